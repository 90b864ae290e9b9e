import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoRunFormats
import StatusQuoRunning
import StatusQuoScenarioFiles

extension Command {
  static let merge = Command(
    name: "merge",
    summary: "Join the shards of a run into the report of the whole run",
    operands: .some("REPORT|FOLDER"),
    options: [
      Options.shrinkSeconds.entry, Options.comparedAtLeast.entry, Options.knownFaults.entry,
    ]
      + KnownFiles.entries
      + WorkerSettings.entries + [Options.reading.entry, Options.save.entry]
      + ReportOptions.entries + [Options.details.entry],
    details: """
      Takes JSON reports or states of 'fuzz', 'enumerate' or 'properties' with --shard I/N, folders of
      such reports, or folders given to their --corpus, and prints the report that one machine would
      have produced.
      Findings are shrunk again, on the resolver that was tested: where that was chosen by --bug or
      --subject, the same option is needed here. Its capabilities must be the same.
      No file chooses what is run. Where a shard is missing or was interrupted, the run is not whole:
      without a finding that is exit code 2.
      """
  ) { arguments, console, resolver in
    try arguments.refuseReadingsWithoutSubject()
    let names = try arguments.operands.flatMap(filesOfShards)
    let states = try names.map { name in try RunState(file: name) }
    let settings = try WorkerSettings(arguments, resolver)
    var joined = try joined(states, names: names)
    try check(joined, isOf: settings, name: names[0])
    joined.plan.restrict(to: settings.capabilities, under: settings.law)
    var job = RunJob(
      plan: joined.plan, settings: settings, reports: ReportOptions(arguments),
      savesIn: arguments.value(of: Options.save))
    job.showsDetails = arguments.value(of: Options.details)
    job.knownFiles = try KnownFiles(arguments)
    job.comparedAtLeast = arguments.value(of: Options.comparedAtLeast)
    job.faultyScenarios = arguments.value(of: Options.knownFaults)
    job.shrinkLimit = arguments.value(of: Options.shrinkSeconds)
    job.before = joined.totals
    job.failingBefore = joined.failing
    job.endingBefore = joined.ending
    job.reportedLimit = joined.plan.scenarios
    job.lack = lack(of: states)
    job.plan.scenarios = 0
    return try await job.run(console)
  }
}

/// The state of a corpus, or all JSON files of a folder, as a workflow downloads them.
private func filesOfShards(_ name: String) throws -> [String] {
  guard TextFile.isFolder(name) else { return [name] }
  let state = try Corpus(name).stateFile
  if TextFile.exists(state) { return [state] }
  let files = try TextFile.documents(at: name)
  if files.isEmpty {
    throw UsageError(
      "there is no report in '\(name)'",
      expected: "a folder of JSON reports, or one that was given to '--corpus'")
  }
  return files
}

/// All shards as one run.
private func joined(_ states: [RunState], names: [String]) throws(UsageError) -> RunState {
  var whole = states[0]
  for (state, name) in zip(states, names).dropFirst() {
    if let problem = state.obstacle(toJoining: whole, name, names[0]) {
      throw UsageError(problem, expected: "shards of one run")
    }
    whole.totals.merge(state.totals)
    whole.ending = whole.ending ?? state.ending
    for entry in state.failing where !whole.failing.contains(entry) { whole.failing.append(entry) }
    guard whole.totals.isCountable else {
      throw UsageError(
        "the counts of \(name) and of what is given before it add up to more than"
          + " \(RunTotals.highestCount.grouped)",
        expected: "reports of runs that took place")
    }
  }
  let numbers = Set(states.map(\.plan.shard.number))
  guard numbers.count == states.count else {
    throw UsageError("a shard was given twice", expected: "each shard once")
  }
  whole.plan.shard = .whole
  return whole
}

extension RunState {
  /// The reason why it is no shard of the same run as another one.
  fileprivate func obstacle(
    toJoining other: RunState, _ name: String, _ otherName: String
  ) -> String? {
    if let difference = difference(from: other, comparingShards: false) {
      return "\(name) and \(otherName) are not of one run: \(difference.key) is"
        + " \(difference.found) and \(difference.expected)"
    }
    if let limit = plan.scenarios, let otherLimit = other.plan.scenarios, limit != otherLimit {
      return "\(name) is of \(limit.counted("scenario")), \(otherName) of \(otherLimit.grouped)"
    }
    if plan.shard.count == other.plan.shard.count { return nil }
    return "\(name) is one of \(plan.shard.count) shards, \(otherName) one of"
      + " \(other.plan.shard.count)"
  }
}

/// Nothing read from a file chooses what is run.
private func check(
  _ state: RunState, isOf settings: WorkerSettings, name: String
) throws(UsageError) {
  guard state.generator == generatorVersion else {
    throw UsageError(
      "\(name) was made with version \(state.generator) of the generator, this is version"
        + " \(generatorVersion): its scenarios can't be made again",
      expected: "reports of the same version of \(programName)")
  }
  guard state.plan.capabilities == settings.capabilities else {
    func text(_ capabilities: Capabilities) -> String {
      capabilities == .all ? "everything" : Capabilities.jsonForm.json(capabilities).compactText
    }
    throw UsageError(
      "\(name) is of a run of a resolver that knows \(text(state.plan.capabilities)), this one"
        + " knows \(text(settings.capabilities))",
      expected: "a program with the same capabilities")
  }
  try check(state, isWith: settings.subject, name: name)
}

private func check(
  _ state: RunState, isWith subject: SubjectChoice, name: String
) throws(UsageError) {
  guard state.subject != subject.arguments else { return }
  func text(_ words: [String]) -> String {
    words.isEmpty ? "no '--bug' and no '--subject'" : "'\(words.joined(separator: " "))'"
  }
  throw UsageError(
    "\(name) is of a run with \(text(state.subject)), this one has \(text(subject.arguments))",
    expected: "the same option here")
}

/// The shards that a run lacks, or lacks a part of; nil where it is whole.
private func lack(of states: [RunState]) -> String? {
  let count = states[0].plan.shard.count
  let missing = Set(0..<count).subtracting(states.map(\.plan.shard.number))
  let cut = states.filter(\.isCut).map(\.plan.shard.number)
  let parts = [(missing.sorted(), "missing"), (cut.sorted(), "cut")].compactMap { shards, word in
    shards.isEmpty ? nil : "\(text(shards, of: count)) \(shards.count == 1 ? "is" : "are") \(word)"
  }
  return parts.isEmpty ? nil : "the run is not whole: \(parts.joined(separator: ", "))"
}

private func text(_ shards: [Int], of count: Int) -> String {
  let more = shards.count > 20 ? " and \((shards.count - 20).grouped) more" : ""
  return shards.prefix(20).map { "\($0 + 1)/\(count)" }.joined(separator: ", ") + more
}
