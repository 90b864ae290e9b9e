/// An enum whose cases hold nothing and have the names of documents.
///
/// It is hashed by its place: by its name, as enums with raw values are, takes ten times as long.
public protocol NamedCase: BitwiseCopyable, CaseIterable, Hashable, RawRepresentable, Sendable
where AllCases == [Self], RawValue == String {}

extension NamedCase {
  /// Its place among all cases, for tables that are looked up once a step.
  ///
  /// The compiler numbers cases that hold nothing in the order of their declaration, which is that
  /// of `allCases`.
  ///
  /// - Precondition: an enum of 2 to 256 cases.
  @inlinable package var place: Int {
    precondition(MemoryLayout<Self>.size == 1, "an enum whose cases hold nothing")
    return Int(unsafeBitCast(self, to: UInt8.self))
  }

  /// Feeds its place to the hasher.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(unsafeBitCast(self, to: UInt8.self))
  }
}
