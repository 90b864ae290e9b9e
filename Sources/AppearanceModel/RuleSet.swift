/// A set of rules, as bits.
public struct RuleSet: Hashable, Sendable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// No rules.
  public init() {}

  /// The rules with these numbers as bits, of which those of no rule are left out.
  public init(bits: (low: UInt64, high: UInt64)) {
    low = bits.low
    high = bits.high & (.max >> (128 - UInt64(RuleID.allCases.count)))
  }

  /// The rules as bits by their numbers.
  public var bits: (low: UInt64, high: UInt64) { (low, high) }

  /// Adds a rule. Inlined, since a model marks some hundred rules a step.
  @inlinable public mutating func insert(_ rule: RuleID) {
    let bit = UInt64(1) &<< UInt64(rule.rawValue)
    if rule.rawValue < 64 { low |= bit } else { high |= bit }
  }

  /// Adds all rules of another set.
  @inlinable public mutating func formUnion(_ other: RuleSet) {
    low |= other.low
    high |= other.high
  }

  /// The rules that are also in another set.
  @inlinable public func intersection(_ other: RuleSet) -> RuleSet {
    var common = RuleSet()
    common.low = low & other.low
    common.high = high & other.high
    return common
  }

  /// Returns true if `rule` is in it.
  public func contains(_ rule: RuleID) -> Bool {
    (rule.rawValue < 64 ? low : high) &>> UInt64(rule.rawValue) & 1 == 1
  }

  /// Returns true if all its rules are also in `other`.
  @inlinable public func isSubset(of other: RuleSet) -> Bool {
    low & ~other.low == 0 && high & ~other.high == 0
  }

  /// The number of rules in it.
  public var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  /// The rules in it, in the order of the list.
  public var rules: [RuleID] { RuleID.allCases.filter(contains) }
}
