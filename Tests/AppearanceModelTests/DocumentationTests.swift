import Foundation
import StatusQuoAppearanceModel
import StatusQuoTestSupport
import Testing

/// The documentation says what the code says.
struct DocumentationTests {
  private static let families: [(title: String, prefix: String)] = [
    ("The world and its steps", "W"), ("Lifecycle", "L"), ("The status bar", "SB"),
    ("What re-reads the status bar", "T"), ("Traits", "TR"), ("Geometry", "GE"),
  ]

  @Test func `every rule is listed with its grade and sources`() throws {
    var text = """
      # Rules

      What holds, since when, and who says so.

      ## Overview

      A rule keeps its id. The reference model names it where it applies, `statusquo explain` names
      it in its sentences, and a test fails for a rule that no scenario reaches. None was checked on
      a device by this project. The grade says how well a rule is known:

      """
    for grade in Grade.allCases {
      let rules = RuleID.allCases.filter { $0.grade == grade }
      text += "- \(grade.words): \(rules.count) rules\n"
    }
    var listed = 0
    for family in Self.families {
      text += "\n### \(family.title)\n\n| rule | what holds | grade | who says so |\n"
      text += "| --- | --- | --- | --- |\n"
      for rule in RuleID.allCases where rule.id.hasPrefix(family.prefix + "-") {
        text += "| \(rule.id) | \(cell(rule.statement)) | \(rule.grade.words) "
        text += "| \(cell(rule.source)) |\n"
        listed += 1
      }
    }
    #expect(listed == RuleID.allCases.count)
    let catalogue = packageFolder.appending(path: "Sources/AppearanceModel/AppearanceModel.docc")
    try expect(text, in: catalogue.appending(path: "Rules.md"))
  }

  @Test func `every step and every reason is explained`() throws {
    let steps = try text("AppearanceModel", "Steps")
    let documents = try text("ScenarioFiles", "ScenarioDocuments")
    for kind in Step.Kind.allCases {
      #expect(steps.contains("`\(kind.rawValue)`"), "\(kind) in Steps.md")
      #expect(documents.contains("`\(kind.rawValue)`"), "\(kind) in ScenarioDocuments.md")
    }
    for reason in StepOutcome.Reason.allCases {
      #expect(steps.contains(reason.rawValue), "\(reason) in Steps.md")
    }
  }

  @Test func `every kind of controller and every property is explained`() throws {
    let documents = try text("ScenarioFiles", "ScenarioDocuments")
    for kind in Controller.Kind.allCases {
      #expect(documents.contains("`\(kind.rawValue)`"), "\(kind)")
    }
    for property in PropertyName.Known.allCases {
      let key = property.rawValue.split(separator: ".")[0]
      #expect(documents.contains("`\(key)`"), "\(property)")
    }
  }

  private func text(_ module: String, _ article: String) throws -> String {
    let catalogue = packageFolder.appending(path: "Sources/\(module)/\(module).docc")
    return try String(contentsOf: catalogue.appending(path: "\(article).md"), encoding: .utf8)
  }

  private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
