package import StatusQuoScenarioFiles

/// A place in a source that moves on while the source is read.
package struct Cursor: Sendable {
  let source: Source
  package var offset: Int

  package init(_ source: Source, at offset: Int? = nil) {
    self.source = source
    self.offset = offset ?? source.start
  }

  /// The byte here; 0 at the end.
  package var byte: UInt8 { source[offset] }

  package var isAtEnd: Bool { offset >= source.end }

  /// Returns true if `text` stands here.
  package func has(_ text: StaticString) -> Bool { source.has(text, at: offset) }

  /// Moves past `text` if it stands here.
  package mutating func skip(_ text: StaticString) -> Bool {
    guard has(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// Moves past the next `text`; to the end where there is none.
  package mutating func skip(past text: StaticString) -> Bool {
    while !isAtEnd {
      if skip(text) { return true }
      offset += 1
    }
    return false
  }

  package mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while !isAtEnd, isSkipped(byte) { offset += 1 }
  }

  /// The text of the next bytes of a sort, which it moves past.
  package mutating func text(while isPart: (UInt8) -> Bool) -> String {
    let start = offset
    skip(while: isPart)
    return source.text(start..<offset)
  }

  /// Moves past `text`, which must stand here.
  mutating func expect(_ text: StaticString, _ expected: String) throws(DocumentError) {
    guard skip(text) else { throw error(expected) }
  }

  /// The error that something else stands here.
  package func error(_ expected: String) -> DocumentError {
    source.error(at: offset, expected: expected)
  }

  /// The error that something at `start` has no end.
  func unended(_ what: String, at start: Int, expected: String) -> DocumentError {
    source.error(at: start, found: "\(what) that does not end", expected: expected)
  }
}
