public import AppearanceModel

/// Plays scenarios on two resolvers side by side and says where they part.
///
/// Keeps its buffers: make one per thread and use it for many scenarios.
public struct LockStep<Reference: Resolver, Subject: Resolver> {
  /// Makes the resolver that is right by definition.
  public let reference: @Sendable (Scenario) -> Reference
  /// Makes the resolver under test.
  public let subject: @Sendable (Scenario) -> Subject
  /// Whether the subject's invariants are checked after the launch and after every step.
  public var checksInvariants: Bool
  private var expected = Observation()
  private var actual = Observation()

  /// A comparison of what the two closures make.
  public init(
    reference: @escaping @Sendable (Scenario) -> Reference,
    subject: @escaping @Sendable (Scenario) -> Subject,
    checksInvariants: Bool = true
  ) {
    self.reference = reference
    self.subject = subject
    self.checksInvariants = checksInvariants
  }

  /// Where the two differ first on `scenario`, or nil where they agree.
  ///
  /// - Precondition: `scenario.problem == nil`.
  public mutating func firstDivergence(on scenario: Scenario) -> Divergence? {
    var unused: Coverage?
    return play(scenario, coverage: &unused)
  }

  /// The same, and adds what the scenario reaches, up to the divergence, to `coverage`.
  public mutating func firstDivergence(
    on scenario: Scenario, coverage: inout Coverage
  ) -> Divergence? {
    var counted: Coverage? = coverage
    defer { coverage = counted ?? coverage }
    return play(scenario, coverage: &counted)
  }

  private mutating func play(_ scenario: Scenario, coverage: inout Coverage?) -> Divergence? {
    var reference = reference(scenario)
    var subject = subject(scenario)
    coverage?.count(scenario)
    for number in 0...scenario.steps.count {
      let step = number == 0 ? nil : scenario.steps[number - 1]
      if let step {
        reference.apply(step)
        subject.apply(step)
      }
      reference.observe(into: &expected)
      subject.observe(into: &actual)
      coverage?.count(step?.kind, outcome: expected.outcome, rules: reference.rulesUsed)
      var broken: BrokenInvariant?
      if checksInvariants {
        do { try subject.checkInvariants() } catch { broken = error }
      }
      if expected != actual || broken != nil {
        return Divergence(
          step: number, stepKind: step?.kind, expected: expected, actual: actual,
          brokenInvariant: broken)
      }
    }
    return nil
  }
}

extension Divergence {
  init(
    step: Int, stepKind: Step.Kind?, expected: Observation, actual: Observation,
    brokenInvariant: BrokenInvariant?
  ) {
    self.step = step
    self.stepKind = stepKind
    self.expected = expected
    self.actual = actual
    self.brokenInvariant = brokenInvariant
    parts = Part.allCases.filter { part in
      part == .invariant ? brokenInvariant != nil : part.differs(expected, actual)
    }
  }
}

extension Divergence.Part {
  func differs(_ expected: Observation, _ actual: Observation) -> Bool {
    switch self {
    case .outcome: expected.outcome != actual.outcome || expected.step != actual.step
    case .launchBar: expected.launchBar != actual.launchBar
    case .bar: expected.bar != actual.bar
    case .provenance: expected.provenance != actual.provenance
    case .stale: expected.stale != actual.stale
    case .calls: expected.calls != actual.calls
    case .styles: expected.styles != actual.styles
    case .told: expected.told != actual.told
    case .geometry: expected.geometry != actual.geometry
    case .invariant: false
    }
  }
}
