import AppearanceModel
import TestSupport
import Testing

/// The list of rules in the documentation says what the rules say.
struct RuleDocumentTests {
  private static let families: [(title: String, prefix: String)] = [
    ("The world and its steps", "W"), ("Lifecycle", "L"), ("The status bar", "SB"),
    ("What re-reads the status bar", "T"), ("Traits", "TR"), ("Geometry", "GE"),
  ]

  @Test func `every rule is listed with its source`() throws {
    var text = """
      # Rules

      What holds, since when, and who says so.

      ## Overview

      A rule keeps its id. The reference model names it where it applies, `statusquo explain` names
      it in its sentences, and a test fails for a rule that no scenario reaches. A source that says
      "decision" is this project's own: nobody says what UIKit does, or it takes a world that UIKit
      does not have.

      """
    var listed = 0
    for family in Self.families {
      text += "\n### \(family.title)\n\n| rule | what holds | who says so |\n| --- | --- | --- |\n"
      for rule in RuleID.allCases where rule.id.hasPrefix(family.prefix + "-") {
        text += "| \(rule.id) | \(cell(rule.statement)) | \(cell(rule.source)) |\n"
        listed += 1
      }
    }
    #expect(listed == RuleID.allCases.count)
    let catalogue = packageFolder.appending(path: "Sources/AppearanceModel/AppearanceModel.docc")
    try expect(text, in: catalogue.appending(path: "Rules.md"))
  }

  private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
