import StatusQuoAppearanceModel
import StatusQuoCachedResolver
package import StatusQuoCommand
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoRunning
import StatusQuoScenarioFiles
import StatusQuoSeededBugs

private let seeds = Option.count(
  "--seeds", "N", "Searches for each bug (default 20)", upTo: 10_000)
private let firstSeed = Option.seed(
  "--first-seed", "The first of the seeds (default 1; random with --into)")
private let only = Option.text(
  "--only", "ID", "Only this bug, or bugs whose ids begin with ID",
  words: SeededBug.planted.map(\.id))
private let controls = Option.count(
  "--controls", "STEPS",
  """
  Also play N steps on each of six resolvers that
  are right but different, and the canary
  """)
private let lists = Option.flag("--list", "Only list the bugs, each with what is wrong")

extension Command {
  package static let bugs = Command(
    name: "bugs",
    summary: "Measure how well planted bugs are found and shrunk",
    options: [
      seeds.entry, firstSeed.entry, only.entry, controls.entry, lists.entry, Options.into.entry,
    ],
    details: """
      Plants one bug after the other into the resolver. For each, runs every seed's scenarios until
      the bug shows (at most 100,000 scenarios or 5 minutes) and shrinks the scenario that shows it.
      Exits with 1 if a bug was missed, a correct resolver was reported, or the canary was not. Use a
      release build. --into writes the scoreboard as SeededBugs.md. An interrupted run reports the
      searches that ended and exits with 2.
      """
  ) { arguments, console, _ in
    let only = arguments.value(of: only) ?? ""
    let planted = SeededBug.planted.filter { $0.id.hasPrefix(only) }
    guard !planted.isEmpty else {
      throw UsageError("no seeded bug has an id that begins '\(only)'")
    }
    if arguments.value(of: lists) {
      let width = planted.map(\.id.count).max() ?? 0
      for bug in planted { console.write("\(bug.id.padded(to: width))  \(bug.summary)\n") }
      return .agreement
    }
    Watch.start("'\(programName) bugs'", limit: 600)
    let seeds = arguments.value(of: seeds) ?? 20
    // What is published is not what anything was tuned on.
    let isPublished = arguments.value(of: Options.into) != nil
    let first = arguments.value(of: firstSeed) ?? (isPublished ? .random(in: 1...999_999_999) : 1)
    var scoreboard = Scoreboard()
    for (index, bug) in planted.enumerated() where !Interruption.isRequested {
      console.progress.show("\(index + 1) of \(planted.count)", bug.id)
      let score = try Score(of: bug, seeds: seeds, from: first)
      // A search that was interrupted says nothing of the bug.
      if !Interruption.isRequested { scoreboard.scores.append(score) }
    }
    if let steps = arguments.value(of: controls) {
      try scoreboard.playControls(steps: steps, console)
    }
    console.progress.clear()
    if Interruption.isRequested { scoreboard.interruptedOf = planted.count }
    if let folder = arguments.value(of: Options.into), !Interruption.isRequested {
      try scoreboard.write(into: folder)
    }
    console.write(scoreboard.article.text(ink: console.ink))
    if Interruption.isRequested { return .wrongUse }
    return scoreboard.isClean ? .agreement : .divergence
  }
}

extension Score {
  /// Searches for a bug with consecutive seeds.
  fileprivate init(of bug: SeededBug, seeds: Int, from first: UInt64) throws {
    let searches = try (0..<UInt64(seeds)).map { number in
      try BugSearch(for: bug, seed: first &+ number)
    }
    self.init(id: bug.id, shortest: bug.shortest, searches: searches)
  }
}

extension BugSearch {
  fileprivate init(for bug: SeededBug, seed: UInt64) throws {
    let plan = BugSearch.plan(seed: seed)
    var runner = InProcessRunner(
      LockStep(reference: { ReferenceModel($0) }) { scenario in
        WrongResolver(scenario, bug: bug) { CachedResolver($0) }
      }, plan)
    let start = SystemClock.now
    try self.init(seed: seed, plan, with: &runner) {
      Watch.beat()
      return Interruption.isRequested || SystemClock.now - start > 300
    }
    searching = SystemClock.now - start
    try shrink(with: &runner) { Interruption.isRequested }
  }
}

extension Scoreboard {
  fileprivate func write(into folder: String) throws {
    try TextFile.write(article.markdown(), to: "SeededBugs.md", inside: folder)
  }
}
