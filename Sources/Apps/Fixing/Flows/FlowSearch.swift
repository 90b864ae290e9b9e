package import StatusQuoAppearanceModel
package import StatusQuoHarness
package import StatusQuoReferenceModel

extension LockStep {
  /// Plays every flow of an app on both models, the shorter ones first, and finds for each wish the
  /// shortest flow that breaks it.
  ///
  /// A flow is any sequence of `Scenario.flowSteps` after the launch. A step that is not applied
  /// changes nothing (W-1), so no flow continues one. Wishes about one step are about the document's
  /// own steps, which are played as they are.
  ///
  /// - Parameters:
  ///   - longest: how many steps the longest flows have.
  ///   - shouldStop: asked every few thousand flows, with what is found so far.
  package func flowsBreaking(
    _ wishes: [Wish], of scenario: Scenario, longest: Int,
    shouldStop: (FlowReport) -> Bool = { _ in false }
  ) -> FlowReport where Reference == ReferenceModel {
    let scenario = scenario.observing(wishes)
    var report = FlowReport(scenario: scenario, wishes: wishes)
    report.alphabet = scenario.flowSteps
    report.broken = scenario.brokenWishes(wishes, in: scenario.seenMoments()).filter {
      $0.wish.step != nil
    }
    var open = wishes.indices.filter { wishes[$0].step == nil }
    var start = scenario
    start.steps = []
    for length in 0...longest where !open.isEmpty && report.difference == nil {
      let world = NumberedWorld(start, first: 0, steps: report.alphabet, length: length)
      let wasStopped = play(world, length, open, shouldStop, &report)
      open.removeAll { wish in report.broken.contains { $0.index == wish } }
      if wasStopped { break }
      report.length = length
    }
    report.broken.sort { $0.index < $1.index }
    return report
  }

  /// Plays all flows of one length. Returns true if it was stopped.
  private func play(
    _ world: NumberedWorld, _ length: Int, _ open: [Int], _ shouldStop: (FlowReport) -> Bool,
    _ report: inout FlowReport
  ) -> Bool where Reference == ReferenceModel {
    let wishes = report.wishes
    let shorter = report.flows
    var found: [Int: (index: Int, moment: Moment)] = [:]
    var totals = RunTotals()
    var next = 0
    var wasStopped = false
    while next < world.end, !wasStopped {
      let range = next..<min(next + 4_096, world.end)
      play(world, range: range, continuesRefused: false, into: &totals, willPlay: { _, _ in }) {
        index, reference, observation in
        guard observation.step == length else { return }
        let moment = Moment(observation: observation, snapshot: reference.snapshot())
        for wish in open where found[wish] == nil && wishes[wish].isBroken(in: moment) {
          found[wish] = (index, moment)
        }
      }
      next = range.upperBound
      report.flows = totals.coverage.scenarios
      wasStopped = next < world.end && shouldStop(report)
    }
    if let first = totals.divergences.first {
      let flow = world.scenario(at: first.indices[0])
      var models = self
      report.difference = models.firstDivergence(on: flow).map { (flow, $0) }
    }
    report.broken += open.compactMap { wish in
      found[wish].map {
        BrokenWish(
          wish: wishes[wish], index: wish, scenario: world.scenario(at: $0.index),
          shorter: shorter, moment: $0.moment)
      }
    }
    return wasStopped
  }
}

extension Scenario {
  /// The wishes that the scenario's own steps break, each at the first step that does.
  package func brokenWishes(_ wishes: [Wish], in moments: [Moment]) -> [BrokenWish] {
    wishes.enumerated().compactMap { index, wish in
      guard let moment = moments.first(where: { wish.isBroken(in: $0) }) else { return nil }
      var flow = self
      flow.steps.removeSubrange(moment.observation.step...)
      return BrokenWish(wish: wish, index: index, scenario: flow, moment: moment)
    }
  }

  /// The moments after the launch and after each step, as the reference plays them.
  package func seenMoments(_ readings: Readings = Readings()) -> [Moment] {
    var model = ReferenceModel(self, readings: readings)
    var moments: [Moment] = []
    model.play(steps) { model, observation in
      moments.append(Moment(observation: observation, snapshot: model.snapshot()))
      return true
    }
    return moments
  }
}
