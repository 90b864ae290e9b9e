package import StatusQuoAppearanceModel

/// All of a controller that `set` changes, and what is fixed at present. In an order that leaves no
/// gaps: 36 bytes.
package struct Settings: BitwiseCopyable {
  /// Its row in `Arena.rareSettings`, or -1.
  var rareRow: Int32 = -1

  package var childForStatusBarStyle: ChildOverride?
  var overriddenIn: Controller.OverrideSite
  var preferredStatusBarStyle: StyleGetterOverride?
  var childForStatusBarHidden: ChildOverride?
  var prefersStatusBarHidden: GetterOverride<Bool>?
  var preferredStatusBarUpdateAnimation: GetterOverride<StatusBarAnimation>?
  var stored: Stored

  var modalPresentationStyle: ModalPresentationStyle?
  var captures: Bool
  var definesPresentationContext: Bool?
  /// The declared style of its present presentation (W-4).
  var presentedAs = ModalPresentationStyle.automatic
  /// The reason why it takes over, where presenting fixes that (SB-29).
  var takeOverAtPresent: Provenance.HopReason?

  var barStyle: BarStyle
  var isNavigationBarHidden: Bool
  var hidesBarsOnSwipe: Bool

  /// The result of its override of `overrideTraitCollection(forChild:)`.
  var traitsForChildren: UserInterfaceStyle?
  var ownStyle: OwnStyle
  var presentationOverride: UserInterfaceStyle

  init(_ declared: [Controller], _ row: Int) {
    overriddenIn = declared[row].overriddenIn
    preferredStatusBarStyle = declared[row].preferredStatusBarStyle
    prefersStatusBarHidden = declared[row].prefersStatusBarHidden
    preferredStatusBarUpdateAnimation = declared[row].preferredStatusBarUpdateAnimation
    childForStatusBarStyle = declared[row].childForStatusBarStyle
    childForStatusBarHidden = declared[row].childForStatusBarHidden
    stored = declared[row].stored
    modalPresentationStyle = declared[row].modalPresentationStyle
    captures = declared[row].modalPresentationCapturesStatusBarAppearance
    definesPresentationContext = declared[row].definesPresentationContext
    barStyle = declared[row].barStyle
    isNavigationBarHidden = declared[row].isNavigationBarHidden
    hidesBarsOnSwipe = declared[row].hidesBarsOnSwipe
    traitsForChildren = declared[row].overrideTraitCollectionForChild
    ownStyle = OwnStyle(
      declared[row].overrideUserInterfaceStyle, declared[row].traitOverridesUserInterfaceStyle)
    presentationOverride = declared[row].presentationOverrideTraitCollection
  }
}

/// Settings that few controllers have.
struct RareSettings {
  /// `nil` is a class of its own.
  var className: Name?
  var additionalSafeAreaInsetsTop: Double = 0
  var additional = SideInsets()
  var viewInsets = ViewInsets()
  var showsToolbar = false
  var hidesBottomBar = false
  /// GE-29; counts for tab controllers.
  var hidesTabBar = false
  var hasBarAppearance = false
  var hasPopoverSource = true
  var adaptiveStyle: AdaptivePresentationStyle?
  var staysAttached = false
  var splitStyle = SplitViewStyle.unspecified
  var topColumn: SplitViewColumn?
  /// In a column style, its columns wherever they are.
  var columns: [ControllerID] = []
  /// True while its toolbar is hidden by a swipe (T-22).
  var hasSwipedToolbar = false
  /// GE-22: the top of its stack when a step last showed its toolbar.
  var toolbarShownUnder = ControllerID.none
  /// Its lifecycle actions, in `Arena.actions`.
  var actions: Range<Int32> = 0..<0
  /// The first of the styles that parents give to it alone, in `Arena.childTraits`, or -1.
  var childTraits: Int32 = -1
  var cover: Cover?
  var gestures = GestureSettings()
}

/// Insets at the sides and at the bottom.
struct SideInsets: Equatable {
  var left: Double = 0
  var bottom: Double = 0
  var right: Double = 0
}

/// The overrides about the system's gestures.
struct GestureSettings: Equatable {
  var homeIndicatorAutoHidden: Bool?
  var childForHomeIndicator: ChildOverride?
  var screenEdges: ScreenEdges?
  var childForScreenEdges: ChildOverride?
  var verticalBar: VerticalBarBehavior?
  var childForVerticalBar: ChildOverride?

  init() {}

  init(_ declared: Controller) {
    homeIndicatorAutoHidden = declared.prefersHomeIndicatorAutoHidden
    childForHomeIndicator = declared.childForHomeIndicatorAutoHidden
    screenEdges = declared.preferredScreenEdgesDeferringSystemGestures
    childForScreenEdges = declared.childForScreenEdgesDeferringSystemGestures
    verticalBar = declared.preferredVerticalBarBehavior
    childForVerticalBar = declared.childForPreferredVerticalBarBehavior
  }

  /// The overrides about one of them.
  subscript(gesture: SystemGesture) -> (own: GestureAnswer?, child: ChildOverride?) {
    switch gesture {
    case .homeIndicatorAutoHidden:
      (homeIndicatorAutoHidden.map { .homeIndicator(autoHidden: $0) }, childForHomeIndicator)
    case .screenEdgesDeferringSystemGestures:
      (screenEdges.map { .screenEdges($0) }, childForScreenEdges)
    case .verticalBarConfiguration:
      (verticalBar.map { .verticalBar($0) }, childForVerticalBar)
    }
  }

  /// UIKit's answer without an override.
  static func usual(_ gesture: SystemGesture) -> GestureAnswer {
    switch gesture {
    case .homeIndicatorAutoHidden: .homeIndicator(autoHidden: false)
    case .screenEdgesDeferringSystemGestures: .screenEdges(.none)
    case .verticalBarConfiguration: .verticalBar(.automatic)
    }
  }
}

/// A style that one controller gives to another, which counts while that is its child.
struct ChildTraitsEntry {
  var parent: ControllerID
  var style: UserInterfaceStyle
  /// The next one for the same child, or -1.
  var next: Int32
}

/// A status bar cover: what its anchors say of each axis (W-13).
struct Cover: Hashable {
  /// The right-hand side of an anchor.
  enum Value: Hashable {
    case constant(Double)
    case line(Anchor.Attribute, of: Anchor.Item)
  }

  /// Two ends, their middle, and a length.
  struct Span: Hashable {
    var start: Value?
    var end: Value?
    var middle: Value?
    var length: Value?
  }

  var vertical = Span()
  var horizontal = Span()
}
