import StatusQuoAppearanceModel

extension SeededBug {
  /// Chains of controllers that forward to one another.
  static let forwarding = [
    SeededBug(
      "forwarding-hidden-asks-child-for-style", "one forwarding for both questions",
      .transformScenario { $0.childForStatusBarHidden = $0.childForStatusBarStyle }),
    SeededBug(
      "forwarding-navigation-keeps-system-gestures",
      "a navigation controller answers about the system's gestures itself",
      .transformScenario { if $0.kind == .navigation { $0.keepSystemGestures() } }),
    SeededBug(
      "forwarding-gestures-are-up-to-date",
      "answers about the system's gestures are never said to be out of date",
      .transformObservation { reported, _ in reported.systemGestures?.isStale = false }),
    SeededBug(
      "forwarding-select-keeps-chain", "the bar's answer stays with the tab selected before",
      .keeps(.all, after: .kind(.select))),
    SeededBug(
      "forwarding-miss-is-kept",
      "a controller that once did not forward never does",
      .misses(.setting(.childForStatusBarStyle)) { step, memory in
        if case .set(_, _, let name) = step { memory.names.contains(name) } else { false }
      }
      .reporting { reported, memory in
        if let stop = reported.provenance?.style?.stop, stop.reason == .doesNotForward {
          memory.names.insert(stop.at)
        }
      }),
    SeededBug(
      "forwarding-link-before-attach-is-dropped",
      "a link to a controller that is detached at launch is dropped for good",
      .transformScenario { controller, scenario in
        if case .controller(let name)? = controller.childForStatusBarStyle,
          scenario.isDetached(name)
        {
          controller.childForStatusBarStyle = nil
        }
      }),
    SeededBug(
      "forwarding-visible-is-top", "visibleViewController is taken for topViewController",
      .takes {
        if case .set(let property, .word(.visibleViewController), let name) = $0 {
          .set(property, to: .word(.topViewController), on: name)
        } else {
          nil
        }
      }),
    SeededBug(
      "forwarding-hidden-bar-is-not-noticed",
      "style still stops at the navigation controller after its bar was hidden",
      .keeps(.style, after: .setting(.isNavigationBarHidden))),
    SeededBug(
      "forwarding-presented-is-forgotten",
      "forwarding to presentedViewController is taken for none",
      .transformScenario {
        if $0.childForStatusBarStyle == .presentedViewController { $0.childForStatusBarStyle = nil }
      }),
  ]
}

extension Controller {
  /// Answers about the system's gestures itself, where it names no child.
  mutating func keepSystemGestures() {
    for gesture in SystemGesture.allCases where self[child: .gesture(gesture)] == nil {
      self[child: .gesture(gesture)] = .nil
    }
  }
}
