/// The opening of a block with what decides about it: `guard … else {`, `if … {`, `while … {`,
/// `for … in … where … {`.
struct Head {
  /// A part of a head; text between two conditions or values stays as it is.
  enum Part {
    case text(String)
    case condition(String, canHold: Bool)
    /// The value of an optional binding or of a loop.
    case value(String)
  }

  let parts: [Part]

  init?(_ line: String) {
    guard let match = line.wholeMatch(of: /((?:\} else )?(?:if|guard|while)|for) (.*?)( else)? \{/)
    else { return nil }
    let lead = String(match.1)
    let tokens = Tokens(String(match.2))
    let isLoop = lead == "for"
    var parts: [Part] = [.text(lead)]
    if isLoop {
      guard let start = tokens.words.firstIndex(of: "in") else { return nil }
      let end = tokens.words.firstIndex(of: "where") ?? tokens.count
      parts += [.text(tokens.text(...start)), .value(tokens.text(start + 1..<end))]
      if end < tokens.count {
        parts += [.text("where"), .condition(tokens.text((end + 1)...), canHold: true)]
      }
    } else {
      for range in tokens.parts(within: 0..<tokens.count) {
        if range.lowerBound > 0 { parts.append(.text(",")) }
        parts += Head.parts(of: Tokens(tokens.text(range)), canHold: lead != "while")
      }
    }
    self.parts = parts + [.text((match.3.map(String.init) ?? "") + " {")]
  }

  private static func parts(of tokens: Tokens, canHold: Bool) -> [Part] {
    if ["case", "true"].contains(tokens.words[0]) { return [.text(tokens.text(0...))] }
    guard ["let", "var"].contains(tokens.words[0]) else {
      return [.condition(tokens.text(0...), canHold: canHold)]
    }
    guard let equals = tokens.words.firstIndex(of: "=") else { return [.text(tokens.text(0...))] }
    return [.text(tokens.text(...equals)), .value(tokens.text((equals + 1)...))]
  }
}
