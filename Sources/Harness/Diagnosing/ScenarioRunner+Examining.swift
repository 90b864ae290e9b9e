public import StatusQuoAppearanceModel

extension ScenarioRunner {
  /// Examines a sample: whether something explains it that explains an earlier finding; else it is
  /// shrunk and explained.
  ///
  /// - Parameters:
  ///   - made: makes the scenario with a number.
  ///   - explainer: nil where findings are not explained.
  ///   - watch: called repeatedly; once it says stop, the best so far is the finding.
  public mutating func examine(
    _ job: FindingJob, of plan: RunPlan, _ explainer: Explainer?,
    scenario made: (_ index: Int) -> Scenario, watch: ShrinkWatch
  ) throws(RunnerFailure) -> FindingResult {
    let scenario = made(job.sample.index)
    guard plan.check == .agreement, let explainer, job.sample.divergenceClass.part.isObserved else {
      let found = try finding(of: job.sample, on: scenario, of: plan, job.budget, watch: watch)
      guard plan.check == .agreement, let explainer,
        let effect = try effect(of: found, job.budget, explainer, watch)
      else { return .found(found, nil) }
      return .found(effect, nil)
    }
    if !job.explained.isEmpty, let met = try observedCase(scenario, explainer),
      met.firstWrong != nil,
      let (place, _) = job.explained.first(where: { met.isPredicted(by: $0.law) })
    {
      return .explained(place)
    }
    var finding = try finding(of: job.sample, on: scenario, of: plan, job.budget, watch: watch)
    if !finding.isReproducible {
      finding.playedBefore = try scenariosBefore(job.sample, of: plan, scenario: made, watch)
    }
    guard finding.isReproducible, finding.divergence.part.isObserved,
      let found = try observedCase(finding.scenario, explainer)
    else { return .found(finding, nil) }
    var evidence = Diagnosis.Evidence()
    evidence.passed = job.passed.map(made).filter { $0.isQuick }.map {
      ObservedCase(right: explainer.right, on: $0)
    }
    for neighbor in finding.scenario.surroundings {
      if let seen = try observedCase(neighbor, explainer) { evidence.around.append(seen) }
    }
    for other in [scenario] + job.failed.map(made) {
      if let seen = try observedCase(other, explainer), seen.firstWrong != nil {
        evidence.failed.append(seen)
      }
    }
    return .found(finding, Diagnosis(found, evidence, finding.divergence, explainer))
  }

  /// Nil where the subject does not answer, or where it would take long.
  private mutating func observedCase(
    _ scenario: Scenario, _ explainer: Explainer
  ) throws(RunnerFailure) -> ObservedCase? {
    guard scenario.isQuick, let seen = try observations(on: scenario) else { return nil }
    return ObservedCase(scenario, seen: seen, right: explainer.right)
  }
}

extension Scenario {
  /// Scenarios without one of its parts: laws that it does not tell apart differ there.
  fileprivate var surroundings: [Scenario] {
    necessities(limit: 40) { _ in nil }.map { $0.without }
  }
}

extension Divergence.Part {
  /// Whether it is a part of an observation, which a law predicts.
  var isObserved: Bool { Divergence.Part.observed.contains(self) }
}
