import AppearanceModel

/// Where a wrong resolver differs from the right one inside it. What is not given is right.
struct Wrongness: Sendable {
  /// The world that the inner resolver is given.
  var misreads: @Sendable (Scenario) -> Scenario = { $0 }
  /// The step that the inner resolver is given, if any, in place of one that can be applied. The
  /// step counts as applied.
  var mishears: (@Sendable (Step, inout Memory) -> Step?)?
  /// What is told in place of the truth.
  var misreports: @Sendable (inout Observation, inout Memory) -> Void = { _, _ in }
  /// Which of its own caches is out of date, if any.
  var breaks: @Sendable (Memory) -> String? = { _ in nil }
  /// The work that it does besides that of the inner one.
  var wastes: @Sendable (inout Work, Memory) -> Void = { _, _ in }

  /// What a wrong resolver knows and remembers besides what the right one does.
  struct Memory: Sendable {
    let scenario: Scenario
    /// The step under way or just done; nil at launch.
    var step: Step?
    /// The truth before the step.
    var before = Observation()
    /// The truth after it.
    var now = Observation()
    /// What is still told though it is over.
    var frozen: Observation?
    var counter = 0
    /// Remembered styles, by node.
    var styles: [Name: UserInterfaceStyle] = [:]
    /// Remembered links, by controller.
    var links: [Name: Name] = [:]
    var names: Set<Name> = []
    var windows: [Name: Window] = [:]
    var answers: [BarKey: BarAppearance] = [:]
    var entries: [Name] = []

    init(_ scenario: Scenario) { self.scenario = scenario }

    mutating func advance(to truth: Observation) {
      before = now
      now = truth
    }

    /// The step, when it was applied.
    var appliedStep: Step? { now.outcome == .applied ? step : nil }
  }

  /// By what a cache of whole answers tells them apart: too little.
  struct BarKey: Hashable, Sendable {
    var answeredBy: Name?
    var content: BarContent
  }
}
