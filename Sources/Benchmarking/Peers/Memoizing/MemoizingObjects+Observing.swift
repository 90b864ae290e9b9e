package import StatusQuoAppearanceModel

extension MemoizingObjects {
  /// Replaces `observation` by what can be observed after the launch or the last step.
  package func observe(into observation: inout Observation) {
    observation.step = stepNumber
    observation.outcome = outcome
    observation.launchBar =
      stepNumber == 0 ? BarAppearance(hidden: false, content: .dark) : nil
    observation.bar = bar.displayed
    observation.provenance = provenance
    let upToDate = upToDateBar()
    let shown = BarAppearance(hidden: bar.displayed.hidden, content: bar.displayed.content)
    observation.stale = upToDate == shown ? nil : upToDate
    observation.calls.removeAll(keepingCapacity: true)
    observation.calls.append(contentsOf: calls)
    observation.geometry = nil
    observeStyles(into: &observation)
  }

  private var provenance: Provenance {
    var provenance = Provenance()
    provenance.window = window
    provenance.lightBehindCard = bar.last.isLightBehindCard
    provenance.style = answer(bar.last.style)
    provenance.hidden = answer(bar.last.hidden)
    return provenance
  }

  private func answer(_ chain: MemoAnswers.AskedWay) -> Provenance.Answer? {
    guard let stop = chain.stop, let last = chain.hops.last else { return nil }
    return Provenance.Answer(answeredBy: last.controller, chain: chain.hops, stop: stop)
  }

  private func observeStyles(into observation: inout Observation) {
    observation.styles.removeAll(keepingCapacity: true)
    observation.traitChanges.removeAll(keepingCapacity: true)
    observation.styles.append(NodeStyle(node: window, style: systemStyle))
    if let before = systemStyleBefore {
      observation.traitChanges.append(StyleChange(node: window, from: before, to: systemStyle))
    }
    root?.observe(in: stepNumber, &observation.styles, &observation.traitChanges)
    for controller in controllers
    where !controller.isRoot && controller.parent == nil && controller.presenter == nil {
      controller.observe(in: stepNumber, &observation.styles, &observation.traitChanges)
    }
  }
}
