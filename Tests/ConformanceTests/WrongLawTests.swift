import StatusQuoAppearanceModel
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import StatusQuoSeededBugs
import StatusQuoTestSupport
import Testing

/// A bug in both models is a wrong law: comparing them can't see it, documents can.
@Suite struct WrongLawTests {
  private struct Source {
    let document: ScenarioDocument
    let path: String
    let isOurs: Bool
  }

  /// All documents with what they expect, those of this project's own decisions marked.
  private static func sources() throws -> [Source] {
    try ConformanceDocument.documents(in: "").map { file in
      let document = try file.read()
      return Source(
        document: document, path: file.path,
        isOurs: document.source?.hasPrefix("decision of this project") ?? true)
    }
  }

  @Test func `documents of sources notice a wrong law`() throws {
    let sources = try Self.sources().filter { !$0.isOurs }
    // The other families are about how a resolver works, not about what it answers.
    let bugs = SeededBug.all.filter { [.values, .provenance].contains($0.oracle) }
    var rows = ""
    var survivors: [SeededBug] = []
    for bug in bugs {
      if let first = sources.first(where: { isNoticed(bug, by: $0.document) }) {
        rows += "| `\(bug.id)` | \(first.path.dropFirst("Tests/Conformance/".count)) |\n"
      } else {
        survivors.append(bug)
      }
    }
    let noticed = bugs.count - survivors.count
    var text = """
      # Wrong laws

      Each seeded bug, planted into the reference, is a wrong law. `replay` of the documents of
      `Tests/Conformance` that come from a source, not from a decision of this project, has to notice
      it. A test writes this table.

      \(noticed) of \(bugs.count) wrong laws are noticed, by \(sources.count) documents.

      ## Not noticed


      """
    for bug in survivors { text += "- `\(bug.id)`: \(bug.summary)\n" }
    text += "\n## Noticed\n\n| wrong law | first document that notices it |\n| --- | --- |\n" + rows
    text += try unsupportedRules()
    try expect(text, in: packageFolder.appending(path: "Reports/WrongLaws.md"))
    #expect(noticed * 10 >= bugs.count * 7)
  }

  /// Rules without a document named after them that a source supports.
  private func unsupportedRules() throws -> String {
    let supported = Set(
      try Self.sources().filter { !$0.isOurs }.compactMap { source in
        source.path.split(separator: "/").last.map {
          $0.split(separator: "-").prefix(2).joined(separator: "-")
            .split(separator: ".").first.map(String.init) ?? ""
        }
      })
    let rules = RuleID.allCases.filter { !supported.contains($0.id) }
    var text = """

      ## Rules without a document that a source supports

      \(rules.count) of \(RuleID.allCases.count): their documents show decisions of this project.


      """
    for rule in rules { text += "- \(rule.id) (\(rule.grade.words)): \(rule.statement)\n" }
    return text
  }

  /// Whether a document fails on a reference with the bug.
  private func isNoticed(_ bug: SeededBug, by document: ScenarioDocument) -> Bool {
    var model = WrongResolver(document.scenario, bug: bug) { ReferenceModel($0) }
    var observation = Observation()
    for step in 0...document.scenario.steps.count {
      if step > 0 { model.apply(document.scenario.steps[step - 1]) }
      model.observe(into: &observation)
      for expectation in document.expectations where expectation.after == step {
        let mismatches = expectation.mismatches(in: observation, document.scenario.names)
        if !mismatches.isEmpty { return true }
        let actual = observation.json(document.scenario.names)
        if !disorder(expectation.observation, actual).isEmpty { return true }
      }
    }
    return false
  }
}
