public import StatusQuoAppearanceModel
public import StatusQuoHarness
public import StatusQuoPictures

extension Scoreboard {
  /// The searches as a page.
  ///
  /// - Parameter finding: how a bug shows on a scenario, with the command that replays it.
  public func page(
    narrator: Narrator, finding: (_ bug: String, Scenario) -> (finding: Finding, replay: String)?
  ) -> ScoreboardPage {
    ScoreboardPage(
      verdict: verdict, isClean: isClean, facts: counts,
      rows: scores.map { score in
        ScoreboardPage.Row(
          id: score.id, smallest: score.shortest.text,
          searches: score.searches.map { search in
            ScoreboardPage.Search(
              seed: search.seed,
              seconds: search.shrinking == nil ? nil : search.searching,
              isSmallest: search.isAtMost(score.shortest))
          },
          example: score.forms.first.flatMap { form in
            finding(score.id, form.scenario).map { found in
              ScoreboardPage.Example(
                headline: found.finding.headline, story: found.finding.story(narrator),
                command: found.replay)
            }
          })
      },
      controls: controls.map { $0.row(isReported: false) }
        + (canary.map { [$0.row(isReported: true)] } ?? []))
  }
}

extension KnownSize {
  /// `1 step, 3 controllers`.
  fileprivate var text: String {
    "\(steps.counted("step")), \(controllers.counted("controller"))"
  }
}

extension ControlRun {
  fileprivate func row(isReported: Bool) -> ScoreboardPage.Control {
    ScoreboardPage.Control(
      id: id, result: outcome, isGood: (report != nil) == isReported)
  }
}
