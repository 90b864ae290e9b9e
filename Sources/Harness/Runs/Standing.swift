public import StatusQuoAppearanceModel

/// The answer to whether the sources excuse the subject of a finding.
public struct Standing: Hashable, Sendable {
  /// The readings of the sources under which the subject is right.
  public var excuses: [ChosenReading]
}

extension Finding {
  /// The readings that excuse the subject, found by playing its scenario on the reference under
  /// each reading.
  ///
  /// - Returns: nil for a crash, a hang, a broken invariant or property: they need no law.
  public func standing<Reference: Resolver>(
    on reference: (Scenario, Readings) -> Reference
  ) -> Standing? {
    guard isReproducible, case .disagreement(let observed, nil) = divergence.problem
    else { return nil }
    let seen = play(on: reference(scenario, Readings())).dropLast() + [observed.actual]
    return Standing(
      excuses: ChosenReading.alternatives.filter {
        play(on: reference(scenario, $0.readings)).elementsEqual(seen)
      })
  }

  /// The observations up to the diverging step.
  private func play<Model: Resolver>(on launched: Model) -> [Observation] {
    var model = launched
    var observations: [Observation] = []
    model.play(scenario.steps.prefix(divergence.step)) { _, observation in
      observations.append(observation)
      return true
    }
    return observations
  }
}

extension Observation.Part {
  /// Returns true if a rule is of the families that decide this part of an observation.
  public func isDecided(by rule: RuleID) -> Bool {
    let family = rule.id.prefix { $0 != "-" }
    return switch self {
    case .outcome: family == "W"
    case .launchBar, .bar, .provenance, .stale:
      family == "SB" || family == "T" || family == "SC" || rule == .tr18
    case .calls: family == "L"
    case .styles, .traitChanges: family == "TR"
    case .geometry, .safeArea: family == "GE"
    case .systemGestures: family == "SG" || family == "SB"
    }
  }
}
