package import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoGenerators

/// Steps that change something and undo it: two rounds leave the same state as one.
package struct IdleStretch: Sendable {
  /// One round.
  package let period: [Step]
  /// Steps that can follow the rounds: none, and some that end elsewhere or make the number of steps odd.
  package let tails: [[Step]]

  private init(_ period: [Step], detour: [Step] = []) {
    self.period = period
    tails = [[], Array(period.prefix(1)), Array(period.prefix(period.count / 2)), detour].unique
  }

  /// The stretches of a change in a world where something is shown; none where there is nothing to change.
  ///
  /// - Parameter world: nil where the resolver gives none; then styles alone can be changed.
  package static func all(
    of change: IdleChange, in scenario: Scenario, _ world: Snapshot?, showing shown: Observation
  ) -> [IdleStretch] {
    if change == .style {
      let answering = shown.provenance?.style?.answeredBy ?? scenario.controllers.first?.name
      return answering.map { styles(of: $0, from: shown.bar.content) } ?? []
    }
    guard let world else { return [] }
    let scene = IdleScene(world: world, shown: shown)
    let whole = scene.period(of: change).map { IdleStretch($0, detour: scene.detour(of: change)) }
    return (whole.map { [$0] } ?? []) + (change == .childGetter ? getters(in: scene) : [])
  }

  /// Settings of a controller's styles, which end with another than the bar's.
  private static func styles(of name: Name, from content: BarContent) -> [IdleStretch] {
    let (bar, screen): ([PropertyValue.Word], [PropertyValue.Word]) =
      content == .light
      ? ([.default, .darkContent, .lightContent], [.unspecified, .light, .dark])
      : ([.default, .lightContent, .darkContent], [.unspecified, .dark, .light])
    return zip(IdleChange.style.properties, [bar, screen]).map { property, values in
      let steps = values.map { Step.set(.known(property), to: .word($0), on: name) }
      return IdleStretch([steps[0], steps[1]], odd: [steps[2], steps[0], steps[1]])
    }
  }

  /// Settings of the child getters of a controller that is asked, without an update: what counts them is not looked
  /// at in between.
  private static func getters(in scene: IdleScene) -> [IdleStretch] {
    guard let asked = scene.asked else { return [] }
    return IdleChange.childGetter.properties.map { property in
      let own = scene.value(of: property, on: asked)
      let others = [PropertyValue.null, .word(.nil), .word(.firstChild)].filter { $0 != own }
      let steps = ([own] + others).map { Step.set(.known(property), to: $0, on: asked) }
      return IdleStretch([steps[0], steps[1]], odd: [steps[2], steps[0], steps[1]])
    }
  }

  private init(_ period: [Step], odd: [Step]) {
    self.period = period
    tails = [[], odd]
  }
}

extension [[Step]] {
  fileprivate var unique: [[Step]] {
    indices.filter { !self[..<$0].contains(self[$0]) }.map { self[$0] }
  }
}

// MARK: - Rounds

/// The changes that a world allows, as close to the bar as there is something to change.
private struct IdleScene {
  let world: Snapshot
  let shown: Observation

  /// Nil where there is nothing of the sort.
  func period(of change: IdleChange) -> [Step]? {
    switch change {
    case .style: nil
    case .window: window.map { [.hideWindow($0), .showWindow($0)] }
    case .keyWindow: keyWindows
    case .root: root
    case .childGetter: childGetters
    case .tab: tab
    case .stack: stack
    case .presented: presented
    case .child: child
    case .orientation:
      world.environment.orientation == .portrait
        ? [.rotate(to: .landscape), .rotate(to: .portrait)]
        : [.rotate(to: .portrait), .rotate(to: .landscape)]
    case .systemStyle:
      world.environment.systemStyle == .dark
        ? [.setSystemStyle(.light), .setSystemStyle(.dark)]
        : [.setSystemStyle(.dark), .setSystemStyle(.light)]
    case .background:
      world.isInBackground
        ? [.enterForeground, .enterBackground] : [.enterBackground, .enterForeground]
    case .call: [.setInCallStatusBar(true), .setInCallStatusBar(false)]
    case .appBar: [.setStatusBarHidden(true, .none), .setStatusBarHidden(false, .none)]
    case .navigationBar: navigationBar
    case .update: asked.map { [request(on: $0, animated: true), request(on: $0)] }
    }
  }

  /// Steps that end as the first one of a round does, but are one more; none where there is no such way.
  func detour(of change: IdleChange) -> [Step] {
    guard change == .tab, let shown = shownTab, shown.others.count > 1 else { return [] }
    return [.select(shown.others[1], on: shown.tab), .select(shown.others[0], on: shown.tab)]
  }

  /// The window that controls the bar, else the front one.
  private var window: Name? { shown.provenance?.window ?? world.visibleWindows.last }

  /// The first controller that is asked about the bar, else any on screen.
  var asked: Name? {
    shown.provenance?.style?.chain.first?.controller ?? world.onScreen.first
  }

  private var keyWindows: [Step]? {
    guard let key = world.keyWindow, let other = world.visibleWindows.last(where: { $0 != key })
    else { return nil }
    return [.makeKey(other), .makeKey(key)]
  }

  /// One that presents nothing: what it presents stays behind.
  private var root: [Step]? {
    guard let window,
      let root = world.controllers.first(where: { $0.place == .root(of: window) }),
      !world.controllers.contains(where: { $0.place == .presented(by: root.name) })
    else { return nil }
    return [.setRoot(nil, of: window), .setRoot(root.name, of: window)]
  }

  private var childGetters: [Step]? {
    guard let asked else { return nil }
    let values = IdleChange.childGetter.properties.map { property -> (to: Step, fro: Step) in
      let own = value(of: property, on: asked)
      let other = own == .word(.nil) ? PropertyValue.null : .word(.nil)
      return (
        .set(.known(property), to: other, on: asked), .set(.known(property), to: own, on: asked)
      )
    }
    return values.map { $0.to } + [request(on: asked)] + values.map { $0.fro }
      + [request(on: asked)]
  }

  /// The value of a property that steps set; null where there is none.
  func value(of property: PropertyName.Known, on name: Name) -> PropertyValue {
    controller(name).flatMap { controller in
      Controller.properties.first { $0.setName == property }
        .flatMap { PropertyValue($0.literal(controller)) }
    } ?? .null
  }

  private var tab: [Step]? {
    shownTab.map { [.select($0.others[0], on: $0.tab), .select($0.selected, on: $0.tab)] }
  }

  /// A tab controller on screen with several children: the one that it shows, and the others.
  private var shownTab: (tab: Name, selected: Name, others: [Name])? {
    for tab in onScreen where tab.kind == .tab {
      let children = children(of: tab.name)
      guard let selected = tab.selected ?? children.first else { continue }
      let others = children.filter { $0 != selected }
      if !others.isEmpty { return (tab.name, selected, others) }
    }
    return nil
  }

  private var stack: [Step]? {
    let stacks = onScreen.filter { $0.kind == .navigation }.map { $0.name }
    for stack in stacks {
      let children = children(of: stack)
      if children.count > 1, let top = children.last {
        return [.pop(on: stack), .push(top, on: stack)]
      }
    }
    guard let stack = stacks.first, let spare = spare(but: .navigation) else { return nil }
    return [.push(spare, on: stack), .pop(on: stack)]
  }

  private var presented: [Step]? {
    if let presented = world.presentations.last?.controller,
      let presenter = controller(presented)?.place.above
    {
      return [.dismiss(from: presenter), .present(presented, from: presenter)]
    }
    guard let presenter = world.onScreen.first, let spare = spare() else { return nil }
    return [.present(spare, from: presenter), .dismiss(from: presenter)]
  }

  private var child: [Step]? {
    for controller in onScreen {
      if case .child(let parent) = controller.place,
        onScreen.contains(where: { $0.name == parent && $0.kind == .plain })
      {
        return [
          .removeFromParent(controller.name), .addChild(controller.name, to: parent, in: nil),
        ]
      }
    }
    return nil
  }

  private var navigationBar: [Step]? {
    guard let stack = onScreen.first(where: { $0.kind == .navigation }) else { return nil }
    return [!stack.isNavigationBarHidden, stack.isNavigationBarHidden].map {
      .set(.known(.isNavigationBarHidden), to: .bool($0), on: stack.name)
    }
  }

  private func request(on name: Name, animated: Bool = false) -> Step {
    .setNeedsStatusBarAppearanceUpdate(on: name, animated: animated)
  }

  private func controller(_ name: Name) -> Controller? {
    world.controllers.first { $0.name == name }
  }

  private var onScreen: [Controller] {
    world.controllers.filter { world.onScreen.contains($0.name) }
  }

  private func children(of parent: Name) -> [Name] {
    world.controllers.filter { $0.place == .child(of: parent) }.map { $0.name }
  }

  /// A controller that is nowhere.
  private func spare(but kind: Controller.Kind? = nil) -> Name? {
    world.controllers.first { $0.place == .detached && $0.kind != kind }?.name
  }
}

// MARK: - Words

extension IdleChange {
  /// The change, as the subject of a sentence.
  package var words: String {
    switch self {
    case .style: "a style set to and fro"
    case .window: "a window hidden and shown"
    case .keyWindow: "a window made key and the other again"
    case .root: "a root taken away and set again"
    case .childGetter: "a child getter set to and fro, with updates"
    case .tab: "a tab selected and left"
    case .stack: "a controller pushed and popped"
    case .presented: "a controller presented and dismissed"
    case .child: "a child removed and added"
    case .orientation: "a device turned to and fro"
    case .systemStyle: "the system's style set to and fro"
    case .background: "an app that goes to the background and comes back"
    case .call: "a call begun and ended"
    case .appBar: "the app's bar hidden and shown"
    case .navigationBar: "a navigation bar hidden and shown"
    case .update: "an update asked for repeatedly"
    }
  }
}
