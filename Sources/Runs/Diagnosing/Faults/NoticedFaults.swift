import StatusQuoAppearanceModel
package import StatusQuoHarness

extension RunReport {
  /// The known faults that scenarios of a run notice, and those that they do not: a resolver that follows one
  /// of these agrees on them.
  package struct NoticedFaults: Hashable, Sendable {
    /// The number of scenarios that were played under each fault.
    package private(set) var scenarios = 0
    /// The number of faults under which a value that the run compared is another in one of the scenarios.
    package private(set) var noticed = 0
    /// The ids of the other faults.
    package private(set) var missed: [String] = []

    /// Plays the scenarios that were the last to use a rule in a kind of step for the first time: they notice
    /// more than the first ones, and more than as many of all.
    ///
    /// - Parameter count: the most scenarios.
    package init(
      of totals: RunTotals, in plan: RunPlan, lastOfNew count: Int, _ explainer: Explainer
    ) {
      var faults = explainer.known
      let compared = Observation.Part.allCases.filter { totals.coverage.compared.compared($0) > 0 }
      var cursor = ScenarioCursor(plan)
      for index in totals.firstUses.scenarios.suffix(count) {
        let scenario = cursor.scenario(at: index)
        guard scenario.isQuick else { continue }
        scenarios += 1
        let right = explainer.right.observations(on: scenario)
        faults.removeAll { $0.differs(from: right, on: scenario, in: compared) }
      }
      noticed = explainer.known.count - faults.count
      missed = faults.map { $0.id }
    }
  }
}

extension Fault {
  /// Returns true if the fault leads to another value of one of the parts than the right one.
  fileprivate func differs(
    from right: [Observation], on scenario: Scenario, in parts: [Observation.Part]
  ) -> Bool {
    var (number, differs) = (0, false)
    play(scenario) { observation in
      if observation != right[number] {
        let both = Observation.Pair(expected: right[number], actual: copy observation)
        differs = both.parts.contains(where: parts.contains)
      }
      number += 1
      return !differs
    }
    return differs
  }
}
