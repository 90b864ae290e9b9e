import StatusQuoAppearanceModel
import StatusQuoHarness

extension SeededBug {
  /// Steps refused for another reason than the right one, or not refused.
  static let outcomes = [
    SeededBug(
      "outcomes-already-there-raises", "popToRoot at the root throws",
      .reports(.raised(.notInStack), for: .ignored(.alreadyThere))),
    SeededBug(
      "outcomes-active-is-looked-at-before-receiver",
      "containsReceiver and activeController are checked in the wrong order",
      .reports(.raised(.activeController), for: .raised(.containsReceiver))),
    SeededBug(
      "outcomes-wrong-kind-is-unknown", "a name of another kind counts as unknown",
      .reports(.ignored(.unknownName), for: .ignored(.wrongKind))),
    SeededBug(
      "outcomes-transition-is-not-noticed", "a step during a transition counts as applied",
      .reports(.applied, for: .ignored(.transitionInProgress))),
    SeededBug(
      "outcomes-bad-value-is-accepted", "a value outside its domain counts as applied",
      .reports(.applied, for: .ignored(.badValue))),
    SeededBug(
      "outcomes-presenting-is-looked-at-before-window",
      "presenting from a detached controller is refused as alreadyPresenting",
      .reports(.ignored(.alreadyPresenting), for: .ignored(.notInWindow))),
    SeededBug(
      "outcomes-popover-needs-no-source",
      "a popover without a source is presented in regular width, too",
      .transformScenario { $0.hasPopoverSource = true }),
    SeededBug(
      "outcomes-pop-to-a-stranger-always-raises",
      "popTo a controller outside the stack raises in no window from 26, too",
      .reports(.raised(.notInStack), for: .ignored(.notInStack))),
  ]

  /// The right values, explained wrongly.
  static let provenance = [
    SeededBug(
      "provenance-cycle-is-not-seen", "a chain that meets itself just does not forward",
      oracle: .provenance,
      .reports {
        if $0.provenance?.style?.stop.reason == .cycle {
          $0.provenance?.style?.stop.reason = .doesNotForward
        }
      }),
    SeededBug(
      "provenance-capture-is-full-screen", "captures is reported as full screen",
      oracle: .provenance,
      .reports {
        $0.provenance?.hidden?.replaceHops(for: .presentedCaptures, by: .presentedFullScreen)
      }),
    SeededBug(
      "provenance-card-is-not-told", "the bar is light behind a card and no reason is given",
      oracle: .provenance, .reports { $0.provenance?.lightBehindCard = false }),
    SeededBug(
      "provenance-has-room-for-three", "only three controllers of a chain are reported",
      oracle: .provenance, .reports { $0.provenance?.style?.cutChain(to: 3) }),
    SeededBug(
      "provenance-not-asked-is-lost", "does not report the controller that was not asked",
      oracle: .provenance, .reports { $0.provenance?.hidden?.stop.notAsked = nil }),
    SeededBug(
      "provenance-window-is-of-the-first-read", "the controlling window is looked up once",
      oracle: .provenance, .keepsFirstWindow),
  ]
}

extension Provenance.Answer {
  /// Reports one reason of hops as another.
  mutating func replaceHops(
    for reason: Provenance.HopReason, by other: Provenance.HopReason
  ) {
    for index in chain.indices where chain[index].reason == reason { chain[index].reason = other }
  }

  /// Leaves out what comes after some controllers of the chain.
  package mutating func cutChain(to count: Int) { chain = Array(chain.prefix(count)) }
}
