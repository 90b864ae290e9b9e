import Benchmarking
import Foundation
import Reporting
import ScenarioFiles

/// What `bench` does in place of measuring, mostly for CI: it fails where a build got worse.
enum BenchGate {
  /// Exact work counts against a file.
  case checkWork(String)
  case updateWork(String)
  /// Times of this build against another's, in turn.
  case compare(with: String, tolerance: Double)
  /// Instructions of this build, and of another.
  case instructions(other: String?, tolerance: Double)
  /// Nothing but work, for whatever watches the process.
  case play(Int)

  static let entries = [
    checkWork.entry, updateWork.entry, compareWith.entry, tolerance.entry, instructions.entry,
    play.entry,
  ]

  private static let checkWork = Option.text(
    "--check-work", "FILE", "Fail unless exact work counts are those in FILE")
  private static let updateWork = Option.text(
    "--update-work", "FILE", "Write exact work counts to FILE")
  private static let compareWith = Option.text(
    "--compare-with", "BINARY", "Fail where this build is slower than another, run in turn")
  private static let tolerance = Option<Double?>(
    name: "--tolerance", placeholder: "PERCENT",
    summary: "What is no regression (default 25, for instructions 1)", fallback: nil,
    expected: "a number from 0", parse: { Double($0).flatMap { $0 >= 0 ? .some($0) : nil } })
  private static let instructions = Option.flag(
    "--instructions", "Count instructions with valgrind; of both with --compare-with")
  private static let play = Option.count(
    "--play", "N", "Only play N scenarios, for tools that watch a process")

  /// Nil where the benchmark itself is wanted.
  init?(_ arguments: Arguments) {
    let percent = arguments.value(of: Self.tolerance)
    let other = arguments.value(of: Self.compareWith)
    if let file = arguments.value(of: Self.checkWork) {
      self = .checkWork(file)
    } else if let file = arguments.value(of: Self.updateWork) {
      self = .updateWork(file)
    } else if let count = arguments.value(of: Self.play) {
      self = .play(count)
    } else if arguments.value(of: Self.instructions) {
      self = .instructions(other: other, tolerance: (percent ?? 1) / 100)
    } else if let other {
      self = .compare(with: other, tolerance: (percent ?? 25) / 100)
    } else {
      return nil
    }
  }

  @MainActor func pass(_ plan: BenchmarkPlan, _ console: Console) throws -> ExitCode {
    switch self {
    case .checkWork(let file): return try checkWork(against: file, console)
    case .updateWork(let file):
      try TextFile.write(WorkBaseline(Bench.countedWork()).json.text, to: file)
      return .agreement
    case .compare(let other, let tolerance):
      return try compare(with: other, tolerance, console)
    case .instructions(let other, let tolerance):
      return try countInstructions(other: other, tolerance, console)
    case .play(let count):
      console.write("\(Bench(plan).play(count))\n")
      return .agreement
    }
  }

  @MainActor private func checkWork(against file: String, _ console: Console) throws -> ExitCode {
    let baseline = try WorkBaseline(parsing: TextFile.read(file), file: file)
    let changes = workChanges(from: baseline.rows, to: Bench.countedWork())
    guard !changes.isEmpty else {
      console.write("all work counts are those of \(file)\n")
      return .agreement
    }
    for change in changes.prefix(20) { console.write("work: \(change.text)\n") }
    if changes.count > 20 { console.write("and \((changes.count - 20).counted("change")) more\n") }
    console.write("where that is meant: statusquo bench --update-work \(file)\n")
    return .divergence
  }

  /// A B A B: each sample is a process of its own, so both builds see the same machine.
  @MainActor private func compare(
    with other: String, _ tolerance: Double, _ console: Console
  ) throws -> ExitCode {
    let rounds = 9
    var reports: [(this: JSON, other: JSON)] = []
    for round in 1...rounds where !Interruption.isRequested {
      console.progress.show("comparing, round \(round) of \(rounds)")
      reports.append((try report(of: Subprocess.itself), try report(of: other)))
    }
    console.progress.clear()
    guard let comparison = BuildComparison(rounds: reports, tolerance: tolerance) else {
      throw Complaint(
        "this build and '\(other)' do not measure the same", expected: "two builds of one version")
    }
    console.write(comparison.text(unit: "ns"))
    return comparison.regressions.isEmpty ? .agreement : .divergence
  }

  private func report(of binary: String) throws -> JSON {
    let run = try Subprocess(
      binary,
      [
        "bench", "--designs", "cached", "--sizes", "60,1000", "--only", "queries,steps,lock-step",
        "--seconds", "1", "--format", "json",
      ])
    guard run.exitCode == 0, let report = try? JSON(parsing: run.output) else {
      throw Complaint(
        "'\(binary)' can't be measured: \(run.errors.suffix(200))",
        expected: "a build of statusquo")
    }
    return report
  }

  @MainActor private func countInstructions(
    other: String?, _ tolerance: Double, _ console: Console
  ) throws -> ExitCode {
    var figures: [BuildComparison.Figure] = []
    for section in ["lock-step", "throughput"] {
      console.progress.show("counting instructions of \(section)")
      let this = InstructionCount(section: section, binary: Subprocess.itself)
      let count = try this.perOperation()
      guard let other else {
        console.write("\(section): \(count.rough) instructions a step\n")
        continue
      }
      let before = try InstructionCount(section: section, binary: other).perOperation()
      figures.append(.init(name: "\(section), a step", this: [count], other: [before]))
    }
    console.progress.clear()
    let comparison = BuildComparison(figures, tolerance: tolerance)
    if other != nil { console.write(comparison.text(unit: "instructions")) }
    return comparison.regressions.isEmpty ? .agreement : .divergence
  }
}
