/// Follows a scenario and says after each step how the app appears.
///
/// It is made from a valid scenario, as its world after the launch: code that compares resolvers gets
/// a closure that makes one. The harness is generic over two of these and knows nothing else about
/// them.
public protocol Resolver {
  /// Plays the next step of the scenario.
  mutating func apply(_ step: Step)

  /// Replaces `observation` by what is visible after the launch or the last step.
  mutating func observe(into observation: inout Observation)

  /// Throws when what is derived no longer follows from what it is derived from.
  func checkInvariants() throws(BrokenInvariant)

  /// The rules applied by the launch or the last step; empty for a resolver that does not say.
  var rulesUsed: RuleSet { get }

  /// Replaces `work` by what was computed so far and is kept; false for a resolver that does not
  /// count, which leaves it as it is.
  func count(into work: inout Work) -> Bool
}

extension Resolver {
  /// Without caches there is nothing to check.
  public func checkInvariants() throws(BrokenInvariant) {}

  /// Reports no rules.
  public var rulesUsed: RuleSet { RuleSet() }

  /// Does not count.
  public func count(into work: inout Work) -> Bool { false }
}

/// A cache that no longer follows from what it was made from.
public struct BrokenInvariant: Error, Hashable, Sendable {
  /// Which invariant, and where: names stand between backticks, since names, numbers and all that
  /// follows a colon do not distinguish broken invariants.
  public var statement: String

  /// The invariant that does not hold.
  public init(_ statement: String) { self.statement = statement }
}
