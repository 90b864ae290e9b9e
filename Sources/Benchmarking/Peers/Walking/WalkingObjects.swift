public import StatusQuoAppearanceModel

/// Class objects that walk to the answer at every question and keep nothing.
///
/// They do less than a resolver: they neither check steps nor record outcomes, lifecycle calls or
/// trait changes, and can't be observed. `MemoizingObjects` does all of that. They know the part of
/// the law that the workloads need (iOS 18, an iPhone in portrait, one window, cards) and walk by
/// recursion, at most `deepest` levels.
public struct WalkingObjects: QueryResolver {
  /// More would overflow an ordinary stack.
  public static let deepest = 10_000

  private let window = AppWindow()
  /// By `Name.slot`, so that finding an object costs next to nothing.
  private var objects: [ViewController?]

  /// The controllers of `scenario`, which is a workload's.
  public init(_ scenario: Scenario) {
    objects = Array(repeating: nil, count: scenario.names.slotCount)
    for controller in scenario.controllers {
      let object = WalkingObjects.object(controller)
      objects[controller.name.slot] = object
      switch controller.place {
      case .root:
        window.root = object
        object.window = window
      case .child(let parent): objects[parent.slot]?.addChild(object)
      case .presented, .detached: break
      }
    }
  }

  private static func object(_ controller: Controller) -> ViewController {
    let object: ViewController
    switch controller.kind {
    case .navigation:
      let navigation = NavigationController()
      navigation.isNavigationBarHidden = controller.isNavigationBarHidden
      object = navigation
    case .tab: object = TabController()
    case .plain, .split, .page, .alert: object = ViewController()
    }
    object.overrideUserInterfaceStyle = controller.overrideUserInterfaceStyle
    return object
  }

  /// The bar that an update would display now.
  ///
  /// - Complexity: the length of the way to the controller that decides, twice, and the way back up.
  public func upToDateBar() -> BarAppearance {
    guard let root = window.root else { return BarAppearance(hidden: false, content: .dark) }
    let hidden = root.statusBarHiddenDecider.prefersStatusBarHidden
    return BarAppearance(hidden: hidden, content: content(below: root))
  }

  private func content(below root: ViewController) -> BarContent {
    // Behind a card lies black.
    if root.presented != nil { return .light }
    let decider = root.statusBarStyleDecider
    switch decider.preferredStatusBarStyle {
    case .lightContent: return .light
    case .darkContent: return .dark
    case .default: return decider.userInterfaceStyle == .dark ? .light : .dark
    }
  }

  /// The style of a controller.
  ///
  /// - Complexity: the number of its parents.
  public func style(of name: Name) -> UserInterfaceStyle? {
    objects[name.slot]?.userInterfaceStyle
  }

  /// Applies a step of a workload.
  public mutating func apply(_ step: Step) {
    switch step {
    case .set(.known(let property), let value, let name):
      if let object = objects[name.slot] { set(property, to: value, on: object) }
    case .select(let child, let tab): (object(tab) as? TabController)?.selected = object(child)
    case .push(let child, let stack):
      if let child = object(child) { object(stack)?.addChild(child) }
    case .pop(let stack): (object(stack) as? NavigationController)?.pop()
    case .addChild(let child, let parent, _):
      if let child = object(child) { object(parent)?.addChild(child) }
    case .removeFromParent(let child): object(child)?.removeFromParent()
    case .present(let controller, let presenter):
      if let controller = object(controller) { object(presenter)?.present(controller) }
    case .dismiss(let presenter): object(presenter)?.dismiss()
    case .setSystemStyle(let style): window.userInterfaceStyle = style
    case .setNeedsStatusBarAppearanceUpdate: break
    default: preconditionFailure("workloads have no '\(step.kind.rawValue)'")
    }
  }

  private func object(_ name: Name) -> ViewController? { objects[name.slot] }

  private func set(
    _ property: PropertyName.Known, to value: PropertyValue, on object: ViewController
  ) {
    switch (property, value) {
    case (.overrideUserInterfaceStyle, .word(let word)):
      object.overrideUserInterfaceStyle =
        word == .dark ? .dark : word == .light ? .light : .unspecified
    case (.preferredStatusBarStyle, .word(.lightContent)):
      object.preferredStatusBarStyle = .lightContent
    case (.preferredStatusBarStyle, .null): object.preferredStatusBarStyle = .default
    case (.prefersStatusBarHidden, .bool(let hidden)): object.prefersStatusBarHidden = hidden
    case (.prefersStatusBarHidden, .null): object.prefersStatusBarHidden = false
    default: preconditionFailure("workloads set no '\(property.rawValue)' to that")
    }
  }
}
