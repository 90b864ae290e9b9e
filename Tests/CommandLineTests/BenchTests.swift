import ScenarioFiles
import Testing

struct BenchTests {
  private static let small = [
    "bench", "--sizes", "6,12", "--seconds", "0.1", "--only", "throughput,lock-step,memory,work",
    "--mixes", "9",
  ]

  @Test func `every part that was asked for has a table`() throws {
    let run = try statusquo(Self.small)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("app-like, 12  status bar, 9:1"))
    #expect(run.output.contains("30 controllers, 30 steps"))
    #expect(run.output.contains("Bytes on the heap"))
    #expect(run.output.contains("chainWalks"))
    #expect(!run.output.contains("Steps by kind"))
  }

  @Test func `work counts are the same in every run`() throws {
    let counts = try (1...2).map { _ in
      let run = try statusquo(
        "bench", "--sizes", "6,12", "--only", "work", "--format", "json")
      return try #require(JSON(parsing: [UInt8](run.output.utf8))["work"])
    }
    #expect((counts[0].elements?.count ?? 0) > 10)
    #expect(counts[0] == counts[1])
  }

  @Test(arguments: [
    (option: "--sizes", value: "10,,20"), ("--sizes", "4"), ("--shapes", "cube"), ("--mixes", "0"),
    ("--only", "all"),
  ])
  func `options take what they say`(option: String, value: String) throws {
    let run = try statusquo("bench", option, value)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'\(value)' is no value of '\(option)'"))
  }
}
