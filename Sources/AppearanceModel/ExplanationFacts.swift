/// What lies behind an observation: the facts that explain why the bar and the
/// screens look as they do.
public struct ExplanationFacts: Hashable, Sendable {
  /// Who decides the bar at all (SB-1).
  public enum Mode: Hashable, Sendable {
    /// Controllers. The key says YES or is missing.
    case controllers(keyIsMissing: Bool)
    /// The application object. Linked with SDK 27 its setters do nothing (SB-6).
    case application(isFrozen: Bool)
  }

  /// Why a window does or does not control the bar (SB-34).
  public enum WindowVerdict: String, NamedCase {
    case controls, isHidden, doesNotCoverScreen, hasLowerLevel, wasShownEarlier
  }

  /// A window and its verdict.
  public struct WindowAccount: Hashable, Sendable {
    /// The window.
    public var window: Name
    /// Whether it controls the bar, or why not.
    public var verdict: WindowVerdict
    /// Whether there is a root to ask.
    public var hasRoot: Bool

    /// A window and its verdict.
    public init(window: Name, verdict: WindowVerdict, hasRoot: Bool) {
      self.window = window
      self.verdict = verdict
      self.hasRoot = hasRoot
    }
  }

  /// Where the value that a getter returned comes from.
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
    /// The class is swizzled (W-12).
    case swizzledClass
    /// UIKit's: hidden in compact height (SB-14).
    case compactHeight
    /// UIKit's default (SB-9).
    case defaultValue
  }

  /// One read: whom it asked, what they said and why they said it.
  public struct ReadAccount: Hashable, Sendable {
    /// Whom it asked.
    public var provenance: Provenance
    /// The style value that was answered.
    public var style: StatusBarStyle
    /// Where it comes from.
    public var styleSource: GetterSource
    /// Where the answer for hidden comes from.
    public var hiddenSource: GetterSource
    /// The answer for hidden, before SB-15.
    public var prefersHidden: Bool
    /// How a change of hidden is shown.
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

  /// Where the style that a controller holds comes from.
  public enum StyleOrigin: Hashable, Sendable {
    /// Its own override.
    case own
    case system
    /// `UIUserInterfaceStyle` (TR-2).
    case infoPlist
    /// Before iOS 13 and its SDK there is only light (TR-2).
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
    /// Left over from a canceled swipe-back, out of date.
    case cancelledPop
  }

  /// A controller's style and where it comes from.
  public struct StyleAccount: Hashable, Sendable {
    /// The controller.
    public var controller: Name
    /// What it holds.
    public var style: UserInterfaceStyle
    /// Where that comes from.
    public var origin: StyleOrigin
    /// Who presents it, if it is presented.
    public var presenter: Name?
    /// The style in which it appears, if it is presented (W-7).
    public var presentedAs: ModalPresentationStyle?

    /// A controller's style.
    public init(
      controller: Name, style: UserInterfaceStyle, origin: StyleOrigin, presenter: Name?,
      presentedAs: ModalPresentationStyle?
    ) {
      self.controller = controller
      self.style = style
      self.origin = origin
      self.presenter = presenter
      self.presentedAs = presentedAs
    }
  }

  /// Who decides the bar at all.
  public var mode: Mode
  /// In order of addition.
  public var windows: [WindowAccount]
  /// Whether the launch or the last step updated the bar.
  public var didUpdateBar: Bool
  /// The update whose result is displayed; nil before the first and in app mode.
  public var lastRead: ReadAccount?
  /// What a read now would find; nil in app mode.
  public var readNow: ReadAccount?
  /// In app mode: whether compact height hides the bar (SB-7).
  public var isHiddenByCompactHeight: Bool
  /// Every controller, in declaration order.
  public var styles: [StyleAccount]
  /// The controllers on screen, outermost first (W-8).
  public var onScreen: [Name]

  /// The facts behind an observation.
  public init(
    mode: Mode, windows: [WindowAccount], didUpdateBar: Bool, lastRead: ReadAccount?,
    readNow: ReadAccount?,
    isHiddenByCompactHeight: Bool, styles: [StyleAccount], onScreen: [Name]
  ) {
    self.mode = mode
    self.windows = windows
    self.didUpdateBar = didUpdateBar
    self.lastRead = lastRead
    self.readNow = readNow
    self.isHiddenByCompactHeight = isHiddenByCompactHeight
    self.styles = styles
    self.onScreen = onScreen
  }
}
