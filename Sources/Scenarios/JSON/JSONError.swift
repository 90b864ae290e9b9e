/// A mistake in a JSON text or in a value of it.
package struct JSONError: Error, Hashable, Sendable {
  /// The position of the mistake.
  package var position: SourcePosition
  /// The text found there.
  package var found: String
  /// The text expected there.
  package var expected: String
  /// The word that was probably meant.
  package var suggestion: String?

  /// `found` where there should be `expected`.
  package init(
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
  package var description: String {
    "\(position.line):\(position.column): \(explanation)"
  }

  /// The line without the place.
  package var explanation: String {
    let hint = suggestion.map { " (did you mean \"\($0)\"?)" } ?? ""
    return "found \(found), expected \(expected)\(hint)"
  }
}
