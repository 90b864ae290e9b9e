/// A value on which two resolvers do not agree, in words.
///
/// Generic over how its place is given: typed where a report is made, as text where it is written.
public struct Difference<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The value's place: `bar.content`, `styles[A.view]`.
  public var place: Place
  /// The reference's value.
  public var expected: String
  /// The subject's value.
  public var actual: String

  /// `actual` where there should be `expected`.
  public init(place: Place, expected: String, actual: String) {
    self.place = place
    self.expected = expected
    self.actual = actual
  }
}
