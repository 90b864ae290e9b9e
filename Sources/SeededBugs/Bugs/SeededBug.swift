public import StatusQuoHarness

/// One way in which a resolver is wrong on purpose.
public struct SeededBug: Sendable {
  /// Its family and what it does: `structure-pop-keeps-bar`.
  public let id: String
  /// The mistake in one line.
  public let summary: String
  /// The kind of mistake.
  public let family: Family
  /// Finding it needs at least this oracle.
  public let oracle: Oracles
  let fault: Fault

  /// The kinds of mistakes.
  public enum Family: String, CaseIterable, Hashable, Sendable {
    case structure, forwarding, presentation, styles, reads, lifecycle, windows, versions, identity
    case geometry, outcomes, provenance, invariants, work, memory
  }

  package init(
    _ id: String, _ summary: String, oracle: Oracles = .values, _ fault: Fault
  ) {
    let prefix = id.prefix { $0 != "-" }
    guard let family = Family(rawValue: String(prefix)) else {
      preconditionFailure("the id '\(id)' begins with no family")
    }
    self.id = id
    self.summary = summary
    self.family = family
    self.oracle = oracle
    self.fault = fault
  }
}

extension SeededBug: CustomStringConvertible {
  /// Its id.
  public var description: String { id }
}
