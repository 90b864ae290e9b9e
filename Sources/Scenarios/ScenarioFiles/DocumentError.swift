package import StatusQuoJSON

/// The reason why a file can't be used: one problem, its place, and what is accepted there.
public struct DocumentError: Error, Hashable, Sendable {
  /// The file, as the caller named it.
  package var file: String
  /// The place in it, if it is a place.
  package var position: SourcePosition?
  /// The way from the whole to the value, such as `windows[0].root.kind`; empty for the whole.
  package var keyPath: String
  /// The text found there.
  package var found: String
  /// The text expected there.
  package var expected: String
  /// The word that was probably meant.
  package var suggestion: String?

  /// `found` in `file`, where there should be `expected`.
  package init(
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
  package init(_ error: JSONError, in json: JSON? = nil, file: String) {
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
    let path = keyPath.isEmpty ? "" : " \(keyPath.cut(to: 300)):"
    let hint = suggestion.map { " (did you mean \"\($0.cut(to: 100))\"?)" } ?? ""
    return "\(file.cut(to: 300))\(place):\(path) found \(found.cut(to: 300)), "
      + "expected \(expected.cut(to: 3_000))\(hint)"
  }
}

extension String {
  /// The text, with its middle left out where it is longer than `limit` characters: names may be as long
  /// as files.
  package func cut(to limit: Int) -> String {
    guard utf8.count > limit, unicodeScalars.count > limit else { return self }
    var text = String(unicodeScalars.prefix(limit * 2 / 3)) + "…"
    text.unicodeScalars += unicodeScalars.suffix(limit / 3)
    return text
  }
}

extension JSON {
  /// The value that the bytes of a file are.
  package init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
    do {
      try self.init(parsing: bytes)
    } catch {
      throw DocumentError(error, file: file)
    }
  }
}
