import StatusQuoAppearanceModel

/// The way that a question takes from controller to controller, as far as it got.
struct Way {
  private(set) var chain: [Provenance.Hop] = []
  /// The first link that was not followed.
  private(set) var stop: Provenance.Stop?
  /// The rules that decided at each controller whether another one is asked.
  var grounds: [RuleSet] = []

  init(from root: Name) {
    chain.reserveCapacity(8)
    chain.append(Provenance.Hop(controller: root, reason: .root))
  }

  func passes(_ controller: Name) -> Bool { chain.contains { $0.controller == controller } }

  mutating func go(to controller: Name, _ reason: Provenance.HopReason) {
    chain.append(Provenance.Hop(controller: controller, reason: reason))
  }

  /// Says that a link is not followed; what was said first stands.
  mutating func stop(at controller: Name, before next: Name?, _ reason: Provenance.StopReason) {
    if stop == nil { stop = Provenance.Stop(at: controller, notAsked: next, reason: reason) }
  }
}
