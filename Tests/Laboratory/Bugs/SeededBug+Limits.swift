import StatusQuoAppearanceModel
import StatusQuoCatalog
package import StatusQuoSeededBugs

extension SeededBug {
  /// Bugs that have room for fewer than there may be. Not among `planted`, as scenarios that show them stay
  /// large, which takes long to prove.
  package static let limits = [
    SeededBug(
      "forwarding-has-room-for-sixty-four", "the sixty-fourth controller of a chain answers",
      .reports { reported in
        guard let chain = reported.provenance?.style?.chain, chain.count > 64 else { return }
        reported.provenance?.style?.answeredBy = chain[63].controller
        reported.provenance?.style?.cutChain(to: 64)
      }),
    SeededBug(
      "identity-a-byte-numbers-controllers",
      "every 257th controller is taken for the first when its style is read",
      .transformObservation { reported, memory in
        let names = memory.scenario.controllers.map { $0.name }
        for (place, name) in names.enumerated().dropFirst(256) {
          if let other = memory.now.style(of: names[place - 256]),
            let row = reported.styles.firstIndex(where: { $0.node == name })
          {
            reported.styles[row].style = other
          }
        }
      }),
    SeededBug(
      "styles-asleep-after-two-hundred-steps",
      "a controller that nothing was about for 200 steps is not informed of its new style",
      .transformObservation { reported, memory in
        memory.counter += 1
        let now = memory.counter
        for name in memory.step?.names ?? [] { memory.touched[name.withoutView] = now }
        let touched = memory.touched
        reported.traitChanges.removeAll { now - touched[$0.node.withoutView, default: 0] > 200 }
        for change in memory.now.traitChanges { memory.touched[change.node.withoutView] = now }
      }),
  ]
}
