public import StatusQuoPictures

extension CheckedRun {
  /// The run as a page.
  ///
  /// - Parameter cards: its findings; the other problems are listed below them.
  public func page(_ cards: [FindingCard]) -> RunPage {
    RunPage(
      command: command, verdict: verdict, isClean: problems.isEmpty,
      facts: facts.map { RunPage.Fact(name: $0.name, value: $0.value) }, findings: cards,
      problems: problems.filter { !$0.rule.hasCard }.map {
        RunPage.Problem(title: $0.file + ": " + $0.title, details: $0.details)
      })
  }
}

extension Problem.Rule {
  /// Whether it is shown as a finding, with pictures.
  fileprivate var hasCard: Bool {
    switch self {
    case .differs: true
    case .expectation, .wish, .unreadable, .search, .compared, .examined: false
    }
  }
}
