public import StatusQuoAppearanceModel

extension SeededBug {
  /// The bar stays as it was before a step until the next one that reads.
  public static func forgetsToReread(after kind: Step.Kind) -> SeededBug {
    SeededBug(
      "reads-\(kind.rawValue)-does-not-read",
      "the bar stays as it was before '\(kind.rawValue)' until the next read",
      .keeps(.all, after: kind))
  }

  /// When the bar is read, and what is stale until then.
  static let reads = [
    forgetsToReread(after: .rotate),
    SeededBug(
      "reads-bar-style-does-not-read", "setting barStyle leaves the bar as it was",
      .keeps(
        .style,
        after: { step, _ in
          if case .set(.known(.barStyle), _, _) = step { true } else { false }
        })),
    SeededBug(
      "reads-second-request-is-coalesced",
      "a second setNeedsStatusBarAppearanceUpdate is dropped unless the tree changed between",
      .transformStep { step, memory in
        if case .setNeedsStatusBarAppearanceUpdate = step {
          memory.counter += 1
          return memory.counter > 1 ? nil : step
        }
        if step.kind != .set { memory.counter = 0 }
        return step
      }),
    SeededBug(
      "reads-stale-looks-at-hidden-only", "a stale color is not noticed while hidden is right",
      .staleOnlyWhenHidden),
    SeededBug(
      "reads-second-change-is-missed", "a counter of changes has one bit",
      .transformStep { step, memory in
        guard case .set(.known(.preferredStatusBarStyle), _, _) = step else { return step }
        memory.counter += 1
        return memory.counter.isMultiple(of: 2) ? nil : step
      }),
    SeededBug(
      "reads-animated-flag-is-lost", "presenting is never animated",
      .transformObservation { reported, memory in
        if let step = memory.appliedStep,
          step.kind == .present || reported.bar != memory.before.bar
        {
          memory.counter = step.kind == .present ? 1 : 0
        }
        if memory.counter == 1 { reported.bar.animated = false }
      }),
    SeededBug(
      "reads-animation-is-of-the-first-read", "the animation asked for first is kept",
      .keepsFirstAnimation),
    SeededBug(
      "reads-stale-is-kept-by-shared",
      "that a read would now display something else is not looked at after setShared",
      .caches(.stale, exceptAfter: [.setShared])),
    SeededBug(
      "reads-stored-value-is-read-at-once", "setting stored.style shows without a read",
      .transformObservation { reported, memory in
        if case .set(.known(.storedStyle), _, _)? = memory.appliedStep,
          let fresh = reported.stale
        {
          reported.bar.content = fresh.content
          reported.stale = fresh == reported.appearance ? nil : fresh
        }
      }),
  ]

  /// The calls that controllers get.
  static let lifecycle = [
    SeededBug(
      "lifecycle-did-appear-comes-last-when-presenting", "viewDidAppear after viewDidDisappear",
      .transformObservation { reported, memory in
        guard memory.step?.kind == .present else { return }
        let appeared = reported.calls.filter { $0.method == .viewDidAppear }
        reported.calls.removeAll { $0.method == .viewDidAppear }
        reported.calls += appeared
      }),
    SeededBug(
      "lifecycle-cancelled-pop-is-silent", "canceling an interactive pop makes no calls",
      .transformObservation { reported, memory in
        if memory.step?.kind == .cancelInteractivePop { reported.calls = [] }
      }),
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
      .transformObservation { reported, memory in
        guard case .select(let child, _)? = memory.appliedStep, reported.calls.isEmpty else {
          return
        }
        reported.calls.append(LifecycleCall(controller: child, method: .viewWillAppear))
      }),
    SeededBug(
      "lifecycle-hidden-window-goes-innermost-first", "hideWindow calls children before parents",
      .transformObservation { reported, memory in
        if memory.step?.kind == .hideWindow { reported.calls.reverse() }
      }),
    SeededBug(
      "lifecycle-removed-child-is-told-once", "removeFromParent calls viewDidDisappear only",
      .transformObservation { reported, memory in
        if memory.step?.kind == .removeFromParent {
          reported.calls.removeAll { $0.method == .viewWillDisappear }
        }
      }),
  ]
}
