package import StatusQuoAppearanceModel
package import StatusQuoHarness

/// The nature of a sample of a known class.
enum Recognition {
  /// Known differences, and nothing else; with the number of evaluations.
  case known(evaluations: Int)
  /// Something else, of which shrinking has to keep these classes.
  case new([DivergenceClass])
  /// The caller ended it.
  case cut
}

extension ScenarioRunner {
  /// Returns whether a sample shows known differences and nothing else.
  ///
  /// All that its step has in common with a known difference is kept while it is shrunk: then it has to show the
  /// whole of that difference, and nothing besides. Where a step shows several, it is shrunk for each.
  mutating func recognized(
    _ sample: Finding.Sample, _ scenario: Scenario, of plan: RunPlan, _ budget: Shrinking.Budget,
    _ watch: ShrinkWatch
  ) throws(RunnerFailure) -> Recognition {
    startAfresh()
    // What does not fail again shows nothing new.
    guard let shown = try divergence(on: scenario, like: [sample.divergenceClass]),
      shown.has([sample.divergenceClass])
    else { return .known(evaluations: 0) }
    let known = plan.known
    if shown.failure == nil, known.difference(with: shown.classes) != nil {
      return .known(evaluations: 0)
    }
    var left = Set(shown.classes)
    var unlike: [DivergenceClass] = []
    var tries = 0
    for entry in known.active.map({ known.entries[$0] }) {
      for signature in entry.signatures where !left.isDisjoint(with: signature) {
        let common = shown.classes.filter(signature.contains)
        var shrunk = try finding(
          of: sample, on: scenario, keeping: common, of: plan, budget, watch: watch)
        try complete(&shrunk)
        if watch(Shrinking.Progress(smallest: scenario, evaluations: tries)) == .stop {
          return .cut
        }
        tries += shrunk.shrinking?.evaluations ?? 0
        if known.isShown(by: shrunk) { left.subtract(common) } else { unlike = common }
        if left.isEmpty { return .known(evaluations: tries) }
      }
    }
    return .new(unlike.isEmpty ? [sample.divergenceClass] : unlike)
  }
}

extension ScenarioRunner {
  /// Returns true if a divergence of a document is a known difference, or several, and nothing else.
  package mutating func isKnown(
    _ divergence: Divergence, on scenario: Scenario, _ known: KnownDifferences
  ) throws(RunnerFailure) -> Bool {
    guard known.contains(divergence.classes) else { return false }
    if divergence.failure == nil, known.difference(with: divergence.classes) != nil { return true }
    var plan = plan
    plan.known = known
    let sample = Finding.Sample(divergence.divergenceClass, kept: CorpusEntry(scenario, in: ""))
    let recognition = try recognized(
      sample, scenario, of: plan, plan.budget.enoughToRecognize, { _ in .goOn })
    if case .known = recognition { return true }
    return false
  }
}

extension KnownDifferences {
  /// Returns true if a shrunk finding shows one of the differences, the whole of it and nothing else, or what one leaves
  /// behind.
  fileprivate func isShown(by finding: Finding) -> Bool {
    guard finding.isReproducible else { return true }
    if differenceLeaving(finding.earlier) != nil { return true }
    return finding.divergence.failure == nil
      ? difference(with: finding.divergence.classes) != nil
      : difference(like: finding.divergence, on: finding.scenario) != nil
  }
}
