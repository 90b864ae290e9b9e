/// A mistake in a JSON text or in a value of it.
public struct JSONError: Error, Hashable, Sendable {
  /// The position of the mistake.
  public var position: SourcePosition
  /// The text found there.
  public var found: String
  /// The text expected there.
  public var expected: String
  /// The word that was probably meant.
  public var suggestion: String?

  /// `found` where there should be `expected`.
  public init(
    at position: SourcePosition, found: String, expected: String, suggestion: String? = nil
  ) {
    self.position = position
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
  }
}

extension JSONError: CustomStringConvertible {
  /// One line for people.
  public var description: String {
    "\(position.line):\(position.column): \(explanation)"
  }

  /// The line without the place.
  package var explanation: String {
    let hint = suggestion.map { " (did you mean \"\($0)\"?)" } ?? ""
    return "found \(found), expected \(expected)\(hint)"
  }
}
