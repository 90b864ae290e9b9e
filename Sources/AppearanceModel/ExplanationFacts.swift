/// The facts behind an observation, which explain why the bar and the screens look as they do.
public struct ExplanationFacts: Hashable, Sendable {
  /// The party that decides the bar at all (SB-1).
  public enum Mode: Hashable, Sendable {
    /// Controllers. The key says YES or is missing.
    case controllers(keyIsMissing: Bool)
    /// The application object. Linked with SDK 27 its setters do nothing (SB-6).
    case application(isFrozen: Bool)
  }

  /// The reason why a window does or does not control the bar (SB-34).
  public enum WindowVerdict: String, NamedCase {
    case controls, isHidden, isInAnotherScene, hasNoScene, doesNotCoverScreen, hasLowerLevel,
      wasShownEarlier
  }

  /// A window and its verdict.
  public struct WindowAccount: Hashable, Sendable {
    /// The window.
    public var window: Name
    /// The answer to whether it controls the bar, with the reason.
    public var verdict: WindowVerdict
    /// True if there is a root to ask.
    public var hasRoot: Bool

    /// A window and its verdict.
    public init(window: Name, verdict: WindowVerdict, hasRoot: Bool) {
      self.window = window
      self.verdict = verdict
      self.hasRoot = hasRoot
    }
  }

  /// The origin of the value that a getter returned.
  public enum GetterSource: String, NamedCase {
    /// The app's override, with a constant.
    case override
    /// The app's override, with the controller's stored value.
    case stored
    /// The app's override, with the app-wide shared value.
    case shared
    /// UIKit's: the override in an extension is not called (SB-20).
    case overrideInExtensionIsNotCalled
    /// UIKit's: of a navigation controller, by its bar's style (SB-21).
    case navigationBarStyle
    /// UIKit's: of a navigation controller whose black bar has an appearance (SB-40).
    case navigationBarAppearance
    /// The class is swizzled (W-12).
    case swizzledClass
    /// UIKit's: hidden in compact height (SB-14).
    case compactHeight
    /// UIKit's default (SB-9).
    case defaultValue
  }

  /// One read: the controllers that it asked, their answers, and the origins of these.
  public struct ReadAccount: Hashable, Sendable {
    /// The controllers that it asked.
    public var provenance: Provenance
    /// The style value that was answered.
    public var style: StatusBarStyle
    /// The origin of the answer for the style.
    public var styleSource: GetterSource
    /// The origin of the answer for hidden.
    public var hiddenSource: GetterSource
    /// The answer for hidden, before SB-15.
    public var prefersHidden: Bool
    /// The animation of a change of hidden.
    public var animation: StatusBarAnimation
    /// An account of one read.
    public init(
      provenance: Provenance, style: StatusBarStyle, styleSource: GetterSource,
      hiddenSource: GetterSource, prefersHidden: Bool, animation: StatusBarAnimation
    ) {
      self.provenance = provenance
      self.style = style
      self.styleSource = styleSource
      self.hiddenSource = hiddenSource
      self.prefersHidden = prefersHidden
      self.animation = animation
    }
  }

  /// The origin of the style that a controller holds.
  public enum StyleOrigin: Hashable, Sendable {
    /// Its own override: of a controller (TR-4), a window (TR-3), a view (TR-5).
    case own, ownOfWindow, ownOfView
    /// Its own `traitOverrides` (TR-11).
    case traitOverrides
    case system
    /// An override that was taken back before the view was loaded (TR-14).
    case overrideTakenBack
    /// `UIUserInterfaceStyle` (TR-2).
    case infoPlist
    /// Before iOS 13 and its SDK the only style is light (TR-2).
    case noStylesYet
    /// A root or presented one: its window (TR-3, TR-6).
    case window(Name)
    /// Its presentation controller's override (TR-7).
    case presentationController
    /// The parent's value for this child (TR-8).
    case parentsValueForChild(Name)
    /// The parent (TR-8).
    case parent(Name)
    /// The view that its root view sits in (TR-9).
    case superview(Name)
    /// A root view: its controller (TR-1).
    case controller(Name)
    /// A view: the one that it is in (TR-5).
    case viewAbove(Name)
    /// Left over from a canceled swipe-back, out of date.
    case canceledPop
  }

  /// A node's style and where it comes from.
  public struct StyleAccount: Hashable, Sendable {
    /// The window, controller or view.
    public var node: Name
    /// The style that it holds.
    public var style: UserInterfaceStyle
    /// The origin of that style.
    public var origin: StyleOrigin
    /// Its presenter, if it is presented.
    public var presenter: Name?
    /// The style in which it appears, if it is presented (W-7).
    public var presentedAs: ModalPresentationStyle?

    /// A node's style.
    public init(
      node: Name, style: UserInterfaceStyle, origin: StyleOrigin, presenter: Name? = nil,
      presentedAs: ModalPresentationStyle? = nil
    ) {
      self.node = node
      self.style = style
      self.origin = origin
      self.presenter = presenter
      self.presentedAs = presentedAs
    }
  }

  /// The party that decides the bar at all.
  public var mode: Mode
  /// The windows in order of addition.
  public var windows: [WindowAccount]
  /// True if the launch or the last step updated the bar.
  public var didUpdateBar: Bool
  /// The update whose result is displayed; nil before the first and in app mode.
  public var lastRead: ReadAccount?
  /// The result of an update now; nil in app mode.
  public var readNow: ReadAccount?
  /// True in app mode if compact height hides the bar (SB-7).
  public var isHiddenByCompactHeight: Bool
  /// Every controller, in declaration order.
  public var styles: [StyleAccount]
  /// Every window, root view and further view.
  public var otherStyles: [StyleAccount]
  /// The controllers on screen, outermost first (W-8).
  public var onScreen: [Name]

  /// The facts behind an observation.
  public init(
    mode: Mode, windows: [WindowAccount], didUpdateBar: Bool, lastRead: ReadAccount?,
    readNow: ReadAccount?,
    isHiddenByCompactHeight: Bool, styles: [StyleAccount], otherStyles: [StyleAccount],
    onScreen: [Name]
  ) {
    self.mode = mode
    self.windows = windows
    self.didUpdateBar = didUpdateBar
    self.lastRead = lastRead
    self.readNow = readNow
    self.isHiddenByCompactHeight = isHiddenByCompactHeight
    self.styles = styles
    self.otherStyles = otherStyles
    self.onScreen = onScreen
  }
}
