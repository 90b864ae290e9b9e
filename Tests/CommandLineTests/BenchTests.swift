import ScenarioFiles
import Testing

struct BenchTests {
  private static let small = ["bench", "--sizes", "3,12", "--steps", "20", "--rounds", "1"]

  @Test func `every size and task is in the table`() throws {
    let run = try statusquo(Self.small)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("status bar, 9 a step"))
    #expect(run.output.contains("both models side by side"))
    #expect(run.output.contains("chainWalks"))
  }

  @Test func `work counts are the same in every run`() throws {
    let counts = try (1...2).map { _ in
      let run = try statusquo(Self.small + ["--format", "json"])
      return try #require(JSON(parsing: [UInt8](run.output.utf8))["work"])
    }
    #expect(counts[0].elements?.count == 2)
    #expect(counts[0] == counts[1])
  }

  @Test func `sizes are whole numbers`() throws {
    let run = try statusquo("bench", "--sizes", "10,,20")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'10,,20' is no value of '--sizes'"))
  }
}
