import AppearanceModel
public import ScenarioFiles

extension Explanation {
  /// The report for machines: `step`, `headline`, `sections` of `title` and `sentences`
  /// (`text`, `rules`), `causes` (`text`, `fix`, `rules`).
  public var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("step", step)
      json.member("headline", headline)
      json.member("sections", JSON(sections.map(\.json)))
      json.member("causes", JSON(causes.map(\.json)))
    }
    return json.finish()
  }
}

extension Explanation.Section {
  fileprivate var json: JSON {
    ["title": JSON(title), "sentences": JSON(sentences.map(\.json))]
  }
}

extension Explanation.Sentence {
  fileprivate var json: JSON { ["text": JSON(text), "rules": rules.json] }
}

extension Explanation.Cause {
  fileprivate var json: JSON { ["text": JSON(text), "fix": JSON(fix), "rules": rules.json] }
}

extension [RuleID] {
  fileprivate var json: JSON { JSON(map { JSON($0.id) }) }
}
