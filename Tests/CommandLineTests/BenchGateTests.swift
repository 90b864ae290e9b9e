import Foundation
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

struct BenchGateTests {
  private static func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func `work counts pass against what was just counted, and fail against anything else`()
    throws
  {
    try Self.inFolder { folder in
      let file = folder + "/work.json"
      #expect(try statusquo("bench", "--update-work", file).exitCode == 0)
      let run = try statusquo("bench", "--check-work", file)
      #expect(run.exitCode == 0)
      #expect(run.output == "all work counts are those of \(file)\n")

      let text = String(decoding: try TextFile.read(file), as: UTF8.self)
      let updates = try #require(text.firstRange(of: /"statusBarUpdates": (?!0)[0-9]+/))
      try TextFile.write(
        text.replacingCharacters(in: updates, with: "\"statusBarUpdates\": 1"), to: file)
      let changed = try statusquo("bench", "--check-work", file)
      #expect(changed.exitCode == 1)
      #expect(
        changed.output.contains(
          /work: app-like, 60 controllers, .*: statusBarUpdates is \d+, was 1, \+/))
    }
  }

  @Test func `a count that the file lacks fails, and so does a file without any`() throws {
    try Self.inFolder { folder in
      let file = folder + "/work.json"
      #expect(try statusquo("bench", "--update-work", file).exitCode == 0)
      let text = String(decoding: try TextFile.read(file), as: UTF8.self)
      try TextFile.write(text.replacing(/"cardWalks": [0-9]+,\s+/, with: ""), to: file)
      let missing = try statusquo("bench", "--check-work", file)
      #expect(missing.exitCode == 1)
      #expect(missing.output.contains("cardWalks is new"))

      try TextFile.write(#"{"report": "work", "version": 1, "rows": []}"#, to: file)
      let empty = try statusquo("bench", "--check-work", file)
      #expect(empty.exitCode == 2)
      #expect(empty.errors.contains("\(file) has no counts, so that there is nothing to compare"))
      let other = try statusquo(["bench", "--check-work", file], executable: Self.own)
      #expect(other.exitCode == 2)
      #expect(other.errors.contains("MyResolver counts no work"))
    }
  }

  private static let own = "StatusQuoOwnResolver"
  private static let plain = ["PLAIN": "1"]

  @Test(arguments: [
    (limit: "0.1", exitCode: Int32(1), text: "MyResolver takes "),
    ("1000000", 0, "MyResolver keeps the limit in "),
  ])
  func `a resolver that is slower than it may be fails`(
    limit: String, exitCode: Int32, text: String
  )
    throws
  {
    let run = try statusquo(
      ["bench", "--sizes", "6", "--only", "steps", "--seconds", "0.05", "--at-most", limit],
      executable: Self.own, environment: Self.plain)
    #expect(run.exitCode == exitCode)
    #expect(run.errors.contains(text))
    #expect(run.errors.contains("at most \(limit) was asked for"))
  }

  @Test func `a resolver that knows plain controllers alone is measured in a quick run`() throws {
    let run = try statusquo(
      ["bench", "--quick", "--seconds", "0.1", "--at-most", "1000000"], executable: Self.own,
      environment: Self.plain)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("tasks (app-like, 60 controllers)"))
    #expect(!run.output.contains("Not measured"))
    #expect(run.output.contains("All columns answered like the reference"))
  }

  @Test(arguments: [
    ["--only", "queries"], ["--only", "work"], ["--only", "lock-step"],
    ["--only", "steps", "--columns", "MyResolver"], ["--only", "steps", "--columns", "cached"],
  ])
  func `a limit that nothing is held against is no agreement`(options: [String]) throws {
    let run = try statusquo(
      ["bench", "--sizes", "6", "--seconds", "0.05", "--at-most", "20"] + options,
      executable: Self.own, environment: Self.plain)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("--at-most has nothing to judge"))
  }

  @Test(arguments: [
    ([], "'--at-most' compares a resolver with 'cached', and here they are the same"),
    (["--check-work", "a"], "'--at-most' has no meaning with '--check-work'"),
    (["--update-work", "a"], "'--at-most' has no meaning with '--update-work'"),
  ])
  func `a limit that would not be looked at is refused`(options: [String], complaint: String)
    throws
  {
    let run = try statusquo(["bench", "--at-most", "20"] + options)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(complaint))
  }

  #if os(Linux)
    @Test func `a build that is measured ends with the command that measures it`() throws {
      try Self.inFolder { folder in
        #expect(
          try statusquo(Self.brief + ["--baselines", folder, "--save-baseline", "main"]).exitCode
            == 0)
        let build = folder + "/main/statusquo"
        try Data("#!/bin/sh\necho $$ > \(folder)/pid\nexec sleep 600\n".utf8)
          .write(to: URL(filePath: build))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: build)
        var measured: pid_t?
        _ = try statusquo(["bench", "--baselines", folder, "--baseline", "main"]) { process, _ in
          while process.isRunning, measured == nil {
            let text = try? String(contentsOfFile: folder + "/pid", encoding: .utf8)
            measured = text.flatMap { pid_t($0.dropLast()) }
            usleep(20_000)
          }
          kill(process.processIdentifier, SIGKILL)
        }
        #expect(haveEnded([try #require(measured)]))
      }
    }
  #endif

  private static let brief = ["bench", "--sizes", "6", "--seconds", "0.05", "--only", "queries"]

  @Test func `a baseline is compared with the build that was saved with it`() throws {
    try Self.inFolder { folder in
      let baselines = ["--baselines", folder]
      #expect(try statusquo(Self.brief + baselines + ["--save-baseline", "main"]).exitCode == 0)
      let run = try statusquo(["bench", "--baseline", "main", "--rounds", "2"] + baselines)
      #expect(run.exitCode == 0)
      #expect(run.output.contains("6 figures compared with baseline main"))
      let columns = try statusquo(
        ["bench", "--baseline", "main", "--rounds", "2", "--columns", "cached,memoizing"]
          + Array(Self.brief.dropFirst()) + baselines)
      #expect(columns.exitCode == 0)
      #expect(columns.output.contains("12 figures compared with baseline main"))
      let nothing = try statusquo(
        ["bench", "--baseline", "main", "--rounds", "1", "--sizes", "6", "--only", "work"]
          + baselines)
      #expect(nothing.exitCode == 2)
      #expect(nothing.output.hasPrefix("nothing could be compared with baseline main"))
      #expect(nothing.errors.contains("nothing is judged"))
      let wrong = try statusquo(["bench", "--baseline", "mian"] + baselines)
      #expect(wrong.errors.contains("did you mean 'main'?"))

      try FileManager.default.removeItem(atPath: folder + "/main/statusquo")
      let gone = try statusquo(["bench", "--baseline", "main"] + baselines)
      #expect(gone.exitCode == 2)
      #expect(gone.errors.contains("the build of baseline 'main' is not there"))
    }
  }

  @Test(arguments: [
    (["--check-work", "nowhere.json"], "nowhere.json: found no such file, expected a file"),
    (["--baseline", "nope", "--baselines", "/nowhere"], "there is no baseline 'nope'"),
  ])
  func `a gate that can't be passed through is wrong use`(options: [String], complaint: String)
    throws
  {
    let run = try statusquo(["bench", "--sizes", "6", "--only", "queries"] + options)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(complaint))
  }
}
