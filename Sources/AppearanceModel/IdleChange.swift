/// A change that a scenario makes and undoes many times, unobserved, while it idles (`Scenario.idling`).
///
/// A resolver may count such changes or stamp what they touch. By the law their number has no effect.
public enum IdleChange: String, NamedCase {
  /// The answer about the bar's color, and the style of the controller that gives it.
  case style
  /// The controlling window is hidden and shown.
  case window
  /// Another window becomes the key window.
  case keyWindow
  /// The controlling window loses its root and gets it back.
  case root
  /// The children that a root names for the bar, with an update after each change.
  case childGetter
  /// Another tab is selected, and the first one again.
  case tab
  /// A controller is pushed and popped.
  case stack
  /// A controller is presented and dismissed.
  case presented
  /// A child is removed and added.
  case child
  /// The device is turned.
  case orientation
  /// The style of the system.
  case systemStyle
  /// The app goes to the background and comes back.
  case background
  /// A call begins and ends.
  case call
  /// The app hides the bar and shows it, where no controller is asked.
  case appBar
  /// A navigation bar is hidden and shown.
  case navigationBar
  /// Nothing changes, the bar is only updated.
  case update
}
