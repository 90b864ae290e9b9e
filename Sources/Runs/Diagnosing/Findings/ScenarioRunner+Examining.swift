package import StatusQuoAppearanceModel
import StatusQuoCatalog
package import StatusQuoHarness

extension ScenarioRunner {
  /// Examines a sample: whether something explains it that explains an earlier finding; else it is
  /// shrunk and explained.
  ///
  /// - Parameters:
  ///   - made: makes the scenario with a number.
  ///   - explainer: nil where findings are not explained.
  ///   - watch: called repeatedly; once it says stop, the sample is left as it is.
  package mutating func examine(
    _ job: FindingQueue.Job, of plan: RunPlan, _ explainer: Explainer?,
    scenario made: (_ index: Int) -> Scenario, watch: ShrinkWatch
  ) throws(RunnerFailure) -> FindingQueue.Result {
    let scenario = job.sample.scenario(made)
    var isCut = watch(Shrinking.Progress(smallest: scenario, evaluations: 0)) == .stop
    if isCut { return .cut(nil) }
    let explainer = plan.check == .agreement ? explainer : nil
    let isKnown = plan.known.contains(job.sample.divergenceClass)
    if let explainer, !isKnown, job.sample.divergenceClass.part.isObserved,
      !job.explained.isEmpty, let met = try observedCase(scenario, explainer),
      met.firstWrong != nil
    {
      if let index = job.explained.firstIndex(where: { met.isPredicted(by: $0.fault) }) {
        let (place, fault) = job.explained[index]
        let others = job.explained[(index + 1)...].filter {
          $0.place == place && met.isPredicted(by: $0.fault)
        }
        return .explained(
          place, by: Set(others.map { $0.fault.id } + [fault.id]),
          plan.showsEachClass ? try quickly(job, scenario, of: plan, watch).examples[0] : nil)
      }
    }
    if job.budget.evaluations == 0 { return .unexplained }
    // A promise is one finding, regardless of what breaks it.
    if !isKnown, !job.isShort, let promise = job.sample.divergenceClass.promise,
      let first = job.found.first(where: { $0.classes.contains { $0.promise == promise } })
    {
      return .explained(
        first.place, by: [],
        plan.showsEachClass ? try quickly(job, scenario, of: plan, watch).examples[0] : nil)
    }
    if !isKnown, !job.isShort, !job.sample.isClear,
      let result = try consequence(job, scenario, of: plan, watch)
    {
      return result
    }
    var kept = job.keeping
    if isKnown, !job.isShort {
      switch try recognized(job.sample, scenario, of: plan, job.budget.enoughToRecognize, watch) {
      case .known(let tries): return .known(evaluations: tries)
      case .cut: return .cut(nil)
      case .new(let classes): kept = classes
      }
    }
    let result = try found(
      job, scenario, keeping: kept, of: plan, explainer, scenario: made
    ) { progress in
      if watch(progress) == .stop { isCut = true }
      return isCut ? .stop : .goOn
    }
    guard case .found(var finding, let diagnosis, _) = result else { return result }
    guard isCut || finding.isInterrupted else {
      try complete(&finding)
      return .found(finding, diagnosis, keeping: kept)
    }
    // What does not get smaller any more in that time is shown as it is, so that others have their turn.
    if !job.isShort, let begun = job.begun, ScenarioSize(finding.scenario) >= ScenarioSize(begun) {
      return result
    }
    return .cut(finding)
  }

  /// A sample that was shrunk a little, with all that differs on its scenario.
  private mutating func quickly(
    _ job: FindingQueue.Job, _ scenario: Scenario, of plan: RunPlan, _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> Finding {
    var quick = try finding(
      of: job.sample, on: scenario, of: plan, job.budget.enoughToRecognize, watch: watch)
    try complete(&quick)
    return quick
  }

  /// The origin of a sample, if a little shrinking does not get rid of what differs before it: an earlier finding, or a
  /// known difference.
  private mutating func consequence(
    _ job: FindingQueue.Job, _ scenario: Scenario, of plan: RunPlan, _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> FindingQueue.Result? {
    if job.found.isEmpty, plan.known.entries.isEmpty { return nil }
    let quick = try quickly(job, scenario, of: plan, watch)
    let tries = quick.shrinking?.evaluations ?? 0
    if watch(Shrinking.Progress(smallest: scenario, evaluations: tries)) == .stop { return nil }
    let earlier = quick.earlier
    if plan.known.differenceLeaving(earlier) != nil { return .consequence(evaluations: tries) }
    let before = Set(earlier.flatMap { $0.classes })
    guard let root = job.found.first(where: { !before.isDisjoint(with: $0.classes) }) else {
      return nil
    }
    var example = quick.examples[0]
    example.isConsequence = true
    return .explained(root.place, by: [], example)
  }

  /// A sample that nothing explains yet, shrunk and explained.
  private mutating func found(
    _ job: FindingQueue.Job, _ scenario: Scenario, keeping kept: [DivergenceClass],
    of plan: RunPlan, _ explainer: Explainer?, scenario made: (_ index: Int) -> Scenario,
    watch: ShrinkWatch
  ) throws(RunnerFailure) -> FindingQueue.Result {
    var finding = try finding(
      of: job.sample, on: scenario, keeping: kept, begun: job.begun, of: plan, job.budget,
      watch: watch)
    if !finding.isReproducible {
      if let place = job.dependingOnEarlier { return .explained(place, by: [], nil) }
      let before = try scenariosBefore(job.sample, of: plan, scenario: made, watch)
      if !before.isEmpty {
        try shrink(&finding, playedAfter: before, before.map(made), job.budget, watch)
      } else if let longer = try scenarioOfCopies(scenario, of: plan, watch) {
        finding = try self.finding(of: job.sample, on: longer, of: plan, job.budget, watch: watch)
      }
      return .found(finding, nil)
    }
    // Nothing more is asked of a subject whose time is over.
    let progress = Shrinking.Progress(smallest: finding.scenario, evaluations: 0)
    if finding.isInterrupted || watch(progress) == .stop { return .found(finding, nil) }
    if !finding.mayHaveSlipped, finding.divergence.failure == nil,
      let first = try divergence(on: finding.original, like: [job.sample.divergenceClass])
    {
      try keepToCause(&finding, first, job.budget, explainer, watch)
    }
    finding.known = plan.known.nearest(to: finding.divergence)
    guard let explainer else { return .found(finding, nil) }
    guard finding.divergence.part.isObserved else {
      guard let shown = try effect(of: finding, job.budget, explainer, watch) else {
        return .found(finding, nil)
      }
      return try explained(shown, job, scenario, explainer, scenario: made)
    }
    return try explained(finding, job, scenario, explainer, scenario: made)
  }

  /// A shrunk finding with the faults that explain it.
  private mutating func explained(
    _ finding: Finding, _ job: FindingQueue.Job, _ scenario: Scenario, _ explainer: Explainer,
    scenario made: (_ index: Int) -> Scenario
  ) throws(RunnerFailure) -> FindingQueue.Result {
    let diagnosis = try diagnosis(
      of: finding, passed: job.passed.map(made), failed: [scenario] + job.failed.map(made),
      explainer)
    return .found(finding, diagnosis)
  }

  /// The faults that explain a finding; nil where the subject does not answer, or where it would take long.
  ///
  /// - Parameters:
  ///   - passed: scenarios on which the subject is right.
  ///   - failed: scenarios on which it may be wrong, first the one as it was found.
  package mutating func diagnosis(
    of finding: Finding, passed: [Scenario], failed: [Scenario], _ explainer: Explainer
  ) throws(RunnerFailure) -> Diagnosis? {
    guard let found = try observedCase(finding.scenario, explainer) else { return nil }
    var trials = Diagnosis.Trials()
    trials.passed = passed.filter { $0.isQuick }.map {
      ObservedCase(right: explainer.right, on: $0)
    }
    for neighbor in finding.scenario.neighbors {
      if let seen = try observedCase(neighbor, explainer) { trials.around.append(seen) }
    }
    for other in failed {
      if let seen = try observedCase(other, explainer), seen.firstWrong != nil {
        trials.failed.append(seen)
      }
    }
    return Diagnosis(found, trials, finding.divergence, explainer)
  }

  /// Keeps a shrunk finding to what was found first: the same fault explains both, or, where no fault
  /// decides, the same keys differ in the same way. Else it goes back to its class, and notes where
  /// that does not help either.
  mutating func keepToCause(
    _ finding: inout Finding, _ first: Divergence, _ budget: Shrinking.Budget,
    _ explainer: Explainer?, _ watch: ShrinkWatch
  ) throws(RunnerFailure) {
    guard let shrinking = finding.shrinking, shrinking.scenario != finding.original else { return }
    let begun = try faults(first, finding.original, explainer)
    func isKept(_ shown: Divergence, _ scenario: Scenario) throws(RunnerFailure) -> Bool {
      let ended = begun.isEmpty ? [] : try faults(shown, scenario, explainer)
      return ended.isEmpty ? shown.isInTheWay(of: first) : !begun.isDisjoint(with: ended)
    }
    if try isKept(finding.divergence, shrinking.scenario) { return }
    var within = shrinking
    if shrinking.sameClass != shrinking.scenario {
      within = try shrinkWithinClass(shrinking.sameClass, first.divergenceClass, budget, watch)
      within.evaluations += shrinking.evaluations
    }
    guard let shown = try divergence(on: within.scenario, like: [first.divergenceClass]) else {
      return
    }
    finding.mayHaveSlipped = try !isKept(shown, within.scenario)
    finding.shrinking = within
    finding.divergence = shown
  }

  /// The ids of the faults that explain what the subject shows on a scenario; none where that would take
  /// long.
  private mutating func faults(
    _ divergence: Divergence, _ scenario: Scenario, _ explainer: Explainer?
  ) throws(RunnerFailure) -> Set<String> {
    guard let explainer, divergence.part.isObserved,
      let seen = try observedCase(scenario, explainer)
    else { return [] }
    return Set(seen.faults(divergence, explainer).map { $0.id })
  }

  /// Nil where the subject does not answer, or where it would take long.
  private mutating func observedCase(
    _ scenario: Scenario, _ explainer: Explainer
  ) throws(RunnerFailure) -> ObservedCase? {
    guard scenario.isQuick, let seen = try observations(on: scenario) else { return nil }
    return ObservedCase(scenario, seen: seen, right: explainer.right)
  }
}
