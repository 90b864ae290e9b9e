import StatusQuoAppearanceModel
import StatusQuoHarness
public import StatusQuoScenarioFiles

extension Explanation {
  /// The report for machines: `step`, `headline`, `sections` of `title` and `sentences`
  /// (`text`, `rules`), `causes` (`text`, `cures`, `rules`, `evidence`), `obstacles` (cures),
  /// `furtherUnheard`? how many more have obstacles, `evidence` (`grade`, `rules`): the weakest grade, and
  /// the rules that have it; `dependsOn`? readings under which it would look different;
  /// `finding`? how a resolver differs. A cure is `text`, `code`, and where it was played `then` and `but`
  /// (sentences) and `also` (`step`, `screen`?, `what`).
  public func json(finding: JSON? = nil) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("step", step)
      json.member("headline", headline)
      json.member("sections", JSON(sections.map { $0.json }))
      json.member("causes", JSON(causes.map { $0.json(JSON($0.cures.map(self.json))) }))
      json.member("obstacles", JSON(obstacles.map { self.json($0.cure) }))
      if furtherUnheard > 0 { json.member("furtherUnheard", furtherUnheard) }
      if let evidence { json.member("evidence", evidence.json) }
      if let dependsOn { json.member("dependsOn", dependsOn.json) }
      if let finding { json.member("finding", finding) }
    }
    return json.finish()
  }

  private func json(_ cure: Cure) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("text", cure.text)
      json.member("code", code(cure.changes).json)
      guard let outcome = cure.outcome else { return }
      json.member("then", outcome.then.json)
      json.member("but", outcome.but.json)
      json.member("also", JSON(outcome.also.map { $0.json(app.scenario.names) }))
    }
    return json.finish()
  }
}

extension [String] {
  fileprivate var json: JSON { JSON(map { JSON($0) }) }
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

extension Explanation.Cause {
  fileprivate func json(_ cures: JSON) -> JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("text", text)
      json.member("cures", cures)
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
