import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoReferenceModel
import StatusQuoRunFormats
import StatusQuoScenarioFiles
import Testing

/// The state of a run in a file.
@Suite struct RunStateTests {
  private static let plans: [RunPlan] = {
    var shard = RunPlan(seed: .max, profile: .wide)
    shard.shard = Shard(2, of: 4)
    var properties = RunPlan(seed: 1)
    properties.check = .properties
    var narrow = RunPlan(seed: 1)
    narrow.restrict(
      to: Capabilities(
        versions: 13...17, devices: [.iPhone8], kinds: [.plain], steps: [.rotate],
        properties: [.level]))
    var atRest = RunPlan(seed: 1)
    atRest.restrict(to: Capabilities(steps: []))
    return [
      RunPlan(seed: 1), shard, properties,
      RunPlan(SmallWorlds(.core, controllers: 1, steps: 2, settings: 1, goesOnWhenRefused: true))!,
      narrow, atRest,
    ]
  }()

  private static func state(_ plan: RunPlan) throws -> RunState {
    var totals = RunTotals()
    totals.positions = 3
    let models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    var runner = InProcessRunner(models, plan)
    if plan.check == .agreement { totals = runner.run(0..<3).totals }
    totals.add(
      DivergenceClass.Occurrences(DivergenceClass(stepKind: nil, .hidden, .other), at: [2]))
    var state = RunState(plan: plan, subject: ["--bug", "b"], totals: totals)
    state.examined = [1]
    var cursor = ScenarioCursor(plan)
    state.begun = Finding.Sample.Begun(index: 2, smallest: cursor.scenario(at: 2))
    state.failing = [
      CorpusEntry(
        cursor.scenario(at: 1), in: "kept.json",
        showing: DivergenceClass(stepKind: .pop, .hidden, .other))
    ]
    state.ending = SubjectEnding("ended with exit code 1", output: ["3 bytes leaked"])
    return state
  }

  @Test(arguments: plans.indices) func `a state is read as it was written`(_ number: Int) throws {
    let state = try Self.state(Self.plans[number])
    let read = try RunState(parsing: Array(state.json.text.utf8), file: "state.json")
    #expect(read.json == state.json)
    #expect(read.totals == state.totals)
    #expect(read.failing.map(\.divergenceClass) == state.failing.map(\.divergenceClass))
    #expect(read.ending == state.ending)
    #expect(read.difference(from: state, comparingShards: true) == nil)
    #expect(read.plan.kind == state.plan.kind)
  }

  @Test func `two runs are told apart by the first thing in which they differ`() throws {
    let one = try Self.state(Self.plans[0])
    var other = one
    other.plan = RunPlan(seed: 2)
    let seed = try #require(one.difference(from: other, comparingShards: true))
    #expect((seed.key, seed.found, seed.expected) == ("seed", "1", "2"))
    other = one
    other.generator += 1
    #expect(one.difference(from: other, comparingShards: false)?.key == "version of the generator")
    other = one
    other.subject = []
    #expect(one.difference(from: other, comparingShards: true)?.key == "subject")
    other = one
    other.plan.restrict(to: Capabilities(kinds: [.plain]))
    let known = try #require(one.difference(from: other, comparingShards: false))
    #expect((known.key, known.found) == ("capabilities", "\"all\""))
    #expect(known.expected == #"{"kinds":["plain"]}"#)
    other = one
    other.plan.shard = Shard(0, of: 2)
    #expect(one.difference(from: other, comparingShards: true)?.key == "shard")
    #expect(one.difference(from: other, comparingShards: false) == nil)
    for plan in Self.plans where plan.kind != one.plan.kind {
      #expect(one.difference(from: try Self.state(plan), comparingShards: true)?.key == "kind")
    }
  }

  /// A key of a state, a value that does not belong there, and what the error says.
  static let damage: [(key: String, value: JSON, keyPath: String, expected: String)] = [
    ("version", 99, "version", "3; run it again with this tool"),
    ("state", "bugs", "", "the state or the JSON report of a run"),
    ("source", ["seed": -1, "profile": "mixed"], "source.seed", "a seed"),
    ("source", ["seed": 1, "profile": "unknown"], "source.profile", "the name of a profile"),
    ("source", 5, "source", "a seed and a profile, or an alphabet and its bounds"),
    ("shard", ["number": 3, "count": 2], "shard.number", "a number from 1 to 2"),
    ("shard", ["number": 0, "count": 2], "shard.number", "a number from 1"),
    ("played", [:], "played", "\"positions\": \(count)"),
    ("played", ["positions": -1], "played.positions", count),
    ("played", ["positions": 1.5], "played.positions", count),
    ("examined", [1, "a"], "examined[1]", count),
  ]
  private static let count = "a whole number up to 9007199254740992"

  @Test(arguments: damage.indices) func `a damaged state is one error at its place`(
    _ number: Int
  ) throws {
    let damage = Self.damage[number]
    var state = try Self.state(Self.plans[0])
    state.examined = [1]
    var json = JSONBuilder()
    json.object { json in
      for member in state.json.members ?? [] {
        json.member(member.key, member.key == damage.key ? damage.value : member.value)
      }
    }
    let text = json.finish().text
    let error = try #require(
      #expect(throws: DocumentError.self) {
        _ = try RunState(parsing: Array(text.utf8), file: "state.json")
      })
    #expect(error.keyPath == damage.keyPath)
    #expect(error.expected == damage.expected)
    #expect((error.position?.line ?? 0) > 0)
  }

  @Test(arguments: ["9007199254740993000", "9223372036854774784"])
  func `a count that no run reaches is an error at its place`(_ count: String) throws {
    let text = try Self.state(Self.plans[0]).json.text
    let error = #expect(throws: DocumentError.self) {
      let high = text.replacing(/"positions": \d+/, with: "\"positions\": \(count)")
      _ = try RunState(parsing: Array(high.utf8), file: "state.json")
    }
    #expect(error?.keyPath == "played.positions")
    #expect(error?.expected == Self.count)
    #expect((error?.position?.line ?? 0) > 1)
  }

  @Test func `counts of one file that add up to more than a run reaches are refused`() throws {
    let text = try Self.state(Self.plans[0]).json.text
    let counts = (0..<2_000).map { "\"1.0.\($0)\": 9007199254740992, " }.joined()
    let high = text.replacing("\"versions\": {", with: "\"versions\": {" + counts)
    #expect(high != text)
    #expect(throws: DocumentError.self) {
      _ = try RunState(parsing: Array(high.utf8), file: "state.json")
    }
  }

  @Test func `shards whose compared values add up to more than a run reaches are not countable`() {
    var totals = RunTotals()
    totals.coverage.compared.add(.bar, due: RunTotals.highestCount, leftOut: 0)
    #expect(totals.isCountable)
    totals.merge(totals)
    #expect(!totals.isCountable)
  }

  @Test func `a position beyond all scenarios is refused in a shard`() throws {
    let text = try Self.state(Self.plans[1]).json.text
    let far = text.replacing(/"positions": \d+/, with: "\"positions\": 9007199254740992")
    #expect(throws: DocumentError.self) {
      _ = try RunState(parsing: Array(far.utf8), file: "state.json")
    }
  }

  @Test func `a state with scenarios that its source does not have is refused`() throws {
    var state = try Self.state(Self.plans[3])
    state.totals.add(
      DivergenceClass.Occurrences(DivergenceClass(stepKind: nil, .content, .other), at: [1_000_000])
    )
    #expect(throws: DocumentError.self) {
      _ = try RunState(parsing: Array(state.json.text.utf8), file: "state.json")
    }
  }
}
