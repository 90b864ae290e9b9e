import StatusQuoAppearanceModel

extension String {
  /// The text with every character that would affect a terminal, a log or the direction of reading
  /// written as Swift writes it, `\u{1b}`; no XML 1.0 document can hold some of them. Line breaks
  /// and tabs stay.
  package var legible: String { legible(in: .none) }

  /// The text for people, on a terminal or in the log of a CI: legible but for the emphasis of an
  /// ink, and without commands to the runner of a CI.
  package func shown(in ink: Ink) -> String { legible(in: ink).withoutCommands() }

  private func legible(in ink: Ink) -> String {
    guard unicodeScalars.contains(where: { $0.isShownByNumber }) else { return self }
    var text = ""
    var rest = self[...].unicodeScalars
    while let scalar = rest.first {
      if scalar == "\u{1B}", let sequence = ink.sequence(atStartOf: Substring(rest)) {
        text += sequence
        rest = rest.dropFirst(sequence.unicodeScalars.count)
        continue
      }
      rest = rest.dropFirst()
      if scalar.isShownByNumber {
        text += scalar.notation
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// True if a legible text has its number.
  fileprivate var isShownByNumber: Bool { isInvisible && self != "\n" && self != "\t" }
}
