import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoGenerators
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

  /// Documents about the bar's visibility: what the subject's difference in it is counted as.
  @Test func `a difference counts in the topic in which it is`() {
    var replay = Replay()
    replay.score = Score()
    var wrong = LockStep(reference: { ReferenceModel($0) }, subject: { HidesEverything($0) })
    replay.play(Self.document(expecting: false), file: "a.json", on: &wrong)
    var document = Self.document(expecting: false)
    document.source = "Apple: prefersStatusBarHidden"
    replay.play(document, file: "b.json", on: &wrong)
    document.expectations[0].observation = ["bar": ["content": "dark"]]
    replay.play(document, file: "c.json", on: &wrong)
    replay.add(document, file: "d.json", exemptBy: .skipped(Skip("not yet")))
    replay.add(document, file: "e.json", exemptBy: .needs(.step(.rotate)))
    document.note = "Kind: log"
    document.source = "somebody"
    var right = LockStep(reference: { ReferenceModel($0) }, subject: { ReferenceModel($0) })
    replay.play(document, file: "f.json", on: &right)
    let score = replay.score ?? Score()
    #expect(score.topics.map(\.topic) == [.style, .hidden])
    let (style, hidden) = (score.topics[0].counts, score.topics[1].counts)
    #expect((hidden.documents, hidden.differs, hidden.compared) == (2, 2, 2))
    // A difference elsewhere hides what comes behind it.
    #expect((style.documents, style.holds, style.differs) == (4, 1, 0))
    #expect((style.skipped, style.notApplicable) == (1, 1))
    #expect((score.all.documents, score.all.differs) == (6, 3))
    #expect(
      score.verdict == "1 of 5 documented or measured documents hold, 2 differ; 3 compared")
  }

  @Test func `what a subject leaves out is not counted as held`() {
    var replay = Replay()
    replay.score = Score()
    var compared = ComparedValues()
    compared.add(.bar, due: 2, leftOut: 2)
    var models = LockStep(reference: { ReferenceModel($0) }, subject: { ReferenceModel($0) })
    let document = Self.document(expecting: false)
    replay.add(
      ReplayedDocument(
        document, file: "a.json",
        finding: models.firstDivergence(on: document.scenario).map {
          Finding.Reported(Finding(document.scenario, $0))
        },
        reference: ReferenceModel(document.scenario)), compared: compared)
    #expect(replay.score?.all.documents == 1)
    #expect(replay.score?.all.compared == 0)
  }

  @Test func `a topic that a resolver does not answer is charged for nothing`() {
    var replay = Replay()
    replay.score = Score(answering: [.calls])
    var wrong = LockStep(reference: { ReferenceModel($0) }, subject: { HidesEverything($0) })
    replay.play(Self.document(expecting: false), file: "a.json", on: &wrong)
    #expect(replay.score?.topics.isEmpty == true)
    #expect(replay.score?.all.differs == 1)
    #expect(
      replay.score?.unanswered.map(\.rawValue)
        == ["style", "hidden", "dark mode", "insets", "system gestures"])
  }

  @Test func `what differs in known ways only has a column of its own`() throws {
    var replay = Replay()
    replay.score = Score()
    var wrong = LockStep(reference: { ReferenceModel($0) }, subject: { HidesEverything($0) })
    let document = Self.document(expecting: false)
    let divergence = wrong.firstDivergence(on: document.scenario)
    for isKnown in [true, false] {
      replay.add(
        ReplayedDocument(
          document, file: "a.json",
          finding: divergence.map { Finding.Reported(Finding(document.scenario, $0)) },
          reference: ReferenceModel(document.scenario), isKnown: isKnown))
    }
    let all = try #require(replay.score?.all)
    #expect((all.known, all.differs, all.compared) == (1, 1, 2))
  }

  @Test func `the key that keeps most documents out alone comes first`() {
    var replay = Replay()
    replay.score = Score()
    let document = Self.document(expecting: false)
    let lacks: [[Need]] = [
      [.kind(.tab), .step(.select)], [.kind(.tab), .kind(.split)], [.kind(.split)], [.step(.pop)],
      [.step(.select)],
    ]
    for (number, needs) in lacks.enumerated() {
      replay.add(document, file: "\(number).json", exemptBy: .needs(needs[0]), lacks: needs)
    }
    #expect(
      replay.loosenedKeys.map { "\($0.key) \($0.alone) of \($0.documents): \($0.needs)" } == [
        #"kinds 2 of 3: ["split", "tab"]"#, #"steps 2 of 3: ["select", "pop"]"#,
      ])
    #expect(replay.article().text().contains("Capabilities to loosen"))
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
