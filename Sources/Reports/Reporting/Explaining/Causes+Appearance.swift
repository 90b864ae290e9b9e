import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFixing
import StatusQuoHarness

// Why the bar's color or visibility, or a screen's style, surprises.
extension ExplainedScenario {
  var causeInTheColor: Explanation.Cause? {
    guard let read = now.explanation.lastRead else { return nil }
    if read.provenance.lightBehindCard {
      return .init(
        "While a card is up the system draws the bar's text light over the black behind it.",
        cures: [
          .init(
            "Present full screen if it must not be so.",
            by: cards.map { .set(.modalPresentationStyle, on: $0, to: .word("fullScreen")) })
        ], .lightBehindCard
      ).asNote(!controllersNow.contains { isUnseen($0.name, .style) })
    }
    guard read.style == .default else { return nil }
    guard now.observation.bar.content == .light else { return darkBelowLight(read) }
    let whose = read.provenance.style.map { text($0.answeredBy) } ?? "the window"
    return .init(
      "From iOS 13 default is not black: it turns light because \(whose) is dark.",
      fix: "Answer darkContent where black is wanted in both modes.",
      by: (read.provenance.style).map {
        [.set(.preferredStatusBarStyle, on: $0.answeredBy, to: .word("darkContent"))]
      } ?? [], .colorOfDefault
    ).asNote(read.saysNothing(.style))
  }

  /// A screen is dark by an override of its own, and the controller that answers is light.
  private func darkBelowLight(_ read: ExplanationFacts.ReadAccount) -> Explanation.Cause? {
    let version = scenario.environment.iOS
    guard version >= 13, version < 26, let answerer = read.provenance.style?.answeredBy,
      style(of: answerer) == .light,
      let dark = (now.explanation.styles + now.explanation.otherStyles).first(where: { account in
        account.style == .dark && [.own, .ownOfView, .traitOverrides].contains(account.origin)
          && now.explanation.onScreen.contains { [$0, $0.rootView].contains(account.node) }
      })
    else { return nil }
    return .init(
      """
      default follows the style of \(text(answerer)), which answers and is light: the dark style \
      of \(text(dark.node)) does not count for the bar.
      """,
      cures: [
        .init("Override the style on \(text(answerer)).", by: [style(.dark, on: answerer)]),
        .init(
          "Return lightContent from its preferredStatusBarStyle.",
          by: [.set(.preferredStatusBarStyle, on: answerer, to: .word("lightContent"))]),
      ], .colorOfDefault)
  }

  var causesInHiding: [Explanation.Cause] {
    [hiddenInLandscape, jump].compactMap { $0 }
  }

  private var hiddenInLandscape: Explanation.Cause? {
    if now.observation.provenance?.forcedHidden == true {
      return .init(
        "Phones with a notch or an island have no bar in landscape.",
        fix: "None: no override can show it.", .forcedHidden
      ).asNote()
    }
    guard now.explanation.lastRead?.hiddenSource == .compactHeight else { return nil }
    return .init(
      "On phones the bar hides in landscape unless a controller says otherwise.",
      fix: "Override prefersStatusBarHidden and return false.",
      by: (now.explanation.lastRead?.provenance.hidden).map {
        [.set(.prefersStatusBarHidden, on: $0.answeredBy, to: .bool(false))]
      } ?? [], .hiddenInLandscape
    ).asNote()
  }

  private var jump: Explanation.Cause? {
    guard didChangeHidden, now.didRead, !now.observation.bar.animated else { return nil }
    let cause: Explanation.Cause =
      answersNone
      ? .init(
        "The bar jumps: preferredStatusBarUpdateAnimation of the controller that answers is none.",
        fix: "Return fade or slide from it.",
        by: (now.explanation.lastRead?.provenance.hidden).map {
          [.set(.preferredStatusBarUpdateAnimation, on: $0.answeredBy, to: .word("fade"))]
        } ?? [], .animation)
      : .init(
        "The bar jumps: only what happens inside an animation is animated.",
        fix: """
          Call setNeedsStatusBarAppearanceUpdate in UIView.animate, and return fade or slide from \
          preferredStatusBarUpdateAnimation.
          """, .jump)
    return cause.asNote()
  }

  var causesOfStaleness: [Explanation.Cause] {
    guard now.observation.stale != nil else { return [] }
    return changesSinceLastRead.map { number in
      let (step, cure) = (scenario.steps[number - 1], update(after: number))
      func silent(_ words: String, update place: String) -> Explanation.Cause {
        .init(
          words, cures: [.init("Call setNeedsStatusBarAppearanceUpdate \(place).", by: cure)],
          rules: step.form.silence)
      }
      switch step {
      case .removeFromParent(let child):
        var cause = silent(
          "Removing \(text(child)) does not restore the bar: no controller is asked.",
          update: "on the parent afterwards")
        cause.cures.append(.init("Set its flag back and call that before removing it."))
        return cause
      case .addChild(let child, _, _):
        return silent(
          "Adding \(text(child)) does not change the bar: no controller is asked.",
          update: "on the container afterwards")
      case .transition(let from, let to):
        return silent(
          "Replacing \(text(from)) by \(text(to)) does not change the bar: no controller is asked.",
          update: "on the container afterwards")
      case .cancelInteractiveDismiss(let controller):
        return silent(
          "After the canceled dismissal of \(text(controller)) iOS 7 does not ask again.",
          update: "when the gesture is canceled")
      default:
        return .init(
          "What \(step.call(scenario.names)) changed is not shown yet.",
          fix: "Call setNeedsStatusBarAppearanceUpdate after the change.", by: cure, .changeUnheard)
      }
    }
  }

  /// An update begins at the window's root, whichever controller asks for it.
  private func update(after step: Int) -> [Change] {
    now.explanation.onScreen.first.map { [.update(on: $0, after: step)] } ?? []
  }

  var causesInStyles: [Explanation.Cause] {
    (now.explanation.styles.map(causeInStyle) + [snapshotCause, separateWindows])
      .compactMap { $0 } + viewStyles
  }

  private func causeInStyle(_ account: ExplanationFacts.StyleAccount) -> Explanation.Cause? {
    let name = text(account.node)
    if account.origin == .canceledPop {
      return .init(
        "After the canceled swipe-back \(name) keeps the style it had while popped.",
        fix: "Override the style on \(name) itself, not through its parent.",
        by: [style(account.style.opposite, on: account.node)], account.rules)
    }
    guard let presenter = account.presenter, case .window = account.origin,
      style(of: presenter) != account.style
    else { return nil }
    if isSwiftUI(account.node), isSwiftUI(presenter) {
      return .init(
        """
        Whether \(name) is \(account.style.opposite.rawValue), too, is not known: in some reports the color scheme \
        of SwiftUI content reaches what it presents, in others it does not.
        """,
        cures: [
          .init(
            "To be sure, ask for it in the content of \(name).",
            by: [style(account.style.opposite, on: account.node)])
        ], .styleOfPresenter)
    }
    if controller(account.node)?.kind == .alert {
      return .init(
        "The alert \(name) does not follow \(text(presenter))'s style but its window's.",
        cures: stylesAsPresenter(presenter, for: account, "alert"), .styleOfAlert)
    }
    return .init(
      "\(name) does not follow the style of \(text(presenter)), which presents it.",
      cures: stylesAsPresenter(presenter, for: account, "controller"), .styleOfPresenter)
  }

  /// The style of its presenter for a presented controller: on itself, or on its window.
  private func stylesAsPresenter(
    _ presenter: Name, for account: ExplanationFacts.StyleAccount, _ kind: String
  ) -> [Explanation.Cure] {
    let wanted = style(of: presenter)
    var window: Name?
    if case .window(let name) = account.origin { window = name }
    return [
      .init(
        "Override the style on the \(kind).",
        by: wanted.map { style($0, on: account.node) }),
      .init(
        "Override the style on the window.",
        by: window.flatMap { window in wanted.map { style($0, onWindow: window) } }),
    ]
  }

  private func isSwiftUI(_ name: Name) -> Bool {
    AppNames(scenario: scenario).maker(name) == .swiftUI
  }

  /// The SwiftUI content that other content presents, whose color scheme is not known then.
  var hostsOfUnknownStyle: [Name] {
    now.explanation.styles.compactMap { account in
      guard let presenter = account.presenter, case .window = account.origin,
        style(of: presenter) != account.style, isSwiftUI(account.node), isSwiftUI(presenter)
      else { return nil }
      return account.node
    }
  }

  private func style(_ style: UserInterfaceStyle, on name: Name) -> Change {
    let goesByTraits = isHeard(controller(name)?.traitOverridesUserInterfaceStyle)
    return .set(
      goesByTraits ? .traitOverridesUserInterfaceStyle : .overrideUserInterfaceStyle, on: name,
      to: .word(style.rawValue))
  }

  private func style(_ style: UserInterfaceStyle, onWindow name: Name) -> Change {
    let window = (now.snapshot?.windows ?? scenario.windows).first { $0.name == name }
    let goesByTraits = isHeard(window?.traitOverridesUserInterfaceStyle)
    return .set(
      (goesByTraits ? "traitOverrides.userInterfaceStyle" : "overrideUserInterfaceStyle"),
      ofWindow: name, to: .word(style.rawValue))
  }

  /// From iOS 17 `traitOverrides` go before `overrideUserInterfaceStyle`.
  private func isHeard(_ traitOverride: UserInterfaceStyle?) -> Bool {
    traitOverride != nil && scenario.environment.effectiveVersion >= 17
  }

  private func style(of controller: Name) -> UserInterfaceStyle? {
    now.explanation.styles.first { $0.node == controller }?.style
  }

  private var snapshotCause: Explanation.Cause? {
    guard case .enterBackground = step, !now.observation.traitChanges.isEmpty else { return nil }
    return .init(
      "Going to the background switches every node to the other style and back, for the app switcher.",
      fix: "Ignore changes of style in the background; read the style when active again.",
      .switcher
    ).asNote()
  }

  /// Windows follow the system one by one.
  private var separateWindows: Explanation.Cause? {
    let styles = now.observation.styles.filter { node in
      now.explanation.windows.contains { $0.window == node.node }
    }
    guard let first = styles.first, let other = styles.first(where: { $0.style != first.style })
    else { return nil }
    return .init(
      "Window \(text(other.node)) does not follow the style of window \(text(first.node)).",
      fix: "Override the style on every window.",
      by: [style(first.style, onWindow: other.node)], .windowsApart)
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
        """
        The style of view \(text(view)) does not reach \(text(account.node)), whose view is \
        in it.
        """, fix: "Override the style on the controller; from iOS 17 views hand it down too.",
        by: [style(around, on: account.node)], .styleOfView)
    }
  }
}
