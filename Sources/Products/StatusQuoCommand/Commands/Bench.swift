import StatusQuoBenchmarking
import StatusQuoReporting

extension Command {
  static let bench = Command(
    name: "bench",
    summary: "Measure resolvers side by side, and guard their speed",
    options: BenchOptions.entries + BenchCommand.entries + BenchMode.entries,
    details: """
      Builds trees, verifies every column's answers against the reference, then times the columns in
      turn (A B A B): queries on an unchanged tree, steps by kind, whole observations, reference and
      subject in lock-step, allocations per step. Prints what the subject needs beside the fastest
      other column. The loop around the operations is measured too, and taken off. Use a release build.

      Columns: the reference; the subject; 'cached', the shipped resolver; 'memoizing', class objects
      with dirty flags that do all a resolver does.

      --save-baseline keeps this build; --baseline measures the two in turn and prints what changed
      significantly. A resolver that conforms to Resolver alone is asked by whole observations: such rows
      are marked, and questions about a kept observation are not timed. More allocations, other
      counts of exact work (--check-work), and more than --at-most times of 'cached' end with exit code
      1, other times inform. Where one of these finds nothing to compare, the exit code is 2.
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
    } catch let disagreement as WrongColumn {
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
    case .compareWithBaseline(let name): return try compare(withBaseline: name)
    case .updateWork(let file):
      try updateWork(file)
      return .agreement
    }
  }
}

extension WrongColumn {
  fileprivate var text: String {
    let what =
      switch compared {
      case .bar: "the bar"
      case .style: "a style"
      case .observation: "an observation"
      }
    return """
      \(programName): column '\(column)' differs from the reference in \(what)
        after step \(step) of the check on \(tree.text)
        its times would mean nothing; '\(programWord) fuzz' looks for a small case

      """
  }
}
