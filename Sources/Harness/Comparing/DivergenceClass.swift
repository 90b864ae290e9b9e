public import StatusQuoAppearanceModel

/// What makes two divergences alike, regardless of names and sizes: shrinking starts by keeping it.
public struct DivergenceClass: Hashable, Sendable {
  /// The step after which it shows; `nil` for the launch.
  public var stepKind: Step.Kind?
  /// The first part that differs.
  public var part: Divergence.Part
  /// What in that part differs, without names: `hidden`, `forwardedByTab / childIsNil`.
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
  /// What it has in common with divergences of the same cause.
  public var divergenceClass: DivergenceClass {
    DivergenceClass(stepKind: stepKind, part: part, detail: detail)
  }

  private var detail: String { detail(of: part) }

  /// All that shows at the step.
  var symptoms: Set<Symptom> {
    Set(
      parts.flatMap { part in
        symptomDetails(of: part).map { Symptom(aspect: Symptom.Aspect(part), detail: $0) }
      })
  }

  /// Whether what differs first here differed there, too, in the same way.
  func isInTheWay(of other: Divergence) -> Bool {
    !ways(of: part).isDisjoint(with: other.parts.flatMap { other.ways(of: $0) })
  }

  /// In what ways a part differs, without names and reasons: `bar hidden`, `provenance style`.
  private func ways(of part: Part) -> Set<String> {
    func ways(_ differs: KeyValuePairs<String, Bool>) -> Set<String> {
      Set(differs.filter { $0.value }.map { part.rawValue + " " + $0.key })
    }
    switch part {
    case .styles, .traitChanges: return [Part.styles.rawValue]
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
    case .outcome, .launchBar, .stale, .geometry, .invariant, .crash, .hang, .instability,
      .property:
      return [part.rawValue + " " + detail(of: part)]
    }
  }

  private func symptomDetails(of part: Part) -> [String] {
    switch part {
    case .outcome: [expected.outcome, actual.outcome].filter { $0 != .applied }.map(text)
    case .invariant, .property: [detail(of: part)]
    case .launchBar, .bar, .provenance, .stale, .calls, .styles, .traitChanges, .geometry, .crash,
      .hang, .instability:
      [""]
    }
  }

  func detail(of part: Part) -> String {
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
    case .invariant: text(brokenInvariant)
    case .crash, .hang, .instability: text(failure)
    case .property: violation.map { "\($0.property.rawValue) of the \($0.model.rawValue)" } ?? ""
    }
  }
}

/// What a divergence shows, coarsely: two that have a symptom in common may have the same cause,
/// for any steps.
struct Symptom: Hashable {
  /// Parts of the observation that follow from one another are one.
  enum Aspect: Hashable {
    case outcome, bar, calls, styles, geometry, invariant, crash, hang, instability, property
  }

  let aspect: Aspect
  /// Which refusal, which invariant.
  let detail: String
}

extension Symptom.Aspect {
  fileprivate init(_ part: Divergence.Part) {
    switch part {
    case .outcome: self = .outcome
    case .launchBar, .bar, .provenance, .stale: self = .bar
    case .calls: self = .calls
    case .styles, .traitChanges: self = .styles
    case .geometry: self = .geometry
    case .invariant: self = .invariant
    case .crash: self = .crash
    case .hang: self = .hang
    case .instability: self = .instability
    case .property: self = .property
    }
  }
}

private func pair(_ expected: String, _ actual: String) -> String { "\(expected) / \(actual)" }

/// What the first elements that differ are; nothing where one list ends.
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

/// Why each of them went where the other did not.
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

/// Which invariant, but not where: without names, counts and what follows a colon.
private func text(_ broken: BrokenInvariant?) -> String {
  var quote: Character?
  var kept = ""
  for character in broken?.statement ?? "" {
    if let open = quote {
      if character == open { quote = nil }
    } else if "`'\"".contains(character), kept.last.map({ !$0.isLetter }) ?? true {
      quote = character
    } else {
      kept.append(character)
    }
  }
  let words = kept.prefix { $0 != ":" }.split(separator: " ")
  return words.enumerated().filter { place, word in
    !word.contains { $0.isNumber } && (place == 0 || !word.contains { $0.isUppercase })
  }.map { String($0.element) }.joined(separator: " ")
}

private func text(_ failure: SubjectFailure?) -> String {
  switch failure {
  case .crashed(let how): how
  case .unstable(let first): first.description
  case .hung, nil: ""
  }
}
