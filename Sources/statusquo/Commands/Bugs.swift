import AppearanceModel
import Harness
import Reporting
import ScenarioFiles
import SeededBugs

private let seeds = Option.count("--seeds", "N", "How many searches for each bug (default 20)")
private let only = Option.text("--only", "ID", "Only this bug, or those whose ids begin so")
private let save = Option.text(
  "--save", "FOLDER", "Write the scoreboard there, as SeededBugs.md and SeededBugs.json")

extension Command {
  static let bugs = Command(
    name: "bugs",
    summary: "Measure how wrong resolvers are found and reduced",
    options: [seeds.entry, only.entry, save.entry, Option.format.entry],
    details: """
      Plants one bug after the other into the cached resolver. For each, every seed's scenarios are
      played until the bug shows (at most 60 s), and the scenario that shows it is reduced. Exit
      code 1 tells that a search found nothing. Use a release build.
      """
  ) { arguments, console in
    let only = arguments.value(of: only) ?? ""
    let planted = SeededBug.all.filter { $0.id.hasPrefix(only) }
    guard !planted.isEmpty else { throw Complaint("no seeded bug has an id that begins '\(only)'") }
    let seeds = arguments.value(of: seeds) ?? 20
    var scoreboard = Scoreboard()
    for (index, bug) in planted.enumerated() where !Interruption.isRequested {
      console.progress.show("\(bug.id), \(index + 1) of \(planted.count)")
      scoreboard.scores.append(Score(of: bug, seeds: seeds))
    }
    console.progress.clear()
    if let folder = arguments.value(of: save) { try scoreboard.write(into: folder, seeds: seeds) }
    switch arguments.value(of: .format) {
    case .json: console.write(scoreboard.json.text)
    case .text: console.write(scoreboard.text)
    }
    return scoreboard.foundAlways == scoreboard.scores.count ? .agreement : .divergence
  }
}

extension Score {
  /// Searches for a bug, by all oracles, with the seeds from 1.
  fileprivate init(of bug: SeededBug, seeds: Int) {
    var models = LockStep(
      reference: { Reference($0) },
      subject: { scenario in
        Judged(WrongResolver(scenario, bugs: [bug]) { Subject($0) }, by: .all)
      })
    let trials = (1...UInt64(seeds)).map { seed in
      Trial(seed: seed, models: &models, shouldStop: { Interruption.isRequested })
    }
    self.init(id: bug.id, shortest: bug.shortest, trials: trials)
  }
}

extension Scoreboard {
  fileprivate func write(into folder: String, seeds: Int) throws {
    let about = "`statusquo bugs --seeds \(seeds) --save Reports` writes this page."
    let page = markdown(title: "Seeded bugs", about: about)
    try TextFile.write(page, to: folder + "/SeededBugs.md")
    try TextFile.write(json.text, to: folder + "/SeededBugs.json")
  }
}
