import Benchmarking
import Reporting
import ScenarioFiles

private let full = Option.flag(
  "--full", "Every shape, up to a million controllers (ten minutes, a gigabyte)")
private let sizes = Option<[Int]?>(
  name: "--sizes", placeholder: "N,N", summary: "Controllers in the trees (10,60,1000,100000)",
  fallback: nil,
  expected: "whole numbers from \(TreeShape.minimum) to 10,000,000, with commas: 10,100",
  parse: { text in numbers(text, in: TreeShape.minimum...10_000_000).map { .some($0) } })
private let shapes = Option<[TreeShape]?>(
  name: "--shapes", placeholder: "S,S",
  summary: "Their shapes: " + TreeShape.allCases.map(\.rawValue).joined(separator: ","),
  fallback: nil, expected: TreeShape.allCases.map(\.rawValue).joined(separator: ","),
  parse: { text in all(text, TreeShape.init).map { .some($0) } })
private let mixes = Option<[Int]?>(
  name: "--mixes", placeholder: "N,N", summary: "Questions for each step (default 1,9,99)",
  fallback: nil, expected: "whole numbers from 1 to 1,000,000, with commas: 1,9,99",
  parse: { text in numbers(text, in: 1...1_000_000).map { .some($0) } })
private let only = Option<[BenchmarkPlan.Section]?>(
  name: "--only", placeholder: "S,S",
  summary: "Sections: " + BenchmarkPlan.Section.allCases.map(\.rawValue).joined(separator: ","),
  fallback: nil,
  expected: BenchmarkPlan.Section.allCases.map(\.rawValue).joined(separator: ","),
  parse: { text in all(text, BenchmarkPlan.Section.init).map { .some($0) } })
private let seconds = Option.seconds("--seconds", "About how long (default 15, --full 180)")
private let seed = Option.seed("--seed", "Trees and steps follow from it (default 8)")
private let designs = Option<[Design]?>(
  name: "--designs", placeholder: "D,D",
  summary: "Who takes part: " + Design.allCases.map(\.rawValue).joined(separator: ","),
  fallback: nil, expected: Design.allCases.map(\.rawValue).joined(separator: ","),
  parse: { text in all(text, Design.init).map { .some($0) } })
private let into = Option.text("--into", "FOLDER", "Also write Markdown, JSON and charts there")

extension Command {
  static let bench = Command(
    name: "bench",
    summary: "Measure both models and a class design side by side",
    options: [
      full.entry, sizes.entry, shapes.entry, mixes.entry, only.entry, seconds.entry, seed.entry,
      designs.entry, into.entry, Option.format.entry,
    ] + BenchGate.entries,
    details: """
      Builds trees, holds every design's answers against the reference's, then measures them in turn
      (A B A B): questions while nothing changes, against a load from the first-level cache; steps by
      kind; questions and steps mixed; both models in lock-step; bytes a controller; allocations a
      step. Prints medians with their spread and ratios with an interval for the median. Use a
      release build: swift run -c release statusquo bench. A design that is too slow to be repeated
      on a large tree is measured once; --full begins no tree after eight minutes.

      For CI: --check-work compares exact work counts with a file; --compare-with runs this build
      and another in turn; --instructions counts what valgrind counts, (Ir(2N) - Ir(N)) / N. Each
      ends with exit code 1 and a line for every figure that got worse.
      """
  ) { arguments, console in
    let plan = plan(arguments)
    if let gate = BenchGate(arguments) { return try gate.pass(plan, console) }
    var bench = Bench(plan)
    do throws(Disagreement) {
      try bench.measureAll { stage in
        console.progress.show(stage)
        return !Interruption.isRequested
      }
    } catch {
      console.complain(error.text)
      return .divergence
    }
    console.progress.clear()
    if let folder = arguments.value(of: into) { try bench.benchmark.publish(in: folder) }
    switch arguments.value(of: .format) {
    case .json: console.write(bench.benchmark.json.text)
    case .text: console.write(bench.benchmark.text)
    }
    return .agreement
  }
}

private func plan(_ arguments: Arguments) -> BenchmarkPlan {
  var plan = arguments.value(of: full) ? BenchmarkPlan.full : .quick
  let (sizes, shapes) = (arguments.value(of: sizes), arguments.value(of: shapes))
  if sizes != nil || shapes != nil {
    plan.trees =
      BenchmarkPlan(shapes: shapes ?? [.app], sizes: sizes ?? [10, 60, 1_000, 100_000]).trees
  }
  if let mixes = arguments.value(of: mixes) { plan.mixes = mixes }
  if let only = arguments.value(of: only) { plan.sections = Set(only) }
  if let designs = arguments.value(of: designs) { plan.designs = designs }
  if let seconds = arguments.value(of: seconds) { plan.seconds = seconds }
  if let seed = arguments.value(of: seed) { plan.seed = seed }
  return plan
}

private func numbers(_ text: String, in range: ClosedRange<Int>) -> [Int]? {
  all(text) { Int($0).flatMap { range ~= $0 ? $0 : nil } }
}

/// What is between commas, if all of it is something.
private func all<Value>(_ text: String, _ value: (String) -> Value?) -> [Value]? {
  let parts = text.split(separator: ",", omittingEmptySubsequences: false)
  let values = parts.compactMap { value(String($0)) }
  return values.count == parts.count ? values : nil
}

extension Benchmark {
  /// Writes the tables, the form for machines and the charts.
  fileprivate func publish(in folder: String) throws {
    try TextFile.write(markdown(machine: machineDescription), to: folder + "/README.md")
    try TextFile.write(json.text, to: folder + "/benchmark.json")
    for chart in charts { try TextFile.write(chart.svg, to: folder + "/" + chart.fileName) }
  }
}

extension Disagreement {
  fileprivate var text: String {
    """
    statusquo: the \(design.rawValue) design answers differently than the reference
      after step \(step) of the check on \(controllers.counted("controller")), \(shape.text)
      times would mean nothing; 'statusquo fuzz' looks for a small case

    """
  }
}
