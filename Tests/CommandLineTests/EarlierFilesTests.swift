import Foundation
import StatusQuoTestSupport
import Testing

/// The files that version e9e79a5 saved, and documents of 0.1.0, can be read and mean what they meant.
/// They are in Documents/earlier.
struct EarlierFilesTests {
  private static let folder = packageFolder.appending(
    path: "Tests/CommandLineTests/Documents/earlier"
  ).path

  @Test func `documents of the first version hold`() throws {
    let run = try statusquo("replay", Self.folder + "/0.1.0")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("3 scenarios hold on both models (6 steps, 7 expectations)"))
  }

  @Test func `a run continues from its state and its corpus`() throws {
    let folder = try TemporaryFolder()
    let corpus = "\(folder.path)/corpus"
    try FileManager.default.copyItem(atPath: Self.folder + "/corpus", toPath: corpus)
    let run = try statusquo(
      "fuzz", "--resume", "--corpus", corpus, "--scenarios", "60", "--bug",
      "styles-views-are-not-told")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("after 40 scenarios"))
    #expect(run.output.contains("the models differ on 16 of 60 scenarios, in 1 way"))
    #expect(run.output.contains("replayed       2"))
  }

  @Test func `a shard is merged with one of today`() throws {
    let folder = try TemporaryFolder()
    let other = "\(folder.path)/2.json"
    let shard = try statusquo(
      "fuzz", "--seed", "5", "--scenarios", "60", "--profile", "app-like", "--shard", "2/2",
      "--report", "json=\(other)")
    #expect(shard.exitCode == 0)
    let merged = try statusquo("merge", Self.folder + "/shard-1.json", other)
    #expect(merged.exitCode == 0)
    #expect(merged.output.contains("the models agree on 60 scenarios, 759 steps"))
  }

  @Test func `a finding is replayed, and shows on the resolver it was found on`() throws {
    let finding = Self.folder + "/corpus/counterexamples/setSystemStyle-told-fc3646ae762160f8.json"
    #expect(try statusquo("replay", finding).exitCode == 0)
    let wrong = try statusquo("replay", "--bug", "styles-views-are-not-told", finding)
    #expect(wrong.exitCode == 1)
  }

  @Test func `an enumeration's report and a baseline are read`() throws {
    let merged = try statusquo("merge", Self.folder + "/enumerate.json")
    #expect(merged.exitCode == 0)
    #expect(merged.output.contains("the models agree on 226 scenarios"))
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
