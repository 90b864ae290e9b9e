import StatusQuoAppearanceModel
import StatusQuoHarness

extension SeededBug {
  /// Steps refused for another reason than the right one, or not refused.
  static let outcomes = [
    SeededBug(
      "outcomes-already-there-raises", "popToRoot at the root throws",
      .replacesOutcome(.ignored(.alreadyThere), by: .raised(.notInStack))),
    SeededBug(
      "outcomes-active-is-looked-at-before-receiver",
      "containsReceiver and activeController are checked in the wrong order",
      .replacesOutcome(.raised(.containsReceiver), by: .raised(.activeController))),
    SeededBug(
      "outcomes-wrong-kind-is-unknown", "a name of another kind counts as unknown",
      .replacesOutcome(.ignored(.wrongKind), by: .ignored(.unknownName))),
    SeededBug(
      "outcomes-transition-is-not-noticed", "a step during a transition counts as applied",
      .replacesOutcome(.ignored(.transitionInProgress), by: .applied)),
    SeededBug(
      "outcomes-bad-value-is-accepted", "a value outside its domain counts as applied",
      .replacesOutcome(.ignored(.badValue), by: .applied)),
    SeededBug(
      "outcomes-presenting-is-looked-at-before-window",
      "presenting from a detached controller is refused as alreadyPresenting",
      .replacesOutcome(.ignored(.notInWindow), by: .ignored(.alreadyPresenting))),
  ]

  /// The right values, explained wrongly.
  static let provenance = [
    SeededBug(
      "provenance-cycle-is-not-seen", "a chain that meets itself just does not forward",
      oracle: .provenance,
      .transformObservation { reported, _ in
        if reported.provenance?.style?.stop.reason == .cycle {
          reported.provenance?.style?.stop.reason = .doesNotForward
        }
      }),
    SeededBug(
      "provenance-capture-is-full-screen", "captures is reported as full screen",
      oracle: .provenance,
      .transformObservation { reported, _ in
        guard let chain = reported.provenance?.hidden?.chain else { return }
        for index in chain.indices where chain[index].reason == .presentedCaptures {
          reported.provenance?.hidden?.chain[index].reason = .presentedFullScreen
        }
      }),
    SeededBug(
      "provenance-card-is-not-told", "the bar is light behind a card and no reason is given",
      oracle: .provenance,
      .transformObservation { reported, _ in reported.provenance?.lightBehindCard = false }),
    SeededBug(
      "provenance-has-room-for-three", "only three controllers of a chain are reported",
      oracle: .provenance,
      .transformObservation { reported, _ in
        guard let chain = reported.provenance?.style?.chain, chain.count > 3 else { return }
        reported.provenance?.style?.chain = Array(chain.prefix(3))
      }),
    SeededBug(
      "provenance-not-asked-is-lost", "does not report the controller that was not asked",
      oracle: .provenance,
      .transformObservation { reported, _ in reported.provenance?.hidden?.stop.notAsked = nil }),
    SeededBug(
      "provenance-window-is-of-the-first-read", "the controlling window is looked up once",
      oracle: .provenance,
      .transformObservation { reported, memory in
        guard let window = reported.provenance?.window else { return }
        if memory.frozen == nil { memory.frozen = memory.now }
        reported.provenance?.window = memory.frozen?.provenance?.window ?? window
      }),
  ]
}

extension Wrongness {
  fileprivate static func replacesOutcome(
    _ right: StepOutcome, by wrong: StepOutcome
  ) -> Wrongness {
    transformObservation { reported, _ in
      if reported.outcome == right { reported.outcome = wrong }
    }
  }
}
