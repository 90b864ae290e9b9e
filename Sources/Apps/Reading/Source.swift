package import StatusQuoJSON
package import StatusQuoScenarioFiles

/// A text that was read, and the line and column of each of its bytes.
package struct Source: Sendable {
  package let file: String
  package let bytes: [UInt8]
  /// True if the file is in UTF-16, of which `bytes` are the same text.
  let wasUTF16: Bool
  /// The position of every 256th byte, so that finding one never scans a whole file or line.
  private let marks: [SourcePosition]
  private static let markDistance = 256

  /// Refuses what is too large.
  package init(_ input: InputFile) throws(DocumentError) {
    file = input.name
    let decoded = input.bytes.count <= InputLimits.bytes ? decodingUTF16(input.bytes) : nil
    bytes = decoded ?? input.bytes
    wasUTF16 = decoded != nil
    guard bytes.count <= InputLimits.bytes else {
      throw DocumentError(
        file: file, found: "\(bytes.count) bytes",
        expected: "at most \(InputLimits.bytes) bytes")
    }
    marks = Self.marks(of: bytes)
  }

  /// A printed hierarchy, which may have been copied from a web page. Columns are those of the text as
  /// the page shows it.
  package init(printed input: InputFile) throws(DocumentError) {
    let source = try Source(input)
    let decoded = decodingEntities(source.bytes) ?? source.bytes
    self = try Source(InputFile(name: input.name, bytes: decoded).withoutDecoration)
  }

  /// Lines of a file as they were pasted. A web page has escaped each tag.
  package init(pasted input: InputFile) throws(DocumentError) {
    let source = try Source(input)
    let isEscaped = source.contains("&lt;", in: source.start..<source.end)
    let decoded = isEscaped ? decodingEntities(source.bytes) : nil
    self = try Source(
      InputFile(name: input.name, bytes: decoded ?? source.bytes).withoutDecoration)
  }

  /// The start of the text, after a byte order mark.
  package var start: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  package var end: Int { bytes.count }

  /// The byte at `offset`; 0 at the end, which no text holds.
  package subscript(offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Returns true if `text` stands at `offset`.
  package func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<offset + $0.count]) }
  }

  /// Returns true if `text` begins anywhere in a range.
  package func contains(_ text: StaticString, in range: Range<Int>) -> Bool {
    offset(of: text, in: range) != nil
  }

  /// The first place in a range at which `text` begins.
  package func offset(of text: StaticString, in range: Range<Int>) -> Int? {
    let first = text.withUTF8Buffer { $0.first } ?? 0
    var next = range.lowerBound
    while let found = bytes[next..<range.upperBound].firstIndex(of: first) {
      if has(text, at: found) { return found }
      next = found + 1
    }
    return nil
  }

  /// The first place of a word that is not a part of another one.
  package func offset(ofWord word: String) -> Int? {
    let wanted = Array(word.utf8)
    var next = start
    while let found = bytes[next...].firstIndex(of: wanted[0]) {
      let behind = found + wanted.count
      if bytes[found...].starts(with: wanted), !isWord(self[behind]),
        found == 0 || !isLetter(self[found - 1])
      {
        return found
      }
      next = found + 1
    }
    return nil
  }

  /// The offset behind the last byte of the line at `start`. Cycript prints line breaks as `\n`.
  package func endOfPrintedLine(from start: Int) -> Int {
    var next = start
    while next < bytes.count {
      let byte = bytes[next]
      if byte == 0x0A || byte == 0x0D || (byte == 0x5C && has("\\n", at: next)) { break }
      next += 1
    }
    return next
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The offset behind spaces and line breaks.
  package func skippingSpace(_ start: Int) -> Int {
    var next = start
    while next < end, isSpaceOrBreak(self[next]) { next += 1 }
    return next
  }
}

// MARK: Positions

extension Source {
  /// The line and column of a byte.
  ///
  /// - Complexity: at most 256 bytes are looked at.
  package func position(of offset: Int) -> SourcePosition {
    let offset = min(offset, bytes.count)
    let mark = offset / Self.markDistance
    var place = marks[mark]
    for index in mark * Self.markDistance..<offset {
      place = Self.position(after: index, at: place, in: bytes)
    }
    return place
  }

  private static func marks(of bytes: [UInt8]) -> [SourcePosition] {
    // A byte order mark has no column.
    var place = SourcePosition(line: 1, column: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 0 : 1)
    var marks = [place]
    for index in bytes.indices {
      place = position(after: index, at: place, in: bytes)
      if (index + 1) % markDistance == 0 { marks.append(place) }
    }
    return marks
  }

  private static func position(
    after index: Int, at place: SourcePosition, in bytes: [UInt8]
  ) -> SourcePosition {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    // A line ends with a line feed, or with a carriage return that none follows.
    if bytes[index] == 0x0A || (bytes[index] == 0x0D && next != 0x0A) {
      return SourcePosition(line: place.line + 1, column: 1)
    }
    // A character counts once, at its first byte.
    let endsCharacter = next & 0xC0 != 0x80
    return SourcePosition(line: place.line, column: place.column + (endsCharacter ? 1 : 0))
  }
}

// MARK: Errors

extension Source {
  /// An error about a byte.
  package func error(
    at offset: Int, found: String, expected: String, suggestion: String? = nil
  ) -> DocumentError {
    DocumentError(
      file: file, position: position(of: offset), found: found, expected: expected,
      suggestion: suggestion)
  }

  /// The unexpected text at `offset`.
  package func error(at offset: Int, expected: String) -> DocumentError {
    error(at: offset, found: upcoming(at: offset), expected: expected)
  }

  /// The word or the character at `offset`, as an error names it.
  package func upcoming(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    let word = bytes[offset...].prefix(40).prefix(while: isWord)
    if !word.isEmpty { return quoted(String(decoding: word, as: UTF8.self)) }
    if isLineBreak(bytes[offset]) { return "the end of the line" }
    let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    return scalar.map { quoted(String($0)) } ?? "the end of the file"
  }
}
