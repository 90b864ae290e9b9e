import StatusQuoCommand
import StatusQuoTestSupport
import Testing

/// The page of commands says what their help says.
struct CommandListTests {
  @Test func `every command is listed with its usage`() throws {
    var text = """
      # Commands

      What each command does, and how it is typed.

      ## Overview

      `statusquo COMMAND --help` explains a command and its options.

      \(ExitCode.summary) [Runs in CI](RunsInCI.md) lists what leads to each.

      """
    for command in UsageTests.commands {
      let lines = try statusquo(command, "--help").output
        .split(separator: "\n", omittingEmptySubsequences: false)
      let usage = try #require(lines.first { $0.hasPrefix("Usage: ") }).dropFirst(7)
      text += "\n### \(command)\n\n\(lines[0]).\n\n```text\n\(usage)\n```\n"
    }
    try expect(
      text,
      in: packageFolder.appending(
        path: "Sources/Products/StatusQuoCommand/StatusQuoCommand.docc/Commands.md"))
  }

  @Test func `explain prints a rule, and a question`() throws {
    try expectGolden(try statusquo("explain", "SB-21").output, "rule")
    try expectGolden(try statusquo("explain", "c-7").output, "question")
    let json = try statusquo("explain", "SB-21", "--format", "json")
    #expect(json.output.contains("\"questions\": [\"C-6\""))
    #expect(try statusquo("explain", "SB-21", "--format", "svg").exitCode == 2)
    let wrong = try statusquo("explain", "SB-21", "--step", "1")
    #expect(wrong.exitCode == 2)
    #expect(wrong.errors.contains("unexpected option '--step' for the rule 'SB-21'"))
  }
}
