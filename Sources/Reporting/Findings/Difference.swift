public import StatusQuoAppearanceModel
import StatusQuoFixing
public import StatusQuoHarness
import StatusQuoPictures

extension Divergence {
  /// Every value that differs, in the order in which it is observed. Never empty.
  ///
  /// - Precondition: `names` are those of the diverging scenario.
  public func differences(_ names: Names) -> [Difference<Place>] {
    func broken(_ invariant: BrokenInvariant) -> Difference<Place> {
      Difference(place: .invariant, expected: "holds", actual: "broken: \(invariant.statement)")
    }
    switch problem {
    case .disagreement(let observed, let invariant):
      return observed.differences(names) + (invariant.map { [broken($0)] } ?? [])
    case .brokenInvariant(let invariant, _): return [broken(invariant)]
    case .failure(let failure, _):
      return [Difference(place: .answer, expected: "an answer", actual: failure.text)]
    case .violation(_, let observed): return observed.differences(names)
    }
  }
}

extension Disagreement {
  /// Every value that differs, in the order in which it is observed.
  ///
  /// - Precondition: `names` are those of the scenario.
  public func differences(_ names: Names) -> [Difference<Place>] {
    parts.flatMap { differences(in: $0, names) }
  }

  private func differences(in part: Divergence.Part, _ names: Names) -> [Difference<Place>] {
    switch part {
    case .outcome:
      compare(.outcome) { $0.outcome.words } + compare(.answer) { "of step \($0.step)" }
    case .launchBar: compare(.launchBar) { $0.launchBar.text }
    case .bar:
      compare(.hidden) { "\($0.bar.hidden)" }
        + compare(.content) { $0.bar.content.rawValue }
        + compare(.animation) { $0.bar.animation.rawValue }
        + compare(.animated) { "\($0.bar.animated)" }
    case .provenance: provenanceDifferences(names)
    case .stale: compare(.stale) { $0.stale.text }
    case .calls: [callsDifference(names)]
    case .styles:
      compareEntries(
        .styles, expected.styles.map { ($0.node, $0.style.rawValue) },
        actual.styles.map { ($0.node, $0.style.rawValue) }, names)
    case .traitChanges:
      compareEntries(
        .traitChanges, expected.traitChanges.map { ($0.node, $0.words) },
        actual.traitChanges.map { ($0.node, $0.words) }, names)
    case .geometry: geometryDifferences(names)
    case .systemGestures: SystemGesture.allCases.flatMap { gestureDifferences($0, names) }
    case .safeArea:
      compareEntries(.safeAreas, expected.areas, actual.areas, names)
    case .invariant, .crash, .hang, .instability, .property: []
    }
  }

  private func compare(_ place: Place, _ text: (Observation) -> String) -> [Difference<Place>] {
    let (expected, actual) = (text(expected), text(actual))
    return expected == actual ? [] : [Difference(place: place, expected: expected, actual: actual)]
  }

  private func provenanceDifferences(_ names: Names) -> [Difference<Place>] {
    guard expected.provenance != nil, actual.provenance != nil else {
      return compare(.provenance) { $0.provenance == nil ? "no update" : "an update" }
    }
    func name(_ name: Name?) -> String { name.map(names.text) ?? "none" }
    return compare(.window) { name($0.provenance?.window) }
      + answerDifferences(.style, { $0.provenance?.style }, names)
      + answerDifferences(.hidden, { $0.provenance?.hidden }, names)
      + compare(.forcedHidden) { "\($0.provenance?.forcedHidden == true)" }
      + compare(.lightBehindCard) { "\($0.provenance?.lightBehindCard == true)" }
  }

  private func answerDifferences(
    _ question: BarQuestion, _ answer: (Observation) -> Provenance.Answer?, _ names: Names
  ) -> [Difference<Place>] {
    compare(.answeredBy(question)) { answer($0).map { names.text($0.answeredBy) } ?? "none" }
      + compare(.chain(question)) { answer($0).map { $0.chain(names) } ?? "none" }
      + compare(.stop(question)) { answer($0).map { $0.stop(names) } ?? "none" }
  }

  private func callsDifference(_ names: Names) -> Difference<Place> {
    let (ours, theirs) = (expected.calls, actual.calls)
    let same = zip(ours, theirs).prefix { $0 == $1 }.count
    func text(_ calls: [LifecycleCall]) -> String {
      guard same < calls.count else { return "no more calls" }
      return "\(names.text(calls[same].controller)).\(calls[same].method.rawValue)()"
    }
    return Difference(place: .call(same), expected: text(ours), actual: text(theirs))
  }

  private func geometryDifferences(_ names: Names) -> [Difference<Place>] {
    func cover(_ cover: Geometry.Cover) -> (Name, String) {
      (
        cover.controller,
        "\(cover.height.plain) points, \(cover.visible ? "visible" : "not visible")"
      )
    }
    return compare(.statusBarHeight) { $0.geometry?.statusBarHeight.plain ?? "none" }
      + compareEntries(.safeAreaTops, tops(expected), tops(actual), names)
      + compareEntries(
        .covers, expected.geometry?.covers.map(cover) ?? [],
        actual.geometry?.covers.map(cover) ?? [], names)
  }

  private func gestureDifferences(
    _ gesture: SystemGesture, _ names: Names
  ) -> [Difference<Place>] {
    compare(.systemGesture(gesture)) { observation in
      guard let gestures = observation.systemGestures else { return "none" }
      let way = gestures.answer(to: gesture).map { "by \($0.chain(names)), \($0.stop(names))" }
      return gestures.value(of: gesture) + " " + (way ?? "by no controller")
        + (gestures.isStale ? ", out of date" : "")
    }
  }

  private func tops(_ observation: Observation) -> [(Name, String)] {
    observation.geometry?.safeAreaTop.map { ($0.controller, $0.top.plain) } ?? []
  }
}

/// The entries that are not in both lists with the same value; else the first that is out of order.
private func compareEntries(
  _ list: Place.Entries, _ expected: [(Name, String)], _ actual: [(Name, String)], _ names: Names
) -> [Difference<Place>] {
  let (ours, theirs) = (firstValues(expected), firstValues(actual))
  var differences: [Difference<Place>] = []
  for (node, value) in expected where theirs[node] != value {
    differences.append(
      Difference(
        place: .entry(list, node), expected: value, actual: theirs[node] ?? "not mentioned"))
  }
  for (node, value) in actual where ours[node] == nil {
    differences.append(
      Difference(place: .entry(list, node), expected: "not mentioned", actual: value))
  }
  guard differences.isEmpty else { return differences }
  func order(_ entries: [(Name, String)]) -> String {
    entries.map { names.text($0.0) }.joined(separator: ", ")
  }
  guard order(expected) != order(actual) else { return [] }
  return [Difference(place: .order(list), expected: order(expected), actual: order(actual))]
}

private func firstValues(_ entries: [(Name, String)]) -> [Name: String] {
  var values: [Name: String] = [:]
  for (node, value) in entries where values[node] == nil { values[node] = value }
  return values
}

extension Observation {
  fileprivate var areas: [(Name, String)] { (safeArea ?? []).map { ($0.controller, $0.words) } }
}

extension SafeArea {
  /// `left 59, bottom 20, right 59`.
  var words: String { "left \(left.plain), bottom \(bottom.plain), right \(right.plain)" }
}

extension BarAppearance? {
  /// `visible with dark text`; of a hidden bar also the text that it would have.
  var text: String {
    map { ($0.hidden ? "hidden with " : "visible with ") + $0.content.words } ?? "none"
  }
}

extension StyleChange {
  fileprivate var words: String { "from \(from.rawValue) to \(to.rawValue)" }
}

extension Provenance.Answer {
  func chain(_ names: Names) -> String {
    chain.map { "\(names.text($0.controller)) (\($0.reason.rawValue))" }.joined(separator: " > ")
  }

  func stop(_ names: Names) -> String {
    let notAsked = stop.notAsked.map { ", not asked: \(names.text($0))" } ?? ""
    return "\(stop.reason.rawValue) at \(names.text(stop.at))\(notAsked)"
  }
}

extension SubjectFailure {
  /// The end of the subject in words.
  var text: String {
    switch self {
    case .crashed(let how): "crashed (\(how))"
    case .hung(let seconds): "hung for \(seconds.rough) s"
    case .unstable(let first): "failed once, and not again (\(first))"
    }
  }
}
