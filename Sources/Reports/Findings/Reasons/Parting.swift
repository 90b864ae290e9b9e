package import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoDiagnosing
package import StatusQuoHarness

extension Finding {
  /// The reasons for the reference's answers where the two part: differences that only follow from
  /// another one are left out. Where the subject failed, what the law expects of the step in what it answers.
  package func reasons(
    _ moments: [Moment], answering scope: AnsweredScope = .all
  ) -> [Sentence] {
    let story = ExplainedScenario(shownScenario, moments: moments)
    let observed: Observation.Pair
    switch divergence.kind {
    case .observed(let pair, _): observed = pair
    case .failure: return story.expectedOfStep(of: scope)
    case .brokenInvariant, .violation: return []
    }
    let parting = Parting(story, observed)
    var sentences: [Sentence] = []
    for sentence in parting.places.flatMap(parting.sentences) where !sentences.contains(sentence) {
      sentences.append(sentence)
    }
    return Array(sentences.prefix(12))
  }
}

/// The values on which the reference and a subject part, and what decides them.
package struct Parting {
  /// All that differs.
  package let places: [Place]
  let explained: ExplainedScenario
  let expected: Observation
  let actual: Observation
  /// The places that the step changed; none at the launch.
  private let changed: Set<Place>
  /// The places that it changed and the subject left as they were before.
  let kept: Set<Place>

  package init(_ explained: ExplainedScenario, _ observed: Observation.Pair) {
    self.explained = explained
    (expected, actual) = (observed.expected, observed.actual)
    let names = explained.scenario.names
    places = observed.differences(names).map { $0.place }
    func changes(to observation: Observation) -> Set<Place> {
      guard let before = explained.before else { return [] }
      let change = Observation.Pair(expected: before, actual: observation)
      return Set(change.differences(names).map { $0.place })
    }
    changed = changes(to: expected)
    kept = changed.subtracting(changes(to: actual))
  }

  /// The reasons for the reference's answer at one of the places; empty where it follows from
  /// another one.
  package func sentences(at place: Place) -> [Sentence] {
    // All else follows from whether the step is played.
    if differs(.outcome), place.kind != .outcome { return [] }
    if case .order(let kind) = place { return order(kind) }
    return switch place.kind {
    case .outcome: [outcome]
    case .launchBar: launchBar
    case .hidden, .content, .animation, .animated, .provenance, .window, .forcedHidden,
      .lightBehindCard, .styleAnsweredBy, .styleChain, .styleStop, .hiddenAnsweredBy, .hiddenChain,
      .hiddenStop:
      bar(place.kind)
    case .stale: stale
    case .call: place.number.map { calls($0) } ?? []
    case .style: place.node.map(style) ?? []
    case .traitChange: place.node.map { styleDiffers(of: $0) ? [] : [traitChange(of: $0)] } ?? []
    case .statusBarHeight:
      differs(.hidden) ? [] : heights(place) { [explained.barHeight($0)] }
    case .safeAreaTop:
      heights(place) {
        $0.safeAreaTop.filter { $0.controller == place.node }.map(explained.safeArea)
      }
    case .cover:
      heights(place) { $0.covers.filter { $0.controller == place.node }.map(explained.cover) }
    case .answer(to: let gesture): self.gesture(gesture, place)
    case .staleGestures: staleGestures
    case .safeArea:
      (kept.contains(place)
        ? [.init(.newInsets)] : [])
        + (place.node.map { [explained.safeArea(of: $0)] } ?? [])
    case .step, .geometry, .systemGestures: []
    }
  }

  func differs(_ kind: Place.Kind) -> Bool { places.contains(.value(kind)) }

  private func styleDiffers(of node: Name) -> Bool { places.contains(.entry(.style, node)) }

  private var outcome: Sentence {
    if expected.outcome != .applied { return explained.whatHappened[0] }
    guard let reason = actual.outcome.reason else { return .init(.played) }
    let sentence = Sentence(.refusalExpected, [.value: reason.saying.text()])
    return .init(sentence.text, reason.saying, with: sentence.rules)
  }

  private var launchBar: [Sentence] {
    launchBarShown(isColor: expected.launchBar?.hidden == actual.launchBar?.hidden)
  }

  private func launchBarShown(isColor: Bool) -> [Sentence] {
    explained.whatHappened.map { sentence in
      guard isColor, let bar = expected.launchBar else { return sentence }
      return .init(.launchColor, [.value: bar.words], at: explained.now)
    }
  }
}

// MARK: - The bar

extension Parting {
  private func bar(_ place: Place.Kind) -> [Sentence] {
    if place == .content, followsStyle { return [] }
    if case .application(let isFrozen) = explained.now.explanation.mode {
      return explained.applicationDecides(isFrozen: isFrozen) + (place == .content ? color : [])
    }
    guard explained.now.didUpdateBar else { return withoutUpdate(place) }
    if place == .provenance { return [explained.update] }
    let decision = decision(place)
    return (kept.contains(.value(place)) && !decision.isEmpty ? [explained.update] : []) + decision
  }

  /// The step did not update the bar: at most its color followed a style.
  private func withoutUpdate(_ place: Place.Kind) -> [Sentence] {
    if place == .content, changed.contains(.value(.content)) {
      return [explained.recolored] + color
    }
    guard let step = explained.step else {
      if differs(.launchBar) { return [] }
      return [
        .init(.launchBarStays, at: explained.now)
      ]
        + (place == .content || place == .hidden ? launchBarShown(isColor: place == .content) : [])
    }
    if expected.outcome != .applied { return explained.whatHappened }
    // What was answered may be a color that light or dark mode does not change.
    let isKept = place == .content && step.kind == .setSystemStyle
    return [explained.updateOrNot(step)] + (isKept ? color : [])
  }

  /// The result of the update there.
  private func decision(_ place: Place.Kind) -> [Sentence] {
    switch place {
    case .window: explained.windows
    case .styleAnsweredBy, .styleChain, .styleStop: way(.style)
    case .hiddenAnsweredBy, .hiddenChain, .hiddenStop: way(.hidden)
    case .forcedHidden: [forcedHidden]
    case .lightBehindCard:
      [explained.behindCard(isLight: expected.provenance?.lightBehindCard ?? false)]
    case .hidden:
      isAnswered(.hidden) || differs(.forcedHidden)
        ? [] : unsaidWay(.hidden, answering: hiddenAnswer)
    case .content:
      isAnswered(.style) || differs(.lightBehindCard) ? [] : unsaidWay(.style, answering: color)
    case .animation, .animated:
      differs(.hidden) ? [] : animation(place)
    case .outcome, .step, .launchBar, .provenance, .stale, .call, .style, .traitChange, .geometry,
      .statusBarHeight, .safeAreaTop, .cover, .systemGestures, .answer, .staleGestures, .safeArea:
      []
    }
  }

  private func way(_ question: BarQuestion) -> [Sentence] {
    differs(.window) ? [] : [parting(of: question)]
  }

  /// The answer, with the way to it: the subject does not say which way it goes, or says the right one though
  /// its answer is another, so the two may part anywhere on it.
  private func unsaidWay(
    _ question: BarQuestion, answering sentences: [Sentence]
  ) -> [Sentence] {
    guard let update = explained.now.explanation.lastUpdate,
      let answer = update.provenance.answer(to: question)
    else { return sentences }
    let windows = explained.now.explanation.windows.count > 1 ? explained.windows : []
    return explained.turns(of: answer, in: update, question) + sentences + windows
      + (question == .style && !update.provenance.lightBehindCard ? explained.noCard : [])
  }

  /// Returns true if the answering controllers differ already.
  private func isAnswered(_ question: BarQuestion) -> Bool {
    differs(question == .style ? .styleAnsweredBy : .hiddenAnsweredBy) || differs(.window)
      || differs(.provenance)
  }

  /// The first link of the way on which the two do not go together.
  private func parting(of question: BarQuestion) -> Sentence {
    let ours = expected.provenance?.answer(to: question)
    let theirs = actual.provenance?.answer(to: question)
    guard let ours else {
      return .init(.noController)
    }
    let same = zip(ours.chain, theirs?.chain ?? []).prefix { $0 == $1 }.count
    if let theirs, same > 0, theirs.isPresentation(same), !ours.isPresentation(same) {
      return nothingPresented(by: ours.chain[same - 1].controller)
    }
    guard let update = explained.now.explanation.lastUpdate else { return explained.update }
    return explained.sentence(onLink: same, of: ours, in: update, question)
  }

  private func nothingPresented(by controller: Name) -> Sentence {
    var fact = Fact.presentsNothing
    if case .present = explained.step { fact = .presentsNoOther }
    return .init(fact, [.here: explained.text(controller)], at: explained.now)
  }

  /// The animation: whose it is, or whether there is one.
  private func animation(_ place: Place.Kind) -> [Sentence] {
    guard let sentence = explained.animation else { return [] }
    let rules = Fact.animation.saying.rules()
    return [
      place == .animation
        ? Sentence(sentence.text, rules: rules).with(sentence.rules) : sentence.with(rules)
    ]
  }

  private var forcedHidden: Sentence {
    if expected.provenance?.forcedHidden ?? false { return explained.noBarInLandscape }
    return .init(.hasABar)
  }

  /// True if the color only follows a style that differs.
  private var followsStyle: Bool {
    guard let update = explained.now.explanation.lastUpdate, update.style == .default else {
      return false
    }
    let colored = update.provenance.style?.answeredBy ?? update.provenance.window
    return colored.map(styleDiffers) ?? false
  }

  private var hiddenAnswer: [Sentence] {
    guard let update = explained.now.explanation.lastUpdate else { return [] }
    guard !update.provenance.forcedHidden else { return [explained.noBarInLandscape] }
    guard let answer = update.provenance.hidden else { return explained.whoAnswersForHidden }
    return [explained.hidden(update, by: answer, "answers")]
  }

  /// The style that was answered, and its color.
  private var color: [Sentence] {
    guard let update = explained.now.explanation.lastUpdate else { return [] }
    guard let answer = update.provenance.style, !update.provenance.lightBehindCard else {
      return explained.color(update)
    }
    return [explained.style(update, by: answer, "answers")] + explained.color(update)
  }
}

extension Provenance.Answer {
  /// Returns true if the link with a number leads to a presented controller.
  fileprivate func isPresentation(_ number: Int) -> Bool {
    guard number < chain.count else {
      return [.presentedDoesNotTakeOver, .presentedBeingDismissed].contains(stop.reason)
    }
    return chain[number].reason.isPresentation
  }
}

// MARK: - What an update would show

extension Parting {
  private var stale: [Sentence] {
    let (ours, theirs) = (expected.upToDateBar, actual.upToDateBar)
    guard ours != theirs else { return [] }
    guard case .controllers = explained.now.explanation.mode,
      let update = explained.now.explanation.updateNow
    else { return explained.whoDecides }
    let questions = BarQuestion.allCases.filter {
      $0 == .style ? ours.content != theirs.content : ours.hidden != theirs.hidden
    }
    return questions.flatMap { wouldBe($0, update) } + notYetShown
  }

  /// The step changes what an update would show, without one.
  private var notYetShown: [Sentence] {
    guard let step = explained.step, !explained.now.didUpdateBar, changed.contains(.value(.stale))
    else {
      return []
    }
    return [explained.updateOrNot(step)]
  }

  /// The sentences about an update now, where it would ask other controllers than the last one,
  /// with its answers.
  private func wouldBe(
    _ question: BarQuestion, _ update: ExplanationFacts.UpdateAccount
  ) -> [Sentence] {
    guard let answer = update.provenance.answer(to: question) else { return explained.windows }
    let last = explained.now.explanation.lastUpdate?.provenance.answer(to: question)
    let same = zip(answer.chain, last?.chain ?? []).prefix { $0 == $1 }.count
    let way =
      answer == last ? [] : [explained.sentence(onLink: same, of: answer, in: update, question)]
    switch question {
    case .style:
      return way + [explained.style(update, by: answer, "would answer")] + explained.color(update)
    case .hidden:
      return way
        + (update.provenance.forcedHidden
          ? [explained.noBarInLandscape] : [explained.hidden(update, by: answer, "would answer")])
    }
  }
}

extension Observation {
  fileprivate var upToDateBar: BarAppearance { stale ?? bar.appearance }
}

// MARK: - Styles, heights

extension Parting {
  private func style(of node: Name) -> [Sentence] {
    guard let account = explained.now.explanation.style(of: node) else {
      return [
        .init(.noNode, [.here: explained.text(node)], at: explained.now)
      ]
    }
    if let above = account.origin.handedDownBy, styleDiffers(of: above) { return [] }
    let isAboutMoment = kept.contains(.entry(.style, node))
    return
      (isAboutMoment
      ? [.init(.newStyles)]
      : []) + [ownStyle(account), explained.sentence(account)].compactMap { $0 }
  }

  /// The step sets the node's own style, and may leave it without one.
  private func ownStyle(_ account: ExplanationFacts.StyleAccount) -> Sentence? {
    guard case .set(.known(let property), _, account.node) = explained.step,
      let own = explained.origin(of: property, on: account.node), own != account.origin
    else { return nil }
    var set = account
    set.origin = own
    return .init(
      "The step sets the style of \(explained.text(account.node)).", set.saying,
      with: account.grounds.rules)
  }

  private func traitChange(of node: Name) -> Sentence {
    let name = explained.text(node)
    let changes = expected.traitChanges.filter { $0.node == node }
    if case .enterBackground = explained.step {
      return .init(.nodeSwitches, [.here: name])
    }
    return .init(changes.isEmpty ? .keepsStyle : .changesStyle, [.here: name])
  }

  private func heights(
    _ place: Place, _ sentences: (Geometry) -> [Sentence]
  ) -> [Sentence] {
    guard let geometry = expected.geometry else { return [] }
    let moment = Sentence(.newHeights)
    return (kept.contains(place) ? [moment] : []) + sentences(geometry)
  }

  private func order(_ list: Place.Kind) -> [Sentence] {
    list == .traitChange
      ? [.init(.orderOfChanges)] : [.init(.orderOfNodes, at: explained.now)]
  }
}

extension ExplainedScenario {
  /// The observation before the step; nil for the launch.
  package var before: Observation? {
    moments.count > 1 ? moments[moments.count - 2].observation : nil
  }
}

extension ExplanationFacts {
  fileprivate func style(of node: Name) -> StyleAccount? {
    (styles + otherStyles).first { $0.node == node }
  }
}
