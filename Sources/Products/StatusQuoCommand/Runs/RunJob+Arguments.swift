import StatusQuoFindings
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoRunFormats
import StatusQuoRunning
import StatusQuoScenarioFiles

extension RunJob {
  /// The options of every run: what plays, what is kept, what is written.
  static let entries: [OptionEntry] =
    [Options.shrinkSeconds.entry, Options.comparedAtLeast.entry, Options.shard.entry]
    + KnownFiles.entries
    + WorkerSettings.entries + [
      Options.corpus.entry, Options.state.entry, Options.resume.entry, Options.save.entry,
    ] + ReportOptions.entries + [Options.details.entry]

  /// The run that was typed.
  ///
  /// - Parameter plan: makes the plan, given the one to continue, if there is one: what was not typed
  ///   is as in that.
  init(
    _ arguments: Arguments, _ resolver: ResolverUnderTest,
    plan makePlan: (_ earlier: RunPlan?) throws -> RunPlan
  ) throws {
    try arguments.refuseReadingsWithoutSubject()
    let corpus = try arguments.value(of: Options.corpus).map { try Corpus($0) }
    let file = arguments.value(of: Options.state)
    let stateFile = file ?? corpus?.stateFile
    let earlier = try Self.earlierState(
      in: stateFile, resumes: arguments.value(of: Options.resume),
      mayBeReplaced: file == nil)
    var plan = try makePlan(earlier?.plan)
    let settings = try WorkerSettings(arguments, resolver)
    plan.restrict(to: settings.capabilities, under: settings.law)
    plan.shard = arguments.value(of: Options.shard) ?? earlier?.plan.shard ?? .whole
    self.init(
      plan: plan, settings: settings, reports: ReportOptions(arguments),
      savesIn: arguments.value(of: Options.save), corpus: corpus, stateFile: stateFile)
    showsDetails = arguments.value(of: Options.details)
    hasNothingToResume = arguments.value(of: Options.resume) && earlier == nil
    knownFiles = try KnownFiles(arguments)
    comparedAtLeast = arguments.value(of: Options.comparedAtLeast)
    shrinkLimit = arguments.value(of: Options.shrinkSeconds)
    if let earlier {
      try earlier.check(isContinuedBy: state(RunTotals()))
      before = earlier.totals
      examinedBefore = earlier.examined
      begunBefore = earlier.begun
      failingBefore = earlier.failing
      endingBefore = earlier.ending
    }
  }

  private static func earlierState(
    in file: String?, resumes: Bool, mayBeReplaced: Bool
  ) throws -> RunState? {
    guard let file else {
      guard resumes else { return nil }
      throw UsageError(
        "'--resume' continues from a state", expected: "'--state FILE' or '--corpus FOLDER' as well"
      )
    }
    guard TextFile.exists(file) else { return nil }
    if resumes { return try RunState(file: file) }
    if mayBeReplaced { return nil }
    if TextFile.isFolder(file) { throw UsageError("'\(file)' is a folder", expected: "a file") }
    throw UsageError(
      "'\(file)' is there already", expected: "'--resume' to continue its run, or another file")
  }
}

extension RunState {
  /// Throws when another run would continue this one.
  fileprivate func check(isContinuedBy other: RunState) throws(UsageError) {
    guard let difference = difference(from: other, comparingShards: true) else { return }
    throw UsageError(
      "the run to resume has \(difference.key) \(difference.found), not \(difference.expected)",
      expected: "the same options again, or a run without '--resume'")
  }
}
