// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view controller, with the law behind it: what is called on it is played by the reference model, which says what
/// UIKit calls then.
@MainActor open class UIViewController: UIResponder, UIContentContainer {
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalPresentationCapturesStatusBarAppearance = false
  open var definesPresentationContext = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  // MARK: The view

  open private(set) var viewIfLoaded: UIView?
  open var isViewLoaded: Bool { viewIfLoaded != nil }

  /// The root view. To ask for it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      viewIfLoaded = newValue
      newValue?.owner = self
    }
  }

  /// Makes a view of the size of an iPhone 15.
  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)) }

  open func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    Stage.current?.hasLoaded(self)
    viewDidLoad()
  }

  // MARK: Containment

  open func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.parent?.children.removeAll { $0 === child }
    children.append(child)
    child.parent = self
    Stage.current?.added(child, to: self)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    Stage.current?.removed(self, from: parent)
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Adds the view of the second, runs `animations`, and takes the view of the first out when they end.
  open func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let place = from.view.superview ?? view
    place?.addSubview(to.view)
    animations?()
    Stage.current?.begin { isFinished in
      from.view.removeFromSuperview()
      completion?(isFinished)
    }
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    Stage.current?.begins(self, isAppearing)
  }

  open func endAppearanceTransition() { Stage.current?.ends(self) }

  // MARK: Lifecycle

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: The status bar

  open var preferredStatusBarStyle: UIStatusBarStyle {
    if let style = wants?.style { return style }
    Stage.current?.hasAnsweredByDefault = true
    return .default
  }

  open var prefersStatusBarHidden: Bool {
    if let isHidden = wants?.hidden { return isHidden }
    Stage.current?.hasAnsweredByDefault = true
    return false
  }

  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }

  open func setNeedsStatusBarAppearanceUpdate() { Stage.current?.asks(self) }

  /// The wishes of a child of a container under test.
  var wants: (style: UIStatusBarStyle?, hidden: Bool?)?

  // MARK: Sizes

  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called from nowhere yet: a rotation changes no sizes here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  // MARK: Without effect here

  open private(set) lazy var navigationItem = UINavigationItem()
  open var edgesForExtendedLayout = UIRectEdge.all
  open var automaticallyAdjustsScrollViewInsets = true
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover
  case automatic = -2
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let all = UIInterfaceOrientationMask(rawValue: 0b11110)
}

public struct UIEdgeInsets: Sendable {
  public static let zero = UIEdgeInsets()
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
