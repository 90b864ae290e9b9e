package import StatusQuoAppearanceModel
package import StatusQuoBenchmarking
package import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoRunning

/// The columns of `bench`, and the comparison of reference and subject.
package struct BenchSubject {
  package let columns: BenchmarkColumns
  /// The loops for scenarios of one size: generating N of them, and generating and comparing N.
  let lockStep: (BenchmarkPlan.LockStepSize, UInt64) -> LockStepLoops

  struct LockStepLoops {
    let generate: (Int) -> UInt64
    let compare: (Int) -> UInt64
  }

  /// A subject beside the shipped columns.
  ///
  /// - Parameters:
  ///   - column: the subject's; made where its type is known.
  ///   - parts: what it answers; the rest is neither verified nor timed.
  ///   - capabilities: what it knows; trees and steps are made of that.
  ///   - make: makes the subject, for the comparison with the reference.
  package init<Subject: Resolver & SendableMetatype>(
    _ column: BenchmarkColumn, comparing parts: Set<Observation.Part> = .all,
    _ capabilities: Capabilities = .all,
    _ make: @escaping @Sendable (Scenario) throws(Skip) -> Subject
  ) {
    var column = column
    column.answers = BenchmarkedParts(of: parts, capabilities)
    column.mark = { CrashSignals.subjectMark.value = $0 ? 1 : 0 }
    columns = BenchmarkColumns(subject: column)
    lockStep = { size, seed in
      let scenarios = LockStepScenarios(size, seed: seed, capabilities)
      var models = LockStep(
        comparing: parts, reference: { Reference($0) }, subject: make, checks: .never)
      models.watch = CrashSignals.watch
      return Self.loops(models, scenarios)
    }
  }

  private static func loops<Expected: Resolver, Subject: Resolver>(
    _ models: LockStep<Expected, Subject>, _ scenarios: LockStepScenarios
  ) -> LockStepLoops {
    var models = models
    return LockStepLoops(
      generate: { count in scenarios.total(count) { UInt64($0.steps.count) } },
      compare: { count in
        scenarios.total(count) { models.firstDivergence(on: $0) == nil ? 0 : 1 }
      })
  }
}

extension BenchmarkedParts {
  fileprivate init(of parts: Set<Observation.Part>, _ capabilities: Capabilities) {
    self.init()
    // A question is for the bar that an update would display: the displayed one where nothing is stale.
    bar = parts.isSuperset(of: [.bar, .stale])
    styles = parts.contains(.styles)
    if parts != .all { forget = { $0.keep(parts) } }
    self.capabilities = capabilities
    self.law = StatusQuoCommand.law
  }
}

/// Scenarios of one size, the same thousand repeatedly.
private struct LockStepScenarios {
  private let profile: Profile
  private let seed: UInt64

  init(_ size: BenchmarkPlan.LockStepSize, seed: UInt64, _ capabilities: Capabilities) {
    var profile = Profile.mixed
    profile.capabilities = capabilities
    profile.controllers = size.controllers...size.controllers
    profile.largeWorld = nil
    profile.hasRareFeatures = false
    profile.steps = size.steps...size.steps
    self.profile = profile
    self.seed = seed
  }

  /// Makes `count` scenarios and adds up what `use` makes of them.
  func total(_ count: Int, _ use: (Scenario) -> UInt64) -> UInt64 {
    (0..<count).reduce(0) { sum, index in
      sum &+ use(profile.scenario(seed: SeededRandom.seed(index % 1_000, of: seed)))
    }
  }
}
