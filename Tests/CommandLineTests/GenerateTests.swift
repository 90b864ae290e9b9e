import StatusQuoScenarioFiles
import Testing

struct GenerateTests {
  @Test func `the same seed gives the same bytes, and every document can be read`() throws {
    let folder = try TemporaryFolder()
    for name in ["one", "two"] {
      let run = try statusquo(
        "generate", "--seed", "7", "--count", "12", "--into", "\(folder.path)/\(name)")
      #expect(run.exitCode == 0)
      #expect(run.output == "12 documents in \(folder.path)/\(name)\n")
    }
    let files = try folder.files(in: "one")
    #expect(files.count == 12)
    #expect(files == (try folder.files(in: "two")))
    for file in files {
      let text = try folder.read("one/\(file)")
      #expect(text == (try folder.read("two/\(file)")))
      let document = try ScenarioDocument(parsing: text, file: file)
      #expect(document.scenario.problem == nil)
    }
  }

  @Test func `another seed gives other scenarios`() throws {
    let folder = try TemporaryFolder()
    for seed in ["1", "2"] {
      _ = try statusquo("generate", "--seed", seed, "--count", "1", "--into", folder.path)
    }
    let files = try folder.files()
    #expect(files == ["mixed-1-0000.json", "mixed-2-0000.json"])
    let scenarios = try files.map {
      try ScenarioDocument(parsing: folder.read($0), file: $0).scenario
    }
    #expect(scenarios[0] != scenarios[1])
  }

  @Test func `a folder that cannot be written is named`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "file")
    let run = try statusquo("generate", "--into", "\(file)/folder")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("\(file)/folder"))
  }
}
