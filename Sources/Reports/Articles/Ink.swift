/// The way emphasis is written: with the escape sequences of a terminal, or not at all.
package struct Ink: Hashable, Sendable {
  private let isColored: Bool

  /// No emphasis: for files, pipes and `NO_COLOR`.
  package static let none = Ink(isColored: false)
  /// The escape sequences that every terminal knows.
  package static let terminal = Ink(isColored: true)

  /// Emphasis of titles.
  package func bold(_ text: String) -> String { sequence("1", text) }

  /// The color of right values.
  package func green(_ text: String) -> String { sequence("32", text) }

  /// The color of wrong values.
  package func red(_ text: String) -> String { sequence("1;31", text) }

  private func sequence(_ code: String, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// A text from anywhere, safe to show: nothing in it moves the cursor, hides text or is a command
  /// to a CI. Only the emphasis of this ink stays.
  package func shown(_ text: String) -> String { text.shown(in: self) }

  /// The sequence of this ink that `text` begins with.
  func sequence(atStartOf text: Substring) -> String? {
    guard isColored else { return nil }
    return ["0", "1", "32", "1;31"].map { "\u{1B}[\($0)m" }.first { text.hasPrefix($0) }
  }
}
