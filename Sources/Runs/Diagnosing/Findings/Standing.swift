package import StatusQuoAppearanceModel
import StatusQuoHarness

/// The answer to whether the sources excuse the subject of a finding.
package struct Standing: Hashable, Sendable {
  /// The readings of the sources under which the subject is right.
  package var excuses: [ChosenReading]
  /// The readings under which the law expects something else where the two differ, and the subject is wrong,
  /// too.
  package var otherwise: [ChosenReading]

  /// The readings that excuse the subject, and those that only change what is expected.
  package init(excuses: [ChosenReading], otherwise: [ChosenReading] = []) {
    self.excuses = excuses
    self.otherwise = otherwise
  }
}

extension Observation.Part {
  /// Returns true if a rule is of the families that decide this part of an observation.
  package func isDecided(by rule: RuleID) -> Bool {
    let family = rule.id.prefix { $0 != "-" }
    return switch self {
    case .outcome: family == "W"
    case .launchBar, .bar, .provenance, .stale:
      family == "SB" || family == "T" || family == "SC" || rule == .tr18
    case .calls: family == "L"
    case .styles, .told: family == "TR"
    case .geometry, .safeArea: family == "GE"
    case .systemGestures: family == "SG" || family == "SB"
    }
  }
}
