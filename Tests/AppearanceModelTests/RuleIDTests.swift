import StatusQuoAppearanceModel
import Testing

@Suite struct RuleIDTests {
  @Test func `there is one text for every rule, in the order of the cases`() {
    #expect(RuleID.texts.count == RuleID.allCases.count)
  }

  @Test(arguments: RuleID.allCases)
  func `an id is the case's name as the law writes it`(rule: RuleID) {
    #expect(RuleID.texts[Int(rule.rawValue)].id == rule.id)
    let written = rule.id.split(separator: "-").map(String.init)
    #expect(written.count == 2)
    #expect(written.joined().lowercased() == "\(rule)")
    #expect(rule.id == rule.id.uppercased())
  }

  @Test(arguments: RuleID.allCases)
  func `a rule is found by its id`(rule: RuleID) {
    #expect(RuleID(id: rule.id) == rule)
  }

  @Test(arguments: ["", "SB-17", "sb-21", "SB21", "SB-21 "])
  func `other texts name no rule`(text: String) {
    #expect(RuleID(id: text) == nil)
  }

  @Test(arguments: RuleID.allCases)
  func `a statement is one line that ends with a period`(rule: RuleID) {
    #expect(rule.statement.count > 20)
    #expect(rule.statement.hasSuffix("."))
    #expect(!rule.statement.contains("\n"))
    #expect(!rule.statement.contains("  "))
  }

  @Test(arguments: RuleID.allCases)
  func `a source names where a rule comes from, without a period`(rule: RuleID) {
    #expect(!rule.source.isEmpty)
    #expect(!rule.source.hasSuffix("."))
  }

  @Test(arguments: RuleID.allCases)
  func `the sources bear out the grade`(rule: RuleID) {
    let isApple = rule.sources.contains { $0.hasPrefix("Apple") || $0.hasPrefix("WWDC") }
    switch rule.grade {
    case .documented: #expect(isApple)
    case .observedBySeveral: #expect(rule.sources.count > 1 || rule.source.contains(" and "))
    case .observedOnce, .inferred: #expect(!rule.sources.isEmpty)
    case .decided: #expect(rule.sources.isEmpty)
    }
  }

  @Test func `a claim is as good as its weakest rules`() {
    #expect(Evidence([RuleID]()) == nil)
    let evidence = Evidence([.sb1, .sb12, .sb28, .t4, .sb12])
    #expect(evidence?.grade == .inferred)
    #expect(evidence?.rules == [.sb12, .t4])
  }

  @Test func `no two rules share an id or a statement`() {
    #expect(Set(RuleID.allCases.map(\.id)).count == RuleID.allCases.count)
    #expect(Set(RuleID.allCases.map(\.statement)).count == RuleID.allCases.count)
  }
}
