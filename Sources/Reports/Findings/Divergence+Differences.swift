package import StatusQuoAppearanceModel
import StatusQuoArticles
package import StatusQuoHarness

extension Divergence {
  /// Every value that differs, in the order in which it is observed. Never empty.
  ///
  /// - Precondition: `names` are those of the diverging scenario.
  package func differences(_ names: Names) -> [Difference<FindingPlace, String>] {
    func broken(_ invariant: BrokenInvariant) -> Difference<FindingPlace, String> {
      Difference(place: .invariant, expected: "holds", actual: "broken: \(invariant.statement)")
    }
    func inObservations(_ observed: Observation.Pair) -> [Difference<FindingPlace, String>] {
      observed.differences(names).map {
        Difference(place: .observed($0.place), expected: $0.expected, actual: $0.actual)
      }
    }
    switch kind {
    case .observed(let observed, let invariant):
      return inObservations(observed) + (invariant.map { [broken($0)] } ?? [])
    case .brokenInvariant(let invariant, _): return [broken(invariant)]
    case .failure(let failure, _):
      return [Difference(place: .answer, expected: "an answer", actual: failure.text)]
    case .violation(_, let observed): return inObservations(observed)
    }
  }
}

extension Observation.Pair {
  /// Every value that differs, in the order in which it is observed.
  ///
  /// - Precondition: `names` are those of the scenario.
  package func differences(_ names: Names) -> [Difference<Place, String>] {
    let all = differences
    let isOneUpdate = !all.contains { $0.place == .value(.provenance) }
    return Observation.Part.allCases.flatMap { part -> [Difference<Place, String>] in
      if part == .systemGestures { return gestureDifferences(names) }
      let inPart = all.filter { $0.place.kind.part == part }
      let shown = inPart.filter { difference in
        if part == .provenance { return isOneUpdate == (difference.place.kind != .provenance) }
        // All values of a part that one of the two lacks are listed instead, where there are any.
        return inPart.count == 1
          || difference.expected != .present && difference.actual != .present
      }
      return shown.map { $0.text(names) }.filter { $0.expected != $0.actual }
    }
  }

  /// The questions about gestures: of each its value, the way to it, and whether it is out of date.
  private func gestureDifferences(_ names: Names) -> [Difference<Place, String>] {
    SystemGesture.allCases.compactMap { gesture in
      let kind = Place.Kind.answer(to: gesture)
      func text(_ observation: Observation) -> String {
        guard let value = ObservedValues(observation)[kind].first?.value else { return "none" }
        return value.text(names)
          + (observation.systemGestures?.isStale == true ? ", out of date" : "")
      }
      let (expected, actual) = (text(expected), text(actual))
      return expected == actual
        ? nil : Difference(place: .value(kind), expected: expected, actual: actual)
    }
  }
}

extension Difference<Place, Observation.Value?> {
  /// The difference in the words of documents.
  fileprivate func text(_ names: Names) -> Difference<Place, String> {
    func text(_ value: Observation.Value?) -> String {
      guard let value else { return place.none }
      if value == .present, place.kind == .provenance { return "an update" }
      return value.text(names)
    }
    return Difference<Place, String>(place: place, expected: text(expected), actual: text(actual))
  }
}

extension Observation.Value {
  /// The value in the words of documents.
  fileprivate func text(_ names: Names) -> String {
    func way(_ answer: Provenance.Answer?) -> String {
      answer.map { " by \($0.chain.text(names)), \($0.stop.text(names))" } ?? " by no controller"
    }
    return switch self {
    case .present: "an empty list"
    case .flag(let flag): "\(flag)"
    case .number(let step): "of step \(step)"
    case .points(let points): points.plain
    case .outcome(let outcome): outcome.words
    case .bar(let bar): bar.text
    case .content(let content): content.rawValue
    case .animation(let animation): animation.rawValue
    case .name(let name): names.text(name)
    case .chain(let hops): hops.text(names)
    case .stop(let stop): stop.text(names)
    case .call(let call): "\(names.text(call.controller)).\(call.method.rawValue)()"
    case .style(let style): style.rawValue
    case .change(let from, let to): "from \(from.rawValue) to \(to.rawValue)"
    case .cover(let height, let visible):
      "\(height.plain) points, \(visible ? "visible" : "not visible")"
    case .answer(let answer, let found): answer.word + way(found)
    case .insets(let left, let bottom, let right):
      insetWords(left: left, bottom: bottom, right: right)
    case .nodes(let nodes): nodes.map(names.text).joined(separator: ", ")
    }
  }
}

/// `left 59, bottom 20, right 59`; a side that no source has is unknown.
func insetWords(left: Double?, bottom: Double?, right: Double?) -> String {
  func words(_ inset: Double?) -> String { inset?.plain ?? "unknown" }
  return "left \(words(left)), bottom \(words(bottom)), right \(words(right))"
}

extension BarAppearance {
  /// `visible with dark text`; of a hidden bar also the text that it would have.
  fileprivate var text: String { (hidden ? "hidden with " : "visible with ") + content.words }
}

extension [Provenance.Hop] {
  fileprivate func text(_ names: Names) -> String {
    map { "\(names.text($0.controller)) (\($0.reason.rawValue))" }.joined(separator: " > ")
  }
}

extension Provenance.Stop {
  fileprivate func text(_ names: Names) -> String {
    let notAsked = notAsked.map { ", not asked: \(names.text($0))" } ?? ""
    return "\(reason.rawValue) at \(names.text(at))\(notAsked)"
  }
}

extension Divergence.Failure {
  /// The end of the subject in words.
  var text: String {
    switch self {
    case .crashed(let how): "crashed (\(how))"
    case .hung(let seconds, let lines):
      "hung for \(seconds.rough) s"
        + (lines.map { ": \($0.came) of \($0.due) lines came, the next is missing or not flushed" }
          ?? "")
    case .unstable(let first): "failed once, and not again (\(first))"
    }
  }
}
