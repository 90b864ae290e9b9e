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

  private static let brief = ["bench", "--sizes", "6", "--seconds", "0.05", "--only", "queries"]

  @Test func `targets decide the exit code, each with a line`() throws {
    try Self.inFolder { folder in
      let file = folder + "/targets.json"
      try TextFile.write(
        """
        {"targets": [{"figure": "style/app-6", "atMost": 1e9},
          {"figure": "statusBar/app-6", "column": "reference", "atMost": 0}]}
        """, to: file)
      let run = try statusquo(Self.brief + ["--targets", file])
      #expect(run.exitCode == 1)
      #expect(run.output.contains("reached: style/app-6 is "))
      #expect(run.output.contains("missed: statusBar/app-6 of reference is "))

      try TextFile.write(#"{"targets": [{"figure": "stile/app-6", "atMost": 1}]}"#, to: file)
      let unknown = try statusquo(Self.brief + ["--targets", file])
      #expect(unknown.exitCode == 2)
      #expect(unknown.errors.contains("did you mean \"style/app-6\"?"))
    }
  }

  @Test func `a comparison obeys the options of measuring`() throws {
    let run = try statusquo(
      Self.brief + [
        "--columns", "walking", "--rounds", "3", "--format", "json", "--compare-with",
        try builtExecutable("statusquo").path,
      ])
    #expect(run.exitCode == 0, "times inform: \(run.errors)")
    let json = try JSON(parsing: [UInt8](run.output.utf8))
    let rows = json["rows"]?.elements ?? []
    #expect(
      rows.compactMap { $0["figure"]?.string } == [
        "statusBar/app-6", "statusBar-in-turn/app-6", "style/app-6", "style-in-turn/app-6",
      ])
    #expect(json["other"]?.string == (try builtExecutable("statusquo").path))
  }

  @Test func `a planted slowdown beyond the tolerance fails`() throws {
    let run = try statusquo(
      Self.brief + [
        "--rounds", "6", "--compare-with", try builtExecutable("statusquo").path, "--tolerance",
        "25",
        "--plant-slowdown",
        "400",
      ])
    #expect(run.exitCode == 1, "\(run.output)")
    #expect(run.output.contains("regression: "))
  }

  @Test func `a baseline is compared with the build that was saved with it`() throws {
    try Self.inFolder { folder in
      let baselines = ["--baselines", folder]
      #expect(try statusquo(Self.brief + baselines + ["--save-baseline", "main"]).exitCode == 0)
      let run = try statusquo(["bench", "--baseline", "main", "--rounds", "2"] + baselines)
      #expect(run.exitCode == 0)
      #expect(run.output.contains("4 figures compared with baseline main"))
      let wrong = try statusquo(["bench", "--baseline", "mian"] + baselines)
      #expect(wrong.errors.contains("did you mean 'main'?"))

      try FileManager.default.removeItem(atPath: folder + "/main/statusquo")
      let recorded = try statusquo(["bench", "--baseline", "main"] + baselines)
      #expect(recorded.exitCode == 0)
      #expect(recorded.output.contains("compared with the record of baseline main"))
    }
  }

  @Test func `a history grows by a version, with exact work`() throws {
    try Self.inFolder { folder in
      let file = folder + "/history.json"
      for label in ["one", "two", "one"] {
        let run = try statusquo(
          "bench", "--sizes", "6", "--only", "work", "--history", file, "--label", label)
        #expect(run.exitCode == 0)
      }
      let entries = try JSON(parsing: TextFile.read(file))["entries"]?.elements
      #expect(entries?.compactMap { $0["label"]?.string } == ["one", "two"])
      #expect(entries?[0]["work"]?.members?.isEmpty == false)
      #expect(FileManager.default.fileExists(atPath: folder + "/history-work.svg"))
    }
  }

  @Test(arguments: [
    (["--check-work", "nowhere.json"], "nowhere.json: found no such file, expected a file"),
    (["--compare-with", "/nowhere/statusquo"], "'/nowhere/statusquo' can't be measured"),
  ])
  func `a gate that can't be passed through is wrong use`(options: [String], complaint: String)
    throws
  {
    let run = try statusquo(["bench", "--sizes", "6", "--only", "queries"] + options)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(complaint))
  }
}
