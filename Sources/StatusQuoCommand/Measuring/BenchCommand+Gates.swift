import StatusQuoBenchmarking
import StatusQuoReporting
import StatusQuoScenarioFiles

extension BenchCommand {
  private static let slowdowns = [0, 1, 5, 10]

  /// Compares this build with itself, or with another that should be as fast (another link order),
  /// with slowdowns planted into this one; says how often a gate notices.
  @MainActor func testGates() throws -> ExitCode {
    try refuseReports(in: BenchMode.gateTest.name, .html, .json)
    let other = arguments.value(of: BenchMode.compareWith) ?? Subprocess.itself
    let trials = 6
    let rounds = arguments.value(of: Self.rounds) ?? 9
    let processes = try Self.slowdowns.map { percent in
      try planted(percent, other, pairs: rounds * trials)
    }
    console.progress.clear()
    if Interruption.isRequested { throw UsageError("interrupted before all gates were tested") }
    let trial = GateTrial(
      processes: processes, rounds: arguments.value(of: Self.instructions) ? 1 : rounds,
      tolerances: arguments.value(of: Self.instructions)
        ? [0.001, 0.005, 0.01] : [0.03, 0.05, 0.1, 0.25])
    try publish { trial.text(markdown: $0 == .markdown) }
    return .agreement
  }

  @MainActor private func planted(
    _ percent: Int, _ other: String, pairs: Int
  ) throws -> (slowdown: Double, pairs: [(this: [Figure], other: [Figure])]) {
    var options = countedOptions
    let slowdown = ["--plant-slowdown", "\(percent)"]
    if arguments.value(of: Self.instructions) {
      let pairs = try (0..<3).map { round in
        console.progress.show("\(percent) % planted, counting, round \(round + 1)")
        return (
          this: try MeasuredBuild(binary: Subprocess.itself, options: options + slowdown)
            .instructions(),
          other: try MeasuredBuild(binary: other, options: options).instructions()
        )
      }
      return (Double(percent) / 100, pairs)
    }
    if arguments.value(of: BenchOptions.seconds) == nil { options += ["--seconds", "1"] }
    let this = MeasuredBuild(binary: Subprocess.itself, options: options + slowdown)
    let measured = try MeasuredBuild.inTurn(
      this, MeasuredBuild(binary: other, options: options), rounds: pairs
    ) { round in
      console.progress.show("\(percent) % planted, pair \(round + 1) of \(pairs)")
      return !Interruption.isRequested
    }
    return (Double(percent) / 100, measured)
  }
}
