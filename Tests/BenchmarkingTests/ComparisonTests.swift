import StatusQuoBenchmarking
import Testing

struct ComparisonTests {
  private static func figure(
    _ name: String, _ value: Double, _ measure: Figure.Measure = .time
  ) -> Figure {
    Figure(name, measure, of: "mine", samples: [value])
  }

  /// Nine rounds in which this build takes `times` as long, on a machine that gets slower.
  private static func comparison(_ times: Double) -> BuildComparison {
    BuildComparison(
      processes: (1...9).map { [figure("push/app-60", 100 * times * Double($0))] },
      besides: (1...9).map { [figure("push/app-60", 100 * Double($0))] })
  }

  @Test(arguments: [
    (1.0, BuildComparison.Verdict.same), (1.02, .same), (1.1, .worse), (0.9, .better),
  ])
  func `a ratio is judged by what noise explains, however the machine changes`(
    times: Double, verdict: BuildComparison.Verdict
  ) {
    let row = Self.comparison(times).rows[0]
    #expect(abs(row.ratio.median - times) < 1e-9)
    #expect(row.verdict == verdict)
  }

  @Test func `a regression is beyond the tolerance with its whole interval`() {
    #expect(Self.comparison(1.3).rows[0].isRegression(beyond: 0.25))
    #expect(!Self.comparison(1.2).rows[0].isRegression(beyond: 0.25))
    let oneSlowRound = BuildComparison(
      processes: (1...9).map { [Self.figure("push/app-60", $0 == 4 ? 900 : 100)] },
      besides: (1...9).map { _ in [Self.figure("push/app-60", 100)] })
    #expect(!oneSlowRound.rows[0].isRegression(beyond: 0.05))
  }

  @Test func `exact counts that are equal are the same, also when there are none`() {
    let comparison = BuildComparison(
      processes: [[Self.figure("a", 0, .allocations), Self.figure("b", 2_000, .instructions)]],
      besides: [[Self.figure("a", 0, .allocations), Self.figure("b", 2_000, .instructions)]])
    #expect(comparison.rows.map(\.ratio.median) == [1, 1])
    #expect(comparison.rows.map(\.verdict) == [.same, .same])
  }

  @Test func `one allocation where there was none is worse`() {
    let comparison = BuildComparison(
      processes: [[Self.figure("a", 1, .allocations)]],
      besides: [[Self.figure("a", 0, .allocations)]])
    #expect(comparison.rows[0].verdict == .worse)
  }

  @Test func `figures of one build only are named`() {
    let comparison = BuildComparison(
      processes: [[Self.figure("push/app-60", 1), Self.figure("new", 1)]],
      besides: [[Self.figure("gone", 1), Self.figure("push/app-60", 1)]])
    #expect(comparison.rows.map(\.name) == ["push/app-60"])
    #expect(comparison.unmatched == ["new", "gone"])
  }

  @Test func `figures of another time are compared by all pairs of samples`() {
    let now = Figure("push", .time, of: "mine", samples: [22, 20, 24, 21, 23, 20, 26])
    let earlier = Figure("push", .time, of: "mine", samples: [10, 11, 12, 10, 13, 11, 10])
    let row = BuildComparison([now], withEarlier: [earlier]).rows[0]
    #expect((1.8...2.2).contains(row.ratio.median))
    #expect(row.ratio.interval.lowerBound > 1.5)
    #expect(row.ratio.confidence >= 0.95)
    #expect(row.verdict == .worse)
  }
}

struct GateTrialTests {
  private static func pairs(
    _ count: Int, _ ratio: (Int) -> Double
  ) -> [(this: [Figure], other: [Figure])] {
    (0..<count).map { index in
      (
        [Figure("push", .time, of: "mine", samples: [100 * ratio(index)])],
        [Figure("push", .time, of: "mine", samples: [100])]
      )
    }
  }

  @Test func `alarms are counted for each slowdown and tolerance`() {
    let trial = GateTrial(
      processes: [(0, Self.pairs(20) { _ in 1 }), (0.1, Self.pairs(20) { _ in 1.1 })],
      rounds: 9, tolerances: [0.05, 0.25])
    #expect(trial.rows.map(\.slowdown) == [0, 0, 0.1, 0.1])
    #expect(trial.rows.map(\.tolerance) == [0.05, 0.25, 0.05, 0.25])
    #expect(trial.rows.map(\.comparisons) == [2, 2, 2, 2], "two pairs are left over")
    #expect(trial.rows.map(\.alarms) == [0, 0, 2, 0])
  }

  @Test func `one alarmed comparison of two is one`() {
    let trial = GateTrial(
      processes: [(0, Self.pairs(12) { $0 < 6 ? 1 : 2 })], rounds: 6, tolerances: [0.5])
    #expect(trial.rows.map(\.alarms) == [1])
    #expect(trial.rows.map(\.alarmedFigures) == [1])
  }
}

struct HistoryTests {
  private static func entry(_ label: String, _ value: Double) -> HistoryEntry {
    HistoryEntry(
      label: label, build: "release", instructions: [.init("push/app-60", value)], work: [])
  }

  @Test func `a label is there once, where it came first`() {
    var history = BenchmarkHistory([Self.entry("a", 1), Self.entry("b", 2)])
    history.add(Self.entry("a", 3))
    history.add(Self.entry("c", 4))
    #expect(history.entries.map(\.label) == ["a", "b", "c"])
    #expect(history.entries[0].instructions == [.init("push/app-60", 3)])
  }
}
