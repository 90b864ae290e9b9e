import Testing

@testable import AppearanceModel

@Suite struct RuleIDTests {
  @Test func `there is one text for every rule, in the order of the cases`() {
    #expect(RuleID.texts.map(\.rule) == RuleID.allCases)
  }

  @Test(arguments: RuleID.allCases)
  func `an id is the case's name as the law writes it`(rule: RuleID) {
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

  @Test func `no two rules share an id or a statement`() {
    #expect(Set(RuleID.allCases.map(\.id)).count == RuleID.allCases.count)
    #expect(Set(RuleID.allCases.map(\.statement)).count == RuleID.allCases.count)
  }
}
