/// A value on which two resolvers do not agree.
///
/// Generic over how its place and its value are given: typed where they are compared, as text where they
/// are written.
package struct Difference<Place: Hashable & Sendable, Value: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The value's place: `bar.content`, `styles[A.view]`.
  package var place: Place
  /// The reference's value.
  package var expected: Value
  /// The subject's value.
  package var actual: Value

  /// `actual` where there should be `expected`.
  package init(place: Place, expected: Value, actual: Value) {
    self.place = place
    self.expected = expected
    self.actual = actual
  }
}
