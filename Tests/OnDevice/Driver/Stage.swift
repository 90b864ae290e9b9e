package import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoJSON
import StatusQuoScenarioFiles

/// Plays one scenario with UIKit: builds its windows and controllers, plays its steps by UIKit's own
/// calls, and reads what can be read. Never run on an Apple system yet.
///
/// It touches neither `view` nor `presentationController` of a controller that has none.
@MainActor package final class Stage {
  let scenario: Scenario
  let scene: UIWindowScene
  private let container: DrivenContainer?
  private let nextTurn: () async -> Void
  /// Each controller as it is now: `set` changes it.
  var settings: [Name: Controller] = [:]
  var shared = StatusBarStyle.default
  var windows: [Name: UIWindow] = [:]
  var controllers: [Name: UIViewController] = [:]
  private var calls: [LifecycleCall] = []
  /// The number of the step under way.
  private var number = 0
  /// The orientation that the scene was asked for, until it has it.
  var awaited: Orientation?
  /// A step or an action of this scenario could not be driven.
  var stuck: String?

  /// The number of turns of the run loop that a screen may take to come to rest.
  static let patience = 100

  /// A stage on a scene that no window of the app is on.
  ///
  /// - Parameter container: the class of the controller `Container`, where the document has one.
  package init(
    _ scenario: Scenario, on scene: UIWindowScene, container: DrivenContainer? = nil,
    nextTurn: @escaping () async -> Void
  ) {
    self.scenario = scenario
    self.scene = scene
    self.container = scenario.names.texts.contains(ContainerEvent.container) ? container : nil
    self.nextTurn = nextTurn
    for controller in scenario.controllers { settings[controller.name] = controller }
  }

  /// Plays the scenario; what was seen after the launch and each step. The windows are gone then.
  package func play() async -> [DrivenMoment] {
    defer {
      for window in windows.values {
        window.isHidden = true
        window.rootViewController = nil
      }
    }
    attempt { () throws(Undrivable) in try turn(to: scenario.environment.orientation) }
    if await !hasTurned() { stuck = "the scene does not turn" }
    attempt { () throws(Undrivable) in try launch() }
    var moments = [await look(isLaunch: true)]
    for step in scenario.steps {
      number += 1
      attempt { () throws(Undrivable) in try apply(step) }
      moments.append(await look())
    }
    return moments
  }

  private func attempt(_ body: () throws(Undrivable) -> Void) {
    calls = []
    guard stuck == nil else { return }
    do throws(Undrivable) { try body() } catch { stuck = error.why }
  }

  private func look(isLaunch: Bool = false) async -> DrivenMoment {
    if let stuck { return .missing("can't be driven: \(stuck)") }
    guard await hasTurned() else { return .missing("not settled") }
    let seen = await settled(atMost: Self.patience, nextTurn: nextTurn) {
      observation(isLaunch && !seesCallsOfLaunch ? nil : calls)
    }
    // An action that could not be driven, while the screen came to rest.
    if let stuck { return .missing("can't be driven: \(stuck)") }
    guard let seen else { return .missing("not settled") }
    return container == nil ? .observed(seen) : await askedAgain(seen)
  }

  /// The moment as it was seen, with the bar after asking again where that changes it: it has not asked then.
  private func askedAgain(_ seen: JSON) async -> DrivenMoment {
    for window in windows.values {
      window.rootViewController?.setNeedsStatusBarAppearanceUpdate()
    }
    let next = await settled(atMost: Self.patience, nextTurn: nextTurn) { observation(nil) }
    guard let next else { return .missing("not settled") }
    guard let bar = next["bar"], bar != seen["bar"] else { return .observed(seen) }
    var json = JSONBuilder()
    json.object { json in
      for member in seen.members ?? [] { json.member(member.key, member.value) }
      json.member("stale", bar)
    }
    return .observed(json.finish())
  }

  /// True if the calls noted while the scenario was built are those of a launch: a tab bar
  /// controller loads its view before it can be watched, and a presented controller comes after its
  /// presenter.
  private var seesCallsOfLaunch: Bool {
    scenario.controllers.allSatisfy { controller in
      if case .presented = controller.place { return false }
      return controller.kind != .tab && controller.kind != .page
    }
  }

  /// Waits until the scene is as it was asked to be.
  private func hasTurned() async -> Bool {
    guard let awaited else { return true }
    for _ in 0..<Self.patience {
      if scene.interfaceOrientation.isLandscape == awaited.isLandscape {
        self.awaited = nil
        return true
      }
      if stuck != nil { return true }
      await nextTurn()
    }
    return false
  }

  // MARK: Building

  private func launch() throws(Undrivable) {
    for controller in scenario.controllers where !isContainer(controller.name) {
      controllers[controller.name] = probe(controller)
    }
    makeContainer()
    // Inner containers first, so that each gets its children at once.
    for controller in scenario.controllers.reversed() { try fill(controller) }
    for window in scenario.windows {
      let root = scenario.controllers.first { $0.place == .root(of: window.name) }
      try show(window, root: root?.name)
    }
    for controller in scenario.controllers {
      guard case .presented(let presenter) = controller.place else { continue }
      try present(controller.name, from: presenter)
    }
  }

  func show(_ window: Window, root: Name?) throws(Undrivable) {
    guard window.coversScreen else { throw Undrivable(DriverObstacle.smallWindow) }
    guard window.scene == .main else { throw Undrivable(DriverObstacle.scene) }
    let made = UIWindow(windowScene: scene)
    made.windowLevel = UIWindow.Level(rawValue: window.level)
    made.overrideUserInterfaceStyle = window.overrideUserInterfaceStyle.uiKit
    if let style = window.traitOverridesUserInterfaceStyle { try override(style, of: made) }
    windows[window.name] = made
    try setRoot(root, of: window.name)
    guard !window.isHidden else { return }
    // The first one is the app's; UIKit makes no other one key by itself.
    if windows.count == 1 { made.makeKeyAndVisible() } else { made.isHidden = false }
  }

  private func probe(_ controller: Controller) -> UIViewController {
    let name = controller.name
    let hooks = ProbeHooks(
      style: { [weak self] in self?.styleAnswer(of: name).uiKit ?? .default },
      hidden: { [weak self] in self?.hiddenAnswer(of: name) ?? false },
      animation: { [weak self] in self?.animationAnswer(of: name).uiKit ?? .fade },
      childForStyle: { [weak self] in
        self?.child(self?.settings[name]?.childForStatusBarStyle, of: name)
      },
      childForHidden: { [weak self] in
        self?.child(self?.settings[name]?.childForStatusBarHidden, of: name)
      },
      traitsForChild: { [weak self] in
        self?.settings[name]?.overrideTraitCollectionForChild?.uiKitTraits
      },
      didCall: { [weak self] method in self?.didCall(method, on: name) })
    let probe = makeProbe(controller.kind, overriding: controller.overridden, hooks)
    dress(probe, as: controller)
    return probe
  }

  /// True for the name of the container under test.
  func isContainer(_ name: Name) -> Bool {
    container != nil && scenario.names.text(name) == ContainerEvent.container
  }

  /// Makes the container under test, with the children `A`, `B`, and so on.
  private func makeContainer() {
    guard let container, let place = scenario.controllers.first(where: { isContainer($0.name) })
    else { return }
    var children: [UIViewController] = []
    while let child = controllers.first(where: {
      scenario.names.text($0.key) == ContainerEvent.child(children.count)
    }) {
      children.append(child.value)
    }
    let made = container.make(children)
    dress(made, as: place)
    controllers[place.name] = made
  }

  /// Does what is asked of the container under test.
  func play(_ event: ContainerEvent) throws(Undrivable) {
    guard let container, let place = scenario.controllers.first(where: { isContainer($0.name) }),
      let made = controllers[place.name]
    else { throw Undrivable("the driver was built without the container") }
    try container.play(event, on: made)
  }

  private func dress(_ probe: UIViewController, as controller: Controller) {
    probe.overrideUserInterfaceStyle = controller.overrideUserInterfaceStyle.uiKit
    if let style = controller.modalPresentationStyle { probe.modalPresentationStyle = style.uiKit }
    probe.modalPresentationCapturesStatusBarAppearance =
      controller.modalPresentationCapturesStatusBarAppearance
    if let defines = controller.definesPresentationContext {
      probe.definesPresentationContext = defines
    }
    probe.additionalSafeAreaInsets.top = .init(controller.additionalSafeAreaInsetsTop)
    if let navigation = probe as? UINavigationController {
      navigation.hidesBarsOnSwipe = controller.hidesBarsOnSwipe
      navigation.navigationBar.barStyle = controller.barStyle.uiKit
      if controller.hasBarAppearance {
        navigation.navigationBar.standardAppearance = UINavigationBarAppearance()
      }
      navigation.setNavigationBarHidden(controller.isNavigationBarHidden, animated: false)
    }
  }

  private func fill(_ controller: Controller) throws(Undrivable) {
    if let obstacle = scenario.obstacle(toMaking: controller) { throw Undrivable(obstacle) }
    defer { giveTraits(of: controller) }
    if let style = controller.traitOverridesUserInterfaceStyle,
      let made = controllers[controller.name]
    {
      try override(style, of: made)
    }
    let children = scenario.controllers.filter { $0.place == .child(of: controller.name) }
    guard !children.isEmpty, let parent = controllers[controller.name] else { return }
    let all = children.compactMap { controllers[$0.name] }
    switch parent {
    case let navigation as UINavigationController:
      navigation.setViewControllers(all, animated: false)
    case let tab as UITabBarController:
      tab.setViewControllers(all, animated: false)
      if let selected = controller.selected.flatMap({ controllers[$0] }) {
        tab.selectedViewController = selected
      }
    case let split as UISplitViewController: split.viewControllers = all
    case let page as UIPageViewController:
      page.setViewControllers(all, direction: .forward, animated: false, completion: nil)
    default:
      for child in all {
        parent.addChild(child)
        child.didMove(toParent: parent)
      }
    }
  }

  private func giveTraits(of controller: Controller) {
    for traits in controller.setOverrideTraitCollection {
      guard let child = controllers[traits.child] else { continue }
      controllers[controller.name]?.setOverrideTraitCollection(
        traits.style.uiKitTraits, forChild: child)
    }
  }

  // MARK: What probes answer

  private func styleAnswer(of name: Name) -> StatusBarStyle {
    switch settings[name]?.preferredStatusBarStyle {
    case .constant(let style): style
    case .stored: settings[name]?.stored.style ?? .default
    case .shared: shared
    case nil: .default
    }
  }

  private func hiddenAnswer(of name: Name) -> Bool {
    switch settings[name]?.prefersStatusBarHidden {
    case .constant(let hidden): hidden
    case .stored: settings[name]?.stored.hidden ?? false
    case nil: false
    }
  }

  private func animationAnswer(of name: Name) -> StatusBarAnimation {
    switch settings[name]?.preferredStatusBarUpdateAnimation {
    case .constant(let animation): animation
    case .stored: settings[name]?.stored.animation ?? .fade
    case nil: .fade
    }
  }

  private func child(_ override: ChildOverride?, of name: Name) -> UIViewController? {
    switch override {
    case nil, .nil: nil
    case .topViewController: (controllers[name] as? UINavigationController)?.topViewController
    case .visibleViewController:
      (controllers[name] as? UINavigationController)?.visibleViewController
    case .selectedViewController: (controllers[name] as? UITabBarController)?.selectedViewController
    case .presentedViewController: controllers[name]?.presentedViewController
    case .firstChild: controllers[name]?.children.first
    case .lastChild: controllers[name]?.children.last
    case .controller(let other): controllers[other]
    }
  }

  private func didCall(_ method: LifecycleMethod, on name: Name) {
    calls.append(LifecycleCall(controller: name, method: method))
    if method == .viewDidLoad, let container = controllers[name], holdsViewsItself(container) {
      for child in container.children { addView(of: child, to: container) }
    }
    for action in settings[name]?.actions ?? [] where action.isDone(in: method, step: number) {
      do throws(Undrivable) { try perform(action.command, on: name) } catch { stuck = error.why }
    }
  }
}

/// The reason why a step can't be played by calls of UIKit.
struct Undrivable: Error {
  let why: String
  init(_ why: String) { self.why = why }
}
