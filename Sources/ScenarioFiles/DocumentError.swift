/// Why a file can't be used: one thing, where it is, and what should be there.
public struct DocumentError: Error, Hashable, Sendable {
  /// The file, as the caller named it.
  public var file: String
  /// The place in it, if it is a place.
  public var position: SourcePosition?
  /// The way from the whole to the value, such as `windows[0].root.kind`; empty for the whole.
  public var keyPath: String
  /// What is there.
  public var found: String
  /// What should be there.
  public var expected: String
  /// What was probably meant.
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

  init(_ error: JSONError, file: String, keyPath: String = "") {
    self.init(
      file: file, position: error.position, keyPath: keyPath, found: error.found,
      expected: error.expected, suggestion: error.suggestion)
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
