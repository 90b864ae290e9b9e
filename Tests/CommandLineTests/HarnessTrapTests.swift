import StatusQuoJSON
import Testing

/// Traps of the harness and of a resolver: `Tests/TrappingHarness` has a law that traps where the device is rotated,
/// and a resolver that traps where something is presented.
@Suite struct HarnessTrapTests {
  private static func run(_ arguments: String...) throws -> Run {
    try statusquo(arguments, executable: "StatusQuoTrappingHarness")
  }

  private static func document(step: String) -> String {
    """
    {"version": 1, "windows": [{"name": "W", "root": {"name": "A", "kind": "plain"}}],
     "controllers": [{"name": "B", "kind": "plain"}], "steps": [\(step)]}
    """
  }

  private static let rotation = document(step: #"{"do": "rotate", "to": "landscape"}"#)
  private static let presentation = document(
    step: #"{"do": "present", "controller": "B", "from": "A"}"#)

  @Test func `a run in which the harness traps ends with 4, and does not blame the resolver`()
    throws
  {
    let run = try Self.run(
      "fuzz", "--seed", "1", "--scenarios", "40", "--workers", "1", "--format", "json")
    #expect(run.exitCode == 4)
    #expect(
      run.errors.contains(
        /at step \d+ of scenario \d+, code of StatusQuo trapped \(SIG(ILL|TRAP)\), not that of the/)
    )
    #expect(run.errors.contains("the law traps"))
    let report = try JSON(parsing: Array(run.output.utf8))
    #expect(report["outcome"]?.string == "trap")
    for finding in report["findings"]?.elements ?? [] {
      #expect(finding["class"]?["step"]?.string == "present")
    }
  }

  @Test(arguments: ["junit", "sarif", "github", "markdown", "html", "text"])
  func `every format of such a run says so`(format: String) throws {
    let run = try Self.run(
      "fuzz", "--seed", "1", "--scenarios", "40", "--workers", "1", "--format", format)
    #expect(run.exitCode == 4)
    #expect(run.output.contains("code of StatusQuo trapped"))
  }

  @Test(arguments: ["replay", "shrink"])
  func `a document at which the law traps ends with 4, and one at which the resolver traps with 3`(
    command: String
  ) throws {
    let folder = try TemporaryFolder()
    let law = try Self.run(command, try folder.write(Self.rotation, to: "law.json"))
    #expect(law.exitCode == 4)
    #expect(law.errors.contains("code of StatusQuo trapped"))
    let resolver = try Self.run(command, try folder.write(Self.presentation, to: "resolver.json"))
    #expect(resolver.exitCode == 3)
    #expect(resolver.output.contains("the resolver crashed"))
    #expect(!resolver.errors.contains("code of StatusQuo"))
  }

  @Test func `a command that traps ends with 4 and asks for a report`() throws {
    let run = try Self.run("trap")
    #expect(run.exitCode == 4)
    #expect(run.errors.contains("code of StatusQuo trapped, not that of a resolver"))
    #expect(run.errors.contains("please report this command"))
  }

  @Test func `a resolver that traps in a command that plays it itself ends with 3`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.presentation, to: "resolver.json")
    for arguments in [
      ["observe", "--model", "subject", file],
      ["check", file, "--want", "A: bar dark", "--steps", "1"],
      ["bench", "--sizes", "6", "--only", "steps", "--seconds", "0.05"],
      ["bench", "--sizes", "6", "--only", "lock-step", "--seconds", "0.05"],
    ] {
      let run = try statusquo(arguments, executable: "StatusQuoTrappingHarness")
      #expect(run.exitCode == 3, "\(arguments): \(run.errors)")
      #expect(run.errors.contains("resolver crashed"), "\(arguments)")
    }
  }
}
