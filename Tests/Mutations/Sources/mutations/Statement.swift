/// A line of source that can be dropped or swapped as a whole: a call or an assignment.
struct Statement {
  /// Up to the statement: spaces, or `case …: `.
  let lead: String
  let text: String

  /// Nil when the line is no such statement, or only a part of one.
  init?(_ line: String, before: String, after: String) {
    var indent = String(line.prefix { $0 == " " })
    var text = String(line.dropFirst(indent.count))
    guard indent.count >= 4, !Statement.continues(before), !Statement.isContinued(by: after) else {
      return nil
    }
    if text.hasPrefix("case "), let colon = Statement.topLevelColon(in: text) {
      indent += text[..<colon] + ": "
      text = String(text[text.index(colon, offsetBy: 2)...])
    }
    guard Statement.isBalanced(text), Statement.isCall(text) || Statement.isAssignment(text) else {
      return nil
    }
    lead = indent
    self.text = text
  }

  private static func isCall(_ text: String) -> Bool {
    guard text.hasSuffix(")") else { return false }
    return text.wholeMatch(of: /(_ = )?(try )?[a-zA-Z_][\w.]*(\[[^\]]*\][\w.]*)*\(.*\)/) != nil
      && !isControl(text)
  }

  private static func isAssignment(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-zA-Z_][\w.]*(\[[^=]*\][\w.?]*)* [-+|&]?= [^{]+/) != nil
      && !isControl(text) && !text.hasSuffix("(") && !text.hasSuffix("=")
  }

  private static func isControl(_ text: String) -> Bool {
    let word = text.prefix { $0.isLetter }
    return [
      "let", "var", "return", "if", "guard", "for", "while", "switch", "case", "throw", "func",
      "else", "default", "counters", "precondition",
    ].contains(String(word))
  }

  /// Whether a line goes on with the next one.
  private static func continues(_ line: String) -> Bool {
    let text = line.trimmed
    return [",", "(", "=", "+", "&&", "||", "?", ":", "["].contains { text.hasSuffix($0) }
      && !(text.hasPrefix("case ") && text.hasSuffix(":")) && text != "default:"
  }

  /// Whether a line goes on with what the one before begins.
  private static func isContinued(by line: String) -> Bool {
    let text = line.trimmed
    return [".", "&&", "||", "?", ":", "=", "+", ")", "]"].contains { text.hasPrefix($0) }
  }

  private static func isBalanced(_ text: String) -> Bool {
    var depth = 0
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private static func topLevelColon(in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if "([".contains(text[index]) { depth += 1 }
      if ")]".contains(text[index]) { depth -= 1 }
      if depth == 0, text[index] == ":", text[index...].hasPrefix(": ") { return index }
    }
    return nil
  }
}

extension String {
  var trimmed: String {
    let text = drop { $0 == " " }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
