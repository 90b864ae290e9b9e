import StatusQuoAppearanceModel
import StatusQuoHarness

/// What values can't show.
extension SeededBug {
  /// Caches that are out of date without being asked.
  static let invariants = [
    SeededBug(
      "invariants-spare-styles-miss-the-foreground",
      "a cache of styles for later misses what changes at enterForeground",
      oracle: .invariants,
      .stores(.styles, exceptAfter: [.enterForeground])),
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
      Wrongness(
        transformObservation: { reported, memory in
          if reported.outcome != .applied { memory.counter += 2 }
        },
        addWork: { $0.chainWalks += $1.counter })),
    SeededBug(
      "work-same-value-restyles-all", "an override that changes nothing restyles every node",
      oracle: .work,
      Wrongness(
        transformObservation: { reported, memory in
          if case .set(.known(.overrideUserInterfaceStyle), _, _)? = memory.appliedStep,
            reported.traitChanges.isEmpty
          {
            memory.counter += reported.styles.count + 1
          }
        },
        addWork: { $0.stylesComputed += $1.counter })),
    SeededBug(
      "work-request-walks-always", "setNeedsStatusBarAppearanceUpdate walks what is known",
      oracle: .work,
      Wrongness(
        transformObservation: { _, memory in
          if case .setNeedsStatusBarAppearanceUpdate? = memory.appliedStep { memory.counter += 1 }
        },
        addWork: { $0.chainWalks += $1.counter })),
    SeededBug(
      "work-same-link-walks", "a child for the bar that is set once more is walked to again",
      oracle: .work,
      Wrongness(
        transformObservation: { _, memory in
          guard
            case .set(.known(.childForStatusBarHidden), .controller(let child), let parent)? =
              memory.appliedStep
          else { return }
          if memory.links.updateValue(child, forKey: parent) == child { memory.counter += 1 }
        },
        addWork: { $0.chainWalks += $1.counter })),
    SeededBug(
      "work-everything-once-per-window", "a change of the system restyles all for every window",
      oracle: .work,
      Wrongness(
        transformObservation: { reported, memory in
          if case .setSystemStyle? = memory.appliedStep {
            memory.counter += reported.styles.count * 2
          }
        },
        addWork: { $0.stylesComputed += $1.counter })),
  ]

  /// Entries that are kept though no query can reach them.
  static let memory = [
    SeededBug(
      "memory-removed-windows-are-kept", "an entry for every window that was removed",
      oracle: .memory,
      Wrongness(
        transformObservation: { reported, memory in
          if case .removeWindow(let name)? = memory.appliedStep { memory.entries.append(name) }
        },
        addWork: { $0.kept += $1.entries })),
    SeededBug(
      "memory-an-entry-for-every-rotation", "a cache by size never drops an entry", oracle: .memory,
      Wrongness(
        transformObservation: { reported, memory in
          if case .rotate? = memory.appliedStep, let answer = reported.provenance?.style {
            memory.entries.append(answer.answeredBy)
          }
        },
        addWork: { $0.kept += $1.entries })),
  ]
}
