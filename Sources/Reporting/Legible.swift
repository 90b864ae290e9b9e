import StatusQuoScenarioFiles

extension String {
  /// The text with every character that would affect a terminal, a log or the direction of reading
  /// written as Swift writes it, `\u{1b}`; no XML 1.0 document can hold some of them. Line breaks
  /// and tabs stay.
  var legible: String {
    guard unicodeScalars.contains(where: isDisruptive) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": text.unicodeScalars.append(scalar)
      case _ where isDisruptive(scalar): text += scalar.asEscape
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text for people, on a terminal or in the log of a CI: legible, and without commands to the
  /// runner of a CI, which reads `::name::` at the start of a line and `##[name]` or `##vso[name]`
  /// anywhere.
  func shown(in ink: Ink) -> String {
    var text = ""
    var rest = self[...].unicodeScalars
    var isLineStart = true
    while let scalar = rest.first {
      if scalar == "\u{1B}", let sequence = ink.sequence(atStartOf: Substring(rest)) {
        text += sequence
        rest = rest.dropFirst(sequence.unicodeScalars.count)
        continue
      }
      rest = rest.dropFirst()
      let isCommand =
        scalar == ":" && isLineStart && rest.first == ":"
        || scalar == "#" && rest.first == "#" && ["[", "v", "t"].contains(rest.dropFirst().first)
      if isCommand || isDisruptive(scalar) && scalar != "\n" && scalar != "\t" {
        text += scalar.asEscape
      } else {
        text.unicodeScalars.append(scalar)
      }
      isLineStart = scalar == "\n" || isLineStart && (scalar == " " || scalar == "\t")
    }
    return text
  }
}

extension Unicode.Scalar {
  /// The form in a Swift literal: `\u{1b}`.
  fileprivate var asEscape: String { "\\u{\(String(value, radix: 16))}" }
}
