import AppearanceModel
import Harness
import Reporting
import ScenarioFiles
import SeededBugs

private let seeds = Option.count(
  "--seeds", "N", "How many searches for each bug (default 20)", upTo: 10_000)
private let only = Option.text("--only", "ID", "Only this bug, or those whose ids begin so")
private let controls = Option.count(
  "--controls", "STEPS",
  """
  Also play so many steps on each of six resolvers
  that are right but different, and the canary
  """)
private let pairs = Option.count("--pairs", "N", "Also plant so many pairs of bugs")
private let enumerates = Option.flag(
  "--enumerate", "Only tell whether enumeration confirms the known shortest sizes")
private let save = Option.text(
  "--save", "FOLDER", "Write the scoreboard there, as SeededBugs.md and SeededBugs.json")

extension Command {
  static let bugs = Command(
    name: "bugs",
    summary: "Measure how wrong resolvers are found and reduced",
    options: [
      seeds.entry, only.entry, controls.entry, pairs.entry, enumerates.entry, save.entry,
      Option.format.entry,
    ],
    details: """
      Plants one bug after the other into the cached resolver. For each, every seed's scenarios are
      played until the bug shows (at most 60 s), and the scenario that shows it is reduced. Exit
      code 1 tells that a search found nothing, that a right resolver was reported or the canary was
      not. Use a release build.
      """
  ) { arguments, console in
    let only = arguments.value(of: only) ?? ""
    let planted = SeededBug.all.filter { $0.id.hasPrefix(only) }
    guard !planted.isEmpty else { throw Complaint("no seeded bug has an id that begins '\(only)'") }
    if arguments.value(of: enumerates) {
      return confirmShortest(of: planted, console) ? .agreement : .divergence
    }
    let seeds = arguments.value(of: seeds) ?? 20
    var scoreboard = Scoreboard()
    for (index, bug) in planted.enumerated() where !Interruption.isRequested {
      console.progress.show("\(bug.id), \(index + 1) of \(planted.count)")
      scoreboard.scores.append(Score(of: bug, seeds: seeds))
    }
    if let steps = arguments.value(of: controls) {
      scoreboard.playControls(steps: steps, console)
    }
    if let count = arguments.value(of: pairs) {
      await scoreboard.searchPairs(count, of: planted, console)
    }
    console.progress.clear()
    if let folder = arguments.value(of: save) { try scoreboard.write(into: folder) }
    switch arguments.value(of: .format) {
    case .json: console.write(scoreboard.json.text)
    case .text: console.write(scoreboard.text)
    }
    return scoreboard.isClean ? .agreement : .divergence
  }
}

extension LockStep where Reference == statusquo.Reference {
  /// The reference and the cached resolver with some bugs, by all oracles.
  static func withBugs(
    _ bugs: [SeededBug]
  ) -> LockStep<Reference, Judged<WrongResolver<statusquo.Subject>>>
  where Subject == Judged<WrongResolver<statusquo.Subject>> {
    LockStep(reference: { Reference($0) }) { scenario in
      Judged(WrongResolver(scenario, bugs: bugs) { statusquo.Subject($0) })
    }
  }
}

extension Score {
  /// Searches for a bug with the seeds from 1.
  fileprivate init(of bug: SeededBug, seeds: Int) {
    var models = LockStep.withBugs([bug])
    let trials = (1...UInt64(seeds)).map { seed in
      Trial(seed: seed, models: &models, shouldStop: { Interruption.isRequested })
    }
    self.init(id: bug.id, shortest: bug.shortest, trials: trials)
  }
}

extension Scoreboard {
  fileprivate func write(into folder: String) throws {
    let about = "Written by `statusquo bugs --save FOLDER`."
    let page = markdown(title: "Seeded bugs", about: about)
    try TextFile.write(page, to: folder + "/SeededBugs.md")
    try TextFile.write(json.text, to: folder + "/SeededBugs.json")
  }
}
