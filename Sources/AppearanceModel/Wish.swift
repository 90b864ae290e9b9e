/// A property of an app that a document states: what must be seen, and when.
public struct Wish: Hashable, Sendable {
  /// The look that is demanded.
  public enum Demand: Hashable, Sendable {
    /// The status bar.
    case bar(Bar)
    /// The displayed bar is the one that an update now would display.
    case upToDate
    /// The controller that the wish names holds this style; without a name, every controller on
    /// screen does.
    case style(UserInterfaceStyle)
  }

  /// The look of the bar.
  public enum Bar: String, NamedCase {
    /// Shown, with light or dark content. On a phone in landscape, where the system hides the bar, it
    /// may be hidden.
    case light, dark
    /// The bar in any color. A device without a bar meets `shown`, too.
    case hidden, shown
  }

  /// The controller that must be on top for the wish to apply: on screen, with nothing presented
  /// over it. `nil` applies always.
  public var controller: Name?
  /// The number of the only step after which the wish applies, 0 for the launch; `nil` is each.
  public var step: Int?
  /// The look that must be seen.
  public var demand: Demand

  /// A wish; without more, it applies after the launch and after each step.
  public init(_ demand: Demand, whenOnTop controller: Name? = nil, after step: Int? = nil) {
    self.demand = demand
    self.controller = controller
    self.step = step
  }
}
