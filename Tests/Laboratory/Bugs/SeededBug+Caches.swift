import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoSeededBugs

/// Mistakes that values can't show.
extension SeededBug {
  /// Caches that are out of date without being asked.
  static let invariants = [
    SeededBug(
      "invariants-spare-styles-miss-the-foreground",
      "a cache of styles for later misses what changes at enterForeground",
      oracle: .invariants, .stores(.styles, exceptAfter: [.enterForeground])),
    SeededBug(
      "invariants-spare-bar-misses-rotation", "a copy of the bar is not refreshed on rotation",
      oracle: .invariants, .stores(.bar, exceptAfter: [.rotate])),
    SeededBug(
      "invariants-spare-insets-miss-the-bars", "a copy of the insets is not refreshed by set",
      oracle: .invariants, .stores(.safeArea, exceptAfter: [.set])),
  ]

  /// More computed again than had to change.
  static let work = [
    SeededBug(
      "work-refused-steps-walk", "a refused step lets the chains be walked again", oracle: .work,
      .wastesWalks { reported, _ in reported.outcome == .applied ? 0 : 2 }),
    SeededBug(
      "work-same-value-restyles-all", "an override that changes nothing restyles every node",
      oracle: .work,
      .wastesStyles { reported, memory in
        memory.appliedKind == .setting(.overrideUserInterfaceStyle) && reported.traitChanges.isEmpty
          ? reported.styles.count + 1 : 0
      }),
    SeededBug(
      "work-request-walks-always", "setNeedsStatusBarAppearanceUpdate walks what is known",
      oracle: .work,
      .wastesWalks { _, memory in
        memory.appliedStep?.kind == .setNeedsStatusBarAppearanceUpdate ? 1 : 0
      }),
    SeededBug(
      "work-same-link-walks", "a child for the bar that is set once more is walked to again",
      oracle: .work,
      .wastesWalks { _, memory in
        guard
          case .set(.known(.childForStatusBarHidden), .controller(let child), let parent)? =
            memory.appliedStep
        else { return 0 }
        return memory.links.updateValue(child, forKey: parent) == child ? 1 : 0
      }),
    SeededBug(
      "work-everything-once-per-window", "a change of the system restyles all for every window",
      oracle: .work,
      .wastesStyles { reported, memory in
        memory.appliedStep?.kind == .setSystemStyle ? reported.styles.count * 2 : 0
      }),
    SeededBug(
      "work-geometry-for-every-observation",
      "insets at the top are computed when they are asked for",
      oracle: .work, .wastesInsets { reported, _ in reported.geometry == nil ? 0 : 1 }),
    SeededBug(
      "work-safe-area-for-every-observation",
      "insets at the sides and at the bottom are computed when they are asked for",
      oracle: .work, .wastesInsets { reported, _ in reported.safeArea == nil ? 0 : 1 }),
    SeededBug(
      "work-moves-walk-both", "both chains are walked again when any controller moves",
      oracle: .work,
      .wastesWalks { _, memory in
        switch memory.appliedStep?.kind {
        case .addChild, .removeFromParent, .transition, .push, .pop, .popToRoot, .popTo,
          .setViewControllers:
          2
        default: 0
        }
      }),
  ]

  /// Entries that are kept though no query can reach them.
  static let memory = [
    SeededBug(
      "memory-removed-windows-are-kept", "an entry for every window that was removed",
      oracle: .memory,
      .leaks { _, memory in
        if case .removeWindow(let name)? = memory.appliedStep { name } else { nil }
      }),
    SeededBug(
      "memory-an-entry-for-every-rotation", "a cache by size never drops an entry",
      oracle: .memory,
      .leaks { reported, memory in
        memory.appliedStep?.kind == .rotate ? reported.provenance?.style?.answeredBy : nil
      }),
  ]
}
