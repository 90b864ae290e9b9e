import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

struct BenchTests {
  private static let small = [
    "bench", "--sizes", "6,12", "--seconds", "0.1", "--only", "queries,lock-step",
  ]

  @Test func `the summary comes first, details on request`() throws {
    let run = try statusquo(Self.small)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("steps/s"))
    #expect(run.output.contains("30 controllers, 30 steps"))
    #expect(!run.output.contains("statusBar-in-turn"))
    let details = try statusquo(Self.small + ["--details"])
    #expect(details.output.contains("statusBar-in-turn"))
    #expect(details.output.contains("Verified against the reference"))
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
      "cached,memoizing", "--format", "json")
    let json = try JSON(parsing: [UInt8](run.output.utf8))
    #expect(json["columns"]?.elements?.compactMap(\.string) == ["cached", "memoizing"])
    #expect(json["machine"]?["cores"]?.number ?? 0 > 0)
  }

  @Test func `regions are played for tools that count instructions`() throws {
    let run = try laboratory(
      "instructions", "--sizes", "6", "--only", "queries,lock-step", "--columns", "cached",
      "--play-regions")
    let regions = try JSON(parsing: [UInt8](run.output.utf8))["regions"]?.elements
    #expect(regions?.count == 8)
    #expect(regions?.last?["figure"]?.string == "lock-step/30x30")
  }

  @Test(arguments: [
    (option: "--sizes", value: "10,,20"), ("--sizes", "4"), ("--shapes", "cube"),
    ("--only", "all"), ("--columns", "a,"),
  ])
  func `options take what they say`(option: String, value: String) throws {
    let run = try statusquo("bench", option, value)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("invalid value '\(value)' for '\(option)'"))
  }

  @Test(arguments: [
    (["--columns", "mine"], "there is no column 'mine'"),
    (["--check-work", "a", "--baseline", "b"], "'--check-work' and '--baseline' exclude"),
    (["--baseline", "b", "--details"], "'--details' has no meaning with '--baseline'"),
    (["--baseline", "nope"], "there is no baseline 'nope'"),
    (["--save-baseline", "../x"], "'../x' is not a valid name of a baseline"),
  ])
  func `what can't be done together is refused`(options: [String], complaint: String) throws {
    let run = try statusquo(
      ["bench", "--sizes", "6", "--only", "work", "--baselines", "/nowhere"] + options)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(complaint), "\(run.errors)")
  }

  @Test func `throughput by size is a picture; a comparison has none`() throws {
    let brief = ["bench", "--sizes", "6,12", "--seconds", "0.05", "--only", "steps", "--format"]
    let picture = try statusquo(brief + ["svg"])
    #expect(picture.exitCode == 0)
    #expect(picture.output.hasPrefix("<svg") && picture.output.contains("class=\"curve s1\""))
    let page = try statusquo(brief + ["html"])
    #expect(
      page.output.contains("Throughput by size") && page.output.contains("Times as long as cached"))
    let comparison = try statusquo("bench", "--baseline", "main", "--format", "svg")
    #expect(comparison.exitCode == 2)
    #expect(comparison.errors.contains("a comparison has no picture"))
  }
}
