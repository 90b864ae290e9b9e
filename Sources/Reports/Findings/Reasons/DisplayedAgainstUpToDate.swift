import StatusQuoAppearanceModel
import StatusQuoArticles

extension ExplainedScenario {
  /// The sentences about a stale bar: since when, and what changed after the last update.
  package var displayedAgainstUpToDate: [Sentence] {
    guard case .controllers = now.explanation.mode else { return [] }
    guard let stale = now.observation.stale else {
      return [.init(.upToDate)]
    }
    let since: Sentence =
      if let lastUpdate {
        .init(.lastUpdate, [.value: moment(lastUpdate)])
      } else {
        .init(.neverAsked)
      }
    return [.init(.stale, [.value: stale.words])]
      + answersNow(stale) + [since]
      + changesSinceLastUpdate.map {
        .init(.changedSince, [.value: "step \($0), \(call($0))"])
      }
  }

  /// The reason why an update now would show something else, where it is an answer.
  private func answersNow(_ upToDateBar: BarAppearance) -> [Sentence] {
    guard let update = now.explanation.updateNow else { return [] }
    let (shown, provenance) = (now.observation.bar, update.provenance)
    var sentences: [Sentence] = []
    if upToDateBar.hidden != shown.hidden, !provenance.forcedHidden, let answer = provenance.hidden
    {
      sentences.append(hidden(update, by: answer, "would answer"))
    }
    if upToDateBar.content != shown.content, !provenance.lightBehindCard,
      let answer = provenance.style
    {
      sentences.append(style(update, by: answer, "would answer"))
    }
    return sentences
  }

  /// Says that the two chains are those of an earlier step, where an update now would show another bar.
  package var asOfTheLastUpdate: String {
    guard now.observation.stale != nil, let lastUpdate else { return "" }
    return lastUpdate > 0
      ? ", when last asked at step \(lastUpdate)" : ", when last asked at launch"
  }

  /// The step of the last update; 0 is the launch.
  var lastUpdate: Int? { moments.lastIndex(where: { $0.didUpdateBar }) }

  /// The steps after the last update that changed what an update would show.
  package var changesSinceLastUpdate: [Int] {
    guard let lastUpdate else { return [] }
    return moments.indices.dropFirst(lastUpdate + 1).filter { number in
      moments[number].upToDateBar != moments[number - 1].upToDateBar
    }
  }

  private func moment(_ number: Int) -> String {
    number > 0 ? "at step \(number), \(call(number))" : "at launch"
  }

  private func call(_ number: Int) -> String { scenario.steps[number - 1].call(scenario.names) }
}
