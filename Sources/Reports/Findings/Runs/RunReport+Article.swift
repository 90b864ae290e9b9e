package import StatusQuoAppearanceModel
package import StatusQuoArticles
import StatusQuoDiagnosing
import StatusQuoGenerators
package import StatusQuoHarness
import StatusQuoRunFormats

extension RunReport {
  /// The run: the result, what was found, then what was played and reached, measured.
  ///
  /// - Parameter findings: what was found, in the same order.
  package func article(_ findings: [Article] = []) -> Article {
    let isMany = findings.count > 1
    let titles = findings.map { Block.Item($0.title, [], Array($0.blocks.prefix(1))) }
    let overview: Block = .section("\(findings.count.grouped) findings", [.list(titles, .number)])
    return Article(
      Phrase(verdict), isGood: outcome == .agreement, command: plan.kind.rawValue,
      blocks: (isMany ? [.drawn([], words: [overview])] : [])
        + findings.enumerated().map { .foldable($1, isOpen: $0 == 0) }
        + [
          ending.section,
          .section("Known differences to look at", known.toLookAt),
          .section("Counterexamples that can't be read", unreadableItems),
        ]
        + [
          .details(
            [.terms(facts), .section("Never reached", neverReached)], brief: [.terms(briefFacts)])
        ])
  }

  /// The result in one line.
  package var verdict: String {
    ending.beginning + result + mostlySkipped + knownChanges + notExamined + notPlayed
      + notRead + interruptedAfter
  }

  /// `; 2 known differences are fixed`.
  private var knownChanges: String {
    known.changes.isEmpty ? "" : "; " + known.changes.joined(separator: ", ")
  }

  /// `, but for known differences on 41`.
  private var butForKnown: String {
    divergences == 0 ? "" : ", but for known differences on \(divergences.grouped) of them"
  }

  /// Scenarios that diverge in ways that are not known, or that shrink to something new.
  private var newlyDivergent: Int {
    let new = newDivergences.reduce(0) { $0 + $1.count }
    return min(max(new, findings.reduce(0) { $0 + $1.count }), divergent)
  }

  /// `; 94 % of the scenarios were skipped`, where most were.
  private var mostlySkipped: String {
    let skipped = totals.skipped.count
    guard skipped > scenarios else { return "" }
    return "; \(skipped * 100 / (skipped + scenarios)) % of the scenarios were skipped"
  }

  /// `, in 3 ways, 1 of them not proved minimal`, or `in at least` as many; empty where none is shown.
  private var ways: String {
    if findings.isEmpty { return "" }
    let open = findings.count { $0.mayBeSmaller }
    let which = findings.count == 1 ? "" : "\(open.grouped) of them "
    return ", in \(notShown.isEmpty ? "" : "at least ")\(findings.count.counted("way"))"
      + (open == 0 ? "" : ", \(which)not proved minimal")
  }

  /// `; 44 samples not examined`.
  private var notExamined: String {
    notShown.isEmpty ? "" : "; \(notShown.count.counted("sample")) not examined"
  }

  /// `; 3 kept scenarios not replayed`.
  private var notPlayed: String {
    notReplayed == 0 ? "" : "; \(notReplayed.counted("kept scenario")) not replayed"
  }

  /// `; 1 kept counterexample can't be read`.
  private var notRead: String {
    unreadable.isEmpty ? "" : "; \(unreadable.count.counted("kept counterexample")) can't be read"
  }

  /// `; stopped after 4 of 30 s`.
  private var interruptedAfter: String {
    switch interruption {
    case nil: isTrap ? "; code of StatusQuo trapped" : failure == nil ? "" : "; not all was played"
    case .before(let limit): "; stopped after \(playing.rough) of \(limit.rough) s"
    case .unlimited: "; stopped after \(playing.rough) s"
    }
  }

  /// Agreement so far proves nothing of what was not reached.
  private var stillNew: String {
    shareOfNew.map { "; \(furtherScenarios($0)) would reach something new" } ?? ""
  }

  private func furtherScenarios(_ share: Double) -> String {
    let times = Int((1 / share).rounded())
    return times > 1 ? "about one in \(times.grouped) further scenarios" : "most further scenarios"
  }

  /// One scenario may fail in several ways, one after the other.
  private var divergent: Int { min(divergences, scenarios) }

  private var result: String {
    if isEmpty && !isFailing || outcome == .cut && hasPlayedNothing { return "nothing was played" }
    let played =
      scenarios == 0 && replayed > 0
      ? replayed.counted("replayed scenario") : scenarios.counted("scenario")
    if isTrap, !isFailing { return "nothing is said of \(played)" }
    switch plan.check {
    case .agreement:
      if isFailing, newlyDivergent > 0 {
        return "the models differ on \(newlyDivergent.grouped) of \(played)\(ways)"
      }
      if isFailing { return "the models differ on kept scenarios\(ways)" }
      if saysLittle, isMostlySkipped {
        return "hardly anything was compared: \(scenarios.grouped) of "
          + (scenarios + totals.skipped.count).counted("scenario")
      }
      if saysLittle, isMostlyKnown {
        return "too much may be behind known differences: \(endedInKnown.grouped) of \(played) end"
          + " in one"
      }
      if saysLittle, !hardlyCompared.isEmpty {
        return coverage.compared.complaint(of: hardlyCompared)
      }
      return "the models agree on \(played), \(steps.counted("step"))" + butForKnown + stillNew
        + (leavesToMerge ? "; 'merge' of all shards says whether that is enough" : "")
    case .properties:
      if divergences > 0 {
        return "properties are violated on \(divergent.grouped) of \(played)\(ways)"
      }
      if isFailing { return "properties are violated on kept scenarios\(ways)" }
      let all = MetamorphicProperty.allCases.count
      return "both models satisfy all \(all) properties on \(played)"
    case .promises:
      if newlyDivergent > 0 {
        return "the container breaks promises in \(newlyDivergent.grouped) of \(played)\(ways)"
      }
      if isFailing { return "the container breaks promises in kept scenarios\(ways)" }
      if saysLittle, isMostlySkipped {
        return "hardly anything was held: \(scenarios.grouped) of "
          + (scenarios + totals.skipped.count).counted("scenario")
      }
      return "the container keeps its promises in \(played)\(notPromised)\(butForKnown)"
    }
  }

  /// The promises that the container does not make.
  private var notPromised: String {
    let left = plan.capabilities.container?.notPromised.map { $0.promise.rawValue } ?? []
    return left.isEmpty ? "" : ", but for what it does not promise: \(left.joined(separator: ", "))"
  }

  /// The totals and the coverage, in the order of the summary.
  package var facts: [Block.Term] {
    (playedFacts + reachedFacts).map { $0.term }
  }

  /// The totals that a reader needs to judge a run: what was played, compared and reached, and what was not.
  private var briefFacts: [Block.Term] {
    var facts = (playedFacts + reachedFacts).filter { $0.isMain }
    if plan.check == .agreement {
      facts.insert(Fact("outcomes", outcomes), at: 1)
      facts.insert(Fact("compared", comparedBriefly), at: 2)
      let reached = areas.filter { $0.total != nil }.map { "\($0.count) \($0.name)" }
      facts.append(Fact("reached", reached.joined(separator: ", ")))
      if !missing.isEmpty {
        let missing = missing.map { $0.missing.shortened }
        facts.append(Fact("not reached", missing.joined(separator: "; ")))
      }
    }
    return facts.map { $0.term }
  }

  /// `every part wherever it was due`, or those that were not.
  private var comparedBriefly: String {
    let compared = coverage.compared
    let left = Observation.Part.allCases.filter { compared.compared($0) < compared.due[$0] }
    let never = compared.neverDueText.map { "; " + $0 } ?? ""
    return
      (left.isEmpty
      ? "every part wherever it was due" : compared.text(of: left) + "; every other part") + never
      + endedEarly
  }

  /// `; nothing in 280 scenarios in which the resolver crashed or hung`.
  private var endedEarly: String {
    let ended = totals.divergences.filter { $0.divergenceClass.part.isEnding }
      .reduce(0) { $0 + $1.count }
    return ended == 0
      ? "" : "; nothing in \(ended.counted("scenario")) in which the resolver crashed or hung"
  }

  /// The areas that are counted, within what the subject knows.
  private var areas: [CoverageArea] { coverage.areas(within: plan.capabilities) }

  private var playedFacts: [Fact] {
    var facts = [Fact("run", plan.text, isMain: true)]
    if isEnumeration, let limit = plan.scenarios {
      facts.append(Fact("in bound", limit.counted("scenario")))
      facts.append(Fact("complete", isComplete ? "yes" : share, isMain: true))
    }
    let rest =
      scenarios + totals.skipped.count < totals.positions
      ? "; the others continue one that changed nothing" : ""
    facts.append(Fact("scenarios", scenarios.grouped + rest))
    if totals.skipped.count > 0 {
      facts.append(Fact("skipped", totals.skipped.text, isMain: true))
    }
    if !known.entries.isEmpty {
      facts.append(Fact("known", known.text(in: totals, unrecognized: unrecognized), isMain: true))
    }
    guard plan.check == .agreement else { return facts }
    facts.append(Fact("steps", steps.grouped))
    facts.append(Fact("outcomes", outcomes))
    let parts = coverage.compared.parts
    if !parts.isEmpty { facts.append(Fact("compared", coverage.compared.text(of: parts))) }
    return facts
  }

  private var reachedFacts: [Fact] {
    var facts: [Fact] = []
    if let shareOfNew {
      let further = furtherScenarios(shareOfNew)
      facts.append(
        Fact("still new", "\(further) would use a rule in a step that did not use it before"))
    }
    if let estimatedUses { facts.append(Fact("not met yet", estimatedUses.text)) }
    if let noticed { facts.append(Fact("noticed", noticed.text, isMain: true)) }
    if playing + shrinking > .zero { facts.append(Fact("time", times, isMain: true)) }
    if !notShown.isEmpty { facts.append(Fact("unexamined", unexaminedClasses, isMain: true)) }
    if replayed > 0 { facts.append(Fact("replayed", replayed.grouped, isMain: true)) }
    if let failure { facts.append(Fact("ended early", failure, isMain: true)) }
    if plan.check == .agreement {
      facts += areas.map { Fact($0.name, isEnumeration ? $0.reached.grouped : $0.count) }
    }
    return facts
  }

  /// The areas that were not covered; those that the bounds of an enumeration leave out are no
  /// news.
  package var missing: [CoverageArea] {
    plan.check == .agreement && !isEnumeration ? areas.filter { !$0.missing.isEmpty } : []
  }

  private var neverReached: [Block] {
    missing.isEmpty ? [] : [.list(missing.map { Block.Item("\($0.name): \($0.missingText)") })]
  }

  private var unreadableItems: [Block] {
    unreadable.isEmpty ? [] : [.list(unreadable.map { Block.Item(Phrase($0.problem)) })]
  }

  /// Each class once, with the first scenario that shows it.
  private var unexaminedClasses: String {
    let notShown = notShown
    var seen: Set<DivergenceClass> = []
    let firsts = notShown.filter { seen.insert($0.divergenceClass).inserted }
    let more = firsts.count > 6 ? "; and \((firsts.count - 6).counted("other way"))" : ""
    return firsts.prefix(6).map { first in
      let others = notShown.count { $0.divergenceClass == first.divergenceClass } - 1
      return "\(first.divergenceClass) (\(first.text)"
        + (others > 0 ? " and \(others.counted("other"))" : "") + ")"
    }.joined(separator: "; ") + more
  }

  private var isEnumeration: Bool { plan.source.origin.isEnumeration }

  private var outcomes: String {
    "\(coverage.applied.grouped) applied, \(coverage.ignored.grouped) ignored, "
      + "\(coverage.raised.grouped) raised"
  }

  private var share: String {
    let whole = Double(max(plan.positions ?? 1, 1))
    return "\((Double(totals.positions) / whole * 100).fixed(1)) %"
  }

  /// All times, and what follows from them, in one place: two runs of one plan differ in nothing else.
  private var times: String {
    func rate(_ count: Int, _ noun: String) -> String {
      ", \((Double(count) / playing).rough) \(noun) a second"
    }
    var text = "\(playing.fixed(2)) s playing"
    if playing > .zero {
      text += rate(scenarios - before.coverage.scenarios, "scenarios")
      if plan.check == .agreement { text += rate(steps - before.coverage.steps, "steps") }
    }
    return text + (findings.isEmpty ? "" : ", \(shrinking.fixed(2)) s shrinking")
  }
}

/// A total, with its name.
private struct Fact {
  let term: Block.Term
  /// True if it is shown without `--details`.
  let isMain: Bool

  init(_ name: String, _ value: String, isMain: Bool = false) {
    term = Block.Term(name, Phrase(value))
    self.isMain = isMain
  }
}

extension SubjectEnding? {
  /// The beginning of a verdict: `the program ended with exit code 1 after its last answer; `.
  package var beginning: String { map { "the program \($0.how); " } ?? "" }

  /// The last lines of standard error.
  package var section: Block {
    let lines = self?.output ?? []
    return .section(
      "Standard error of the program", [.list(lines.map { Block.Item(Phrase($0)) })])
  }
}

extension RunReport {
  /// Why scenarios were skipped, with all reasons.
  package var skippedReasons: [Block] {
    totals.skipped.count == 0 ? [] : [.section("Skipped", [.terms(totals.skipped.terms)])]
  }
}

extension SkippedScenarios {
  /// `5,660: no child view controllers 3,310, another SDK 1,200, and 3 other reasons`.
  package var text: String {
    let shown = reasons.prefix(3).map { "\($0.reason.shortened(to: 60)) \($0.count.grouped)" }
    let others = reasons.count - shown.count + (otherReasons > 0 ? 1 : 0)
    let more = others > 0 ? ["and \(others.counted("other reason"))"] : []
    return "\(count.grouped): \((shown + more).joined(separator: ", "))"
  }

  /// Each reason with its count.
  package var terms: [Block.Term] {
    reasons.map { Block.Term("skipped: \($0.reason)", Phrase($0.count.grouped)) }
      + (otherReasons > 0
        ? [Block.Term("skipped for other reasons", Phrase(otherReasons.grouped))] : [])
  }
}

extension [String] {
  /// The first four, and the number of the rest.
  fileprivate var shortened: String {
    prefix(4).joined(separator: ", ") + (count > 4 ? " and \((count - 4).grouped) more" : "")
  }
}

extension String {
  fileprivate func shortened(to length: Int) -> String {
    count <= length ? self : prefix(length - 1) + "…"
  }
}

extension RuleUses {
  /// `at least 28 uses of rules, in a kind of step and a band of versions; 4,010 met, 120 of them by …`.
  fileprivate var text: String {
    "at least \(estimatedRest.counted("use")) of rules, by a kind of step in a band of versions; "
      + "\(count.grouped) met, \(countOfOnce.grouped) of them by one scenario only"
  }
}

extension RunReport.NoticedFaults {
  /// `104 of 136 known faults, by 198 of the scenarios; not C-46=2, forwarding-miss-is-kept, …`.
  fileprivate var text: String {
    let shown = missed.prefix(8).joined(separator: ", ")
    let more = missed.count > 8 ? ", and \((missed.count - 8).counted("other"))" : ""
    return "\(noticed.grouped) of \((noticed + missed.count).counted("known fault")), by "
      + "\(scenarios.grouped) of the scenarios" + (missed.isEmpty ? "" : "; not \(shown)\(more)")
  }
}

extension Finding.Sample {
  /// `scenario 12`, or the file of a kept one.
  package var text: String {
    switch place {
    case .run(let index): "scenario \(index.grouped)"
    case .kept(let entry): entry.file
    }
  }
}

extension ComparedValues {
  /// `bar 0 of 240, styles 0 of 240`; what was compared whenever it was due has one number.
  package func text(of parts: [Observation.Part]) -> String {
    parts.map { part in
      if neverDue.contains(part) { return "\(part.rawValue) never due" }
      let of = compared(part) < due[part] ? " of \(due[part].grouped)" : ""
      return "\(part.rawValue) \(compared(part).grouped)\(of)"
    }.joined(separator: ", ")
  }

  /// `never due: safeArea, systemGestures`; nil where every declared part was due.
  fileprivate var neverDueText: String? {
    let parts = parts.filter(neverDue.contains).map(\.rawValue)
    return parts.isEmpty ? nil : "never due: \(parts.joined(separator: ", "))"
  }

  /// The reason why an agreement says little.
  package func complaint(of parts: [Observation.Part]) -> String {
    if highestCount == 0 {
      return "hardly anything was compared: no part that it answers was due"
        + (neverDueText.map { " (\($0))" } ?? "")
    }
    return "hardly anything was compared: \(text(of: parts)) moments"
  }
}

extension RunPlan {
  /// The plan in one line: `seed 1, profile mixed, shard 1 of 4`.
  package var text: String {
    let shard = shard == .whole ? "" : ", shard \(shard.number + 1) of \(shard.count)"
    switch source {
    case .generated(let seed, let profile): return "seed \(seed), profile \(profile.name)\(shard)"
    case .enumerated(let worlds):
      return "up to \(worlds.controllers.counted("controller")), "
        + "\(worlds.steps.counted("step")) and \(worlds.settings.counted("setting")) of alphabet "
        + "\(worlds.alphabet.name)\(shard)"
    }
  }
}
