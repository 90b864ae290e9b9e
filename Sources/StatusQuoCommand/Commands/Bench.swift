import StatusQuoBenchmarking
import StatusQuoReporting

extension Command {
  static let bench = Command(
    name: "bench",
    summary: "Measure resolvers side by side, and guard their speed",
    options: BenchOptions.entries + BenchCommand.entries + BenchMode.entries,
    details: """
      Builds trees, verifies every column's answers against the reference, then times the columns in
      turn (A B A B): queries on an unchanged tree, steps by kind, steps and queries mixed, whole
      observations, reference and subject in lock-step, bytes per controller, allocations per step.
      Prints what the subject needs beside the fastest other column that does the same work. The
      loop around the operations is measured too, and taken off. Use a release build.

      Columns: the reference; the subject; 'memoizing', class objects with dirty flags that do all
      a resolver does; 'walking', class objects that keep nothing and do less.

      --instructions counts instructions instead of time: exact, but blind to cache misses and
      mispredicted branches. --compare-with and --baseline measure two builds in turn and print what
      changed significantly; instructions, allocations and exact work (--check-work) fail the
      comparison, times inform unless a --tolerance is given. --targets fails on limits of your own.
      Each gate ends with exit code 1.
      """
  ) { arguments, console, resolver in
    let subject = resolver.benchmark
    let command = BenchCommand(
      arguments: arguments, subject: subject,
      plan: try BenchOptions.plan(arguments, columns: subject.columns.all.map(\.name)),
      console: console)
    try command.checkReports()
    do {
      return try command.run(BenchMode(arguments))
    } catch let disagreement as Disagreement {
      console.complain(disagreement.text)
      return .divergence
    }
  }
}

extension BenchCommand {
  @MainActor fileprivate func run(_ mode: BenchMode) throws -> ExitCode {
    switch mode {
    case .measure: return try measure()
    case .checkWork(let file): return try checkWork(against: file)
    case .compare(let binary): return try compare(with: binary)
    case .compareWithBaseline(let name): return try compare(withBaseline: name)
    case .testGates: return try testGates()
    case .updateWork(let file):
      try updateWork(file)
      return .agreement
    case .playRegions:
      var bench = Bench(plan, subject)
      bench.countRegions()
      try bench.measureAll(subject) { _ in true }
      console.emit((bench.playedRegions ?? CountedRegions()).json.compactText + "\n")
      return .agreement
    }
  }
}

extension Disagreement {
  fileprivate var text: String {
    let what =
      switch part {
      case .bar: "the bar"
      case .style: "a style"
      case .observation: "an observation"
      }
    return """
      statusquo: column '\(column)' differs from the reference in \(what)
        after step \(step) of the check on \(tree.text)
        its times would mean nothing; 'statusquo fuzz' looks for a small case

      """
  }
}
