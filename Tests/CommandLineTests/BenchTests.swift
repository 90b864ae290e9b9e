import StatusQuoScenarioFiles
import Testing

struct BenchTests {
  private static let small = [
    "bench", "--sizes", "6,12", "--seconds", "0.1", "--only", "throughput,lock-step,memory,work",
    "--mixes", "9",
  ]

  @Test func `the summary comes first, details on request`() throws {
    let run = try statusquo(Self.small)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("steps/s"))
    #expect(!run.output.contains("Bytes on the heap"))
    let details = try statusquo(Self.small + ["--details"])
    #expect(details.output.contains("mix-9:1-statusBar"))
    #expect(details.output.contains("30 controllers, 30 steps"))
    #expect(details.output.contains("Bytes on the heap"))
    #expect(details.output.contains("chainWalks"))
    #expect(!details.output.contains("addChild"))
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

  @Test func `only the columns that were named take part`() throws {
    let run = try statusquo(
      "bench", "--sizes", "6", "--seconds", "0.05", "--only", "queries", "--columns",
      "cached,walking", "--format", "json")
    let json = try JSON(parsing: [UInt8](run.output.utf8))
    #expect(json["columns"]?.elements?.compactMap(\.string) == ["cached", "walking"])
    #expect(json["machine"]?["cores"]?.number ?? 0 > 0)
  }

  @Test func `regions are played for tools that count instructions`() throws {
    let run = try statusquo(
      "bench", "--sizes", "6", "--only", "queries,lock-step", "--columns", "cached",
      "--play-regions")
    let regions = try JSON(parsing: [UInt8](run.output.utf8))["regions"]?.elements
    #expect(regions?.count == 10)
    #expect(regions?.last?["figure"]?.string == "lock-step/30x30")
  }

  @Test(arguments: [
    (option: "--sizes", value: "10,,20"), ("--sizes", "4"), ("--shapes", "cube"), ("--mixes", "0"),
    ("--only", "all"), ("--tolerance", "inf"), ("--tolerance", "little"), ("--columns", "a,"),
  ])
  func `options take what they say`(option: String, value: String) throws {
    let run = try statusquo("bench", option, value)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("invalid value '\(value)' for '\(option)'"))
  }

  @Test(arguments: [
    (["--columns", "mine"], "there is no column 'mine'"),
    (["--quick", "--full"], "'--quick' and '--full' exclude one another"),
    (["--check-work", "a", "--compare-with", "b"], "'--check-work' and '--compare-with' exclude"),
    (["--compare-with", "b", "--into", "c"], "'--into' has no meaning with '--compare-with'"),
    (["--baseline", "nope"], "there is no baseline 'nope'"),
    (["--save-baseline", "../x"], "'../x' is not a valid name of a baseline"),
    (["--history", "h.json"], "'--history' needs a label"),
  ])
  func `what can't be done together is refused`(options: [String], complaint: String) throws {
    let run = try statusquo(
      ["bench", "--sizes", "6", "--only", "work", "--baselines", "/nowhere"] + options)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(complaint), "\(run.errors)")
  }
}
