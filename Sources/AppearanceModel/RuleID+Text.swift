extension RuleID {
  /// As the law writes it: `SB-21`.
  public var id: String { text.id }

  /// What holds, and since which version, in one sentence.
  public var statement: String { text.statement }

  /// Who says so: documentation, a report or an article; or that this project decided it.
  public var source: String { text.source }

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
  let source: String

  init(_ rule: RuleID, _ id: String, _ statement: String, source: String) {
    self.rule = rule
    self.id = id
    self.statement = statement
    self.source = source
  }
}
