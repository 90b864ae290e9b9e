import StatusQuoAppearanceModel
import StatusQuoHarness

/// A known difference, as what a run finds is held against it.
struct KnownCause: Sendable {
  /// Its place among the known ones.
  let place: Int
  private let known: KnownDifference
  private let divergence: Divergence
  /// The law that explains it, exactly.
  let law: SuspectedFault?

  /// Nil where its state is not known.
  init?(_ known: KnownDifferences, at place: Int, _ explainer: Explainer?) {
    guard known.isActive(place) else { return nil }
    let entry = known.entries[place]
    let classes = entry.classes
    guard
      let divergence = known.states[place].divergences.first(where: {
        classes.contains($0.divergenceClass)
      })
    else { return nil }
    self.place = place
    self.known = entry
    self.divergence = divergence
    law = entry.law.flatMap { explainer?.law($0, divergence, entry.scenario) }
  }

  /// Returns true if a shrunk scenario shows the same, and nothing new in an old class.
  ///
  /// Where a law explains the known difference, that law decides about its classes. Else what differs in
  /// the same way, after the same kind of step, is the same.
  func explains(_ finding: Finding, _ seen: ObservedCase?) -> Bool {
    if let law, let seen, seen.firstWrong != nil {
      if seen.isPredicted(by: law) { return true }
      if known.classes.contains(finding.divergenceClass) { return false }
    }
    let ours = Finding(known.scenario, divergence)
    if known.classes.contains(finding.divergenceClass) { return finding.signs == ours.signs }
    return finding.divergence.isLike(
      divergence, sets: finding.setProperty == ours.setProperty)
  }
}

extension Finding {
  /// All that differs at a moment, without names, and the property whose setting shows it.
  fileprivate var signs: Set<Sign> {
    var signs: Set<Sign> = []
    if let property = setProperty { signs.insert(.property(property)) }
    guard let observed = divergence.observed else { return signs }
    for kind in observed.differingKinds where kind != .call { signs.insert(.kind(kind)) }
    let (expected, actual) = (observed.expected.calls, observed.actual.calls)
    signs.formUnion(expected.without(actual).map { .missing($0.method) })
    signs.formUnion(actual.without(expected).map { .unexpected($0.method) })
    return signs
  }
}

private enum Sign: Hashable {
  case property(PropertyName)
  case kind(Place.Kind)
  case missing(LifecycleMethod)
  case unexpected(LifecycleMethod)
}

extension Explainer {
  /// The law with an id, among those that what differs on a scenario leads to.
  fileprivate func law(
    _ id: String, _ divergence: Divergence, _ scenario: Scenario
  ) -> SuspectedFault? {
    let laws = known + suspects(divergence, scenario)
    if let law = laws.first(where: { $0.id == id }) { return law }
    guard scenario.isQuick else { return nil }
    return law(id, among: laws, limiting(divergence, scenario))
  }

  /// One of some laws, or one of them under conditions: its id begins with the law's own.
  private func law(
    _ id: String, among laws: [SuspectedFault],
    _ limited: (SuspectedFault) -> [SuspectedFault]
  ) -> SuspectedFault? {
    if let law = laws.first(where: { $0.id == id }) { return law }
    for law in laws where id.hasPrefix("\(law.id)-") {
      if let law = self.law(id, among: limited(law), limited) { return law }
    }
    return nil
  }
}
