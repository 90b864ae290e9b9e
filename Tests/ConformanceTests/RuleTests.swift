import Foundation
import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// Scenarios that each rule decides, and scenarios that it does not.
@Suite struct RuleTests {
  /// A document that uses the rule, and the scenario closest to it that does not: the one whose other
  /// rules differ least.
  @Test func `each rule has a pair: one that uses it, one that nearly does and does not`() throws {
    let known = isUpdatingGolden ? nil : try Self.knownPairs()
    var best: [RuleID: (distance: Int, document: String, change: String)] = [:]
    for file in ConformanceDocument.documents(in: "rules") {
      let rule = try #require(RuleID(documentName: file.fileName), "\(file.path)")
      if best[rule]?.distance == 1 { continue }
      if let known, known[rule.id]?.document != file.fileName { continue }
      let scenario = try file.read().scenario
      let used = try file.played().reference.rules
      guard used.contains(rule) else { continue }
      for neighbor in scenario.neighbors {
        if let known, known[rule.id]?.change != neighbor.change { continue }
        let others = rules(of: neighbor.scenario)
        if others.contains(rule) { continue }
        let distance = RuleID.allCases.count { used.contains($0) != others.contains($0) }
        if distance < best[rule]?.distance ?? .max {
          best[rule] = (distance, file.fileName, neighbor.change)
        }
        if distance == 1 { break }
      }
    }
    #expect(RuleID.allCases.filter { best[$0] == nil }.map(\.id) == [])
    let pairs = RuleID.allCases.compactMap { rule in best[rule].map { (rule, $0) } }
    let lines = pairs.map { "\($0.id): \($1.document), but \($1.change)\n" }
    try expectGolden(lines.joined(), "rule-pairs")
    try expect(
      pairs.map { "\($1.document)\n" }.joined(),
      in: packageFolder.appending(path: "Sources/Reports/Reporting/Explaining/rule-examples.txt"))
  }

  /// The pairs that the list names: only these are looked at again, unless it is made anew.
  private static func knownPairs() throws -> [String: (document: String, change: String)] {
    let list = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/rule-pairs.txt")
    let lines = try String(contentsOf: list, encoding: .utf8)
      .matches(of: /(.+?): (.+?), but (.+)\n/)
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        (String(line.output.1), (String(line.output.2), String(line.output.3)))
      })
  }

  /// Rules that are always used together would be one rule, or a mark in the wrong branch.
  @Test func `no two rules are always used together`() throws {
    var scenarios = try ConformanceDocument.all.map { try $0.read().scenario }
    scenarios += (0..<2_000).map { Profile.mixed.scenario(seed: $0) }
    var moments: [RuleID: [Int32]] = [:]
    var moment: Int32 = 0
    for scenario in scenarios {
      eachMoment(of: scenario) { used in
        for rule in RuleID.allCases where used.contains(rule) {
          moments[rule, default: []].append(moment)
        }
        moment += 1
      }
    }
    var together: [[Int32]: [String]] = [:]
    for (rule, those) in moments { together[those, default: []].append(rule.id) }
    #expect(together.values.filter { $0.count > 1 }.map { $0.sorted() } == [])
  }

  private func rules(of scenario: Scenario) -> RuleSet {
    var rules = RuleSet()
    eachMoment(of: scenario) { rules.formUnion($0) }
    return rules
  }

  /// The rules used at the launch and by each step.
  private func eachMoment(of scenario: Scenario, _ note: (RuleSet) -> Void) {
    var model = ReferenceModel(scenario)
    model.play(scenario.steps) { model, _ in
      note(model.rulesUsed)
      return true
    }
  }
}
