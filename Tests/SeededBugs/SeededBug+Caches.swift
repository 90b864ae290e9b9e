import AppearanceModel
import Harness

/// What values can't show.
extension SeededBug {
  /// Caches that are out of date without being asked.
  static let audit = [
    SeededBug(
      "audit-spare-styles-miss-the-foreground",
      "a cache of styles for later is not told what changes at enterForeground", oracle: .audit,
      .stores(.styles, exceptAfter: [.enterForeground])),
    SeededBug(
      "audit-spare-bar-misses-rotation", "a copy of the bar is not refreshed on rotation",
      oracle: .audit, .stores(.bar, exceptAfter: [.rotate])),
    SeededBug(
      "audit-spare-insets-miss-the-bars", "a copy of the insets is not refreshed by set",
      oracle: .audit, .stores(.safeArea, exceptAfter: [.set])),
  ]

  /// More computed again than had to change.
  static let work = [
    SeededBug(
      "work-refused-steps-walk", "a refused step lets the chains be walked again", oracle: .work,
      Wrongness(
        misreports: { told, memory in if told.outcome != .applied { memory.counter += 2 } },
        wastes: { $0.chainWalks += $1.counter })),
    SeededBug(
      "work-same-value-restyles-all", "an override that changes nothing restyles every node",
      oracle: .work,
      Wrongness(
        misreports: { told, memory in
          if case .set(.known(.overrideUserInterfaceStyle), _, _)? = memory.appliedStep,
            told.told.isEmpty
          {
            memory.counter += told.styles.count + 1
          }
        },
        wastes: { $0.stylesComputed += $1.counter })),
    SeededBug(
      "work-request-walks-always", "setNeedsStatusBarAppearanceUpdate walks what is known",
      oracle: .work,
      Wrongness(
        misreports: { _, memory in
          if case .setNeedsStatusBarAppearanceUpdate? = memory.appliedStep { memory.counter += 1 }
        },
        wastes: { $0.chainWalks += $1.counter })),
    SeededBug(
      "work-same-link-walks", "a child for the bar that is set once more is walked to again",
      oracle: .work,
      Wrongness(
        misreports: { _, memory in
          guard
            case .set(.known(.childForStatusBarHidden), .controller(let child), let parent)? =
              memory.appliedStep
          else { return }
          if memory.links.updateValue(child, forKey: parent) == child { memory.counter += 1 }
        },
        wastes: { $0.chainWalks += $1.counter })),
    SeededBug(
      "work-everything-once-per-window", "a change of the system restyles all for every window",
      oracle: .work,
      Wrongness(
        misreports: { told, memory in
          if case .setSystemStyle? = memory.appliedStep {
            memory.counter += told.styles.count * 2
          }
        },
        wastes: { $0.stylesComputed += $1.counter })),
  ]

  /// Entries that are kept though nobody can ask for them.
  static let memory = [
    SeededBug(
      "memory-removed-windows-are-kept", "an entry for every window that was removed",
      oracle: .memory,
      Wrongness(
        misreports: { told, memory in
          if case .removeWindow(let name)? = memory.appliedStep { memory.entries.append(name) }
        },
        wastes: { $0.kept += $1.entries })),
    SeededBug(
      "memory-an-entry-for-every-rotation", "a cache by size never drops an entry", oracle: .memory,
      Wrongness(
        misreports: { told, memory in
          if case .rotate? = memory.appliedStep, let answer = told.provenance?.style {
            memory.entries.append(answer.answeredBy)
          }
        },
        wastes: { $0.kept += $1.entries })),
  ]
}
