import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import StatusQuoSeededBugs
import StatusQuoTestSupport
import Testing

/// A bug in both models is a wrong law: comparing them can't see it, documents and properties can.
@Suite struct KnownFaultTests {
  private struct Source {
    let document: ScenarioDocument
    let file: ConformanceDocument
    let isOurs: Bool
  }

  /// All documents with what they expect, those of this project's own decisions marked.
  private static func sources() throws -> [Source] {
    try ConformanceDocument.documents(in: "").map { file in
      let document = try file.read()
      return Source(
        document: document, file: file,
        isOurs: document.source?.hasPrefix("decision of this project") ?? true)
    }
  }

  /// The scenarios on which properties are checked: those of all documents, and generated ones.
  private static let scenarios: [Scenario] =
    ((try? ConformanceDocument.documents(in: "").map { try $0.read().scenario }) ?? [])
    .filter { $0.steps.count < 50 && $0.controllers.count < 50 }
    + (0..<60).map { Profile.mixed.scenario(seed: SeededRandom.seed($0, of: 5)) }

  @Test func `documents of sources and properties notice a wrong law`() throws {
    // A document against a choice does not hold under the law.
    let sources = try Self.sources().filter { !$0.isOurs && $0.document.readings.areChoices }
    // The other families are about how a resolver works, not about what it answers.
    let bugs = SeededBug.all.filter { [.values, .provenance].contains($0.oracle) }
    let known = isUpdatingGolden ? nil : try Self.knownNotices()
    let notices = bugs.map { bug in
      (
        bug: bug,
        document: sources.first {
          (known == nil || known?[bug.id]?.document == $0.file.path) && isNoticed(bug, by: $0)
        }?.file.path,
        property: Self.property(among: known.map { [$0[bug.id]?.property].compactMap { $0 } }) {
          WrongResolver($0, bug: bug) { ReferenceModel($0) }
        }
      )
    }
    let (byDocuments, byProperties) = (
      notices.count { $0.document != nil }, notices.count { $0.property != nil }
    )
    let survivors = notices.filter { $0.document == nil && $0.property == nil }
    var text = """
      # Wrong laws

      Each seeded bug, planted into both models, is a wrong law: comparing them can't see it. Two things
      can: `replay` of the documents of `Tests/Conformance` that come from a source, not from a decision
      of this project, and `properties`, which needs no document. A test writes this table.

      - noticed by documents: \(byDocuments) of \(bugs.count), with \(sources.count) documents
      - noticed by properties: \(byProperties) of \(bugs.count), on \(Self.scenarios.count) scenarios (those of the documents and generated ones)
      - noticed by one of the two: \(bugs.count - survivors.count) of \(bugs.count)

      ## Noticed by neither


      """
    for (bug, _, _) in survivors { text += "- `\(bug.id)`: \(bug.summary)\n" }
    text += "\n## All\n\n| wrong law | first document that notices it | first property |\n"
    text += "| --- | --- | --- |\n"
    for (bug, document, property) in notices {
      let path = document.map { String($0.dropFirst("Tests/Conformance/".count)) } ?? "-"
      text += "| `\(bug.id)` | \(path) | \(property?.rawValue ?? "-") |\n"
    }
    text += try unsupportedRules()
    try expect(text, in: packageFolder.appending(path: "Tests/Laboratory/Results/WrongLaws.md"))
    #expect(byDocuments * 10 >= bugs.count * 7)
    #expect(byProperties * 21 >= bugs.count * 10)
  }

  @Test(arguments: MetamorphicProperty.allCases)
  func `what notices wrong laws holds under the right one`(_ property: MetamorphicProperty) {
    for scenario in Self.scenarios {
      let violation = property.violation(on: scenario) { ReferenceModel($0) }
      #expect(violation == nil, "\(ScenarioDocument(scenario).json.compactText)")
    }
  }

  /// The first property that does not hold for what `make` makes.
  private static func property<Model: Resolver>(
    among properties: [MetamorphicProperty]?, brokenBy make: @escaping (Scenario) -> Model
  ) -> MetamorphicProperty? {
    (properties ?? MetamorphicProperty.allCases).first { property in
      scenarios.contains { property.violation(on: $0, by: make) != nil }
    }
  }

  /// The documents and properties that notice a law, from the report: only these are checked again,
  /// unless the report is made anew, as finding out that none does takes minutes.
  private static func knownNotices() throws -> [String: (
    document: String, property: MetamorphicProperty?
  )] {
    let report = packageFolder.appending(path: "Tests/Laboratory/Results/WrongLaws.md")
    let rows = try String(contentsOf: report, encoding: .utf8)
      .matches(of: /\| `(.+?)` \| (.+?) \| (.+?) \|\n/)
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        let (_, id, document, property) = row.output
        return (
          String(id),
          ("Tests/Conformance/\(document)", MetamorphicProperty(rawValue: String(property)))
        )
      })
  }

  /// Rules without a document named after them that a source supports.
  private func unsupportedRules() throws -> String {
    let supported = Set(
      try Self.sources().filter { !$0.isOurs }.compactMap { source in
        source.file.path.split(separator: "/").last.map {
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

  /// Returns true if a document fails on a reference with the bug.
  private func isNoticed(_ bug: SeededBug, by source: Source) -> Bool {
    let document = source.document
    var model = WrongResolver(document.scenario, bug: bug) { ReferenceModel($0) }
    var observation = Observation()
    for step in 0...document.scenario.steps.count {
      if step > 0 { model.apply(document.scenario.steps[step - 1]) }
      model.observe(into: &observation)
      let actual = observation.json(document.scenario.names)
      for expectation in document.expectations where expectation.after == step {
        if !source.file.differences(from: expectation, in: actual).isEmpty { return true }
      }
    }
    return false
  }
}
