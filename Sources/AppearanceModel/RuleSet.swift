/// A set of rules, as bits.
public struct RuleSet: Hashable, Sendable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var middle: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  /// No rules.
  @inlinable public init() {}

  /// The rules with these numbers as bits, of which those of no rule are left out.
  package init(bits: (low: UInt64, middle: UInt64, high: UInt64)) {
    low = bits.low
    middle = bits.middle
    high = bits.high & (.max >> (192 - UInt64(RuleID.allCases.count)))
  }

  /// The rules as bits by their numbers.
  package var bits: (low: UInt64, middle: UInt64, high: UInt64) { (low, middle, high) }

  /// Adds a rule. Inlined, since a model marks some hundred rules a step.
  @inlinable public mutating func insert(_ rule: RuleID) {
    let bit = UInt64(1) &<< UInt64(rule.rawValue)
    if rule.rawValue < 64 {
      low |= bit
    } else if rule.rawValue < 128 {
      middle |= bit
    } else {
      high |= bit
    }
  }

  /// Adds all rules of another set.
  @inlinable public mutating func formUnion(_ other: RuleSet) {
    low |= other.low
    middle |= other.middle
    high |= other.high
  }

  /// The rules of both sets.
  @inlinable package func union(_ other: RuleSet) -> RuleSet {
    var all = self
    all.formUnion(other)
    return all
  }

  /// The rules that are also in another set.
  @inlinable package func intersection(_ other: RuleSet) -> RuleSet {
    var common = RuleSet()
    common.low = low & other.low
    common.middle = middle & other.middle
    common.high = high & other.high
    return common
  }

  /// The rules that are not in another set.
  package func subtracting(_ other: RuleSet) -> RuleSet {
    var rest = RuleSet()
    rest.low = low & ~other.low
    rest.middle = middle & ~other.middle
    rest.high = high & ~other.high
    return rest
  }

  /// Returns true if `rule` is in it.
  public func contains(_ rule: RuleID) -> Bool {
    let word = rule.rawValue < 64 ? low : rule.rawValue < 128 ? middle : high
    return word &>> UInt64(rule.rawValue) & 1 == 1
  }

  /// Returns true if all its rules are also in `other`.
  @inlinable package func isSubset(of other: RuleSet) -> Bool {
    low & ~other.low == 0 && middle & ~other.middle == 0 && high & ~other.high == 0
  }

  /// Returns true if no rule is in it.
  @inlinable public var isEmpty: Bool { low | middle | high == 0 }

  /// The number of rules in it.
  package var count: Int { low.nonzeroBitCount + middle.nonzeroBitCount + high.nonzeroBitCount }

  /// The rules in it, in the order of the list.
  public var rules: [RuleID] { RuleID.allCases.filter(contains) }
}
