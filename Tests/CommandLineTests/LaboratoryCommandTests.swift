import Testing

/// The commands that only the laboratory has.
struct LaboratoryCommandTests {
  @Test func `it has every command of the tool, and what measures the harness`() throws {
    let help = try laboratory("--help").output
    for command in UsageTests.commands + [
      "bugs", "instructions", "suspects", "experiment", "compare",
    ] {
      #expect(help.contains("  \(command) "))
    }
  }

  @Test func `a step of each kind is counted in a crowd`() throws {
    let regions = try laboratory("instructions", "--crowd", "--play-regions")
    #expect(regions.exitCode == 0)
    #expect(regions.output.split(separator: "/crowd").count > 40)
    for other in [["--sizes", "60"], ["--baseline", "main"]] {
      let run = try statusquo(["instructions", "--crowd"] + other, executable: "laboratory")
      #expect(run.exitCode == 2)
      #expect(run.errors.contains("'\(other[0])' has no meaning with '--crowd'"))
    }
  }

  @Test func `a search for a planted bug finds it`() throws {
    let bugs = try laboratory(
      "bugs", "--only", "windows-hidden-one-keeps-bar", "--seeds", "1", "--first-seed", "2")
    #expect(bugs.exitCode == 0)
    #expect(bugs.output.hasPrefix("every search found 1 of 1 bugs"))
  }

  @Test(arguments: [
    ("structure-pop-keeps-bar", "\nsuspect\t1\texact\t0\t1\t'pop' left bar as before"),
    ("reads-rotate-does-not-read", "\nsuspect\t1\tsome\t2\t0\tT-18 did not hold"),
  ])
  func `rules as suspects explain a planted bug beside laws`(bug: String, cause: String) throws {
    let run = try laboratory("suspects", "--bug", bug, "--scenarios", "300", "--findings", "1")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\nlaw\t1\texact\t0\t1\t"))
    #expect(run.output.contains(cause))
  }

  @Test func `what is right has no suspects`() throws {
    let run = try laboratory("suspects", "--scenarios", "100")
    #expect(run.output == "found\t0\t0\n")
  }

  @Test func `it plants bugs that no value shows`() throws {
    let run = try laboratory(
      "fuzz", "--bug", "work-refused-steps-walk", "--seed", "1", "--scenarios", "50")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("--bug work-refused-steps-walk"))
  }

  @Test(arguments: ["inf", "little"])
  func `a tolerance is a number`(_ tolerance: String) throws {
    let run = try laboratory("instructions", "--tolerance", tolerance)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("invalid value '\(tolerance)' for '--tolerance'"))
  }
}
