package import StatusQuoAppearanceModel

/// Plays the scenarios of a run on a reference and a subject, in this process or in another one.
package protocol ScenarioRunner {
  /// The run, whose capabilities limit what is played. It is set once the run has learned.
  var plan: RunPlan { get set }

  /// Plays the scenarios at these positions of the shard, in order.
  ///
  /// It may end before the last of them (its `positions` say where), and does so after a scenario that
  /// may end the run: so the run ends there for ranges of any size.
  mutating func run(_ positions: Range<Int>) throws(RunnerFailure) -> RunPart

  /// The failures of a scenario, the first of each class; none when everything holds, or where the
  /// subject skips it.
  mutating func divergences(on scenario: Scenario) throws(RunnerFailure) -> [Divergence]

  /// The values compared in the scenario that `divergences(on:)` played last; empty where the
  /// subject answers everything.
  var compared: ComparedValues { get }

  /// The reason why the subject skipped the scenario that `divergences(on:)` played last; nil if it did not.
  var skipped: Skip? { get }

  /// The subject's observations after the launch and after each step; nil where it fails to answer or
  /// skips the scenario.
  mutating func observations(on scenario: Scenario) throws(RunnerFailure) -> [Observation]?

  /// Forgets what the subject may keep outside itself, as far as that is possible.
  mutating func startAfresh()

  /// The lines in which a subject says where it crashes on a scenario; none where it can't say.
  mutating func crashTrace(on scenario: Scenario) throws(RunnerFailure) -> [String]

  /// Ends the subject, as nothing more is asked; returns what is wrong with how it ends.
  mutating func endSubject() throws(RunnerFailure) -> SubjectEnding?

  /// The smallest scenario found that fails like this one.
  ///
  /// - Precondition: it fails.
  /// - Parameters:
  ///   - wanted: the classes that a failure has to have, where it fails in several ways; none for the first.
  ///   - watch: called repeatedly for how shrinking shall continue.
  mutating func shrink(
    _ scenario: Scenario, like wanted: [DivergenceClass], budget: Shrinking.Budget,
    watch: (Shrinking.Progress) -> Shrinking.Command
  ) throws(RunnerFailure) -> Shrinking
}

/// A function that is called while findings are shrunk.
package typealias ShrinkWatch = (Shrinking.Progress) -> Shrinking.Command

extension ScenarioRunner {
  /// The failure of a scenario that has all of some classes, else the first one; nil when everything holds, or
  /// where the subject skips it.
  package mutating func divergence(
    on scenario: Scenario, like wanted: [DivergenceClass] = []
  ) throws(RunnerFailure) -> Divergence? {
    try divergences(on: scenario).first(like: wanted)
  }

  /// The smallest scenario found that fails first like this one.
  package mutating func shrink(
    _ scenario: Scenario, budget: Shrinking.Budget,
    watch: (Shrinking.Progress) -> Shrinking.Command = { _ in .goOn }
  ) throws(RunnerFailure) -> Shrinking {
    try shrink(scenario, like: [], budget: budget, watch: watch)
  }

  /// Nothing is left out.
  package var compared: ComparedValues { ComparedValues() }

  /// Nothing is skipped.
  package var skipped: Skip? { nil }

  /// Does nothing: in one process there is nothing to forget.
  package mutating func startAfresh() {}

  /// Nothing: a crash ends this process, too.
  package mutating func crashTrace(on scenario: Scenario) -> [String] { [] }

  /// Does nothing: in one process there is nothing to end.
  package mutating func endSubject() -> SubjectEnding? { nil }
}

/// The reason why nothing can be run any more. A mistake in a single scenario is a divergence.
package struct RunnerFailure: Error, Hashable, Sendable {
  /// The reason in words.
  package var reason: String
  /// True where code of the harness trapped.
  package var isTrap: Bool

  /// The reason in words.
  package init(_ reason: String, isTrap: Bool = false) {
    self.reason = reason
    self.isTrap = isTrap
  }

  /// Nothing is wrong: the run was asked to end.
  package static let interrupted = RunnerFailure("interrupted")
}

extension ScenarioRunner {
  /// Plays all of some positions that a run handed out, and returns what happened.
  @discardableResult
  package mutating func run(
    _ positions: Range<Int>, in run: inout Run
  ) throws(RunnerFailure) -> [Run.Event] {
    var events: [Run.Event] = []
    var position = positions.lowerBound
    while position < positions.upperBound, !run.hasEnded {
      let part = try self.run(position..<positions.upperBound)
      events += run.add(part, at: position)
      position += part.totals.positions
    }
    return events
  }

  /// Runs a whole plan in ranges of this number of positions.
  ///
  /// - Parameter shouldStop: asked before each range.
  package mutating func run(
    _ run: inout Run, positionsAtATime size: Int = 64, shouldStop: (Run) -> Bool = { _ in false }
  ) throws(RunnerFailure) {
    while !shouldStop(run), let positions = run.nextPositions(atMost: size) {
      try self.run(positions, in: &run)
    }
  }
}
