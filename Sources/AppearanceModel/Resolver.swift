/// Follows a scenario and says after each step how the app appears.
///
/// It is made from a valid scenario, as its world after the launch: code that compares resolvers gets
/// a closure that makes one. The harness is generic over two of these and knows nothing else about
/// them.
///
/// Two methods are enough. A resolver that also checks its invariants, counts its work, or says which rules it
/// applied is held to that: a cache that computes a style again without a reason is a finding.
///
///     struct AlwaysHidden: Resolver {
///       mutating func apply(_ step: Step) {}
///       mutating func observe(into observation: inout Observation) { observation.bar.hidden = true }
///     }
public protocol Resolver {
  /// Plays the next step of the scenario.
  mutating func apply(_ step: Step)

  /// Replaces `observation` by what is visible after the launch or the last step.
  mutating func observe(into observation: inout Observation)

  /// Throws when what is derived no longer follows from what it is derived from.
  func checkInvariants() throws(BrokenInvariant)

  /// The rules applied by the launch or the last step; empty for a resolver that does not say.
  var rulesUsed: RuleSet { get }

  /// The windows and controllers as they are now; nil for a resolver that does not say.
  ///
  /// At the end of scenarios it is compared with the law's, but for the properties of windows and controllers.
  func currentSnapshot() -> Snapshot?

  /// Replaces `work` by what was computed so far and is kept; false for a resolver that does not
  /// count, which leaves it as it is.
  func count(into work: inout Work) -> Bool
}

extension Resolver {
  /// Checks nothing, as there are no caches.
  public func checkInvariants() throws(BrokenInvariant) {}

  /// Reports no rules.
  public var rulesUsed: RuleSet { RuleSet() }

  /// Does not say.
  public func currentSnapshot() -> Snapshot? { nil }

  /// Does not count.
  public func count(into work: inout Work) -> Bool { false }
}

/// Thrown in place of making a resolver: the scenario isn't applicable to it.
///
/// The scenario is not compared, and counts as skipped for this reason.
public struct Skip: Error, Hashable, Sendable {
  /// The reason in words, the same for all that is skipped for it: `no child view controllers`.
  public let reason: String

  /// A scenario that is skipped for a reason.
  public init(_ reason: String) { self.reason = reason }
}

/// A cache that no longer follows from what it was made from.
public struct BrokenInvariant: Error, Hashable, Sendable {
  /// The invariant's id, the same at every place: divergences with one id are of one class.
  public var id: String
  /// The place and the values, for people: names, numbers.
  public var details: String

  /// The invariant that does not hold.
  public init(id: String, details: String = "") {
    self.id = id
    self.details = details
  }

  /// Both: `holds another style than it inherits: B`.
  package var statement: String { details.isEmpty ? id : "\(id): \(details)" }
}
