import StatusQuoReporting

/// The formats of a command that makes no report for a CI.
package enum Format: String, CaseIterable {
  case text, json
}

extension Option where Value == Format {
  package static let format = choice(
    "--format", "FORMAT", "How the result is written: text or json", default: .text)
}

extension Option where Value == Bool {
  package static func flag(_ name: String, _ summary: String) -> Option {
    Option(
      name: name, placeholder: nil, summary: summary, fallback: false, expected: "no value",
      parse: { _ in true })
  }
}

extension Option {
  /// An option without a default; `read` gives nil when the text is no value.
  package init<Wrapped>(
    _ name: String, _ placeholder: String, _ summary: String, expected: String,
    words: [String] = [], instead: @escaping @Sendable (String) -> String? = { _ in nil },
    read: @escaping @Sendable (String) -> Wrapped?
  ) where Value == Wrapped? {
    self.init(
      name: name, placeholder: placeholder, summary: summary, fallback: nil, expected: expected,
      words: words, instead: instead, parse: { text in read(text).map { .some($0) } })
  }
}

extension Option where Value == String? {
  package static func text(
    _ name: String, _ placeholder: String, _ summary: String, words: [String] = []
  ) -> Option {
    Option(
      name, placeholder, summary, expected: "a \(placeholder.lowercased())", words: words,
      read: { $0.isEmpty ? nil : $0 })
  }
}

extension Option where Value == Int? {
  package static func count(
    _ name: String, _ placeholder: String, _ summary: String, from least: Int = 1,
    upTo limit: Int = 1_000_000_000_000
  ) -> Option {
    Option(
      name, placeholder, summary, expected: "a whole number from \(least) to \(limit.grouped)",
      read: { text in Int(text).flatMap { least...limit ~= $0 ? $0 : nil } })
  }
}

extension Option where Value == UInt64? {
  package static func seed(_ name: String, _ summary: String) -> Option {
    Option(
      name, "S", summary, expected: "a whole number from 0 to 18446744073709551615",
      read: { UInt64($0) })
  }
}

extension Option where Value == Double? {
  package static func seconds(_ name: String, _ summary: String, orNone: Bool = false) -> Option {
    Option(
      name, "N", summary,
      expected: "a number of seconds \(orNone ? "from" : "above") 0, such as 10 or 0.5",
      read: { text in
        // A hundred years are enough, and the clock can count them.
        Double(text).flatMap { ($0 > 0 || orNone && $0 == 0) && $0 <= 3e9 ? $0 : nil }
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
      words: Value.allCases.map(\.rawValue), parse: { Value(rawValue: $0) })
  }
}
