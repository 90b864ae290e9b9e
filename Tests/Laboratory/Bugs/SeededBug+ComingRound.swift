package import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoGenerators
package import StatusQuoSeededBugs

extension SeededBug {
  /// Keep the bar with a stamp of eight bits: it is taken for fresh once 256 of what they count have come.
  ///
  /// Each with the change that makes it count. Not among `planted`: they show only in long stretches that are
  /// not observed.
  package static let comingRound: [(change: IdleChange, bug: SeededBug)] = [
    (
      .childGetter,
      eightBits("walks", "walks along the bar's chains") { memory in
        let (old, new) = (memory.before.provenance, memory.now.provenance)
        return (old?.style == new?.style ? 0 : 1) + (old?.hidden == new?.hidden ? 0 : 1)
      }
    ),
    (
      .childGetter,
      SeededBug(
        "reads-eight-bits-of-getters-between-updates",
        "the bar is kept with a stamp of eight bits, which counts child getters that are set, until it is updated",
        .stamps(
          8,
          {
            guard case .set(.known(let property), _, _)? = $0.appliedStep else { return 0 }
            return IdleChange.childGetter.properties.contains(property) ? 1 : 0
          }, untilUpdated: true))
    ),
    (.window, eightBits("shown-windows", "windows that are shown", of: .showWindow)),
    (.keyWindow, eightBits("key-windows", "changes of the key window", of: .makeKey)),
    (.root, eightBits("roots", "roots that are set", of: .setRoot)),
    (.tab, eightBits("tabs", "tabs that are selected", of: .select)),
    (.stack, eightBits("pushes", "pushes", of: .push)),
    (.presented, eightBits("presentations", "presentations", of: .present)),
    (.child, eightBits("children", "children that come", of: .addChild)),
    (.orientation, eightBits("turns", "turns of the device", of: .rotate)),
    (
      .systemStyle, eightBits("system-styles", "changes of the system's style", of: .setSystemStyle)
    ),
    (.background, eightBits("returns", "returns from the background", of: .enterForeground)),
    (.call, eightBits("calls", "calls that begin or end", of: .setInCallStatusBar)),
    (.appBar, eightBits("app-bars", "changes of the app's bar", of: .setStatusBarHidden)),
    (.navigationBar, eightBits("settings", "settings", of: .set)),
    (.update, eightBits("updates", "updates", of: .setNeedsStatusBarAppearanceUpdate)),
  ]

  private static func eightBits(_ id: String, _ counted: String, of kind: Step.Kind) -> SeededBug {
    eightBits(id, counted) { $0.appliedStep?.kind == kind ? 1 : 0 }
  }

  private static func eightBits(
    _ id: String, _ counted: String, _ count: @escaping @Sendable (Fault.Behavior.Memory) -> Int
  ) -> SeededBug {
    SeededBug(
      "reads-eight-bits-of-\(id)",
      "the bar is kept with a stamp of eight bits, which counts \(counted)", .stamps(8, count))
  }
}

extension Fault.Behavior {
  /// Keeps the bar with the number of something, of which some bits are kept, until it is asked for, and perhaps until
  /// it is updated.
  static func stamps(
    _ bits: Int, _ count: @escaping @Sendable (Memory) -> Int, untilUpdated: Bool = false
  ) -> Self {
    transformObservation { reported, memory in
      memory.counter += count(memory)
      let isUpdated =
        untilUpdated && memory.appliedStep?.kind == .setNeedsStatusBarAppearanceUpdate
      guard memory.isAsked || isUpdated else { return }
      if memory.counter > 0, memory.counter.isMultiple(of: 1 << bits) {
        reported.keep(.all, of: memory.frozen)
      } else {
        (memory.frozen, memory.counter) = (memory.now, 0)
      }
    }
  }
}
