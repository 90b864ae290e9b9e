public import StatusQuoAppearanceModel
import StatusQuoCatalog

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
  /// Scenarios that differ by little: laws that it does not tell apart differ there. One part is
  /// missing, a step comes twice or is followed by an update, or a property has another value.
  fileprivate var surroundings: [Scenario] {
    necessities(limit: 40) { _ in nil }.map { $0.without }
      + (longer + withOtherValues).filter { $0.problem == nil }.spread(over: 80)
  }

  private var longer: [Scenario] {
    func adding(_ step: Step, at place: Int) -> Scenario {
      var longer = self
      longer.steps.insert(step, at: place)
      return longer
    }
    return steps.indices.map { adding(steps[$0], at: $0) }
      + windows.compactMap { window in
        let root = controllers.first { $0.place == .root(of: window.name) }
        return root.map {
          adding(.setNeedsStatusBarAppearanceUpdate(on: $0.name, animated: false), at: steps.count)
        }
      }
  }

  private var withOtherValues: [Scenario] {
    var variants = variants(of: self, Scenario.properties) { $0 = $1 }
    for index in windows.indices {
      variants += self.variants(of: windows[index], Window.properties) { $0.windows[index] = $1 }
    }
    for index in controllers.indices {
      variants += self.variants(of: controllers[index], Controller.properties) {
        $0.controllers[index] = $1
      }
    }
    return variants
  }

  private func variants<Owner>(
    of owner: Owner, _ properties: [Property<Owner>], _ replace: (inout Scenario, Owner) -> Void
  ) -> [Scenario] {
    properties.map { property in
      var (other, variant) = (owner, self)
      property.setRank(&other, (property.rank(owner) + 1) % property.values.count)
      replace(&variant, other)
      return variant
    }
  }
}

extension Array {
  /// At most `count` elements, evenly from all.
  fileprivate func spread(over count: Int) -> [Element] {
    self.count <= count ? self : (0..<count).map { self[$0 * self.count / count] }
  }
}

extension Divergence.Part {
  /// Whether it is a part of an observation, which a law predicts.
  var isObserved: Bool { Divergence.Part.observed.contains(self) }
}
