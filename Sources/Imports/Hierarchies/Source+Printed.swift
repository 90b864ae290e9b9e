// The small parts of a printed hierarchy: marks, gaps, words.

/// The marks before a controller: a bar for each level, a plus before what is presented.
struct PrintedMarks {
  var count = 0
  var endsWithPlus = false
  /// Where the marks and the spaces around them begin.
  var start: Int
}

extension Source {
  /// Behind the last byte of the line at `start`. Cycript prints line breaks as `\n`.
  func endOfPrintedLine(from start: Int) -> Int {
    var next = start
    while next < bytes.count {
      let byte = bytes[next]
      if byte == 0x0A || byte == 0x0D || (byte == 0x5C && has("\\n", at: next)) { break }
      next += 1
    }
    return next
  }

  /// The first byte of the line behind the one that ends at `offset`.
  func startOfPrintedLine(after offset: Int) -> Int {
    if has("\\n", at: offset) || has("\r\n", at: offset) { return offset + 2 }
    return offset + 1
  }

  /// The marks that stand directly before `offset`.
  func marks(before offset: Int, lineStart: Int) -> PrintedMarks {
    var marks = PrintedMarks(start: offset)
    var isLast = true
    while marks.start > lineStart {
      let byte = self[marks.start - 1]
      if byte == UInt8(ascii: "|") || byte == UInt8(ascii: "+") {
        marks.count += 1
        if isLast { marks.endsWithPlus = byte == UInt8(ascii: "+") }
        isLast = false
      } else if byte == UInt8(ascii: "M"), marks.start - 1 > lineStart,
        self[marks.start - 2] == UInt8(ascii: "*")
      {
        marks.count += 1
        if isLast { marks.endsWithPlus = true }
        isLast = false
        marks.start -= 1
      } else if !isSpace(byte), !isPartOfWideSpace(marks.start - 1) {
        break
      }
      marks.start -= 1
    }
    return marks
  }

  /// The marks that a line begins with, after decoration, and what follows them.
  func skippingMarks(_ line: Range<Int>) -> PrintedMarks {
    var marks = PrintedMarks(start: line.lowerBound)
    while marks.start < line.upperBound {
      let byte = bytes[marks.start]
      if byte == UInt8(ascii: " ") {
        marks.start += 1
        continue
      }
      if byte == UInt8(ascii: "|") || byte == UInt8(ascii: "+") {
        marks.count += 1
      } else if !isSpace(byte), !isPartOfWideSpace(marks.start),
        marks.count > 0 || !isDecoration(byte)
      {
        break
      }
      marks.start += 1
    }
    return marks
  }

  /// Whether a line's beginning has nothing but what comments, quotations and lists begin with.
  func isDecoration(_ range: Range<Int>) -> Bool {
    range.allSatisfy {
      isSpace(self[$0]) || isPartOfWideSpace($0) || isDecoration(self[$0])
    }
  }

  private func isDecoration(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: ">"), UInt8(ascii: "#"),
      UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "-"),
      UInt8(ascii: "@"), UInt8(ascii: "("):
      true
    default: false
    }
  }

  /// Whether the byte belongs to a no-break space, which web pages have instead of spaces.
  private func isPartOfWideSpace(_ offset: Int) -> Bool {
    (self[offset] == 0xA0 && offset > 0 && self[offset - 1] == 0xC2)
      || (self[offset] == 0xC2 && self[offset + 1] == 0xA0)
  }

  /// Past a comma, spaces, line breaks and what a broken line begins with. Only where a keyword
  /// follows does the gap belong to a controller.
  ///
  /// - Parameter passesBars: whether bars in a broken line are part of the gap. Before a value they
  ///   are not: they begin the next controller.
  func skippingGap(_ start: Int, passesBars: Bool = true) -> Int {
    var next = start
    var breaks = 0
    while next < bytes.count {
      let byte = bytes[next]
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",") {
        next += 1
      } else if isLineBreak(byte) || has("\\n", at: next) {
        breaks += 1
        if breaks > 4 { return start }
        next = startOfPrintedLine(after: next)
      } else if isPartOfWideSpace(next) {
        next += 1
      } else if breaks > 0,
        (isDecoration(byte) && byte != UInt8(ascii: "("))
          || (byte == UInt8(ascii: "|") && passesBars)
      {
        next += 1
      } else {
        break
      }
    }
    return next
  }

  /// Behind `word:`, or nil where something else stands.
  func keyword(_ word: StaticString, at offset: Int) -> Int? {
    has(word, at: offset) ? colon(at: offset + word.utf8CodeUnitCount) : nil
  }

  /// Behind a colon, with spaces before it.
  func colon(at offset: Int) -> Int? {
    var next = offset
    while isSpace(self[next]) { next += 1 }
    return self[next] == UInt8(ascii: ":") ? next + 1 : nil
  }

  /// Behind these words, between which there may be line breaks.
  func words(_ words: [StaticString], at offset: Int) -> Int? {
    var next = offset
    for (index, word) in words.enumerated() {
      if index > 0 { next = skippingGap(next) }
      guard has(word, at: next) else { return nil }
      next += word.utf8CodeUnitCount
    }
    return next
  }

  func endOfLetters(from start: Int) -> Int {
    var next = start
    while isLetter(self[next]) { next += 1 }
    return next
  }

  /// Whether an author left out what should stand here.
  func isLeftOut(at offset: Int) -> Bool {
    offset >= end || isLineBreak(self[offset]) || has("\\n", at: offset)
      || has("...", at: offset) || has("…", at: offset) || has("(null)", at: offset)
      || has("nil", at: offset) || self[offset] == UInt8(ascii: ",")
      || self[offset] == UInt8(ascii: "|") || self[offset] == UInt8(ascii: "+")
      || self[offset] == UInt8(ascii: "`") || self[offset] == UInt8(ascii: "\"")
  }

  /// The view in what Chisel prints behind a controller's address; nil where that is a view itself.
  func chiselView(in details: Range<Int>) -> PrintedController.RootView? {
    var next = details.lowerBound
    while next < details.upperBound {
      if has("view not loaded", at: next) { return .notLoaded }
      if has("view = <", at: next) {
        return printedObject(at: next + 7).map { .loaded($0.className) } ?? .unknown
      }
      next += 1
    }
    return nil
  }
}
