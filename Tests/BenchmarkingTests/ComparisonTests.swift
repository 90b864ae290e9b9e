import StatusQuoBenchmarking
import StatusQuoCommand
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

  @Test func `instructions fail beyond the tolerance with the whole interval, times never`() {
    func fails(_ measure: Figure.Measure, _ values: [Double]) -> Bool {
      let comparison = BuildComparison(
        processes: values.map { [Self.figure("push/app-60", $0, measure)] },
        besides: values.map { _ in [Self.figure("push/app-60", 100, measure)] })
      return !comparison.regressions(ComparisonGate(tolerance: 0.05)).isEmpty
    }
    #expect(fails(.instructions, [106]))
    #expect(!fails(.instructions, [104]))
    #expect(fails(.allocations, [101]))
    #expect(!fails(.time, Array(repeating: 900, count: 9)))
    #expect(!fails(.instructions, [100, 100, 100, 100, 900, 100, 100, 100, 100]))
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

  @Test func `figures of several columns are compared column by column`() throws {
    func process(_ mine: Double) -> [Figure] {
      [("mine", mine), ("cached", 7)].map {
        Figure("push/app-60", .allocations, of: $0, samples: [$1])
      }
    }
    let comparison = BuildComparison(
      processes: (1...2).map { _ in process(3) }, besides: (1...2).map { _ in process(2) })
    #expect(comparison.rows.map(\.column) == ["mine", "cached"])
    #expect(comparison.rows.map(\.this) == [3, 7])
    let text = comparison.article(other: "main", ComparisonGate()).text()
    #expect(text.contains("2 figures compared with main"))
    #expect(text.contains("push/app-60 of mine"))
  }

  @Test(arguments: [
    (allocations: 2.0, code: ExitCode.agreement), (1, .agreement), (3, .divergence),
  ])
  func `more allocations end with 1, and fewer with 0`(allocations: Double, code: ExitCode) {
    let comparison = BuildComparison(
      processes: [[Self.figure("push/app-60", allocations, .allocations)]],
      besides: [[Self.figure("push/app-60", 2, .allocations)]])
    #expect(ComparisonGate().exitCode(of: comparison) == code)
  }

  /// Rounds in which this build takes `times` as long: some of them more, some less.
  private static func rounds(_ times: [Double]) -> BuildComparison {
    BuildComparison(
      processes: times.map { [figure("push/app-60", 100 * $0)] },
      besides: times.map { _ in [figure("push/app-60", 100)] })
  }

  @Test(
    arguments: [
      ([1.3, 1.31, 1.3, 1.32, 1.3, 1.31, 1.3], ExitCode.divergence, nil),
      ([1.1, 1.11, 1.1, 1.12, 1.1, 1.11, 1.1], .agreement, nil),
      ([1.1, 1.3, 1.1, 1.3, 1.1, 1.3, 1.1], .wrongUse, "the interval holds the limit"),
      ([9, 9, 9, 9, 9], .wrongUse, "six rounds"),
    ] as [([Double], ExitCode, String?)])
  func `a limit for times is broken, kept, or undecided`(
    times: [Double], code: ExitCode, complaint: String?
  ) {
    let comparison = Self.rounds(times)
    let gate = ComparisonGate(timesAtMost: 1.2)
    #expect(gate.exitCode(of: comparison) == code)
    #expect(gate.complaint(of: comparison, other: "main")?.contains(complaint ?? "-") ?? true)
    #expect((complaint == nil) == (gate.complaint(of: comparison, other: "main") == nil))
    #expect(ComparisonGate().exitCode(of: comparison) == .agreement, "without a limit times inform")
  }

  @Test func `a busy machine never says that a build is slower`() {
    var comparison = Self.rounds(Array(repeating: 90, count: 9))
    comparison.load = "load 7 on 2 cores"
    let gate = ComparisonGate(timesAtMost: 1.2)
    #expect(gate.exitCode(of: comparison) == .wrongUse)
    #expect(gate.complaint(of: comparison, other: "main")?.contains("load 7 on 2 cores") == true)
    #expect(comparison.regressions(gate).isEmpty)
  }

  @Test func `a limit with no time to hold against it ends with 2`() {
    let comparison = BuildComparison(
      processes: [[Self.figure("a", 1, .allocations)]],
      besides: [[Self.figure("a", 1, .allocations)]])
    #expect(ComparisonGate(timesAtMost: 1.2).exitCode(of: comparison) == .wrongUse)
    #expect(ComparisonGate().exitCode(of: comparison) == .agreement)
  }

  @Test func `a comparison of nothing ends with 2 and says so`() {
    let comparison = BuildComparison(
      processes: [[Self.figure("new", 1)]], besides: [[Self.figure("gone", 1)]])
    #expect(ComparisonGate().exitCode(of: comparison) == .wrongUse)
    #expect(
      comparison.article(other: "main", ComparisonGate()).text()
        == "nothing could be compared with main\n\nmeasured of one build only: new, gone\n")
  }

  @Test func `an increase from none has no percentage`() {
    let comparison = BuildComparison(
      processes: [[Self.figure("a", 1, .allocations)]],
      besides: [[Self.figure("a", 0, .allocations)]])
    let text = comparison.article(other: "main", ComparisonGate()).text()
    #expect(text.contains("worst a from none; 1 figure"))
    #expect(!text.contains("%"))
  }

  @Test func `figures of one build only are named`() {
    let comparison = BuildComparison(
      processes: [[Self.figure("push/app-60", 1), Self.figure("new", 1)]],
      besides: [[Self.figure("gone", 1), Self.figure("push/app-60", 1)]])
    #expect(comparison.rows.map(\.name) == ["push/app-60"])
    #expect(comparison.unmatched == ["new", "gone"])
  }
}
