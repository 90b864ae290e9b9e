import Reporting

/// A named argument of a command. Every one has a default.
struct Option<Value: Sendable>: Sendable {
  /// As it is typed, dashes included.
  let name: String
  /// Stands for the value in help texts. `nil` for a switch, which takes none.
  let placeholder: String?
  /// What it is for; help texts align its lines.
  let summary: String
  /// The value when the option is not given.
  let fallback: Value
  /// What a value has to look like, for whoever typed another.
  let expected: String
  /// `nil` when the text is no value.
  let parse: @Sendable (String) -> Value?

  /// What the table of a command knows of it.
  var entry: OptionEntry {
    OptionEntry(
      name: name, placeholder: placeholder, summary: summary, expected: expected,
      accepts: { parse($0) != nil })
  }
}

/// An option without the type of its value.
struct OptionEntry: Sendable {
  let name: String
  let placeholder: String?
  let summary: String
  let expected: String
  let accepts: @Sendable (String) -> Bool

  /// As help texts show it: `--seed S`.
  var usage: String { placeholder.map { "\(name) \($0)" } ?? name }
}

extension Option where Value == Bool {
  static func flag(_ name: String, _ summary: String) -> Option {
    Option(
      name: name, placeholder: nil, summary: summary, fallback: false, expected: "no value",
      parse: { _ in true })
  }
}

extension Option where Value == String? {
  static func text(_ name: String, _ placeholder: String, _ summary: String) -> Option {
    Option(
      name: name, placeholder: placeholder, summary: summary, fallback: nil,
      expected: "a \(placeholder.lowercased())", parse: { $0.isEmpty ? nil : .some($0) })
  }
}

extension Option where Value == Int? {
  static func count(
    _ name: String, _ placeholder: String, _ summary: String, upTo limit: Int = 1_000_000_000_000
  ) -> Option {
    Option(
      name: name, placeholder: placeholder, summary: summary, fallback: nil,
      expected: "a whole number from 1 to \(limit.grouped)",
      parse: { text in Int(text).flatMap { 1...limit ~= $0 ? .some($0) : nil } })
  }
}

extension Option where Value == UInt64? {
  static func seed(_ name: String, _ summary: String) -> Option {
    Option(
      name: name, placeholder: "S", summary: summary, fallback: nil,
      expected: "a whole number from 0 to 18446744073709551615",
      parse: { text in UInt64(text).map { .some($0) } })
  }
}

extension Option where Value == Double? {
  static func seconds(_ name: String, _ summary: String) -> Option {
    Option(
      name: name, placeholder: "N", summary: summary, fallback: nil,
      expected: "a number of seconds above 0, such as 10 or 0.5",
      parse: { text in
        // A hundred years are enough, and the clock can count them.
        Double(text).flatMap { $0 > 0 && $0 <= 3e9 ? .some($0) : nil }
      })
  }
}

extension Option where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  static func choice(
    _ name: String, _ placeholder: String, _ summary: String, default fallback: Value
  ) -> Option {
    Option(
      name: name, placeholder: placeholder, summary: "\(summary) (default \(fallback.rawValue))",
      fallback: fallback, expected: Value.allCases.map(\.rawValue).joined(separator: " or "),
      parse: { Value(rawValue: $0) })
  }
}
