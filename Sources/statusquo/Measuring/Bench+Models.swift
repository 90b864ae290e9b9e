import AppearanceModel
import Benchmarking
import CachedResolver
import Generators
import Harness
import ReferenceModel
import Reporting

extension Bench {
  /// A run on the two models, and the class design.
  init(_ plan: BenchmarkPlan) {
    self.init(
      plan, probes: .process,
      contestant: { design, workload in
        switch design {
        case .reference:
          Contestant(design, Reference.self, playing: workload, probes: .process)
        case .cached: Contestant(design, CachedResolver.self, playing: workload, probes: .process)
        case .classes: Contestant(design, ClassDesign.self, playing: workload, probes: .process)
        }
      },
      firstDivergence: { scenario in
        var models = LockStep(
          reference: { Reference($0) }, subject: { CachedResolver($0) }, checks: .never)
        return models.firstDivergence(on: scenario)?.step
      },
      workCounts: { CachedResolver.work(playing: $1, on: $0.scenario) })
  }

  /// Measures everything planned; `progress` is told what comes next and says whether to go on.
  mutating func measureAll(_ progress: (String) -> Bool) throws(Disagreement) {
    guard progress("measuring loads") else { return }
    measureLoads()
    let start = probes.now()
    for tree in plan.trees {
      guard Double(probes.now() &- start) < plan.longest * 1e9 else {
        leaveOut(tree)
        continue
      }
      let size = tree.controllers.counted("controller")
      guard progress("measuring \(size), \(tree.shape.text)") else { return }
      try measure(tree)
    }
    guard plan.sections.contains(.lockStep) else { return }
    for controllers in [10, 30] {
      guard progress("measuring both models side by side") else { return }
      measureLockStep(controllers: controllers, steps: 30)
    }
  }

  /// The exact work on the trees that a baseline is made of.
  static func countedWork() -> [WorkRow] {
    var bench = Bench(.work)
    for tree in bench.plan.trees { bench.countWork(tree) }
    return bench.benchmark.work
  }

  /// Plays `count` scenarios on both models, or, where throughput is planned and lock-step is not,
  /// the mix on the cached resolver alone, 100 steps and 900 questions at a time.
  ///
  /// - Returns: how many steps that were.
  func play(_ count: Int) -> Int {
    guard plan.sections.contains(.lockStep) else {
      let workload = Workload(.app, controllers: 60, seed: plan.seed)
      playMix(on: contestant(.cached, workload), workload, steps: 100 * count)
      return 100 * count
    }
    let scenarios = LockStepScenarios(controllers: 30, steps: 30, seed: plan.seed)
    var models = LockStep(
      reference: { Reference($0) }, subject: { CachedResolver($0) }, checks: .never)
    let divergences = scenarios.total(count) { models.firstDivergence(on: $0) == nil ? 0 : 1 }
    precondition(divergences == 0, "the models differ: run 'statusquo fuzz'")
    return 30 * count
  }

  private mutating func measureLockStep(controllers: Int, steps: Int) {
    let scenarios = LockStepScenarios(controllers: controllers, steps: steps, seed: plan.seed)
    var models = LockStep(
      reference: { Reference($0) }, subject: { CachedResolver($0) }, checks: .never)
    measureLockStep(
      controllers: controllers, steps: steps,
      generate: { count in scenarios.total(count) { UInt64($0.steps.count) } },
      compare: { count in
        scenarios.total(count) { models.firstDivergence(on: $0) == nil ? 0 : 1 }
      })
  }
}

/// Scenarios of one size, again and again the same thousand.
struct LockStepScenarios {
  private let profile: Profile
  private let seed: UInt64

  init(controllers: Int, steps: Int, seed: UInt64) {
    var profile = Profile.mixed
    profile.controllers = controllers...controllers
    profile.crowd = nil
    profile.steps = steps...steps
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
