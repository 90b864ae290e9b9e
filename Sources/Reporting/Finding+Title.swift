import StatusQuoAppearanceModel
public import StatusQuoHarness

extension Finding {
  /// What goes wrong, in one line: `after step 2, N.pop(): the bar is shown, expected hidden`.
  public var title: String {
    if let failure = divergence.failure {
      return "\(shownMoment(prefix: "in")): \(failure.sentence)"
    }
    let first = divergence.differences(shownScenario.names)[0]
    let title = "\(shownMoment(prefix: "after")): \(first.sentence)"
    guard let violation = divergence.violation else { return title }
    return "the \(violation.model.rawValue) violates \(violation.property.rawValue): \(title)"
  }

  private func shownMoment(prefix: String) -> String {
    guard shownStep > 0 else { return "\(prefix) launch" }
    return "\(prefix) step \(shownStep), "
      + shownScenario.steps[shownStep - 1].call(shownScenario.names)
  }

  /// What is drawn: where a property is violated, the other way to play the scenario.
  var shownScenario: Scenario { divergence.violation?.variant ?? scenario }

  /// The step of `shownScenario` after which it shows.
  var shownStep: Int { divergence.violation?.variant.steps.count ?? divergence.step }
}

extension RunOrigin {
  var isEnumeration: Bool {
    switch self {
    case .generated: false
    case .enumerated: true
    }
  }

  /// The run as documents name it: `fuzz, seed 1, mixed`.
  public var text: String {
    switch self {
    case .generated(let seed, let profile): "fuzz, seed \(seed), \(profile)"
    case .enumerated(let alphabet): "enumerate, alphabet \(alphabet)"
    }
  }
}
