package import StatusQuoBenchmarking
import StatusQuoReporting

extension BenchCommand {
  /// Measures this build and the one that was saved, in turn, with the options of the baseline unless some
  /// were typed. Allocations fail, and times beyond a limit; without one they inform.
  @MainActor func compare(withBaseline name: String) throws -> ExitCode {
    try refuseOptions()
    let (binary, options) = try loadBaseline(name)
    let before = MachineState.current.busy
    var comparison = try comparison(with: binary, options: options)
    console.progress.clear()
    if comparison.rows.contains(where: { $0.measure == .time }) {
      comparison.load = before ?? MachineState.current.busy
    }
    let gate = ComparisonGate(timesAtMost: arguments.value(of: Self.atMost))
    return try publish(comparison, besides: name, gate)
  }

  /// Writes a comparison with a baseline.
  @MainActor package func publish(
    _ comparison: BuildComparison, besides name: String, _ gate: ComparisonGate
  ) throws -> ExitCode {
    let other = "baseline \(name)"
    try publish { format in
      switch format {
      case .text: comparison.article(other: other, gate).text()
      case .markdown: comparison.article(other: other, gate).markdown()
      case .json: comparison.json(other: other, gate).text
      case .html: comparison.article(other: other, gate).page.html
      case .svg: ""  // Refused.
      }
    }
    if let complaint = gate.complaint(of: comparison, other: other) {
      console.complain("\(programName): \(complaint)\n")
    }
    return gate.exitCode(of: comparison)
  }

  /// A saved build, and the options to measure it with: those that were typed, else those it was saved with.
  package func loadBaseline(_ name: String) throws -> (binary: String, options: [String]) {
    try BaselineFolder.check(name: name)
    let (baseline, binary) = try baselineFolder.load(name)
    return (binary, comparedOptions(options.isEmpty ? baseline.arguments : options))
  }

  /// Refuses what has no meaning in a comparison.
  private func refuseOptions() throws {
    let refused =
      arguments.value(of: Self.saveBaseline) != nil
      ? Self.saveBaseline.name : arguments.value(of: Self.details) ? Self.details.name : nil
    if asksForPicture {
      throw UsageError("a comparison has no picture", expected: "another --format than svg")
    }
    if let refused {
      throw UsageError(
        "'\(refused)' has no meaning with '\(BenchMode.baseline.name)'",
        expected: "one of them, or two calls")
    }
  }

  @MainActor private func comparison(
    with binary: String, options: [String]
  ) throws -> BuildComparison {
    var (this, other) = (
      MeasuredBuild(binary: Subprocess.itself, options: options),
      MeasuredBuild(binary: binary, options: options)
    )
    if !options.contains(BenchOptions.seconds.name) {
      this.options += [BenchOptions.seconds.name, "1"]
      other.options = this.options
    }
    let rounds = arguments.value(of: Self.rounds) ?? 9
    let pairs = try MeasuredBuild.inTurn(this, other, rounds: rounds) { round in
      console.progress.show("comparing, round \(round + 1) of \(rounds)")
      return !Interruption.isRequested
    }
    guard pairs.count == rounds else {
      throw UsageError("interrupted after \(pairs.count) of \(rounds) rounds: nothing is judged")
    }
    return BuildComparison(processes: pairs.map(\.this), besides: pairs.map(\.other))
  }
}
