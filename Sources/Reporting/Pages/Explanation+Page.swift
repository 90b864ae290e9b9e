public import StatusQuoAppearanceModel
public import StatusQuoPictures
import StatusQuoScenarioFiles

extension Explanation {
  /// The explanation as a page, with pictures of the launch and of the steps up to the one explained.
  /// `moments` are those from which the explanation was made; those with a snapshot are drawn, the last
  /// one is.
  public func page(of scenario: Scenario, _ moments: [ExplainedMoment]) -> ExplanationPage {
    ExplanationPage(
      headline: headlinePhrase(scenario, moments), facts: [scenario.environment.text],
      story: Story(scenario, moments),
      sections: sections.map { section in
        ExplanationPage.Section(title: section.title, reasons: section.sentences.map { $0.reason })
      },
      causes: causes.map {
        ExplanationPage.Cause(
          reason: FindingCard.Reason($0.text, $0.rules),
          fixes: $0.cures.map {
            ExplanationPage.Fix(text: $0.text, effects: $0.effects(in: scenario))
          })
      },
      copies: [
        FindingCard.Copy(name: "scenario document", text: ScenarioDocument(scenario).text)
      ])
  }

  /// `After N.pop() the status bar is visible, dark`.
  private func headlinePhrase(_ scenario: Scenario, _ moments: [ExplainedMoment]) -> Phrase {
    let bar = moments[moments.count - 1].observation.bar
    let words = bar.hidden ? "hidden" : "visible, " + bar.content.words
    guard step > 0 else { return "After the launch the status bar is \(words, .strong)" }
    let call = scenario.steps[step - 1].call(scenario.names)
    return "After \(call, .code) the status bar is \(words, .strong)"
  }
}

extension Explanation.Sentence {
  fileprivate var reason: FindingCard.Reason { FindingCard.Reason(text, rules) }
}

extension BarContent {
  fileprivate var words: String {
    switch self {
    case .light, .dark: rawValue
    case .contentDependent: "light or dark with the content underneath"
    }
  }
}

/// The drawn moment that matters, as one picture that is a document of its own.
public func poster(of scenario: Scenario, _ moments: [ExplainedMoment]) -> Drawing {
  Story(scenario, moments).poster
}
