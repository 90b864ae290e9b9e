import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// Says of every bar that it is hidden.
private struct HidesEverything: Resolver {
  private var correct: ReferenceModel

  init(_ scenario: Scenario) { correct = ReferenceModel(scenario) }

  mutating func apply(_ step: Step) { correct.apply(step) }

  mutating func observe(into observation: inout Observation) {
    correct.observe(into: &observation)
    observation.bar.hidden = true
  }
}

struct ReplayTests {
  private static func document(expecting hidden: Bool) -> ScenarioDocument {
    var names = Names()
    let window = Window(names["W"])
    let root = Controller(.plain, names["A"], at: .root(of: window.name))
    let scenario = Scenario(
      names: names, windows: [window], controllers: [root], steps: [.rotate(to: .landscape)])
    let expectation = Expectation(after: 0, observation: ["bar": ["hidden": JSON(hidden)]])
    return ScenarioDocument(scenario, name: "one controller", expectations: [expectation])
  }

  @Test func `a document holds when both models meet its expectations and agree`() {
    var models = LockStep(reference: { ReferenceModel($0) }, subject: { ReferenceModel($0) })
    var replay = Replay()
    replay.play(Self.document(expecting: false), file: "a.json", on: &models)
    #expect(replay.failures.isEmpty)
    #expect(replay.verdict == "1 scenario holds on both models (1 step, 1 expectation)")
  }

  @Test func `what only one model fails is reported for that model, with how they differ`() throws {
    var models = LockStep(reference: { ReferenceModel($0) }, subject: { HidesEverything($0) })
    var replay = Replay()
    replay.play(Self.document(expecting: false), file: "a.json", on: &models)
    replay.add(DocumentError(file: "b.json", found: "nothing", expected: "a file"))
    try expectGolden(replay.article().text(), "replay")
  }

  @Test func `an expectation that both models fail is reported once`() throws {
    var models = LockStep(reference: { ReferenceModel($0) }, subject: { ReferenceModel($0) })
    var replay = Replay()
    replay.play(Self.document(expecting: true), file: "a.json", on: &models)
    let failure = try #require(replay.failures.first)
    #expect(failure.expectations.map(\.model) == [.both])
    #expect(failure.divergence == nil)
  }
}
