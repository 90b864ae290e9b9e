/// A view controller as a scenario declares it: what it is, where it starts, what it overrides.
public struct Controller: Hashable, Sendable {
  /// The classes that the rules tell apart.
  public enum Kind: String, NamedCase {
    /// Any `UIViewController`, with or without children.
    case plain
    case navigation, tab, split, page
    /// Never has children.
    case alert
  }

  /// The position of a controller at the start. A parent is declared before its children.
  public enum Place: Hashable, Sendable {
    /// `rootViewController` of a window.
    case root(of: Name)
    /// The last child so far of a controller.
    case child(of: Name)
    /// Presented by a controller that is in a window.
    case presented(by: Name)
    /// In no window and without parent; steps may bring it in.
    case detached

    /// The parent or presenter.
    public var above: Name? {
      switch self {
      case .child(let name), .presented(let name): name
      case .root, .detached: nil
      }
    }

    /// True for a parent's child.
    public var isChild: Bool {
      switch self {
      case .child: true
      case .root, .presented, .detached: false
      }
    }
  }

  /// The declaration that holds an override: UIKit stopped calling those in extensions (SB-20).
  public enum OverrideSite: String, NamedCase {
    case subclass
    case `extension`
  }

  /// Its name, unique in the scenario.
  public var name: Name
  /// Its class, as far as the rules distinguish it.
  public var kind: Kind
  /// Its position at the start.
  public var place: Place
  /// Its class: swizzling concerns all controllers of a class. `nil` is a class of its own.
  public var className: Name?
  /// The selected child; counts for `tab` only. `nil` is the first.
  public var selected: Name?
  /// The parent's view that holds its root view. `nil` is the parent's root view.
  public var containerView: Name?
  /// False for a child of `plain` whose root view is not in its parent's (L-9).
  public var isViewInParent = true
  /// `plain` only: false if its children have no lifecycle methods but those of `beginAppearanceTransition` and
  /// `endAppearanceTransition` (L-11).
  public var shouldAutomaticallyForwardAppearanceMethods = true
  /// Views below its root view, each after its superview.
  public var views: [View] = []
  /// The root view's own style.
  public var viewOverrideUserInterfaceStyle: UserInterfaceStyle = .unspecified
  /// The root view's `traitOverrides.userInterfaceStyle`; `nil` is none.
  public var viewTraitOverridesUserInterfaceStyle: UserInterfaceStyle?

  /// The result of its override; `nil` if it has none.
  public var preferredStatusBarStyle: StyleGetterOverride?
  /// The result of its override; `nil` if it has none.
  public var prefersStatusBarHidden: GetterOverride<Bool>?
  /// The result of its override; `nil` if it has none.
  public var preferredStatusBarUpdateAnimation: GetterOverride<StatusBarAnimation>?
  /// The result of its override, where returning nil differs from having no override (`nil`).
  public var childForStatusBarStyle: ChildOverride?
  /// The result of its override, where returning nil differs from having no override (`nil`).
  public var childForStatusBarHidden: ChildOverride?
  /// The result of its override; `nil` if it has none.
  public var prefersHomeIndicatorAutoHidden: Bool?
  /// The result of its override, where returning nil differs from having no override (`nil`).
  public var childForHomeIndicatorAutoHidden: ChildOverride?
  /// The result of its override; `nil` if it has none.
  public var preferredScreenEdgesDeferringSystemGestures: ScreenEdges?
  /// The result of its override, where returning nil differs from having no override (`nil`).
  public var childForScreenEdgesDeferringSystemGestures: ChildOverride?
  /// The result of its override; `nil` if it has none.
  public var preferredVerticalBarBehavior: VerticalBarBehavior?
  /// The result of its override, where returning nil differs from having no override (`nil`).
  public var childForPreferredVerticalBarBehavior: ChildOverride?
  /// The declaration that holds the overrides.
  public var overriddenIn: OverrideSite = .subclass
  /// The values that getters return whose override is `stored`.
  public var stored = Stored()

  /// `nil` is UIKit's default, which depends on the versions (W-7).
  public var modalPresentationStyle: ModalPresentationStyle?
  /// True if it decides the bar even when its presentation is not full screen.
  public var modalPresentationCapturesStatusBarAppearance = false
  /// False for a popover with neither `sourceView` nor `barButtonItem`.
  public var hasPopoverSource = true
  /// The answer of the delegate of its presentation about a popover that adapts; `nil` without one.
  public var adaptivePresentationStyle: AdaptivePresentationStyle?
  /// `sheetPresentationController.prefersEdgeAttachedInCompactHeight`.
  public var prefersEdgeAttachedInCompactHeight = false
  /// `nil` is true for `navigation` and `tab`, else false.
  public var definesPresentationContext: Bool?

  /// Its own style, which its views and children inherit.
  public var overrideUserInterfaceStyle: UserInterfaceStyle = .unspecified
  /// `traitOverrides.userInterfaceStyle`; `nil` is none.
  public var traitOverridesUserInterfaceStyle: UserInterfaceStyle?
  /// The result of an override of `overrideTraitCollection(forChild:)`, for every child.
  public var overrideTraitCollectionForChild: UserInterfaceStyle?
  /// The calls of `setOverrideTraitCollection(_:forChild:)`, one entry per child.
  public var setOverrideTraitCollection: [ChildTraits] = []
  /// `presentationController.overrideTraitCollection`.
  public var presentationOverrideTraitCollection: UserInterfaceStyle = .unspecified

  /// Navigation only: the bar's style.
  public var barStyle: BarStyle = .default
  /// Navigation only: true if a `UINavigationBarAppearance` is applied to its bar.
  public var hasBarAppearance = false
  /// Navigation only.
  public var isNavigationBarHidden = false
  /// Navigation only.
  public var hidesBarsOnSwipe = false
  /// Navigation only: false for a shown toolbar, with items.
  public var isToolbarHidden = true
  /// Tab only, from iOS 18: true for a tab bar that the app hides.
  public var isTabBarHidden = false
  /// True if it hides a tab bar, or a toolbar, while it is on a navigation controller's stack.
  public var hidesBottomBarWhenPushed = false
  /// Split view only: its style. Column styles count where all children are navigation controllers, as many as
  /// columns.
  public var splitViewStyle = SplitViewStyle.unspecified
  /// Split view only: the answer of its delegate for compact width; `nil` without one.
  public var topColumnForCollapsing: SplitViewColumn?
  /// `additionalSafeAreaInsets.top`, in points.
  public var additionalSafeAreaInsetsTop: Double = 0
  /// `additionalSafeAreaInsets.left`, in points.
  public var additionalSafeAreaInsetsLeft: Double = 0
  /// `additionalSafeAreaInsets.bottom`, in points.
  public var additionalSafeAreaInsetsBottom: Double = 0
  /// `additionalSafeAreaInsets.right`, in points.
  public var additionalSafeAreaInsetsRight: Double = 0
  /// The place of its view in its parent's; counts for children of `plain` only.
  public var viewInsets = ViewInsets()
  /// Code in its lifecycle methods, besides the calls to super.
  public var actions: [Action] = []

  /// A controller with UIKit's defaults.
  public init(_ kind: Kind, _ name: Name, at place: Place = .detached) {
    self.kind = kind
    self.name = name
    self.place = place
  }
}

/// A view below a controller's root view.
public struct View: Hashable, Sendable {
  /// Its name, unique in the scenario.
  public var name: Name
  /// The root view or a view declared before.
  public var superview: Name
  /// Its own style.
  public var overrideUserInterfaceStyle: UserInterfaceStyle
  /// `traitOverrides.userInterfaceStyle`; `nil` is none.
  public var traitOverridesUserInterfaceStyle: UserInterfaceStyle?

  /// A view in `superview`.
  public init(
    _ name: Name, in superview: Name,
    overrideUserInterfaceStyle: UserInterfaceStyle = .unspecified,
    traitOverridesUserInterfaceStyle: UserInterfaceStyle? = nil
  ) {
    self.name = name
    self.superview = superview
    self.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    self.traitOverridesUserInterfaceStyle = traitOverridesUserInterfaceStyle
  }
}

/// One call of `setOverrideTraitCollection(_:forChild:)`.
public struct ChildTraits: Hashable, Sendable {
  /// The child; counts while it is one.
  public var child: Name
  /// The style handed down to it.
  public var style: UserInterfaceStyle

  /// The style handed down to `child`.
  public init(child: Name, style: UserInterfaceStyle) {
    self.child = child
    self.style = style
  }
}
