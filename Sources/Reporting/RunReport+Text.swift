import StatusQuoAppearanceModel
import StatusQuoGenerators
public import StatusQuoHarness
import StatusQuoRunFormats

extension RunReport {
  /// What was played, what was found, and what was reached, measured.
  public func text(ink: Ink = .none) -> String {
    var lines = [holds ? ink.green(verdict) : ink.red(verdict), ""]
    lines += Table(rows: facts.map { [$0.name, $0.value] }).lines(indent: "  ")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The result in one line.
  public var verdict: String { result + notExamined + interruptedAfter }

  /// Whether nothing is wrong, as far as was played, and enough was compared to say so.
  public var holds: Bool {
    findings.isEmpty && unexamined.isEmpty && hardlyCompared.isEmpty && !isEmpty
  }

  /// `; 44 samples of them were not examined`.
  private var notExamined: String {
    unexamined.isEmpty ? "" : "; \(unexamined.count.counted("sample")) of them not examined"
  }

  /// `; stopped after 4 of 30 s`.
  private var interruptedAfter: String {
    switch interruption {
    case nil: ""
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

  private var result: String {
    if isEmpty, findings.isEmpty { return "nothing was played" }
    let ways = findings.count.counted("way")
    let played =
      scenarios == 0 && replayed > 0
      ? replayed.counted("replayed scenario") : scenarios.counted("scenario")
    switch plan.check {
    case .agreement:
      if divergences > 0 {
        return "the models differ on \(divergences.grouped) of \(played), in \(ways)"
      }
      if !findings.isEmpty { return "the models differ on kept scenarios, in \(ways)" }
      if !hardlyCompared.isEmpty {
        return coverage.compared.complaint(of: hardlyCompared)
      }
      return "the models agree on \(played), \(steps.counted("step"))" + stillNew
    case .properties:
      if divergences > 0 {
        return "properties are violated on \(divergences.grouped) of \(played), in \(ways)"
      }
      if !findings.isEmpty { return "properties are violated on kept scenarios, in \(ways)" }
      let all = MetamorphicProperty.allCases.count
      return "both models satisfy all \(all) properties on \(played)"
    }
  }

  /// What was played and what was reached, in the order of the summary.
  var facts: [CheckedRun.Fact] { facts(withMissing: true) }

  /// The same; `withMissing` says whether what was never reached is named.
  func facts(withMissing: Bool) -> [CheckedRun.Fact] {
    let shrinking = findings.isEmpty ? "" : ", \(self.shrinking.fixed(2)) s shrinking"
    var facts = [("run", plan.text)]
    if isEnumeration, let limit = plan.scenarios {
      facts.append(("in bound", limit.counted("scenario")))
      facts.append(("complete", isComplete ? "yes" : share))
    }
    let rest = scenarios < totals.positions ? "; the others continue one that changed nothing" : ""
    facts.append(
      ("scenarios", "\(scenarios.grouped)\(rate(scenarios - before.coverage.scenarios))\(rest)"))
    if plan.check == .agreement {
      facts.append(("steps", "\(steps.grouped)\(rate(steps - before.coverage.steps))"))
      facts.append(("outcomes", outcomes))
      let parts = Divergence.Part.listed.filter { coverage.compared.due[$0] > 0 }
      if !parts.isEmpty { facts.append(("compared", coverage.compared.text(of: parts))) }
    }
    if let shareOfNew {
      facts.append(
        (
          "still new",
          "\(furtherScenarios(shareOfNew)) would use a rule in a step that did not use it before"
        ))
    }
    facts.append(("time", "\(playing.fixed(2)) s playing\(shrinking)"))
    if !unexamined.isEmpty { facts.append(("unexamined", unexaminedClasses)) }
    if replayed > 0 { facts.append(("replayed", replayed.grouped)) }
    if let failure { facts.append(("ended early", failure)) }
    if plan.check == .agreement {
      facts += coverage.areas.map { area in
        (area.name, isEnumeration ? area.reached.grouped : withMissing ? area.text : area.count)
      }
    }
    return facts.map { CheckedRun.Fact(name: $0.0, value: $0.1) }
  }

  /// Each class once, with the first scenario that shows it.
  private var unexaminedClasses: String {
    var seen: Set<DivergenceClass> = []
    let firsts = unexamined.filter { seen.insert($0.divergenceClass).inserted }
    let more = firsts.count > 6 ? "; and \((firsts.count - 6).counted("other way"))" : ""
    return firsts.prefix(6).map { "\($0.divergenceClass) (scenario \($0.index.grouped))" }
      .joined(separator: "; ") + more
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

  private func rate(_ count: Int) -> String {
    playing > .zero ? ", \((Double(count) / playing).rough) a second" : ""
  }
}

extension ComparedValues {
  /// `bar 0 of 240, styles 0 of 240`; what was compared whenever it was due has one number.
  func text(of parts: [Divergence.Part]) -> String {
    parts.map { part in
      let of = compared(part) < due[part] ? " of \(due[part].grouped)" : ""
      return "\(part.rawValue) \(compared(part).grouped)\(of)"
    }.joined(separator: ", ")
  }

  /// Why an agreement says little.
  func complaint(of parts: [Divergence.Part]) -> String {
    "hardly anything was compared: \(text(of: parts)) moments"
  }
}

extension RunPlan {
  /// What is run, in one line: `seed 1, profile mixed, shard 1 of 4`.
  public var text: String {
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
