import StatusQuoAppearanceModel

extension SeededBug {
  /// Chains of controllers that forward to one another.
  static let forwarding = [
    SeededBug(
      "forwarding-hidden-asks-child-for-style", "one forwarding for both questions",
      .transformScenario { $0.childForStatusBarHidden = $0.childForStatusBarStyle }),
    SeededBug(
      "forwarding-select-keeps-chain", "the bar's answer stays with the tab selected before",
      .keeps(.all, after: .select)),
    SeededBug(
      "forwarding-miss-is-kept",
      "a controller that once did not forward never does",
      Wrongness(
        transformStep: { step, memory in
          if case .set(.known(.childForStatusBarStyle), _, let name) = step,
            memory.names.contains(name)
          {
            return nil
          }
          return step
        },
        transformObservation: { reported, memory in
          guard let stop = reported.provenance?.style?.stop, stop.reason == .doesNotForward
          else {
            return
          }
          memory.names.insert(stop.at)
        })),
    SeededBug(
      "forwarding-link-before-attach-is-dropped",
      "a link to a controller that is detached at launch is dropped for good",
      Wrongness(transformScenario: { scenario in
        let detached = Set(scenario.controllers.filter { $0.place == .detached }.map { $0.name })
        var scenario = scenario
        for index in scenario.controllers.indices {
          if case .controller(let name)? = scenario.controllers[index].childForStatusBarStyle,
            detached.contains(name)
          {
            scenario.controllers[index].childForStatusBarStyle = nil
          }
        }
        return scenario
      })),
    SeededBug(
      "forwarding-visible-is-top", "visibleViewController is taken for topViewController",
      .transformStep { step, _ in
        if case .set(let property, .word(.visibleViewController), let name) = step {
          .set(property, to: .word(.topViewController), on: name)
        } else {
          step
        }
      }),
    SeededBug(
      "forwarding-hidden-bar-is-not-noticed",
      "style still stops at the navigation controller after its bar was hidden",
      .keeps(
        .style,
        after: { step, _ in
          if case .set(.known(.isNavigationBarHidden), _, _) = step { true } else { false }
        })),
    SeededBug(
      "forwarding-presented-is-forgotten",
      "forwarding to presentedViewController is taken for none",
      .transformScenario {
        if $0.childForStatusBarStyle == .presentedViewController { $0.childForStatusBarStyle = nil }
      }),
  ]
}
