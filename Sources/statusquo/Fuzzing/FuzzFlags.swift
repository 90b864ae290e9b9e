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
    "--workers", "N", "So many processes play at a time (default: one a core)", upTo: 256)
  static let shard = Option.shard(
    "Play only every Nth scenario, from the Ith; 'merge' joins the reports")
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
