package import StatusQuoDiagnosing
package import StatusQuoHarness

/// One way in which a resolver is wrong on purpose.
package struct SeededBug: Sendable {
  /// Its family and what it does: `structure-pop-keeps-bar`.
  package let id: String
  /// The mistake in one line.
  package let summary: String
  /// The kind of mistake.
  package let family: Family
  /// Finding it needs at least this oracle.
  package let oracle: Oracles
  let behavior: Fault.Behavior

  /// The kinds of mistakes.
  package enum Family: String, CaseIterable, Hashable, Sendable {
    case structure, forwarding, presentation, styles, reads, lifecycle, windows, versions, identity
    case geometry, outcomes, provenance, invariants, work, memory
  }

  /// A bug of a family, under any id.
  init(
    _ id: String, of family: Family, _ summary: String, oracle: Oracles = .values,
    _ behavior: Fault.Behavior
  ) {
    self.id = id
    self.summary = summary
    self.family = family
    self.oracle = oracle
    self.behavior = behavior
  }

  package init(
    _ id: String, _ summary: String, oracle: Oracles = .values, _ behavior: Fault.Behavior
  ) {
    let prefix = id.prefix { $0 != "-" }
    guard let family = Family(rawValue: String(prefix)) else {
      preconditionFailure("the id '\(id)' begins with no family")
    }
    self.init(id, of: family, summary, oracle: oracle, behavior)
  }
}

extension SeededBug: CustomStringConvertible {
  /// Its id.
  package var description: String { id }
}
