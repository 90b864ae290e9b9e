package import StatusQuoBenchmarking
import StatusQuoJSON
import StatusQuoReporting
import StatusQuoScenarioFiles

extension BenchCommand {
  /// Measures here, and prints.
  @MainActor func measure() throws -> ExitCode {
    let name = arguments.value(of: Self.saveBaseline)
    if let name { try BaselineFolder.check(name: name) }
    let limit = arguments.value(of: Self.atMost)
    let published = try publishedFigures()
    if limit != nil, published == nil, subject.columns.subject.name == SpeedVerdict.peer {
      throw UsageError(
        "'\(Self.atMost.name)' compares a resolver with '\(SpeedVerdict.peer)', and here they are the same",
        expected: "the command of another resolver, made with StatusQuoTool.main")
    }
    var benchmark = try timed()
    console.progress.clear()
    benchmark.isInterrupted = Interruption.isRequested
    if let name, !benchmark.isInterrupted {
      let folder = try baselineFolder.save(Baseline(arguments: options), as: name)
      console.complain(
        "\(programName): saved this build in \(folder); compare with"
          + " '\(programName) bench --baseline \(name)'\n")
    }
    try publish(benchmark, details: arguments.value(of: Self.details))
    guard !benchmark.isInterrupted else {
      throw UsageError(
        "interrupted before everything was measured: nothing is saved, nothing is judged")
    }
    guard published != nil || limit != nil else { return .agreement }
    let verdict =
      published.map {
        SpeedVerdict(benchmark, published: $0.figures, in: $0.file, atMost: limit ?? 1.5)
      } ?? SpeedVerdict(benchmark, atMost: limit ?? 1)
    console.complain(verdict.text)
    return verdict.exitCode
  }

  /// The figures of the run that `--published` names; nil without it.
  private func publishedFigures() throws -> (file: String, figures: [Figure])? {
    guard let file = arguments.value(of: Self.published) else { return nil }
    let report = try JSON(parsing: TextFile.read(file), file: file)
    guard let figures = Figure.published(in: report) else {
      throw UsageError(
        "\(file) is no run of 'bench'", expected: "a file that 'bench --report json=FILE' wrote")
    }
    return (file, figures)
  }

  /// Writes what was measured.
  @MainActor package func publish(_ benchmark: Benchmark, details: Bool) throws {
    let machine = MachineState.current
    try publish { format in
      switch format {
      case .json: benchmark.json(machine: machine).text
      case .markdown: benchmark.article(details: true, machine: machine).markdown()
      case .text: benchmark.article(details: details, machine: machine).text()
      case .html: benchmark.article(details: true, machine: machine).page.html
      case .svg: benchmark.svg
      }
    }
  }

  @MainActor private func timed() throws -> Benchmark {
    if MachineState.isDebugBuild {
      console.complain(
        "\(programName): this is a debug build, so its times mean little; use -c release\n")
    }
    var bench = Bench(plan, probes: .process, columns: subject.columns)
    try bench.measureAll(subject) { stage in
      console.progress.show(stage)
      return !Interruption.isRequested
    }
    return bench.benchmark
  }

  /// The options for comparisons: the subject only, and trees that are soon played, unless given otherwise.
  package func comparedOptions(_ typed: [String]) -> [String] {
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
  package mutating func measureAll(
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
