import StatusQuoBenchmarking
package import StatusQuoCommand
import StatusQuoReporting
import StatusQuoScenarioFiles

private let baseline = Option.text(
  "--baseline", "NAME", "Compare with a build of the laboratory that 'bench --save-baseline' saved")
private let tolerance = Option(
  "--tolerance", "PERCENT", "More instructions to accept (default 1)",
  expected: "a number from 0 to 1000",
  read: { text in Double(text).flatMap { 0...1_000 ~= $0 ? $0 : nil } })
private let crowd = Option.flag(
  "--crowd", "Count one step of each kind among hundreds of others instead")
private let regionPlay = Option.flag(
  "--play-regions", "Only run the regions, for the tool that counts")

extension Command {
  package static let instructions = Command(
    name: "instructions",
    summary: "Count the instructions of what 'bench' measures",
    options: BenchOptions.entries + [
      baseline.entry, tolerance.entry, BenchCommand.baselines.entry, BenchCommand.format.entry,
      BenchCommand.report.entry, crowd.entry, regionPlay.entry,
    ],
    details: """
      Counts instructions with valgrind, in the timed loops only: exact, but blind to cache misses and
      mispredicted branches. With --baseline counts both builds, and exits with 1 where one takes more
      than is accepted.
      """
  ) { arguments, console, resolver in
    try arguments.refuseOptionsOfBench()
    let subject = resolver.benchmark
    let plan = try BenchOptions.plan(arguments, columns: subject.columns.all.map(\.name))
    let command = BenchCommand(
      arguments: arguments, subject: subject, plan: plan, console: console)
    try command.checkReports()
    if arguments.value(of: regionPlay) {
      try command.playRegions(inCrowd: arguments.value(of: crowd))
      return .agreement
    }
    guard let name = arguments.value(of: baseline) else {
      try command.publish(command.counted(inCrowd: arguments.value(of: crowd)), details: false)
      return .agreement
    }
    let comparison = try command.countedComparison(withBaseline: name)
    return try command.publish(
      comparison, besides: name,
      ComparisonGate(tolerance: arguments.value(of: tolerance).map { $0 / 100 }))
  }
}

extension Arguments {
  /// Throws where the worlds of the crowd would take no notice of an option.
  fileprivate func refuseOptionsOfBench() throws(UsageError) {
    guard value(of: crowd), let other = typed(BenchOptions.entries + [baseline.entry]).first else {
      return
    }
    throw UsageError(
      "'\(other)' has no meaning with '--crowd', which has worlds of its own",
      expected: "one of them, or two calls")
  }
}

extension BenchCommand {
  /// Plays each task once, in a region of its own, and prints the regions.
  @MainActor fileprivate func playRegions(inCrowd: Bool) throws {
    var bench = Bench(plan, probes: .process, columns: subject.columns, countsRegions: true)
    if inCrowd {
      bench.countCrowdedSteps()
    } else {
      try bench.measureAll(subject) { _ in true }
    }
    console.emit((bench.regions ?? CountedRegions()).json.compactText + "\n")
  }

  /// Instructions instead of time; work is exact anyway.
  @MainActor fileprivate func counted(inCrowd: Bool) throws -> Benchmark {
    console.progress.show("counting instructions")
    var bench = Bench(plan, probes: .process, columns: subject.columns)
    if !inCrowd, plan.sections.contains(.work) {
      for tree in plan.trees where tree.controllers <= 10_000 { bench.countWork(tree) }
    }
    var benchmark = bench.benchmark
    let build = MeasuredBuild(
      binary: Subprocess.itself,
      options: inCrowd ? ["--crowd"] : comparedOptions(options))
    benchmark.instructions = try build.instructionRows()
    console.progress.clear()
    return benchmark
  }

  @MainActor fileprivate func countedComparison(
    withBaseline name: String
  ) throws -> BuildComparison {
    let (binary, options) = try loadBaseline(name)
    console.progress.show("counting instructions")
    let comparison = BuildComparison(
      processes: [try MeasuredBuild(binary: Subprocess.itself, options: options).instructions()],
      besides: [try MeasuredBuild(binary: binary, options: options).instructions()])
    console.progress.clear()
    return comparison
  }
}
