import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import StatusQuoSeededBugs
import Testing

/// A model that is wrong in what it reports, in the same way with either model inside.
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

  func currentSnapshot() -> Snapshot? { base.currentSnapshot() }
}

@Suite struct MetamorphicPropertyTests {
  private static let scenarios = (0..<90).map { scenario($0) }

  private static func scenario(_ index: Int) -> Scenario {
    Profile.mixed.scenario(seed: SeededRandom.seed(index, of: 8))
  }

  @Test(arguments: MetamorphicProperty.allCases)
  func `each model keeps it by itself`(_ property: MetamorphicProperty) {
    for (number, scenario) in Self.scenarios.enumerated() {
      let isBroken =
        property.violation(on: scenario) { ReferenceModel($0) } != nil
        || property.violation(
          on: scenario, by: { CachedResolver($0) }, knowing: { ReferenceModel($0) }) != nil
      #expect(!isBroken, "scenario \(number)")
    }
  }

  /// Windows and steps that seemed to break a property: collapsed split view controllers move their other
  /// children onto the first one (W-8), an update in another scene reads no bar of this one (SC-3), and the strip
  /// at the side of a display follows when UIKit asks again (GE-27).
  private static let seeming: [(MetamorphicProperty, windows: String, steps: String)] = [
    (
      .started,
      #"{"name": "W", "root": {"name": "S", "kind": "split", "children": "#
        + #"[{"name": "N", "kind": "navigation"}, {"name": "A"}, "#
        + #"{"name": "B", "viewTraitOverrides": {"userInterfaceStyle": "dark"}}]}}"#,
      #"{"do": "pop", "on": "N"}"#
    ),
    (
      .started,
      #"{"name": "W", "root": {"name": "N", "kind": "navigation", "children": "#
        + #"[{"name": "A", "hidesBottomBarWhenPushed": true}]}}], "safeArea": true, "controllers": ["#,
      #"{"do": "set", "on": "N", "property": "isToolbarHidden", "value": false}"#
    ),
    (
      .styled,
      #"{"name": "W", "root": {"name": "S", "kind": "split", "children": "#
        + #"[{"name": "N", "kind": "navigation", "children": "#
        + #"[{"name": "A", "overrideUserInterfaceStyle": "dark"}]}, {"name": "B"}]}}"#,
      ""
    ),
    (
      .styled,
      #"{"name": "W", "root": {"name": "A", "actions": {"viewDidLoad": "#
        + #"[{"do": "addChild", "on": {"named": "C"}}]}, "children": "#
        + #"[{"name": "B", "overrideUserInterfaceStyle": "dark"}]}}], "controllers": [{"name": "C"}"#,
      ""
    ),
    (
      .otherWays,
      #"{"name": "W", "scene": "other", "root": {"name": "A"}}, "#
        + #"{"name": "W2", "root": {"name": "B", "presented": {"name": "C"}}}"#,
      #"{"do": "dismiss", "from": "B"}"#
    ),
    (
      .presentAndDismiss,
      #"{"name": "W", "root": {"name": "A", "childForPreferredVerticalBarBehavior": "children.first", "#
        + #""children": [{"name": "B", "preferredVerticalBarBehavior": "disabled"}]}}], "#
        + #""environment": {"iOS": "27.1", "device": "iPhone Duo (outer display)"}, "geometry": true, "#
        + #""controllers": [{"name": "N", "kind": "navigation"}"#,
      #"{"do": "push", "controller": "B", "on": "N"}"#
    ),
  ]

  @Test(arguments: seeming)
  func `what only seems to break one breaks none`(
    _ property: MetamorphicProperty, windows: String, steps: String
  ) throws {
    let scenario = try ScenarioDocument(
      parsing: #"{"version": 1, "windows": [\#(windows)], "steps": [\#(steps)]}"#,
      file: "seeming.json"
    ).scenario
    #expect(property.violation(on: scenario) { ReferenceModel($0) } == nil)
  }

  /// A mistake that only one of the properties sees.
  private static func mistake(_ property: MetamorphicProperty)
    -> Misreporting<ReferenceModel>.Mistake
  {
    func counting(_ kind: Step.Kind) -> Misreporting<ReferenceModel>.Mistake {
      { observation, _, applied in
        observation.bar.hidden = applied.count { $0 == kind } % 3 == 1
      }
    }
    return switch property {
    case .renaming:
      { observation, _, _ in observation.styles.sort { $0.node.slot < $1.node.slot } }
    case .strangers:
      { observation, scenario, _ in observation.bar.hidden = scenario.windows.count > 2 }
    case .pushAndPop: counting(.push)
    case .presentAndDismiss: counting(.present)
    case .selectAndBack: counting(.select)
    case .addAndRemove: counting(.addChild)
    case .canceled: counting(.beginInteractiveDismiss)
    case .repeatedReads: counting(.setNeedsStatusBarAppearanceUpdate)
    case .outsiders: counting(.set)
    case .builtBySteps: counting(.push)
    case .started: counting(.setRoot)
    case .assigned: counting(.set)
    case .otherWays: counting(.popTo)
    case .styled:
      { observation, scenario, _ in
        observation.bar.hidden = scenario.controllers.contains {
          !$0.setOverrideTraitCollection.isEmpty
        }
      }
    case .capturing:
      { observation, scenario, _ in
        observation.bar.hidden = scenario.controllers.contains {
          $0.modalPresentationStyle == .fullScreen
        }
      }
    case .staleness: { observation, _, _ in observation.stale = nil }
    case .updates:
      { observation, _, applied in
        if applied.last == .rotate { observation.bar.hidden.toggle() }
      }
    case .levels:
      { observation, scenario, _ in
        observation.bar.hidden = scenario.windows.contains { $0.level < 1 }
      }
    case .versions:
      { observation, scenario, _ in
        observation.bar.hidden = scenario.environment.iOS.minor == 1
      }
    case .lifecycle:
      { observation, _, _ in observation.calls.removeAll { $0.method == .viewWillAppear } }
    case .chains:
      { observation, _, _ in observation.provenance?.style?.chain.removeLast() }
    }
  }

  @Test(arguments: MetamorphicProperty.allCases)
  func `it finds a mistake that both models share`(_ property: MetamorphicProperty) throws {
    let mistake = Self.mistake(property)
    let found = try #require(
      (0..<400).lazy.map(Self.scenario).compactMap { scenario in
        property.violation(on: scenario) {
          Misreporting(ReferenceModel($0), of: $0, mistake: mistake)
        }
      }.first)
    let observed = try #require(found.observed)
    #expect(observed.expected != observed.actual)
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

  @Test(arguments: MetamorphicProperty.allCases)
  func `what it finds needs no step after the one it names`(_ property: MetamorphicProperty) {
    let mistake = Self.mistake(property)
    for (number, scenario) in Self.scenarios.enumerated() {
      func violation(on scenario: Scenario) -> Divergence? {
        property.violation(on: scenario) {
          Misreporting(ReferenceModel($0), of: $0, mistake: mistake)
        }
      }
      guard let found = violation(on: scenario) else { continue }
      var shortened = scenario
      shortened.steps.removeSubrange(found.step...)
      #expect(violation(on: shortened) != nil, "scenario \(number)")
    }
  }

  @Test func `what is broken is shrunk`() throws {
    let bug = try #require(SeededBug.named("styles-dark-presented-from-dark"))
    @Sendable func make(_ scenario: Scenario) -> WrongResolver<ReferenceModel> {
      WrongResolver(scenario, bugs: [bug]) { ReferenceModel($0) }
    }
    var plan = RunPlan(seed: 8, scenarios: 2_000)
    plan.end = .divergence
    plan.check = .properties
    var runner = InProcessRunner(
      LockStep(reference: { ReferenceModel($0) }, subject: { make($0) }), plan)
    let report = try plan.report(with: &runner)
    let finding = try #require(
      report.findings.first {
        $0.divergence.violation?.property == .metamorphic(.presentAndDismiss)
      })
    let violation = try #require(finding.divergence.violation)
    #expect(violation.model == .subject)
    #expect(finding.divergence.part == .property)
    #expect(finding.scenario.controllers.count == 2)
    #expect(violation.variant.steps.map(\.kind).contains(.present))
    let observed = try #require(finding.divergence.observed)
    #expect(observed.expected.styles != observed.actual.styles)
  }

  @Test func `both models satisfy every property in a run`() throws {
    var plan = RunPlan(seed: 9, scenarios: 30)
    plan.check = .properties
    var runner = InProcessRunner(
      LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) }), plan)
    let report = try plan.report(with: &runner)
    #expect(report.findings.isEmpty)
    #expect(report.scenarios == 30)
  }
}
