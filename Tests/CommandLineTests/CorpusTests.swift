import Foundation
import StatusQuoJSON
import StatusQuoScenarioFiles
import Testing

/// The files that fuzz runs leave to one another: shards, corpus, state.
@Suite struct CorpusTests {
  /// A bug that shows itself soon.
  private static let bug = "lifecycle-presenting-traps"

  private static func report(_ arguments: String...) throws -> JSON {
    let run = try statusquo(["fuzz", "--format", "json"] + arguments)
    return try JSON(parsing: [UInt8](run.output.utf8))
  }

  /// All that does not depend on how long it took, on the corpus, or on how far it was to go.
  private static func lasting(_ report: JSON) -> [String] {
    let others = ["durations", "replayed"]
    return (report.members ?? []).filter { !others.contains($0.key) }
      .map { "\($0.key): \($0.value.text)" }
  }

  @Test func `shards join to the report of one machine`() throws {
    let folder = try TemporaryFolder()
    let arguments = ["fuzz", "--seed", "4", "--scenarios", "25", "--bug", Self.bug]
    let files = try ["1/2", "2/2"].map { shard in
      let file = "\(folder.path)/\(shard.prefix(1)).json"
      _ = try statusquo(arguments + ["--shard", shard, "--report", "json=\(file)"])
      return file
    }
    let whole = try statusquo(arguments + ["--format", "json"])
    let merged = try statusquo(
      ["merge", "--bug", Self.bug, "--format", "json"] + files.reversed())
    #expect(merged.exitCode == 3)
    #expect(
      try Self.lasting(JSON(parsing: [UInt8](merged.output.utf8)))
        == Self.lasting(JSON(parsing: [UInt8](whole.output.utf8))))
    let twice = try statusquo(["merge", "--bug", Self.bug, files[0], files[0]])
    #expect(twice.exitCode == 2)
    #expect(twice.errors.contains("a shard was given twice"))
    let other = try statusquo("merge", files[0], files[1])
    #expect(other.exitCode == 2)
    #expect(other.errors.contains("is of a run with '--bug \(Self.bug)', this one has no '--bug'"))
  }

  @Test func `a merged run that lacks a shard, or a part of one, is no agreement`() throws {
    let folder = try TemporaryFolder()
    let files = try ["1/2", "2/2"].map { shard in
      let file = "\(folder.path)/\(shard.prefix(1)).json"
      let run = ["fuzz", "--seed", "4", "--scenarios", "25", "--shard", shard]
      let part = try statusquo(run + ["--report", "json=\(file)"])
      #expect(part.exitCode == 0)
      return file
    }
    #expect(try statusquo(["merge"] + files).exitCode == 0)
    // As a workflow downloads them: a folder for each.
    let downloaded = try TemporaryFolder()
    for (number, file) in files.enumerated() {
      let shard = "\(downloaded.path)/shard-\(number)"
      try FileManager.default.createDirectory(
        atPath: shard, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: file, toPath: shard + "/report.json")
    }
    let joined = try statusquo("merge", downloaded.path)
    #expect(joined.exitCode == 0, "\(joined.errors)")
    let nothing = try TemporaryFolder()
    let empty = try statusquo("merge", nothing.path)
    #expect(empty.exitCode == 2)
    #expect(empty.errors.contains("there is no report in"))
    let half = try statusquo("merge", files[0])
    #expect(half.exitCode == 2)
    #expect(half.errors.contains("the run is not whole: 2/2 is missing"))
    #expect(half.output.contains("; not all was played"))
    let text = try String(contentsOfFile: files[1], encoding: .utf8)
    try text.replacing("\"outcome\": \"agreement\"", with: "\"isInterrupted\": true")
      .write(toFile: files[1], atomically: true, encoding: .utf8)
    let cut = try statusquo(["merge"] + files)
    #expect(cut.exitCode == 2)
    #expect(cut.errors.contains("the run is not whole: 2/2 is cut"))
  }

  @Test func `a run that finds no state to continue from says so`() throws {
    let folder = try TemporaryFolder()
    let run = ["fuzz", "--seed", "1", "--scenarios", "3", "--corpus", folder.path, "--resume"]
    #expect(try statusquo(run).output.contains("from the start, as there is no state to resume"))
    #expect(try !statusquo(run).output.contains("from the start"))
  }

  @Test func `a run that continues for no time only examines what was found`() throws {
    let folder = try TemporaryFolder()
    let state = folder.path + "/state.json"
    let run = ["fuzz", "--bug", "reads-canary", "--state", state, "--format", "json"]
    func report(_ arguments: String...) throws -> JSON {
      try JSON(parsing: [UInt8](statusquo(run + arguments).output.utf8))
    }
    let first = try report("--seed", "1", "--seconds", "1", "--shrink-seconds", "0")
    #expect(first["findings"]?.elements?.count == 1)
    #expect(first["findings"]?.elements?.first?["shrinking"] == nil)
    #expect(first["unexamined"]?.elements?.isEmpty == false)
    let second = try report("--resume", "--seconds", "0", "--shrink-seconds", "60")
    #expect(second["scenarios"]?.number == first["scenarios"]?.number)
    #expect(second["findings"]?.elements?.isEmpty == false)
    #expect(second["unexamined"] == nil)
  }

  @Test func `a run that continues without time fails as the one before, in every format`() throws {
    let folder = try TemporaryFolder()
    let run = [
      "fuzz", "--bug", "presentation-dismiss-keeps-bar", "--seed", "1", "--scenarios", "200",
      "--state", folder.path + "/state.json",
    ]
    #expect(try statusquo(run).exitCode == 1)
    let marks = [
      "text":
        "the models differ on 7 of 200 scenarios, in at least 1 way, not proved minimal; 6 samples",
      "json": #""outcome": "divergence""#, "junit": "<failure", "sarif": #""ruleId""#,
      "github": "::error", "markdown": "the models differ on 7 of 200 scenarios, in at least 1 way",
      "html": "the models differ on 7 of 200 scenarios, in at least 1 way",
      "jsonl": #""event":"found""#,
    ]
    for (format, mark) in marks.sorted(by: { $0.key < $1.key }) {
      let again = try statusquo(
        run + ["--resume", "--shrink-seconds", "0", "--format", format])
      #expect(again.exitCode == 1)
      #expect(again.output.contains(mark), "\(format): \(again.output.prefix(500))")
    }
    #expect(try statusquo(run + ["--resume", "--seconds", "0"]).exitCode == 1)
  }

  @Test func `counts that shards can't have together are wrong use`() throws {
    let folder = try TemporaryFolder()
    let files = try ["1/2", "2/2"].map { shard in
      let name = "\(shard.prefix(1)).json"
      let file = "\(folder.path)/\(name)"
      _ = try statusquo(
        "fuzz", "--seed", "4", "--scenarios", "4", "--shard", shard, "--state", file)
      let text = try folder.read(name)
      return try folder.write(
        text.replacing(/"applied": \d+/, with: "\"applied\": 9007199254740000"), to: name)
    }
    let run = try statusquo(["merge"] + files)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("add up to more than 9,007,199,254,740,992"), "\(run.errors)")
  }

  @Test func `a run continues where the last one ended`() throws {
    let folder = try TemporaryFolder()
    let corpus = "\(folder.path)/corpus"
    _ = try Self.report("--seed", "6", "--scenarios", "15", "--corpus", corpus)
    let resumed = try Self.report("--scenarios", "40", "--corpus", corpus, "--resume")
    let whole = try Self.report("--seed", "6", "--scenarios", "40")
    #expect(Self.lasting(resumed) == Self.lasting(whole))
    #expect(resumed["replayed"]?.number ?? 0 > 0)
    let replayed = try statusquo("replay", corpus)
    #expect(replayed.exitCode == 0, "its state is not a document: \(replayed.errors)")
    let other = try statusquo("fuzz", "--seed", "7", "--corpus", corpus, "--resume")
    #expect(other.exitCode == 2)
    #expect(other.errors.contains("the run to resume has seed 6, not 7"))
  }

  @Test func `what diverged once is replayed first`() throws {
    let folder = try TemporaryFolder()
    let corpus = "\(folder.path)/corpus"
    _ = try statusquo(
      "fuzz", "--seed", "4", "--scenarios", "8", "--bug", Self.bug, "--corpus", corpus)
    #expect(try folder.files(in: "corpus/counterexamples").count >= 2)
    let again = try Self.report(
      "--seed", "3", "--scenarios", "1", "--bug", Self.bug, "--corpus", corpus)
    #expect(again["divergences"]?.number == 0)
    #expect(again["findings"]?.elements?.count == 1)
    let shards = try ["1/2", "2/2"].map { shard in
      let file = "\(folder.path)/shard-\(shard.prefix(1)).json"
      let kept = shard == "1/2" ? ["--corpus", corpus] : []
      _ = try statusquo(
        ["fuzz", "--seed", "3", "--scenarios", "2", "--bug", Self.bug, "--shard", shard] + kept
          + ["--report", "json=\(file)"])
      return file
    }
    let merged = try statusquo(["merge", "--bug", Self.bug] + shards)
    #expect(merged.exitCode == 3, "what only kept scenarios show is in the report of their shard")
    #expect(merged.output.contains("the models differ on kept scenarios, in 1 way"))
    let mended = try statusquo(
      "fuzz", "--seed", "3", "--scenarios", "1", "--corpus", corpus)
    #expect(mended.exitCode == 0)
    #expect(mended.output.contains("replayed"))
  }

  @Test func `of a corpus only the scenarios stay that reach something of their own`() throws {
    let folder = try TemporaryFolder()
    _ = try statusquo(
      "generate", "--seed", "2", "--count", "30", "--into", "\(folder.path)/documents")
    let copy = try statusquo("corpus", "minimize", "\(folder.path)/documents")
    let left = try folder.files(in: "documents").count
    #expect(left < 30)
    #expect(copy.output.hasPrefix("\(left) of 30 documents left"))
    let again = try statusquo("corpus", "minimize", "\(folder.path)/documents")
    #expect(again.output.hasPrefix("\(left) of \(left) documents left"))
  }

  @Test
  func
    `a run that is killed 10 times loses nothing that it reported and leaves nothing behind`()
    throws
  {
    let folder = try TemporaryFolder()
    let corpus = "\(folder.path)/corpus"
    var workers: [pid_t] = []
    var told: Set<String> = []
    for round in 0..<10 {
      let run = try statusquo([
        "fuzz", "--seed", "\(round)", "--bug", Self.bug, "--corpus", corpus, "--format", "jsonl",
        "--workers", "1",
      ]) { process, output in
        if round.isMultiple(of: 5) { try output.wait(forOutput: "diverged", of: process) }
        usleep(UInt32.random(in: 0...150_000))
        workers += try children(of: process.processIdentifier)
        kill(process.processIdentifier, SIGKILL)
      }
      for line in run.outputLines {
        let event = try JSON(parsing: String(line))
        guard event["event"]?.string == "diverged" else { continue }
        let index = try #require(event["index"]?.number)
        told.insert("fuzz, seed \(round), mixed, scenario \(Int(index))")
      }
    }
    #expect(haveEnded(workers), "workers are left over")
    // Reads every document and the state, and removes what was half written.
    let run = try statusquo("fuzz", "--seed", "99", "--scenarios", "2", "--corpus", corpus)
    #expect(run.exitCode == 0)
    let all = try FileManager.default.subpathsOfDirectory(atPath: corpus)
    #expect(!all.contains { $0.contains(".tmp") })
    let kept = try all.filter { $0.hasPrefix("counterexamples/") }.map { file in
      try JSON(parsing: folder.read("corpus/\(file)"))["source"]?.string ?? ""
    }
    #expect(!told.isEmpty)
    #expect(told.subtracting(kept).isEmpty)
  }

  @Test(arguments: [
    (
      "interesting/broken.json", "{", "set aside: ", "broken.json:2:1: found the end of the text", 0
    ),
    ("state.json", "{}", "", "state.json:1:1: found something else, expected the state", 2),
  ])
  func `a broken file of a corpus is named, and ends the run only where it is the state`(
    name: String, text: String, prefix: String, error: String, exitCode: Int32
  ) throws {
    let folder = try TemporaryFolder()
    _ = try statusquo("fuzz", "--seed", "1", "--scenarios", "3", "--corpus", folder.path)
    try folder.write(text + "\n", to: name)
    let run = try statusquo(
      "fuzz", "--seed", "1", "--scenarios", "3", "--corpus", folder.path, "--resume")
    #expect(run.exitCode == exitCode)
    #expect(run.errors.hasPrefix("statusquo: \(prefix)"))
    #expect(run.errors.contains(error))
    #expect(run.errors.split(separator: "\n").count == 1)
    let minimized = try statusquo("corpus", "minimize", folder.path)
    #expect(minimized.exitCode == 0)
    #expect(try folder.files(in: "interesting").contains("broken.json") == (exitCode == 0))
  }

  @Test(arguments: ["text", "markdown", "json", "junit", "sarif", "github", "html"])
  func `a kept counterexample that can't be read fails the run, and is in its reports`(
    _ format: String
  ) throws {
    let folder = try TemporaryFolder()
    let options = ["--seed", "1", "--scenarios", "3", "--corpus", folder.path, "--format", format]
    _ = try statusquo(["fuzz"] + options)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/counterexamples", withIntermediateDirectories: true)
    try folder.write("{\"version\": 1", to: "counterexamples/broken.json")
    let run = try statusquo(["fuzz"] + options)
    #expect(run.exitCode == 2)
    #expect(run.output.contains("counterexamples/broken.json"))
    let saysSo = run.words.contains("1 kept counterexample can't be read")
    #expect(saysSo || ["json", "html"].contains(format))
    let merged = try statusquo("merge", folder.path)
    #expect(merged.exitCode == 2)
  }

  @Test(arguments: ["interesting", "counterexamples", "state.json"])
  func `a corpus with a link that leaves it is refused before anything is done`(
    _ name: String
  ) throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    // What a killed process left behind would be removed.
    try elsewhere.write("", to: ".statusquo-0123456789abcdef.tmp")
    let target =
      name == "state.json" ? "\(elsewhere.path)/.statusquo-0123456789abcdef.tmp" : elsewhere.path
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    let run = try statusquo("fuzz", "--seed", "1", "--scenarios", "3", "--corpus", folder.path)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("/\(name): found a link that leaves the folder"))
    #expect(try elsewhere.files() == [".statusquo-0123456789abcdef.tmp"])
    #expect(try elsewhere.read(".statusquo-0123456789abcdef.tmp").isEmpty)
  }

  @Test(arguments: ["counterexamples", "interesting", "counterexamples/"])
  func `replaying a part of a corpus follows no link out of it`(_ part: String) throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    let secret = try elsewhere.write("secret", to: "passwords.json")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(part)", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(part)/a.json", withDestinationPath: secret)
    let run = try statusquo("replay", "\(folder.path)/\(part)")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("a link that leaves the folder"))
  }

  @Test func `a document of a corpus that is a link out of it is not read`() throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    _ = try statusquo("fuzz", "--seed", "1", "--scenarios", "3", "--corpus", folder.path)
    let secret = try elsewhere.write("secret", to: "passwords.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/interesting/a.json", withDestinationPath: secret)
    let run = try statusquo("fuzz", "--seed", "1", "--scenarios", "3", "--corpus", folder.path)
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("set aside: "))
    #expect(run.errors.contains("/interesting/a.json: found a link that leaves the folder"))
    let replayed = try statusquo("replay", folder.path)
    #expect(replayed.exitCode == 2)
    #expect(replayed.errors.contains("a.json: found a link that leaves the folder"))
    #expect(!(run.errors + replayed.errors + replayed.output).contains("secret"))
  }

  @Test func `known faults are noticed by the same scenarios on two workers and merged`() throws {
    let options = ["--seed", "7", "--scenarios", "200", "--format", "json"]
    let folder = try TemporaryFolder()
    let shards = try ["1/2", "2/2"].map { shard in
      try folder.write(
        statusquo(["fuzz", "--shard", shard] + options).output, to: "\(shard.prefix(1)).json")
    }
    let commands = [
      ["fuzz", "--workers", "1"] + options, ["fuzz", "--workers", "2"] + options,
      ["merge", "--format", "json"] + shards,
    ]
    let noticed = try commands.map {
      try JSON(parsing: [UInt8](statusquo($0 + ["--known-faults", "20"]).output.utf8))["noticed"]
    }
    #expect(noticed[0]?["scenarios"] == 20)
    #expect(noticed[1] == noticed[0] && noticed[2] == noticed[0])
  }

  @Test func `a run gives the same bytes in every format, on any number of workers and merged`()
    throws
  {
    let folder = try TemporaryFolder()
    let formats = ["text", "json", "jsonl", "junit", "sarif", "github", "markdown", "html", "svg"]
    let run = ["fuzz", "--seed", "4", "--scenarios", "8", "--bug", "reads-canary"]
    func reports(_ name: String, _ arguments: [String]) throws -> [String: String] {
      let files = formats.flatMap { ["--report", "\($0)=\(folder.path)/\(name)/\($0)"] }
      _ = try statusquo(arguments + ["--no-times"] + files)
      let texts = try formats.map { ($0, try folder.read("\(name)/\($0)")) }
      return Dictionary(uniqueKeysWithValues: texts)
    }
    let one = try reports("one", run + ["--workers", "1"])
    for workers in ["2", "8"] {
      let other = try reports(workers, run + ["--workers", workers])
      for format in formats where format != "jsonl" {
        #expect(other[format] == one[format], "\(format) with \(workers) workers")
      }
    }
    let shards = try ["1/2", "2/2"].map { shard in
      let file = "\(folder.path)/\(shard.prefix(1)).json"
      _ = try statusquo(run + ["--shard", shard, "--report", "json=\(file)"])
      return file
    }
    let merged = try reports("merged", ["merge", "--bug", "reads-canary"] + shards)
    for format in formats where format != "jsonl" {
      #expect(merged[format] == one[format], "\(format), merged")
    }
    #expect(one["sarif"]?.contains("playing") == false)
    #expect(one["jsonl"]?.contains("progress") == false)
  }

  @Test func `a corpus with a pipe for its state is refused, not waited for`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo("\(folder.path)/state.json", 0o600) == 0)
    let run = try statusquo("fuzz", "--seed", "1", "--scenarios", "3", "--corpus", folder.path)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("state.json: found no folder and no plain file, expected a file"))
  }

  @Test func `documents are written through no link that leaves the folder`() throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    try elsewhere.write("mine", to: "file")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/mixed-1-0000.json", withDestinationPath: "\(elsewhere.path)/file")
    let run = try statusquo(
      "generate", "--count", "1", "--seed", "1", "--profile", "mixed", "--into", folder.path)
    #expect(run.exitCode == 0)
    #expect(try elsewhere.read("file") == "mine")
  }

  @Test func `a finding is reported even where it can't be kept`() throws {
    let run = try statusquo(
      "fuzz", "--seed", "1", "--bug", "reads-canary", "--scenarios", "2", "--save", "/dev/null/x")
    #expect(run.exitCode == 2)
    #expect(run.output.contains("At the launch the status bar is hidden; it should be visible"))
    #expect(run.output.contains("the models differ on 2 of 2 scenarios"))
    #expect(run.errors.contains("/dev/null/x/launch-bar-"))
  }

  @Test func `a corpus that cannot be written is one error before anything is played`() throws {
    let run = try statusquo("fuzz", "--seed", "1", "--corpus", "/dev/null/corpus")
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("/dev/null/corpus/state.json: found a place that can't be"))
  }
}
