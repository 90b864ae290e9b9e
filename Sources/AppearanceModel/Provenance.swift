/// The reason for the bar's look: the controllers that the last update asked, with the links that led
/// to each.
public struct Provenance: Hashable, Sendable {
  /// The controlling window (SB-34); `nil` when none is, and in app mode.
  public var window: Name?
  /// The controller that answered for the style; `nil` when none was asked.
  public var style: Answer?
  /// The controller that answered for hidden; `nil` when none was asked.
  public var hidden: Answer?
  /// SB-15 hid the bar, regardless of the answer.
  public var forcedHidden = false
  /// SB-27 made it light, regardless of the answer.
  public var lightBehindCard = false

  /// No controller was asked.
  public init() {}

  /// A controller that answered, and the way to it.
  public struct Answer: Hashable, Sendable {
    /// The last controller of the chain.
    public var answeredBy: Name
    /// The controllers from the root to the one that answered. Never empty.
    public var chain: [Hop]
    /// The first link that was not followed.
    public var stop: Stop

    /// An answer.
    public init(answeredBy: Name, chain: [Hop], stop: Stop) {
      self.answeredBy = answeredBy
      self.chain = chain
      self.stop = stop
    }
  }

  /// One controller on the way, and why it is.
  public struct Hop: Hashable, Sendable {
    /// The controller.
    public var controller: Name
    /// The reason why the read came to it.
    public var reason: HopReason

    /// A hop to `controller`.
    public init(controller: Name, reason: HopReason) {
      self.controller = controller
      self.reason = reason
    }
  }

  /// The reason why an update came to a controller.
  public enum HopReason: String, NamedCase {
    case root
    case presentedFullScreen, presentedCaptures
    /// iOS 8.3 to 9 only.
    case presentedCustom
    /// UIKit's own forwarding.
    case forwardedByNavigation, forwardedByTab
    case forwardedToTopViewController, forwardedToVisibleViewController
    case forwardedToSelectedViewController, forwardedToPresentedViewController
    case forwardedToNamedController
    case forwardedToFirstChild, forwardedToLastChild

    /// True if it came from a presenter.
    package var isPresentation: Bool {
      switch self {
      case .presentedFullScreen, .presentedCaptures, .presentedCustom: true
      case .root, .forwardedByNavigation, .forwardedByTab, .forwardedToTopViewController,
        .forwardedToVisibleViewController, .forwardedToSelectedViewController,
        .forwardedToPresentedViewController, .forwardedToNamedController, .forwardedToFirstChild,
        .forwardedToLastChild:
        false
      }
    }
  }

  /// The first link that was not followed.
  public struct Stop: Hashable, Sendable {
    /// The controller at which the link starts.
    public var at: Name
    /// The controller to which it leads, if any.
    public var notAsked: Name?
    /// The reason why it was not followed.
    public var reason: StopReason

    /// A link that was not followed.
    public init(at: Name, notAsked: Name?, reason: StopReason) {
      self.at = at
      self.notAsked = notAsked
      self.reason = reason
    }
  }

  /// The reason why a link was not followed.
  public enum StopReason: String, NamedCase {
    case presentedDoesNotTakeOver, presentedBeingDismissed, cycle
    /// An override gave nil.
    case childIsNil
    case namedControllerIsNotInAWindow
    case navigationBarVisible, navigationIsEmpty, nothingSelected, doesNotForward
  }
}
