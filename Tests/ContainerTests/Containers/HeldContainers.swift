import StatusQuoGenerators
import StatusQuoUIKit
import Testing

/// A container that is wrong on purpose.
@MainActor struct PlantedMistake: CustomTestStringConvertible {
  let container: HeldContainer
  /// A promise that it breaks.
  let promise: ContainerPromise
  /// Where people met it.
  let source: String?

  nonisolated var testDescription: String { container.name }
}

@MainActor extension HeldContainer {
  static func drawer(_ mistake: Drawer.Mistake? = nil) -> HeldContainer {
    HeldContainer("Drawer" + (mistake.map { ", \($0)" } ?? ""), children: 2) {
      Drawer(content: $0[0], menu: $0[1], mistake: mistake)
    } commands: {
      [
        .call("open") { $0.open() }, .call("close", undoing: "open") { $0.close() },
        .gesture("pan") { $0.pan($1) },
      ]
    } states: { drawer in
      ContainerState(
        decides: drawer.isOpen ? drawer.menu : drawer.content,
        shown: drawer.isOpen ? [drawer.content, drawer.menu] : [drawer.content])
    }
  }

  static func pager(_ mistake: Pager.Mistake? = nil) -> HeldContainer {
    HeldContainer("Pager" + (mistake.map { ", \($0)" } ?? ""), children: 3) {
      Pager(pages: $0, mistake: mistake)
    } commands: {
      [
        .call("next") { $0.next() }, .call("previous", undoing: "next") { $0.previous() },
        .gesture("swipe") { $0.swipe($1) },
      ]
    } states: { pager in
      ContainerState(decides: pager.current, shown: [pager.current])
    }
  }

  static func cards(_ mistake: Cards.Mistake? = nil) -> HeldContainer {
    HeldContainer("Cards" + (mistake.map { ", \($0)" } ?? ""), children: 3) {
      Cards(content: $0[0], cards: [$0[1], $0[2]], mistake: mistake)
    } commands: {
      [
        .call("presentCard") { $0.presentCard() },
        .call("dismissCard", undoing: "presentCard") { $0.dismissCard() },
        .gesture("swipeDown") { $0.swipeDown($1) },
      ]
    } states: { cards in
      ContainerState(
        decides: cards.stack.last ?? cards.content, shown: [cards.content] + cards.stack)
    }
  }

  static func switcher<Container: Switcher>(
    alsoDuring: Set<ContainerPromise> = [],
    _ make: @escaping @MainActor ([UIViewController]) -> Container,
    states: @escaping @MainActor (Container) -> ContainerState = {
      ContainerState(decides: $0.selected, shown: $0.shown)
    }
  ) -> HeldContainer {
    HeldContainer("\(Container.self)", children: 3, alsoDuring: alsoDuring, make) {
      [
        .call("first") { $0.select(0) }, .call("second") { $0.select(1) },
        .call("third") { $0.select(2) },
      ]
    } states: {
      states($0)
    }
  }

  /// Right ones.
  static let right: [HeldContainer] = [
    .drawer(), .pager(), .cards(), .switcher(Switcher.init), .switcher(SideBySide.init),
    .switcher(LoadingEarly.init),
    .switcher(StyleOnly.init) {
      ContainerState(style: $0.selected, hidden: nil, shown: $0.shown)
    },
    .switcher(Values.init) { ContainerState(decides: nil, shown: $0.shown) },
    .switcher(AskingAtTheEnd.init), .switcher(AskingAtLayout.init),
    .switcher(KeepingChildren.init), .switcher(KeepingViews.init), .switcher(Forwarding.init),
    .switcher(Transitioning.init), .switcher(Animator.init), .switcher(AddingLate.init),
    .switcher(AddingInInit.init), .switcher(LoadingInInit.init),
    .switcher(AddingInWillAppear.init), .switcher(ClosingWhenCovered.init),
    .switcher(AskingThePage.init),
  ]
}

@MainActor extension HeldContainer {
  static func switcher(_ mistake: WrongSwitcher.Mistake) -> HeldContainer {
    HeldContainer("Switcher, \(mistake)", children: 3) {
      WrongSwitcher($0, mistake)
    } commands: {
      [
        .call("first") { $0.select(0) }, .call("second") { $0.select(1) },
        .call("third") { $0.select(2) },
      ]
    } states: {
      ContainerState(decides: $0.selected, shown: [$0.selected])
    }
  }
}

@MainActor extension PlantedMistake {
  private init(_ container: HeldContainer, _ promise: ContainerPromise, _ source: String? = nil) {
    self.init(container: container, promise: promise, source: source)
  }

  /// Those that people see.
  static let all = [
    PlantedMistake(.drawer(.neverForwards), .decidesStyle, "ViewDeck issue 440"),
    PlantedMistake(.drawer(.neverAsks), .upToDate, "PKRevealController issue 171"),
    PlantedMistake(.drawer(.sideStaysIn), .shown, "ViewDeck issue 130"),
    PlantedMistake(.drawer(.callsByHandToo), .possible, "XLPagerTabStrip PR 283"),
    PlantedMistake(.drawer(.asksBeforeItChanges), .upToDate),
    PlantedMistake(.drawer(.keepsCanceledPan), .upToDate),
    PlantedMistake(
      .drawer(.forwardsHiddenToContent), .decidesHidden, "CosmicMind Material PR 1214"),
    PlantedMistake(.drawer(.removesOnlyWhenFinished), .shown),
    PlantedMistake(.drawer(.removesWhenReopened), .shown),
    PlantedMistake(.drawer(.asksTheWrongOne), .upToDate),
    PlantedMistake(.drawer(.addsTheViewOnly), .shown, "BWWalkthrough issue 33"),
    PlantedMistake(.drawer(.endsBeforeItBegins), .possible),
    PlantedMistake(.drawer(.asksAtEndOfFinishedOnly), .upToDate),
    PlantedMistake(.drawer(.forgetsAfterAModal), .decidesStyle),
    PlantedMistake(.drawer(.openTwiceToggles), .decidesStyle),
    PlantedMistake(.drawer(.panEndsWithoutAsking), .upToDate),
    PlantedMistake(.drawer(.decidesOnce), .decidesStyle),
    PlantedMistake(.drawer(.asksTwiceOnly), .upToDate),
    PlantedMistake(.drawer(.cancelForgetsOpen), .shown),
    PlantedMistake(.drawer(.hidesInWillDisappear), .shown),
    PlantedMistake(.pager(.neverCallsTheFirst), .shown, "XLPagerTabStrip PR 27"),
    PlantedMistake(.pager(.callsAllPages), .shown, "BWWalkthrough PR 108"),
    PlantedMistake(.pager(.forgetsToForward), .shown, "EMPageViewController issue 19"),
    PlantedMistake(.pager(.endsInCompletion), .possible, "DTPagerController PR 35"),
    PlantedMistake(.pager(.neverAsks), .upToDate),
    PlantedMistake(.pager(.keepsCanceledSwipe), .upToDate),
    PlantedMistake(.pager(.neverEndsCanceledSwipe), .shown),
    PlantedMistake(.pager(.endsBeforeItBegins), .possible),
    PlantedMistake(.pager(.forgetsDisappearing), .shown),
    PlantedMistake(.pager(.callsWhileCovered), .possible),
    PlantedMistake(.pager(.beginsTwice), .possible),
    PlantedMistake(.pager(.forwardsOnlyAppearing), .shown),
    PlantedMistake(.pager(.asksAfterEndedSwipeNever), .upToDate),
    PlantedMistake(.pager(.beginsTwiceInAppearing), .possible),
    PlantedMistake(.pager(.endsTheOldOnly), .shown),
    PlantedMistake(.pager(.cancelKeepsIndex), .upToDate),
    PlantedMistake(.cards(.swipeNeverAsks), .upToDate, "square/swift-modals"),
    PlantedMistake(.cards(.neverAsks), .upToDate, "OverlayContainer PR 54"),
    PlantedMistake(.cards(.lowestCardLeaves), .shown),
    PlantedMistake(.cards(.completionTakesTheTop), .shown),
    PlantedMistake(.cards(.keepsDismissing), .decidesStyle),
    PlantedMistake(.cards(.hiddenFromContent), .decidesHidden),
    PlantedMistake(.cards(.cardBelowDisappears), .shown),
    PlantedMistake(.cards(.asksBeforeTheCardLeaves), .upToDate),
    PlantedMistake(.cards(.neverRemovesAfterASwipe), .shown),
    PlantedMistake(.cards(.countsUnfinished), .shown),
    PlantedMistake(.switcher(.keepsTheValue), .decidesStyle),
    PlantedMistake(.switcher(.removesTheNewOne), .shown),
    PlantedMistake(.switcher(.asksTheOldPage), .upToDate),
    PlantedMistake(.switcher(.asksLater), .upToDate),
    PlantedMistake(.switcher(.leavesTheViewIn), .shown),
    PlantedMistake(.switcher(.changesInWillAppear), .decidesStyle),
    PlantedMistake(.switcher(.childOfNobody), .shown),
    PlantedMistake(.switcher(.asksInViewWillAppear), .upToDate),
    PlantedMistake(.switcher(.endsUnfinished), .shown),
  ]

  /// Those that nothing shows: a child that stays one without its view, and a stack with one card twice.
  static let unseen: [HeldContainer] = [.drawer(.staysAChild), .cards(.presentsTwice)]
}
