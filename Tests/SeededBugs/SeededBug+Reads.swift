public import AppearanceModel

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
      .mishears { step, memory in
        if case .setNeedsStatusBarAppearanceUpdate = step {
          memory.counter += 1
          return memory.counter > 1 ? nil : step
        }
        if step.kind != .set { memory.counter = 0 }
        return step
      }),
    SeededBug(
      "reads-stale-looks-at-hidden-only", "a stale colour is not noticed while hidden is right",
      .misreports { told, _ in
        if let stale = told.stale, stale.hidden == told.bar.hidden { told.stale = nil }
      }),
    SeededBug(
      "reads-second-change-is-missed", "a counter of changes has one bit",
      .mishears { step, memory in
        guard case .set(.known(.preferredStatusBarStyle), _, _) = step else { return step }
        memory.counter += 1
        return memory.counter.isMultiple(of: 2) ? nil : step
      }),
    SeededBug(
      "reads-animated-flag-is-lost", "presenting is never animated",
      .misreports { told, memory in
        if let step = memory.appliedStep, step.kind == .present || told.bar != memory.before.bar {
          memory.counter = step.kind == .present ? 1 : 0
        }
        if memory.counter == 1 { told.bar.animated = false }
      }),
    SeededBug(
      "reads-animation-is-of-the-first-read", "the animation asked for first is kept",
      .misreports { told, memory in
        guard told.bar.animation != .none else { return }
        if memory.frozen == nil { memory.frozen = told }
        if let first = memory.frozen?.bar.animation { told.bar.animation = first }
      }),
    SeededBug(
      "reads-stale-is-kept-by-shared",
      "that a read would now display something else is not looked at after setShared",
      .caches(.stale, exceptAfter: [.setShared])),
    SeededBug(
      "reads-stored-value-is-read-at-once", "setting stored.style shows without a read",
      .misreports { told, memory in
        if case .set(.known(.storedStyle), _, _)? = memory.appliedStep, let fresh = told.stale {
          told.bar.content = fresh.content
          told.stale = fresh == told.appearance ? nil : fresh
        }
      }),
  ]

  /// The calls that controllers get.
  static let lifecycle = [
    SeededBug(
      "lifecycle-did-appear-comes-last-when-presenting", "viewDidAppear after viewDidDisappear",
      .misreports { told, memory in
        guard memory.step?.kind == .present else { return }
        let appeared = told.calls.filter { $0.method == .viewDidAppear }
        told.calls.removeAll { $0.method == .viewDidAppear }
        told.calls += appeared
      }),
    SeededBug(
      "lifecycle-cancelled-pop-is-silent", "cancelling an interactive pop calls nobody",
      .misreports { told, memory in
        if memory.step?.kind == .cancelInteractivePop { told.calls = [] }
      }),
    SeededBug(
      "lifecycle-loads-twice", "a child that comes back loads its view again",
      .misreports { told, memory in
        for call in told.calls where call.method == .viewDidLoad {
          memory.names.insert(call.controller)
        }
        guard case .addChild(let child, _, _)? = memory.appliedStep,
          memory.names.contains(child), !told.calls.contains(where: { $0.method == .viewDidLoad }),
          let place = told.calls.firstIndex(where: {
            $0.controller == child && $0.method == .viewWillAppear
          })
        else { return }
        told.calls.insert(LifecycleCall(controller: child, method: .viewDidLoad), at: place)
      }),
    SeededBug(
      "lifecycle-same-tab-appears-again", "selecting the selected tab lets it appear",
      .misreports { told, memory in
        guard case .select(let child, _)? = memory.appliedStep, told.calls.isEmpty else { return }
        told.calls.append(LifecycleCall(controller: child, method: .viewWillAppear))
      }),
    SeededBug(
      "lifecycle-hidden-window-goes-innermost-first", "hideWindow tells children before parents",
      .misreports { told, memory in
        if memory.step?.kind == .hideWindow { told.calls.reverse() }
      }),
    SeededBug(
      "lifecycle-removed-child-is-told-once", "removeFromParent calls viewDidDisappear only",
      .misreports { told, memory in
        if memory.step?.kind == .removeFromParent {
          told.calls.removeAll { $0.method == .viewWillDisappear }
        }
      }),
  ]
}
