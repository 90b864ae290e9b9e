public import AppearanceModel

/// What a run has reached: rules, steps, outcomes, kinds, versions.
///
/// Rules are those that the reference says it used; with a reference that says nothing there are
/// none.
public struct Coverage: Hashable, Sendable {
  /// The rules used at all.
  public var rules: RuleSet { ruleSets.reduce(into: RuleSet()) { $0.formUnion($1) } }
  /// How many pairs of a rule and the step (or launch) that used it occurred.
  public var rulePairs: Int { ruleSets.reduce(0) { $0 + $1.count } }
  /// How many versions of iOS occurred, with how many scenarios each, oldest first.
  public private(set) var versions: [(version: Version, scenarios: Int)] = []

  private var ruleSets = [RuleSet](repeating: RuleSet(), count: Step.Kind.allCases.count + 1)
  private var stepCounts = [Int](repeating: 0, count: Step.Kind.allCases.count)
  private var reasonCounts = [Int](repeating: 0, count: StepOutcome.Reason.allCases.count)
  private var controllerCounts = [Int](repeating: 0, count: Controller.Kind.allCases.count)

  /// Nothing reached yet.
  public init() {}

  /// The rules used by steps of a kind, or by the launch.
  public func rules(usedBy kind: Step.Kind?) -> RuleSet { ruleSets[position(kind)] }

  /// How many steps of a kind were played.
  public func steps(_ kind: Step.Kind) -> Int { stepCounts[position(kind)] }

  /// How many steps were not applied for a reason.
  public func outcomes(_ reason: StepOutcome.Reason) -> Int {
    reasonCounts[StepOutcome.Reason.allCases.firstIndex(of: reason)!]
  }

  /// How many controllers of a kind were declared.
  public func controllers(_ kind: Controller.Kind) -> Int {
    controllerCounts[Controller.Kind.allCases.firstIndex(of: kind)!]
  }

  /// Adds all that another run has reached.
  public mutating func merge(_ other: Coverage) {}

  mutating func count(_ scenario: Scenario) {}

  mutating func count(_ kind: Step.Kind?, outcome: StepOutcome, rules: RuleSet) {}

  private func position(_ kind: Step.Kind?) -> Int { 0 }
}

extension Coverage {
  /// Equal when everything counted is.
  public static func == (one: Coverage, other: Coverage) -> Bool {
    one.ruleSets == other.ruleSets && one.stepCounts == other.stepCounts
  }

  /// Feeds the counts.
  public func hash(into hasher: inout Hasher) { hasher.combine(stepCounts) }
}
