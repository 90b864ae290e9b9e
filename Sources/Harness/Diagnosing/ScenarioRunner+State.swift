import StatusQuoAppearanceModel

/// Subjects that keep something outside themselves, such as a memo of the process.
extension ScenarioRunner {
  /// The numbers of few scenarios before a sample that one process has to play first so that the
  /// sample fails, in their order; empty where none of the last 512 are enough.
  mutating func scenariosBefore(
    _ sample: Sample, of plan: RunPlan, scenario: (_ index: Int) -> Scenario, _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> [Int] {
    guard case .generated = plan.source else { return [] }
    let failing = scenario(sample.index)
    let progress = Shrinking.Progress(smallest: failing, evaluations: 0)
    func fails(after before: [Int]) throws(RunnerFailure) -> Bool {
      startAfresh()
      for index in before { _ = try divergence(on: scenario(index)) }
      return try divergence(on: failing)?.divergenceClass == sample.divergenceClass
    }
    let end = plan.position(of: sample.index)
    var count = 1
    var needed: [Int] = []
    while needed.isEmpty {
      guard count <= 512, count < end * 2, watch(progress) == .goOn else { return [] }
      let before = (max(0, end - count)..<end).map { plan.index(at: $0) }
      if try fails(after: before) { needed = before }
      count *= 4
    }
    // Halves, quarters and so on are left out.
    var length = (needed.count + 1) / 2
    var tries = 0
    while true {
      var start = 0
      while start < needed.count, needed.count > 1, tries < 60, watch(progress) == .goOn {
        var fewer = needed
        fewer.removeSubrange(start..<min(start + length, needed.count))
        tries += 1
        if try fails(after: fewer) { needed = fewer } else { start += length }
      }
      if length == 1 { return needed }
      length /= 2
    }
  }
}
