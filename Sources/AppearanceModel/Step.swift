/// One thing that happens: a call of the app, a gesture, or the system.
///
/// Every step has an outcome in every world (W-1).
public enum Step: Hashable, Sendable {
  // Navigation controllers
  case push(Name, on: Name)
  case pop(on: Name)
  case popToRoot(on: Name)
  case popTo(Name, on: Name)
  case setViewControllers([Name], on: Name)
  case beginInteractivePop(on: Name)
  case cancelInteractivePop(on: Name)
  case finishInteractivePop(on: Name)
  case swipe(SwipeDirection, on: Name)

  // Tab controllers
  case select(Name, on: Name)

  // Containers. `in` is the parent's view that is to hold the root view; `nil` is its root view.
  case addChild(Name, to: Name, in: Name?)
  case removeFromParent(Name)
  /// Makes it a child alone: its root view is not in the parent's (L-9).
  case addChildWithoutView(Name, to: Name)
  /// Puts the root view of a child into its parent's, or takes it out (L-9).
  case addSubview(Name)
  case removeFromSuperview(Name)
  case beginAppearanceTransition(Name, isAppearing: Bool)
  case endAppearanceTransition(Name)
  /// `transition(from:to:)` of the parent, which adds the second before and removes the first after it.
  case transition(from: Name, to: Name)

  // Presentations
  case present(Name, from: Name)
  case dismiss(from: Name)
  case beginInteractiveDismiss(Name)
  case cancelInteractiveDismiss(Name)
  case finishInteractiveDismiss(Name)

  // Windows
  case setRoot(Name?, of: Name)
  /// Declares the window; `root` is a controller.
  case addWindow(Window, root: Name?)
  case removeWindow(Name)
  case showWindow(Name)
  case hideWindow(Name)
  case makeKey(Name)

  // Properties and calls
  case set(PropertyName, to: PropertyValue, on: Name)
  case setShared(StatusBarStyle)
  case setNeedsStatusBarAppearanceUpdate(on: Name, animated: Bool)
  /// `setNeedsUpdateOfHomeIndicatorAutoHidden` or another call of its kind.
  case setNeedsUpdate(of: SystemGesture, on: Name)
  case setStatusBarStyle(StatusBarStyle)
  case setStatusBarHidden(Bool, StatusBarAnimation)
  case swizzleHidden(on: Name)
  case unswizzleHidden(on: Name)
  case readStatusBarByKVC
  /// `nil` is the cover of W-13.
  case installStatusBarCover(Name, anchors: [Anchor]?)

  // The system
  case rotate(to: Orientation)
  /// The user resizes the scenes of an iPad (SC-6).
  case resize(to: SizeClass)
  /// Never `unspecified`.
  case setSystemStyle(UserInterfaceStyle)
  case enterBackground
  case enterForeground
  /// A call begins or ends while the app runs.
  case setInCallStatusBar(Bool)

  /// The direction of a swipe over a navigation controller's content.
  public enum SwipeDirection: String, NamedCase {
    case up, down
  }

  /// A step without its arguments. The raw value is the document's `do`.
  public enum Kind: String, NamedCase {
    case push, pop, popToRoot, popTo, setViewControllers
    case beginInteractivePop, cancelInteractivePop, finishInteractivePop, swipe
    case select, addChild, removeFromParent, transition
    case addChildWithoutView, addSubview, removeFromSuperview
    case beginAppearanceTransition, endAppearanceTransition
    case present, dismiss
    case beginInteractiveDismiss, cancelInteractiveDismiss, finishInteractiveDismiss
    case setRoot, addWindow, removeWindow, showWindow, hideWindow, makeKey
    case set, setShared, setNeedsStatusBarAppearanceUpdate, setStatusBarStyle, setStatusBarHidden
    case setNeedsUpdate
    case swizzleHidden, unswizzleHidden, readStatusBarByKVC, installStatusBarCover
    case rotate, resize, setSystemStyle, enterBackground, enterForeground, setInCallStatusBar
  }

  /// The step without its arguments.
  public var kind: Kind {
    switch self {
    case .push: .push
    case .pop: .pop
    case .popToRoot: .popToRoot
    case .popTo: .popTo
    case .setViewControllers: .setViewControllers
    case .beginInteractivePop: .beginInteractivePop
    case .cancelInteractivePop: .cancelInteractivePop
    case .finishInteractivePop: .finishInteractivePop
    case .swipe: .swipe
    case .select: .select
    case .addChild: .addChild
    case .removeFromParent: .removeFromParent
    case .transition: .transition
    case .addChildWithoutView: .addChildWithoutView
    case .addSubview: .addSubview
    case .removeFromSuperview: .removeFromSuperview
    case .beginAppearanceTransition: .beginAppearanceTransition
    case .endAppearanceTransition: .endAppearanceTransition
    case .present: .present
    case .dismiss: .dismiss
    case .beginInteractiveDismiss: .beginInteractiveDismiss
    case .cancelInteractiveDismiss: .cancelInteractiveDismiss
    case .finishInteractiveDismiss: .finishInteractiveDismiss
    case .setRoot: .setRoot
    case .addWindow: .addWindow
    case .removeWindow: .removeWindow
    case .showWindow: .showWindow
    case .hideWindow: .hideWindow
    case .makeKey: .makeKey
    case .set: .set
    case .setShared: .setShared
    case .setNeedsStatusBarAppearanceUpdate: .setNeedsStatusBarAppearanceUpdate
    case .setNeedsUpdate: .setNeedsUpdate
    case .setStatusBarStyle: .setStatusBarStyle
    case .setStatusBarHidden: .setStatusBarHidden
    case .swizzleHidden: .swizzleHidden
    case .unswizzleHidden: .unswizzleHidden
    case .readStatusBarByKVC: .readStatusBarByKVC
    case .installStatusBarCover: .installStatusBarCover
    case .rotate: .rotate
    case .resize: .resize
    case .setSystemStyle: .setSystemStyle
    case .enterBackground: .enterBackground
    case .enterForeground: .enterForeground
    case .setInCallStatusBar: .setInCallStatusBar
    }
  }
}
