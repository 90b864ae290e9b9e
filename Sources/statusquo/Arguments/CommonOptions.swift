import Generators
import Harness

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

extension Option where Value == Shard {
  static func shard(_ summary: String) -> Option {
    Option(
      name: "--shard", placeholder: "I/N", summary: summary, fallback: .whole,
      expected: "a part and how many there are, such as 1/4", parse: Shard.init)
  }
}

extension Shard {
  /// `1/4`, the first of four.
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] >= numbers[0], numbers[1] <= 1_000_000
    else { return nil }
    self.init(numbers[0] - 1, of: numbers[1])
  }
}
