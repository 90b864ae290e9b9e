package import StatusQuoAppearanceModel
import StatusQuoGenerators
package import StatusQuoHarness

extension ScenarioRunner {
  /// Shrinks a sample.
  ///
  /// Where differences are known, shrinking ends before it slips to another class, which may be a known one.
  ///
  /// - Parameters:
  ///   - scenario: the scenario of the sample.
  ///   - kept: the classes that shrinking keeps; none for the sample's own.
  ///   - begun: a smaller one, where an earlier shrinking was cut.
  ///   - budget: how much work it may do; nil as the plan has it.
  ///   - watch: called repeatedly; once it says stop, the best so far is the finding.
  package mutating func finding(
    of sample: Finding.Sample, on scenario: Scenario, keeping kept: [DivergenceClass] = [],
    begun: Scenario? = nil, of plan: RunPlan, _ budget: Shrinking.Budget? = nil,
    watch: ShrinkWatch
  ) throws(RunnerFailure) -> Finding {
    var finding = Finding(unstable: sample, on: scenario, in: plan)
    startAfresh()
    let wanted = kept.isEmpty ? [sample.divergenceClass] : kept
    guard let divergence = try divergence(on: scenario, like: wanted) else { return finding }
    var start = scenario
    if let begun, try self.divergence(on: begun, like: wanted)?.isInTheWay(of: divergence) == true {
      start = begun
    }
    let mayNotSlip = !plan.known.entries.isEmpty && divergence.has(wanted)
    guard
      let shrunk = try shrunk(
        start, divergence, wanted, mayNotSlip: mayNotSlip, budget ?? plan.budget, watch)
    else { return finding }
    finding.isReproducible = true
    finding.divergence = shrunk.divergence
    finding.shrinking = shrunk.shrinking
    // What copies share shows as a wrong answer where an enumeration copies.
    finding.mayHaveSlipped =
      !divergence.has([sample.divergenceClass]) && !divergence.isOfCopies
    finding.examples[0].scenario = shrunk.shrinking?.sameClass ?? scenario
    try trace(&finding)
    return finding
  }

  /// A sample as it was found: what is shown where there is no time to shrink anything. It takes one answer of
  /// the subject, as that runs.
  package mutating func witness(
    of sample: Finding.Sample, on scenario: Scenario, in plan: RunPlan
  ) throws(RunnerFailure) -> Finding {
    var finding = Finding(unstable: sample, on: scenario, in: plan)
    guard let divergence = try divergence(on: scenario, like: [sample.divergenceClass]) else {
      return finding
    }
    finding.isReproducible = true
    finding.divergence = divergence
    finding.examples[0].scenario = scenario
    try trace(&finding)
    return finding
  }

  /// Asks for all divergences of the scenarios that a finding shows: what accepts them keeps the whole answer.
  mutating func complete(_ finding: inout Finding) throws(RunnerFailure) {
    guard finding.isReproducible, finding.playedBefore.isEmpty else { return }
    startAfresh()
    finding.divergences = try divergences(on: finding.scenario)
    for place in finding.examples.indices {
      guard let scenario = finding.examples[place].scenario else { continue }
      finding.examples[place].divergences =
        scenario == finding.scenario ? finding.divergences : try divergences(on: scenario)
    }
  }

  /// Adds where a program crashed that has said nothing of it.
  private mutating func trace(_ finding: inout Finding) throws(RunnerFailure) {
    guard finding.divergence.part == .crash, finding.divergence.output.isEmpty else { return }
    do throws(RunnerFailure) {
      finding.crashTrace = try crashTrace(on: finding.scenario)
    } catch {
      guard error == .interrupted else { throw error }
    }
  }

  /// Nil when the shrunk scenario does not fail when it is played once more. What is interrupted is
  /// not shrunk.
  private mutating func shrunk(
    _ scenario: Scenario, _ divergence: Divergence, _ wanted: [DivergenceClass],
    mayNotSlip: Bool, _ budget: Shrinking.Budget, _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> (shrinking: Shrinking?, divergence: Divergence)? {
    let start = Shrinking.Progress(smallest: scenario, evaluations: 0)
    if watch(start) == .stop { return (nil, divergence) }
    let wanted = divergence.kept(of: wanted)
    do throws(RunnerFailure) {
      var shrinking = try shrink(scenario, like: wanted, budget: budget, watch: watch)
      startAfresh()
      var shrunk = try self.divergence(on: shrinking.scenario, like: wanted)
      if mayNotSlip, let slipped = shrunk, !slipped.has(wanted) {
        shrinking = shrinking.endedInClass
        shrunk = try self.divergence(on: shrinking.scenario, like: wanted)
      }
      if let shrunk { return (shrinking, shrunk) }
      // What was played on the way has made it fail: each candidate by itself, then.
      shrinking = try shrinkAfresh(scenario, wanted, budget, watch)
      startAfresh()
      guard let shrunk = try self.divergence(on: shrinking.scenario, like: wanted) else {
        return nil
      }
      return (shrinking, shrunk)
    } catch {
      guard error == .interrupted else { throw error }
      return (nil, divergence)
    }
  }

  /// Shrinks with a fresh subject for each candidate, as far as that is possible in a short time.
  private mutating func shrinkAfresh(
    _ scenario: Scenario, _ wanted: [DivergenceClass], _ budget: Shrinking.Budget,
    _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> Shrinking {
    try shrinkEach(scenario, like: wanted, budget.atMost(evaluations: 300), watch) {
      candidate throws(RunnerFailure) in
      startAfresh()
      return try divergence(on: candidate, like: wanted)
    }
  }

  /// Shrinks what fails in the way of a class to what fails so, too.
  package mutating func shrinkWithinClass(
    _ scenario: Scenario, _ divergenceClass: DivergenceClass, _ budget: Shrinking.Budget,
    _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> Shrinking {
    let wanted = [divergenceClass]
    return try shrinkEach(
      scenario, like: wanted, budget.atMost(evaluations: budget.evaluations), watch
    ) { candidate throws(RunnerFailure) in
      try divergences(on: candidate).first { $0.has(wanted) }
    }
  }

  /// Shrinks by playing each candidate that the subject knows in a manner of the caller's.
  package func shrinkEach(
    _ scenario: Scenario, like wanted: [DivergenceClass] = [], _ budget: Shrinking.Budget,
    _ watch: ShrinkWatch, _ divergence: (Scenario) throws(RunnerFailure) -> Divergence?
  ) throws(RunnerFailure) -> Shrinking {
    var problem: RunnerFailure?
    let shrinking = StatusQuoHarness.shrink(
      scenario, like: wanted, budget: budget, watch: { problem == nil ? watch($0) : .stop },
      divergence: { candidate in
        guard plan.isApplicable(candidate) else { return nil }
        do throws(RunnerFailure) {
          return try divergence(candidate)
        } catch {
          problem = problem ?? error
          return nil
        }
      })
    if let problem { throw problem }
    return shrinking
  }
}

extension Shrinking.Budget {
  /// The budget with as much as shows whether something is known.
  var enoughToRecognize: Shrinking.Budget {
    Shrinking.Budget(evaluations: min(evaluations, 300), pairs: 0, small: 0)
  }

  /// The budget with at most this number of evaluations, and by default without looking through small scenarios.
  func atMost(evaluations limit: Int, small: Int = 0) -> Shrinking.Budget {
    Shrinking.Budget(evaluations: min(evaluations, limit), pairs: pairs, small: small)
  }
}

extension Finding.Sample {
  /// The way in which it failed.
  var example: Finding.Example {
    Finding.Example(divergenceClass: divergenceClass, scenario: nil, count: count)
  }

  fileprivate func origin(in plan: RunPlan) -> Finding.Origin {
    switch place {
    case .run(let index): .run(plan.source.origin, index: index, count: count)
    case .kept(let entry): .file(entry.file)
    }
  }
}

extension Finding {
  /// A sample that does not fail again.
  fileprivate init(unstable sample: Finding.Sample, on scenario: Scenario, in plan: RunPlan) {
    let step = min(sample.steps, scenario.steps.count)
    let isKnown = sample.steps < .max
    self.init(
      scenario,
      Divergence(
        step: isKnown ? step : 0, stepKind: isKnown ? scenario.step(step)?.kind : nil,
        failure: .unstable(sample.divergenceClass)),
      origin: sample.origin(in: plan))
    isReproducible = false
    examples = [sample.example]
  }

  /// True if it fails again, and simpler scenarios may, too: not all were tried.
  package var mayBeSmaller: Bool {
    isReproducible && !(shrinking?.certificate.isOneMinimal ?? false)
  }

  /// True if it fails again and was not shrunk: the caller had no time.
  var isInterrupted: Bool { isReproducible && shrinking == nil }
}
