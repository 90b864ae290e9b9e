package import StatusQuoAppearanceModel

/// A class of alike divergences, regardless of names and sizes: shrinking starts by keeping it.
package struct DivergenceClass: Hashable, Sendable {
  /// The step after which it shows; `nil` for the launch.
  package var stepKind: Step.Kind?
  /// The first part that differs.
  package var part: Divergence.Part
  /// The difference in that part.
  package var detail: Detail

  /// A class of divergences.
  package init(stepKind: Step.Kind?, part: Divergence.Part, detail: Detail) {
    self.stepKind = stepKind
    self.part = part
    self.detail = detail
  }

  /// A class of divergences in one kind of value.
  package init(stepKind: Step.Kind?, _ kind: Place.Kind, _ direction: Direction) {
    self.init(
      stepKind: stepKind, part: .observed(kind.part), detail: .value(kind.representative, direction)
    )
  }

  /// The beginning of how a subject ended whose answer was none.
  package static let wrongAnswer = "a wrong answer: "

  /// True if the subject gave an answer that was none: it does not keep to the protocol.
  package var isWrongAnswer: Bool {
    if case .crash(let how) = detail { how.hasPrefix(Self.wrongAnswer) } else { false }
  }

  /// All classes of the same step and part.
  package var withoutDetail: DivergenceClass {
    DivergenceClass(stepKind: stepKind, part: part, detail: .none)
  }
}

extension DivergenceClass {
  /// The difference in a part, without names.
  package indirect enum Detail: Hashable, Sendable {
    /// The part says it all.
    case none
    /// A kind of value differs in a direction.
    case value(Place.Kind, Direction)
    /// An invariant is broken.
    case invariant(id: String)
    /// The subject ended in this way.
    case crash(String)
    /// The subject diverged in this way, and then no more.
    case instability(DivergenceClass)
    /// A property does not hold for one of the two.
    case property(MetamorphicProperty, of: PropertyViolation.Model)
  }

  /// The way from what is expected to what the subject says.
  package enum Direction: Hashable, Sendable {
    /// The value is another one.
    case other
    /// Only the reference has one.
    case missing
    /// Only the subject has one.
    case unexpected
    /// A bar has another visibility.
    case hidden
    /// A bar has another color.
    case content
    /// Insets are those of other controllers.
    case controllers
    /// Insets are others at the bottom.
    case bottom
    /// Insets are others at the sides.
    case sides
    /// From one symbol to another one.
    case symbols(Symbol, Symbol)
  }

  /// A value that is the same word in every scenario.
  package enum Symbol: Hashable, Sendable {
    /// A list has ended.
    case nothing
    /// A window, a controller or a view; the root view of a controller.
    case node, rootView
    /// An outcome of a step.
    case outcome(StepOutcome)
    /// The reason why a read came to a controller.
    case hop(Provenance.HopReason)
    /// The reason why it went no further.
    case stop(Provenance.StopReason)
    /// A lifecycle method.
    case method(LifecycleMethod)
  }
}

extension Place.Kind {
  /// Its word in its part; none where that has no other, or where it is all of the part.
  package var wordInPart: String {
    if let question { return question.rawValue }
    let path = rawValue.split(separator: ".")
    return path.count > 1 ? String(path[path.count - 1]) : ""
  }

  /// The first kind with its word: that of a class.
  fileprivate var representative: Place.Kind {
    let word = wordInPart
    return part.kinds.first { $0.wordInPart == word } ?? self
  }
}

// MARK: - Classes of divergences

extension Divergence {
  /// The class of divergences that probably have the same cause.
  package var divergenceClass: DivergenceClass {
    DivergenceClass(stepKind: stepKind, part: part, detail: detail)
  }

  private var detail: DivergenceClass.Detail {
    switch problem {
    case .disagreement(let observed, _): observed.parts.first.map(observed.detail) ?? .none
    case .brokenInvariant(let broken, _): .invariant(id: broken.id)
    case .failure(.crashed(let how), _): .crash(how)
    case .failure(.unstable(let first), _): .instability(first)
    case .failure(.hung, _): .none
    case .violation(let violation, _): .property(violation.property, of: violation.model)
    }
  }

  /// All that shows at the step.
  package var symptoms: Set<Symptom> {
    Set(
      parts.flatMap { part in
        symptomDetails(of: part).map {
          Symptom(
            part: part.leading, stepKind: part == .observed(.calls) ? stepKind : nil, detail: $0)
        }
      })
  }

  private func symptomDetails(of part: Part) -> [DivergenceClass.Detail] {
    switch part {
    case .observed(.outcome):
      observed.map { [$0.expected.outcome, $0.actual.outcome] }?.filter { $0 != .applied }
        .map { .value(.outcome, .symbols(.outcome($0), .nothing)) } ?? []
    case .observed(.calls): [observed?.detail(of: .calls) ?? .none]
    case .invariant: [.invariant(id: brokenInvariant?.id ?? "")]
    case .property: [detail]
    case .observed, .crash, .hang, .instability: [.none]
    }
  }

  /// Returns true if its first difference was in `other`, too, in the same way.
  package func isInTheWay(of other: Divergence) -> Bool {
    switch problem {
    case .disagreement(let ours, _):
      guard case .disagreement(let theirs, _) = other.problem else { return false }
      return !(ours.parts.first.map(ours.ways) ?? [])
        .isDisjoint(with: theirs.parts.flatMap(theirs.ways))
    case .brokenInvariant(let broken, _): return broken.id == other.brokenInvariant?.id
    case .failure, .violation: return part == other.part && detail == other.detail
    }
  }
}

extension Disagreement {
  /// The ways in which a part differs, without steps, names and reasons.
  fileprivate func ways(of part: Observation.Part) -> Set<DivergenceClass> {
    func ways(_ kinds: [Place.Kind]) -> Set<DivergenceClass> {
      Set(kinds.map { DivergenceClass(stepKind: nil, $0, .other) })
    }
    let kinds = differingKinds.filter { $0.part == part }
    switch part {
    case .styles, .traitChanges: return ways([.style])
    case .calls, .bar: return ways(kinds)
    case .provenance:
      return ways(
        kinds.filter { $0 != .provenance }.map { $0 == .lightBehindCard ? .forcedHidden : $0 })
    case .outcome, .launchBar, .stale, .geometry, .systemGestures, .safeArea:
      return [DivergenceClass(stepKind: nil, part: .observed(part), detail: detail(of: part))]
    }
  }

  /// The first difference in a part, without names.
  package func detail(of part: Observation.Part) -> DivergenceClass.Detail {
    let (ours, theirs) = (ObservedValues(expected), ObservedValues(actual))
    guard let kind = part.kinds.first(where: { ours[$0] != theirs[$0] }) else { return .none }
    return .value(kind.representative, direction(of: kind, ours[kind], theirs[kind]))
  }

  private func direction(
    of kind: Place.Kind, _ ours: [ObservedValues.Entry], _ theirs: [ObservedValues.Entry]
  ) -> DivergenceClass.Direction {
    switch kind {
    case .hidden, .content, .animation, .animated, .window, .forcedHidden, .lightBehindCard,
      .statusBarHeight, .safeAreaTop, .cover, .staleGestures:
      .other
    case .provenance, .geometry, .systemGestures: ours.isEmpty ? .unexpected : .missing
    case .outcome, .step: .symbols(.outcome(expected.outcome), .outcome(actual.outcome))
    case .launchBar: .init(expected.launchBar, actual.launchBar)
    case .stale: .init(expected.stale, actual.stale)
    case .styleAnsweredBy, .styleChain, .styleStop:
      .init(expected.provenance?.style, actual.provenance?.style)
    case .hiddenAnsweredBy, .hiddenChain, .hiddenStop:
      .init(expected.provenance?.hidden, actual.provenance?.hidden)
    case .call, .style, .traitChange: .init(ours, theirs)
    case .homeIndicator:
      .init(
        expected.systemGestures?.homeIndicatorAnswer, actual.systemGestures?.homeIndicatorAnswer)
    case .screenEdges:
      .init(expected.systemGestures?.screenEdgesAnswer, actual.systemGestures?.screenEdgesAnswer)
    case .safeArea: .init(insets: expected.safeArea, actual.safeArea)
    }
  }
}

extension DivergenceClass.Direction {
  fileprivate init(_ expected: BarAppearance?, _ actual: BarAppearance?) {
    guard let expected, let actual else {
      self = expected == nil ? .unexpected : .missing
      return
    }
    self = expected.hidden != actual.hidden ? .hidden : .content
  }

  /// The reasons why each of them went where the other did not.
  fileprivate init(_ expected: Provenance.Answer?, _ actual: Provenance.Answer?) {
    guard let expected, let actual else {
      self = expected == nil ? .unexpected : .missing
      return
    }
    let same = zip(expected.chain, actual.chain).prefix { $0 == $1 }.count
    func reason(_ answer: Provenance.Answer) -> DivergenceClass.Symbol {
      same < answer.chain.count ? .hop(answer.chain[same].reason) : .stop(answer.stop.reason)
    }
    self = .symbols(reason(expected), reason(actual))
  }

  /// The first elements that differ.
  fileprivate init(_ expected: [ObservedValues.Entry], _ actual: [ObservedValues.Entry]) {
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    func symbol(_ entries: [ObservedValues.Entry]) -> DivergenceClass.Symbol {
      guard same < entries.count else { return .nothing }
      if case .call(let call) = entries[same].value { return .method(call.method) }
      return entries[same].place.node?.isRootView == true ? .rootView : .node
    }
    self = .symbols(symbol(expected), symbol(actual))
  }

  /// The first side that differs, where both know the same controllers.
  fileprivate init(insets expected: [SafeArea]?, _ actual: [SafeArea]?) {
    guard let expected, let actual else {
      self = expected == nil ? .unexpected : .missing
      return
    }
    if expected.map({ $0.controller }) != actual.map({ $0.controller }) {
      self = .controllers
    } else {
      self = zip(expected, actual).contains { $0.bottom != $1.bottom } ? .bottom : .sides
    }
  }
}

// MARK: - Symptoms

/// A coarse effect of a divergence: two with a symptom in common may have the same cause, for any
/// steps. Calls differ in many ways that have nothing to do with one another: there a symptom is a class.
package struct Symptom: Hashable {
  /// The part that differs; of parts that follow from one another the first.
  package let part: Divergence.Part
  /// The step; nil where it is of no significance.
  let stepKind: Step.Kind?
  /// The refusal, the invariant, or the calls.
  let detail: DivergenceClass.Detail
}

extension Divergence.Part {
  /// The part that stands for all that follow from one another.
  fileprivate var leading: Divergence.Part {
    switch self {
    case .observed(.launchBar), .observed(.bar), .observed(.provenance), .observed(.stale):
      .observed(.bar)
    case .observed(.styles), .observed(.traitChanges): .observed(.styles)
    case .observed(.outcome), .observed(.calls), .observed(.geometry), .observed(.systemGestures),
      .observed(.safeArea), .invariant, .crash, .hang, .instability, .property:
      self
    }
  }
}
