import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness

// Why the bar's color or visibility, or a screen's style, surprises.
extension ExplanationFacts.StyleOrigin {
  /// True for a style that was given to a screen alone.
  fileprivate var isOfOneScreen: Bool {
    switch self {
    case .own, .ownOfView, .traitOverrides, .parentsValueForChild: true
    case .ownOfWindow, .system, .systemOfWindow, .systemOfLooseView, .scene, .overrideTakenBack,
      .infoPlist, .noStylesYet, .window, .presentationController, .parent, .superview, .controller,
      .viewAbove, .canceledPop:
      false
    }
  }
}

extension ExplainedScenario {
  var causeInTheColor: Explanation.Cause? {
    guard let update = now.explanation.lastUpdate else { return nil }
    if update.provenance.lightBehindCard {
      return .init(
        .lightBehindCard, fixes: coverInPlaceOfTheCard, toHave: [wish(.bar(.dark))]
      ).asNote(!controllersNow.contains { isUnseen($0.name, .style) })
    }
    guard update.style == .default else { return nil }
    if let screen = screenUnlikeTheAnswerer(update) { return screen }
    guard now.observation.bar.content == .light else { return nil }
    // The bar of a container is dark, too, and so fits the light text.
    let answerer = update.provenance.style?.answeredBy
    let isOfAContainer = answerer.flatMap(controllerNow).map { $0.kind != .plain } ?? false
    guard !(isOfAContainer && update.saysNothing(.style)) else { return nil }
    return .init(
      .defaultIsLight, [.here: answerer.map(text) ?? "the window"],
      toHave: [wish(.bar(.dark), on: answerer.flatMap(onTop))]
    ).asNote(update.saysNothing(.style))
  }

  /// SwiftUI shows content on a card by one modifier, and on all of the screen by another.
  private var coverInPlaceOfTheCard: [Explanation.Fix] {
    let names = AppNames(scenario: scenario)
    guard let card = cards.last, names.isShownBySwiftUI(card) else { return [] }
    let cover = Change.set(.modalPresentationStyle, on: card, to: .word("fullScreen"))
    return [.init([cover].sentence(names), by: cover)]
  }

  /// True if the text is light by a card alone: the controller that answers asks for dark text.
  var isDarkButForTheCard: Bool {
    guard let update = now.explanation.lastUpdate, update.provenance.lightBehindCard,
      let answerer = update.provenance.style?.answeredBy
    else { return false }
    return demand(of: update.style, answerer) == .bar(.dark)
  }

  /// A screen is dark or light by an override of its own, and the controller that answers is not.
  private func screenUnlikeTheAnswerer(
    _ update: ExplanationFacts.UpdateAccount
  ) -> Explanation.Cause? {
    let version = scenario.environment.iOS
    guard version >= 13, version < 26, let answerer = update.provenance.style?.answeredBy,
      let seen = style(of: answerer),
      let (other, screen) = (now.explanation.styles + now.explanation.otherStyles).lazy.compactMap({
        account -> (ExplanationFacts.StyleAccount, Name)? in
        guard account.style != seen, account.origin.isOfOneScreen,
          let screen = allOnScreen.first(where: { [$0, $0.rootView].contains(account.node) }),
          reachesTheTop(screen), window(of: screen) == window(of: answerer)
        else { return nil }
        return (account, screen)
      }).first
    else { return nil }
    return .init(
      .defaultIsOfAnswerer,
      [
        .here: text(answerer), .value: seen.rawValue, .other: other.style.rawValue,
        .above: text(other.node),
      ],
      toHave: [wish(.bar(seen == .light ? .light : .dark), on: onTop(answerer))]
    ).asNote(
      hasABarAbove(screen)
        && (scenario.environment.effectiveVersion < 15 || !isUnlikeAllScreens(answerer)))
  }

  /// Returns true if all screens of a stack have another style than it has, and it has none of its own.
  private func isUnlikeAllScreens(_ stack: Name) -> Bool {
    guard controllerNow(stack)?.kind == .navigation,
      let own = now.explanation.styles.first(where: { $0.node == stack }),
      ![.own, .traitOverrides].contains(own.origin)
    else { return false }
    let screens = controllersNow.filter { $0.place == .child(of: stack) }
    return screens.allSatisfy { screen in style(of: screen.name).map { $0 != own.style } ?? false }
  }

  /// Returns true if a navigation bar lies between a screen and the status bar: it has a color of its own, but that
  /// from iOS 15 on it may show what lies below.
  private func hasABarAbove(_ name: Name) -> Bool {
    way(up: name).contains { above in
      controllerNow(above).map { $0.kind == .navigation && !$0.isNavigationBarHidden } ?? false
    }
  }

  /// Returns true if nothing is known to keep a controller away from the bar: a view of its parent's, or a presentation
  /// that covers a part of the screen.
  private func reachesTheTop(_ name: Name) -> Bool {
    way(up: name).allSatisfy { above in
      guard let controller = controllerNow(above) else { return true }
      switch controller.place {
      case .child(let parent):
        let isInTheRootView = controller.containerView.map { $0 == parent.rootView } ?? true
        return isInTheRootView && controller.viewInsets.top <= 0
      case .presented:
        let style = now.explanation.styles.first { $0.node == above }?.presentedAs
        let isSheet = style == .pageSheet || style == .formSheet
        return style != .popover && !(isSheet && scenario.environment.device.isPad)
      case .root, .detached: return true
      }
    }
  }

  var causesInHiding: [Explanation.Cause] {
    [hiddenInLandscape, jump].compactMap { $0 }
  }

  private var hiddenInLandscape: Explanation.Cause? {
    if now.observation.provenance?.forcedHidden == true {
      // A screen that hides the bar misses none.
      let isHiddenAnyway =
        now.explanation.lastUpdate.map { $0.prefersHidden && !$0.saysNothing(.hidden) } ?? false
      if isHiddenAnyway { return nil }
      return Explanation.Cause(
        .noBarInLandscape, fix: "Show what has to be seen there in a view of your own."
      ).asNote()
    }
    guard now.explanation.lastUpdate?.hiddenSource == .compactHeight else { return nil }
    return .init(
      .hiddenInLandscape,
      toHave: [
        wish(
          .bar(.shown),
          on: now.explanation.lastUpdate?.provenance.hidden.flatMap { onTop($0.answeredBy) })
      ]
    ).asNote()
  }

  private var jump: Explanation.Cause? {
    guard didChangeHidden, now.didUpdateBar, !now.observation.bar.animated else { return nil }
    // Other steps update the bar by themselves, as the app has them.
    let isAskedFor = if case .setNeedsStatusBarAppearanceUpdate? = step { true } else { false }
    guard answersNone || isAskedFor else { return nil }
    let cause: Explanation.Cause =
      answersNone
      ? .init(
        .answersNoAnimation,
        fix: "Return fade or slide from it.",
        by: (now.explanation.lastUpdate?.provenance.hidden).map {
          [.set(.preferredStatusBarUpdateAnimation, on: $0.answeredBy, to: .word("fade"))]
        } ?? [])
      : .init(
        .notInAnimation,
        fix: """
          Call setNeedsStatusBarAppearanceUpdate in UIView.animate, and return fade or slide from \
          preferredStatusBarUpdateAnimation.
          """)
    return cause.asNote()
  }

  var causesOfStaleness: [Explanation.Cause] {
    guard now.observation.stale != nil else { return [] }
    return changesSinceLastUpdate.map { number in
      let step = scenario.steps[number - 1]
      func silent(
        _ surprise: Surprise, _ words: [Saying.Word: String], near name: Name?,
        _ advice: [Explanation.Fix] = []
      ) -> Explanation.Cause {
        .init(
          surprise, words, fixes: advice, by: step.kind.silence?.rules() ?? [],
          toHave: [wish(.upToDate, on: name.flatMap(onTop))])
      }
      switch step {
      case .removeFromParent(let child):
        return silent(
          .removedUnheard, [.here: text(child)], near: nil,
          [.init("Set its flag back and ask for an update before removing it.")])
      case .addChild(let child, to: let parent, in: _):
        return silent(.addedUnheard, [.here: text(child)], near: parent)
      case .transition(let from, let to):
        return silent(
          .replacedUnheard, [.here: text(to), .other: text(from)],
          near: placesAbove[to])
      case .cancelInteractiveDismiss(let controller):
        return silent(.canceledUnheard, [.here: text(controller)], near: controller)
      case .set(_, to: _, on: let name):
        return changeUnheard(step, near: name)
      default:
        return changeUnheard(step, near: nil)
      }
    }
  }

  private func changeUnheard(_ step: Step, near name: Name?) -> Explanation.Cause {
    .init(
      .changeUnheard, [.value: step.call(scenario.names)],
      toHave: [wish(.upToDate, on: name.flatMap(onTop))])
  }

  var causesInStyles: [Explanation.Cause] {
    let names = AppNames(scenario: scenario)
    let found = now.explanation.styles.map { causeInStyle($0, names) }
    // What lies below something presented is not in question now.
    return
      ((found + [snapshotCause, separateWindows])
      .compactMap { $0 } + viewStyles).filter { !$0.wishes.isEmpty || !$0.fixes.isEmpty }
  }

  private func causeInStyle(
    _ account: ExplanationFacts.StyleAccount, _ names: AppNames
  ) -> Explanation.Cause? {
    let name = text(account.node)
    if account.origin == .canceledPop {
      return .init(
        .keptByCanceledSwipe, [.here: name], by: sentence(account).rules,
        toHave: wishes(for: account.style.opposite, of: account.node))
    }
    guard let presenter = account.presenter, case .window = account.origin,
      style(of: presenter) != account.style, window(of: presenter) != nil
    else { return nil }
    if [account.node, presenter].allSatisfy({ names.maker($0) == .swiftUI }) {
      return .init(
        .contentOfUnknownStyle, [.here: name, .value: account.style.opposite.rawValue],
        by: sentence(account).rules,
        toHave: wishes(for: account.style.opposite, of: account.node))
    }
    if controller(account.node)?.kind == .alert {
      return .init(
        .alertFollowsWindow, [.here: name, .presenter: text(presenter)],
        by: sentence(account).rules,
        toHave: wishes(for: account.style.opposite, of: account.node))
    }
    return .init(
      .presentedFollowsWindow, [.here: name, .presenter: text(presenter)],
      by: sentence(account).rules,
      toHave: wishes(for: account.style.opposite, of: account.node))
  }

  /// The controllers that the old root presents, where a new one takes its place.
  var presentationsLeft: [Explanation.Cause] {
    guard case .setRoot(_, of: let window)? = step, now.observation.outcome == .applied,
      let snapshot = now.snapshot
    else { return [] }
    return snapshot.presentations.compactMap { presentation in
      guard case .presented(let presenter)? = controllerNow(presentation.controller)?.place,
        self.window(of: presenter) == nil
      else { return nil }
      return Explanation.Cause(
        .staysInWindow,
        [
          .here: text(presentation.controller), .presenter: text(presenter), .above: text(window),
        ], fix: "Dismiss it before the root changes."
      ).asNote()
    }
  }

  /// A style of a controller that is on top.
  private func wishes(for style: UserInterfaceStyle, of name: Name) -> [Wish] {
    onTop(name).map { [wish(.style(style), on: $0)] } ?? []
  }

  /// The SwiftUI content that other content presents, whose color scheme is not known then.
  var hostsOfUnknownStyle: [Name] {
    let names = AppNames(scenario: scenario)
    return now.explanation.styles.compactMap { account in
      guard let presenter = account.presenter, case .window = account.origin,
        style(of: presenter) != account.style,
        [account.node, presenter].allSatisfy({ names.maker($0) == .swiftUI })
      else { return nil }
      return account.node
    }
  }

  private func style(of controller: Name) -> UserInterfaceStyle? {
    now.explanation.styles.first { $0.node == controller }?.style
  }

  private var snapshotCause: Explanation.Cause? {
    guard case .enterBackground = step, !now.observation.traitChanges.isEmpty else { return nil }
    return .init(
      .snapshots,
      fix: "Ignore changes of style in the background; read the style when active again."
    ).asNote()
  }

  /// Windows follow the system one by one.
  private var separateWindows: Explanation.Cause? {
    let shown = now.explanation.windows.filter { $0.hasRoot && $0.verdict != .isHidden }
    let roots = shown.compactMap { account in
      root(ofWindow: account.window).flatMap { root in
        now.observation.styles.first { $0.node == root }
          .map { (window: account.window, root: root, style: $0.style) }
      }
    }
    guard let first = roots.first, let other = roots.first(where: { $0.style != first.style })
    else { return nil }
    return .init(
      .windowsApart, [.here: text(other.window), .other: text(first.window)],
      toHave: wishes(for: first.style, of: other.root))
  }

  /// Up to iOS 16 a view's override stops at embedded controllers.
  private var viewStyles: [Explanation.Cause] {
    var held: [Name: UserInterfaceStyle] = [:]
    for entry in now.observation.styles where held[entry.node] == nil {
      held[entry.node] = entry.style
    }
    return now.explanation.styles.compactMap { account in
      guard case .parent(let parent) = account.origin else { return nil }
      let view = controller(account.node)?.containerView ?? parent.rootView
      guard let around = held[view], around != account.style else { return nil }
      return .init(
        .styleOfView, [.above: text(view), .here: text(account.node)],
        toHave: wishes(for: around, of: account.node))
    }
  }
}
