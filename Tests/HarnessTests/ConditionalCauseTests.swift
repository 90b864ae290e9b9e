import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

/// Bugs that no shipped law describes: some are a law under a condition, which is named with its number;
/// about others nothing is said.
@Suite struct ConditionalCauseTests {
  /// The cached resolver with observations that are changed by hand.
  private struct Changed: Resolver {
    private var base: CachedResolver
    private let change: Change
    private var world: Snapshot?
    private var step: Step?
    private var before = Observation()
    private var reported = Observation()

    init(_ scenario: Scenario, _ change: @escaping Change) {
      base = CachedResolver(scenario)
      self.change = change
      report()
    }

    mutating func apply(_ step: Step) {
      (world, before, self.step) = (base.currentSnapshot(), reported, step)
      base.apply(step)
      report()
    }

    private mutating func report() {
      base.observe(into: &reported)
      guard let now = base.currentSnapshot() else { return }
      change(&reported, Past(step: step, world: world ?? now, now: now, before: before))
    }

    mutating func observe(into observation: inout Observation) { observation = reported }
  }

  fileprivate struct Past {
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
  }

  fileprivate typealias Change = @Sendable (inout Observation, Past) -> Void

  private static func causes(of change: @escaping Change) throws -> [LikelyFault] {
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
      { reported, past in
        if reported.traitChanges.count >= 4 { reported.traitChanges.reverse() }
      },
      "nodes informed of a new style are reported in reverse where 4 or more nodes change"
    ),
    (
      { reported, past in
        reported.calls.removeAll { call in
          call.method == .viewDidAppear && past.world.environment.iOS.major == 14
        }
      }, "viewDidAppear is never called from iOS 14 on and before iOS 15"
    ),
    (
      { reported, past in
        let sdk = past.world.environment.linkedSDK.major
        reported.calls.removeAll { $0.method == .viewIsAppearing && sdk == 17 }
      },
      """
      what changes with the SDK of iOS 17 changes with the SDK of iOS 18 instead, only in lifecycle \
      calls
      """
    ),
    (
      { reported, past in
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
      { reported, past in
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
      { reported, past in
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
      { reported, past in
        let others = past.world.controllers.flatMap { $0.views.dropFirst() }.map { $0.name }
        reported.traitChanges.removeAll { others.contains($0.node) }
      }, "of a controller's further views only the first is informed of a change of its style"
    ),
  ]

  @Test(arguments: rows.indices)
  func `a law that holds under a condition is named with it`(_ row: Int) throws {
    let causes = try Self.causes(of: Self.rows[row].change)
    #expect(causes.first?.statement == Self.rows[row].statement)
    #expect(causes.first?.isExact == true)
  }

  private static let unknown: [Change] = [
    { reported, _ in
      for index in (reported.geometry?.covers ?? []).indices
      where reported.geometry!.covers[index].height > 50 {
        reported.geometry!.covers[index].visible = false
      }
    },
    { reported, _ in
      if reported.bar.content == .light, reported.calls.count > 2 { reported.bar.animated = true }
    },
  ]

  @Test(arguments: unknown.indices)
  func `nothing is said where no law fits`(_ bug: Int) throws {
    #expect(try Self.causes(of: Self.unknown[bug]).allSatisfy { !$0.isExact })
  }
}
