package import StatusQuoAppearanceModel
package import StatusQuoCatalog

/// One change of an app's code or of its Info.plist.
package enum Change: Hashable, Sendable {
  /// A controller's property gets a value: an override that returns it, or an assignment before the
  /// controller is shown. The property is given by its place in `Controller.properties`.
  case controller(Name, property: Int, Literal)
  /// A window's property gets a value, by its place in `Window.properties`.
  case window(Name, property: Int, Literal)
  /// A key of Info.plist gets a value or is removed, by its place in `Scenario.infoPlist`.
  case infoPlist(Int, Literal)
  /// The app calls something after a step; after 0, at the launch.
  case call(Call, after: Int)
}

/// A call that an app adds to its code.
package enum Call: Hashable, Sendable {
  /// `setNeedsStatusBarAppearanceUpdate()`.
  case updateBar(on: Name)
  /// The same for one answer about the system's gestures.
  case update(of: SystemGesture, on: Name)
  /// `UIApplication.setStatusBarHidden(_:with:)`.
  case setHidden(Bool)
  /// `UIApplication.setStatusBarStyle(_:)`.
  case setStyle(StatusBarStyle)
  /// `beginAppearanceTransition(_:animated:)`, and `endAppearanceTransition()`.
  case appearanceTransition(on: Name, isAppearing: Bool)
  /// `endAppearanceTransition()` alone.
  case endAppearanceTransition(on: Name)
  /// A flag that shows or hides a bar gets another value than an earlier step gave it.
  case set(PropertyName.Known, on: Name, to: Bool)

  /// The call as steps.
  var steps: [Step] {
    switch self {
    case .updateBar(let name): [.setNeedsStatusBarAppearanceUpdate(on: name, animated: false)]
    case .update(let gesture, let name): [.setNeedsUpdate(of: gesture, on: name)]
    case .setHidden(let hidden): [.setStatusBarHidden(hidden, .none)]
    case .setStyle(let style): [.setStatusBarStyle(style)]
    case .appearanceTransition(let name, let isAppearing):
      [
        .beginAppearanceTransition(name, isAppearing: isAppearing), .endAppearanceTransition(name),
      ]
    case .endAppearanceTransition(let name): [.endAppearanceTransition(name)]
    case .set(let property, on: let name, to: let value):
      [.set(.known(property), to: .bool(value), on: name)]
    }
  }
}

extension Change {
  /// The target, which it gives some value: two changes of the same target exclude each other.
  struct Target: Hashable {
    var owner: Name?
    var property: Int
    var kind: Kind

    enum Kind: Hashable {
      case controller, window, infoPlist, update, gestureUpdate(SystemGesture), hiddenSetter,
        styleSetter, appearanceTransition, property(PropertyName.Known)
    }
  }

  var target: Target {
    switch self {
    case .controller(let name, let property, _):
      Target(owner: name, property: property, kind: .controller)
    case .window(let name, let property, _): Target(owner: name, property: property, kind: .window)
    case .infoPlist(let key, _): Target(owner: nil, property: key, kind: .infoPlist)
    case .call(let call, let step):
      Target(owner: call.owner, property: step, kind: call.kind)
    }
  }
}

extension Call {
  /// The controller whose value it sets.
  fileprivate var owner: Name? { if case .set(_, on: let name, to: _) = self { name } else { nil } }

  fileprivate var kind: Change.Target.Kind {
    switch self {
    case .updateBar: .update
    case .update(let gesture, on: _): .gestureUpdate(gesture)
    case .setHidden: .hiddenSetter
    case .setStyle: .styleSetter
    case .appearanceTransition, .endAppearanceTransition: .appearanceTransition
    case .set(let property, on: _, to: _): .property(property)
    }
  }
}

/// An app with some changes, and where the moments of its own steps are.
struct ChangedScenario {
  var scenario: Scenario
  /// The step of `scenario` after which each moment of the app without changes comes: its launch,
  /// then each of its steps.
  private(set) var moments: [Int]
  /// The places of the controllers that change.
  private var places: [Name: Int] = [:]

  init(_ original: Scenario, _ changes: [Change]) {
    scenario = original
    moments = Array(0...original.steps.count)
    let owners = Set(changes.compactMap { $0.target.owner })
    for (place, controller) in original.controllers.enumerated()
    where owners.contains(controller.name) && places[controller.name] == nil {
      places[controller.name] = place
    }
    for change in changes { apply(change) }
  }

  private mutating func apply(_ change: Change) {
    switch change {
    case .controller(let name, let place, let value):
      guard let index = places[name] else { return }
      _ = Controller.properties[place].assign(&scenario.controllers[index], value)
    case .window(let name, let place, let value):
      if let index = scenario.windows.firstIndex(where: { $0.name == name }) {
        _ = Window.properties[place].assign(&scenario.windows[index], value)
      }
      for index in scenario.steps.indices {
        guard case .addWindow(var window, let root) = scenario.steps[index], window.name == name
        else { continue }
        _ = Window.properties[place].assign(&window, value)
        scenario.steps[index] = .addWindow(window, root: root)
      }
    case .infoPlist(let place, let value): _ = Scenario.infoPlist[place].assign(&scenario, value)
    case .call(let call, let step): for added in call.steps { insert(added, after: step) }
    }
  }

  private mutating func insert(_ call: Step, after step: Int) {
    scenario.steps.insert(call, at: moments[step])
    for later in step..<moments.count { moments[later] += 1 }
  }

  /// The moments of the app without changes, seen in this scenario and numbered as there.
  func seen(_ readings: Readings) -> [Moment] {
    let all = scenario.seenMoments(readings)
    var last = -1
    return moments.enumerated().map { number, place in
      var moment = all[place]
      moment.observation.step = number
      // What is called after a step belongs to it.
      if place > last + 1 {
        moment.observation.calls = all[(last + 1)...place].flatMap { $0.observation.calls }
      }
      last = place
      return moment
    }
  }
}
