import AppearanceModel
public import Benchmarking
public import ReferenceModel
import Reporting
import ScenarioFiles
import TestSupport
import Testing

extension ReferenceModel: QueryResolver {}

/// Time that passes only when told to, in nanoseconds.
private final class StoppedClock {
  var now: UInt64 = 0
}

struct BenchmarkTests {
  /// Two sizes, with a reference that takes ten times as long as the subject.
  private static func benchmark() throws -> Benchmark {
    let clock = StoppedClock()
    func contestant(_ nanoseconds: UInt64) -> Contestant {
      var pass: UInt64 = 0
      return Contestant(
        run: { _ in
          pass += 1
          clock.now += nanoseconds + nanoseconds * (pass % 3) / 10
          return 7
        }, workCounts: { [WorkCount("chainWalks", 12), WorkCount("reads", 3_400)] })
    }
    var benchmark = Benchmark()
    for controllers in [2, 1_000] {
      try benchmark.measure(
        Workload(controllers: controllers, steps: 20, seed: 8),
        tasks: [.steps, .statusBar(queries: 9), .style(queries: 1), .observation],
        effort: Effort(rounds: 7, sampleNanoseconds: 1), reference: contestant(40_000),
        subject: contestant(4_000),
        firstDivergence: {
          clock.now += 90_000
          return nil
        }, now: { clock.now })
    }
    return benchmark
  }

  @Test func `the table shows medians, spread, ratios and exact work`() throws {
    try expectGolden(try Self.benchmark().text, "benchmark")
  }

  @Test func `the form for machines has the same figures`() throws {
    let json = try Self.benchmark().json
    #expect(json["report"]?.string == "bench")
    #expect(json["tasks"]?.elements?.count == 8)
    let row = try #require(json["tasks"]?.elements?[1])
    #expect(row["task"]?.string == "statusBar")
    #expect(row["operationsPerStep"]?.number == 9)
    #expect(row["ratio"]?["median"]?.number == 10)
    #expect(json["work"]?.elements?[0]["counts"]?["reads"]?.number == 3_400)
  }

  @Test func `a workload asks a lively tree of the size that was ordered`() {
    let workload = Workload(controllers: 40, steps: 100, seed: 8)
    #expect(workload.scenario.problem == nil)
    #expect(workload.scenario.controllers.count == 40)
    #expect(workload.scenario.steps.count > 80)
    #expect(workload.asked.count == 256)
  }

  @Test func `a model does each task the same way every time`() {
    let workload = Workload(controllers: 12, steps: 30, seed: 8)
    let model = ReferenceModel(workload.scenario)
    let contestant = Contestant(model, playing: workload)
    let digests = BenchmarkTask.all.map(contestant.run)
    #expect(digests == BenchmarkTask.all.map(contestant.run))
    #expect(Set(digests).count > 3)
    #expect(contestant.workCounts().isEmpty)
  }

  @Test func `models that answer differently are not timed`() {
    var benchmark = Benchmark()
    let workload = Workload(controllers: 2, steps: 5, seed: 8)
    #expect(throws: Disagreement.self) {
      try benchmark.measure(
        workload, effort: Effort(rounds: 1, sampleNanoseconds: 1),
        reference: Contestant(run: { _ in 1 }), subject: Contestant(run: { _ in 2 }),
        firstDivergence: { nil }, now: { 0 })
    }
    #expect(benchmark.rows.isEmpty)
  }
}
