package import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoHarness

// The two chains of the update that is on the glass.
extension ExplainedScenario {
  /// The controller that answered for the style, hop by hop, and the color that results.
  package var whoAnswersForStyle: [Sentence] {
    guard let update = now.explanation.lastUpdate else { return [] }
    guard let answer = update.provenance.style else {
      return [.init(.noControllerForStyle, at: updated)] + color(update)
    }
    return way(update, answer, .style)
      + [style(update, by: answer, "answers")] + color(update)
  }

  /// The controllers that answered for hidden, hop by hop.
  package var whoAnswersForHidden: [Sentence] {
    guard let update = now.explanation.lastUpdate else { return [] }
    let forced = update.provenance.forcedHidden ? [noBarInLandscape] : []
    guard let answer = update.provenance.hidden else {
      let hidden = "\(update.hiddenWord), \(update.hiddenSource.saying.text())"
      return [.init(.noControllerForHidden, [.value: hidden], at: updated)] + forced
    }
    return way(update, answer, .hidden)
      + [hidden(update, by: answer, "answers")] + forced
  }

  /// The answer for the style of an update, or of one now.
  package func style(
    _ update: ExplanationFacts.UpdateAccount, by answer: Provenance.Answer, _ verb: String
  ) -> Sentence {
    let saying = update.styleSource.saying
    return .init(
      "\(text(answer.answeredBy)) \(verb) \(update.style.rawValue): \(saying.text()).", saying,
      with: update.groundsOfStyle.answer.rules)
  }

  /// The answer for hidden of an update, or of one now.
  package func hidden(
    _ update: ExplanationFacts.UpdateAccount, by answer: Provenance.Answer, _ verb: String
  ) -> Sentence {
    let saying = update.hiddenSource.saying
    return .init(
      "\(text(answer.answeredBy)) \(verb) \(update.hiddenWord): \(saying.text()).", saying,
      with: update.groundsOfHidden.answer.rules)
  }

  /// A question's way, link by link.
  func way(
    _ update: ExplanationFacts.UpdateAccount, _ answer: Provenance.Answer, _ question: BarQuestion
  ) -> [Sentence] {
    (0...answer.chain.count).map { sentence(onLink: $0, of: answer, in: update, question) }
  }

  /// The links of a way at which another one could have turned off: all but that it begins at the root,
  /// and that a controller without children forwards nothing.
  func turns(
    of answer: Provenance.Answer, in update: ExplanationFacts.UpdateAccount, _ question: BarQuestion
  ) -> [Sentence] {
    let last = answer.chain.count
    let reason = answer.stop.reason
    let leavesChildrenUnasked =
      reason.saying(.bar(question)).ifUsed.contains(where: updated.rules.contains)
    return (1...last).compactMap { number in
      let endsAlone = number == last && reason == .doesNotForward && !leavesChildrenUnasked
      return endsAlone ? nil : sentence(onLink: number, of: answer, in: update, question)
    }
  }

  /// The hop with a number; after the last hop where the way ends.
  func sentence(
    onLink number: Int, of answer: Provenance.Answer, in update: ExplanationFacts.UpdateAccount,
    _ question: BarQuestion
  ) -> Sentence {
    let grounds = update.grounds(of: question)
    guard number < answer.chain.count else {
      return .init(
        answer.stopWords(question, scenario.names) + ".",
        answer.stop.reason.saying(.bar(question)), with: grounds.rules(ofStopOf: answer).rules)
    }
    let hop = answer.chain[number]
    let above = number > 0 ? text(answer.chain[number - 1].controller) : ""
    let why = hop.reason.words(from: above, question)
    return .init(
      "\(text(hop.controller)) is asked: \(why).", hop.reason.saying(.bar(question)),
      with: grounds.rules(ofHop: number).rules)
  }

  /// The color that the style value gives, and by whose traits.
  package func color(_ update: ExplanationFacts.UpdateAccount) -> [Sentence] {
    if update.provenance.lightBehindCard { return [behindCard(isLight: true)] }
    switch (update.style, now.observation.bar.content) {
    case (.lightContent, _), (.darkContent, _):
      return [.init(.fixedColor, [.value: update.style.rawValue])]
    case (.default, .contentDependent):
      return [.init(.colorOfContent)]
    case (.default, let content):
      return [colorOfDefault(update, content)]
    }
  }

  /// The sentence about a card that makes the bar light, or does not.
  package func behindCard(isLight: Bool) -> Sentence {
    .init(isLight ? .lightBehindCard : .noCard, at: updated)
  }

  /// The sentence that no card makes the bar light, where something is presented.
  var noCard: [Sentence] {
    updated.rules.contains(Fact.noCard.rule) ? [behindCard(isLight: false)] : []
  }

  /// The sentence about a color that changed though no controller was asked.
  var recolored: Sentence { .init(.colorFollows) }

  private func colorOfDefault(
    _ update: ExplanationFacts.UpdateAccount, _ content: BarContent
  ) -> Sentence {
    guard scenario.environment.iOS >= 13 else {
      return .init(.darkDefault)
    }
    let style = content == .light ? "dark" : "light"
    guard let answer = update.provenance.style else {
      return .init(.colorOfWindow, [.value: style], at: now)
    }
    return .init(.colorOfAnswerer, [.here: text(answer.answeredBy), .value: style], at: now)
  }
}

extension ExplanationFacts.UpdateAccount {
  fileprivate var hiddenWord: String { prefersHidden ? "hidden" : "not hidden" }
}

extension ExplanationFacts.Grounds {
  /// The rules by which the controller with a number on the way is asked; none for the root.
  package func rules(ofHop number: Int) -> RuleSet {
    number > 0 && number <= way.count ? way[number - 1] : RuleSet()
  }

  /// The rules by which the first link that is not followed is not.
  package func rules(ofStopOf answer: Provenance.Answer) -> RuleSet {
    let place = answer.chain.firstIndex { $0.controller == answer.stop.at }
    return place.map { rules(ofHop: $0 + 1) } ?? RuleSet()
  }
}
