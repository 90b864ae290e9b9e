/// A line with a condition: `guard … else {`, `if … {`, `while … {`, `for … where … {`, `… ? … : …`.
struct Condition {
  let lead: String
  /// What is joined by commas; each can be negated unless it binds a name.
  let parts: [String]
  let trail: String

  init?(_ line: String) {
    for form in Condition.forms {
      guard let match = line.wholeMatch(of: form), Condition.isWhole(match.2) else { continue }
      lead = String(match.1)
      parts = Condition.parts(of: String(match.2))
      trail = String(match.3)
      return
    }
    return nil
  }

  private nonisolated(unsafe) static let forms:
    [Regex<(Substring, Substring, Substring, Substring)>] =
      [
        /( *guard )(.*)( else \{.*)/,
        /( *(?:\} else )?if )(.*?)( \{.*)/,
        /( *while )(.*)( \{.*)/,
        /( *for .* where )(.*)( \{.*)/,
        /( *(?:return |let \w+ = |[\w.]+ = ))([^?]*)( \? .* : .*)/,
      ]

  /// Whether it can be negated: it binds no name and is a whole expression.
  static func isNegatable(_ part: String) -> Bool {
    part != "true" && !["let ", "var ", "case ", "#", "try "].contains { part.hasPrefix($0) }
  }

  private static func isWhole(_ text: Substring) -> Bool {
    var depth = 0
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0 && !text.isEmpty
  }

  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed)
  }
}
