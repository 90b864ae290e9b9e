import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

// What people usually ask about, found in the facts. One function a family; each names the cause
// and what helps.
extension ExplainedScenario {
  var causes: [Explanation.Cause] {
    causesBesidesTheLaunch + [causeInTheLaunch, stepsRefusedBefore].compactMap { $0 }
  }

  /// The steps before the one explained that did nothing, which the app may rely on.
  private var stepsRefusedBefore: Explanation.Cause? {
    let refused = moments.indices.dropFirst().dropLast().filter {
      moments[$0].observation.outcome.reason != nil
    }
    guard let first = refused.first, let reason = moments[first].observation.outcome.reason else {
      return nil
    }
    let step = scenario.steps[first - 1]
    let others = refused.dropFirst()
    let rest =
      others.first.map {
        " \(others.count.counted("later step")) did nothing either; '--step \($0)' says why."
      } ?? ""
    let saying = Surprise.refusedBefore.saying
    var cause = Explanation.Cause(
      saying.text([
        .value: "\(first), \(step.call(scenario.names)),",
        .other: step.clause(reason, scenario.names),
      ]), rules: ([reason.saying.rule] + moments[first].rulesOfRefusal).eachOnce)
    cause.surprise = .refusedBefore
    cause.text += rest
    return cause.asNote()
  }

  /// The causes but for a launch that looks different from the first screen, which follows from any
  /// wish that Info.plist does not share.
  var causesBesidesTheLaunch: [Explanation.Cause] {
    var presented = causesInTheChains + causesInPresentations + causesInClasses
    func isAboutDarkText(_ cause: Explanation.Cause) -> Bool {
      !cause.isNote && cause.wishes.map { $0.demand } == [.bar(.dark)]
    }
    var color = [causeInTheColor].compactMap { $0 }
    let missed = presented.first(where: isAboutDarkText)
    // Where no controller says anything, or the one that answers asks for dark text as well, a light bar
    // behind a card is what causesBesidesTheLaunch.
    var isByCard =
      now.explanation.lastUpdate?.provenance.lightBehindCard == true && !isAStyleUnheard
    if let missed, isDarkButForTheCard {
      isByCard = true
      presented.removeAll(where: isAboutDarkText)
      color = color.map { $0.toHave(missed.wishes) }
    } else if missed != nil {
      color = color.map { $0.asNote() }
    }
    let bar =
      causesInTheMode + (isByCard ? color + presented : presented + color) + causesInHiding
    let styles = causesInStyles + causesInVersions
    let loading = causesInLoading
    let found =
      causesInOwnAnswers + [causeInTheSetter].compactMap { $0 } + causesInCalls + callsKept
      + transitionsNotEnded + (loading.isEmpty ? [canceledSwipe].compactMap { $0 } : loading)
    let named =
      [causeInTheOutcome].compactMap { $0 } + causesOfStaleness
      + causesInOrder + found
      + (isAboutStyles ? styles + bar : bar + styles)
    return named + [causeUnnamed(by: named)].compactMap { $0 }
      + presentationsLeft + causesInSystemGestures + causesInInsets + causesInAddedInsets
      + notesOnCovering
      + causesInHeights + [noteOnSides].compactMap { $0 }
  }

  /// An answer on top that is not seen, where no other cause is about the bar.
  private func causeUnnamed(by causes: [Explanation.Cause]) -> Explanation.Cause? {
    guard case .controllers = now.explanation.mode,
      !causes.contains(where: { !$0.isNote && $0.subject == .bar }),
      let unheard = unheard.shown.last
    else { return nil }
    for question in unheard.questions {
      guard let demand = demand(of: unheard.controller, question),
        let reason = whyNotAsked(unheard.controller, .bar(question))
      else { continue }
      let wish = wish(demand, on: unheard.controller)
      if wish.isBroken(in: now) {
        return Explanation.Cause(of: wish, why: reason.why + ".", rules: reason.rules)
      }
    }
    return nil
  }

  /// True if styles are set and nothing says how the bar is to look: then these are in question.
  private var isAboutStyles: Bool {
    let isStyled =
      scenario.windows.contains { $0.overrideUserInterfaceStyle != .unspecified }
      || scenario.controllers.contains { controller in
        Controller.properties.contains { $0.effect == .darkens && !$0.isDefault(controller) }
      }
    return isStyled && !scenario.controllers.contains { saysStyle($0.name) || saysHidden($0.name) }
  }

  /// The reason why the step was refused, where no cause is about that.
  var refusal: Sentence? {
    now.observation.outcome.reason != nil && causeInTheOutcome == nil ? whatHappened.first : nil
  }

  private var causeInTheOutcome: Explanation.Cause? {
    if case .readStatusBarByKVC = step { return keyValueCoding }
    guard let reason = now.observation.outcome.reason else { return nil }
    return switch reason {
    case .viewControllerMode:
      .init(
        .settersUnheard,
        fixes: demandOfTheSetter == nil
          ? [.init("Override preferredStatusBarStyle and prefersStatusBarHidden.")] : [],
        by: now.rulesOfRefusal, toHave: demandOfTheSetter.map { [$0] } ?? []
      ).asNote(demandOfTheSetter == nil)
    case .leadingMixedWithLeft:
      .init(
        .anchorsRaise,
        fixes: [.init("Use leading and trailing on both sides, or left and right on both.")],
        by: now.rulesOfRefusal)
    case .notInWindow: inNoWindow
    case .alreadyPresenting: alreadyPresenting
    case .popoverWithoutSource:
      .init(
        .popoverRaises,
        fixes: [
          .init("Set sourceView or barButtonItem of its popoverPresentationController before.")
        ],
        by: now.rulesOfRefusal)
    case .unbalanced:
      .init(
        .unbalanced,
        fixes: [
          .init(
            "Begin each transition once, and end it once: in the completion of the animation, also where it is canceled."
          )
        ], by: now.rulesOfRefusal)
    case .unknownName, .wrongKind, .transitionInProgress,
      .navigationControllerPushed, .alreadyInStack, .containsReceiver, .activeController,
      .notInStack, .notAChild, .presentsItself, .alreadyPresented, .internalInconsistency,
      .locationEqualsConstant, .anchorsOfDifferentAxes,
      .oneControllerLeft, .alreadyThere, .noTransition, .alreadyAChild, .viewOfAnotherController,
      .noParent, .managedByContainer, .nothingToDismiss, .notPresented,
      .notACard, .presentsAnother, .noChange, .noSuchProperty, .badValue, .appMode,
      .linkedWithSDK27, .alreadySwizzled, .notSwizzled, .hidesBarsOnSwipeFalse:
      nil
    }
  }

  /// A receiver that is in no window.
  private var inNoWindow: Explanation.Cause? {
    let later = Explanation.Fix("Call it once the controller is in a window.")
    return switch step {
    case .present(_, from: let presenter)?:
      .init(
        .presentsOutside, [.here: text(presenter)],
        fixes: [.init("Present it from a controller that is on the screen.")],
        by: now.rulesOfRefusal)
    case .setNeedsStatusBarAppearanceUpdate?:
      .init(.updateUnheard, fixes: [later], by: now.rulesOfRefusal)
    case .setNeedsUpdate?: .init(.gesturesUnheard, fixes: [later], by: now.rulesOfRefusal)
    default: nil
    }
  }

  /// A presenter that presents something else.
  private var alreadyPresenting: Explanation.Cause? {
    guard case .present(_, from: let receiver)? = step else { return nil }
    for presenter in parents(from: receiver) {
      for other in controllersNow where other.place == .presented(by: presenter) {
        return .init(
          .presentsAlready, [.here: text(presenter), .other: text(other.name)],
          fixes: [
            .init("Present it from \(text(other.name)), or dismiss \(text(other.name)) first.")
          ],
          by: now.rulesOfRefusal)
      }
    }
    return nil
  }

  /// The look that a setter of UIApplication was to bring about, where it is another one.
  private var demandOfTheSetter: Wish? {
    let update = now.explanation.updateNow?.provenance
    let demand: (Wish.Demand, Name)? =
      switch step {
      case .setStatusBarStyle(let style)?:
        update?.style.flatMap { answer in
          self.demand(of: style, answer.answeredBy).map { ($0, answer.answeredBy) }
        }
      case .setStatusBarHidden(let hidden, _)?:
        update?.hidden.map { (.bar(hidden ? .hidden : .shown), $0.answeredBy) }
      default: nil
      }
    guard let (demand, name) = demand else { return nil }
    let wish = onTop(name).map { self.wish(demand, on: $0) } ?? self.wish(demand)
    return wish.isBroken(in: now) ? wish : nil
  }

  /// The look that the last setter was to bring about which is without effect by the SDK.
  private var demandWhileFrozen: Wish? {
    guard let name = now.snapshot?.onTop.last else { return nil }
    let demands = zip(scenario.steps, moments.dropFirst()).compactMap { step, moment in
      guard moment.observation.outcome.reason == .linkedWithSDK27 else {
        return nil as Wish.Demand?
      }
      return switch step {
      case .setStatusBarStyle(let style): demand(of: style, name)
      case .setStatusBarHidden(let hidden, _): .bar(hidden ? .hidden : .shown)
      default: nil
      }
    }
    return demands.last.map { wish($0, on: name) }.flatMap { $0.isBroken(in: now) ? $0 : nil }
  }

  /// The controller, if it is on top.
  func onTop(_ name: Name) -> Name? { now.snapshot?.isOnTop(name) == true ? name : nil }

  private var keyValueCoding: Explanation.Cause {
    let environment = scenario.environment
    let words =
      if environment.iOS < 13 {
        "works up to iOS 12 and raises from iOS 13 on"
      } else if environment.linkedSDK < 13 {
        "works until the app is built with the iOS 13 SDK; then it raises"
      } else {
        "raises from iOS 13 on"
      }
    return .init(
      .keyValueCoding, [.value: words],
      fix: "Pin a view of your own to the safe area's top, or use statusBarManager."
    ).asNote(now.observation.outcome == .applied)
  }

  private var causesInTheMode: [Explanation.Cause] {
    // A setter without effect is about what the controllers say, too.
    (demandWhileFrozen == nil ? [controllersUnasked, frozen] : [frozen, controllersUnasked])
      .compactMap { $0 } + [compactHeight, windowAbove].compactMap { $0 } + windowsElsewhere
  }

  private var compactHeight: Explanation.Cause? {
    guard now.explanation.isHiddenByCompactHeight else { return nil }
    return Explanation.Cause(
      .hiddenByCompactHeight, fixes: [.init("Show it explicitly after the rotation.")],
      toHave: [wish(.bar(.shown))]
    ).preferringAdvice()
  }

  private var frozen: Explanation.Cause? {
    guard case .application(isFrozen: true) = now.explanation.mode else { return nil }
    return .init(
      .infoPlistStays,
      fixes: (demandWhileFrozen == nil
        ? [
          .init(
            "Set UIViewControllerBasedStatusBarAppearance to YES and override the getters.",
            by: .controllersDecide)
        ] : []) + changeOfKeys, toHave: demandWhileFrozen.map { [$0] } ?? [])
  }

  /// While the application object decides, nothing that controllers override or ask for has an effect.
  private var controllersUnasked: Explanation.Cause? {
    guard case .application(let isFrozen) = now.explanation.mode else { return nil }
    let names = scenario.controllers.map { $0.name }.filter(overridesAGetter)
    guard !names.isEmpty || now.observation.outcome.reason == .appMode else { return nil }
    let missed = names.filter { isUnseen($0, .style) || isUnseen($0, .hidden) }
    let wishes = missed.last.map { wishesUnheard(within: $0) } ?? []
    let whose = names.isEmpty ? "" : ": the getters of \(list(names)) are not called"
    return .init(
      .controllersUnasked, [.value: whose],
      fixes: (wishes.isEmpty
        ? [.init("Set UIViewControllerBasedStatusBarAppearance to YES.", by: [.controllersDecide])]
        : [])
        + (isFrozen ? [] : [.init("Use UIApplication's setters.")]),
      toHave: wishes
    ).asNote(missed.isEmpty && now.observation.outcome.reason != .appMode)
  }

  private var windowAbove: Explanation.Cause? {
    let losers = now.explanation.windows.filter {
      ($0.verdict == .hasLowerLevel || $0.verdict == .wasShownEarlier)
        && !isForwardedTo(window: $0.window)
    }
    guard let winner = now.explanation.windows.first(where: { $0.verdict == .controls }),
      case .controllers = now.explanation.mode, !losers.isEmpty
    else { return nil }
    let missed = losers.lazy.compactMap { rootUnseen(ofWindow: $0.window) }.last
    return .init(
      .windowAbove,
      [
        .here: text(winner.window),
        .value: losers.map { text($0.window) }.joined(separator: ", "),
      ],
      fixes: missed.map { waysDown(within: $0) }
        ?? forwarding(from: winner.window, to: losers[losers.count - 1].window),
      by: rules(of: [winner.verdict] + losers.map { $0.verdict }),
      toHave: missed.map { wishesUnheard(within: $0) } ?? []
    ).asNote(missed == nil)
  }

  /// Returns true if the root of a window is asked both questions, though another window decides.
  private func isForwardedTo(window: Name) -> Bool {
    guard let root = root(ofWindow: window) else { return false }
    return BarQuestion.allCases.allSatisfy { question in
      now.explanation.lastUpdate?.provenance.answer(to: question)?.chain
        .contains { $0.controller == root } ?? false
    }
  }

  /// The rules that say so of windows, each once.
  private func rules(of verdicts: [ExplanationFacts.WindowVerdict]) -> [RuleID] {
    verdicts.map { $0.saying.rule }.eachOnce
  }

  /// The root of a window gives both questions to the root of another one; or the window steps back.
  private func forwarding(from upper: Name, to lower: Name) -> [Explanation.Fix] {
    let names = AppNames(scenario: scenario)
    let ways =
      root(ofWindow: upper).flatMap { above in
        root(ofWindow: lower).map { below in
          BarQuestion.allCases.map { Change.set($0.child, on: above, to: .controller(below)) }
        }
      } ?? []
    return (ways.isEmpty ? [] : [.init(ways.sentence(names), by: ways)])
      + [.init("Make it smaller than the screen, or hide it while it is idle.")]
  }

  /// The window that a controller is in; nil for none.
  func window(of name: Name) -> Name? {
    guard case .root(let window)? = way(up: name).last.flatMap(controllerNow)?.place else {
      return nil
    }
    return window
  }

  /// The root of a window.
  func root(ofWindow window: Name) -> Name? {
    controllersNow.first { $0.place == .root(of: window) }?.name
  }

  /// The root of a window, if a controller there says something about the bar that is not seen.
  private func rootUnseen(ofWindow window: Name) -> Name? {
    guard let root = root(ofWindow: window) else { return nil }
    return BarQuestion.allCases.contains { isUnseen(root, $0) || isUnheard($0, within: root) }
      ? root : nil
  }

  /// Windows of no scene; and those of another one that say something of the bar or leave it undecided.
  private var windowsElsewhere: [Explanation.Cause] {
    let accounts = now.explanation.windows
    let isUndecided = !accounts.contains { $0.verdict == .controls }
    return accounts.filter { $0.hasRoot }.compactMap { account in
      let window = [Saying.Word.here: text(account.window)]
      return switch account.verdict {
      case .hasNoScene:
        .init(
          .windowWithoutScene, window,
          fixes: [
            .init("Make it with UIWindow(windowScene:), or set its windowScene before it is shown.")
          ])
      case .isInAnotherScene where isUndecided || saysSomething(inWindow: account.window):
        .init(
          .windowElsewhere, window,
          fixes: [
            .init("To see that bar, leave the window's scene out, in a document from its side.")
          ]
        ).asNote(!isUndecided)
      case .controls, .isHidden, .isInAnotherScene, .doesNotCoverScreen, .hasLowerLevel,
        .wasShownEarlier:
        nil
      }
    }
  }

  /// Returns true if a controller in a window says something about the bar.
  private func saysSomething(inWindow window: Name) -> Bool {
    var inside: Set<Name> = []
    for controller in controllersNow {
      // Parents and presenters come first.
      guard
        controller.place == .root(of: window)
          || controller.place.above.map(inside.contains) == true
      else { continue }
      if saysStyle(controller.name) || saysHidden(controller.name) { return true }
      inside.insert(controller.name)
    }
    return false
  }
}
