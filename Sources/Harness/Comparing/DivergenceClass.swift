package import StatusQuoAppearanceModel
package import StatusQuoGenerators

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
    self.init(stepKind: stepKind, part: .observed(kind.part), detail: Detail(kind, direction))
  }

  /// True if the subject gave an answer that was none: it does not keep to the protocol.
  package var isWrongAnswer: Bool {
    if case .crash(let ending, _) = detail { ending.isWrongAnswer } else { false }
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
    /// A call is missing or unexpected: of which method, on a controller with which part in the step.
    case call(CallEdit.Kind, Caller, LifecycleMethod)
    /// A call that is expected before another one comes after it.
    case order(LifecycleMethod, LifecycleMethod)
    /// The same, of one method on controllers with these parts.
    case orderOfCallers(Caller, Caller, LifecycleMethod)
    /// An invariant is broken.
    case invariant(id: String)
    /// The subject ended in this way, with these last words.
    case crash(CrashKind, lastWords: String)
    /// The subject diverged in this way, and then no more.
    case instability(DivergenceClass)
    /// A property does not hold for one of the two.
    case property(CheckedProperty, of: PropertyViolation.Model)
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
    /// The reason why an update came to a controller.
    case hop(Provenance.HopReason)
    /// The reason why it went no further.
    case stop(Provenance.StopReason)
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

extension DivergenceClass.Detail {
  /// A value that differs: none of a part of one value where it is another one, which the part says already.
  fileprivate init(_ kind: Place.Kind, _ direction: DivergenceClass.Direction) {
    let saysNothing = direction == .other && kind.wordInPart.isEmpty
    self = saysNothing ? .none : .value(kind.representative, direction)
  }
}

extension DivergenceClass {
  /// The promise of a container that is broken.
  package var promise: ContainerPromise? {
    if case .property(let property, of: _) = detail { property.promise } else { nil }
  }
}

// MARK: - Classes of divergences

extension Divergence {
  /// The class by which it counts: the first of its classes.
  package var divergenceClass: DivergenceClass {
    switch kind {
    case .observed(let observed, _):
      let part = observed.parts[0]
      return DivergenceClass(
        stepKind: stepKind, part: .observed(part), detail: observed.detail(of: part, callers))
    case .brokenInvariant, .failure, .violation: return classes[0]
    }
  }

  /// All that differs at the step, without names and without how often: a class for each call, and for each kind
  /// of value. Each once, in the order in which parts are compared; never empty.
  package var classes: [DivergenceClass] {
    switch kind {
    case .observed(let observed, let broken):
      let values = observed.parts.flatMap { part in
        observed.details(of: part, callers).map { of(.observed(part), $0) }
      }
      return values + (broken.map { [of(.invariant, .invariant(id: $0.id))] } ?? [])
    case .brokenInvariant(let broken, _): return [of(.invariant, .invariant(id: broken.id))]
    case .failure(let failure, let output): return [of(failure.part, failure.detail(output))]
    case .violation(let violation, _):
      return [of(.property, .property(violation.property, of: violation.model))]
    }
  }

  /// Returns true if it has all of some classes, and perhaps others.
  package func has(_ wanted: [DivergenceClass]) -> Bool {
    if wanted.count == 1, wanted[0].stepKind != stepKind { return false }
    let classes = classes
    return wanted.allSatisfy(classes.contains)
  }

  private func of(_ part: Part, _ detail: DivergenceClass.Detail) -> DivergenceClass {
    DivergenceClass(stepKind: stepKind, part: part, detail: detail)
  }
}

extension Divergence.Failure {
  /// The difference that it makes, without names; of a crash also the last words of standard error.
  fileprivate func detail(_ output: [String]) -> DivergenceClass.Detail {
    switch self {
    case .crashed(let ending):
      .crash(ending.withoutAccidents, lastWords: output.lastWords.withoutAccidents)
    case .unstable(let first): .instability(first)
    case .hung: .none
    }
  }
}

// MARK: - What divergences have in common

extension Divergence {
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
    case .observed(.calls): [observed?.detail(of: .calls, callers) ?? .none]
    case .invariant: [.invariant(id: brokenInvariant?.id ?? "")]
    // Another signal, or other last words, is another crash.
    case .property, .crash: [divergenceClass.detail]
    case .observed, .hang, .instability: [.none]
    }
  }

  /// Returns true if its first difference was in `other`, too, in the same way.
  package func isInTheWay(of other: Divergence) -> Bool {
    switch kind {
    case .observed(let ours, _):
      guard case .observed(let theirs, _) = other.kind else { return false }
      return !(ours.parts.first.map(ours.ways) ?? [])
        .isDisjoint(with: theirs.parts.flatMap(theirs.ways))
    case .brokenInvariant(let broken, _): return broken.id == other.brokenInvariant?.id
    case .failure, .violation:
      return part == other.part && divergenceClass.detail == other.divergenceClass.detail
    }
  }
}

extension Observation.Pair {
  /// The ways in which a part differs, without steps, names and reasons.
  fileprivate func ways(of part: Observation.Part) -> Set<DivergenceClass> {
    func ways(_ kinds: [Place.Kind]) -> Set<DivergenceClass> {
      Set(kinds.map { DivergenceClass(stepKind: nil, $0, .other) })
    }
    let kinds = differingKinds.filter { $0.part == part }
    switch part {
    case .styles, .told: return ways([.style])
    case .bar: return ways(kinds)
    case .calls:
      return Set(
        details(of: part, [:]).map {
          DivergenceClass(stepKind: nil, part: .observed(part), detail: $0)
        })
    case .provenance:
      return ways(
        kinds.filter { $0 != .provenance }.map { $0 == .lightBehindCard ? .forcedHidden : $0 })
    default:
      return [
        DivergenceClass(stepKind: nil, part: .observed(part), detail: detail(of: part, [:]))
      ]
    }
  }

  /// The first difference in a part, without names.
  ///
  /// - Parameter callers: the parts of controllers in the step; those that are left out count as others.
  package func detail(
    of part: Observation.Part, _ callers: [Name: Caller]
  ) -> DivergenceClass.Detail {
    details(of: part, callers).first ?? .none
  }

  /// All differences in a part, without names, each once.
  fileprivate func details(
    of part: Observation.Part, _ callers: [Name: Caller]
  ) -> [DivergenceClass.Detail] {
    var details: [DivergenceClass.Detail] = []
    func add(_ detail: DivergenceClass.Detail) {
      if !details.contains(detail) { details.append(detail) }
    }
    if part == .calls {
      for edit in actual.calls.edits(to: expected.calls) {
        add(.call(edit.kind, callers[edit.call.controller] ?? .other, edit.call.method))
      }
      actual.calls.forEachInversion(of: expected.calls) { first, second in
        guard first.method == second.method else {
          return add(.order(first.method, second.method))
        }
        add(
          .orderOfCallers(
            callers[first.controller] ?? .other, callers[second.controller] ?? .other,
            first.method))
      }
      return details
    }
    let (ours, theirs) = (ObservedValues(expected), ObservedValues(actual))
    for kind in part.kinds where ours[kind] != theirs[kind] {
      add(DivergenceClass.Detail(kind, direction(of: kind, ours[kind], theirs[kind])))
    }
    return details
  }

  private func direction(
    of kind: Place.Kind, _ ours: [ObservedValues.Entry], _ theirs: [ObservedValues.Entry]
  ) -> DivergenceClass.Direction {
    switch kind {
    case .provenance, .geometry, .systemGestures: ours.isEmpty ? .unexpected : .missing
    case .outcome, .step: .symbols(.outcome(expected.outcome), .outcome(actual.outcome))
    case .launchBar: .init(expected.launchBar, actual.launchBar)
    case .stale: .init(expected.stale, actual.stale)
    case .styleAnsweredBy, .styleChain, .styleStop:
      .init(expected.provenance?.style, actual.provenance?.style)
    case .hiddenAnsweredBy, .hiddenChain, .hiddenStop:
      .init(expected.provenance?.hidden, actual.provenance?.hidden)
    case .style, .traitChange: .init(ours, theirs)
    case .call: preconditionFailure("calls differ by edits")
    case .answer(to: let gesture):
      .init(expected.systemGestures?[wayOf: gesture], actual.systemGestures?[wayOf: gesture])
    case .safeArea: .init(insets: expected.safeArea, actual.safeArea)
    // A value that is another one.
    default: .other
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

extension Divergence {
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
}

extension Divergence.Part {
  /// The part that stands for all that follow from one another.
  fileprivate var leading: Divergence.Part {
    if case .observed(let part) = self { .observed(part.facts.leading) } else { self }
  }
}
