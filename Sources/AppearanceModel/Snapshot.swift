/// The windows and controllers as they are at one moment: what a picture of the app is drawn from.
///
/// Which style each of them holds, and what the status bar shows, is in the `Observation` of the
/// same moment.
public struct Snapshot: Hashable, Sendable {
  /// A controller that another one presents.
  public struct Presentation: Hashable, Sendable {
    /// The presented controller.
    public var controller: Name
    /// Its presentation style (W-7).
    public var style: ModalPresentationStyle
    /// True if its presenter left the screen for it (L-3).
    public var removesPresenter: Bool
    /// True once its interactive dismissal has begun.
    public var isBeingDismissed: Bool

    /// A presented controller and how it appears.
    public init(
      controller: Name, style: ModalPresentationStyle, removesPresenter: Bool,
      isBeingDismissed: Bool
    ) {
      self.controller = controller
      self.style = style
      self.removesPresenter = removesPresenter
      self.isBeingDismissed = isBeingDismissed
    }
  }

  /// An interactive pop that has begun.
  public struct InteractivePop: Hashable, Sendable {
    /// The navigation controller.
    public var navigation: Name
    /// The controller that is on its way out. It has no parent until the pop is canceled.
    public var popped: Name

    /// `popped` is on its way out of `navigation`.
    public init(navigation: Name, popped: Name) {
      self.navigation = navigation
      self.popped = popped
    }
  }

  /// The scenario's environment, with the orientation, the width and the system style of the moment.
  public var environment: Environment
  /// True while the app is in the background.
  public var isInBackground: Bool
  /// The windows in order of addition, with their present properties.
  public var windows: [Window]
  /// The windows that are not hidden, back to front.
  public var visibleWindows: [Name]
  /// The key window.
  public var keyWindow: Name?
  /// The controllers in node order: windows in order of addition, then detached trees; a
  /// controller, its children, the one it presents. `place`, `selected`, `containerView` and all
  /// properties are the present ones.
  public var controllers: [Controller]
  /// Every presented controller, in node order.
  public var presentations: [Presentation]
  /// Every interactive pop that has begun.
  public var interactivePops: [InteractivePop]
  /// The controllers on screen, outermost first (W-8).
  public var onScreen: [Name]
  /// Heights and insets, whether or not the scenario observes them.
  public var geometry: Geometry

  /// A moment.
  public init(
    environment: Environment, isInBackground: Bool, windows: [Window], visibleWindows: [Name],
    keyWindow: Name?, controllers: [Controller], presentations: [Presentation],
    interactivePops: [InteractivePop], onScreen: [Name], geometry: Geometry
  ) {
    self.environment = environment
    self.isInBackground = isInBackground
    self.windows = windows
    self.visibleWindows = visibleWindows
    self.keyWindow = keyWindow
    self.controllers = controllers
    self.presentations = presentations
    self.interactivePops = interactivePops
    self.onScreen = onScreen
    self.geometry = geometry
  }
}

extension Scenario {
  /// The world of a moment of `scenario` as one that begins.
  package init(_ world: Snapshot, of scenario: Scenario) {
    self = scenario
    (environment, windows, controllers) = (world.environment, world.windows, world.controllers)
    steps = []
  }
}
