/// The certainty of a rule, the strongest first.
///
/// A rule of several parts has the grade of its weakest part, but for a part that an open question
/// (`OpenQuestion`) is about.
package enum Grade: UInt8, CaseIterable, Hashable, Comparable, Sendable {
  /// Stated by Apple: documentation, a header, a technote or a talk.
  case documented
  /// Reported by several people independently.
  case observedBySeveral
  /// Reported by one person, once.
  case observedOnce
  /// Follows from other rules; no source states it.
  case inferred
  /// This project decided it: no source says what UIKit does, or UIKit has no such world.
  case decided

  /// The words for people.
  package var words: String {
    switch self {
    case .documented: "documented"
    case .observedBySeveral: "observed by several"
    case .observedOnce: "observed once"
    case .inferred: "inferred"
    case .decided: "decided here"
    }
  }

  /// The weaker of two is the greater.
  package static func < (one: Grade, other: Grade) -> Bool { one.rawValue < other.rawValue }
}

/// The certainty of a claim: that of its weakest rule.
package struct Evidence: Hashable, Sendable {
  /// The weakest grade.
  package let grade: Grade
  /// The rules that have it, in the order given.
  package let rules: [RuleID]

  /// The evidence of a claim that rests on these rules; nil without rules.
  package init?(_ rules: some Sequence<RuleID>) {
    var weakest: Grade?
    var those: [RuleID] = []
    for rule in rules {
      let grade = rule.grade
      if let known = weakest, grade < known { continue }
      if weakest != grade { those = [] }
      weakest = grade
      if !those.contains(rule) { those.append(rule) }
    }
    guard let weakest else { return nil }
    grade = weakest
    self.rules = those
  }
}
