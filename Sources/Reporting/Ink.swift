/// How emphasis is written: with the escape sequences of a terminal, or not at all.
public struct Ink: Hashable, Sendable {
  private let isColoured: Bool

  /// No emphasis: for files, pipes and `NO_COLOR`.
  public static let none = Ink(isColoured: false)
  /// The escape sequences that every terminal knows.
  public static let terminal = Ink(isColoured: true)

  /// For titles.
  public func bold(_ text: String) -> String { sequence("1", text) }

  /// For what is right.
  public func green(_ text: String) -> String { sequence("32", text) }

  /// For what is wrong.
  public func red(_ text: String) -> String { sequence("1;31", text) }

  private func sequence(_ code: String, _ text: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
