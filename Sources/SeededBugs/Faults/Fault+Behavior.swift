package import StatusQuoAppearanceModel
package import StatusQuoDiagnosing

extension Fault {
  /// The difference of a wrong resolver from the right one inside it; by default none.
  package struct Behavior: Sendable {
    /// The scenario that the inner resolver is made from.
    var transformScenario: (@Sendable (Scenario) -> Scenario)?
    /// The step that the inner resolver plays, if any, instead of one that it would apply; reported
    /// as applied.
    var transformStep: (@Sendable (Step, inout Memory) -> Step?)?
    /// Steps that the inner resolver plays behind one that it applied, in the world after that.
    var furtherSteps: (@Sendable (Step, Snapshot?) -> [Step])?
    /// The worlds whose difference is shown in the right one.
    var other: OtherWorld?
    /// Changes the world as it stands, for what follows from it alone: styles and insets.
    var misread: (@Sendable (inout Scenario, Snapshot) -> Void)?
    /// Returns false where a condition leaves those steps out.
    var allowsFurtherSteps: @Sendable (Memory) -> Bool = { _ in true }
    /// Changes what is reported.
    var transformObservation: @Sendable (inout Observation, inout Memory) -> Void = { _, _ in }
    /// The invariant of a cache of the bug that does not hold, if any.
    var brokenInvariant: @Sendable (Memory) -> String? = { _ in nil }
    /// True if it needs `Memory.world`.
    var looksAtWorld = false
    /// True if it needs `Memory.newWorld`.
    var looksAtNewWorld = false
    /// Adds the work of the bug to that of the inner resolver.
    var addWork: @Sendable (inout Work, Memory) -> Void = { _, _ in }

    /// The knowledge and memory of a wrong resolver besides those of the right one.
    package struct Memory: Sendable {
      package let scenario: Scenario
      /// The step under way or just done; nil at launch.
      package var step: Step?
      /// The world before the step, for those that look at it.
      var world: Snapshot?
      /// The world after it, for those that look at it.
      var newWorld: Snapshot?
      /// The number of the step, and how many of each kind were applied.
      var number = 0
      var counts: [Step.ExactKind: Int] = [:]
      /// True once the truth after the step is known.
      var hasPlayed = false
      /// True if the resolver is asked what it shows after the step.
      package var isAsked = false
      /// False where a condition makes the step right.
      package var isInForce = true
      /// The truth before the step.
      package var before = Observation()
      /// The truth after it.
      package var now = Observation()
      /// The observation that is still reported though it is out of date.
      package var frozen: Observation?
      /// The answers about the system's gestures that are still reported though they are out of date.
      var frozenGestures: SystemGestures?
      /// The rules that the right resolver used in the step, there and in the other worlds; empty where it does not
      /// say it.
      var rules = RuleSet()
      /// The observations of the other worlds.
      var others = (from: Observation(), to: Observation())
      package var counter = 0
      /// Remembered styles, by node.
      var styles: [Name: UserInterfaceStyle] = [:]
      /// The styles of controllers that were removed.
      var left: [Name: UserInterfaceStyle] = [:]
      /// Remembered links, by controller.
      package var links: [Name: Name] = [:]
      var names: Set<Name> = []
      /// The controller whose swipe back was canceled last, by its navigation controller.
      var kept: [Name: Name] = [:]
      /// The observation that was about a controller last.
      package var touched: [Name: Int] = [:]
      /// The places of windows that steps have added, behind those of the start.
      var windowPlaces: [Name: Int] = [:]
      var windows: [Name: Window] = [:]
      var answers: [BarKey: BarAppearance] = [:]
      package var entries: [Name] = []
      /// The part that copies share.
      package var tally: Tally?

      init(_ scenario: Scenario) { self.scenario = scenario }

      mutating func advance(to truth: Observation) {
        before = now
        now = truth
        hasPlayed = true
        if let exactKind = appliedStep?.exactKind { counts[exactKind, default: 0] += 1 }
      }

      mutating func begin(_ step: Step, in world: Snapshot?) {
        self.step = step
        self.world = world
        number += 1
        (hasPlayed, isAsked) = (false, false)
      }

      /// The step, when it was applied.
      package var appliedStep: Step? { now.outcome == .applied ? step : nil }

      /// The kind of the step, when it was applied, and no condition makes it right.
      package var appliedKind: Step.ExactKind? { isInForce ? appliedStep?.exactKind : nil }
    }

    /// A number that is shared by all that hold it.
    package final class Tally: @unchecked Sendable {
      package var count = 0

      package init() {}
    }

    /// The key of a cache of whole answers: too little.
    struct BarKey: Hashable, Sendable {
      var answeredBy: Name?
      var content: BarContent
    }
  }
}

extension Fault.Behavior {
  /// Wrong in more than values, which `observe` may change: a cache that breaks an invariant, work that nothing needs.
  package static func hidden(
    _ observe: @escaping @Sendable (inout Observation, inout Memory) -> Void,
    brokenInvariant: @escaping @Sendable (Memory) -> String? = { _ in nil },
    addWork: @escaping @Sendable (inout Work, Memory) -> Void = { _, _ in }
  ) -> Self {
    Self(
      transformObservation: observe, brokenInvariant: brokenInvariant, addWork: addWork)
  }
}
