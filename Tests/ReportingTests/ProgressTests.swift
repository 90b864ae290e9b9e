import StatusQuoHarness
import StatusQuoReporting
import Testing

/// The progress of a run, on a terminal of any width.
@Suite struct ProgressTests {
  static let parts = ["12.0 of 30 s", "40 %", "2 divergences", "307,704 scenarios", "334 steps/s"]

  @Test(arguments: [
    (80, "12.0 of 30 s  40 %  2 divergences  307,704 scenarios  334 steps/s"),
    (39, "12.0 of 30 s  40 %  2 divergences"), (18, "12.0 of 30 s  40 %"), (17, "12.0 of 30 s"),
    (8, "12.0 ..."), (2, "..."),
  ])
  func `a line has room for what matters most`(columns: Int, line: String) {
    #expect(Self.parts.line(inColumns: columns) == line)
  }

  @Test func `time comes first, divergences before how many scenarios`() {
    let progress = RunProgress(
      positions: 4_000, scenarios: 4_000, steps: 48_000, divergences: 2, rules: 90)
    #expect(
      progress.parts(after: 12, of: 10_000, for: 30) == [
        "12.0 of 30.0 s", "40 %", "2 divergences", "4,000 scenarios", "4,000 steps/s", "90 rules",
      ])
    #expect(progress.parts(after: 12, of: nil)[0] == "12.0 s")
  }
}
