/// The words, numbers, signs, brackets and spaces of one line.
struct Tokens {
  let words: [String]

  init(_ text: String) {
    let pattern =
      #/[A-Za-z_$@#][A-Za-z_0-9]*|[0-9][0-9_]*(?:\.[0-9]+)?|\.\.<|\.\.\.|\s+|[-+*/%=<>!&|^~?]+|./#
    words = text.matches(of: pattern).map { String($0.0) }
  }

  var count: Int { words.count }

  func text(_ range: some RangeExpression<Int>) -> String { words[range].joined().trimmed }

  /// The text with a range of it, or all of it, replaced.
  func replacing(_ range: Range<Int>, by text: String) -> String {
    let inner = words[range]
    let lead = inner.prefix { $0.allSatisfy(\.isWhitespace) }.joined()
    let trail = inner.reversed().prefix { $0.allSatisfy(\.isWhitespace) }.joined()
    return words[..<range.lowerBound].joined() + lead + text + trail
      + words[range.upperBound...].joined()
  }

  func replacing(_ index: Int, by text: String) -> String {
    replacing(index..<index + 1, by: text)
  }

  // MARK: Brackets

  func isOpening(_ index: Int) -> Bool { ["(", "[", "{"].contains(words[index]) }

  func isClosing(_ index: Int) -> Bool { [")", "]", "}"].contains(words[index]) }

  /// The bracket that closes the one at `index`; the end where there is none.
  func partner(of index: Int) -> Int {
    var depth = 0
    for next in index..<count {
      if isOpening(next) { depth += 1 }
      if isClosing(next) { depth -= 1 }
      if depth == 0 { return next }
    }
    return count
  }

  /// The text between two brackets, cut at its commas.
  func parts(within range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if words[index] == "," {
        parts.append(start..<index)
        start = index + 1
      }
      index = isOpening(index) ? partner(of: index) + 1 : index + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  // MARK: Operators

  /// True between spaces.
  func isBinary(_ index: Int) -> Bool { isSpace(index - 1) && isSpace(index + 1) }

  /// True before the expression that it applies to.
  func isPrefix(_ index: Int) -> Bool {
    (index == 0 || isSpace(index - 1) || isOpening(index - 1)) && index + 1 < count
      && !isSpace(index + 1)
  }

  private func isSpace(_ index: Int) -> Bool {
    words.indices.contains(index) && words[index].allSatisfy(\.isWhitespace)
  }

  /// The operand that ends before `index`.
  func operand(before index: Int) -> Range<Int> {
    var start = index
    var depth = 0
    while start > 0 {
      let next = start - 1
      if isClosing(next) { depth += 1 }
      if isOpening(next) { depth -= 1 }
      if depth < 0 || depth == 0 && bounds(next) { break }
      start = next
    }
    return start..<index
  }

  /// The operand that begins after `index`.
  func operand(after index: Int) -> Range<Int> {
    var end = index + 1
    while end < count, !isClosing(end), !bounds(end) {
      end = isOpening(end) ? partner(of: end) + 1 : end + 1
    }
    return index + 1..<min(end, count)
  }

  private func bounds(_ index: Int) -> Bool {
    let word = words[index]
    return [",", ":", "=", "return", "in", "&&", "||", "??"].contains(word)
      || word == "?" && isBinary(index)
  }
}
