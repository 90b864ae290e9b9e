import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoRunning

extension Explainer {
  /// Explains findings by rules that do not hold, by other readings of the sources, and by values that are kept.
  package static func ofSuspects() -> Explainer {
    let stories = Stories()
    let rules = NegatedRule.all.sorted { $0.key.rawValue < $1.key.rawValue }.map { rule, negation in
      Fault(rule.id, "\(rule.id) did not hold") { scenario, visit in
        negation.play(scenario, stories, visit)
      }
    }
    let readings = Readings().alternatives.map { reading in
      Fault(reading.text, "\(reading.text) held: \(reading.claim)") {
        ReferenceModel($0, readings: reading.readings)
      }
    }
    return Explainer(
      right: Fault("right", "nothing were wrong") { ReferenceModel($0) },
      known: readings + rules
    ) { divergence, scenario in
      let kinds = scenario.steps.prefix(divergence.step).exactKinds
      let keepings: [Keeping] =
        kinds.map { .after($0) } + Step.Kind.allCases.map { .until($0) } + [.forever]
      return keepings.flatMap { keeping in
        KeptValue.allCases.map { value in
          let words = keeping.words(value)
          return Fault(words, words) { scenario, visit in
            value.play(scenario, keeping, stories, visit)
          }
        }
      }
    }
  }
}

/// Scenarios as the reference plays them, with what explains each moment: many suspects look at them.
private final class Stories: Sendable {
  private let known = Shared<[Scenario: Told]>([:])

  private struct Told: @unchecked Sendable {
    let stories: [ExplainedScenario]
  }

  /// The stories up to the launch and up to each step.
  func stories(of scenario: Scenario) -> [ExplainedScenario] {
    if let told = known.withLock({ $0[scenario] }) { return told.stories }
    let moments = narrate(scenario, upTo: scenario.steps.count)
    let stories = moments.indices.map {
      ExplainedScenario(scenario, moments: Array(moments[...$0]))
    }
    known.withLock {
      if $0.count > 2_000 { $0 = [:] }
      $0[scenario] = Told(stories: stories)
    }
    return stories
  }
}

extension NegatedRule {
  /// Plays a scenario without the rule.
  fileprivate func play(
    _ scenario: Scenario, _ stories: Stories, _ visit: (borrowing Observation) -> Bool
  ) {
    let told = stories.stories(of: scenario)
    switch self {
    case .changing(let change):
      for story in told {
        var observation = story.now.observation
        change(&observation, story)
        if !visit(observation) { return }
      }
    case .ignoring(let change):
      var other = scenario
      change(&other)
      guard other.problem == nil else { return }
      var model = ReferenceModel(other)
      var next = 0
      model.play(other.steps) { _, observation in
        let number = next
        next += 1
        // A step that is left out still counts as what it would come to.
        guard number > 0, number <= scenario.steps.count,
          other.steps[number - 1] != scenario.steps[number - 1]
        else { return visit(observation) }
        var observation = copy observation
        observation.outcome = told[number].now.observation.outcome
        return visit(observation)
      }
    }
  }
}

extension KeptValue {
  /// Plays a scenario while the value is kept.
  fileprivate func play(
    _ scenario: Scenario, _ keeping: Keeping, _ stories: Stories,
    _ visit: (borrowing Observation) -> Bool
  ) {
    var (kept, before): (Observation?, Observation?) = (nil, nil)
    for (number, story) in stories.stories(of: scenario).enumerated() {
      let right = story.now.observation
      if number > 0, right.outcome == .applied {
        kept = keeping.isRenewed(by: scenario.steps[number - 1]) ? nil : kept ?? before
      }
      var shown = right
      if let kept { keep(kept, in: &shown) }
      if !visit(shown) { return }
      before = right
    }
  }
}
