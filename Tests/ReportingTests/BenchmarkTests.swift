public import Benchmarking
public import ReferenceModel
import Reporting
import ScenarioFiles
import TestSupport
import Testing

extension ReferenceModel: QueryResolver {}

struct BenchmarkTests {
  /// Every look at the clock takes 6 µs.
  private final class TickingClock: @unchecked Sendable {
    private var nanoseconds: UInt64 = 0

    func now() -> UInt64 {
      nanoseconds += 6_000
      return nanoseconds
    }
  }

  /// The reference twice, and the class design, on two small trees.
  private static func benchmark(_ sections: Set<BenchmarkPlan.Section>) throws -> Benchmark {
    var plan = BenchmarkPlan(shapes: [.app], sizes: [6, 12])
    plan.seconds = 0.001
    plan.sections = sections
    let clock = TickingClock()
    let probes = Probes(now: { clock.now() }, heapBytes: { 0 }, allocations: { _ in 32 })
    var bench = Bench(
      plan, probes: probes,
      contestant: { design, workload in
        design == .classes
          ? Contestant(design, ClassDesign.self, playing: workload, probes: probes)
          : Contestant(design, ReferenceModel.self, playing: workload, probes: probes)
      },
      firstDivergence: { _ in nil },
      workCounts: { [WorkCount("chainWalks", 12), WorkCount("reads", 10 * $1.count)] })
    for tree in plan.trees { try bench.measure(tree) }
    if sections.contains(.lockStep) {
      bench.measureLockStep(
        controllers: 30, steps: 40, generate: { UInt64($0) }, compare: { UInt64($0) })
    }
    return bench.benchmark
  }

  @Test func `tables show medians, spread, ratios and exact work`() throws {
    let sections: Set<BenchmarkPlan.Section> = [.queries, .throughput, .lockStep, .memory, .work]
    try expectGolden(try Self.benchmark(sections).text, "benchmark")
  }

  @Test func `the published document has the same tables, and charts`() throws {
    let benchmark = try Self.benchmark([.throughput])
    try expectGolden(benchmark.markdown(machine: "`statusquo bench` here."), "benchmark-markdown")
    let chart = try #require(benchmark.charts.first)
    #expect(chart.fileName == "throughput-statusBar.svg")
    try expectGolden(chart.svg, "benchmark-chart")
  }

  @Test func `one size makes no line`() throws {
    #expect(Benchmark().charts.isEmpty)
  }

  @Test func `the form for machines has the same figures`() throws {
    let json = try Self.benchmark([.throughput, .steps]).json
    #expect(json["report"]?.string == "bench")
    #expect(json["throughput"]?.elements?.count == 18)
    let mix = try #require(json["throughput"]?.elements?[2])
    #expect(mix["question"]?.string == "statusBar")
    #expect(mix["steps"]?.string == "all")
    #expect(mix["queriesPerStep"]?.number == 9)
    #expect(mix["referenceToCached"]?["median"]?.number == 1)
    let step = try #require(json["steps"]?.elements?[0])
    #expect(step["step"]?.string == "override")
    #expect(step["allocationsPerStep"]?["cached"]?.number == 0.5)
    let figure = try #require(json["figures"]?.elements?.first)
    #expect(figure["name"]?.string == "override change, up to 64 controllers, slowest shape")
    #expect(figure["value"]?.number == 1_500)
    #expect(figure["goal"]?.string == "under 20")
    #expect(figure["isReached"]?.bool == false)
  }
}

struct WorkBaselineTests {
  private static let rows = [
    WorkRow(
      shape: .path, controllers: 60, group: nil, steps: 320,
      counts: [WorkCount("reads", 64), WorkCount("chainWalks", 0)])
  ]

  @Test func `a baseline that is read back is the same`() throws {
    let bytes = [UInt8](WorkBaseline(Self.rows).json.text.utf8)
    #expect(try WorkBaseline(parsing: bytes, file: "work.json").rows == Self.rows)
  }

  @Test(arguments: [
    "{", #"{"report": "bench"}"#, #"{"report": "work", "version": 1, "rows": [{"shape": "cube"}]}"#,
  ])
  func `what is no baseline is refused by name`(text: String) {
    let error = #expect(throws: DocumentError.self) {
      try WorkBaseline(parsing: [UInt8](text.utf8), file: "work.json")
    }
    #expect(error?.description.hasPrefix("work.json: found ") == true)
  }

  @Test func `a change says which figure, and by how much`() {
    func text(_ before: Int?, _ now: Int?) -> String {
      WorkChange(figure: "star: reads", before: before, now: now).text
    }
    #expect(text(400, 4_100) == "star: reads is 4,100, was 400, +925.0 %")
    #expect(text(400, 398) == "star: reads is 398, was 400, -0.5 %")
    #expect(text(0, 3) == "star: reads is 3, was 0")
    #expect(text(nil, 3) == "star: reads is new: 3")
    #expect(text(3, nil) == "star: reads is gone: was 3")
  }
}
