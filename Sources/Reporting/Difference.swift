public import StatusQuoAppearanceModel
public import StatusQuoHarness

/// One value on which the two resolvers do not agree.
public struct Difference: Hashable, Sendable {
  /// Which value: `bar.content`, `styles[A.view]`.
  public var place: String
  /// What the reference says.
  public var expected: String
  /// What the subject says.
  public var actual: String

  /// `actual` where there should be `expected`.
  public init(place: String, expected: String, actual: String) {
    self.place = place
    self.expected = expected
    self.actual = actual
  }
}

extension Divergence {
  /// Every value that differs, in the order in which it is observed. Never empty.
  ///
  /// - Precondition: `names` are those of the diverging scenario.
  public func differences(_ names: Names) -> [Difference] {
    parts.flatMap { differences(in: $0, names) }
  }

  private func differences(in part: Part, _ names: Names) -> [Difference] {
    switch part {
    case .outcome: compare("outcome") { $0.outcome.text }
    case .launchBar: compare("launchBar") { $0.launchBar.text }
    case .bar:
      compare("bar.hidden") { "\($0.bar.hidden)" }
        + compare("bar.content") { $0.bar.content.rawValue }
        + compare("bar.animation") { $0.bar.animation.rawValue }
        + compare("bar.animated") { "\($0.bar.animated)" }
    case .provenance: provenanceDifferences(names)
    case .stale: compare("stale") { $0.stale.text }
    case .calls: [callsDifference(names)]
    case .styles:
      compareEntries(
        "styles", expected.styles.map { (names.text($0.node), $0.style.rawValue) },
        actual.styles.map { (names.text($0.node), $0.style.rawValue) })
    case .traitChanges:
      compareEntries(
        "told", expected.traitChanges.map { (names.text($0.node), $0.words) },
        actual.traitChanges.map { (names.text($0.node), $0.words) })
    case .geometry: geometryDifferences(names)
    case .invariant:
      [
        Difference(
          place: "invariant", expected: "holds",
          actual: brokenInvariant.map { "broken: \($0.statement)" } ?? "broken")
      ]
    case .crash, .hang, .instability:
      [Difference(place: "the subject", expected: "an answer", actual: failure?.text ?? "silent")]
    case .property:
      Divergence(
        step: step, stepKind: stepKind, expected: expected, actual: actual, brokenInvariant: nil
      ).differences(names)
    }
  }

  private func compare(_ place: String, _ text: (Observation) -> String) -> [Difference] {
    let (expected, actual) = (text(expected), text(actual))
    return expected == actual ? [] : [Difference(place: place, expected: expected, actual: actual)]
  }

  private func provenanceDifferences(_ names: Names) -> [Difference] {
    guard expected.provenance != nil, actual.provenance != nil else {
      return compare("provenance") { $0.provenance == nil ? "nothing read" : "a read" }
    }
    func name(_ name: Name?) -> String { name.map(names.text) ?? "none" }
    return compare("provenance.window") { name($0.provenance?.window) }
      + answerDifferences("provenance.style", { $0.provenance?.style }, names)
      + answerDifferences("provenance.hidden", { $0.provenance?.hidden }, names)
      + compare("provenance.forcedHidden") { "\($0.provenance?.forcedHidden == true)" }
      + compare("provenance.lightBehindCard") { "\($0.provenance?.lightBehindCard == true)" }
  }

  private func answerDifferences(
    _ place: String, _ answer: (Observation) -> Provenance.Answer?, _ names: Names
  ) -> [Difference] {
    compare("\(place).answeredBy") { answer($0).map { names.text($0.answeredBy) } ?? "none" }
      + compare("\(place).chain") { answer($0).map { $0.chain(names) } ?? "none" }
      + compare("\(place).stop") { answer($0).map { $0.stop(names) } ?? "none" }
  }

  private func callsDifference(_ names: Names) -> Difference {
    let (ours, theirs) = (expected.calls, actual.calls)
    let same = zip(ours, theirs).prefix { $0 == $1 }.count
    func text(_ calls: [LifecycleCall]) -> String {
      guard same < calls.count else { return "no more calls" }
      return "\(names.text(calls[same].controller)).\(calls[same].method.rawValue)()"
    }
    return Difference(place: "calls[\(same)]", expected: text(ours), actual: text(theirs))
  }

  private func geometryDifferences(_ names: Names) -> [Difference] {
    func cover(_ cover: Geometry.Cover) -> (String, String) {
      (
        names.text(cover.controller),
        "\(cover.height.plain) points, \(cover.visible ? "visible" : "not visible")"
      )
    }
    return compare("geometry.statusBarHeight") { $0.geometry?.statusBarHeight.plain ?? "none" }
      + compareEntries(
        "geometry.safeAreaTop", tops(expected, names), tops(actual, names))
      + compareEntries(
        "geometry.covers", expected.geometry?.covers.map(cover) ?? [],
        actual.geometry?.covers.map(cover) ?? [])
  }

  private func tops(_ observation: Observation, _ names: Names) -> [(String, String)] {
    observation.geometry?.safeAreaTop.map { (names.text($0.controller), $0.top.plain) } ?? []
  }
}

/// The entries that are not in both lists with the same value; else the first that is out of order.
private func compareEntries(
  _ place: String, _ expected: [(String, String)], _ actual: [(String, String)]
) -> [Difference] {
  let (ours, theirs) = (firstValues(expected), firstValues(actual))
  var differences: [Difference] = []
  for (node, value) in expected where theirs[node] != value {
    differences.append(
      Difference(
        place: "\(place)[\(node)]", expected: value, actual: theirs[node] ?? "not mentioned"))
  }
  for (node, value) in actual where ours[node] == nil {
    differences.append(
      Difference(place: "\(place)[\(node)]", expected: "not mentioned", actual: value))
  }
  guard differences.isEmpty else { return differences }
  func order(_ entries: [(String, String)]) -> String {
    entries.map { $0.0 }.joined(separator: ", ")
  }
  guard order(expected) != order(actual) else { return [] }
  return [
    Difference(place: "order of \(place)", expected: order(expected), actual: order(actual))
  ]
}

private func firstValues(_ entries: [(String, String)]) -> [String: String] {
  var values: [String: String] = [:]
  for (node, value) in entries where values[node] == nil { values[node] = value }
  return values
}

extension StepOutcome {
  /// `applied`, `ignored (noChange)`.
  public var text: String {
    switch self {
    case .applied: "applied"
    case .ignored(let reason): "ignored (\(reason.rawValue))"
    case .raised(let reason): "raised (\(reason.rawValue))"
    }
  }
}

extension BarAppearance? {
  var text: String {
    map { "\($0.hidden ? "hidden" : "shown"), \($0.content.rawValue)" } ?? "none"
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
  /// What became of the subject.
  var text: String {
    switch self {
    case .crashed(let how): "crashed (\(how))"
    case .hung(let seconds): "hung for \(seconds.rough) s"
    case .unstable(let first): "another answer than before (\(first))"
    }
  }

  /// The same in a sentence.
  var sentence: String {
    switch self {
    case .crashed, .hung: "the subject \(text)"
    case .unstable(let first): "the subject diverged only once (\(first))"
    }
  }
}
