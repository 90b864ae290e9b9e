import StatusQuoBenchmarking
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

struct BuildComparisonTests {
  private static func figures(_ push: Double, _ pop: Double, round: Int) -> [Figure] {
    [
      Figure("push/app-60", .time, of: "mine", samples: [push * Double(round)]),
      Figure("pop/app-60", .time, of: "mine", samples: [pop * Double(round)]),
      Figure("select/app-60", .time, of: "mine", samples: [70 * Double(round)]),
      Figure("push/app-60", .allocations, of: "mine", samples: [0]),
    ]
  }

  private static let comparison = BuildComparison(
    processes: (1...9).map { figures(150, 80, round: $0) },
    besides: (1...9).map { figures(100, 100, round: $0) })

  @Test func `text has the answer first, then what changed significantly`() throws {
    let text = Self.comparison.text(other: "./before", tolerances: [:])
    try expectGolden(text, "comparison")
  }

  @Test func `Markdown for a pull request has the same`() throws {
    let text = Self.comparison.markdown(other: "main", tolerances: [.time: 0.25])
    try expectGolden(text, "comparison-markdown")
  }

  @Test func `only what is beyond its tolerance fails`() {
    #expect(Self.comparison.regressions([:]).isEmpty)
    #expect(Self.comparison.regressions([.time: 0.6]).isEmpty)
    #expect(Self.comparison.regressions([.time: 0.25]).map(\.name) == ["push/app-60"])
    #expect(Self.comparison.regressions([.allocations: 0]).isEmpty)
  }

  @Test func `JSON has every figure with its verdict`() {
    let json = Self.comparison.json(other: "main", tolerances: [.time: 0.25])
    #expect(json["failed"]?.bool == true)
    let rows = json["rows"]?.elements ?? []
    #expect(rows.map { $0["verdict"]?.string } == ["worse", "better", "same", "same"])
    #expect(rows.map { $0["fails"]?.bool } == [true, false, false, false])
  }

  @Test func `no change is one line`() {
    let same = BuildComparison(
      processes: (1...9).map { Self.figures(100, 100, round: $0) },
      besides: (1...9).map { Self.figures(100, 100, round: $0) })
    #expect(
      same.text(other: "main", tolerances: [.time: 0.25])
        == "no significant change: 4 figures compared with main\n")
  }

  @Test func `a trial of gates is a table`() throws {
    let trial = GateTrial(
      processes: [0, 0.1].map { slowdown in
        (
          slowdown: slowdown,
          pairs: (1...18).map { round in
            (
              this: Self.figures(100 * (1 + slowdown), 100, round: round),
              other: Self.figures(100, 100, round: round)
            )
          }
        )
      }, rounds: 9, tolerances: [0.05])
    try expectGolden(trial.text(markdown: true), "gate-trial")
  }
}
