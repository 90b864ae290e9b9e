public import StatusQuoAppearanceModel
public import StatusQuoHarness

extension Explanation {
  /// All that keeps a controller from deciding, at once.
  public struct Obstacles: Sendable {
    /// The controller that says something and is not heard.
    public let controller: Name
    /// What it is not asked.
    public let questions: [BarQuestion]
    /// What has to change, from the root of its window down to it.
    public internal(set) var cure: Cure
  }
}

extension ExplainedScenario {
  /// For each controller on top that says something of the bar and does not answer: all that is in the
  /// way.
  var obstacles: [Explanation.Obstacles] {
    guard let snapshot = now.snapshot else { return [] }
    return snapshot.onScreen.compactMap { name in
      let unheard = BarQuestion.allCases.filter { isUnheard(name, $0) }
      var changes: [Change] = []
      for question in unheard {
        for change in snapshot.obstacles(to: name, answering: question) ?? []
        where !changes.contains(change) { changes.append(change) }
      }
      guard !changes.isEmpty else { return nil }
      return Explanation.Obstacles(
        controller: name, questions: unheard,
        cure: Explanation.Cure(sentence(about: name, unheard, changes), by: changes))
    }
  }

  private func isUnheard(_ name: Name, _ question: BarQuestion) -> Bool {
    let provenance = now.explanation.readNow?.provenance
    // One that is asked and forwards does so by choice.
    func isAsked(_ answer: Provenance.Answer?) -> Bool {
      answer?.chain.contains { $0.controller == name } ?? false
    }
    switch question {
    case .style: return saysStyle(name) && !isAsked(provenance?.style)
    case .hidden: return saysHidden(name) && !isAsked(provenance?.hidden)
    }
  }

  private func sentence(
    about name: Name, _ questions: [BarQuestion], _ changes: [Change]
  ) -> String {
    let what = questions.map { $0 == .style ? "the style" : "hidden" }.joined(separator: " and ")
    let steps = changes.map { $0.words(scenario.names) }
    let list =
      steps.count < 2
      ? steps.joined() : steps.dropLast().joined(separator: ", ") + " and " + steps[steps.count - 1]
    return "For \(text(name)) to decide \(what): \(list)."
  }
}
