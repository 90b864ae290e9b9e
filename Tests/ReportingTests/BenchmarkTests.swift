import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

@testable import StatusQuoBenchmarking

struct BenchmarkTests {
  private static let columns = ["reference", "mine", "memoizing", "walking"]

  /// A row in which each column's samples are this much, a little less and a little more.
  private static func row(
    _ task: BenchmarkTask, _ tree: BenchmarkPlan.Tree, _ nanoseconds: [Double],
    allocations: [String: Double] = [:]
  ) -> Benchmark.Row {
    let measurements = zip(columns, nanoseconds).map { column, value in
      Measurement(
        name: column, nanoseconds: [0.98, 1, 1, 1, 1.02, 0.99, 1.01].map { $0 * value },
        operations: 7_000)
    }
    return Benchmark.Row(
      tree: tree, task: task, measurements: measurements,
      loop: Measurement(samples: [1.5]), allocations: allocations)
  }

  private static let benchmark: Benchmark = {
    var benchmark = Benchmark()
    benchmark.columns = columns
    benchmark.subject = "mine"
    let (app, path) = (BenchmarkPlan.Tree(.app, 60), BenchmarkPlan.Tree(.path, 60))
    benchmark.rows = [
      row(.question(.statusBar), app, [183, 0.01, 14, 411]),
      row(.questionInTurn(.statusBar), app, [183, 2.1, 14, 411]),
      row(.questionInTurn(.style), app, [7.3, 3.7, 3.6, 205]),
      row(.step(.push), app, [2_225, 1_610, 310, 106], allocations: ["reference": 17, "mine": 0]),
      row(.mix(.statusBar, queries: 9), app, [450, 14.7, 131, 160]),
      row(.mix(.statusBar, queries: 9), path, [600, 12, 240, 420]),
      row(.mix(.statusBar, queries: 9), .init(.app, 1_000), [2_700, 23.3, 280, 148]),
    ]
    benchmark.checks = [app, path, .init(.app, 1_000)].map { tree in
      Benchmark.Check(
        tree: tree, steps: 468, answers: 30_420, observations: 468,
        columns: ["mine", "memoizing", "walking"], observed: ["mine", "memoizing"])
    }
    benchmark.lockStep = [
      Benchmark.LockStepRow(
        size: .init(controllers: 30, steps: 30),
        generating: Measurement(samples: [700, 710, 705]),
        whole: Measurement(samples: [4_000, 3_900, 4_100]))
    ]
    benchmark.memory = [
      Benchmark.Memory(tree: app, bytesPerController: ["reference": 182, "mine": 127.4])
    ]
    benchmark.loads = [
      Benchmark.LoadRow(loads: .shortest, measurement: Measurement(samples: [1.57]))
    ]
    benchmark.work = [
      WorkRow(
        tree: app, group: nil, steps: 320,
        counts: [WorkCount("reads", 64), WorkCount("chainWalks", 0)])
    ]
    benchmark.leftOut = [.init(.star, 1_000_000)]
    return benchmark
  }()

  @Test func `the summary comes first, and says how to see more`() throws {
    try expectGolden(Self.benchmark.text(details: false), "benchmark")
  }

  @Test func `details have every figure`() throws {
    try expectGolden(Self.benchmark.text(details: true), "benchmark-details")
  }

  @Test func `no line is wider than a hundred columns, however many columns there are`() {
    var benchmark = Self.benchmark
    benchmark.columns += (1...6).map { "resolver \($0)" }
    benchmark.instructions = [
      InstructionRow(
        name: "mix-1000000:1-statusBar/random-10000000", column: "memoizing",
        perOperation: 123_456_789, loop: 100)
    ]
    for line in benchmark.text(details: true).split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test func `the published document has the same tables, and charts`() throws {
    let text = Self.benchmark.markdown(machine: "`statusquo bench` here.")
    try expectGolden(text, "benchmark-markdown")
    let chart = try #require(Self.benchmark.charts.first)
    #expect(chart.fileName == "mix-statusBar.svg")
    try expectGolden(chart.svg, "benchmark-chart")
  }

  @Test func `one size makes no line`() {
    #expect(Benchmark().charts.isEmpty)
  }

  @Test func `the form for machines has every figure with its samples`() throws {
    let json = Self.benchmark.json()
    #expect(json["report"]?.string == "bench")
    #expect(json["subject"]?.string == "mine")
    let figures = try #require(Figure.all(in: json))
    #expect(figures == Self.benchmark.figures)
    #expect(figures.contains { $0.name == "push/app-60" && $0.measure == .allocations })
    let old: JSON = ["report": "bench", "version": 3, "figures": []]
    #expect(Figure.all(in: old) == nil)
  }
}

struct TargetFileTests {
  private static func parse(_ text: String) throws(DocumentError) -> TargetFile {
    try TargetFile(parsing: [UInt8](text.utf8), file: "targets.json")
  }

  @Test func `targets are read in the order of the file`() throws {
    let file = try Self.parse(
      """
      {"targets": [
        {"figure": "push/app-60", "atMost": 120},
        {"figure": "push/app-60", "measure": "instructions", "column": "mine", "atMost": 1800}]}
      """)
    #expect(
      file.targets == [
        Target(figure: "push/app-60", measure: .time, column: nil, atMost: 120),
        Target(figure: "push/app-60", measure: .instructions, column: "mine", atMost: 1_800),
      ])
  }

  @Test(arguments: [
    ("{", "targets.json:1:2: found the end of the text"),
    ("{}", "targets.json:1:1: found no targets"),
    (#"{"targets": [{"atMost": 1}]}"#, "targets.json:1:14: found no figure"),
    (
      #"{"targets": [{"figure": "a", "atMots": 1}]}"#,
      #"targets.json:1:30: found the key "atMots", expected figure, measure, column or atMost "#
        + #"(did you mean "atMost"?)"#
    ),
    (
      #"{"targets": [{"figure": "a", "measure": "tim", "atMost": 1}]}"#,
      #"targets.json:1:41: found the measure "tim", expected time, instructions"#
    ),
    (#"{"targets": [{"figure": "a", "atMost": -1}]}"#, "targets.json:1:40: found no limit"),
  ])
  func `what is wrong is named with its place`(text: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try Self.parse(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func `a figure that is not measured is refused with the nearest name`() throws {
    var benchmark = Benchmark()
    benchmark.columns = ["mine"]
    benchmark.subject = "mine"
    benchmark.instructions = [
      InstructionRow(name: "push/app-60", column: "mine", perOperation: 1, loop: 0)
    ]
    let text = #"{"targets": [{"figure": "push/app60", "measure": "instructions", "atMost": 1}]}"#
    let file = try Self.parse(text)
    let error = #expect(throws: DocumentError.self) { try file.check(against: benchmark) }
    #expect(error?.suggestion == "push/app-60")
  }
}

struct BaselineTests {
  private static let baseline = BenchmarkBaseline(
    name: "main",
    machine: MachineState(processor: "P", cores: 2, system: "S", load: 0.5, build: "release"),
    arguments: ["--sizes", "60"],
    figures: [Figure("push/app-60", .time, of: "mine", samples: [1, 2.5])])

  @Test func `a baseline that is read back is the same`() throws {
    let bytes = [UInt8](Self.baseline.json.text.utf8)
    let read = try BenchmarkBaseline(parsing: bytes, file: "b.json")
    #expect(read.name == "main")
    #expect(read.machine == Self.baseline.machine)
    #expect(read.arguments == ["--sizes", "60"])
    #expect(read.figures == Self.baseline.figures)
  }

  @Test(arguments: ["{", #"{"report": "bench"}"#])
  func `another document is refused`(text: String) {
    #expect(throws: DocumentError.self) {
      try BenchmarkBaseline(parsing: [UInt8](text.utf8), file: "b.json")
    }
  }

  @Test func `times of another machine are not comparable, those under another load are`() {
    var other = Self.baseline.machine
    other.load = 3
    #expect(Self.baseline.machine.isComparable(to: other))
    other.governor = "powersave"
    #expect(!Self.baseline.machine.isComparable(to: other))
  }
}

struct HistoryFileTests {
  private static let history = BenchmarkHistory(
    (1...3).map { version in
      HistoryEntry(
        label: "v\(version) <&>", build: "release build, Swift 6.3",
        instructions: [.init("push/app-60", 1_000 / Double(version))],
        work: [.init("chainWalks/app-60", 0.5)])
    })

  @Test func `a history that is read back is the same but for digits`() throws {
    let bytes = [UInt8](Self.history.json.text.utf8)
    let read = try BenchmarkHistory(parsing: bytes, file: "h.json")
    #expect(read.entries.map(\.label) == ["v1 <&>", "v2 <&>", "v3 <&>"])
    #expect(read.entries[2].instructions == [.init("push/app-60", 333.333)])
    #expect(read.entries[2].work == Self.history.entries[2].work)
  }

  @Test func `a history is drawn in percent of the first version`() throws {
    let charts = Self.history.charts
    #expect(charts.map(\.fileName) == ["history-instructions.svg", "history-work.svg"])
    try expectGolden(charts[0].svg, "benchmark-history")
    #expect(BenchmarkHistory([Self.history.entries[0]]).charts.isEmpty)
  }
}

struct WorkBaselineTests {
  private static let rows = [
    WorkRow(
      tree: .init(.path, 60), group: nil, steps: 320,
      counts: [WorkCount("reads", 64), WorkCount("chainWalks", 0)])
  ]

  @Test func `a baseline that is read back is the same`() throws {
    let bytes = [UInt8](WorkBaseline(Self.rows).json.text.utf8)
    #expect(try WorkBaseline(parsing: bytes, file: "work.json").rows == Self.rows)
  }

  @Test(arguments: [
    "{", #"{"report": "bench"}"#, #"{"report": "work", "version": 1, "rows": [{"shape": "cube"}]}"#,
  ])
  func `what is no baseline is refused by name`(text: String) {
    let error = #expect(throws: DocumentError.self) {
      try WorkBaseline(parsing: [UInt8](text.utf8), file: "work.json")
    }
    #expect(error?.description.hasPrefix("work.json: found ") == true)
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
