import AppearanceModel
public import ScenarioFiles

extension WhyReport {
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

extension WhyReport.Section {
  fileprivate var json: JSON {
    ["title": JSON(title), "sentences": JSON(sentences.map(\.json))]
  }
}

extension WhyReport.Sentence {
  fileprivate var json: JSON { ["text": JSON(text), "rules": rules.json] }
}

extension WhyReport.Cause {
  fileprivate var json: JSON { ["text": JSON(text), "fix": JSON(fix), "rules": rules.json] }
}

extension [RuleID] {
  fileprivate var json: JSON { JSON(map { JSON($0.id) }) }
}
