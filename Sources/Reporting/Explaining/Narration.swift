public import StatusQuoAppearanceModel

/// The launch and the steps up to one of them, as a model plays them that can explain itself.
///
/// - Parameters:
///   - model: the model after the launch of the scenario.
///   - scenario: what is played.
///   - last: the last step that is played; 0 is the launch.
///   - explain: the facts behind what the model shows now.
///   - snapshot: the windows and controllers after the moment with a number, where these are wanted.
public func narrate<Model: Resolver>(
  _ model: consuming Model, _ scenario: Scenario, upTo last: Int,
  explain: (Model) -> ExplanationFacts, snapshot: (Model, _ number: Int) -> Snapshot?
) -> [ExplainedMoment] {
  var moments: [ExplainedMoment] = []
  for number in 0...last {
    if number > 0 { model.apply(scenario.steps[number - 1]) }
    var observation = Observation()
    let rules = model.rulesUsed
    model.observe(into: &observation)
    let rulesObserved = model.rulesUsed
    moments.append(
      ExplainedMoment(
        observation: observation, explanation: explain(model), rules: rules,
        rulesObserved: rulesObserved,
        snapshot: snapshot(model, number)))
  }
  return moments
}
