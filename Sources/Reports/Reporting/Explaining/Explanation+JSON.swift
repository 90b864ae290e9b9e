import StatusQuoAppearanceModel
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness
package import StatusQuoJSON
import StatusQuoScenarioFiles

extension Explanation {
  /// The report for machines: `version` (2), `step`, `headline`, `sections` of `title` and `sentences` (`text`,
  /// `rules`), `causes` (`text`, `fixes`, `rules`, `evidence`), `supposed`? (`screens`, and the
  /// `causes` if these had an override that a hierarchy does not show), `unread`? what of the
  /// input was not read, `obstacles` (fixes),
  /// `furtherUnheard`? how many more have obstacles, `evidence` (`grade`, `rules`): the weakest
  /// grade, and the rules that have it; `dependsOn`? readings under which it would look different;
  /// `notCompared`? the questions about it of which no reading could be compared;
  /// `finding`? how a resolver differs. A fix is `text`, `code`, and where it was played `then`
  /// and `but` (sentences) and `also` (`step`, `screen`?, `what`).
  package func json(finding: JSON? = nil) -> JSON {
    .object { json in
      json.member("version", 2)
      json.member("step", step)
      json.member("headline", headline)
      json.member("sections", JSON(sections.map { $0.json }))
      json.member("causes", self.json(causes))
      if let supposed {
        json.member(
          "supposed",
          [
            "screens": JSON(texts: supposed.screens.map(app.scenario.names.text)),
            "causes": self.json(supposed.causes),
          ])
      }
      if !unread.isEmpty { json.member("unread", JSON(texts: unread)) }
      json.member("obstacles", JSON(unheard.map { self.json($0.fix) }))
      if furtherUnheard > 0 { json.member("furtherUnheard", furtherUnheard) }
      if let evidence { json.member("evidence", evidence, Evidence.jsonForm) }
      if let dependsOn { json.member("dependsOn", JSON(texts: dependsOn.map { $0.text })) }
      if !unplayed.isEmpty { json.member("notCompared", JSON(texts: unplayed.map { $0.id })) }
      if let finding { json.member("finding", finding) }
    }
  }

  private func json(_ causes: [Cause]) -> JSON {
    JSON(causes.map { $0.json(JSON($0.fixes.map(self.json))) })
  }

  private func json(_ fix: Fix) -> JSON {
    .object { json in
      json.member("text", fix.text)
      json.member("code", JSON(texts: code(fix.changes)))
      guard let outcome = fix.outcome else { return }
      json.member("then", JSON(texts: outcome.then))
      json.member("but", JSON(texts: outcome.but))
      json.member("also", JSON(outcome.also.map { $0.json(app.scenario.names) }))
    }
  }
}

extension Explanation.Section {
  fileprivate var json: JSON {
    [
      "title": JSON(title),
      "sentences": JSONForm.list(of: Sentence.jsonForm).json(sentences),
    ]
  }
}

extension Explanation.Cause {
  fileprivate func json(_ fixes: JSON) -> JSON {
    .object { json in
      json.member("text", text)
      if isNote { json.member("isNote", true) }
      json.member("fixes", fixes)
      json.member("rules", rules, .list(of: .rule))
      if let evidence { json.member("evidence", evidence, Evidence.jsonForm) }
    }
  }
}
