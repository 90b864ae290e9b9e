import StatusQuoAppearanceModel
package import StatusQuoArticles
import StatusQuoDriver
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoScenarioFiles

extension TranscriptComparison {
  /// The result, each contradiction, the readings that fit, and a table of rules by versions.
  package var article: Article {
    let fitting = readings.map {
      Block.Item("\($0.reading.text)  \($0.words): \($0.reading.claim)")
    }
    let reached = RuleID.allCases.filter { rule in
      versions.contains { sights[RuleOnVersion(rule: rule, iOS: $0)] != nil }
    }
    let rows = reached.map { rule -> [Phrase] in
      [Phrase(rule.id), Phrase(rule.grade.words)]
        + versions.map {
          Phrase(sights[RuleOnVersion(rule: rule, iOS: $0)]?.words ?? "not reached")
        }
    }
    let head = ["rule", "grade"] + versions.map { "iOS \($0.text)" }
    let missing = RuleID.allCases.filter { !reached.contains($0) }.map(\.id)
    return Article(
      Phrase(summary), isGood: contradictions.isEmpty && outOfDate.isEmpty, command: "compare",
      blocks: contradictions.map(\.block) + [
        .section("Out of date", [.list(outOfDate.map { Block.Item(Phrase($0.text)) })]),
        .section("Readings that differ on what was played", [.list(fitting)]),
        .section("Rules, by moments", rows.isEmpty ? [] : [.table(Block.Table(head, rows))]),
        .section(
          "Not reached",
          [.list(missing.isEmpty ? [] : [Block.Item(Phrase(missing.joined(separator: ", ")))])]),
      ])
  }

  /// The result in one line.
  private var summary: String {
    let verdict =
      contradictions.isEmpty
      ? "nothing contradicts the law"
      : "\(contradictions.count.counted("moment")) contradict the law"
    let asked =
      outOfDate.isEmpty
      ? "" : "; \(outOfDate.count.counted("moment")) of a container are out of date"
    return "\(moments.counted("moment")) observed, \(silent.grouped) not: \(verdict)\(asked)"
  }
}

extension TranscriptComparison.RuleCounts {
  /// `12 confirm`, `1 of 3 contradicts`.
  fileprivate var words: String {
    guard contradicting > 0 else { return "\(confirming.grouped) confirm" }
    let all = confirming + contradicting
    return "\(contradicting.grouped) of \(all.grouped) contradict"
  }
}

extension TranscriptComparison.ReadingSight {
  fileprivate var words: String {
    switch (fits, fails) {
    case (_, 0): "fits \(fits.counted("play")) that the choice does not"
    case (0, _): "fails \(fails.counted("play")) that the choice fits"
    case (_, _): "fits \(fits.counted("play")), fails \(fails.counted("play"))"
    }
  }
}

extension TranscriptComparison.OutOfDate {
  /// `Drawer, iOS 17.5: after open, to ask again changes the bar`.
  fileprivate var text: String {
    let scenario = document.scenario
    let event =
      step == 0
      ? "the launch"
      : ContainerEvent(scenario.steps[step - 1], scenario.names)?.text
        ?? scenario.steps[step - 1].call(scenario.names)
    return
      "\(document.name ?? "a play"), iOS \(scenario.environment.iOS.text): after \(event), to ask again changes the bar"
  }
}

extension TranscriptComparison.Contradiction {
  private var place: String {
    let scenario = document.scenario
    let step =
      step == 0 ? "the launch" : "step \(step), " + scenario.steps[step - 1].call(scenario.names)
    return
      "\(document.name ?? "a play"), iOS \(scenario.environment.iOS.text): after \(step)"
  }

  fileprivate var block: Block {
    let mismatches = mismatches.map {
      Block.Item(
        "\($0.keyPath): seen \($0.expected.compactText), by the law \($0.found.compactText)")
    }
    let rules = suspects.map { "\($0.id) (\($0.grade.words))" }.joined(separator: ", ")
    let readings = fitting.map(\.text).joined(separator: " or ")
    return .foldable(
      Phrase(place),
      [
        .list(
          mismatches + (rules.isEmpty ? [] : [Block.Item("rules: \(rules)")])
            + (readings.isEmpty ? [] : [Block.Item("as seen with \(readings)")]))
      ])
  }
}
