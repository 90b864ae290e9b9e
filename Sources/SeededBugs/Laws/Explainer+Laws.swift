package import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
import StatusQuoHarness

extension Explainer {
  /// Explains findings by some laws, by seeded bugs, and by laws made for them.
  ///
  /// - Parameters:
  ///   - others: further laws, which are tried first.
  ///   - ids: of seeded bugs that are left out, together with laws that say the same.
  ///   - make: makes a right resolver that says what its world is like.
  package static func ofLaws<Model: Resolver & SendableMetatype>(
    and others: [SuspectedFault] = [], exceptBugs ids: [String] = [],
    _ make: @escaping @Sendable (Scenario) -> Model
  ) -> Explainer {
    @Sendable func isKnown(_ law: KnownFault) -> Bool { law.bug.map { !ids.contains($0) } ?? true }
    @Sendable func suspects(_ divergence: Divergence, _ scenario: Scenario) -> [KnownFault] {
      KnownFault.suspects(of: divergence, on: scenario).filter(isKnown)
    }
    let bugs = KnownFault.ofSeededBugs.filter(isKnown)
    return Explainer(
      right: SuspectedFault("right", "nothing were wrong", make),
      known: others + bugs.map { $0.suspected(make) }
    ) { divergence, scenario in
      suspects(divergence, scenario).map { $0.suspected(make) }
    } limiting: { divergence, scenario in
      var laws: [String: KnownFault] = [:]
      for law in suspects(divergence, scenario) + bugs { laws[law.id] = law }
      let conditions = Condition.all(on: scenario, upTo: divergence.step, make)
      return { law in
        guard let (law, limits) = laws.law(law.ids) else { return [] }
        let all = law.rules(on: scenario, upTo: divergence.step, make) + conditions
        return law.limited(to: limits, of: all).map { $0.suspected(make) }
      }
    }
  }
}

extension [String: KnownFault] {
  /// The law that the first of some ids are of, and the others: of conditions that it is under.
  fileprivate func law(_ ids: [String]) -> (KnownFault, limits: ArraySlice<String>)? {
    for count in (1...ids.count).reversed() {
      if let law = self[ids[..<count].joined(separator: "-")] { return (law, ids[count...]) }
    }
    return nil
  }
}

extension KnownFault {
  /// The law under those of some conditions that ids are of, and one of the others at a time.
  fileprivate func limited(
    to limits: ArraySlice<String>, of conditions: [Condition]
  ) -> [KnownFault] {
    var law = self
    for id in limits {
      let condition = conditions.filter { $0.id == id }.prefix(1)
      guard let limited = law.limited(to: Array(condition)).first else { return [] }
      law = limited
    }
    return law.limited(to: conditions.filter { !limits.contains($0.id) })
  }
}
