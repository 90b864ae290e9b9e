import Harness

/// The options of `fuzz`.
enum FuzzFlags {
  static let seconds = Option.seconds(
    "--seconds", "How long to search (default 10; no limit when another one is given)")
  static let scenarios = Option.count("--scenarios", "N", "At most so many scenarios")
  static let untilCovered = Option.flag(
    "--until-covered", "End as soon as every rule, step, reason and controller was reached")
  static let seed = Option.seed(
    "--seed", "All scenarios follow from it (default: a fresh one, which is printed)")
  static let workers = Option.count(
    "--workers", "N", "So many processes play at a time (default: one a core)")
  static let shard = Option<Shard>(
    name: "--shard", placeholder: "I/N",
    summary: "Play only every Nth scenario, from the Ith; 'merge' joins the reports",
    fallback: .whole, expected: "a part and how many there are, such as 1/4", parse: Shard.init)
  static let hangAfter = Option.seconds(
    "--hang-after", "A resolver hangs that takes so long for one step (default 10)")
  static let save = Option.text(
    "--save", "FOLDER",
    "Write each divergence there, as a scenario document named by its content")
  static let corpus = Option.text(
    "--corpus", "FOLDER",
    "Replay the scenarios kept there, and keep there what diverges or is new")
  static let resume = Option.flag(
    "--resume", "Go on from the state that the last run has left in the corpus")
}

extension Shard {
  /// `1/4`, the first of four.
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] >= numbers[0] else { return nil }
    self.init(numbers[0] - 1, of: numbers[1])
  }
}
