public import AppearanceModel
public import Generators

/// What to fuzz, and for how long.
public struct FuzzOptions: Sendable {
  /// All scenarios of the run follow from it.
  public var seed: UInt64
  /// What kind of scenarios.
  public var profile: Profile
  /// At most so many scenarios; nil is no limit.
  public var scenarios: Int?
  /// How much work each reduction may do.
  public var budget: Reduction.Budget

  /// Options for a run that only `shouldStop` ends, unless `scenarios` is given.
  public init(
    seed: UInt64, profile: Profile = .mixed, scenarios: Int? = nil,
    budget: Reduction.Budget = Reduction.Budget()
  ) {
    self.seed = seed
    self.profile = profile
    self.scenarios = scenarios
    self.budget = budget
  }
}

/// How far a run is.
public struct FuzzProgress: Sendable {
  /// Scenarios played so far.
  public var scenarios: Int
  /// Steps played so far.
  public var steps: Int
  /// Scenarios that diverged so far.
  public var divergences: Int
  /// Rules used so far.
  public var rules: Int
}

/// Plays generated scenarios on two resolvers, and reduces and sorts where they differ.
///
/// Scenario k of a run depends on the run's seed and k only. Divergences of one class are reported
/// once, with their count: the first is reduced.
///
/// - Parameters:
///   - shouldStop: asked every few scenarios; when it says so, what was found is reported.
///   - progress: told as often.
public func fuzz<Reference: Resolver, Subject: Resolver>(
  _ options: FuzzOptions,
  reference: @escaping @Sendable (Scenario) -> Reference,
  subject: @escaping @Sendable (Scenario) -> Subject,
  shouldStop: @escaping @Sendable () -> Bool = { false },
  progress: @escaping @Sendable (FuzzProgress) -> Void = { _ in }
) async -> FuzzReport {
  var report = FuzzReport(seed: options.seed, profile: options.profile.name)
  var models = LockStep(reference: reference, subject: subject)
  let clock = ContinuousClock()
  var index = 0
  while index < options.scenarios ?? .max {
    if index.isMultiple(of: scenariosBetweenQuestions) {
      progress(report.progress)
      if shouldStop() { break }
    }
    let seed = SeededRandom.seed(index, of: options.seed)
    let scenario = options.profile.scenario(seed: seed)
    var divergence: Divergence?
    report.playing += clock.measure {
      divergence = models.firstDivergence(on: scenario, coverage: &report.coverage)
    }
    if let divergence {
      report.reducing += clock.measure {
        report.add(
          divergence, on: scenario, index: index, seed: seed, with: &models,
          budget: options.budget)
      }
    }
    index += 1
  }
  report.count()
  return report
}

/// Few enough that a run ends promptly, many enough that asking costs nothing.
private let scenariosBetweenQuestions = 64

extension FuzzReport {
  fileprivate var progress: FuzzProgress {
    FuzzProgress(
      scenarios: coverage.scenarios, steps: coverage.steps, divergences: divergences,
      rules: coverage.rules.count)
  }

  /// Takes the totals from what was covered.
  fileprivate mutating func count() {
    scenarios = coverage.scenarios
    steps = coverage.steps
    applied = coverage.applied
    ignored = coverage.ignored
    raised = coverage.raised
  }

  fileprivate mutating func add<Reference: Resolver, Subject: Resolver>(
    _ divergence: Divergence, on scenario: Scenario, index: Int, seed: UInt64,
    with models: inout LockStep<Reference, Subject>, budget: Reduction.Budget
  ) {
    divergences += 1
    let divergenceClass = divergence.divergenceClass
    if let known = findings.firstIndex(where: { $0.divergenceClass == divergenceClass }) {
      findings[known].count += 1
      return
    }
    let again = models.firstDivergence(on: scenario)?.divergenceClass
    let isReproducible = again == divergenceClass
    let reduction =
      isReproducible ? models.reduce(scenario, budget: budget) : .unreduced(scenario)
    let reduced = models.firstDivergence(on: reduction.scenario) ?? divergence
    if let same = findings.firstIndex(where: {
      isReproducible && $0.reduction.scenario == reduction.scenario
    }) {
      findings[same].count += 1
      return
    }
    findings.append(
      Finding(
        seed: seed, index: index, count: 1, divergenceClass: divergenceClass, original: scenario,
        reduction: reduction, divergence: reduced, isReproducible: isReproducible))
  }
}

extension Reduction {
  /// A scenario that can't be reduced, because its subject does not answer the same twice.
  fileprivate static func unreduced(_ scenario: Scenario) -> Reduction {
    Reduction(
      scenario: scenario, sameClass: scenario, evaluations: 0,
      certificate: Certificate(
        neighbours: 0, pairs: 0, isOneMinimal: false, isTwoMinimal: false))
  }
}
