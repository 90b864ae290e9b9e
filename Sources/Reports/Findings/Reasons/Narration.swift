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

/// The launch and the steps up to one of them, all by default, with snapshots of those that a page shows: the launch
/// and the last 31.
package func narrateDrawn(
  _ scenario: Scenario, upTo focus: Int? = nil, _ readings: Readings = Readings()
) -> [Moment] {
  let last = focus ?? scenario.steps.count
  return narrate(scenario, upTo: last, readings) { $0 == 0 || $0 >= last - 30 }
}
