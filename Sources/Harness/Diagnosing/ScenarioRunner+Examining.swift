public import StatusQuoAppearanceModel

extension ScenarioRunner {
  /// Examines a sample: whether something explains it that explains an earlier finding; else it is
  /// shrunk and explained.
  ///
  /// - Parameters:
  ///   - explainer: nil where findings are not explained.
  ///   - watch: asked again and again; once it says stop, what is found until then is the finding.
  public mutating func examine(
    _ job: FindingJob, on scenario: Scenario, of plan: RunPlan, _ explainer: Explainer?,
    watch: ShrinkWatch
  ) throws(RunnerFailure) -> FindingResult {
    guard plan.check == .agreement, let explainer, job.sample.divergenceClass.part.isObserved else {
      return .found(
        try finding(of: job.sample, on: scenario, of: plan, job.budget, watch: watch), nil)
    }
    if !job.explained.isEmpty, let met = try observedCase(scenario, explainer),
      met.firstWrong != nil,
      let (place, _) = job.explained.first(where: { met.isPredicted(by: $0.law) })
    {
      return .explained(place)
    }
    let finding = try finding(of: job.sample, on: scenario, of: plan, job.budget, watch: watch)
    guard finding.isReproducible, finding.divergence.part.isObserved,
      let found = try observedCase(finding.scenario, explainer)
    else { return .found(finding, nil) }
    var around: [ObservedCase] = []
    if scenario != finding.scenario, let met = try observedCase(scenario, explainer) {
      around.append(met)
    }
    for neighbor in finding.scenario.surroundings {
      if let seen = try observedCase(neighbor, explainer) { around.append(seen) }
    }
    return .found(finding, Diagnosis(found, around: around, finding.divergence, explainer))
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
    necessities(limit: 40) { _ in nil }.map(\.without)
  }
}

extension Divergence.Part {
  /// Whether it is a part of an observation, which a law predicts.
  var isObserved: Bool { Divergence.Part.observed.contains(self) }
}
