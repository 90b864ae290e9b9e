import Foundation
import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoDiagnosing
import StatusQuoDriver
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoOnDevice
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoRunFormats
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// The formats for CI, each held against its golden text and against the rules of the format.
struct FormatTests {
  static let fuzzed: CheckedRun = {
    let report = RunReportTests.report()
    return report.checkedRun(
      report.findings.map { Finding.Reported($0, replay: "statusquo replay \($0.fileName)") })
  }()
  private static let agreeing: RunReport = {
    var report = RunReport(RunPlan(seed: 1))
    report.totals.coverage.add(scenarios: 1, applied: 3, ignored: 0, raised: 0)
    return report
  }()

  /// A run of a subject that leaves out most of what it says it answers.
  private static let hardlyCompared: CheckedRun = {
    var report = RunReport(RunPlan(seed: 1))
    report.totals.coverage.add(scenarios: 1, applied: 3, ignored: 0, raised: 0)
    report.totals.coverage.compared.add(.bar, due: 4, leftOut: 3)
    report.totals.coverage.compared.add(.styles, due: 4, leftOut: 2)
    report.unexamined = [
      Finding.Sample(DivergenceClass(stepKind: .pop, .hidden, .other), index: 7)
    ]
    return report.checkedRun()
  }()

  @Test func `what was not compared and what was not examined are problems of the run`() {
    #expect(
      Self.hardlyCompared.problems.map(\.rule) == [.differs(.observed(.bar)), .compared, .examined])
    #expect(
      Self.hardlyCompared.verdict
        == "the models differ on kept scenarios; 1 sample not examined")
    #expect(Self.hardlyCompared.junit.contains("failures=\"3\""))
    #expect(Self.hardlyCompared.gitHubAnnotations.contains("pop: bar hidden (scenario 7)"))
  }

  /// Two documents: one on which the resolvers differ and that expects what neither says, with all
  /// that could break a format in its texts; and one that is no document.
  static let (replay, replayed): (Replay, CheckedRun) = {
    let file = "odd %,: folder/<&\">\u{1B}`|.json"
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { ForgetsToReadOnPop($0) })
    var replay = Replay()
    let document = ScenarioDocument(
      ForgetsToReadOnPop.revealingScenario, name: "```\r\n::error::]]>\u{0}",
      expectations: [Expectation(after: 1, observation: ["bar": ["hidden": "`<b>|\u{7}"]])])
    replay.play(document, file: file, on: &models)
    replay.add(
      DocumentError(
        file: "Tests/broken.json", position: SourcePosition(line: 7, column: 3), found: "nothing",
        expected: "a list"))
    let run = replay.checkedRun(duration: 1234.567) { _ in [UInt8](document.text.utf8) }
    return (replay, run)
  }()

  /// The runs, by the names of their golden files.
  enum Example: String, CaseIterable {
    case agreement, fuzz, replay

    var run: CheckedRun {
      switch self {
      case .agreement: agreeing.checkedRun()
      case .fuzz: fuzzed
      case .replay: replayed
      }
    }

    var article: Article {
      switch self {
      case .agreement: agreeing.article()
      case .fuzz:
        RunReportTests.report().article(
          RunReportTests.report().findings.map { Finding.Reported($0).article() })
      case .replay: FormatTests.replay.article()
      }
    }
  }

  @Test(arguments: Example.allCases)
  func `JUnit XML is what Jenkins accepts`(_ example: Example) throws {
    let run = example.run
    try expectGolden(run.junit.withoutNumberOfRules, "\(example).xml")
    let rules = JUnitRules(run.junit)
    #expect(rules.violations.isEmpty)
    #expect(rules.counts["testcase"] == run.checks.count)
    #expect(rules.testCases == run.checks.map(\.name.legible))
    #expect(rules.problems.count == run.checks.count { !$0.problems.isEmpty })
  }

  @Test(arguments: Example.allCases)
  func `SARIF is what the standard and GitHub accept`(_ example: Example) throws {
    let run = example.run
    let sarif = run.sarif(version: "1.2.3")
    try expectGolden(sarif.text.withoutNumberOfRules, "\(example).sarif")
    let schema = try JSONSchema("Tests/ReportingTests/Schemas/sarif-2.1.0.schema.json")
    #expect(schema.violations(in: sarif) == [])
    let parsed = try JSONSerialization.jsonObject(with: Data(sarif.text.utf8))
    #expect((parsed as? [String: Any])?["version"] as? String == "2.1.0")
    let results = try #require(sarif["runs"]?.elements?[0]["results"]?.elements)
    #expect(results.count == run.problems.count)
    let rules = try #require(
      sarif["runs"]?.elements?[0]["tool"]?["driver"]?["rules"]?.elements)
    for result in results {
      let index = Int(try #require(result["ruleIndex"]?.number))
      #expect(rules[index]["id"] == result["ruleId"])
    }
  }

  @Test func `the steps of a finding are a flow through the lines of its document`() throws {
    let problem = try #require(Self.fuzzed.problems.first)
    let document = try #require(problem.document)
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(problem.steps.map(\.call) == ["launch", "system.style = light", "N.pop()"])
    #expect(lines[problem.line - 1].contains("\"pop\""))
    #expect(lines[problem.steps[1].line - 1].contains("\"setSystemStyle\""))
  }

  @Test(arguments: Example.allCases)
  func `GitHub's commands are one line each`(_ example: Example) throws {
    let run = example.run
    let text = run.gitHubAnnotations
    try expectGolden(text.withoutNumberOfRules, "\(example)-annotations")
    let lines = text.split(separator: "\n")
    #expect(lines.count == max(1, run.problems.count))
    for line in lines {
      let form = /::(error|notice) ([a-z]+=[^,:\r]+)(,[a-z]+=[^,:\r]+)*::[^\r]+/
      #expect(line.wholeMatch(of: form) != nil, "\(line)")
    }
  }

  @Test func `more problems than GitHub shows are counted`() throws {
    var run = Self.fuzzed
    run.checks = Array(repeating: run.checks.first { !$0.problems.isEmpty }!, count: 12)
    let lines = run.gitHubAnnotations.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.last?.contains("::3 problems more; the models differ") == true)
  }

  @Test(arguments: Example.allCases)
  func `the summary of a job opens with the first problem and folds the rest`(
    _ example: Example
  ) throws {
    let text = example.article.markdown()
    try expectGolden(text.withoutNumberOfRules, "\(example).md")
    let folded = text.components(separatedBy: "<details").count - 1
    #expect(folded == example.run.problems.count { $0.rule != .unreadable })
  }

  @Test func `a summary stays within its limit`() {
    let text = Self.replay.article().markdown(limit: 400)
    #expect(text.utf8.count < 600)
    #expect(text.contains("\n2 problems more\n"))
  }
}

/// The forms for machines, held against the schema that is published for them.
struct PublishedSchemaTests {
  private static let schema = Result { try JSONSchema("Reports/Schemas/reports.schema.json") }

  private static func violations(_ json: JSON, of definition: String) throws -> [String] {
    try schema.get().violations(in: json, of: definition)
  }

  @Test func `the schemas are made from the forms`() throws {
    let folder = packageFolder.appending(path: "Reports/Schemas")
    let reports = PublishedSchema.text(
      title: "What statusquo writes for machines: --format json and jsonl of runs and replays",
      comment: "Version 2. Keys may be added; a reader ignores those that it does not know.",
      isClosed: false,
      [RunReport.jsonForm.shape, Replay.jsonForm.shape, ReportedEvent.shape, CheckedRun.lineShape])
    try expect(reports, in: folder.appending(path: "reports.schema.json"))
    let known = PublishedSchema.text(
      title: "Files of known differences: --known, --accept, and --prune",
      comment: "Version 1. A file has no other keys than these.",
      isClosed: true, [KnownDifference.Entry.fileForm.shape])
    try expect(known, in: folder.appending(path: "known.schema.json"))
    let transcripts = PublishedSchema.text(
      title:
        "Transcripts of devices, a line each, and what laboratory compare --format json says of them",
      comment:
        "Version 1. Keys may be added to the result; a transcript has no others than these.",
      isClosed: true,
      [
        Transcript.headForm.shape, Transcript.Play.jsonForm.shape,
        TranscriptComparison.jsonForm.shape,
      ])
    try expect(transcripts, in: folder.appending(path: "transcripts.schema.json"))
  }

  @Test func `reports of runs`() throws {
    for report in [
      RunReportTests.report(), RunReportTests.enumeration(), RunReportTests.properties(),
      RunReport(RunPlan(seed: .max)),
    ] {
      let saved = report.findings.map { Finding.Reported($0, file: "a.json") }
      #expect(try Self.violations(report.json(saved), of: "run") == [])
    }
    #expect(try Self.violations(["report": "fuzz"], of: "run").count == 15)
  }

  @Test func `reports of replays`() throws {
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { ForgetsToReadOnPop($0) })
    var replay = Replay()
    let expectation = Expectation(after: 1, observation: ["bar": ["hidden": "perhaps"]])
    replay.play(
      ScenarioDocument(ForgetsToReadOnPop.revealingScenario, expectations: [expectation]),
      file: "a.json", on: &models)
    replay.add(DocumentError(file: "b.json", found: "nothing", expected: "a file"))
    #expect(try Self.violations(replay.json, of: "replay") == [])
  }

  @Test func `transcripts, and what they say of the law`() throws {
    let schema = try JSONSchema("Reports/Schemas/transcripts.schema.json")
    let wrong = ScenarioDocument(
      ForgetsToReadOnPop.revealingScenario,
      expectations: [Expectation(after: 0, observation: ["bar": ["hidden": "perhaps"]])])
    let transcript = Transcript(
      by: "a person", on: "a phone",
      plays: [
        Transcript.Play(wrong, missing: [Transcript.Missing(after: 1, why: "not settled")]),
        Transcript.Play(wrong),
      ])
    let lines = transcript.text.split(separator: "\n").map { Array($0.utf8) }
    #expect(lines.count == 3)
    #expect(try schema.violations(in: JSON(parsing: lines[0]), of: "head") == [])
    for line in lines.dropFirst() {
      #expect(try schema.violations(in: JSON(parsing: line), of: "play") == [])
    }
    #expect(try !schema.violations(in: JSON(parsing: lines[1]), of: "head").isEmpty)
    let comparison = TranscriptComparison(of: [transcript]) {
      ReferenceModel($0, readings: $1)
    }
    #expect(comparison.contradictions.count == 2)
    #expect(schema.violations(in: comparison.json, of: "comparison") == [])
  }

  @Test func `events of runs`() throws {
    let report = RunReportTests.report()
    let events: [ReportedEvent] = [
      .began(RunPlan(seed: 1, scenarios: 10)),
      .progress(
        RunProgress(positions: 1, scenarios: 1, steps: 2, divergences: 0, rules: 3),
        after: 1),
      .diverged(report.findings[0].divergenceClass, index: 3),
      .found(Finding.Reported(report.findings[0])), .ended(report),
    ]
    for event in events {
      #expect(try Self.violations(event.json, of: "runEvent") == [])
      #expect(event.line.count { $0.isNewline } == 1)
    }
    let names = events.compactMap { $0.json["event"]?.string }
    #expect(names == ["began", "progress", "diverged", "found", "ended"])
  }

  @Test func `events of replays`() throws {
    let lines = FormatTests.replayed.jsonLines.split(separator: "\n")
    #expect(lines.count == 2 + FormatTests.replayed.checks.count)
    for line in lines {
      #expect(try Self.violations(JSON(parsing: [UInt8](line.utf8)), of: "checkEvent") == [])
    }
  }
}
