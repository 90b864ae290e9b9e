import StatusQuoBenchmarking
import StatusQuoReporting
import StatusQuoScenarioFiles

extension BenchCommand {
  private var roundCount: Int { arguments.value(of: Self.rounds) ?? 9 }

  /// Instructions fail beyond 1 % unless another tolerance is given; times only then.
  private var tolerances: [Figure.Measure: Double] {
    let given = arguments.value(of: Self.tolerance).map { $0 / 100 }
    if arguments.value(of: Self.instructions) { return [.instructions: given ?? 0.01] }
    return given.map { [.time: $0, .allocations: 0, .memory: $0] } ?? [.allocations: 0]
  }

  /// The subject only, and briefly, unless asked otherwise.
  private var comparedOptions: [String] {
    options.contains(BenchOptions.seconds.name)
      ? countedOptions : countedOptions + ["--seconds", "1"]
  }

  /// Refuses what has no meaning in a comparison.
  private func refuseOptions(besides mode: String) throws {
    let refused = [Options.into, Self.targets, Self.saveBaseline, Self.history, Self.label].filter {
      arguments.value(of: $0) != nil
    }.map(\.name)
    if let name = refused.first ?? (arguments.value(of: Self.details) ? Self.details.name : nil) {
      throw UsageError(
        "'\(name)' has no meaning with '\(mode)'", expected: "one of them, or two calls")
    }
  }

  @MainActor func compare(with binary: String) throws -> ExitCode {
    try refuseOptions(besides: BenchMode.compareWith.name)
    return try report(try comparison(with: binary), with: binary)
  }

  @MainActor private func comparison(with binary: String) throws -> BuildComparison {
    if arguments.value(of: Self.instructions) {
      console.progress.show("counting instructions")
      let this = MeasuredBuild(binary: Subprocess.itself, options: countedOptions + planted)
      let other = MeasuredBuild(binary: binary, options: countedOptions)
      return BuildComparison(
        processes: [try this.instructions()], besides: [try other.instructions()])
    }
    let this = MeasuredBuild(binary: Subprocess.itself, options: comparedOptions + planted)
    let other = MeasuredBuild(binary: binary, options: comparedOptions)
    let pairs = try MeasuredBuild.inTurn(this, other, rounds: roundCount) { round in
      console.progress.show("comparing, round \(round + 1) of \(roundCount)")
      return !Interruption.isRequested
    }
    guard pairs.count == roundCount else {
      throw UsageError(
        "interrupted after \(pairs.count) of \(roundCount) rounds: nothing is judged")
    }
    return BuildComparison(processes: pairs.map(\.this), besides: pairs.map(\.other))
  }

  /// With the build that was saved, where that is there; else with the figures that were.
  @MainActor func compare(withBaseline name: String) throws -> ExitCode {
    try refuseOptions(besides: BenchMode.baseline.name)
    try Self.check(name: name)
    let folder = BaselineFolder(path: arguments.value(of: Self.baselines))
    let (baseline, binary) = try folder.load(name)
    if let binary {
      let command = measuring(like: baseline.arguments)
      return try command.report(try command.comparison(with: binary), with: "baseline \(name)")
    }
    guard baseline.machine.isComparable(to: .current) else {
      throw UsageError(
        "baseline '\(name)' was measured on another machine (\(baseline.machine.processor), "
          + "\(baseline.machine.system)) and its build is not there",
        expected: "its build, to be measured here")
    }
    console.progress.show("measuring, to compare with what was recorded")
    let options = options.isEmpty ? baseline.arguments : options
    let now = try MeasuredBuild(
      binary: Subprocess.itself,
      options: options + ["--columns", subject.columns.subject.name] + planted
    ).figures()
    return try report(
      BuildComparison(now, withEarlier: baseline.figures), with: "the record of baseline \(name)")
  }

  @MainActor private func report(
    _ comparison: BuildComparison, with other: String
  ) throws -> ExitCode {
    console.progress.clear()
    try publish { format in
      switch format {
      case .text: comparison.text(other: other, tolerances: tolerances)
      case .markdown: comparison.markdown(other: other, tolerances: tolerances)
      case .json: comparison.json(other: other, tolerances: tolerances).text
      case .html:
        comparison.page(
          other: other, tolerances: tolerances,
          facts: [MachineState.command, MachineState.current.place]
        ).page.html
      }
    }
    return comparison.regressions(tolerances).isEmpty ? .agreement : .divergence
  }
}
