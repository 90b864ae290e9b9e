import Foundation
import StatusQuoBenchmarking
import StatusQuoReporting
import StatusQuoScenarioFiles

extension BenchCommand {
  /// Measures here, prints, keeps and judges.
  @MainActor func measure() throws -> ExitCode {
    var benchmark = try arguments.value(of: Self.instructions) ? counted() : timed()
    console.progress.clear()
    if Interruption.isRequested {
      benchmark.isInterrupted = true
      try publish { text(of: benchmark, [], as: $0) }
      throw UsageError(
        "interrupted before everything was measured: nothing is saved, nothing is judged")
    }
    let targets = try arguments.value(of: Self.targets).map {
      try TargetFile(parsing: TextFile.read($0), file: $0)
    }
    try targets?.check(against: benchmark)
    if let folder = arguments.value(of: Options.into) { try benchmark.publish(in: folder) }
    if let name = arguments.value(of: Self.saveBaseline) { try save(benchmark, as: name) }
    if let file = arguments.value(of: Self.history) { try add(benchmark, to: file) }
    let results = targets.map { benchmark.results(of: $0.targets) } ?? []
    try publish { text(of: benchmark, results, as: $0) }
    if arguments.value(of: Self.format) == .json { console.complain(results.lines) }
    return results.allSatisfy(\.isReached) ? .agreement : .divergence
  }

  @MainActor private func timed() throws -> Benchmark {
    if MachineState.isDebugBuild {
      console.complain(
        "statusquo: this is a debug build, so its times mean little; use -c release\n")
    }
    var bench = Bench(plan, subject)
    try bench.measureAll(subject) { stage in
      console.progress.show(stage)
      return !Interruption.isRequested
    }
    return bench.benchmark
  }

  /// Instructions instead of time; work is exact anyway.
  @MainActor private func counted() throws -> Benchmark {
    console.progress.show("counting instructions")
    var bench = Bench(plan, subject)
    if plan.sections.contains(.work) {
      for tree in plan.trees where tree.controllers <= 10_000 { bench.countWork(tree) }
    }
    var benchmark = bench.benchmark
    let count = InstructionCount(binary: Subprocess.itself, options: countedOptions + planted)
    benchmark.instructions = try count.rows()
    return benchmark
  }

  /// For instructions and comparisons: the subject only, and trees that valgrind plays in a minute,
  /// unless asked otherwise.
  var countedOptions: [String] {
    var options = options
    func has(_ names: OptionEntry...) -> Bool { names.contains { options.contains($0.name) } }
    if !has(BenchOptions.columns.entry) { options += ["--columns", subject.columns.subject.name] }
    let trees =
      [
        BenchOptions.quick, BenchOptions.full,
      ].map(\.entry) + [BenchOptions.sizes.entry, BenchOptions.shapes.entry]
    if !trees.contains(where: { has($0) }) {
      options += ["--sizes", "60,1000", "--shapes", "app,path"]
      if !has(BenchOptions.mixes.entry) { options += ["--mixes", "9"] }
    }
    return options
  }

  @MainActor private func text(
    of benchmark: Benchmark, _ results: [TargetResult], as format: BenchFormat
  ) -> String {
    let targets = results.isEmpty ? "" : "\n" + results.lines
    let machine = MachineState.current
    switch format {
    case .json: return benchmark.json(machine: machine).text
    case .html:
      return benchmark.page(facts: [MachineState.command, machine.place], targets: results).page
        .html
    case .markdown:
      return benchmark.markdown(machine: machine.description) + targets
    case .text:
      return benchmark.text(details: arguments.value(of: Self.details)) + targets
    }
  }

  private func save(_ benchmark: Benchmark, as name: String) throws {
    try Self.check(name: name)
    let baseline = BenchmarkBaseline(
      name: name, machine: .current, arguments: options,
      figures: benchmark.figures.filter { $0.column == benchmark.subject })
    try BaselineFolder(path: arguments.value(of: Self.baselines)).save(baseline)
  }

  /// A name is one folder.
  static func check(name: String) throws {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_.+".unicodeScalars.contains($0)
    }
    guard isPlain, !name.hasPrefix(".") else {
      throw UsageError(
        "'\(name)' is not a valid name of a baseline",
        expected: "letters, digits, '-', '_', '+' and '.', not beginning with '.'")
    }
  }

  private func add(_ benchmark: Benchmark, to file: String) throws {
    guard let label = arguments.value(of: Self.label) else {
      throw UsageError("'--history' needs a label", expected: "'--label TEXT', such as a commit")
    }
    var history = BenchmarkHistory()
    if FileManager.default.fileExists(atPath: file) {
      history = try BenchmarkHistory(parsing: TextFile.read(file), file: file)
    }
    history.add(HistoryEntry(label: label, build: MachineState.current.build, benchmark))
    try TextFile.write(history.json.text, to: file)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    for chart in history.charts {
      try TextFile.write(chart.svg, to: folder.appendingPathComponent(chart.fileName).path)
    }
  }
}

extension [TargetResult] {
  fileprivate var lines: String { map { $0.text + "\n" }.joined() }
}

extension Benchmark {
  /// Writes the tables, the form for machines and the charts.
  fileprivate func publish(in folder: String) throws {
    let machine = MachineState.current
    try TextFile.write(markdown(machine: machine.description), to: "README.md", inside: folder)
    try TextFile.write(json(machine: machine).text, to: "benchmark.json", inside: folder)
    for chart in charts { try TextFile.write(chart.svg, to: chart.fileName, inside: folder) }
  }
}
