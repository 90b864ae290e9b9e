import Foundation
import StatusQuoJSON
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// Subjects that crash and hang for real, in workers.
@Suite struct IsolationTests {
  private static func report(_ run: Run) throws -> JSON {
    try JSON(parsing: [UInt8](run.output.utf8))
  }

  @Test(arguments: [
    ("lifecycle-presenting-traps", "crash"), ("lifecycle-presenting-aborts", "crash"),
    ("lifecycle-presenting-recurses", "crash"), ("lifecycle-presenting-exits", "crash"),
    ("lifecycle-presenting-hangs", "hang"),
  ])
  func `a subject that does not answer is a finding, shrunk, and the run continues`(
    bug: String, part: String
  ) throws {
    let run = try statusquo(
      "fuzz", "--bug", bug, "--seed", "7", "--scenarios", "8", "--hang-after", "0.5",
      "--format", "json")
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("statusquo: finding 1, after "))
    let report = try Self.report(run)
    #expect(report["scenarios"]?.number == 8)
    let findings = try #require(report["findings"]?.elements)
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding["class"]?["part"]?.string == part)
    #expect(finding["class"]?["step"]?.string == "present")
    #expect(finding["isReproducible"]?.bool == true)
    #expect(finding["shrinking"]?["oneMinimal"]?.bool == true)
    #expect(finding["document"]?["steps"]?.elements?.count == 1)
    #expect(finding["document"]?["controllers"]?.elements?.isEmpty == true)
  }

  @Test func `a subject may print and read without being heard`() throws {
    let run = try statusquo(
      "fuzz", "--bug", "lifecycle-presenting-talks", "--seed", "1", "--scenarios", "30")
    #expect(run.exitCode == 0)
    #expect(!run.output.contains("presenting"))
  }

  @Test func `crashes among divergences do not depend on the number of workers`() throws {
    let texts = try ["1", "3"].map { workers in
      let run = try statusquo(
        "fuzz", "--bug", "lifecycle-presenting-traps", "--seed", "4", "--scenarios", "30",
        "--workers", workers, "--format", "json")
      let members = try #require(Self.report(run).members)
      return members.dropLast().map { "\($0.key): \($0.value.text)" }
    }
    #expect(texts[0] == texts[1])
  }

  @Test func `workers end with a parent that is killed, at any moment`() throws {
    var workers: [pid_t] = []
    let run = try statusquo([
      "fuzz", "--bug", "lifecycle-presenting-hangs", "--seed", "1", "--hang-after", "600",
    ]) { process, _ in
      while workers.isEmpty, process.isRunning {
        workers = try children(of: process.processIdentifier)
      }
      // Long enough for a worker to be in the loop that does not end.
      usleep(500_000)
      workers = try children(of: process.processIdentifier)
      kill(process.processIdentifier, SIGKILL)
    }
    #expect(run.exitCode == -1)
    #expect(!workers.isEmpty)
    #expect(haveEnded(workers), "workers are left over")
  }

  @Test func `what a shell has started that became the command is none of a subject's`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let command = try builtExecutable("statusquo").path
    process.arguments = [
      "-c",
      "sleep 600 > /dev/null & echo $!; exec '\(command)' fuzz --bug lifecycle-presenting-traps"
        + " --seed 1 --scenarios 8 2> /dev/null",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let sleeper = try #require(text.split(separator: "\n").first.flatMap { pid_t($0) })
    #expect(kill(sleeper, SIGKILL) == 0, "it has been ended")
    // After the kill: what it inherited from the shell lets Foundation wait for it, too.
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
  }

  @Test func `a run is interrupted while a subject hangs`() throws {
    let run = try statusquo([
      "fuzz", "--bug", "lifecycle-presenting-hangs", "--seed", "1", "--hang-after", "600",
      "--workers", "2",
    ]) { process, folder in
      try folder.wait(forOutput: "fuzzing with seed", of: process)
      usleep(500_000)
      kill(process.processIdentifier, SIGTERM)
    }
    #expect(run.exitCode == 2)
    #expect(run.output.contains("; stopped after "))
  }
}

/// Subjects that keep something outside the value that they are.
@Suite struct StateTests {
  @Test func `a memo of the process is reported with the scenarios that it comes from`() throws {
    let run = try laboratory(
      "fuzz", "--bug", "identity-memo-of-the-process", "--seed", "6", "--scenarios", "20",
      "--workers", "1")
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains(
        "the subject keeps something outside itself: this fails in a process that has played "
          + "scenario"))
    #expect(!run.output.contains("diverged only once"))
  }

  @Test func `what copies share is found where an enumeration copies, and replays`() throws {
    let run = try laboratory(
      "enumerate", "--bug", "identity-copies-share-a-count", "--controllers", "1", "--steps", "2",
      "--settings", "0")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("a step on a copy changes the resolver that was copied"))
    #expect(!run.output.contains("diverged only once"))
  }
}
