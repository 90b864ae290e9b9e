import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoScenarioBuilder
import Testing

/// The worlds of two resolvers at the end of a scenario, which no observation shows.
@Suite struct WorldsAtTheEndTests {
  /// Shows what the reference shows, and says that its world is another one.
  private struct OtherWorld: Resolver {
    private var model: ReferenceModel
    private let change: @Sendable (inout Snapshot) -> Void

    init(_ scenario: Scenario, _ change: @escaping @Sendable (inout Snapshot) -> Void) {
      model = ReferenceModel(scenario)
      self.change = change
    }

    mutating func apply(_ step: Step) { model.apply(step) }
    mutating func observe(into observation: inout Observation) { model.observe(into: &observation) }
    func currentSnapshot() -> Snapshot? {
      var world = model.snapshot()
      change(&world)
      return world
    }
  }

  private static let scenario = Scenario {
    window("W") { tab("T") { plain("A") } }
  } steps: {
    [.select($0["A"], on: $0["T"])]
  }

  private static func divergence(
    _ change: @escaping @Sendable (inout Snapshot) -> Void
  ) -> Divergence? {
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { OtherWorld($0, change) })
    return models.firstDivergence(on: scenario)
  }

  /// A row: the part that is named, and what changes it.
  private static let rows: [(part: String, change: @Sendable (inout Snapshot) -> Void)] = [
    ("orientation, width, or style", { $0.environment.orientation = .landscape }),
    ("orientation, width, or style", { $0.environment.horizontalSizeClass = .compact }),
    ("orientation, width, or style", { $0.environment.systemStyle = .dark }),
    ("state of being in the background", { $0.isInBackground = true }),
    ("windows", { $0.windows[0].isHidden = true }),
    ("windows", { $0.windows.removeLast() }),
    ("order of windows", { $0.visibleWindows = [] }),
    ("key window", { $0.keyWindow = nil }),
    ("places of controllers: T", { $0.controllers[0].selected = nil }),
    ("places of controllers: A", { $0.controllers[1].place = .detached }),
    ("places of controllers: A", { $0.controllers[1].kind = .page }),
    ("places of controllers", { $0.controllers.removeLast() }),
    (
      "presentations",
      {
        $0.presentations = [
          .init(
            controller: $0.controllers[1].name, style: .popover, removesPresenter: false,
            isBeingDismissed: false)
        ]
      }
    ),
    (
      "interactive pops",
      {
        $0.interactivePops = [
          .init(navigation: $0.controllers[0].name, popped: $0.controllers[1].name)
        ]
      }
    ),
    ("controllers on screen", { $0.onScreen.removeLast() }),
    ("heights and insets", { $0.geometry.statusBarHeight += 1 }),
  ]

  @Test(arguments: rows.indices)
  func `another world at the end is a divergence that says in what`(row: Int) {
    let (part, change) = Self.rows[row]
    let words = part.split(separator: ": ")
    #expect(
      Self.divergence(change)?.brokenInvariant?.statement
        == "the world at the end has other \(words[0]) than the law's"
        + (words.count > 1 ? ": \(words[1])" : ""))
  }

  @Test func `properties and the version are no part of it`() {
    #expect(
      Self.divergence {
        $0.controllers[1].prefersStatusBarHidden = .constant(true)
        $0.environment.linkedSDK = 12
      } == nil)
  }

  /// A search looks at the worlds of one scenario in eight, and one without checks at none.
  @Test(arguments: [
    (InvariantChecks.afterEveryStep, true), (.afterLastStep, false), (.never, false),
  ])
  func `worlds are compared where every step is checked`(checks: InvariantChecks, isFound: Bool) {
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { OtherWorld($0) { $0.keyWindow = nil } },
      checks: checks)
    #expect((models.firstDivergence(on: Self.scenario) != nil) == isFound)
  }

  /// A subject that is a part of UIKit leaves the rest to the law.
  @Test func `a subject that leaves out parts is not held to the whole world`() {
    let change: @Sendable (inout Snapshot) -> Void = { $0.keyWindow = nil }
    var plan = RunPlan(seed: 1, scenarios: 1)
    plan.restrict(to: Capabilities(kinds: [.plain, .tab]))
    var runner = InProcessRunner(
      LockStep(reference: { ReferenceModel($0) }, subject: { OtherWorld($0, change) }), plan)
    #expect(runner.divergences(on: Self.scenario) == [])
  }

  @Test func `the same world is none`() { #expect(Self.divergence { _ in } == nil) }

  @Test func `both models have the same world at the end of each scenario`() {
    var models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    for seed in UInt64(0)..<400 {
      #expect(models.firstDivergence(on: Profile.mixed.scenario(seed: seed)) == nil, "seed \(seed)")
    }
  }
}
