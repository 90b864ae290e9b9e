public import StatusQuoAppearanceModel

/// The first step after which two resolvers do not observe the same.
public struct Divergence: Hashable, Sendable {
  /// The parts of an observation that can differ, in the order in which they are compared.
  public enum Part: String, NamedCase {
    case outcome, launchBar, bar, provenance, stale, calls, styles
    case traitChanges = "told"
    case geometry, systemGestures, safeArea
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

  /// The problem that makes two resolvers diverge.
  public indirect enum Problem: Hashable, Sendable {
    /// The two observe something else; an invariant of the subject may be broken as well.
    case disagreement(Disagreement, BrokenInvariant?)
    /// Both observe the same, and an invariant of the subject is broken.
    case brokenInvariant(BrokenInvariant, in: Observation)
    /// The subject failed to play the step; the last lines that it wrote to its standard error before.
    case failure(SubjectFailure, output: [String])
    /// One of the two violates a property: the observations are both its own.
    case violation(PropertyViolation, Disagreement)
  }

  /// 0 for the launch, else the number of the step, from 1.
  public var step: Int
  /// The step; `nil` for the launch.
  public var stepKind: Step.Kind?
  /// The problem after that step.
  public var problem: Problem

  /// A divergence of two observations after a step: they differ, or the subject has an invariant
  /// broken.
  public init(
    step: Int, stepKind: Step.Kind?, expected: Observation, actual: Observation,
    brokenInvariant: BrokenInvariant?
  ) {
    self.step = step
    self.stepKind = stepKind
    if let brokenInvariant, expected == actual {
      problem = .brokenInvariant(brokenInvariant, in: expected)
    } else {
      problem = .disagreement(Disagreement(expected: expected, actual: actual), brokenInvariant)
    }
  }

  /// A step that the subject failed to play.
  public init(
    step: Int, stepKind: Step.Kind?, failure: SubjectFailure, output: [String] = []
  ) {
    self.step = step
    self.stepKind = stepKind
    problem = .failure(failure, output: output)
  }

  /// A violation of a property, which shows after `step` steps of the scenario.
  public init(step: Int, _ violation: PropertyViolation, expected: Observation, actual: Observation)
  {
    self.step = step
    problem = .violation(violation, Disagreement(expected: expected, actual: actual))
  }
}

extension Divergence {
  /// All that differs, in the order in which parts are compared. Never empty.
  public var parts: [Part] {
    switch problem {
    case .disagreement(let disagreement, let broken):
      disagreement.parts + (broken == nil ? [] : [.invariant])
    case .brokenInvariant: [.invariant]
    case .failure(let failure, _): [failure.part]
    case .violation: [.property]
    }
  }

  /// The first part that differs.
  public var part: Part { parts[0] }

  /// The two observations; nil if the subject does not answer.
  public var observed: Disagreement? {
    switch problem {
    case .disagreement(let observed, _), .violation(_, let observed): observed
    case .brokenInvariant(_, let both): Disagreement(expected: both, actual: both)
    case .failure: nil
    }
  }

  /// The subject's broken invariant, where it has one.
  public var brokenInvariant: BrokenInvariant? {
    switch problem {
    case .disagreement(_, let broken): broken
    case .brokenInvariant(let broken, _): broken
    case .failure, .violation: nil
    }
  }

  /// The reason why there is no answer to compare.
  public var failure: SubjectFailure? {
    if case .failure(let failure, _) = problem { failure } else { nil }
  }

  /// The last lines of standard error before a failure.
  public var output: [String] {
    if case .failure(_, let output) = problem { output } else { [] }
  }

  /// The property that one of the two violates.
  public var violation: PropertyViolation? {
    if case .violation(let violation, _) = problem { violation } else { nil }
  }
}

/// Two observations of one moment.
public struct Disagreement: Hashable, Sendable {
  /// The reference's observation.
  public var expected: Observation
  /// The subject's observation.
  public var actual: Observation

  /// The reference's and the subject's observation.
  public init(expected: Observation, actual: Observation) {
    self.expected = expected
    self.actual = actual
  }

  /// All that differs, in the order in which it is compared.
  public var parts: [Divergence.Part] {
    Divergence.Part.allCases.filter { $0.differs(expected, actual) }
  }
}

/// The ways in which a subject can fail to answer at all.
public enum SubjectFailure: Hashable, Sendable {
  /// The subject ended, in a way that no answer ends: "SIGSEGV", "exit code 1".
  case crashed(String)
  /// The subject gave no sign of life for this number of seconds.
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
    case .systemGestures: expected.systemGestures != actual.systemGestures
    case .safeArea: expected.safeArea != actual.safeArea
    case .invariant, .crash, .hang, .instability, .property: false
    }
  }
}

extension Scenario {
  /// The step with a number, from 1; nil for the launch, 0.
  public func step(_ number: Int) -> Step? {
    steps.indices.contains(number - 1) ? steps[number - 1] : nil
  }
}
