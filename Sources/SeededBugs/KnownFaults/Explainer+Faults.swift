package import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
import StatusQuoHarness

extension Explainer {
  /// Explains findings by some faults, by seeded bugs, and by faults made for them.
  ///
  /// - Parameters:
  ///   - others: further faults, which are tried first.
  ///   - ids: of seeded bugs that are left out, together with faults that say the same.
  ///   - make: makes a right resolver that says what its world is like.
  package static func ofFaults<Model: Resolver & SendableMetatype>(
    and others: [Fault] = [], exceptBugs ids: [String] = [],
    _ make: @escaping @Sendable (Scenario) -> Model
  ) -> Explainer {
    @Sendable func isKnown(_ fault: Fault.Known) -> Bool {
      fault.bug.map { !ids.contains($0) } ?? true
    }
    @Sendable func suspects(_ divergence: Divergence, _ scenario: Scenario) -> [Fault.Known] {
      Fault.Known.suspects(of: divergence, on: scenario).filter(isKnown)
    }
    let bugs = Fault.Known.ofSeededBugs.filter(isKnown)
    return Explainer(
      right: Fault("right", "nothing were wrong", make),
      known: others + bugs.map { $0.suspected(make) }
    ) { divergence, scenario in
      suspects(divergence, scenario).map { $0.suspected(make) }
    } limiting: { divergence, scenario in
      var faults: [String: Fault.Known] = [:]
      for fault in suspects(divergence, scenario) + bugs { faults[fault.id] = fault }
      let conditions = Condition.all(on: scenario, upTo: divergence.step, make)
      return { fault in
        guard let (fault, limits) = faults.fault(fault.ids) else { return [] }
        let all = fault.rules(on: scenario, upTo: divergence.step, make) + conditions
        return fault.limited(to: limits, of: all).map { $0.suspected(make) }
      }
    }
  }
}

extension [String: Fault.Known] {
  /// The fault that the first of some ids are of, and the others: of conditions that it is under.
  fileprivate func fault(_ ids: [String]) -> (Fault.Known, limits: ArraySlice<String>)? {
    for count in (1...ids.count).reversed() {
      if let fault = self[ids[..<count].joined(separator: "-")] { return (fault, ids[count...]) }
    }
    return nil
  }
}

extension Fault.Known {
  /// The fault under those of some conditions that ids are of, and one of the others at a time.
  fileprivate func limited(
    to limits: ArraySlice<String>, of conditions: [Condition]
  ) -> [Self] {
    var fault = self
    for id in limits {
      let condition = conditions.filter { $0.id == id }.prefix(1)
      guard let limited = fault.limited(to: Array(condition)).first else { return [] }
      fault = limited
    }
    return fault.limited(to: conditions.filter { !limits.contains($0.id) })
  }
}
