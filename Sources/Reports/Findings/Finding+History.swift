import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoDiagnosing
package import StatusQuoHarness

extension Finding {
  /// The way it was found and shrunk, and its evidence, a line each.
  func history(_ evidence: Evidence?) -> [Block.Item] {
    (knownLines + appearanceLines + shrinkingLines
      + (otherReadings?.lines(evidence, of: shownScenario) ?? [])
      + reproductionLines)
      .map { Block.Item(Phrase($0)) }
  }

  /// The lines that a reader has to know first: how small it is, and that it may not show again.
  var briefHistory: [Block.Item] {
    let certificate = certificate.map { [$0] } ?? []
    return (knownLines + certificate + slipLines + reproductionLines).map { Block.Item(Phrase($0)) }
  }

  /// The certificate about smaller scenarios; nil where it was not shrunk.
  package var certificate: String? { shrinking?.certificate.text(about: divergence) }

  private var slipLines: [String] {
    mayHaveSlipped
      ? [
        "may be another mistake than the one found first: the scenario as found is saved beside it"
      ] : []
  }

  private var appearanceLines: [String] {
    func line(_ start: String, _ examples: [Example]) -> [String] {
      examples.isEmpty
        ? [] : ["\(start): " + examples.map { $0.divergenceClass.words }.joined(separator: "; ")]
    }
    let own = examples.filter { !$0.isConsequence }
    return line("shows as", own.count > 1 ? own : [])
      + line("goes wrong behind it", examples.filter { $0.isConsequence })
  }

  /// The known difference that it is not, though they have something in common.
  private var knownLines: [String] {
    guard let known else { return [] }
    let parts = [("lacks", known.missing), ("adds", known.further)].filter { !$0.1.isEmpty }
    let words = parts.map { word, classes in
      "\(word) \(classes.map { $0.words }.joined(separator: "; "))"
    }
    return [
      "not the known difference '\(known.title)'"
        + (words.isEmpty ? ": the steps are others" : ": it \(words.joined(separator: ", "))")
    ]
  }

  private var shrinkingLines: [String] {
    let slip = slipLines
    guard let shrinking else {
      if case .run = origin, isReproducible {
        return slip + ["not minimal: shown as it was found, as there was no time to shrink it"]
      }
      return slip
    }
    let evaluations =
      shrinking.evaluations > 0 ? ", " + shrinking.evaluations.counted("evaluation") : ""
    return [
      "shrunk: \(original.steps.count.counted("step")) and "
        + "\(original.controllers.count.counted("controller")) to "
        + "\(scenario.steps.count.grouped) and \(scenario.controllers.count.grouped)\(evaluations)",
      shrinking.certificate.text(about: divergence),
    ] + slip
  }

  private var reproductionLines: [String] {
    if !playedBefore.isEmpty, case .run(let run, _, _) = origin {
      return [
        "the subject keeps something outside itself: this fails in a process that has played "
          + run.text(of: playedBefore) + " before"
      ]
    }
    if isReproducible { return [] }
    return divergence.part == .instability
      ? ["the answer depends on what was played before, or changes by itself"]
      : ["the subject does not answer the same every time"]
  }
}

extension DivergenceClass {
  /// `pop: bar content`, `set: styles: expected root view, got node`, `push: calls: child.viewDidAppear missing`.
  package var words: String {
    switch detail {
    case .call(let edit, let caller, let method):
      let wrong =
        switch edit {
        case .missing: "is missing"
        case .unexpected: "is unexpected"
        }
      return "\(stepWord): \(caller.words).\(method.rawValue)() \(wrong)"
    case .order(let first, let second):
      return "\(stepWord): \(first.rawValue)() comes after \(second.rawValue)()"
    case .orderOfCallers(let first, let second, let method):
      return "\(stepWord): \(first.words).\(method.rawValue)() comes after that of \(second.words)"
    case .value(_, .symbols(let expected, let actual))
    where [.observed(.styles), .observed(.told)].contains(part):
      let difference =
        expected == actual ? "\(expected) differs" : "expected \(expected), got \(actual)"
      return "\(stepWord): \(part.rawValue): \(difference)"
    case .none, .value, .invariant, .crash, .instability, .property: return description
    }
  }
}

extension Caller {
  /// Its words in place of a name.
  fileprivate var words: String {
    switch self {
    case .named: "the named controller"
    case .receiver: "the receiver"
    case .child: "a child"
    case .parent: "a parent"
    case .presenter: "a presenter"
    case .other: "another controller"
    }
  }
}

extension Finding.OtherReadings {
  /// The evidence, and whether a reading of the sources excuses the subject.
  func lines(_ evidence: Evidence?, of scenario: Scenario) -> [String] {
    let weakest = evidence.map { ["weakest evidence: " + $0.words] } ?? []
    // Of C-35 and C-44 none can be chosen.
    let hasSplit = scenario.controllers.contains { $0.kind == .split }
    let readings = hasSplit ? "that was compared, so not those of C-35 and C-44" : "of the sources"
    if excuses.isEmpty, otherwise.isEmpty {
      return weakest + ["holds under every reading \(readings)"]
    }
    return weakest
      + excuses.map {
        "depends on \($0.question.id): the subject is right under \($0.text) (\($0.claim))"
      }
      + otherwise.map {
        "depends on \($0.question.id): something else is expected here under \($0.text) (\($0.claim)),"
          + " and the subject is wrong there, too"
      }
  }
}

extension RunOrigin {
  /// `scenario 127 of seed 1`.
  func text(of index: Int) -> String {
    switch self {
    case .generated(let seed, _): "scenario \(index.grouped) of seed \(seed)"
    case .enumerated(let alphabet): "small scenario \(index.grouped) of alphabet \(alphabet)"
    }
  }

  /// `scenarios 3, 7 to 9, 12 of seed 1`: those that are played one after the other.
  func text(of indices: [Int]) -> String {
    guard indices.count > 1 else { return indices.map(text(of:)).joined() }
    let source =
      switch self {
      case .generated(let seed, _): "of seed \(seed)"
      case .enumerated(let alphabet): "of alphabet \(alphabet)"
      }
    return "scenarios \(indices.consecutive.map { $0.text }.joined(separator: ", ")) \(source)"
  }
}

extension [Int] {
  /// Its runs of numbers that follow each other.
  fileprivate var consecutive: [ClosedRange<Int>] {
    reduce(into: []) { ranges, number in
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
  }
}

extension ClosedRange<Int> {
  fileprivate var text: String {
    count == 1 ? lowerBound.grouped : "\(lowerBound.grouped) to \(upperBound.grouped)"
  }
}

extension Certificate {
  /// The tries in one line, and what it is about: a smaller scenario may fail in another way.
  func text(about divergence: Divergence) -> String {
    let simpler = neighbors.counted("simpler scenario")
    if isTwoMinimal {
      let joined = pairs > 0 ? ", and none of \(pairs.counted("pair")) of simplifications," : ""
      return
        "2-minimal for \(divergence.subject): none of \(simpler)\(joined) still fails in the same way"
    }
    if isOneMinimal {
      return "1-minimal for \(divergence.subject): none of \(simpler) still fails in the same way; "
        + "\(pairs.counted("pair")) of simplifications tried before shrinking ended"
    }
    if neighbors == 0 { return "not proved minimal: no simpler scenario was tried" }
    return "not proved minimal: shrinking ended after \(neighbors.counted("simpler scenario"))"
  }
}

extension Divergence {
  /// The subject of a certificate about it, which shrinking keeps: `the answer about heights and insets`.
  fileprivate var subject: String {
    let kept = Set(symptoms.map { $0.part })
    let all = Divergence.Part.allCases.filter(kept.contains)
    let observed = all.compactMap { part in
      if case .observed(let part) = part { part.words } else { nil }
    }
    let answers =
      observed.isEmpty ? [] : ["the answer about " + observed.joined(separator: " and about ")]
    return (answers + all.filter { !$0.isObserved }.map { "the \($0.rawValue)" })
      .joined(separator: ", and for ")
  }
}
