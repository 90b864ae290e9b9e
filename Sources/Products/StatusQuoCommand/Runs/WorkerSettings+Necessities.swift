import StatusQuoDiagnosing
import StatusQuoHarness

extension WorkerSettings {
  /// The results without each part of the findings, in the same order: empty where that takes long
  /// or is uncertain.
  ///
  /// - Parameter limit: the time for it; nil for as long as it takes.
  func necessities(
    of findings: [Finding], _ plan: RunPlan, within limit: Seconds? = 2
  ) async -> [[Necessity]] {
    if let limit, limit <= 0 { return [] }
    var coordinator = coordinator(for: plan)
    coordinator.shouldStop = { _ in Interruption.isUrgent }
    coordinator.expectAnswers(within: limit)
    let (answers, _) = await coordinator.forEach(findings) {
      finding, runner throws(RunnerFailure) in
      guard finding.isReproducible, finding.divergence.isQuick else { return [Necessity]() }
      return try finding.scenario.necessities { scenario throws(RunnerFailure) in
        let divergence = try runner.divergence(on: scenario)
        return runner.skipped == nil && runner.plan.isApplicable(scenario) ? .some(divergence) : nil
      }
    }
    return answers.map { $0 ?? [] }
  }
}

extension Divergence {
  /// True if it does not wait for a silent subject; a property is about two scenarios at once.
  fileprivate var isQuick: Bool { part != .hang && violation == nil }
}
