/// A file with one opening, one statement or one closing a line: what is broken over lines is
/// joined, what stands on one line is broken up, comments are left out.
struct Layout {
  struct Line {
    var text: String
    /// The line at which it begins in the file, from 1.
    let number: Int
  }

  private(set) var lines: [Line] = []

  init(_ source: String) {
    var joined: [Line] = []
    for (index, raw) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let text = String(raw.prefix(upTo: raw.firstRange(of: "//")?.lowerBound ?? raw.endIndex))
        .trimmed
      if text.isEmpty { continue }
      if let last = joined.last, Layout.goesOn(last.text, with: text) {
        let isClose = "([".contains(last.text.last!) || ")].".contains(text.first!)
        joined[joined.count - 1].text += (isClose && last.text.last != "," ? "" : " ") + text
      } else {
        joined.append(Line(text: text, number: index + 1))
      }
    }
    for line in joined { add(line.text, line.number) }
  }

  private static func goesOn(_ line: String, with next: String) -> Bool {
    var depth = 0
    for character in line {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
    }
    if depth > 0 || [",", "=", "&&", "||"].contains(where: line.hasSuffix) { return true }
    if line.opensBlock || line.hasSuffix(":") { return false }
    return [".", "&&", "||", "? ", ": ", "?? ", "= ", "+ ", "-> ", "else", "{"]
      .contains(where: next.hasPrefix)
  }

  private mutating func add(_ text: String, _ number: Int) {
    if text.isEmpty { return }
    let tokens = Tokens(text)
    if let colon = tokens.endOfLabel, colon + 1 < tokens.count {
      add(tokens.text(0...colon), number)
      add(tokens.text(colon + 1..<tokens.count), number)
    } else if let brace = tokens.openingBrace, brace + 1 < tokens.count {
      add(tokens.text(0...brace), number)
      let end = tokens.partner(of: brace)
      add(tokens.text(brace + 1..<end), number)
      add(tokens.text(end..<tokens.count), number)
    } else {
      lines.append(Line(text: text, number: number))
    }
  }
}

extension Tokens {
  /// The colon after `case …` or `default`.
  fileprivate var endOfLabel: Int? {
    guard ["case", "default"].contains(words[0]) else { return nil }
    var index = 0
    while index < count {
      if words[index] == ":" { return index }
      if words[index] == "{" { return nil }
      index = isOpening(index) ? partner(of: index) + 1 : index + 1
    }
    return nil
  }

  /// The brace that opens the block of a declaration or of `if`, `for`, `switch` and the like.
  fileprivate var openingBrace: Int? {
    let start = words[0] == "}" ? 2 : 0
    var isBlock = start < count && Tokens.openings.contains(words[start])
    var index = start
    while index < count {
      if words[index] == "{" { return isBlock ? index : nil }
      if words[index] == "=", !isBlock { return nil }
      isBlock = isBlock || Tokens.declarations.contains(words[index])
      index = isOpening(index) ? partner(of: index) + 1 : index + 1
    }
    return nil
  }

  private static let openings: Set = [
    "if", "guard", "for", "while", "switch", "do", "else", "catch",
  ]
  private static let declarations: Set = [
    "func", "init", "var", "get", "set", "subscript", "struct", "enum", "extension", "_modify",
  ]
}

extension String {
  var trimmed: String {
    let text = drop { $0 == " " }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}

extension String {
  /// True for the opening of a block or of a closure that goes on below.
  var opensBlock: Bool { hasSuffix("{") || wholeMatch(of: /.*\{ [\w,. ]+( -> [\w?.]+)? in/) != nil }
}
