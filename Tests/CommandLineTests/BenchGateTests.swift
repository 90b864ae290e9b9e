import Foundation
import ScenarioFiles
import Testing

struct BenchGateTests {
  @Test func `work counts pass against what was just counted, and fail against anything else`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = folder.appending(path: "work.json").path
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try statusquo("bench", "--update-work", file).exitCode == 0)
    let run = try statusquo("bench", "--check-work", file)
    #expect(run.exitCode == 0)
    #expect(run.output == "all work counts are those of \(file)\n")

    let text = String(decoding: try TextFile.read(file), as: UTF8.self)
    let reads = try #require(text.firstRange(of: /"reads": (?!0)[0-9]+/))
    try TextFile.write(text.replacingCharacters(in: reads, with: "\"reads\": 1"), to: file)
    let changed = try statusquo("bench", "--check-work", file)
    #expect(changed.exitCode == 1)
    #expect(changed.output.contains(/work: app-like, 60 controllers, .*: reads is \d+, was 1, \+/))
  }

  @Test func `playing tells how many steps it played`() throws {
    #expect(try statusquo("bench", "--play", "2").output == "60\n")
    #expect(try statusquo("bench", "--play", "2", "--only", "throughput").output == "200\n")
  }

  @Test(arguments: [
    (["--check-work", "nowhere.json"], "nowhere.json: found nothing, expected a file"),
    (["--compare-with", "/nowhere/statusquo"], "'/nowhere/statusquo' can't be measured"),
    (["--tolerance", "little"], "'little' is no value of '--tolerance'"),
  ])
  func `a gate that can't be passed through is wrong use`(options: [String], complaint: String)
    throws
  {
    let run = try statusquo(["bench", "--sizes", "6", "--only", "queries"] + options)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(complaint))
  }
}
