import StatusQuoAppearanceModel

extension SeededBug {
  /// Has room for fewer than there may be. Not among `all`, as scenarios that show it stay large, which
  /// takes long to prove.
  public static let limits = [
    SeededBug(
      "forwarding-has-room-for-sixty-four", "the sixty-fourth controller of a chain answers",
      .transformObservation { reported, _ in
        guard let chain = reported.provenance?.style?.chain, chain.count > 64 else { return }
        reported.provenance?.style?.answeredBy = chain[63].controller
        reported.provenance?.style?.chain.removeLast(chain.count - 64)
      }),
    SeededBug(
      "identity-a-byte-numbers-controllers",
      "every 257th controller is taken for the first when its style is read",
      .transformObservation { reported, memory in
        let controllers = memory.scenario.controllers
        guard controllers.count > 256 else { return }
        for place in 256..<controllers.count {
          let other = memory.now.style(of: controllers[place - 256].name)
          guard let other,
            let row = reported.styles.firstIndex(where: {
              $0.node == controllers[place].name
            })
          else { continue }
          reported.styles[row].style = other
        }
      }),
    SeededBug(
      "styles-asleep-after-two-hundred-steps",
      "a controller that nothing was about for 200 steps is not informed of its new style",
      .transformObservation { reported, memory in
        memory.counter += 1
        let now = memory.counter
        if let step = memory.step {
          _ = step.renamed { name in
            memory.touched[name.withoutView] = now
            return name
          }
        }
        let touched = memory.touched
        reported.traitChanges.removeAll { now - touched[$0.node.withoutView, default: 0] > 200 }
        for change in memory.now.traitChanges { memory.touched[change.node.withoutView] = now }
      }),
  ]
}
