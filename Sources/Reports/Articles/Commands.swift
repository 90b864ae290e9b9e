import StatusQuoAppearanceModel

extension String {
  /// The text without commands to the runner of a CI, for the log that any format may be printed to:
  /// `::name::` at the start of a line, which may begin with space, and `##[name]`, `##vso[name]`, and
  /// `##teamcity[name]` anywhere. The character without which it is none is written as `escape` has it.
  package func withoutCommands(_ escape: (Unicode.Scalar) -> String = { $0.notation }) -> String {
    guard has("::") || has("##") else { return self }
    var text = ""
    var isLineStart = true
    var isInSequence = false
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isCommand =
        scalar == ":" && isLineStart && rest.first == ":"
        || scalar == "#" && rest.first == "#" && ["[", "v", "t"].contains(rest.dropFirst().first)
      if isCommand { text += escape(scalar) } else { text.unicodeScalars.append(scalar) }
      // A sequence that colors what follows is no part of the line.
      isInSequence = isInSequence || scalar == "\u{1B}"
      isLineStart = scalar.isLineBreak || isLineStart && (isInSequence || scalar.isSpace)
      isInSequence = isInSequence && scalar != "m"
    }
    return text
  }

  /// HTML or XML without such commands: it says the same.
  package var markupWithoutCommands: String { withoutCommands { "&#\($0.value);" } }

  /// Returns true if two equal bytes stand side by side.
  private func has(_ pair: StaticString) -> Bool {
    let byte = pair.utf8Start[0]
    var last: UInt8 = 0
    for next in utf8 {
      if next == byte, last == byte { return true }
      last = next
    }
    return false
  }
}

extension Unicode.Scalar {
  fileprivate var isLineBreak: Bool {
    switch self {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  fileprivate var isSpace: Bool { self == "\t" || properties.generalCategory == .spaceSeparator }
}
