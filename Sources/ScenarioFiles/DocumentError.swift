/// The reason why a file can't be used: one problem, its place, and what is accepted there.
public struct DocumentError: Error, Hashable, Sendable {
  /// The file, as the caller named it.
  public var file: String
  /// The place in it, if it is a place.
  public var position: SourcePosition?
  /// The way from the whole to the value, such as `windows[0].root.kind`; empty for the whole.
  public var keyPath: String
  /// The text found there.
  public var found: String
  /// The text expected there.
  public var expected: String
  /// The word that was probably meant.
  public var suggestion: String?

  /// `found` in `file`, where there should be `expected`.
  public init(
    file: String, position: SourcePosition? = nil, keyPath: String = "", found: String,
    expected: String, suggestion: String? = nil
  ) {
    self.file = file
    self.position = position
    self.keyPath = keyPath
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
  }

  /// An error in a file, with the key path from all that the file holds.
  public init(_ error: JSONError, in json: JSON? = nil, file: String) {
    self.init(
      file: file, position: error.position, keyPath: json?.keyPath(to: error.position) ?? "",
      found: error.found, expected: error.expected, suggestion: error.suggestion)
  }
}

extension DocumentError: CustomStringConvertible {
  /// One line for people, in the form that editors make a link of:
  /// `file:line:column: key path: found …, expected … (did you mean …?)`.
  public var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    let path = keyPath.isEmpty ? "" : " \(keyPath):"
    let hint = suggestion.map { " (did you mean \"\($0)\"?)" } ?? ""
    return "\(file)\(place):\(path) found \(found), expected \(expected)\(hint)"
  }
}
