import Generators

/// How results are written.
enum Format: String, CaseIterable {
  case text, json
}

extension Option where Value == Format {
  static let format = choice(
    "--format", "FORMAT", "How the result is written: text or json", default: .text)
}

extension Option where Value == Profile {
  static let profile = Option(
    name: "--profile", placeholder: "NAME",
    summary: """
      What scenarios to generate (default \(Profile.mixed.name)):
      \(Profile.all.map(\.name).listed(inColumns: 72))
      """,
    fallback: .mixed,
    expected: "one of \(Profile.all.map(\.name).joined(separator: ", "))",
    parse: Profile.named)
}
