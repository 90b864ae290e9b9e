import Foundation
import StatusQuoTestSupport
import Testing

/// The files that version e9e79a5 saved, and documents of 0.1.0, are read and mean what they meant, or are
/// refused with what to do. They are in Documents/earlier.
struct EarlierFilesTests {
  private static let folder = packageFolder.appending(
    path: "Tests/CommandLineTests/Documents/earlier"
  ).path

  private static let refusal = "version: found 2, expected 3; run it again with this tool"

  @Test func `documents of the first version hold`() throws {
    let run = try statusquo("replay", Self.folder + "/0.1.0")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("3 scenarios hold on both models (6 steps, 7 expectations)"))
  }

  @Test func `a corpus is replayed; an earlier state is refused`() throws {
    let folder = try TemporaryFolder()
    let corpus = "\(folder.path)/corpus"
    try FileManager.default.copyItem(atPath: Self.folder + "/corpus", toPath: corpus)
    let search = [
      "fuzz", "--corpus", corpus, "--scenarios", "60", "--bug", "styles-views-are-not-told",
    ]
    let resumed = try statusquo(search + ["--resume"])
    #expect(resumed.exitCode == 2)
    #expect(resumed.errors.contains(Self.refusal))
    let run = try statusquo(search)
    #expect(run.exitCode == 1)
    #expect(run.words.contains("replayed 2"))
  }

  @Test func `a state and a shard of another generator are refused`() throws {
    let folder = try TemporaryFolder()
    let (state, shard) = ("\(folder.path)/state.json", "\(folder.path)/shard.json")
    let search = ["fuzz", "--seed", "1", "--scenarios", "20", "--state", state]
    #expect(try statusquo(search + ["--shard", "1/2", "--report", "json=\(shard)"]).exitCode == 0)
    for file in [state, shard] {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let other = text.replacing(/"generator": \d+/, with: "\"generator\": 3")
      #expect(other != text)
      try other.write(toFile: file, atomically: true, encoding: .utf8)
    }
    let resumed = try statusquo(search + ["--shard", "1/2", "--resume"])
    #expect(resumed.exitCode == 2)
    #expect(resumed.errors.contains("the run to resume has version of the generator 3, not "))
    #expect(resumed.errors.contains("or a run without '--resume'"))
    let merged = try statusquo("merge", shard)
    #expect(merged.exitCode == 2)
    #expect(merged.errors.contains("was made with version 3 of the generator, this is version "))
    #expect(merged.errors.contains("expected: reports of the same version of statusquo"))
  }

  @Test func `an earlier shard is refused`() throws {
    let merged = try statusquo("merge", Self.folder + "/shard-1.json")
    #expect(merged.exitCode == 2)
    #expect(merged.errors.contains(Self.refusal))
  }

  @Test func `a finding is replayed, and shows on the resolver it was found on`() throws {
    let finding = Self.folder + "/corpus/counterexamples/setSystemStyle-told-fc3646ae762160f8.json"
    #expect(try statusquo("replay", finding).exitCode == 0)
    let wrong = try statusquo("replay", "--bug", "styles-views-are-not-told", finding)
    #expect(wrong.exitCode == 1)
  }

  @Test func `an earlier enumeration is refused, and a baseline is read`() throws {
    let merged = try statusquo("merge", Self.folder + "/enumerate.json")
    #expect(merged.exitCode == 2)
    #expect(merged.errors.contains(Self.refusal))
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/main", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Self.folder + "/baseline.json", toPath: "\(folder.path)/main/baseline.json")
    let compared = try statusquo("bench", "--baseline", "main", "--baselines", folder.path)
    // Its build was not kept with it.
    #expect(compared.errors.contains("the build of baseline 'main' is not there"))
  }
}
