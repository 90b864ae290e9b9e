import Foundation
import Harness
import Reporting
import ScenarioFiles

extension Command {
  static let merge = Command(
    name: "merge",
    summary: "Join the shards of a fuzz run into the report of the whole run",
    operands: .some("REPORT|FOLDER"),
    options: [FuzzFlags.hangAfter.entry, FuzzFlags.save.entry] + ReportOptions.entries,
    details: """
      Takes JSON reports of 'statusquo fuzz --shard I/N', or folders given to its '--corpus', and
      tells what one machine would have told that had played them all. What diverged is reduced
      again, so the resolver that was fuzzed has to be there.
      """
  ) { arguments, console in
    let states = try arguments.operands.map { name in
      try FuzzState(file: TextFile.isFolder(name) ? Corpus(name).stateFile : name)
    }
    let joined = try joined(states, names: arguments.operands)
    if let missing = missingShards(states) { console.complain("statusquo: \(missing)\n") }
    var search = FuzzSearch(
      options: joined.options, subject: try FuzzSubject(words: joined.subject),
      hangAfter: .seconds(arguments.value(of: FuzzFlags.hangAfter) ?? 10))
    search.options.scenarios = 0
    search.options.workers = ProcessInfo.processInfo.activeProcessorCount
    search.played = joined.played
    return try await search.run(
      reports: ReportOptions(arguments), savedIn: arguments.value(of: FuzzFlags.save), console)
  }
}

/// All shards as one run.
private func joined(_ states: [FuzzState], names: [String]) throws(Complaint) -> FuzzState {
  var whole = states[0]
  for (state, name) in zip(states, names).dropFirst() {
    guard state.options.seed == whole.options.seed,
      state.options.profile == whole.options.profile, state.subject == whole.subject,
      state.options.shard.count == whole.options.shard.count
    else {
      throw Complaint(
        "\(name) and \(names[0]) are not of one run",
        expected: "shards with the same seed, profile, subject and number of shards")
    }
    whole.played.merge(state.played)
  }
  let numbers = Set(states.map(\.options.shard.number))
  guard numbers.count == states.count else {
    throw Complaint("a shard was given twice", expected: "each shard once")
  }
  whole.options.shard = .whole
  return whole
}

/// Says which shards of a run are not there: the rest is joined all the same.
private func missingShards(_ states: [FuzzState]) -> String? {
  let count = states[0].options.shard.count
  let missing = Set(0..<count).subtracting(states.map(\.options.shard.number)).sorted()
  if missing.isEmpty { return nil }
  let names = missing.map { "\($0 + 1)/\(count)" }.joined(separator: ", ")
  return "the report is not of the whole run: \(names) "
    + (missing.count == 1 ? "is" : "are") + " missing"
}
