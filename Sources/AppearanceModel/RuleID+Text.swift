extension RuleID {
  /// As the law writes it: `SB-21`.
  public var id: String { text.id }

  /// What holds, and since which version, in one sentence.
  public var statement: String { text.statement }

  /// How well it is known that UIKit obeys it. None has been checked on a device by this project.
  public var grade: Grade { text.grade }

  /// Who says so: documentation, reports, articles, or the rules it follows from. Empty for what this
  /// project decided.
  public var sources: [String] { text.sources }

  /// The sources in one line, or that this project decided it.
  public var source: String {
    sources.isEmpty ? "decision of this project" : sources.joined(separator: "; ")
  }

  /// The rule with this id, written as the law writes it.
  ///
  /// - Complexity: linear in the number of rules.
  public init?(id: String) {
    guard let rule = RuleID.allCases.first(where: { $0.id == id }) else { return nil }
    self = rule
  }

  private var text: RuleText { RuleID.texts[Int(rawValue)] }

  /// One entry a rule, in the order of the cases: `RuleIDTests` holds both.
  static let texts: [RuleText] =
    worldTexts + lifecycleTexts + statusBarTexts + rereadingTexts + traitTexts + geometryTexts
}

/// What people read about a rule.
struct RuleText: Sendable {
  let rule: RuleID
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
