import Foundation
import StatusQuoBenchmarking
import StatusQuoCommand
import StatusQuoJSON
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

struct BenchmarkTests {
  private static let columns = ["reference", "mine", "cached", "memoizing"]

  /// A row in which each column's samples are this much, a little less and a little more.
  private static func row(
    _ task: BenchmarkTask, _ tree: BenchmarkPlan.Tree, _ nanoseconds: [Double],
    allocations: [String: Double] = [:]
  ) -> Benchmark.Row {
    let measurements = zip(columns, nanoseconds).map { column, value in
      Measurement(
        name: column, nanoseconds: [0.98, 1, 1, 1, 1.02, 0.99, 1.01].map { $0 * value })
    }
    return Benchmark.Row(
      tree: tree, task: task, measurements: measurements,
      loop: Measurement(nanoseconds: [1.5]), allocations: allocations)
  }

  private static let benchmark: Benchmark = {
    var benchmark = Benchmark()
    benchmark.columns = columns
    benchmark.subject = "mine"
    let (app, path) = (BenchmarkPlan.Tree(.app, 60), BenchmarkPlan.Tree(.path, 60))
    benchmark.rows = [
      row(.question(.statusBar), app, [183, 2.1, 14, 411]),
      row(.question(.style), app, [7.3, 3.7, 3.6, 205]),
      row(.stepAndBar(.decider), app, [450, 14.7, 131, 160]),
      row(.step(.push), app, [2_225, 1_610, 310, 106], allocations: ["reference": 17, "mine": 0]),
      row(.stepAndBar(.decider), path, [600, 12, 240, 420]),
      row(.stepAndBar(.decider), .init(.app, 1_000), [2_700, 23.3, 280, 148]),
    ]
    benchmark.checks = [app, path, .init(.app, 1_000)].map { tree in
      Benchmark.Check(
        tree: tree, steps: 468, answers: 30_420, observations: 468,
        columns: ["mine", "cached", "memoizing"])
    }
    benchmark.lockStep = [
      Benchmark.LockStepRow(
        size: .init(controllers: 30, steps: 30),
        generating: Measurement(nanoseconds: [700, 710, 705]),
        whole: Measurement(nanoseconds: [4_000, 3_900, 4_100]))
    ]
    benchmark.work = [
      WorkRow(
        tree: app, group: nil, steps: 320,
        counts: [WorkCount("reads", 64), WorkCount("chainWalks", 0)])
    ]
    return benchmark
  }()

  @Test func `the summary comes first, and says how to see more`() throws {
    try expectGolden(Self.benchmark.article(details: false, machine: nil).text(), "benchmark")
  }

  @Test(arguments: [
    (limit: 0.1, code: ExitCode.divergence), (0.2, .divergence), (1_000, .agreement),
  ])
  func `more than the limit beside cached ends with 1`(limit: Double, code: ExitCode) {
    let verdict = SpeedVerdict(Self.benchmark, atMost: limit)
    #expect(verdict.exitCode == code)
    #expect(verdict.text.contains("push/app-60: mine takes") == (code == .divergence))
    #expect(verdict.text.contains("at most \(limit.plain) was asked for"))
  }

  @Test(arguments: [(times: 1.0, code: ExitCode.agreement), (0.5, .agreement), (2, .divergence)])
  func `a ratio to the peer is held to a published one`(times: Double, code: ExitCode) throws {
    func measured(_ mine: [Double], _ peer: [Double]) -> Benchmark {
      var benchmark = Self.benchmark
      benchmark.rows = [
        Benchmark.Row(
          tree: .init(.app, 60), task: .step(.push),
          measurements: [
            Measurement(name: "mine", nanoseconds: mine),
            Measurement(name: "memoizing", nanoseconds: peer),
          ], loop: nil)
      ]
      return benchmark
    }
    // All that the machine does else slows both, by 1 to 8 times.
    let load = (1...8).map(Double.init)
    let published = measured([100], [300]).figures
    let now = measured(load.map { 100 * times * $0 }, load.map { 300 * $0 })
    let verdict = SpeedVerdict(now, published: published, in: "run.json", atMost: 1.5)
    #expect(verdict.exitCode == code)
    #expect(verdict.text.contains("push/app-60: mine takes") == (code == .divergence))
    // Where samples are few, or of another task, nothing is said.
    let few = measured([1e9, 1e9], [1, 1])
    #expect(
      SpeedVerdict(few, published: published, in: "run.json", atMost: 1.5).exitCode == .wrongUse)
    #expect(SpeedVerdict(now, published: [], in: "run.json", atMost: 1.5).exitCode == .wrongUse)
  }

  @Test func `a limit that nothing was held against ends with 2`() {
    var benchmark = Self.benchmark
    benchmark.rows = benchmark.rows.map { row in
      Benchmark.Row(
        tree: row.tree, task: row.task, measurements: row.measurements.filter { $0.name != "mine" },
        loop: row.loop)
    }
    let verdict = SpeedVerdict(benchmark, atMost: 1_000)
    #expect(verdict.exitCode == .wrongUse)
    #expect(verdict.text.contains("no task was measured of both mine and cached"))
    #expect(
      benchmark.article(details: false, machine: nil).text().hasPrefix("mine was measured"),
      "in lock-step")
    benchmark.lockStep = []
    benchmark.work = []
    #expect(
      benchmark.article(details: false, machine: nil).text()
        .hasPrefix("nothing of mine was measured"))
  }

  @Test func `a task that was too slow to be repeated counts against the limit`() {
    var benchmark = Self.benchmark
    benchmark.rows = [
      Benchmark.Row(
        tree: .init(.app, 60), task: .step(.push),
        measurements: [
          Measurement(name: "mine", nanoseconds: [6e8]),
          Measurement(name: "cached", nanoseconds: [290, 300, 310]),
        ], loop: nil)
    ]
    #expect(SpeedVerdict(benchmark, atMost: 1e6).exitCode == .divergence)
    #expect(SpeedVerdict(benchmark, atMost: 3e6).exitCode == .agreement)
  }

  @Test func `a task of which the peer took no time says nothing`() {
    var benchmark = Self.benchmark
    benchmark.rows = [
      Benchmark.Row(
        tree: .init(.app, 60), task: .step(.push),
        measurements: [
          Measurement(name: "mine", nanoseconds: [600, 610, 620]),
          Measurement(name: "cached", nanoseconds: [0, 0, 310]),
        ], loop: nil)
    ]
    #expect(SpeedVerdict(benchmark, atMost: 20).exitCode == .wrongUse)
  }

  @Test func `only columns that were compared with the reference are said to answer like it`() {
    func claim(_ change: (inout Benchmark) -> Void) -> String? {
      var benchmark = Self.benchmark
      change(&benchmark)
      let text = benchmark.article(details: false, machine: nil).text()
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard let end = words.firstRange(of: " answered like the reference") else { return nil }
      return String(words[..<end.lowerBound].suffix(17))
    }
    #expect(claim { _ in }?.hasSuffix(" All columns") == true)
    #expect(claim { $0.checks.removeAll() } == nil)
    #expect(claim { $0.checks.removeLast() } == nil, "they were timed on that tree, too")
    #expect(
      claim { benchmark in
        benchmark.checks = benchmark.checks.map {
          Benchmark.Check(
            tree: $0.tree, steps: $0.steps, answers: $0.answers, observations: $0.observations,
            columns: ["cached", "memoizing"])
        }
      } == "cached, memoizing")
    #expect(claim { $0.rows.removeAll() } == nil, "in lock-step nothing is compared before")
  }

  @Test func `details have every figure`() throws {
    try expectGolden(
      Self.benchmark.article(details: true, machine: nil).text(), "benchmark-details")
  }

  @Test func `no line is wider than a hundred columns`() {
    var benchmark = Self.benchmark
    benchmark.instructions = [
      InstructionRow(
        name: "statusBar-in-turn/random-10000000", column: "memoizing",
        perOperation: 123_456_789, loop: 100)
    ]
    for line in benchmark.article(details: true, machine: nil).text().split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test func `the form for machines has every figure with its samples`() throws {
    let json = Self.benchmark.json()
    #expect(json["report"]?.string == "bench")
    #expect(json["subject"]?.string == "mine")
    let figures = try #require(Figure.all(in: json))
    #expect(figures == Self.benchmark.figures)
    #expect(figures.contains { $0.name == "push/app-60" && $0.measure == .allocations })
    let old: JSON = ["report": "bench", "version": 4, "figures": []]
    #expect(Figure.all(in: old) == nil)
    #expect(Figure.published(in: ["report": "bench", "version": 3, "figures": []]) == nil)
  }

  @Test func `the published run has figures of what is measured today`() throws {
    let path = packageFolder.appending(path: "Reports/Benchmarks/benchmark.json").path
    let report = try JSON(parsing: TextFile.read(path), file: path)
    let figures = try #require(Figure.published(in: report))
    for column in ["cached", "memoizing"] {
      #expect(
        figures.contains {
          $0.name == "push/app-60" && $0.column == column && $0.measure == .time
        })
    }
  }
}

struct BaselineTests {
  @Test(arguments: ["{", #"{"report": "bench"}"#, #"{"report": "bench-baseline", "version": 3}"#])
  func `another document is refused`(text: String) {
    #expect(throws: DocumentError.self) {
      try Baseline.jsonForm.value(parsing: [UInt8](text.utf8), file: "b.json")
    }
  }
}

struct WorkBaselineTests {
  private static let rows = [
    WorkRow(
      tree: .init(.path, 60), group: nil, steps: 320,
      counts: [WorkCount("reads", 64), WorkCount("chainWalks", 0)])
  ]

  @Test func `a baseline that is read back is the same`() throws {
    let bytes = [UInt8](WorkBaseline.jsonForm.json(WorkBaseline(Self.rows)).text.utf8)
    #expect(try WorkBaseline.jsonForm.value(parsing: bytes, file: "work.json").rows == Self.rows)
  }

  @Test(arguments: [
    "{", #"{"report": "bench"}"#, #"{"report": "work", "version": 1, "rows": [{"shape": "cube"}]}"#,
  ])
  func `what is no baseline is refused by name`(text: String) {
    let error = #expect(throws: DocumentError.self) {
      try WorkBaseline.jsonForm.value(parsing: [UInt8](text.utf8), file: "work.json")
    }
    #expect(error?.description.hasPrefix("work.json:1:") == true)
  }

  @Test func `a change says which figure, and by how much`() {
    func text(_ before: Int?, _ now: Int?) -> String {
      WorkChange(figure: "star: reads", before: before, now: now).text
    }
    #expect(text(400, 4_100) == "star: reads is 4,100, was 400, +925.0 %")
    #expect(text(400, 398) == "star: reads is 398, was 400, -0.5 %")
    #expect(text(0, 3) == "star: reads is 3, was 0")
    #expect(text(nil, 3) == "star: reads is new: 3")
    #expect(text(3, nil) == "star: reads is gone: was 3")
  }
}
