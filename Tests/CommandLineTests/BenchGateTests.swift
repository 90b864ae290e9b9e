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
      #expect(run.output.contains("2 figures compared with baseline main"))
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
