import AppearanceModel
import CachedResolver
import Generators
import Harness
import ReferenceModel
import SeededBugs
import Testing

/// A model that is wrong in what it reports, in the same way whatever model is inside.
private struct Misreporting<Base: Resolver>: Resolver {
  typealias Mistake = (inout Observation, Scenario, _ applied: [Step.Kind]) -> Void

  private var base: Base
  private let scenario: Scenario
  private let mistake: Mistake
  private var applied: [Step.Kind] = []

  init(_ base: Base, of scenario: Scenario, mistake: @escaping Mistake) {
    self.base = base
    self.scenario = scenario
    self.mistake = mistake
  }

  mutating func apply(_ step: Step) {
    base.apply(step)
    var observation = Observation()
    base.observe(into: &observation)
    if observation.outcome == .applied { applied.append(step.kind) }
  }

  mutating func observe(into observation: inout Observation) {
    base.observe(into: &observation)
    mistake(&observation, scenario, applied)
  }
}

@Suite struct InvarianceTests {
  private static let scenarios = (0..<60).map {
    Profile.mixed.scenario(seed: SeededRandom.seed($0, of: 8))
  }

  @Test(arguments: Invariance.allCases)
  func `each model keeps it by itself`(_ invariance: Invariance) {
    for (number, scenario) in Self.scenarios.enumerated() {
      let isBroken =
        invariance.broken(on: scenario) { ReferenceModel($0) } != nil
        || invariance.broken(on: scenario) { CachedResolver($0) } != nil
      #expect(!isBroken, "scenario \(number)")
    }
  }

  /// A mistake that only one of the properties sees.
  private static func mistake(_ invariance: Invariance) -> Misreporting<ReferenceModel>.Mistake {
    func counting(_ kind: Step.Kind) -> Misreporting<ReferenceModel>.Mistake {
      { observation, _, applied in
        observation.bar.hidden = applied.count { $0 == kind } % 3 == 1
      }
    }
    return switch invariance {
    case .renaming:
      { observation, _, _ in observation.styles.sort { $0.node.slot < $1.node.slot } }
    case .strangers:
      { observation, scenario, _ in observation.bar.hidden = scenario.windows.count > 2 }
    case .pushAndPop: counting(.push)
    case .presentAndDismiss: counting(.present)
    case .selectAndBack: counting(.select)
    case .addAndRemove: counting(.addChild)
    }
  }

  @Test(arguments: Invariance.allCases)
  func `it finds a mistake that both models share`(_ invariance: Invariance) throws {
    let mistake = Self.mistake(invariance)
    let found = try #require(
      Self.scenarios.lazy.compactMap { scenario in
        invariance.broken(on: scenario) {
          Misreporting(ReferenceModel($0), of: $0, mistake: mistake)
        }
      }.first)
    #expect(found.expected != found.actual)
    let both = Self.scenarios.prefix(20).map { scenario in
      var reference = Misreporting(ReferenceModel(scenario), of: scenario, mistake: mistake)
      var cached = Misreporting(CachedResolver(scenario), of: scenario, mistake: mistake)
      return scenario.steps.allSatisfy { step in
        var one = Observation()
        var other = Observation()
        reference.apply(step)
        cached.apply(step)
        reference.observe(into: &one)
        cached.observe(into: &other)
        return one == other
      }
    }
    #expect(both.allSatisfy { $0 })
  }

  @Test func `what is broken is reduced`() throws {
    let bug = try #require(SeededBug.named("styles-dark-presented-from-dark"))
    func make(_ scenario: Scenario) -> WrongResolver<ReferenceModel> {
      WrongResolver(scenario, bugs: [bug]) { ReferenceModel($0) }
    }
    let found = try #require(
      Self.scenarios.lazy.compactMap {
        Invariance.presentAndDismiss.broken(on: $0, by: make)
      }.first)
    let reduced = found.reduced(by: make)
    #expect(reduced.scenario.controllers.count == 2)
    #expect(reduced.variant.steps.map(\.kind).contains(.present))
    #expect(reduced.divergence.part == .styles)
  }
}
