import StatusQuoAppearanceModel
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

// The bar, where a displayed controller or a setter said how it is to look.
extension ExplainedScenario {
  /// The look of the bar that a controller's own getter or bar asks for; nil where it says nothing, or
  /// what depends on more than this moment.
  func demand(of name: Name, _ question: BarQuestion) -> Wish.Demand? {
    guard let controller = controllerNow(name) else { return nil }
    switch question {
    case .hidden:
      switch controller.prefersStatusBarHidden {
      case .constant(let hidden)?: return .bar(hidden ? .hidden : .shown)
      case .stored?: return .bar(controller.stored.hidden ? .hidden : .shown)
      case nil: return nil
      }
    case .style:
      switch controller.preferredStatusBarStyle {
      case .constant(let style)?: return demand(of: style, name)
      case .stored?: return demand(of: controller.stored.style, name)
      case .shared?: return nil
      case nil: return controller.barStyle == .default ? nil : .bar(.light)
      }
    }
  }

  /// The look that a style means where a controller answers it.
  func demand(of style: StatusBarStyle, _ name: Name) -> Wish.Demand? {
    switch style {
    case .lightContent: return .bar(.light)
    case .darkContent: return .bar(.dark)
    case .default:
      let environment = scenario.environment
      if environment.effectiveVersion < 13 { return .bar(.dark) }
      // From iOS 26 default goes with the content.
      if environment.iOS >= 26 { return nil }
      let isDark = now.explanation.styles.contains { $0.node == name && $0.style == .dark }
      return .bar(isDark ? .light : .dark)
    }
  }

  /// The answers of controllers that forward, where the one asked instead says nothing; notes, where that answers
  /// otherwise.
  var causesInOwnAnswers: [Explanation.Cause] {
    guard case .controllers = now.explanation.mode, now.observation.stale == nil,
      let update = now.explanation.lastUpdate, now.snapshot != nil
    else { return [] }
    return BarQuestion.allCases.compactMap { question in
      guard let answer = update.provenance.answer(to: question) else { return nil }
      let isSaid = !update.saysNothing(question)
      let asked = answer.chain.dropLast().map { $0.controller }
      guard
        let name = asked.last(where: { name in
          (overrides(name, question) || !isSaid && hasABlackBar(name, question))
            && isUnseen(name, question)
        }), let demand = demand(of: name, question), wish(demand, on: name).isBroken(in: now),
        let reason = whyNotAsked(name, .bar(question))
      else { return nil }
      guard overrides(name, question) else {
        return Explanation.Cause(
          .blackBarGone, [.here: text(name), .other: text(answer.answeredBy)], by: reason.rules,
          toHave: [wish(demand, on: name)]
        ).asNote(!didTheBarGo(from: name))
      }
      if isSaid { return Explanation.Cause(reason.why + ".", rules: reason.rules).asNote() }
      return Explanation.Cause(
        of: wish(demand, on: name), why: reason.why + ".",
        rules: reason.rules)
    }
  }

  private func overrides(_ name: Name, _ question: BarQuestion) -> Bool {
    guard let controller = controllerNow(name) else { return false }
    return switch question {
    case .style: controller.preferredStatusBarStyle != nil
    case .hidden: controller.prefersStatusBarHidden != nil
    }
  }

  /// Returns true if the bar of a navigation controller decides the style while it is shown.
  private func hasABlackBar(_ name: Name, _ question: BarQuestion) -> Bool {
    question == .style && controllerNow(name).map { $0.barStyle != .default } ?? false
  }

  /// Returns true if the step hid the bar of a navigation controller whose screen stayed.
  private func didTheBarGo(from name: Name) -> Bool {
    switch step {
    case .swipe(_, on: name)?, .set(.known(.isNavigationBarHidden), to: _, on: name)?: true
    default: false
    }
  }

  /// The application object's `default`, which turns light in dark mode though the app is light.
  var causeInTheSetter: Explanation.Cause? {
    guard case .application(isFrozen: false) = now.explanation.mode,
      scenario.environment.effectiveVersion >= 13, scenario.environment.iOS < 26,
      !now.observation.bar.hidden, now.observation.bar.content == .light,
      setterStyle == .default, let snapshot = now.snapshot,
      let light = snapshot.onTop.last(where: { name in
        now.explanation.styles.contains { $0.node == name && $0.style == .light }
      })
    else { return nil }
    let said = setStyles.isEmpty ? "Info.plist" : "UIApplication's setter"
    return Explanation.Cause(
      .colorOfSetter, [.value: said, .here: text(light)], toHave: [wish(.bar(.dark), on: light)])
  }

  /// The styles that setters were given and took.
  private var setStyles: [StatusBarStyle] {
    zip(scenario.steps, moments.dropFirst()).compactMap { step, moment in
      guard case .setStatusBarStyle(let style) = step, moment.observation.outcome == .applied else {
        return nil
      }
      return style
    }
  }

  private var setterStyle: StatusBarStyle {
    setStyles.last ?? scenario.environment.infoPlist.statusBarStyle ?? .default
  }
}

extension ExplanationFacts.UpdateAccount {
  /// Returns true if the answer is UIKit's own.
  func saysNothing(_ question: BarQuestion) -> Bool {
    switch question == .style ? styleSource : hiddenSource {
    case .defaultValue, .navigationBarStyle, .compactHeight: true
    case .override, .stored, .shared, .overrideInExtensionIsNotCalled, .navigationBarAppearance,
      .swizzledClass:
      false
    }
  }
}
