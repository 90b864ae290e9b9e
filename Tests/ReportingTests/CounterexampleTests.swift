import AppearanceModel
import ReferenceModel
import Reporting
import Testing

@testable import Harness

/// Right but for one thing: after a pop it shows the bar, and the reasons for it, from before.
private struct ForgetsToReadOnPop: Resolver {
  private var correct: ReferenceModel
  private var before = Observation()
  private var didPop = false

  init(_ scenario: Scenario) { correct = ReferenceModel(scenario) }

  mutating func apply(_ step: Step) {
    correct.observe(into: &before)
    correct.apply(step)
    didPop = step.kind == .pop
  }

  mutating func observe(into observation: inout Observation) {
    correct.observe(into: &observation)
    if didPop {
      observation.bar = before.bar
      observation.provenance = before.provenance
    }
  }
}

struct CounterexampleTests {
  /// A navigation controller that forwards everything to its top, which wants light content.
  private static let popped: Scenario = {
    var names = Names()
    let window = Window(names["W"])
    var navigation = Controller(.navigation, names["N"], at: .root(of: window.name))
    navigation.childForStatusBarStyle = .topViewController
    let list = Controller(.plain, names["List"], at: .child(of: navigation.name))
    var photo = Controller(.plain, names["Photo"], at: .child(of: navigation.name))
    photo.preferredStatusBarStyle = .constant(.lightContent)
    photo.prefersStatusBarHidden = .constant(true)
    return Scenario(
      names: names, environment: Environment(iOS: 16, orientation: .portrait), windows: [window],
      controllers: [navigation, list, photo],
      steps: [.setSystemStyle(.light), .pop(on: navigation.name), .enterBackground])
  }()

  private static func divergence(on scenario: Scenario) throws -> Divergence {
    var lockStep = LockStep(
      reference: { ReferenceModel($0) }, subject: { ForgetsToReadOnPop($0) })
    let divergence = lockStep.firstDivergence(on: scenario)
    return try #require(divergence)
  }

  @Test func `a counterexample tells the world, the steps, the difference and the reasons`() throws
  {
    let divergence = try Self.divergence(on: Self.popped)
    let counterexample = Counterexample(Self.popped, divergence)
    try expectGolden(counterexample.text(replay: "statusquo replay pop.json"), "counterexample")
  }

  @Test func `a finding adds where it was found, how it was reduced and the certificate`() throws {
    var original = Self.popped
    original.steps += original.steps
    let reduction = Reduction(
      scenario: Self.popped, sameClass: Self.popped, evaluations: 118,
      certificate: Certificate(
        neighbours: 14, pairs: 91, isOneMinimal: true, isTwoMinimal: true))
    let divergence = try Self.divergence(on: Self.popped)
    let finding = Finding(
      seed: 7, index: 4_711, count: 3, divergenceClass: divergence.divergenceClass,
      original: original, reduction: reduction, divergence: divergence, isReproducible: false)
    let report = FuzzReport(seed: 1, profile: "mixed")
    let counterexample = Counterexample(finding, in: report)
    try expectGolden(counterexample.text(replay: nil, ink: .terminal), "finding")
  }

  @Test func `of a long story only the end is told, of a large tree only the top`() throws {
    var scenario = Self.popped
    let pop = scenario.steps[1]
    scenario.steps =
      [Step](repeating: .rotate(to: .portrait), count: 400) + [pop]
      + [Step](repeating: .enterForeground, count: 40)
    for number in 0..<100 {
      scenario.controllers.append(Controller(.plain, scenario.names["C\(number)"]))
    }
    let counterexample = Counterexample(scenario, try Self.divergence(on: scenario))
    try expectGolden(counterexample.text(replay: nil), "long-story")
  }

  @Test(arguments: [
    (true, true, "2-minimal: none of 14 simpler scenarios, and none of 91 pairs of"),
    (true, false, "1-minimal: none of 14 simpler scenarios still fails; 91 pairs of"),
    (false, false, "not proved minimal: the budget ended after 14 simpler scenarios"),
  ])
  func `a certificate says what was tried`(one: Bool, two: Bool, begins: String) {
    let certificate = Certificate(
      neighbours: 14, pairs: 91, isOneMinimal: one, isTwoMinimal: two)
    #expect(certificate.text.hasPrefix(begins))
  }
}
