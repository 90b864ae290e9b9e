public import StatusQuoAppearanceModel
import StatusQuoCatalog
public import StatusQuoHarness
public import StatusQuoScenarioFiles

extension FixReport {
  /// The report for machines: `verdict`, `holds`, `wishes`, `broken` [{wish, seen, steps}], `changes`
  /// (how many there are), `tried` (by size), `isComplete`, `fixes` [{changes, code, why [{text,
  /// rules}], evidence?, dependsOn, also [{step, screen?, what}], flows {compared, different}, stillBroken?, document}], `concessions`
  /// [{key, value, change?}].
  public func json(
    explain: (Scenario) -> Explanation, questions: (Fix) -> [String] = { _ in [] }
  ) -> JSON {
    let names = scenario.names
    let before = fixes.isEmpty ? nil : explain(scenario)
    var json = JSONBuilder()
    json.object { json in
      json.member("verdict", verdict)
      json.member("holds", broken.isEmpty)
      json.member("wishes", JSON(wishes.map { JSON($0.text(names)) }))
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
          fixes.map { $0.json(scenario, wishes, before, explain($0.scenario), questions($0)) }))
      json.member("concessions", JSON(concessions.map { $0.json(names) }))
    }
    return json.finish()
  }
}

extension Fix {
  fileprivate func json(
    _ original: Scenario, _ wishes: [Wish], _ before: Explanation?, _ after: Explanation,
    _ questions: [String]
  ) -> JSON {
    let names = original.names
    let sentences = newSentences(before, after, wishes)
    var json = JSONBuilder()
    json.object { json in
      json.member("changes", JSON(changes.map { JSON($0.words(names)) }))
      json.member("code", JSON(changes.code(AppNames(scenario: original)).map { JSON($0) }))
      json.member("why", JSON(sentences.map { $0.json }))
      if let evidence = Evidence(sentences.flatMap({ $0.rules })) {
        json.member("evidence", evidence.grade.words)
      }
      json.member("dependsOn", JSON(questions.map { JSON($0) }))
      json.member("also", JSON(collateral.map { $0.json(names) }))
      json.member("flows", ["compared": JSON(flows), "different": JSON(differentFlows)])
      if let exception {
        json.member("stillBroken", JSON(exception.steps.map { JSON($0.call(names)) }))
      }
      json.member("document", ScenarioDocument(scenario).json)
    }
    return json.finish()
  }
}

extension MomentCollateral {
  /// `step`, `screen`? and `what`.
  func json(_ names: Names) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("step", step)
      if let screen { json.member("screen", names.text(screen)) }
      json.member("what", what.words(names))
    }
    return json.finish()
  }
}

extension Concession {
  fileprivate func json(_ names: Names) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("key", Scenario.properties[property].key)
      json.member("value", value.text(names))
      if let change { json.member("change", change.words(names)) }
    }
    return json.finish()
  }
}
