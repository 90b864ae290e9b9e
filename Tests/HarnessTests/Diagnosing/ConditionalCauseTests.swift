import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import StatusQuoTestSupport
import Testing

/// Bugs that no shipped fault describes: some are a fault under a condition, which is named with its number;
/// about others nothing is said.
@Suite struct ConditionalCauseTests {
  /// The cached resolver with steps or observations that are changed by hand.
  private struct Changed: Resolver {
    private var base: CachedResolver
    private let change: Change
    private var scenario: Scenario
    private var world: Snapshot?
    private var step: Step?
    private var before = Observation()
    private var reported = Observation()

    init(_ scenario: Scenario, _ change: Change) {
      base = CachedResolver(scenario)
      self.change = change
      self.scenario = scenario
      self.scenario.steps = []
      report()
    }

    mutating func apply(_ step: Step) {
      (world, before, self.step) = (base.currentSnapshot(), reported, step)
      scenario.steps.append(step)
      base.apply(world.map { change.step(step, $0) } ?? step)
      report()
    }

    private mutating func report() {
      base.observe(into: &reported)
      guard let now = base.currentSnapshot() else { return }
      let past = Past(
        scenario: scenario, step: step, world: world ?? now, now: now, before: before)
      change.observation(&reported, past)
    }

    mutating func observe(into observation: inout Observation) { observation = reported }
  }

  /// The mistake of a resolver: a step that it takes for another, or what it says.
  fileprivate struct Change: Sendable {
    var step: @Sendable (Step, Snapshot) -> Step = { step, _ in step }
    var observation: @Sendable (inout Observation, Past) -> Void = { _, _ in }

    static func steps(_ step: @escaping @Sendable (Step, Snapshot) -> Step) -> Change {
      Change(step: step)
    }

    static func observations(
      _ observation: @escaping @Sendable (inout Observation, Past) -> Void
    ) -> Change { Change(observation: observation) }
  }

  fileprivate struct Past {
    /// The scenario, with the steps until now.
    let scenario: Scenario
    let step: Step?
    let world: Snapshot
    let now: Snapshot
    let before: Observation

    /// The number of controllers above one, where it is now; where it was, if it is nowhere.
    func depth(of name: Name) -> Int {
      let isNowhere = now.controllers.contains { $0.name == name && $0.place == .detached }
      let controllers = (isNowhere ? world : now).controllers
      var (depth, next) = (0, controllers.first { $0.name == name })
      while let above = next?.place.above,
        let controller = controllers.first(where: { $0.name == above })
      {
        (depth, next) = (depth + 1, controller)
      }
      return depth
    }

    func isPresented(_ name: Name) -> Bool {
      world.presentations.contains { $0.controller == name }
    }

    /// The observation at the end of another scenario; that before, if it is impossible.
    func seen(in other: Scenario) -> Observation {
      guard other.problem == nil else { return before }
      var played = CachedResolver(other)
      var observation = Observation()
      for step in other.steps { played.apply(step) }
      played.observe(into: &observation)
      return observation
    }
  }

  private static func causes(of change: Change) throws -> [Fault.Likely] {
    var plan = RunPlan(
      seed: 1, scenarios: 1_500, budget: Shrinking.Budget(evaluations: 3_000, pairs: 20))
    plan.samples = 6
    var runner = InProcessRunner(
      LockStep(reference: { ReferenceModel($0) }, subject: { Changed($0, change) }), plan)
    let findings = try plan.report(with: &runner, explainedBy: DiagnosisTests.explainer()).findings
    try #require(!findings.isEmpty)
    return findings.max { $0.count < $1.count }!.faults
  }

  private static let rows: [(change: Change, statement: String)] = [
    (
      .observations { reported, past in
        if reported.traitChanges.count >= 4 { reported.traitChanges.reverse() }
      },
      "nodes informed of a new style are reported in reverse where 4 or more nodes change"
    ),
    (
      .observations { reported, past in
        reported.calls.removeAll { call in
          call.method == .viewDidAppear && past.world.environment.iOS.major == 14
        }
      }, "viewDidAppear is never called from iOS 14 on and before iOS 15"
    ),
    (
      .observations { reported, past in
        let environment = past.now.environment
        if environment.device.metrics(on: environment.iOS).notch == .island {
          reported.provenance?.forcedHidden = false
        }
      },
      """
      a phone with an island is taken for a phone without notch, only in whether the bar is hidden in \
      any case
      """
    ),
    (
      .observations { reported, past in
        guard past.step?.kind == .rotate, reported.geometry != nil else { return }
        for (place, row) in (past.before.geometry?.safeAreaTop ?? []).enumerated()
        where past.isPresented(row.controller) {
          reported.geometry?.safeAreaTop[place] = row
        }
      },
      """
      'rotate' changes insets with the next step only where it is about a controller that is presented
      """
    ),
    (
      .observations { reported, past in
        reported.calls.removeAll {
          $0.method != .viewDidLoad && past.depth(of: $0.controller) >= 3
        }
      },
      """
      controllers are not called when they come or go where it is about a controller that is 3 or more \
      levels down
      """
    ),
    (
      .observations { reported, past in
        let others = past.world.controllers.flatMap { $0.views.dropFirst() }.map { $0.name }
        reported.traitChanges.removeAll { others.contains($0.node) }
      }, "of a controller's further views only the first is informed of a change of its style"
    ),
    (
      .steps { step, world in
        guard case .set(.known(.overrideUserInterfaceStyle), let value, let name) = step,
          case .child(let parent)? = world.controllers.first(where: { $0.name == name })?.place
        else { return step }
        return .set(.known(.overrideUserInterfaceStyle), to: value, on: parent)
      },
      """
      setting overrideUserInterfaceStyle acts on the parent of its controller, where there is one
      """
    ),
    (
      .observations { reported, past in
        guard past.step != nil else { return }
        guard reported.bar.hidden != past.before.bar.hidden else {
          reported.bar.animation = past.before.bar.animation
          reported.bar.animated = past.before.bar.animated
          return
        }
        let root = reported.provenance?.hidden?.chain.first?.controller
        guard let asked = past.now.controllers.first(where: { $0.name == root }) else { return }
        let animation =
          switch asked.preferredStatusBarUpdateAnimation {
          case .constant(let animation)?: animation
          case .stored?: asked.stored.animation
          case nil: StatusBarAnimation.fade
          }
        var other = past.scenario
        for index in other.controllers.indices {
          other.controllers[index].preferredStatusBarUpdateAnimation = .constant(animation)
        }
        reported.bar = past.seen(in: other).bar
      },
      """
      the root of the window is asked for the animation
      """
    ),
    (
      .observations { reported, past in
        guard past.now.environment.effectiveVersion.major == 13 else { return }
        var other = past.scenario
        other.environment.linkedSDK = 12
        reported.styles = past.seen(in: other).styles
      },
      """
      what changes with iOS 13 and its SDK changes with iOS 14 and its SDK instead, only in styles
      """
    ),
    (
      .observations { reported, past in
        let now = Scenario(past.now, of: past.scenario)
        var other = now
        let presented = past.now.presentations.map { $0.controller }
        for index in other.controllers.indices
        where !presented.contains(other.controllers[index].name) {
          other.controllers[index].overrideUserInterfaceStyle = .unspecified
        }
        let (right, wrong) = (past.seen(in: now).styles, past.seen(in: other).styles)
        for (old, new) in zip(right, wrong) where old != new {
          guard let index = reported.styles.firstIndex(of: old) else { continue }
          reported.styles[index] = new
        }
      },
      """
      overrideUserInterfaceStyle of a controller counts only if the controller is presented
      """
    ),
    (
      .observations { reported, past in
        reported.calls.removeAll { call in
          call.method == .viewWillDisappear && past.step?.kind == .pop
            && past.world.environment.iOS.major >= 15 && !past.world.presentations.isEmpty
        }
      },
      """
      'pop' does not call viewWillDisappear while something is presented from iOS 15 on
      """
    ),
  ]

  @Test(arguments: isNight ? rows.indices : 0..<4)
  func `a fault that holds under a condition is named with it`(_ row: Int) throws {
    let causes = try Self.causes(of: Self.rows[row].change)
    #expect(causes.first?.statement == Self.rows[row].statement)
    #expect(causes.first?.isExact == true)
  }

  private static let unknown: [Change] = [
    .observations { reported, _ in
      for index in (reported.geometry?.covers ?? []).indices
      where reported.geometry!.covers[index].height > 50 {
        reported.geometry!.covers[index].visible = false
      }
    },
    .observations { reported, _ in
      if reported.bar.content == .light, reported.calls.count > 2 { reported.bar.animated = true }
    },
  ]

  @Test(arguments: unknown.indices)
  func `nothing is said where no fault fits`(_ bug: Int) throws {
    #expect(try Self.causes(of: Self.unknown[bug]).allSatisfy { !$0.isExact })
  }
}
