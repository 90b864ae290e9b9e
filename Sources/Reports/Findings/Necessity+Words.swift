import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoCatalog
import StatusQuoHarness

extension Necessity {
  /// The part and what happens without it, in words; nil where it still fails in the same way.
  ///
  /// - Parameter original: the moments of the whole scenario.
  func words(
    in scenario: Scenario, _ divergenceClass: DivergenceClass, _ original: [Moment],
    _ readings: Readings
  ) -> [Phrase]? {
    let part = Phrase(label(in: scenario), .code)
    if let divergence {
      guard divergence != divergenceClass else { return nil }
      return [part, "without it only something else differs: \(divergence.part.words)"]
    }
    let moments = narrate(without, upTo: without.steps.count, readings)
    let differsInBar = divergenceClass.part == .observed(.bar)
    return [part, Phrase(consequence(in: scenario, original, moments, differsInBar: differsInBar))]
  }

  /// `N.pop()`, `A`, `A.prefersStatusBarHidden: true`.
  private func label(in scenario: Scenario) -> String {
    switch leftOut {
    case .step(let number): scenario.steps[number - 1].call(scenario.names)
    case .window(let place): scenario.names.text(scenario.windows[place].name)
    case .controller(let place): scenario.names.text(scenario.controllers[place].name)
    case .value: lostSettings(in: scenario).joined(separator: ", ")
    }
  }

  /// The settings that the scenario has and `without` has not.
  private func lostSettings(in scenario: Scenario) -> [String] {
    var lost: [String] = []
    let names = scenario.names
    for (old, new) in zip(scenario.controllers, without.controllers) where old != new {
      if old.kind != new.kind { lost.append("\(names.text(old.name)): \(old.kind.rawValue)") }
      let kept = new.settings(names)
      lost += old.settings(names).filter { !kept.contains($0) }.map {
        "\(names.text(old.name)).\($0)"
      }
      lost += old.views.filter { !new.views.contains($0) }.map { names.text($0.name) }
    }
    for (old, new) in zip(scenario.windows, without.windows) where old != new {
      lost += old.settings.filter { !new.settings.contains($0) }.map {
        "\(names.text(old.name)).\($0)"
      }
    }
    if scenario.environment != without.environment { lost.append(scenario.environment.text) }
    for property in Scenario.properties where !property.name.hasPrefix("environment.") {
      let value = property.literal(scenario)
      if value != property.literal(without) {
        lost.append("\(property.name): \(value.text(names))")
      }
    }
    return lost.isEmpty ? ["a value"] : lost
  }

  /// The reference's answer then: the first step that is refused now, else the bar at the end.
  private func consequence(
    in scenario: Scenario, _ original: [Moment], _ moments: [Moment],
    differsInBar: Bool
  ) -> String {
    for (number, step) in without.steps.enumerated() {
      let outcome = moments[number + 1].observation.outcome
      let place = placeInOriginal(number)
      guard outcome != .applied, place + 1 < original.count,
        original[place + 1].observation.outcome != outcome
      else { continue }
      return "without it \(step.call(without.names)) is \(outcome.words), so both agree"
    }
    guard differsInBar else { return "without it both agree" }
    let bar = moments[moments.count - 1].observation.bar
    return "without it both agree: the bar is \(bar.words)"
  }

  /// The step of the whole scenario that is step `number` of this one, both from 0.
  private func placeInOriginal(_ number: Int) -> Int {
    if case .step(let dropped) = leftOut, number >= dropped - 1 { return number + 1 }
    return number
  }
}

extension Divergence.Part {
  /// The words for people.
  fileprivate var words: String {
    switch self {
    case .observed(let part): part.words
    case .invariant: "an invariant"
    case .crash: "a crash"
    case .hang: "a hang"
    case .instability: "an unstable answer"
    case .property: "a metamorphic property"
    }
  }
}
