import AppearanceModel

/// One way to be wrong: in what is read, in what is heard, or in what is reported.
public struct SeededBug: Sendable {
  /// What is wrong.
  public let name: String
  /// The world that the resolver believes in.
  let misreads: @Sendable (Scenario) -> Scenario
  /// The step that it plays, if any.
  let mishears: @Sendable (Step, inout Memory) -> Step?
  /// What it does to the observation.
  let misreports: @Sendable (inout Observation, inout Memory) -> Void

  /// What a bug may look at and remember.
  public struct Memory: Sendable {
    var scenario = Scenario()
    var step: Step?
    var number = 0
    var wasHeard = true
    /// What the base resolver reported before the step.
    var before = Observation()
    /// What is still shown though it should not be.
    var frozen: Observation?
    var counter = 0
  }

  init(
    _ name: String, misreads: @escaping @Sendable (Scenario) -> Scenario = { $0 },
    mishears: @escaping @Sendable (Step, inout Memory) -> Step? = { step, _ in step },
    misreports: @escaping @Sendable (inout Observation, inout Memory) -> Void = { _, _ in }
  ) {
    self.name = name
    self.misreads = misreads
    self.mishears = mishears
    self.misreports = misreports
  }

  static let none = SeededBug("no bug")
}

extension SeededBug: CustomStringConvertible {
  /// Its name.
  public var description: String { name }
}
