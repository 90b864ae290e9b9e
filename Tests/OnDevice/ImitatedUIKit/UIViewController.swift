// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The methods of a probe that replace those of its class.
@MainActor public struct ImitatedHooks {
  public var style: (() -> UIStatusBarStyle)?
  public var hidden: (() -> Bool)?
  public var animation: (() -> UIStatusBarAnimation)?
  public var childForStyle: (() -> UIViewController?)?
  public var childForHidden: (() -> UIViewController?)?
  public var traitsForChild: (() -> UITraitCollection?)?
  /// The name of a lifecycle method, after it was called.
  public var didCall: (String) -> Void = { _ in }
}

@MainActor open class UIViewController {
  public var hooks = ImitatedHooks()
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  public let presentationController: UIPresentationController? = UIPresentationController()
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var modalPresentationCapturesStatusBarAppearance = false
  public var definesPresentationContext = false
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var traitOverrides = ImitatedTraitOverrides() { didSet { anyWindow?.scene.update() } }
  public var additionalSafeAreaInsets = UIEdgeInsets()
  private var traitsOfChildren: [ObjectIdentifier: UITraitCollection] = [:]
  weak var window: UIWindow?
  private var isOnScreen = false

  public init() {}

  // MARK: The view

  public private(set) var viewIfLoaded: UIView?
  public var isViewLoaded: Bool { viewIfLoaded != nil }
  public var view: UIView {
    if let viewIfLoaded { return viewIfLoaded }
    let view = UIView()
    view.controller = self
    viewIfLoaded = view
    hooks.didCall("viewDidLoad")
    return view
  }

  public var traitCollection: UITraitCollection {
    let styles = [traitOverrides.userInterfaceStyle, overrideUserInterfaceStyle]
    if let own = styles.first(where: { $0 != .unspecified }) {
      return UITraitCollection(userInterfaceStyle: own)
    }
    return parent?.overrideTraitCollection(forChild: self)
      ?? parent?.traitsOfChildren[ObjectIdentifier(self)] ?? parent?.traitCollection
      ?? presentingViewController?.window?.traitCollection
      ?? window?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
  }

  public func setOverrideTraitCollection(
    _ traits: UITraitCollection?, forChild child: UIViewController
  ) {
    traitsOfChildren[ObjectIdentifier(child)] = traits
  }

  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    hooks.traitsForChild?()
  }

  // MARK: The bar

  open var preferredStatusBarStyle: UIStatusBarStyle { hooks.style?() ?? .default }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var prefersStatusBarHidden: Bool { hooks.hidden?() ?? false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { hooks.animation?() ?? .fade }
  open var childForStatusBarStyle: UIViewController? { hooks.childForStyle?() }
  open var childForStatusBarHidden: UIViewController? { hooks.childForHidden?() }
  public func setNeedsStatusBarAppearanceUpdate() { anyWindow?.scene.update() }

  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }
  open var childForPreferredVerticalBarBehavior: UIViewController? { nil }
  public func setNeedsUpdateOfVerticalBarConfiguration() {}

  var controlsBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  private var anyWindow: UIWindow? {
    window ?? parent?.anyWindow ?? presentingViewController?.anyWindow
  }

  // MARK: Coming and going

  /// The children that are on screen with this one.
  var shown: [UIViewController] { children }

  func enter() {
    guard !isOnScreen else { return }
    isOnScreen = true
    _ = view
    hooks.didCall("viewWillAppear")
    for child in shown { child.enter() }
    hooks.didCall("viewIsAppearing")
    hooks.didCall("viewDidAppear")
  }

  func leave() {
    guard isOnScreen else { return }
    isOnScreen = false
    hooks.didCall("viewWillDisappear")
    for child in shown { child.leave() }
    hooks.didCall("viewDidDisappear")
  }

  /// Changes children; those that are no longer shown leave, the others enter.
  func change(_ body: () -> Void) {
    let before = shown
    body()
    let after = shown
    guard isOnScreen else { return }
    for child in before where !after.contains(where: { $0 === child }) { child.leave() }
    for child in after { child.enter() }
    anyWindow?.scene.update()
  }

  public func addChild(_ child: UIViewController) {
    child.removeFromParent()
    change {
      children.append(child)
      child.parent = self
    }
  }

  public func willMove(toParent parent: UIViewController?) {}
  public func didMove(toParent parent: UIViewController?) {}

  public func removeFromParent() {
    guard let parent else { return }
    parent.change {
      parent.children.removeAll { $0 === self }
      self.parent = nil
    }
  }

  func replaceChildren(_ new: [UIViewController]) {
    change {
      for child in children { child.parent = nil }
      children = new
      for child in new { child.parent = self }
    }
  }

  public func present(
    _ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = other
    other.presentingViewController = self
    if other.modalPresentationStyle == .fullScreen { leave() }
    other.enter()
    anyWindow?.scene.update()
    completion?()
  }

  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    presented.leave()
    presentedViewController = nil
    presented.presentingViewController = nil
    enter()
    anyWindow?.scene.update()
    completion?()
  }
}

open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  public var isNavigationBarHidden = false
  public var hidesBarsOnSwipe = false
  public var topViewController: UIViewController? { children.last }
  public var visibleViewController: UIViewController? { presentedViewController ?? children.last }
  override var shown: [UIViewController] { Array(children.suffix(1)) }

  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    hooks.style?()
      ?? (navigationBar.barStyle == .black && navigationBar.standardAppearance == nil
        ? .lightContent : .default)
  }

  open override var childForStatusBarStyle: UIViewController? {
    hooks.childForStyle?() ?? (isNavigationBarHidden ? topViewController : nil)
  }

  open override var childForStatusBarHidden: UIViewController? {
    hooks.childForHidden?() ?? topViewController
  }

  public func setViewControllers(_ new: [UIViewController], animated: Bool) {
    replaceChildren(new)
  }

  public func pushViewController(_ child: UIViewController, animated: Bool) {
    replaceChildren(children + [child])
  }

  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    replaceChildren(children.dropLast())
    return last
  }

  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.map { popToViewController($0, animated: animated) } ?? nil
  }

  @discardableResult
  public func popToViewController(
    _ child: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = children.firstIndex(where: { $0 === child }) else { return nil }
    let popped = Array(children[(place + 1)...])
    replaceChildren(Array(children[...place]))
    return popped
  }
}

@MainActor public final class UIPresentationController {
  public var overrideTraitCollection: UITraitCollection?
}

open class UISplitViewController: UIViewController {
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary
  }

  public func viewController(for column: Column) -> UIViewController? {
    children.indices.contains(column.rawValue) ? children[column.rawValue] : nil
  }

  public var viewControllers: [UIViewController] {
    get { children }
    set { replaceChildren(newValue) }
  }
}

open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation
  ) {}

  public func setViewControllers(
    _ new: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    replaceChildren(new ?? [])
    completion?(true)
  }
}

open class UITabBarController: UIViewController {
  private weak var selected: UIViewController?
  public var viewControllers: [UIViewController]? { children }
  override var shown: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  public var selectedViewController: UIViewController? {
    get { selected ?? children.first }
    set { change { selected = newValue } }
  }

  public func setViewControllers(_ new: [UIViewController], animated: Bool) {
    replaceChildren(new)
  }

  open override var childForStatusBarStyle: UIViewController? {
    hooks.childForStyle?() ?? selectedViewController
  }

  open override var childForStatusBarHidden: UIViewController? {
    hooks.childForHidden?() ?? selectedViewController
  }
}
