package import StatusQuoAppearanceModel
import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoSeededBugs

/// All options that more than one command may have: each means the same in every command.
package enum Options {
  // The scenarios.

  static func seed(default text: String) -> Option<UInt64?> {
    Option.seed("--seed", "Seed of the run (default \(text))")
  }

  static let profile = Option(
    "--profile", "NAME",
    """
    What scenarios to generate (default \(Profile.mixed.name)):
    \(Profile.all.map(\.name).listed(inColumns: 72))
    """, expected: "one of \(Profile.all.map(\.name).joined(separator: ", "))",
    words: Profile.all.map(\.name), read: { Profile.named($0) })

  static let controllers = Option.count(
    "--controllers", "N", "Maximum number of controllers (default 3)",
    from: SmallWorlds.bounds.lowerBound, upTo: SmallWorlds.bounds.upperBound)
  static let steps = Option.count(
    "--steps", "K", "Maximum number of steps (default 3)",
    from: SmallWorlds.bounds.lowerBound, upTo: SmallWorlds.bounds.upperBound)
  static let settings = Option.count(
    "--settings", "M", "Maximum number of settings other than UIKit's defaults (default 1)",
    from: SmallWorlds.bounds.lowerBound, upTo: SmallWorlds.bounds.upperBound)
  static let alphabet = Option(
    "--alphabet", "NAME",
    "What scenarios are made of (default \(Alphabet.core.name)):\n"
      + Alphabet.all.map { "\($0.name): \($0.summary)".lines(ofColumns: 72) }
      .joined().joined(separator: "\n"),
    expected: "one of \(Alphabet.all.map(\.name).joined(separator: ", "))",
    words: Alphabet.all.map(\.name), read: { Alphabet.named($0) })
  static let continuesRefused = Option.flag(
    "--all", "Include scenarios that continue after a refused step")

  // On what.

  static let bug = Option.text(
    "--bug", "ID",
    """
    Plant this bug into the resolver, to see what a
    finding looks like; seed N draws drawn-N
    """,
    words: SeededBug.all.map(\.id))
  static let program = Option.text(
    "--subject", "COMMAND",
    "Compare this program with the reference;\nTests/Subjects/README.md has the protocol")
  static let infoPlist = Option.text(
    "--info-plist", "FILE", "An app's Info.plist, instead of the documents' own keys")
  package static let reading = Option(
    "--reading", "C-N=K",
    """
    Let the reference follow reading K of a question on which
    sources contradict each other, as --subject does (repeatable)
    """, expected: "a question and the number of a reading, such as C-7=2",
    words: ChosenReading.alternatives.map(\.text),
    instead: { text in
      OpenQuestion(id: String(text.prefix { $0 != "=" }))?.insteadOfAChoice
    }, read: { ChosenReading(text: $0) })
  static let strict = Option.flag(
    "--strict", "Refuse documents whose steps use unknown names")

  // How far.

  static func step(_ summary: String) -> Option<Int?> {
    Option(
      "--step", "N", summary, expected: "a whole number from 0",
      read: { text in Int(text).flatMap { $0 >= 0 ? $0 : nil } })
  }

  static func seconds(_ default: String) -> Option<Double?> {
    Option.seconds("--seconds", "Stop after N seconds\n(default: \(`default`))", orNone: true)
  }

  static let shrinkSeconds = Option.seconds(
    "--shrink-seconds",
    """
    Stop shrinking after N seconds (default: half of
    --seconds; else as many evaluations as a run may take)
    """, orNone: true)
  static let scenarios = Option.count("--scenarios", "N", "Stop after N scenarios")
  static let untilCovered = Option.flag(
    "--until-covered",
    "Stop as soon as every rule, step, reason and controller was reached;\nof a part of UIKit, once as many scenarios again reach nothing new"
  )
  static let workers = Option.count(
    "--workers", "N", "Number of worker processes (default: one per core)", upTo: 256)
  static let shard = Option(
    "--shard", "I/N", "Run only part I of N; 'merge' joins the reports",
    expected: "a part and how many there are, such as 1/4", read: { Shard($0) })
  static let comparedAtLeast = Option.count(
    "--compared-at-least", "N",
    """
    Fail unless the subject answers each part it
    declares at N percent of the moments (default 50)
    """, from: 0, upTo: 100)
  static let knownFaults = Option.count(
    "--known-faults", "N",
    """
    After an agreement, play N of the run's scenarios
    with each known fault; name those that none notices
    """, from: 1, upTo: 10_000)
  static let hangAfter = Option.seconds(
    "--hang-after",
    "Report a hang when a step takes longer than N seconds\n(default 10, a quarter of --seconds at most)"
  )
  static let startWithin = Option.seconds(
    "--start-within", "Give up on a subject that takes longer than N seconds to start\n(default 60)"
  )

  // Where to.

  static let details = Option.flag("--details", "Print all of each finding, and all counts")
  static let save = Option.text(
    "--save", "FOLDER", "Write each finding there as a scenario document")
  package static let into = Option.text("--into", "FOLDER", "Write the command's files there")
  static let corpus = Option.text(
    "--corpus", "FOLDER", "Replay this folder first; add divergences and new coverage")
  static let state = Option.text(
    "--state", "FILE", "Save the run's state there (default: state.json in the corpus)")
  static let resume = Option.flag(
    "--resume",
    "Continue the run of the saved state; with --seconds 0,\nonly examine what it has found")
}

extension Shard {
  /// `1/4`, the first of four.
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard numbers.count == 2, numbers[0] > 0, numbers[1] >= numbers[0],
      numbers[1] <= Shard.maxParts
    else { return nil }
    self.init(numbers[0] - 1, of: numbers[1])
  }
}
