extension RuleID {
  /// The id in the law: `SB-21`.
  public var id: String { text.id }

  /// The rule in one sentence, with the version since which it holds.
  public var statement: String { text.statement }

  /// The certainty that UIKit obeys it. None has been checked on a device by this project.
  package var grade: Grade { text.grade }

  /// The sources: documentation, reports, articles, or the rules it follows from. Empty for a
  /// decision of this project.
  package var sources: [String] { text.sources }

  /// The versions and devices on which others measured a part of it on simulators, which this project did
  /// not: `iOS 26.1 (iPhone 16)`.
  package var measuredOn: [String] { RuleID.measured.first { $0.rule == self }?.on ?? [] }

  /// The grade, and where others measured a part of it: `inferred; measured by others on iOS 26.1 (iPhone
  /// 16)`.
  package var gradeInWords: String {
    let places = measuredOn
    return places.isEmpty
      ? grade.words
      : "\(grade.words); a part measured by others on \(places.joined(separator: ", "))"
  }

  /// The sources in one line, or that this project decided it.
  package var source: String {
    sources.isEmpty ? "decision of this project" : sources.joined(separator: "; ")
  }

  /// The rule with this id, written as the law writes it.
  package init?(id: String) {
    guard let rule = RuleID.byID[id] else { return nil }
    self = rule
  }

  private static let byID = Dictionary(uniqueKeysWithValues: allCases.map { ($0.id, $0) })

  private var text: RuleText { RuleID.texts[Int(rawValue)] }

  /// One entry a rule, in the order of the cases: `RuleIDTests` holds both.
  package static let texts: [RuleText] =
    worldTexts + lifecycleTexts + statusBarTexts + rereadingTexts + traitTexts
    + systemGestureTexts + sceneTexts + geometryTexts
}

/// The text of a rule.
package struct RuleText: Sendable {
  package let rule: RuleID
  let id: String
  let statement: String
  let grade: Grade
  let sources: [String]

  init(_ rule: RuleID, _ id: String, _ statement: String, grade: Grade, sources: [String]) {
    self.rule = rule
    self.id = id
    self.statement = statement
    self.grade = grade
    self.sources = sources
  }
}
