public import StatusQuoAppearanceModel
import StatusQuoCatalog

/// A part of UIKit that a scenario needs and that some resolvers lack.
package enum Need: Hashable, Sendable {
  case version(Version)
  /// An SDK other than the system's.
  case linkedSDK
  case device(Device)
  /// A key of Info.plist.
  case infoPlist(String)
  /// Another value than UIKit's default at launch.
  case environment(Capabilities.EnvironmentKey)
  /// This number of windows.
  case windows(Int)
  /// This number of windows, where it may be too few.
  case fewerWindows(Int)
  /// A window with another value than UIKit's default.
  case window(Capabilities.WindowProperty)
  case kind(Controller.Kind)
  /// Children of controllers of a kind, at the start.
  case children(of: Controller.Kind)
  /// A child that a step adds to a controller of a kind.
  case addedChildren(of: Controller.Kind)
  /// A container of a kind without children.
  case emptyContainer(Controller.Kind)
  case presentedAtLaunch
  /// A child that a step moves elsewhere.
  case movedChild
  /// A step with a name that is declared nowhere.
  case unknownName
  case step(Step.Kind)
  /// A step that is not applied.
  case refusal(Capabilities.Refusal)
  case property(PropertyName.Known)
  case value(PropertyName.Known, PropertyValue.Word)
  /// Another value than controllers always have.
  case otherValue(PropertyName.Known)
  /// An action in a lifecycle method.
  case call(LifecycleMethod)
  case action(Capabilities.ActionKind)
}

extension Need {
  /// The key of the capabilities that leaves it out.
  package var key: String {
    switch self {
    case .version: "versions"
    case .linkedSDK: "linkedSDK"
    case .device: "devices"
    case .infoPlist: "infoPlist"
    case .environment: "environment"
    case .windows: "windows"
    case .fewerWindows: "fewestWindows"
    case .window: "windowProperties"
    case .kind: "kinds"
    case .children, .addedChildren: "parents"
    case .emptyContainer: "emptyContainers"
    case .presentedAtLaunch: "presentedAtLaunch"
    case .movedChild: "movesChildren"
    case .unknownName: "unknownNames"
    case .step: "steps"
    case .refusal: "refused"
    case .property: "properties"
    case .value: "values"
    case .otherValue: "always"
    case .call: "calls"
    case .action: "actions"
    }
  }
}

extension Scenario {
  /// All its needs that show without playing it. Some are repeated.
  package var needs: [Need] {
    let kinds = kindsByName
    return needsOfEnvironment + needsOfWindows + controllers.flatMap { $0.needs }
      + needsOfTrees(kinds) + (stepsWithUnknownNames.isEmpty ? [] : [.unknownName])
      + steps.flatMap { $0.needs(kinds) } + needsOfObservations
  }

  /// The kind of each controller.
  var kindsByName: [Name: Controller.Kind] {
    var kinds: [Name: Controller.Kind] = [:]
    for controller in controllers where kinds[controller.name] == nil {
      kinds[controller.name] = controller.kind
    }
    return kinds
  }

  private var needsOfEnvironment: [Need] {
    [.version(environment.iOS), .device(environment.device)]
      + (environment.linkedSDK == environment.iOS ? [] : [.linkedSDK])
      + Scenario.infoPlist.filter { !$0.isDefault(self) }.map { .infoPlist($0.key) }
      + Capabilities.EnvironmentKey.allCases.filter { $0.isSet(in: environment) }.map {
        .environment($0)
      }
  }

  private var needsOfWindows: [Need] {
    let added = steps.compactMap { $0.addedWindow }
    return [
      .windows(Set(windows.map { $0.name } + added).count), .fewerWindows(fewestWindowsLeft),
    ] + windows.flatMap { $0.needs }
  }

  private func needsOfTrees(_ kinds: [Name: Controller.Kind]) -> [Need] {
    let parents = Set(controllers.compactMap { $0.place.parent })
    let isPresenting = controllers.contains { $0.place.presenter != nil }
    return parents.compactMap { kinds[$0] }.map { .children(of: $0) }
      + controllers.filter { $0.kind.isContainer && !parents.contains($0.name) }
      .map { .emptyContainer($0.kind) } + (isPresenting ? [.presentedAtLaunch] : [])
  }

  /// The needs of what is observed, and of idling.
  private var needsOfObservations: [Need] {
    ObservedPart.allCases.filter(observes.contains).compactMap { $0.need }
      + (idling > 0
        ? idlingBy.steps.map { .step($0) } + idlingBy.properties.map { .property($0) } : [])
  }
}

extension ObservedPart {
  /// The step or property that stands for it: a resolver whose lists lack that doesn't answer the part.
  var need: Need? {
    switch self {
    case .geometry: nil
    case .systemGestures: .step(.setNeedsUpdate)
    case .safeArea: .property(.isToolbarHidden)
    }
  }
}

extension LawMoment {
  /// The needs that only playing shows.
  package var needs: [Need] {
    let refusal: [Need] =
      switch outcome {
      case .applied: []
      case .ignored: [.refusal(.ignored)]
      case .raised: [.refusal(.raised)]
      }
    guard let snapshot else { return refusal }
    let parents = Set(snapshot.controllers.compactMap { $0.place.parent })
    return refusal + (movesChild ? [.movedChild] : [])
      + snapshot.controllers.filter { $0.kind.isContainer && !parents.contains($0.name) }
      .map { .emptyContainer($0.kind) }
  }
}

extension Window {
  fileprivate var needs: [Need] {
    let properties = Window.properties.filter { !$0.isDefault(self) }
    return properties.compactMap { Capabilities.WindowProperty(rawValue: $0.name) }.map {
      .window($0)
    } + properties.flatMap { $0.needs(of: self) }
  }
}

extension Controller {
  fileprivate var needs: [Need] {
    var needs: [Need] = [.kind(kind)]
    for property in Controller.properties where !property.isDefault(self) {
      needs += property.needs(of: self)
    }
    for view in views {
      for property in View.properties where !property.isDefault(view) {
        needs += property.needs(of: view)
      }
    }
    for action in actions { needs += action.needs }
    return needs
  }
}

extension Action {
  /// An action needs what a step needs that does the same.
  var needs: [Need] {
    let own: [Need] = [.call(method), .action(command.kind)]
    return own + command.needs
  }
}

extension Action.Command {
  fileprivate var needs: [Need] {
    switch self {
    case .setNeedsStatusBarAppearanceUpdate: [.step(.setNeedsStatusBarAppearanceUpdate)]
    case .setStoredStyle: [.step(.set), .property(.storedStyle)]
    case .setStoredHidden: [.step(.set), .property(.storedHidden)]
    case .setStoredAnimation: [.step(.set), .property(.storedAnimation)]
    case .setShared: [.step(.setShared)]
    case .swizzleHidden: [.step(.swizzleHidden)]
    case .unswizzleHidden: [.step(.unswizzleHidden)]
    case .beginAppearanceTransition: [.step(.beginAppearanceTransition)]
    case .endAppearanceTransition: [.step(.endAppearanceTransition)]
    case .addChild: [.step(.addChild)]
    case .addSubview: [.step(.addSubview)]
    }
  }

  fileprivate var kind: Capabilities.ActionKind {
    switch self {
    case .setNeedsStatusBarAppearanceUpdate: .setNeedsStatusBarAppearanceUpdate
    case .setStoredStyle, .setStoredHidden, .setStoredAnimation: .setStored
    case .setShared: .setShared
    case .swizzleHidden: .swizzleHidden
    case .unswizzleHidden: .unswizzleHidden
    case .beginAppearanceTransition: .beginAppearanceTransition
    case .endAppearanceTransition: .endAppearanceTransition
    case .addChild: .addChild
    case .addSubview: .addSubview
    }
  }
}

extension Step {
  /// Its needs besides the outcome that it has.
  func needs(_ kinds: [Name: Controller.Kind]) -> [Need] {
    if case .addChild(_, let parent, _) = self, let kind = kinds[parent] {
      return needs + [.addedChildren(of: kind)]
    }
    return needs
  }

  /// The name of the window that it adds.
  var addedWindow: Name? {
    if case .addWindow(let window, _) = self { window.name } else { nil }
  }

  /// Its needs, regardless of what it names.
  var needs: [Need] {
    if case .addWindow(let window, _) = self { return [.step(kind)] + window.needs }
    guard case .set(.known(let property), let value, _) = self else { return [.step(kind)] }
    let needs: [Need] = [.step(kind), .property(property)]
    if case .word(let word) = value, property.unset(from: value) != value {
      return needs + [.value(property, word)]
    }
    return needs
  }
}

extension Property {
  /// The needs of a value that is not the default.
  func needs(of owner: borrowing Owner) -> [Need] {
    guard let name = nameInSteps else { return [] }
    guard case .word(let text) = literal(owner), let word = PropertyValue.Word(rawValue: text)
    else {
      return [.property(name)]
    }
    return [.property(name), .value(name, word)]
  }
}

extension Property {
  /// The name by which steps set it, that of a root view's property on the view.
  var nameInSteps: PropertyName.Known? {
    setName ?? View.properties.first { "view\($0.name.capitalizedFirst)" == name }?.setName
  }
}

extension Controller.Place {
  /// The parent of a child.
  var parent: Name? {
    switch self {
    case .child(let parent): parent
    case .root, .presented, .detached: nil
    }
  }

  /// The presenter of what is presented.
  var presenter: Name? {
    switch self {
    case .presented(let presenter): presenter
    case .root, .child, .detached: nil
    }
  }
}

extension Controller.Kind {
  /// True if it shows only its children.
  var isContainer: Bool {
    switch self {
    case .navigation, .tab, .split, .page: true
    case .plain, .alert: false
    }
  }
}

extension IdleChange {
  /// The steps that make the change and undo it.
  var steps: [Step.Kind] {
    switch self {
    case .style: [.set]
    case .window: [.hideWindow, .showWindow]
    case .keyWindow: [.makeKey]
    case .root: [.setRoot]
    case .childGetter: [.set, .setNeedsStatusBarAppearanceUpdate]
    case .tab: [.select]
    case .stack: [.push, .pop]
    case .presented: [.present, .dismiss]
    case .child: [.removeFromParent, .addChild]
    case .orientation: [.rotate]
    case .systemStyle: [.setSystemStyle]
    case .background: [.enterBackground, .enterForeground]
    case .call: [.setInCallStatusBar]
    case .appBar: [.setStatusBarHidden]
    case .navigationBar: [.set]
    case .update: [.setNeedsStatusBarAppearanceUpdate]
    }
  }

  /// The properties that these steps set.
  package var properties: [PropertyName.Known] {
    switch self {
    case .style: [.preferredStatusBarStyle, .overrideUserInterfaceStyle]
    case .childGetter: [.childForStatusBarStyle, .childForStatusBarHidden]
    case .navigationBar: [.isNavigationBarHidden]
    case .window, .keyWindow, .root, .tab, .stack, .presented, .child, .orientation,
      .systemStyle, .background, .call, .appBar, .update:
      []
    }
  }
}

extension Scenario {
  /// The keys of Info.plist that concern the appearance, as Apple spells them.
  public static let infoPlistKeys = Set(infoPlist.map { $0.key })
}
