/// The windows and controllers as they are at one moment: what a picture of the app is drawn from.
///
/// Which style each of them holds, and what the status bar shows, is in the `Observation` of the
/// same moment.
public struct Snapshot: Hashable, Sendable {
  /// A controller that another one presents.
  package struct Presentation: Hashable, Sendable {
    /// The presented controller.
    package var controller: Name
    /// Its presentation style (W-7).
    package var style: ModalPresentationStyle
    /// True if its presenter left the screen for it (L-3).
    package var removesPresenter: Bool
    /// True once its interactive dismissal has begun.
    package var isBeingDismissed: Bool

    /// A presented controller and how it appears.
    package init(
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
  package struct InteractivePop: Hashable, Sendable {
    /// The navigation controller.
    package var navigation: Name
    /// The controller that is on its way out. It has no parent until the pop is canceled.
    package var popped: Name

    /// `popped` is on its way out of `navigation`.
    package init(navigation: Name, popped: Name) {
      self.navigation = navigation
      self.popped = popped
    }
  }

  /// The scenario's environment, with the orientation, the width and the system style of the moment.
  package var environment: Environment
  /// True while the app is in the background.
  package var isInBackground: Bool
  /// The windows in order of addition, with their present properties.
  package var windows: [Window]
  /// The windows that are not hidden, back to front.
  package var visibleWindows: [Name]
  /// The key window.
  package var keyWindow: Name?
  /// The controllers in node order: windows in order of addition, then detached trees; a
  /// controller, its children, the one it presents. `place`, `selected`, `containerView` and all
  /// properties are the present ones.
  package var controllers: [Controller]
  /// Every presented controller, in node order.
  package var presentations: [Presentation]
  /// Every interactive pop that has begun.
  package var interactivePops: [InteractivePop]
  /// The controllers on screen, outermost first (W-8).
  package var onScreen: [Name]
  /// Heights and insets, whether or not the scenario observes them.
  package var geometry: Geometry

  /// A moment.
  package init(
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
