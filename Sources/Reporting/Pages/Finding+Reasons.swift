import StatusQuoAppearanceModel
import StatusQuoHarness

extension Finding {
  /// Why the reference expects what it expects, as far as the resolvers differ.
  func reasons(_ moments: [ExplainedMoment]) -> [Explanation.Sentence] {
    let explained = ExplainedScenario(shownScenario, moments: moments)
    var sentences: [Explanation.Sentence] = []
    for part in divergence.parts {
      for sentence in explained.sentences(about: part, divergence)
      where !sentences.contains(sentence) {
        sentences.append(sentence)
      }
    }
    return Array(sentences.prefix(12))
  }
}

extension ExplainedScenario {
  fileprivate func sentences(
    about part: Divergence.Part, _ divergence: Divergence
  ) -> [Explanation.Sentence] {
    switch part {
    case .outcome: whatHappened
    case .launchBar: Array(whatHappened.prefix(1))
    case .bar, .provenance: whatHappened + whoDecides + answers(divergence)
    case .stale: displayedAgainstUpToDate
    case .calls: rules(of: "L-", "Of the order of lifecycle calls:")
    case .styles, .traitChanges: styles(divergence)
    case .geometry: heights + rules(of: "GE-", "Of heights and insets:")
    case .invariant, .crash, .hang, .instability, .property: []
    }
  }

  /// The question on which they part; both where they part on none, or on both.
  private func answers(_ divergence: Divergence) -> [Explanation.Sentence] {
    let (right, wrong) = (divergence.expected, divergence.actual)
    let hidden =
      right.provenance?.hidden != wrong.provenance?.hidden || right.bar.hidden != wrong.bar.hidden
    let style =
      right.provenance?.style != wrong.provenance?.style || right.bar.content != wrong.bar.content
    return (style || !hidden ? whoAnswersForStyle : [])
      + (hidden || !style ? whoAnswersForHidden : [])
  }

  /// Of the controllers whose style differs, or whose views' style does.
  private func styles(_ divergence: Divergence) -> [Explanation.Sentence] {
    let wrong = Set(divergence.actual.styles)
    let changes = Set(divergence.actual.traitChanges).symmetricDifference(
      divergence.expected.traitChanges)
    let nodes =
      divergence.expected.styles.filter { !wrong.contains($0) }.map { $0.node }
      + changes.map { $0.node }
    let names = Set(nodes.map { $0.withoutView })
    return now.explanation.styles.filter { names.contains($0.controller) }.map(sentence)
  }

  /// The rules of a family that the step applied.
  private func rules(of family: String, _ text: String) -> [Explanation.Sentence] {
    let rules = now.rules.rules.filter { $0.id.hasPrefix(family) }
    return rules.isEmpty ? [] : [Explanation.Sentence(text, rules: rules)]
  }
}
