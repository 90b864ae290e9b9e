package import StatusQuoAppearanceModel
package import StatusQuoDiagnosing

extension Fault.Behavior {
  /// The part of the bar that is kept.
  package enum BarPart: CaseIterable {
    case all, style, hidden
  }

  /// Keeps what the bar showed before steps of a kind, until the next step that reads.
  ///
  /// - Parameter belowPresented: only where something is presented already.
  static func keeps(
    _ part: BarPart, after exactKind: Step.ExactKind, belowPresented: Bool = false
  ) -> Self {
    transformObservation { reported, memory in
      guard let step = memory.appliedStep else { return reported.keep(part, of: memory.frozen) }
      if memory.appliedKind == exactKind, !belowPresented || memory.before.hasTakeOver {
        memory.frozen = memory.frozen ?? memory.before
      } else if step.alwaysReads || reported.bar != memory.before.bar
        || reported.provenance != memory.before.provenance
      {
        memory.frozen = nil
      }
      if part != .style { reported.keepHeights(of: memory.frozen) }
      reported.keep(part, of: memory.frozen)
      if memory.scenario.isOfAppMode { reported.stale = nil }
    }
  }

  /// Keeps what the bar showed and what was answered about the system's gestures before steps of a kind, until
  /// the next step that asks.
  static func updatesNothing(after exactKind: Step.ExactKind) -> Self {
    transformObservation { reported, memory in
      let isAfterKind = memory.appliedKind == exactKind
      if isAfterKind, !memory.rules.contains(.t16) {
        memory.frozen = memory.frozen ?? memory.before
      } else if isAfterKind || memory.asksForBar {
        memory.frozen = nil
      }
      if isAfterKind {
        memory.frozenGestures = memory.frozenGestures ?? memory.before.systemGestures
      } else if memory.rules.contains(.sg5) || memory.appliedStep?.kind == .setNeedsUpdate {
        memory.frozenGestures = nil
      }
      reported.keepHeights(of: memory.frozen)
      reported.keep(.all, of: memory.frozen)
      reported.keepGestures(memory.frozenGestures)
    }
  }

  /// Keeps an answer for a key for good, and shows it where the key occurs again.
  static func keepsAnswers(
    _ key: @escaping @Sendable (Observation) -> BarKey?,
    show: @escaping @Sendable (inout DisplayedBar, BarAppearance) -> Void
  ) -> Self {
    transformObservation { reported, memory in
      guard let key = key(reported) else { return }
      guard let known = memory.answers[key] else {
        memory.answers[key] = reported.bar.appearance
        return
      }
      reported.change { show(&$0, known) }
    }
  }
}

extension Fault.Behavior.Memory {
  /// True if the step is known to have updated the bar.
  fileprivate var asksForBar: Bool {
    guard let step = appliedStep else { return false }
    return step.alwaysReads || step.exactKind == .setting(.level)
      || step.exactKind == .setting(.coversScreen)
      || now.bar != before.bar || now.provenance != before.provenance
      || RuleID.ofUpdates.contains(where: rules.contains)
  }
}

extension Scenario {
  /// True where the app sets the bar, not its controllers: it is never out of date then.
  fileprivate var isOfAppMode: Bool {
    environment.infoPlist.viewControllerBasedStatusBarAppearance == false
  }
}

extension RuleID {
  /// The rules that say which step updates the bar.
  fileprivate static let ofUpdates: [RuleID] = [
    .t1, .t3, .t4, .t5, .t6, .t7, .t8, .t9, .t10, .t11, .t16, .t18, .t20, .t21, .t22,
  ]
}

extension Step {
  /// True if it reads wherever it is applied.
  fileprivate var alwaysReads: Bool { Self.alwaysReading.contains(kind) }

  private static let alwaysReading: Set<Kind> = [
    .present, .dismiss, .beginInteractiveDismiss, .showWindow, .hideWindow, .rotate, .resize,
    .setNeedsStatusBarAppearanceUpdate, .setStatusBarStyle, .setStatusBarHidden,
  ]
}

extension Observation {
  /// The bar that a read now would display.
  package var upToDateBar: BarAppearance { stale ?? bar.appearance }

  /// Changes the displayed bar; what a read would display stays true.
  package mutating func change(_ change: (inout DisplayedBar) -> Void) {
    let fresh = upToDateBar
    change(&bar)
    stale = fresh == bar.appearance ? nil : fresh
  }

  /// Shows a part of an earlier bar; what a read would display stays true.
  package mutating func keep(_ part: Fault.Behavior.BarPart, of earlier: Observation?) {
    guard let earlier else { return }
    change { bar in
      switch part {
      case .all: bar = earlier.bar
      case .style: bar.content = earlier.bar.content
      case .hidden:
        (bar.hidden, bar.animation) = (earlier.bar.hidden, earlier.bar.animation)
        bar.animated = earlier.bar.animated
      }
    }
    switch part {
    case .all: provenance = earlier.provenance
    case .style: if provenance != nil { provenance?.style = earlier.provenance?.style }
    case .hidden: if provenance != nil { provenance?.hidden = earlier.provenance?.hidden }
    }
  }

  /// Shows the earlier height of the bar, and the insets that nodes had then, where it was hidden or shown then.
  fileprivate mutating func keepHeights(of earlier: Observation?) {
    guard let earlier, earlier.bar.hidden != bar.hidden, let kept = earlier.geometry,
      geometry != nil
    else { return }
    geometry!.statusBarHeight = kept.statusBarHeight
    for index in geometry!.safeAreaTop.indices {
      let name = geometry!.safeAreaTop[index].controller
      if let row = kept.safeAreaTop.first(where: { $0.controller == name }) {
        geometry!.safeAreaTop[index] = row
      }
    }
  }

  /// Shows earlier answers about the system's gestures.
  fileprivate mutating func keepGestures(_ earlier: SystemGestures?) {
    guard var kept = earlier, let truth = systemGestures else { return }
    kept.isStale = truth.isStale || !kept.hasValues(of: truth)
    systemGestures = kept
  }

  /// True if a presented controller took over.
  fileprivate var hasTakeOver: Bool {
    provenance?.hidden?.chain.contains {
      $0.reason.isPresentation
    } ?? false
  }

  /// The style of a node, if there is such a node.
  package func style(of node: Name) -> UserInterfaceStyle? {
    styles.first { $0.node == node }?.style
  }

  /// Reports remembered styles instead of those held.
  mutating func keep(_ remembered: [Name: UserInterfaceStyle]) {
    if remembered.isEmpty { return }
    for index in styles.indices {
      if let style = remembered[styles[index].node] { styles[index].style = style }
    }
    traitChanges.removeAll { remembered[$0.node] != nil }
  }
}
