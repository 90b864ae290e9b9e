import StatusQuoHarness
public import StatusQuoScenarioFiles

extension JSON {
  /// Its number, if that is a whole one from 0 to `RunTotals.highestCount`.
  public var count: Int? {
    number.flatMap { Int(exactly: $0) }.flatMap { 0...RunTotals.highestCount ~= $0 ? $0 : nil }
  }

  /// A seed: a number where every reader of JSON reads it exactly, else its digits as a text.
  public init(seed: UInt64) {
    self = seed < 1 << 53 ? JSON(Int(seed)) : JSON(String(seed))
  }

  /// The seed that `init(seed:)` has written.
  public var seed: UInt64? {
    if let string { UInt64(string) } else { number.flatMap { UInt64(exactly: $0) } }
  }
}
