import StatusQuoAppearanceModel

/// Ways to see that a resolver is wrong.
package struct Oracles: OptionSet, Hashable, Sendable {
  /// One bit each.
  package let rawValue: UInt8

  /// The oracles with these bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Everything observed but why the bar looks as it does.
  package static let values = Oracles(rawValue: 1)
  /// The reason for the bar's look: the controllers that the last update asked, in order.
  package static let provenance = Oracles(rawValue: 2)
  /// The subject's own `checkInvariants`.
  package static let invariants = Oracles(rawValue: 4)
  /// Nothing is computed again that can't have changed, of a subject that counts (`Resolver.work`).
  package static let work = Oracles(rawValue: 8)
  /// Nothing is kept for what is gone, nor more and more for what is there; for the same subjects.
  package static let memory = Oracles(rawValue: 16)

  /// All.
  package static let all: Oracles = [.values, .provenance, .invariants, .work, .memory]

  /// All, by name.
  package static let named: [(name: String, oracle: Oracles)] = [
    ("values", .values), ("provenance", .provenance), ("invariants", .invariants), ("work", .work),
    ("memory", .memory),
  ]
}

extension Oracles: CustomStringConvertible {
  /// `values, provenance`.
  package var description: String {
    Oracles.named.filter { contains($0.oracle) }.map { $0.name }.joined(separator: ", ")
  }
}
