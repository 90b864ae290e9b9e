import Foundation
import StatusQuoJSON
import StatusQuoTestSupport
import Testing

/// The lines that reports print to be copied: each runs as printed, and shows what it stands beside.
@Suite(.enabled(if: hasPython, "python3 is not installed: programs are not tested"))
struct PrintedLineTests {
  private static let environment = ["PATH": "/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin"]

  private static func shell(_ line: String, in folder: TemporaryFolder) throws -> Run {
    let home = try builtExecutable("statusquo").deletingLastPathComponent().path
    return try statusquo(
      ["-c", "cd '\(folder.path)' && PATH=\"\(home):$PATH\" && \(line)"], at: "/bin/sh",
      environment: environment)
  }

  /// A framework with several bugs, most of which show before another one does.
  private static func subject(in folder: TemporaryFolder) throws -> String {
    let file = "\(FileManager.default.currentDirectoryPath)/Tests/Subjects/part_of_uikit.py"
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/it's a part.py", withDestinationPath: file)
    return #"python3 -S -E "it's a part.py" child-first popped-stays covered-stays presents-itself"#
  }

  /// The commands behind `replay:`.
  private static func replayLines(of run: Run) -> [String] {
    run.outputLines.compactMap { $0.firstMatch(of: /^ *replay: (.+)$/).map { String($0.1) } }
  }

  /// The class and the step of a finding.
  private static func shown(_ finding: JSON?) -> [JSON?] {
    [finding?["class"], finding?["divergence"]?["step"]]
  }

  @Test func `each replay line shows its finding, and not what differs before it`() throws {
    let folder = try TemporaryFolder()
    let words = ["fuzz", "--seed", "1", "--scenarios", "60", "--workers", "1"]
    let subject = try Self.subject(in: folder).split(
      separator: "'", omittingEmptySubsequences: false
    )
    .joined(separator: #"'\''"#)
    let run = try Self.shell(
      "statusquo \(words.joined(separator: " ")) --shrink-seconds 20 --subject '\(subject)'"
        + " --report json=report.json", in: folder)
    #expect(run.exitCode == 1)
    let report = try JSON(parsing: [UInt8](folder.read("report.json").utf8))
    let findings = try #require(report["findings"]?.elements)
    let lines = Self.replayLines(of: run)
    #expect(lines.count == findings.count)
    #expect(findings.count > 3)
    var firsts = 0
    for (line, finding) in zip(lines, findings) {
      let replayed = try Self.shell("\(line) --format json", in: folder)
      let failures = try JSON(parsing: [UInt8](replayed.output.utf8))["failures"]?.elements
      #expect(Self.shown(failures?.first?["finding"]) == Self.shown(finding), "\(line)")
      firsts += failures?.first?["finding"]?["divergence"]?["step"]?.number == 0 ? 1 : 0
      // The report of the replay has a line, too.
      let again = try Self.replayLines(of: Self.shell(line, in: folder))
      #expect(try Self.shell(#require(again.first), in: folder).exitCode == 1)
    }
    #expect(firsts < findings.count, "all show at the launch, which proves nothing")
  }

  @Test
  func `a sample that was not examined is shrunk in its own class by the line that is printed`()
    throws
  {
    let folder = try TemporaryFolder()
    let subject = try Self.subject(in: folder).split(
      separator: "'", omittingEmptySubsequences: false
    )
    .joined(separator: #"'\''"#)
    let run = try Self.shell(
      "statusquo fuzz --seed 1 --scenarios 60 --workers 1 --shrink-seconds 0 --subject '\(subject)'",
      in: folder)
    #expect(run.exitCode == 1)
    let line = try #require(run.errors.firstMatch(of: /\n  (statusquo shrink .+)\n/)?.1)
    let named = try #require(line.split(separator: " ").last)
    let others = try folder.files(in: "statusquo-findings").map { "statusquo-findings/\($0)" }
    #expect(others.contains(String(named)))
    for file in others.prefix(6) {
      let document = try JSON(parsing: [UInt8](folder.read(file).utf8))
      guard let wanted = document["finding"]?["class"]?.string else { continue }
      let shrunk = try Self.shell(
        line.dropLast(named.count) + "\(file) --shrink-seconds 3 --format json", in: folder)
      let shown = try JSON(parsing: [UInt8](shrunk.output.utf8))["class"]
      let words = [shown?["step"]?.string ?? "launch", shown?["part"]?.string ?? ""]
      // A step may show several classes: the one that it is examined for need not be its first.
      #expect(wanted.hasPrefix("\(words[0]): \(words[1])"))
    }
  }

  @Test func `what came from the standard input is replayed by a line that holds it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      {"version": 1, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "children": [
        {"name": "A", "kind": "plain"},
        {"name": "it's \"B\"", "kind": "plain", "prefersStatusBarHidden": true}]}}],
        "steps": [{"do": "pop", "on": "N"}]}
      """#, to: "given.json")
    let command = "statusquo replay --bug structure-pop-keeps-bar"
    let run = try Self.shell("\(command) - < given.json", in: folder)
    #expect(run.exitCode == 1)
    let line = try #require(Self.replayLines(of: run).first)
    let again = try Self.shell(line, in: folder)
    #expect(again.exitCode == 1)
    #expect(again.output == run.output)
  }
}
