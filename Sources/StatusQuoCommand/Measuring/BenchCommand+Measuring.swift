import StatusQuoBenchmarking
import StatusQuoReporting

extension BenchCommand {
  /// Measures here, and prints.
  @MainActor func measure() throws -> ExitCode {
    let name = arguments.value(of: Self.saveBaseline)
    if let name { try BaselineFolder.check(name: name) }
    var benchmark = try arguments.value(of: Self.instructions) ? counted() : timed()
    console.progress.clear()
    benchmark.isInterrupted = Interruption.isRequested
    if let name, !benchmark.isInterrupted {
      let folder = try baselineFolder.save(Baseline(arguments: options), as: name)
      console.complain(
        "\(programName): saved this build in \(folder); compare with"
          + " '\(programName) bench --baseline \(name)'\n")
    }
    let machine = MachineState.current
    let details = arguments.value(of: Self.details)
    try publish { format in
      switch format {
      case .json: benchmark.json(machine: machine).text
      case .markdown: benchmark.article(details: true, machine: machine).markdown()
      case .text: benchmark.article(details: details, machine: machine).text()
      }
    }
    guard benchmark.isInterrupted else { return .agreement }
    throw UsageError(
      "interrupted before everything was measured: nothing is saved, nothing is judged")
  }

  @MainActor private func timed() throws -> Benchmark {
    if MachineState.isDebugBuild {
      console.complain(
        "statusquo: this is a debug build, so its times mean little; use -c release\n")
    }
    var bench = Bench(plan, probes: .process, columns: subject.columns)
    try bench.measureAll(subject) { stage in
      console.progress.show(stage)
      return !Interruption.isRequested
    }
    return bench.benchmark
  }

  /// Instructions instead of time; work is exact anyway.
  @MainActor private func counted() throws -> Benchmark {
    console.progress.show("counting instructions")
    var bench = Bench(plan, probes: .process, columns: subject.columns)
    if plan.sections.contains(.work) {
      for tree in plan.trees where tree.controllers <= 10_000 { bench.countWork(tree) }
    }
    var benchmark = bench.benchmark
    let build = MeasuredBuild(binary: Subprocess.itself, options: countedOptions(options))
    benchmark.instructions = try build.instructionRows()
    return benchmark
  }

  /// The options for instructions and comparisons: the subject only, and trees that valgrind plays
  /// in a minute, unless given otherwise.
  func countedOptions(_ typed: [String]) -> [String] {
    var options = typed
    func has(_ names: OptionEntry...) -> Bool { names.contains { typed.contains($0.name) } }
    if !has(BenchOptions.columns.entry) { options += ["--columns", subject.columns.subject.name] }
    if !has(BenchOptions.quick.entry, BenchOptions.sizes.entry, BenchOptions.shapes.entry) {
      options += ["--sizes", "60,1000", "--shapes", "app,path"]
    }
    return options
  }
}

extension Bench {
  /// Measures everything planned; `progress` learns what comes next and says whether to continue.
  mutating func measureAll(
    _ subject: BenchSubject, _ progress: (String) -> Bool
  ) throws(WrongColumn) {
    for tree in plan.trees {
      guard progress("measuring " + tree.text) else { return }
      try measure(tree)
    }
    guard plan.sections.contains(.lockStep) else { return }
    for size in plan.lockSteps {
      guard progress("measuring in lock-step") else { return }
      let loops = subject.lockStep(size, plan.seed)
      measureLockStep(size, generate: loops.generate, compare: loops.compare)
    }
  }
}
