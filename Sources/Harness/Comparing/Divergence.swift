public import StatusQuoAppearanceModel

/// The first step after which two resolvers do not observe the same.
public struct Divergence: Hashable, Sendable {
  /// The part in which a divergence shows.
  public enum Part: Hashable, Sendable {
    /// The two observe something else.
    case observed(Observation.Part)
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

  /// The kinds of divergences, with what shows them.
  package indirect enum Kind: Hashable, Sendable {
    /// The two observe something else; an invariant of the subject may be broken as well.
    case observed(Observation.Pair, BrokenInvariant?)
    /// Both observe the same, and an invariant of the subject is broken.
    case brokenInvariant(BrokenInvariant, in: Observation)
    /// The subject failed to play the step; the last lines that it wrote to its standard error before.
    case failure(Failure, output: [String])
    /// One of the two violates a property: the observations are both its own.
    case violation(PropertyViolation, Observation.Pair)
  }

  /// 0 for the launch, else the number of the step, from 1.
  public var step: Int
  /// The step; `nil` for the launch.
  public var stepKind: Step.Kind?
  /// The kind, with what was observed after that step.
  package var kind: Kind
  /// The parts in the step of the controllers whose calls differ; of those that are left out nothing is known.
  package var callers: [Name: Caller] = [:]

  /// A divergence of two observations after a step: they differ, or the subject has an invariant
  /// broken.
  package init(
    step: Int, stepKind: Step.Kind?, expected: Observation, actual: Observation,
    brokenInvariant: BrokenInvariant?, callers: [Name: Caller] = [:]
  ) {
    self.step = step
    self.stepKind = stepKind
    self.callers = callers
    if let brokenInvariant, expected == actual {
      kind = .brokenInvariant(brokenInvariant, in: expected)
    } else {
      kind = .observed(Observation.Pair(expected: expected, actual: actual), brokenInvariant)
    }
  }

  /// A divergence of the reference's observation and the subject's answer, which is a wrong one where no document
  /// can hold it.
  ///
  /// - Parameter slots: the `Names.slotCount` of the scenario.
  init(
    step: Int, stepKind: Step.Kind?, expected: Observation, answer: Observation, slots: Int,
    brokenInvariant: BrokenInvariant?, callers: [Name: Caller]
  ) {
    if let reason = answer.unwritable(slots: slots) {
      self.init(step: step, stepKind: stepKind, failure: .crashed(.wrongAnswer(reason)))
    } else {
      self.init(
        step: step, stepKind: stepKind, expected: expected, actual: answer,
        brokenInvariant: brokenInvariant, callers: callers)
    }
  }

  /// A step that the subject failed to play.
  package init(
    step: Int, stepKind: Step.Kind?, failure: Failure, output: [String] = []
  ) {
    self.step = step
    self.stepKind = stepKind
    kind = .failure(failure, output: output)
  }

  /// A violation of a property, which shows after `step` steps of the scenario.
  package init(
    step: Int, _ violation: PropertyViolation, expected: Observation, actual: Observation
  ) {
    self.step = step
    kind = .violation(violation, Observation.Pair(expected: expected, actual: actual))
  }
}

extension Divergence {
  /// All that differs, in the order in which parts are compared. Never empty.
  public var parts: [Part] {
    switch kind {
    case .observed(let observed, let broken):
      observed.parts.map(Part.observed) + (broken == nil ? [] : [.invariant])
    case .brokenInvariant: [.invariant]
    case .failure(let failure, _): [failure.part]
    case .violation: [.property]
    }
  }

  /// The first part that differs.
  package var part: Part { parts[0] }

  /// The two observations; nil if the subject does not answer.
  package var observed: Observation.Pair? {
    switch kind {
    case .observed(let observed, _), .violation(_, let observed): observed
    case .brokenInvariant(_, let both): Observation.Pair(expected: both, actual: both)
    case .failure: nil
    }
  }

  /// The subject's broken invariant, where it has one.
  package var brokenInvariant: BrokenInvariant? {
    switch kind {
    case .observed(_, let broken): broken
    case .brokenInvariant(let broken, _): broken
    case .failure, .violation: nil
    }
  }

  /// The reason why there is no answer to compare.
  package var failure: Failure? {
    if case .failure(let failure, _) = kind { failure } else { nil }
  }

  /// The last lines of standard error before a failure.
  package var output: [String] {
    if case .failure(_, let output) = kind { output } else { [] }
  }

  /// The property that one of the two violates.
  package var violation: PropertyViolation? {
    if case .violation(let violation, _) = kind { violation } else { nil }
  }
}

extension Divergence {
  /// The ways in which a subject can fail to answer at all.
  package enum Failure: Hashable, Sendable {
    /// The subject ended.
    case crashed(CrashKind)
    /// The subject gave no sign of life for this number of seconds; of a program the lines that came.
    case hung(seconds: Double, AnsweredLines? = nil)
    /// Once it diverged in this way, later it did not.
    case unstable(DivergenceClass)

    /// The part that stands for it.
    package var part: Divergence.Part {
      switch self {
      case .crashed: .crash
      case .hung: .hang
      case .unstable: .instability
      }
    }
  }
}

/// The lines of a program's answer to a scenario that it does not end.
package struct AnsweredLines: Hashable, Sendable {
  /// The number of lines that came.
  package var came: Int
  /// The number of lines of the answer.
  package var due: Int

  /// Some lines of an answer.
  package init(came: Int, of due: Int) {
    self.came = came
    self.due = due
  }
}

extension Divergence.Part: CaseIterable, RawRepresentable {
  /// All parts: those of an observation, in the order in which they are compared, then the others.
  public static let allCases =
    Observation.Part.allCases.map(Self.observed) + [
      .invariant, .crash, .hang, .instability, .property,
    ]

  /// Its name in documents.
  public var rawValue: String {
    switch self {
    case .observed(let part): part.rawValue
    case .invariant: "invariant"
    case .crash: "crash"
    case .hang: "hang"
    case .instability: "instability"
    case .property: "property"
    }
  }

  /// The part with a name.
  public init?(rawValue: String) {
    guard let part = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = part
  }

  /// True for a part of an observation.
  package var isObserved: Bool { if case .observed = self { true } else { false } }
}

extension Scenario {
  /// The step with a number, from 1; nil for the launch, 0.
  package func step(_ number: Int) -> Step? {
    steps.indices.contains(number - 1) ? steps[number - 1] : nil
  }
}
