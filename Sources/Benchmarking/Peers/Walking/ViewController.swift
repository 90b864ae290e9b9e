import StatusQuoAppearanceModel

/// A controller as an object that refers weakly to its parent and computes every answer when it is
/// asked.
class ViewController {
  weak var parent: ViewController?
  private(set) var children: [ViewController] = []
  var presented: ViewController?
  weak var presenter: ViewController?
  /// The window of a root.
  weak var window: AppWindow?

  var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified
  var preferredStatusBarStyle = StatusBarStyle.default
  var prefersStatusBarHidden = false

  var childForStatusBarStyle: ViewController? { nil }
  var childForStatusBarHidden: ViewController? { nil }

  /// The nearest style from here up; a presenter's does not count.
  var userInterfaceStyle: UserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    if let parent { return parent.userInterfaceStyle }
    return containingWindow?.userInterfaceStyle ?? .light
  }

  /// The controller that answers for the bar's style: the last one that `childForStatusBarStyle` leads
  /// to.
  var statusBarStyleDecider: ViewController {
    childForStatusBarStyle?.statusBarStyleDecider ?? self
  }

  /// The controller that answers whether the bar is hidden.
  var statusBarHiddenDecider: ViewController {
    childForStatusBarHidden?.statusBarHiddenDecider ?? self
  }

  private var containingWindow: AppWindow? {
    if let window { return window }
    return parent?.containingWindow ?? presenter?.containingWindow
  }

  func addChild(_ child: ViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  func present(_ controller: ViewController) {
    let presenter = topmostParent
    presenter.presented = controller
    controller.presenter = presenter
  }

  func dismiss() {
    presented?.presenter = nil
    presented = nil
  }

  private var topmostParent: ViewController { parent?.topmostParent ?? self }
}

final class NavigationController: ViewController {
  var isNavigationBarHidden = false

  override var childForStatusBarStyle: ViewController? {
    isNavigationBarHidden ? children.last : nil
  }

  override var childForStatusBarHidden: ViewController? { children.last }

  func pop() { if children.count > 1 { children.last?.removeFromParent() } }
}

final class TabController: ViewController {
  private weak var selection: ViewController?

  var selected: ViewController? {
    get { selection ?? children.first }
    set { selection = newValue }
  }

  override var childForStatusBarStyle: ViewController? { selected }
  override var childForStatusBarHidden: ViewController? { selected }
}

final class AppWindow {
  var root: ViewController?
  var userInterfaceStyle = UserInterfaceStyle.light
}
