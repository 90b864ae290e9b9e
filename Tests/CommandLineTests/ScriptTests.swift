import Foundation
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// Scripts and commands that make a folder, given one that holds something else.
@Suite struct ScriptTests {
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private static func script(
    _ name: String, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Run {
    try statusquo(
      ["\(repository)/.ci/\(name)"] + arguments, at: "/bin/bash", environment: environment)
  }

  @Test(arguments: ["make-release", "check-documentation"])
  func `a script that fills a folder refuses one that is not empty, and removes nothing`(
    script: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "README.md")
    // The first of those of check-documentation is where modules are.
    let run = try Self.script(script, folder.path, folder.path)
    #expect(run.exitCode == 2)
    #expect(
      run.errors.contains("'\(folder.path)' is not empty: name a folder that is new or empty"))
    #expect(try folder.files() == ["README.md"])
  }

  @Test func `the tutorial's package goes to no folder that holds anything`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "StatusQuo")
    let run = try Self.script("check-tutorial", environment: ["INTO": folder.path])
    #expect(run.exitCode == 2)
    #expect(try folder.read("StatusQuo") == "mine")
  }

  @Test func `a folder that is new or empty is taken`() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path, folder.path + "/a/new one"] {
      let run = try Self.script("new-folder", path)
      #expect(run.exitCode == 0)
      #expect(run.output.hasSuffix("\(URL(filePath: path).lastPathComponent)\n"))
      #expect(TextFile.isFolder(path))
    }
    let file = try folder.write("mine", to: "file")
    #expect(try Self.script("new-folder", file).exitCode == 2)
    #expect(try Self.script("new-folder").exitCode != 0)
  }

  /// A figure that was published beside what is measured now.
  struct Weight: Sendable {
    let figure: String
    let published: String
    let now: String?
    var compiler = "Swift 6.3.1, x86_64"
    var environment: [String: String] = [:]
    var missing: [String] = []
    let exitCode: Int32
  }

  @Test(arguments: [
    Weight(figure: "copies in the code", published: "69", now: "69", exitCode: 0),
    Weight(figure: "copies in the code", published: "69", now: "70", exitCode: 1),
    Weight(figure: "copies in the code", published: "69", now: "0", exitCode: 0),
    Weight(figure: "copies in the code", published: "69", now: nil, exitCode: 1),
    Weight(
      figure: "copies in the code", published: "69", now: nil, missing: ["copies"], exitCode: 0),
    Weight(figure: "allocations per step, push", published: "23.50", now: "23.51", exitCode: 1),
    Weight(figure: "allocations per step, push", published: "0.00", now: "0.01", exitCode: 1),
    Weight(figure: "allocations per step, push", published: "23.50", now: "23.50", exitCode: 0),
    Weight(figure: "instructions per step, push", published: "1000.00", now: "1029", exitCode: 0),
    Weight(figure: "instructions per step, push", published: "1000.00", now: "1031", exitCode: 1),
    Weight(figure: "instructions per step, push", published: "1000.00", now: nil, exitCode: 1),
    Weight(figure: "crowd step, push/crowd", published: "1000.00", now: "1099", exitCode: 0),
    Weight(figure: "crowd step, push/crowd", published: "1000.00", now: "1101", exitCode: 1),
    Weight(figure: "crowd step, push/crowd", published: "1000.00", now: nil, exitCode: 1),
    Weight(
      figure: "crowd step, push/crowd", published: "1000.00", now: nil, missing: ["crowd"],
      exitCode: 0),
    Weight(figure: "release build, seconds", published: "10", now: "99", exitCode: 0),
    Weight(
      figure: "copies in the code", published: "69", now: "70", compiler: "Swift 6.4, x86_64",
      exitCode: 0),
    Weight(
      figure: "copies in the code", published: "69", now: "69", compiler: "Swift 6.4, x86_64",
      environment: ["REQUIRED": "1"], exitCode: 1),
  ])
  func `allocations and copies may not grow, instructions by three percent`(weight: Weight) throws {
    let folder = try TemporaryFolder()
    let published = try folder.write(
      "{\n  \"compiler\": \"Swift 6.3.1, x86_64\",\n  \"\(weight.figure)\": \(weight.published)\n}\n",
      to: "weight.json")
    let measure = weight.figure.prefix { $0 != " " }
    let figures = try folder.write(
      "anything|1|\n" + (weight.now.map { "\(weight.figure)|\($0)|\(measure)\n" } ?? ""),
      to: "figures")
    let run = try statusquo(
      ["\(Self.repository)/.ci/compare-weight", figures, published, weight.compiler]
        + weight.missing, at: "/bin/bash", environment: weight.environment)
    #expect(run.exitCode == weight.exitCode, "\(run.output)")
  }

  @Test func `a baseline replaces a baseline and nothing else`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Sources/statusquo", withIntermediateDirectories: true)
    try folder.write("mine", to: "Sources/statusquo/main.swift")
    func save(_ name: String) throws -> Run {
      try statusquo(
        "bench", "--sizes", "6", "--seconds", "0.05", "--only", "queries", "--baselines",
        folder.path, "--save-baseline", name)
    }
    let run = try save("Sources")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("Sources holds statusquo, so it is no baseline and stays as it is"))
    #expect(try folder.files(in: "Sources") == ["statusquo"])
    #expect(try folder.read("Sources/statusquo/main.swift") == "mine")
    for _ in 0..<2 {
      #expect(try save("main").exitCode == 0)
      #expect(try folder.files(in: "main") == ["baseline.json", "statusquo"])
    }
  }
}
