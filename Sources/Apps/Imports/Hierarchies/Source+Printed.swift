import StatusQuoReading

// The small parts of a printed hierarchy: marks, gaps, words.

/// The marks before a controller: a bar for each level, a plus before what is presented.
struct PrintedMarks {
  var count = 0
  var endsWithPlus = false
  /// The beginning of the marks and the spaces around them.
  var start: Int
}

extension Source {
  /// The first byte of the line behind the one that ends at `offset`.
  func startOfPrintedLine(after offset: Int) -> Int {
    if has("\\n", at: offset) || has("\r\n", at: offset) { return offset + 2 }
    return offset + 1
  }

  /// The marks that stand directly before `offset`.
  func marks(before offset: Int, lineStart: Int) -> PrintedMarks {
    var marks = PrintedMarks(start: offset)
    while marks.start > lineStart {
      let last = marks.start - 1
      let isModal = self[last] == "M" && last > lineStart && self[last - 1] == "*"
      if isModal || isMark(self[last]) {
        marks.count += 1
        if marks.count == 1 { marks.endsWithPlus = isModal || self[last] == "+" }
        marks.start -= isModal ? 2 : 1
      } else if isSpace(self[last]) || isPartOfWideSpace(last) {
        marks.start -= 1
      } else {
        break
      }
    }
    return marks
  }

  /// The marks that a line begins with, after decoration, and the start of what follows them.
  func skippingMarks(_ line: Range<Int>) -> PrintedMarks {
    var marks = PrintedMarks(start: line.lowerBound)
    while marks.start < line.upperBound {
      let byte = bytes[marks.start]
      if isMark(byte) {
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

  private func isMark(_ byte: UInt8) -> Bool { byte == "|" || byte == "+" }

  /// Returns true if a range has nothing but the beginnings of comments, quotations and lists.
  func isDecoration(_ range: Range<Int>) -> Bool {
    let isPlain = range.allSatisfy {
      isSpace(self[$0]) || isPartOfWideSpace($0) || isDecoration(self[$0])
    }
    return isPlain || range.count <= 400 && isDrawing(range)
  }

  /// Returns true if a range has nothing but decoration, lines of a drawn tree, and other symbols.
  private func isDrawing(_ range: Range<Int>) -> Bool {
    text(range).unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII {
        let byte = UInt8(scalar.value)
        return isSpace(byte) || isDecoration(byte)
      }
      return !scalar.properties.isAlphabetic
    }
  }

  private func isDecoration(_ byte: UInt8) -> Bool { isOne(of: "/*>#`\"'-@(", byte) }

  /// Returns true if the byte belongs to a no-break space, which web pages have instead of spaces.
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
      if isSpace(byte) || byte == "," || isPartOfWideSpace(next) {
        next += 1
      } else if isLineBreak(byte) || has("\\n", at: next) {
        breaks += 1
        if breaks > 4 { return start }
        next = startOfPrintedLine(after: next)
      } else if breaks > 0,
        (isDecoration(byte) && byte != "(") || (byte == "|" && passesBars)
      {
        next += 1
      } else {
        break
      }
    }
    return next
  }

  /// The offset behind `word:`, or nil where something else stands.
  func keyword(_ word: StaticString, at offset: Int) -> Int? {
    has(word, at: offset) ? colon(at: offset + word.utf8CodeUnitCount) : nil
  }

  /// The offset behind a colon, with spaces before it.
  func colon(at offset: Int) -> Int? {
    var next = offset
    while isSpace(self[next]) { next += 1 }
    return self[next] == ":" ? next + 1 : nil
  }

  /// The offset behind these words, between which there may be line breaks.
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

  /// Returns true if an author left out the text that belongs here.
  func isLeftOut(at offset: Int) -> Bool {
    offset >= end || isLineBreak(self[offset]) || isOne(of: ",|+`\"", self[offset])
      || has("\\n", at: offset) || has("...", at: offset) || has("…", at: offset)
      || has("(null)", at: offset) || has("nil", at: offset)
  }

  /// Returns true if nothing follows in the text but the rest of a word or an object.
  func isCutOff(behind offset: Int) -> Bool {
    var next = offset
    while next < min(end, offset + InputLimits.className), !isLineBreak(self[next]),
      self[next] != ","
    { next += 1 }
    return skippingSpace(next) >= end
  }

  /// The offset behind a label such as `Tab 1: `; the beginning of the line where it has none.
  func skippingLabel(_ line: Range<Int>) -> Int {
    var next = line.lowerBound
    while next < min(line.upperBound, line.lowerBound + 24) {
      if self[next] == ":", isSpace(self[next + 1]) { return skippingSpace(next + 1) }
      guard isWord(self[next]) || self[next] == " " else { break }
      next += 1
    }
    return line.lowerBound
  }

  /// The number of characters before `offset` in its line; a tab counts as four.
  func column(of offset: Int, in lineStart: Int) -> Int {
    var column = 0
    for place in lineStart..<offset where self[place] & 0xC0 != 0x80 {
      column += self[place] == "\t" ? 4 : 1
    }
    return column
  }

  /// The view in what Chisel prints behind a controller's address; nil where that is a view itself.
  func chiselView(in details: Range<Int>) -> PrintedController.RootView? {
    for next in details {
      if has("view not loaded", at: next) { return .notLoaded }
      if has("view = <", at: next) {
        return printedObject(at: next + 7).map { .loaded($0.className) } ?? .unknown
      }
    }
    return nil
  }
}
