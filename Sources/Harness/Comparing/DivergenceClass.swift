public import StatusQuoAppearanceModel

/// A class of alike divergences, regardless of names and sizes: shrinking starts by keeping it.
public struct DivergenceClass: Hashable, Sendable {
  /// The step after which it shows; `nil` for the launch.
  public var stepKind: Step.Kind?
  /// The first part that differs.
  public var part: Divergence.Part
  /// The difference in that part, without names: `hidden`, `forwardedByTab / childIsNil`.
  public var detail: String

  /// A class of divergences.
  public init(stepKind: Step.Kind?, part: Divergence.Part, detail: String) {
    self.stepKind = stepKind
    self.part = part
    self.detail = detail
  }

  /// All classes of the same step and part.
  var withoutDetail: DivergenceClass {
    DivergenceClass(stepKind: stepKind, part: part, detail: "")
  }
}

extension DivergenceClass: CustomStringConvertible {
  /// `pop: bar content`, `launch: styles`.
  public var description: String {
    let place = stepKind?.rawValue ?? "launch"
    return "\(place): \(part.rawValue)" + (detail.isEmpty ? "" : " " + detail)
  }
}

extension Divergence {
  /// The class of divergences that probably have the same cause.
  public var divergenceClass: DivergenceClass {
    DivergenceClass(stepKind: stepKind, part: part, detail: detail)
  }

  /// The first difference, without names.
  private var detail: String {
    switch problem {
    case .disagreement(let observed, _): observed.parts.first.map(observed.detail) ?? ""
    case .brokenInvariant(let broken, _): broken.id
    case .failure(.crashed(let how), _): how
    case .failure(.unstable(let first), _): first.description
    case .failure(.hung, _): ""
    case .violation(let violation, _):
      "\(violation.property.rawValue) of the \(violation.model.rawValue)"
    }
  }

  /// All that shows at the step.
  package var symptoms: Set<Symptom> {
    Set(
      parts.flatMap { part in
        symptomDetails(of: part).map { Symptom(part: part.leading, detail: $0) }
      })
  }

  private func symptomDetails(of part: Part) -> [String] {
    switch part {
    case .outcome:
      observed.map { [$0.expected.outcome, $0.actual.outcome].filter { $0 != .applied }.map(text) }
        ?? []
    case .invariant: [brokenInvariant?.id ?? ""]
    case .property: [detail]
    case .launchBar, .bar, .provenance, .stale, .calls, .styles, .traitChanges, .geometry,
      .systemGestures, .safeArea, .crash, .hang, .instability:
      [""]
    }
  }

  /// Returns true if its first difference was in `other`, too, in the same way.
  func isInTheWay(of other: Divergence) -> Bool {
    switch problem {
    case .disagreement(let ours, _):
      guard case .disagreement(let theirs, _) = other.problem else { return false }
      return !ours.ways(of: part).isDisjoint(with: theirs.parts.flatMap(theirs.ways))
    case .brokenInvariant(let broken, _): return broken.id == other.brokenInvariant?.id
    case .failure, .violation: return part == other.part && detail == other.detail
    }
  }
}

extension Disagreement {
  /// The ways in which a part differs, without names and reasons: `bar hidden`, `provenance style`.
  fileprivate func ways(of part: Divergence.Part) -> Set<String> {
    func ways(_ differs: KeyValuePairs<String, Bool>) -> Set<String> {
      Set(differs.filter { $0.value }.map { part.rawValue + " " + $0.key })
    }
    switch part {
    case .styles, .traitChanges: return [Divergence.Part.styles.rawValue]
    case .calls: return [part.rawValue]
    case .bar:
      return ways([
        "hidden": expected.bar.hidden != actual.bar.hidden,
        "content": expected.bar.content != actual.bar.content,
        "animation": expected.bar.animation != actual.bar.animation,
        "animated": expected.bar.animated != actual.bar.animated,
      ])
    case .provenance:
      let (one, other) = (expected.provenance, actual.provenance)
      return ways([
        "style": one?.style != other?.style, "hidden": one?.hidden != other?.hidden,
        "window": one?.window != other?.window,
        "rest": one?.forcedHidden != other?.forcedHidden
          || one?.lightBehindCard != other?.lightBehindCard,
      ])
    case .outcome, .launchBar, .stale, .geometry, .systemGestures, .safeArea, .invariant, .crash,
      .hang, .instability, .property:
      return [part.rawValue + " " + detail(of: part)]
    }
  }

  /// The first difference in a part, without names.
  func detail(of part: Divergence.Part) -> String {
    switch part {
    case .outcome: pair(text(expected.outcome), text(actual.outcome))
    case .launchBar: text(expected.launchBar, actual.launchBar)
    case .bar: text(expected.bar, actual.bar)
    case .provenance: text(expected.provenance, actual.provenance)
    case .stale: text(expected.stale, actual.stale)
    case .calls: firstPair(expected.calls, actual.calls) { $0.method.rawValue }
    case .styles: firstPair(expected.styles, actual.styles) { text(ofNode: $0.node) }
    case .traitChanges:
      firstPair(expected.traitChanges, actual.traitChanges) { text(ofNode: $0.node) }
    case .geometry: text(expected.geometry, actual.geometry)
    case .systemGestures: text(expected.systemGestures, actual.systemGestures)
    case .safeArea: text(expected.safeArea, actual.safeArea)
    case .invariant, .crash, .hang, .instability, .property: ""
    }
  }
}

/// A coarse effect of a divergence: two with a symptom in common may have the same cause, for any
/// steps.
package struct Symptom: Hashable {
  /// The part that differs; of parts that follow from one another the first.
  package let part: Divergence.Part
  /// The refusal or the invariant.
  let detail: String
}

extension Divergence.Part {
  /// The part that stands for all that follow from one another.
  fileprivate var leading: Divergence.Part {
    switch self {
    case .launchBar, .bar, .provenance, .stale: .bar
    case .styles, .traitChanges: .styles
    case .outcome, .calls, .geometry, .systemGestures, .safeArea, .invariant, .crash, .hang,
      .instability, .property:
      self
    }
  }
}

private func pair(_ expected: String, _ actual: String) -> String { "\(expected) / \(actual)" }

/// The texts of the first elements that differ; nothing where one list ends.
private func firstPair<Element: Equatable>(
  _ expected: [Element], _ actual: [Element], _ text: (Element) -> String
) -> String {
  let same = zip(expected, actual).prefix { $0 == $1 }.count
  return pair(
    same < expected.count ? text(expected[same]) : "nothing",
    same < actual.count ? text(actual[same]) : "nothing")
}

private func text(_ outcome: StepOutcome) -> String {
  switch outcome {
  case .applied: "applied"
  case .ignored(let reason): "ignored \(reason.rawValue)"
  case .raised(let reason): "raised \(reason.rawValue)"
  }
}

private func text(_ expected: BarAppearance?, _ actual: BarAppearance?) -> String {
  guard let expected, let actual else { return expected == nil ? "unexpected" : "missing" }
  return expected.hidden != actual.hidden ? "hidden" : "content"
}

private func text(_ expected: DisplayedBar, _ actual: DisplayedBar) -> String {
  if expected.hidden != actual.hidden { return "hidden" }
  if expected.content != actual.content { return "content" }
  return expected.animation != actual.animation ? "animation" : "animated"
}

private func text(_ expected: Provenance?, _ actual: Provenance?) -> String {
  guard let expected, let actual else { return expected == nil ? "unexpected" : "missing" }
  if expected.window != actual.window { return "window" }
  if expected.style != actual.style { return "style " + text(expected.style, actual.style) }
  if expected.hidden != actual.hidden { return "hidden " + text(expected.hidden, actual.hidden) }
  return expected.forcedHidden != actual.forcedHidden ? "forcedHidden" : "lightBehindCard"
}

/// The reason why each of them went where the other did not.
private func text(_ expected: Provenance.Answer?, _ actual: Provenance.Answer?) -> String {
  guard let expected, let actual else { return expected == nil ? "unexpected" : "missing" }
  let same = zip(expected.chain, actual.chain).prefix { $0 == $1 }.count
  func reason(_ answer: Provenance.Answer) -> String {
    same < answer.chain.count ? answer.chain[same].reason.rawValue : answer.stop.reason.rawValue
  }
  return pair(reason(expected), reason(actual))
}

private func text(ofNode node: Name) -> String { node.isRootView ? "root view" : "node" }

private func text(_ expected: Geometry?, _ actual: Geometry?) -> String {
  guard let expected, let actual else { return expected == nil ? "unexpected" : "missing" }
  if expected.statusBarHeight != actual.statusBarHeight { return "statusBarHeight" }
  return expected.safeAreaTop != actual.safeAreaTop ? "safeAreaTop" : "covers"
}

private func text(_ expected: SystemGestures?, _ actual: SystemGestures?) -> String {
  guard let expected, let actual else { return expected == nil ? "unexpected" : "missing" }
  if let gesture = expected.firstDifference(from: actual) {
    return gesture.rawValue + " " + text(expected.answer(to: gesture), actual.answer(to: gesture))
  }
  return "stale"
}

/// The first side that differs, where both know the same controllers.
private func text(_ expected: [SafeArea]?, _ actual: [SafeArea]?) -> String {
  guard let expected, let actual else { return expected == nil ? "unexpected" : "missing" }
  if expected.map({ $0.controller }) != actual.map({ $0.controller }) { return "controllers" }
  return zip(expected, actual).contains { $0.bottom != $1.bottom } ? "bottom" : "sides"
}

extension SystemGestures {
  /// The first question with another value or another way to it.
  fileprivate func firstDifference(from other: SystemGestures) -> SystemGesture? {
    SystemGesture.allCases.first {
      value(of: $0) != other.value(of: $0) || answer(to: $0) != other.answer(to: $0)
    }
  }
}
