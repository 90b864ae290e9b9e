package import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoCatalog
import StatusQuoDiagnosing
import StatusQuoHarness

extension ExplainedScenario {
  /// The outcome of the step, and whether any controller was asked.
  package var whatHappened: [Sentence] {
    [step.map(outcome) ?? launch, step == nil ? nil : animation].compactMap { $0 }
  }

  /// The law's expectation of a step in which the subject failed, in what the subject answers: what becomes of
  /// the step is always said.
  func expectedOfStep(of scope: AnsweredScope) -> [Sentence] {
    let parts = scope.parts.union([.outcome])
    let sentences = expectedOfStep.filter { sentence in
      sentence.rules.isEmpty
        || sentence.rules.contains { rule in parts.contains { $0.isDecided(by: rule) } }
    }
    let isAboutCalls = scope.parts.contains(.calls) && !scope.parts.contains(.bar)
    return sentences + (isAboutCalls ? [callsOfStep(scope.calls)] : [])
  }

  /// All calls of the step, of some methods.
  private func callsOfStep(_ methods: Set<LifecycleMethod>) -> Sentence {
    let calls = now.observation.calls.filter { methods.contains($0.method) }
    let shown = calls.prefix(8).map { "\(text($0.controller)).\($0.method.rawValue)()" }
    let more = calls.count > 8 ? ", and \((calls.count - 8).counted("other"))" : ""
    return .init(
      shown.isEmpty
        ? "The step makes no calls." : "It calls \(shown.joined(separator: ", "))\(more).",
      rules: now.explanation.groundsOfCalls.order)
  }

  private var expectedOfStep: [Sentence] {
    switch now.observation.outcome {
    case .applied where step == nil: whatHappened
    case .applied: [.init(.played)] + whatHappened
    case .ignored: whatHappened
    case .raised:
      whatHappened + [
        .init(
          "A subject that stops where UIKit raises says so in its capabilities: refused, ignored only.",
          rules: [])
      ]
    }
  }

  private func outcome(of step: Step) -> Sentence {
    switch now.observation.outcome {
    case .applied: updateOrNot(step)
    case .ignored(let reason):
      refused(.ignored, reason, step.clause(reason, scenario.names))
    case .raised(let reason):
      refused(.raised, reason, reason.saying.text())
    }
  }

  private func refused(_ fact: Fact, _ reason: StepOutcome.Reason, _ clause: String) -> Sentence {
    let sentence = Sentence(fact, [.value: clause, .other: reason.rawValue], at: now)
    return .init(sentence.text, reason.saying, with: sentence.rules)
  }

  private var launch: Sentence? {
    guard let launchBar = now.observation.launchBar else { return nil }
    return .init(.launchBar, [.value: launchBar.words], at: now)
  }

  /// The sentence about whether the step updated the bar, with the reason.
  func updateOrNot(_ step: Step) -> Sentence {
    if now.didUpdateBar { return update }
    if case .application = now.explanation.mode { return shownByApplication(step) }
    if now.rules.contains(Fact.otherScene.rule), step.kind.silence == nil {
      return .init(.otherScene)
    }
    guard let silence = step.kind.silence else {
      return Sentence(Fact.noController.saying.text(), rules: [])
    }
    return Sentence(silence.text(), rules: silence.rules())
  }

  /// The bar was updated.
  var update: Sentence {
    let words =
      now.explanation.lastUpdate?.provenance.style == nil
      ? "UIKit updated the bar, with no controller to ask."
      : step == nil ? "UIKit asked the controllers." : "UIKit asked the controllers again."
    return .init(words, rules: now.explanation.rulesOfUpdate.rules)
  }

  private func shownByApplication(_ step: Step) -> Sentence {
    let showing: [Step.Kind] = [.setStatusBarStyle, .setStatusBarHidden, .rotate]
    return showing.contains(step.kind)
      ? .init(.settersAreShown) : .init(.applicationDecides)
  }

  /// The sentence about the animation of a change of hidden.
  var animation: Sentence? {
    let bar = now.observation.bar
    guard didChangeHidden else {
      return now.didUpdateBar
        ? .init(.visibilityUnchanged) : nil
    }
    let answerer = now.explanation.lastUpdate?.provenance.hidden.map { text($0.answeredBy) }
    guard bar.animated || answersNone else { return .init(.changeIsNotAnimated) }
    let (whose, alone): (Fact, Fact) =
      bar.animated ? (.animationOfAnswer, .animation) : (.noAnimationOfAnswer, .noAnimation)
    return .init(
      answerer == nil ? alone : whose,
      [.value: bar.animation.rawValue, .here: answerer ?? ""])
  }

  /// True if a change of hidden jumps because the controller that answered wants no animation.
  package var answersNone: Bool {
    now.didUpdateBar && now.explanation.lastUpdate?.animation == StatusBarAnimation.none
  }

  /// True if this step hid or showed the bar.
  package var didChangeHidden: Bool {
    moments.count > 1
      && moments[moments.count - 2].observation.bar.hidden
        != now.observation.bar.hidden
  }
}

extension Step {
  /// The reason why it is not applied, as a clause that says where a step of its kind is.
  package func clause(_ reason: StepOutcome.Reason, _ names: Names) -> String {
    switch (self, reason) {
    case (.resize, .noSuchProperty):
      return "only an iPad's scenes are resized, from iOS 9 on (a phone is turned with 'rotate')"
    case (.setSystemStyle, .noSuchProperty): return "dark mode came with iOS 13.0"
    case (.set(.unknown(let name), to: _, on: _), .noSuchProperty)
    where PropertyName.isDeclaredOnly(names.text(name)):
      return "'set' does not change \(names.text(name)), which is given where its owner is declared"
    default: return reason.saying.text()
    }
  }
}
