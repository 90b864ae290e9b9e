import Benchmarking
import Reporting
import ScenarioFiles
import Testing

struct BuildComparisonTests {
  /// What a build writes whose only step takes so long.
  private static func report(_ nanoseconds: Double, version: Int = Benchmark.jsonVersion) -> JSON {
    [
      "report": "bench", "version": JSON(version), "queries": [], "throughput": [],
      "steps": [
        [
          "shape": "app", "controllers": 60, "step": "select", "thenStatusBar": false,
          "cached": ["nanoseconds": JSON(nanoseconds)],
        ]
      ],
      "lockStep": [["controllers": 30, "step": ["nanoseconds": 5_000]]],
    ]
  }

  /// Seven rounds in which this build takes `times` as long, on a machine that gets slower.
  private static func comparison(_ times: Double) -> BuildComparison? {
    BuildComparison(
      rounds: (1...7).map { (report(100 * times * Double($0)), report(100 * Double($0))) },
      tolerance: 0.25)
  }

  @Test func `a build that is as fast is no regression, however the machine changes`() throws {
    let comparison = try #require(Self.comparison(1.1))
    #expect(
      comparison.figures.map(\.name) == [
        "app, 60 controllers: select", "lock-step of 30 controllers",
      ])
    #expect(comparison.regressions.isEmpty)
    #expect(comparison.text(unit: "ns").hasSuffix("\nno figure is more than 25 % up\n"))
  }

  @Test func `a regression is one line that says which figure, and by how much`() throws {
    let comparison = try #require(Self.comparison(1.5))
    #expect(comparison.regressions.map(\.name) == ["app, 60 controllers: select"])
    let line = """
      regression: app, 60 controllers: select is 1.50 times what it was (at least 1.50), \
      tolerance 25 %

      """
    #expect(comparison.text(unit: "ns").hasSuffix("\n\n" + line))
  }

  @Test func `one slow round is no regression`() throws {
    let comparison = try #require(
      BuildComparison(
        rounds: (1...9).map { (Self.report($0 == 4 ? 900 : 100), Self.report(100)) },
        tolerance: 0.25))
    #expect(comparison.regressions.isEmpty)
  }

  @Test func `builds that measure other things are not compared`() {
    let other = Self.report(100, version: Benchmark.jsonVersion + 1)
    #expect(BuildComparison(rounds: [(Self.report(100), other)], tolerance: 0) == nil)
    #expect(BuildComparison(rounds: [], tolerance: 0) == nil)
  }
}
