public import StatusQuoAppearanceModel

/// The first step after which two resolvers do not observe the same.
public struct Divergence: Hashable, Sendable {
  /// What can differ, in the order in which it is compared.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    case outcome, launchBar, bar, provenance, stale, calls, styles
    case traitChanges = "told"
    case geometry
    /// A derived value of the subject no longer follows from what it is derived from.
    case invariant
    /// The subject ended while it played the step.
    case crash
    /// The subject did not end the step in time.
    case hang
    /// The subject diverged once and did not when it was asked again.
    case instability
    /// A metamorphic property does not hold for one of the two by itself.
    case property
  }

  /// 0 for the launch, else the number of the step, from 1.
  public var step: Int
  /// The step; `nil` for the launch.
  public var stepKind: Step.Kind?
  /// All that differs, in the order above. Never empty.
  public var parts: [Part]
  /// What the reference observes.
  public var expected: Observation
  /// What the subject observes.
  public var actual: Observation
  /// The subject's broken invariant, where it has one.
  public var brokenInvariant: BrokenInvariant?
  /// Why there is nothing to compare: both observations are empty then.
  public var failure: SubjectFailure?
  /// The last lines that the subject has written to its standard error before it failed.
  public var output: [String] = []
  /// The property that one of the two violates: the observations are both its own then.
  public var violation: PropertyViolation?

  /// The first part that differs.
  public var part: Part { parts[0] }

  /// What two resolvers observe after a step, which is not the same.
  public init(
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

  /// A step that the subject failed to play.
  public init(step: Int, stepKind: Step.Kind?, failure: SubjectFailure) {
    self.step = step
    self.stepKind = stepKind
    self.failure = failure
    parts = [failure.part]
    expected = Observation()
    actual = Observation()
  }

  /// A violation of a property, which shows after as many steps of the scenario.
  public init(step: Int, _ violation: PropertyViolation, expected: Observation, actual: Observation)
  {
    self.step = step
    self.expected = expected
    self.actual = actual
    self.violation = violation
    parts = [.property]
  }
}

/// How a subject can fail to answer at all.
public enum SubjectFailure: Hashable, Sendable {
  /// It ended, in a way that no answer ends: "SIGSEGV", "exit code 1".
  case crashed(String)
  /// It gave no sign of life for this number of seconds.
  case hung(seconds: Double)
  /// Once it diverged in this way, later it did not.
  case unstable(DivergenceClass)

  /// The part of an observation that stands for it.
  public var part: Divergence.Part {
    switch self {
    case .crashed: .crash
    case .hung: .hang
    case .unstable: .instability
    }
  }
}

extension Divergence.Part {
  fileprivate func differs(_ expected: Observation, _ actual: Observation) -> Bool {
    switch self {
    case .outcome: expected.outcome != actual.outcome || expected.step != actual.step
    case .launchBar: expected.launchBar != actual.launchBar
    case .bar: expected.bar != actual.bar
    case .provenance: expected.provenance != actual.provenance
    case .stale: expected.stale != actual.stale
    case .calls: expected.calls != actual.calls
    case .styles: expected.styles != actual.styles
    case .traitChanges: expected.traitChanges != actual.traitChanges
    case .geometry: expected.geometry != actual.geometry
    case .invariant, .crash, .hang, .instability, .property: false
    }
  }
}
