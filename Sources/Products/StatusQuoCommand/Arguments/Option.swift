/// A named argument of a command. Every one has a default.
package struct Option<Value: Sendable>: Sendable {
  /// The name as it is typed, dashes included.
  let name: String
  /// Stands for the value in help texts. `nil` for a switch, which takes none.
  let placeholder: String?
  /// The purpose; help texts align its lines.
  let summary: String
  /// The value when the option is not given.
  let fallback: Value
  /// The accepted values, for an error.
  let expected: String
  /// The words that are values, where values are words.
  var words: [String] = []
  /// The accepted values in place of a text, where more can be said of it than `expected`.
  var instead: @Sendable (_ text: String) -> String? = { _ in nil }
  /// `nil` when the text is no value.
  let parse: @Sendable (String) -> Value?

  /// The part of it that the table of a command has.
  package var entry: OptionEntry {
    OptionEntry(
      name: name, placeholder: placeholder, summary: summary, expected: expected, words: words,
      instead: instead, accepts: { parse($0) != nil })
  }
}

/// An option without the type of its value.
package struct OptionEntry: Sendable {
  let name: String
  let placeholder: String?
  let summary: String
  let expected: String
  let words: [String]
  let instead: @Sendable (String) -> String?
  let accepts: @Sendable (String) -> Bool

  /// The form in help texts: `--seed S`.
  var usage: String { placeholder.map { "\(name) \($0)" } ?? name }
}
