import Foundation
import StatusQuoAppearanceModel
import StatusQuoScenarioFiles
import Testing

/// Documents that expect what a rule's text says, and that no source but the text shows.
@Suite struct RuleTextTests {
  @Test(arguments: ConformanceDocument.documents(in: "texts"))
  func `a document of texts cites words of the rule that it is named after`(
    file: ConformanceDocument
  ) throws {
    let source = try #require(try file.read().source)
    let match = try #require(source.wholeMatch(of: /([A-Z]+-\d+): "(.+)"/), "\(file.path)")
    let rule = try #require(RuleID(id: String(match.1)), "\(file.path)")
    #expect(RuleID(documentName: file.fileName) == rule)
    #expect(rule.statement.contains(match.2), "\(file.path): \(rule.id) does not say this")
  }
}
