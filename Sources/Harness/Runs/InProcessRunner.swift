package import StatusQuoAppearanceModel
import StatusQuoGenerators

/// Plays in this process: a subject that crashes takes the process with it.
package struct InProcessRunner<Reference: Resolver & SendableMetatype, Subject: Resolver>:
  ScenarioRunner, Sendable
{
  private var models: LockStep<Reference, Subject>
  /// The run.
  package var plan: RunPlan { didSet { limit() } }
  private var known: Coverage
  private var cursor: ScenarioCursor
  private let hooks: RunnerHooks

  /// A runner for a run.
  ///
  /// - Parameter known: what is not new.
  package init(
    _ models: LockStep<Reference, Subject>, _ plan: RunPlan, known: Coverage = Coverage(),
    hooks: RunnerHooks = RunnerHooks()
  ) {
    var plan = plan
    if plan.law == nil { plan.law = models.law }
    self.models = models
    self.plan = plan
    self.known = known
    self.hooks = hooks
    cursor = ScenarioCursor(plan)
    limit()
  }

  private mutating func limit() {
    models.limits = plan.capabilities == .all ? nil : plan
    cursor = ScenarioCursor(plan)
  }

  /// Plays the scenarios up to the first that may end the run.
  package mutating func run(_ positions: Range<Int>) -> RunPart {
    switch (plan.source, plan.check) {
    case (.enumerated(let worlds), .agreement):
      RunPart(runTogether(positions, continuesRefused: worlds.goesOnWhenRefused))
    case (.enumerated, .properties), (.enumerated, .promises), (.generated, _):
      runOneByOne(positions)
    }
  }

  /// The first difference of the two of each class, or the property that does not hold.
  package mutating func divergences(on scenario: Scenario) -> [Divergence] {
    switch plan.check {
    case .agreement:
      let found = models.divergences(on: scenario)
      return found.isEmpty ? models.firstDivergenceOfCopies(on: scenario).map { [$0] } ?? [] : found
    case .properties, .promises:
      return models.firstViolation(on: scenario, within: plan.capabilities).map { [$0] } ?? []
    }
  }

  /// The failure that has all of some classes, else the first one.
  package mutating func divergence(
    on scenario: Scenario, like wanted: [DivergenceClass] = []
  ) -> Divergence? {
    divergences(on: scenario).first(like: wanted)
  }

  /// The values compared, where a subject may leave out parts.
  package var compared: ComparedValues { models.compared }

  /// The reason why the subject skipped the last scenario.
  package var skipped: Skip? { models.skipped }

  /// The subject's observations.
  package mutating func observations(on scenario: Scenario) -> [Observation]? {
    models.observations(on: scenario)
  }

  /// The smallest scenario found that fails first like this one.
  package mutating func shrink(
    _ scenario: Scenario, budget: Shrinking.Budget,
    watch: (Shrinking.Progress) -> Shrinking.Command = { _ in .goOn }
  ) -> Shrinking {
    shrink(scenario, like: [], budget: budget, watch: watch)
  }

  /// The smallest scenario found that fails like this one.
  package mutating func shrink(
    _ scenario: Scenario, like wanted: [DivergenceClass], budget: Shrinking.Budget,
    watch: (Shrinking.Progress) -> Shrinking.Command = { _ in .goOn }
  ) -> Shrinking {
    let original = divergences(on: scenario).first(like: wanted)
    let wanted = original?.kept(of: wanted) ?? []
    guard let found = original?.violation, case .metamorphic(let property) = found.property else {
      let copies = original?.isOfCopies ?? false
      var observing = models
      // A difference that is seen recurs without checks of invariants.
      if let original, original.part.isObserved { observing.checks = .never }
      var launch: LockStep<Reference, Subject>.Launch?
      // Where copies share something, a launch can't be begun from twice; a program has no copies.
      let fresh = observing.divergences(on: scenario).first(like: wanted)
      let keepsLaunch =
        models.checks != .never
        && (0..<2).allSatisfy { _ in
          observing.firstDivergence(on: scenario, like: wanted, after: &launch) == fresh
        }
      return StatusQuoHarness.shrink(scenario, like: wanted, budget: budget, watch: watch) {
        if copies { return divergences(on: $0).first }
        return keepsLaunch
          ? observing.firstDivergence(on: $0, like: wanted, after: &launch)
          : observing.divergences(on: $0).first(like: wanted)
      }
    }
    // Others than the one that is violated don't matter.
    return StatusQuoHarness.shrink(scenario, like: wanted, budget: budget, watch: watch) {
      guard plan.isApplicable($0) else { return nil }
      return models.violation(of: property, by: found.model, on: $0)
    }
  }
}

/// The hooks by which a process that isolates a subject extends a runner.
package struct RunnerHooks: Sendable {
  /// Called before the subject plays a scenario, with its number and how many steps the subject has
  /// played already.
  package var willPlay: @Sendable (_ index: Int, _ stepsBefore: Int) -> Void
  /// Makes the scenario at the first of these positions, which is played next; those at the others
  /// mostly follow. Nil where the source makes it.
  package var scenario: (@Sendable (_ positions: Range<Int>) -> Scenario)?

  /// Hooks; by default none.
  package init(
    willPlay: @escaping @Sendable (_ index: Int, _ stepsBefore: Int) -> Void = { _, _ in },
    scenario: (@Sendable (_ positions: Range<Int>) -> Scenario)? = nil
  ) {
    self.willPlay = willPlay
    self.scenario = scenario
  }
}

// MARK: - Playing

extension InProcessRunner {
  private mutating func runOneByOne(_ positions: Range<Int>) -> RunPart {
    var part = RunPart()
    for position in positions {
      let index = plan.index(at: position)
      hooks.willPlay(index, 0)
      let scenario =
        hooks.scenario?(position..<positions.upperBound) ?? cursor.scenario(at: index)
      part.totals.positions += 1
      let found = divergences(of: scenario, at: index, coverage: &part.totals.coverage)
      if let skip = models.skipped {
        part.totals.skipped.add(skip, at: index..<index + 1)
        continue
      }
      if !found.isEmpty {
        part.totals.add(found, at: index)
        if plan.end == .divergence || found.contains(where: { $0.part == .crash }) { break }
      }
      if plan.reportsNewCoverage, part.totals.coverage.adds(to: known) {
        let new = part.totals.coverage.beyond(known)
        known.merge(new)
        part.news.append(RunPart.News(index: index, coverage: new))
        if plan.end == .covered { break }
      }
    }
    return part
  }

  private mutating func divergences(
    of scenario: Scenario, at index: Int, coverage: inout Coverage
  ) -> [Divergence] {
    switch plan.check {
    case .agreement:
      let checks = models.checks == .never ? .never : plan.checks(at: index)
      // Copies cost half as much as everything else; what they share mostly shows soon.
      return models.divergences(
        on: scenario, searching: checks,
        copying: index.isMultiple(of: 16) && models.checks != .never, coverage: &coverage)
    case .properties, .promises:
      let violation = models.firstViolation(on: scenario, within: plan.capabilities)
      if models.skipped == nil { coverage.count(scenario) }
      return violation.map { [$0] } ?? []
    }
  }

  /// Plays small scenarios world by world, up to the end of a shard's block.
  private mutating func runTogether(
    _ positions: Range<Int>, continuesRefused: Bool
  ) -> RunTotals {
    var part = RunTotals()
    let indices = plan.consecutiveIndices(at: positions)
    var next = indices.lowerBound
    while next < indices.upperBound {
      let world = cursor.world(of: next)
      let range = next..<min(world.end, indices.upperBound)
      models.play(
        world, range: range, continuesRefused: continuesRefused, into: &part,
        willPlay: hooks.willPlay)
      part.positions += range.count
      next = range.upperBound
      if plan.end == .divergence, part.divergenceCount > 0 { break }
    }
    return part
  }
}
