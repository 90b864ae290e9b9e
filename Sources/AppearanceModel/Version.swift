/// A version of iOS or of an SDK, compared by major, then minor.
public struct Version: Hashable, Comparable, Sendable {
  /// The number before the dot.
  public var major: Int32
  /// The number after the dot.
  public var minor: Int32

  /// The last version that the law knows.
  public static let latest = Version(27, 1)
  /// The versions that the law knows.
  public static let known = Version(7)...latest

  /// The version `major.minor`.
  public init(_ major: Int32, _ minor: Int32 = 0) {
    self.major = major
    self.minor = minor
  }

  /// Returns true if `one` came out before `other`.
  public static func < (one: Version, other: Version) -> Bool {
    one.number < other.number
  }

  /// Both in one number, so that comparing is one instruction.
  private var number: Int64 { Int64(major) << 32 &+ Int64(minor) }
}

extension Version: ExpressibleByIntegerLiteral {
  /// The version `literal.0`.
  public init(integerLiteral literal: Int32) { self.init(literal) }
}
