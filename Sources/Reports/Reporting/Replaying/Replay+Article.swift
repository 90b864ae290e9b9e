import StatusQuoAppearanceModel
package import StatusQuoArticles
package import StatusQuoGenerators
import StatusQuoHarness
package import StatusQuoScenarioFiles

extension Replay {
  /// The number of documents that hold, then each that does not and why.
  ///
  /// - Parameter findings: how the models differ, for each failure where they do.
  package func article(_ findings: [Article]? = nil) -> Article {
    var findings = (findings ?? failures.compactMap { $0.finding?.article() })[...]
    let problems = failures.flatMap { failure in
      failure.expectationBlocks
        + (failure.divergence == nil ? [] : failure.findingBlocks(findings.popFirst()))
    }
    let notRead = unreadable.map { Block.Item("\($0.description)") }
    return Article(
      Phrase(score?.verdict ?? verdict), isGood: isAgreement && unreadable.isEmpty,
      command: "replay",
      blocks: (score?.blocks ?? []) + [.list(notes.map { Block.Item(Phrase($0)) })]
        + (score == nil ? problems : lackingBlocks)
        + [
          ending.section,
          .section("Known differences to look at", known.toLookAt),
          .section("Files that could not be read", [.list(notRead)]),
        ])
  }

  /// The documents that were found on other resolvers, and those that were not played.
  private var notes: [String] {
    let others =
      foreign.count > 1 ? " (and \((foreign.count - 1).counted("document")) like it)" : ""
    let found = foreign.prefix(1).compactMap { first in
      resolver.map { noteOfForeignFinding(first.file, found: first.resolver, played: $0, others) }
    }
    let followed = readings.others.map { $0.text }.joined(separator: ", ")
    let compared =
      followed.isEmpty ? [] : ["note: compared under \(followed), as the resolver follows it"]
    return found + compared + notesOfScore + notCompared + comparedMoments + nowFixed + nowNotShown
  }

  /// One line for all documents that were not compared, with the most frequent reasons.
  private var notCompared: [String] {
    guard let first = notApplicable.first else { return [] }
    if notApplicable.count == 1 {
      return ["note: \(first.file) is not applicable: \(first.obstacle.sentence(of: resolver))"]
    }
    let count = "note: \(notApplicable.count.counted("document")) are not applicable"
    // The keys of the capabilities say why.
    if score != nil, notApplicable.contains(where: { !$0.lacks.isEmpty }) { return [count] }
    let counts = notApplicable.reduce(into: [:]) { $0[$1.obstacle.words, default: 0] += 1 }
    let reasons = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = reasons.prefix(5).map { "\($0.key) \($0.value.grouped)" }
    let others = reasons.count - shown.count
    let more = others > 0 ? ["and \(others.counted("other reason"))"] : []
    return ["\(count): " + (shown + more).joined(separator: ", ")]
  }

  /// The moments at which a subject that may leave out parts was compared.
  private var comparedMoments: [String] {
    let parts = compared.parts
    return parts.isEmpty ? [] : ["note: compared at moments: \(compared.text(of: parts))"]
  }

  private var nowFixed: [String] {
    if fixed.isEmpty { return [] }
    return ["note: \(fixed.count.counted("earlier finding")) fixed: \(files(fixed))"]
  }

  private var nowNotShown: [String] {
    if notShown.isEmpty { return [] }
    return [
      "note: \(notShown.count.counted("earlier finding")) not shown by this replay, and not fixed by it:"
        + " the answer depends on what was played before: \(files(notShown))"
    ]
  }

  private func files(_ files: [String]) -> String {
    files.prefix(10).joined(separator: ", ")
      + (files.count > 10 ? ", and \((files.count - 10).counted("other"))" : "")
  }

  /// The result in one line.
  package var verdict: String {
    var text = ending.beginning
    if holding < documents { text += "\(holding.grouped) of " }
    text += "\(documents.counted("scenario")) \(documents == 1 ? "holds" : "hold")"
    text += " on both models (\(steps.counted("step")), \(expectations.counted("expectation")))"
    if !inKnownWays.isEmpty { text += "; \(inKnownWays.count.grouped) in known ways only" }
    if !known.changes.isEmpty { text += "; " + known.changes.joined(separator: ", ") }
    if !notApplicable.isEmpty { text += "; \(notApplicable.count.grouped) not applicable" }
    if !unreadable.isEmpty { text += "; \(unreadable.count.counted("file")) could not be read" }
    if isMostlySkipped { text += "; hardly anything was compared" }
    if !hardlyCompared.isEmpty { text += "; \(compared.complaint(of: hardlyCompared))" }
    return text
  }
}

extension Replay.Obstacle {
  fileprivate var words: String {
    switch self {
    case .needs(let need): need.words
    case .skipped(let skip): "skipped, \(skip.reason)"
    }
  }

  func sentence(of resolver: TestedResolver?) -> String {
    let subject = resolver?.description ?? "the resolver"
    return switch self {
    case .needs(let need): "\(subject) does not know \(need.words)"
    case .skipped(let skip): "\(subject) skips it: \(skip.reason)"
    }
  }
}

extension Need {
  /// `iOS 12.0`, `controllers of kind 'split'`.
  package var words: String {
    switch self {
    case .version(let version): "iOS \(version.text)"
    case .linkedSDK: "an SDK other than the system's"
    case .device(let device): device.rawValue
    case .infoPlist(let key): "\(key) in Info.plist"
    case .environment(let key): "the environment's '\(key.rawValue)'"
    case .windows(let count): count.counted("window")
    case .fewerWindows(let count): "a moment with \(count.counted("window"))"
    case .window(let property): "windows with '\(property.rawValue)'"
    case .kind(let kind): "controllers of kind '\(kind.rawValue)'"
    case .children(let kind), .addedChildren(let kind):
      "children of controllers of kind '\(kind.rawValue)'"
    case .emptyContainer(let kind): "controllers of kind '\(kind.rawValue)' without children"
    case .presentedAtLaunch: "controllers presented at launch"
    case .movedChild: "a child that is moved elsewhere"
    case .unknownName: "a step with a name that nothing has"
    case .step(let kind): "the step '\(kind.rawValue)'"
    case .refusal(.ignored): "steps that are ignored"
    case .refusal(.raised): "steps that raise"
    case .property(let property): "the property '\(property.rawValue)'"
    case .value(let property, let word): "'\(word.rawValue)' as '\(property.rawValue)'"
    case .otherValue(let property):
      "another value of '\(property.rawValue)' than controllers always have"
    case .call(let method): "actions in '\(method.rawValue)'"
    case .action(let kind): "the action '\(kind.rawValue)'"
    }
  }
}

extension Replay.FailedDocument {
  /// The file, and what the document is called.
  private var place: String { name.map { "\(file), \($0)" } ?? file }

  fileprivate var expectationBlocks: [Block] {
    expectations.map { failed in
      .foldable("\(place): \(title(failed), .wrong)", [failed.table])
    }
  }

  fileprivate func findingBlocks(_ article: Article?) -> [Block] {
    // A finding that was saved is called like its title.
    article.map { article in
      let place = name == article.title.text ? file : place
      return [.foldable("\(place): " + article.title, article.blocks, isOpen: true)]
    } ?? []
  }

  /// `after launch, subject: bar.hidden is true, expected false`.
  func title(_ failed: Replay.FailedExpectation) -> String {
    let moment =
      failed.step > 0
      ? "after step \(failed.step), \(scenario.steps[failed.step - 1].call(scenario.names))"
      : "after launch"
    let first = failed.mismatches[0]
    return "\(moment), \(failed.model.rawValue): \(first.keyPath) is "
      + "\(first.found.compactText), expected \(first.expected.compactText)"
  }
}

extension Replay.FailedExpectation {
  /// A table of the differences from the expectations.
  var table: Block {
    .table(
      Block.Table(
        ["", "expected", "actual"],
        mismatches.map {
          [
            Phrase($0.keyPath), "\($0.expected.compactText, .right)",
            "\($0.found.compactText, .wrong)",
          ]
        }))
  }
}

private func noteOfForeignFinding(
  _ file: String, found: TestedResolver, played: TestedResolver, _ others: String = ""
) -> String {
  "note: \(file) was found on \(found)\(others); it is played on \(played)"
}

extension ScenarioDocument {
  /// The line that says that this finding of another resolver is played on `resolver`; nil for
  /// what is no finding, or one of the same resolver.
  package func noteOfForeignFinding(_ file: String, on resolver: TestedResolver) -> String? {
    guard let found = finding?.resolver, found != resolver else { return nil }
    return StatusQuoReporting.noteOfForeignFinding(file, found: found, played: resolver)
  }
}
