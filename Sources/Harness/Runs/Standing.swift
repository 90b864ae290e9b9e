public import StatusQuoAppearanceModel

/// How well it is known that what the reference expects of a finding is UIKit's behavior.
public struct Standing: Hashable, Sendable {
  /// The weakest of the rules behind it; nil where none of them was used.
  public var evidence: Evidence?
  /// The readings of the sources under which the subject is right.
  public var excuses: [ChosenReading]
}

extension Finding {
  /// What the finding stands on, found by playing its scenario on the reference under each reading.
  ///
  /// - Returns: nil for a crash, a hang, a broken invariant or property: they need no law.
  public func standing<Reference: Resolver>(
    on reference: (Scenario, Readings) -> Reference
  ) -> Standing? {
    guard isReproducible, divergence.failure == nil, divergence.violation == nil,
      divergence.brokenInvariant == nil
    else { return nil }
    let (usual, rules) = play(on: reference(scenario, Readings()))
    let seen = usual.dropLast() + [divergence.actual]
    return Standing(
      evidence: Evidence(rules.rules.filter(divergence.isAbout)),
      excuses: ChosenReading.alternatives.filter {
        play(on: reference(scenario, $0.readings)).observations.elementsEqual(seen)
      })
  }

  /// What is observed up to the diverging step, and the rules which that step applied.
  private func play<Model: Resolver>(
    on launched: Model
  ) -> (observations: [Observation], rules: RuleSet) {
    var model = launched
    var observations: [Observation] = []
    model.play(scenario.steps.prefix(divergence.step)) { _, observation in
      observations.append(observation)
      return true
    }
    return (observations, model.rulesUsed)
  }
}

extension Divergence {
  /// Whether a rule is of the families that decide what differs.
  fileprivate func isAbout(_ rule: RuleID) -> Bool { parts.contains { $0.isDecided(by: rule) } }
}

extension Divergence.Part {
  /// Whether a rule is of the families that decide this part of an observation.
  public func isDecided(by rule: RuleID) -> Bool {
    let family = rule.id.prefix { $0 != "-" }
    return switch self {
    case .outcome: family == "W"
    case .launchBar, .bar, .provenance, .stale: family == "SB" || family == "T" || rule == .tr18
    case .calls: family == "L"
    case .styles, .traitChanges: family == "TR"
    case .geometry: family == "GE"
    case .invariant, .crash, .hang, .instability, .property: false
    }
  }
}
