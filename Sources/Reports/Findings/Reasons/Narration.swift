package import StatusQuoAppearanceModel
import StatusQuoReferenceModel

/// The launch and the steps up to one of them, as the reference plays them.
///
/// - Parameter isDrawn: true for the number of a moment that comes with a snapshot.
package func narrate(
  _ scenario: Scenario, upTo last: Int, _ readings: Readings = Readings(),
  isDrawn: (Int) -> Bool = { _ in false }
) -> [Moment] {
  var model = ReferenceModel(explaining: scenario, readings: readings)
  var moments: [Moment] = []
  for number in 0...last {
    if number > 0 { model.apply(scenario.steps[number - 1]) }
    var observation = Observation()
    let rules = model.rulesUsed
    model.observe(into: &observation)
    let rulesObserved = model.rulesUsed
    moments.append(
      Moment(
        observation: observation, facts: model.explain(), rules: rules,
        rulesObserved: rulesObserved, snapshot: isDrawn(number) ? model.snapshot() : nil))
  }
  return moments
}

/// The launch and all steps, with snapshots of those that a page shows.
package func narrateDrawn(_ scenario: Scenario, _ readings: Readings = Readings()) -> [Moment] {
  let last = scenario.steps.count
  return narrate(scenario, upTo: last, readings, isDrawn: DrawnMoments(upTo: last).contains)
}
