public import AppearanceModel

/// A resolver that answers single questions: what a benchmark times.
public protocol QueryResolver {
  /// The world of `scenario` after its launch.
  init(_ scenario: Scenario)

  /// Plays one step.
  mutating func apply(_ step: Step)

  /// What a read of the status bar now would display.
  mutating func wouldBe() -> BarAppearance

  /// The style that a window, controller or view has.
  func style(of name: Name) -> UserInterfaceStyle?
}

/// How often one kind of work was done. Exact, and the same on every machine.
public struct WorkCount: Hashable, Sendable {
  /// What was done.
  public let name: String
  /// How often.
  public let count: Int

  /// Work done `count` times.
  public init(_ name: String, _ count: Int) {
    self.name = name
    self.count = count
  }
}
