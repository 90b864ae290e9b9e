/// A text with parts blanked out: every byte but line breaks becomes a space, so that all others keep
/// their line and column.
package struct BlankedText: Sendable {
  /// The text with its blanks.
  package private(set) var bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Blanks a part.
  package mutating func blank(_ range: Range<Int>) {
    for place in range where !isLineBreak(bytes[place]) { bytes[place] = UInt8(ascii: " ") }
  }

  /// The lines, without their breaks.
  package var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for place in bytes.indices where isLineBreak(bytes[place]) {
      lines.append(start..<place)
      start = place + 1
    }
    return lines + [start..<bytes.count]
  }
}

extension InputFile {
  /// The file with what its surroundings put around each line blanked out: signs of a quotation, fences of
  /// Markdown, numbers of lines, the time and process that a log writes, signs of a diff and what it removes.
  package var withoutDecoration: InputFile {
    InputFile(name: name, bytes: Decoration.blanked(bytes))
  }
}

/// The signs before the text of a line that was quoted, numbered, logged or compared.
private struct Decoration {
  private let bytes: [UInt8]
  private let line: Range<Int>
  /// Behind what was recognized so far.
  private var offset: Int

  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var text = BlankedText(bytes)
    let lines = text.lines
    let isDiff = isDiff(bytes, lines)
    for line in lines {
      var decoration = Decoration(bytes: bytes, line: line, offset: line.lowerBound)
      text.blank(line.lowerBound..<decoration.end(isDiff: isDiff))
    }
    return text.bytes
  }

  /// Returns true if the text says that it is a diff, or if each of its lines begins with a sign of one.
  private static func isDiff(_ bytes: [UInt8], _ lines: [Range<Int>]) -> Bool {
    var changes = 0
    var others = 0
    for line in lines where !line.isEmpty {
      let isMarked = bytes[line.lowerBound] == "+" || bytes[line.lowerBound] == "-"
      if isMarked { changes += 1 }
      if !isMarked && !isSpace(bytes[line.lowerBound]) { others += 1 }
      if bytes[line].starts(with: "@@ -".utf8) || bytes[line].starts(with: "diff --git ".utf8) {
        return true
      }
    }
    return changes > 1 && others == 0
  }

  /// Behind all that stands before the line's own text; the end of the line where it has none.
  mutating func end(isDiff: Bool) -> Int {
    if isDiff, skipDiffSign() { return line.upperBound }
    var last = -1
    var rounds = 0
    while offset != last, rounds < 4 {
      last = offset
      rounds += 1
      skipQuotes()
      if isFence { return line.upperBound }
      skipTime()
      skipNumber()
    }
    return offset
  }

  private func byte(_ place: Int) -> UInt8 { place < line.upperBound ? bytes[place] : 0 }

  private func skippingSpace(_ start: Int) -> Int {
    var next = start
    while next < line.upperBound, isSpace(bytes[next]) { next += 1 }
    return next
  }

  /// Skips the sign of a diff. Returns true for a line that it removes, and for one about the diff itself.
  private mutating func skipDiffSign() -> Bool {
    for header in ["@@ -", "diff --git ", "index ", "--- ", "+++ "]
    where bytes[line].starts(with: header.utf8) {
      return true
    }
    if byte(offset) == "+" { offset += 1 }
    return byte(offset) == "-"
  }

  private mutating func skipQuotes() {
    var next = skippingSpace(offset)
    while byte(next) == ">" {
      offset = next + 1
      next = skippingSpace(offset)
    }
  }

  private var isFence: Bool {
    let rest = bytes[skippingSpace(offset)..<line.upperBound]
    return rest.starts(with: "```".utf8) && !rest.dropFirst(3).contains(UInt8(ascii: "`"))
      && !rest.contains(UInt8(ascii: "<")) || rest.starts(with: "~~~".utf8)
  }

  /// Skips the number of a line: `12`, `12:`, `12.`, `12)`, `12-`, `Info.plist:12:`.
  private mutating func skipNumber() {
    var next = skippingSpace(offset)
    let name = next
    while next < min(line.upperBound, name + 200),
      isWord(bytes[next]) || isOne(of: "./-", bytes[next])
    { next += 1 }
    // `Info.plist-12-` is a line around one that was found.
    if next > name + 2, byte(next - 1) == "-", isSpace(byte(next)) || byte(next) == "<" {
      var digit = next - 2
      while digit > name, isDigit(bytes[digit]) { digit -= 1 }
      if digit > name, digit < next - 2, bytes[digit] == "-" {
        offset = next
        return
      }
    }
    let isNamed = byte(next) == ":" && next > name && !bytes[name..<next].allSatisfy(isDigit)
    next = isNamed ? next + 1 : name
    let start = next
    while next < line.upperBound, isDigit(bytes[next]) { next += 1 }
    guard next > start, next - start <= 6 else { return }
    let sign = byte(next)
    if sign == ":" || (!isNamed && sign == "-") {
      offset = next + 1
    } else if !isNamed, isSpace(sign) || (isOne(of: ".)", sign) && isSpace(byte(next + 1))) {
      offset = next + 1
    }
  }

  /// Skips a time, and the process and category that a log has behind it.
  private mutating func skipTime() {
    var next = skippingSpace(offset)
    if byte(next) == "[" { next += 1 }
    let start = next
    var digits = 0
    var colons = 0
    while next < min(line.upperBound, start + 48) {
      let byte = bytes[next]
      if isDigit(byte) {
        digits += 1
      } else if byte == ":" {
        colons += 1
      } else if !isOne(of: "-/.,+TZ", byte), !(isSpace(byte) && isDigit(self.byte(next + 1))) {
        break
      }
      next += 1
    }
    guard colons > 0, digits >= 4, isDigit(byte(start)), next - start <= 40 else { return }
    guard isSpace(byte(next)) || byte(next) == "]" else { return }
    offset = next + 1
    skipProcess()
  }

  /// Skips `App[123:45678] [Category]`, `iPhone App(UIKit)[123] <Notice>:`.
  private mutating func skipProcess() {
    var next = offset
    var end = offset
    while next < min(line.upperBound, offset + 160) {
      let byte = bytes[next]
      if byte == "|" || byte == "{" || (byte == "<" && !isNotice(next)) { break }
      if byte == "]" || (byte == ":" && isOne(of: ">]", bytes[next - 1])) { end = next + 1 }
      next += 1
    }
    offset = end
  }

  private func isNotice(_ start: Int) -> Bool {
    ["<Notice>:", "<Error>:", "<Warning>:", "<Debug>:", "<Info>:"]
      .contains { bytes[start..<line.upperBound].starts(with: $0.utf8) }
  }
}
