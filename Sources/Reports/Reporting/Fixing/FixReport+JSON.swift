import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
package import StatusQuoFixing
import StatusQuoHarness
package import StatusQuoJSON
import StatusQuoScenarioFiles

extension FixReport {
  /// The report for machines: `verdict`, `holds`, `wishes`, `broken` [{wish, seen, steps}],
  /// `changes` (how many there are), `tried` (by size), `isComplete`, `fixes` [{changes, code, why
  /// [{text, rules}], evidence?, dependsOn, also [{step, screen?, what}], flows {compared,
  /// different}, stillBroken?, document}], `concessions` [{key, value, change?}].
  package var json: JSON {
    let names = scenario.names
    let before = fixes.isEmpty ? nil : Explanation(of: scenario)
    return .object { json in
      json.member("verdict", verdict)
      json.member("holds", broken.isEmpty)
      json.member("wishes", JSON(texts: wishes.map { $0.text(names) }))
      json.member(
        "broken",
        JSON(
          broken.map { broken in
            [
              "wish": JSON(broken.wish.text(names)), "seen": JSON(broken.seen(names)),
              "steps": JSON(broken.scenario.steps.count),
            ]
          }))
      json.member("changes", changes)
      json.member("tried", JSON(tried.map { JSON($0) }))
      json.member("isComplete", isComplete)
      json.member(
        "fixes",
        JSON(
          (fixesThatFit + [answering].compactMap { $0 }).map {
            $0.json(scenario, wishes, before, Explanation(of: $0.scenario), questions(of: $0))
          }))
      json.member("concessions", JSON(concessions.map { $0.json(names) }))
    }
  }
}

extension Fix {
  fileprivate func json(
    _ original: Scenario, _ wishes: [Wish], _ before: Explanation?, _ after: Explanation,
    _ questions: [String]
  ) -> JSON {
    let names = original.names
    let sentences = newSentences(before, after, wishes)
    return .object { json in
      json.member("changes", JSON(texts: changes.map { $0.words(names) }))
      json.member("code", JSON(texts: changes.code(AppNames(scenario: original))))
      json.member("why", sentences, .list(of: Sentence.jsonForm))
      if let evidence = Evidence(sentences.flatMap({ $0.rules })) {
        json.member("evidence", evidence.grade.words)
      }
      json.member("dependsOn", JSON(texts: questions))
      json.member("also", JSON(collateral.map { $0.json(names) }))
      json.member("flows", ["compared": JSON(flows), "different": JSON(differentFlows)])
      if let exception {
        json.member("stillBroken", JSON(texts: exception.steps.map { $0.call(names) }))
      }
      json.member("document", ScenarioDocument(scenario).json)
    }
  }
}

extension MomentCollateral {
  /// `step`, `screen`? and `what`.
  func json(_ names: Names) -> JSON {
    .object { json in
      json.member("step", step)
      if let screen { json.member("screen", names.text(screen)) }
      json.member("what", what.words(names))
    }
  }
}

extension Concession {
  fileprivate func json(_ names: Names) -> JSON {
    .object { json in
      json.member("key", Scenario.properties[property].key)
      json.member("value", value.text(names))
      if let change { json.member("change", change.words(names)) }
    }
  }
}
