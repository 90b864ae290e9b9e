import StatusQuoAppearanceModel
public import StatusQuoBenchmarking
import StatusQuoGenerators
import StatusQuoHarness
public import StatusQuoReferenceModel

extension ReferenceModel: QueryResolver {}

/// What `bench` measures: the columns, and the comparison of reference and subject.
struct BenchSubject {
  let columns: BenchmarkColumns
  /// For scenarios of one size: generates N of them, and generates and compares N of them.
  let lockStep: (BenchmarkPlan.LockStepSize, UInt64) -> LockStepLoops
  let workCounts: (Workload, [Step]) -> [WorkCount]

  struct LockStepLoops {
    let generate: (Int) -> UInt64
    let compare: (Int) -> UInt64
  }

  /// A subject beside the reference model and two designs of objects.
  ///
  /// - Parameters:
  ///   - column: the subject's; made where its type is known.
  ///   - make: makes the subject, for the comparison with the reference.
  init<Subject: Resolver>(
    _ column: BenchmarkColumn, _ make: @escaping @Sendable (Scenario) -> Subject,
    workCounts: @escaping (Workload, [Step]) -> [WorkCount] = { _, _ in [] }
  ) {
    columns = BenchmarkColumns(
      reference: BenchmarkColumn("reference") { ReferenceModel($0) }, subject: column,
      peers: [
        BenchmarkColumn("memoizing", deepest: MemoizingObjects.deepest) { MemoizingObjects($0) },
        BenchmarkColumn("walking", deepest: WalkingObjects.deepest) { WalkingObjects($0) },
      ])
    self.workCounts = workCounts
    lockStep = { size, seed in
      let scenarios = LockStepScenarios(size, seed: seed)
      var models = LockStep(reference: { ReferenceModel($0) }, subject: make, checks: .never)
      return LockStepLoops(
        generate: { count in scenarios.total(count) { UInt64($0.steps.count) } },
        compare: { count in
          scenarios.total(count) { models.firstDivergence(on: $0) == nil ? 0 : 1 }
        })
    }
  }
}

/// Scenarios of one size, the same thousand repeatedly.
struct LockStepScenarios {
  private let profile: Profile
  private let seed: UInt64

  init(_ size: BenchmarkPlan.LockStepSize, seed: UInt64) {
    var profile = Profile.mixed
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
