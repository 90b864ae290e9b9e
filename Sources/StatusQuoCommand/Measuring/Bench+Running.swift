import StatusQuoBenchmarking
import StatusQuoReporting

extension Bench {
  /// A run on what `subject` measures.
  init(_ plan: BenchmarkPlan, _ subject: BenchSubject) {
    self.init(
      plan, probes: .process, columns: subject.columns, workCounts: subject.workCounts)
  }

  /// Measures everything planned; `progress` learns what comes next and says whether to continue.
  mutating func measureAll(
    _ subject: BenchSubject, _ progress: (String) -> Bool
  ) throws(Disagreement) {
    if plan.sections.contains(.loads), playedRegions == nil {
      guard progress("measuring loads") else { return }
      measureLoads()
    }
    let start = probes.now()
    for tree in plan.trees {
      guard Double(probes.now() &- start) < plan.longest * 1e9 else {
        leaveOut(tree)
        continue
      }
      guard progress("measuring " + tree.text) else { return }
      try measure(tree)
    }
    guard plan.sections.contains(.lockStep) else { return }
    for size in plan.lockSteps {
      guard progress("measuring in lock-step") else { return }
      let loops = subject.lockStep(size, plan.seed)
      measureLockStep(size, generate: loops.generate, compare: loops.compare)
    }
  }

  /// The exact work on the trees that a baseline is made of.
  static func countedWork(_ subject: BenchSubject) -> [WorkRow] {
    var bench = Bench(.work, subject)
    for tree in bench.plan.trees { bench.countWork(tree) }
    return bench.benchmark.work
  }
}
