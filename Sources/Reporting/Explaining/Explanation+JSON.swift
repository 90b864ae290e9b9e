import StatusQuoAppearanceModel
public import StatusQuoScenarioFiles

extension Explanation {
  /// The report for machines: `step`, `headline`, `sections` of `title` and `sentences`
  /// (`text`, `rules`), `causes` (`text`, `fix`, `code`, `rules`, `evidence`), `obstacles` (`text`,
  /// `code`), `evidence` (`grade`, `rules`): the
  /// weakest grade, and the rules that have it; `dependsOn`? readings under which it would look different;
  /// `finding`? how a resolver differs.
  public func json(finding: JSON? = nil) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("step", step)
      json.member("headline", headline)
      json.member("sections", JSON(sections.map { $0.json }))
      json.member("causes", JSON(causes.map { $0.json(code($0.changes)) }))
      json.member("obstacles", JSON(obstacles.map { $0.json(code($0.changes)) }))
      if let evidence { json.member("evidence", evidence.json) }
      if let dependsOn { json.member("dependsOn", dependsOn.json) }
      if let finding { json.member("finding", finding) }
    }
    return json.finish()
  }
}

extension [ChosenReading] {
  /// As options take them: `C-7=2`.
  var json: JSON { JSON(map { JSON($0.text) }) }
}

extension Explanation.Section {
  fileprivate var json: JSON {
    ["title": JSON(title), "sentences": JSON(sentences.map { $0.json })]
  }
}

extension Explanation.Sentence {
  var json: JSON { ["text": JSON(text), "rules": rules.json] }
}

extension Explanation.Obstacles {
  fileprivate func json(_ code: [String]) -> JSON {
    ["text": JSON(text), "code": JSON(code.map { JSON($0) })]
  }
}

extension Explanation.Cause {
  fileprivate func json(_ code: [String]) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("text", text)
      json.member("fix", fix)
      json.member("code", JSON(code.map { JSON($0) }))
      json.member("rules", rules.json)
      if let evidence { json.member("evidence", evidence.json) }
    }
    return json.finish()
  }
}

extension Evidence {
  /// `grade` in words, and the `rules` that have it.
  var json: JSON { ["grade": JSON(grade.words), "rules": rules.json] }
}

extension [RuleID] {
  fileprivate var json: JSON { JSON(map { JSON($0.id) }) }
}
