package import StatusQuoAppearanceModel
import StatusQuoDiagnosing

extension SeededBug {
  /// The bar stays as it was before a step until the next one that updates it.
  package static func forgetsToUpdate(after kind: Step.Kind) -> SeededBug {
    SeededBug(
      "reads-\(kind.rawValue)-does-not-read",
      "the bar stays as it was before '\(kind.rawValue)' until the next update",
      .keeps(.all, after: .kind(kind)))
  }

  /// Updates of the bar, and what is out of date until then.
  static let reads = [
    forgetsToUpdate(after: .rotate),
    SeededBug(
      "reads-bar-style-does-not-read", "setting barStyle leaves the bar as it was",
      .keeps(.style, after: .setting(.barStyle))),
    SeededBug(
      "reads-bar-appearance-cancels-nothing",
      "a black bar gives light text with an appearance as without",
      .transformScenario { $0.hasBarAppearance = false }),
    SeededBug(
      "reads-second-request-is-coalesced",
      "a second setNeedsStatusBarAppearanceUpdate is dropped unless the tree changed between",
      .misses(.kind(.setNeedsStatusBarAppearanceUpdate), .inARow)),
    SeededBug(
      "reads-stale-looks-at-hidden-only", "a stale color is not noticed while hidden is right",
      .staleOnlyWhenHidden),
    SeededBug(
      "reads-second-change-is-missed", "a counter of changes has one bit",
      .misses(.setting(.preferredStatusBarStyle), .second)),
    SeededBug(
      "reads-animated-flag-is-lost", "presenting is never animated",
      .neverAnimates(.kind(.present))),
    SeededBug(
      "reads-animation-is-of-the-first-read", "the animation asked for first is kept",
      .keepsFirstAnimation),
    SeededBug(
      "reads-stale-is-kept-by-shared",
      "that a read would now display something else is not looked at after setShared",
      .caches(.stale, exceptAfter: [.setShared])),
    SeededBug(
      "reads-stored-value-is-read-at-once", "setting stored.style shows without a read",
      .reports(after: .setting(.storedStyle)) { reported, _ in
        if let fresh = reported.stale { reported.change { $0.content = fresh.content } }
      }),
  ]

  /// The calls that controllers get.
  static let lifecycle = [
    SeededBug(
      "lifecycle-did-appear-comes-last-when-presenting", "viewDidAppear after viewDidDisappear",
      .reports(after: .kind(.present)) { reported, _ in
        reported.calls.move(.viewDidAppear, first: false)
      }),
    SeededBug(
      "lifecycle-cancelled-pop-is-silent", "canceling an interactive pop makes no calls",
      .reports(after: .kind(.cancelInteractivePop)) { reported, _ in reported.calls = [] }),
    SeededBug(
      "lifecycle-loads-twice", "a child that comes back loads its view again",
      .transformObservation { reported, memory in
        for call in reported.calls where call.method == .viewDidLoad {
          memory.names.insert(call.controller)
        }
        guard case .addChild(let child, _, _)? = memory.appliedStep,
          memory.names.contains(child),
          !reported.calls.contains(where: { $0.method == .viewDidLoad }),
          let place = reported.calls.firstIndex(where: {
            $0.controller == child && $0.method == .viewWillAppear
          })
        else { return }
        reported.calls.insert(LifecycleCall(controller: child, method: .viewDidLoad), at: place)
      }),
    SeededBug(
      "lifecycle-same-tab-appears-again", "selecting the selected tab lets it appear",
      .reports(after: .kind(.select)) { reported, memory in
        guard case .select(let child, _)? = memory.step, reported.calls.isEmpty else { return }
        reported.calls = [LifecycleCall(controller: child, method: .viewWillAppear)]
      }),
    SeededBug(
      "lifecycle-hidden-window-goes-innermost-first", "hideWindow calls children before parents",
      .reports(after: .kind(.hideWindow)) { reported, _ in reported.calls.reverse() }),
    SeededBug(
      "lifecycle-replaced-child-is-gone-first",
      "transition(from:to:) calls viewDidDisappear before viewDidAppear",
      .reports(after: .kind(.transition)) { reported, _ in
        reported.calls.move(.viewDidAppear, first: false)
      }),
    SeededBug(
      "lifecycle-collapse-is-silent",
      "children of a split view controller come and leave uncalled when a scene is resized",
      .reports(after: .kind(.resize)) { reported, _ in reported.calls = [] }),
    SeededBug(
      "lifecycle-removed-child-is-told-once", "removeFromParent calls viewDidDisappear only",
      .reports(after: .kind(.removeFromParent)) { reported, _ in
        reported.calls.removeAll { $0.method == .viewWillDisappear }
      }),
    SeededBug(
      "lifecycle-forwarding-by-hand-is-unheard",
      "the children of a container that forwards by hand are called as others are",
      .transformScenario { $0.shouldAutomaticallyForwardAppearanceMethods = true }),
    SeededBug(
      "lifecycle-child-without-view-is-shown",
      "a child whose view is not in its parent's is on screen",
      .transformScenario { $0.isViewInParent = true }),
    SeededBug(
      "lifecycle-end-by-hand-is-silent", "endAppearanceTransition calls nothing",
      .reports(after: .kind(.endAppearanceTransition)) { reported, _ in reported.calls = [] }),
    SeededBug(
      "lifecycle-viewDidLoad-adds-nothing", "what viewDidLoad adds does not come along",
      .transformScenario { $0.actions.removeAll { $0.command.containerWork == .child } }),
  ]
}

extension Fault.Behavior {
  /// Does not animate the bar after applied steps of a kind, until it changes again.
  static func neverAnimates(_ exactKind: Step.ExactKind) -> Self {
    transformObservation { reported, memory in
      if reported.bar != memory.before.bar { memory.counter = 0 }
      if memory.appliedKind == exactKind { memory.counter = 1 }
      if memory.counter == 1 { reported.bar.animated = false }
    }
  }
}

extension [LifecycleCall] {
  /// Moves the calls of a method before all others, or behind them.
  mutating func move(_ method: LifecycleMethod, first: Bool) {
    let (moved, others) = (filter { $0.method == method }, filter { $0.method != method })
    self = first ? moved + others : others + moved
  }
}
