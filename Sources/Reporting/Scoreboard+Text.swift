public import StatusQuoHarness

extension Scoreboard {
  /// A table with a row for each wrong resolver, and the totals.
  public var text: String {
    var table = Table(rightAligned: Set(2...Scoreboard.heads.count + 1))
    table.rows.append(["", "wrong resolver"] + Scoreboard.heads)
    for score in scores { table.rows.append(["", score.id] + score.cells) }
    let legend = [
      "", "  found: with 95 % confidence by that share of all searches at least",
      "  medians of the searches; size: steps + controllers of the smallest form / known",
      "  shortest (= all smaller ones were played); at: searches that ended at that size", "",
    ]
    return (table.lines() + legend + totals.map { "  " + $0 }).joined(separator: "\n") + "\n"
  }

  /// The same as a Markdown page.
  public func markdown(title: String, about: String) -> String {
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    var lines = ["# \(title)", "", about, ""]
    lines += totals.map { "- \($0)" } + [""]
    lines.append(row(["wrong resolver"] + Scoreboard.heads))
    lines.append(row(["---"] + Scoreboard.heads.map { _ in "---:" }))
    for score in scores { lines.append(row([score.id] + score.cells)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let heads = [
    "found", "scenarios", "steps", "ms", "slowest ms", "evaluations", "size", "at", "forms",
  ]

  /// What was reached over all rows, each with how many there are, and what became of controls.
  var totals: [String] {
    counts + controls.map(\.text) + (canary.map { [$0.text] } ?? [])
  }

  /// What was reached over all rows, each with how many there are.
  var counts: [String] {
    let all = scores.count.grouped
    var lines =
      interruptedOf.map { ["interrupted: \(all) of \($0.grouped) bugs were searched"] } ?? []
    lines += [
      "found by every search: \(foundAlways.grouped) of \(all)",
      "found by every search within 1 s: \(foundAlways(within: 1).grouped) of \(all)",
      "shrunk to the known shortest by 95 % of the searches: "
        + "\(shrunkToShortest.grouped) of \(all)",
      "shrunk to one form by all searches: \(shrunkToOneForm.grouped) of \(all)",
    ]
    if !scores.isEmpty {
      lines.append(
        "found by half of the searches within "
          + curve.map { "\($0.scenarios.counted("scenario")): \($0.bugs.grouped)" }
          .joined(separator: ", "))
    }
    if !pairs.isEmpty {
      let separated = pairs.count(where: \.isSeparated).grouped
      lines.append("pairs of bugs reported apart: \(separated) of \(pairs.count.grouped)")
      let slipped = pairs.reduce(0) { $0 + $1.slipped }
      let findings = pairs.reduce(0) { $0 + $1.findings }.grouped
      lines.append("findings of pairs that neither bug shows alone: \(slipped) of \(findings)")
    }
    return lines
  }
}

extension ControlRun {
  /// `not reported, 20,000 steps`.
  var outcome: String {
    let verdict = report.map { "reported: \($0)" } ?? "not reported"
    return "\(verdict), \(steps.counted("step"))"
  }

  fileprivate var text: String { "\(id): \(outcome)" }
}

extension Score {
  fileprivate var cells: [String] {
    func text(_ number: Double?) -> String { number.map { $0.fixed(0) } ?? "-" }
    let milliseconds = spread { $0.searching * 1_000 }
    return [
      "\(successes.count)/\(searches.count) (≥ \((leastShare * 100).fixed(0)) %)",
      text(spread { Double($0.scenarios) }?.median), text(spread { Double($0.steps) }?.median),
      milliseconds?.median.rough ?? "-", milliseconds?.largest.rough ?? "-",
      text(spread { Double($0.shrinking!.evaluations) }?.median),
      sizes, successes.isEmpty ? "-" : "\(atShortest)",
      "\(forms.count)",
    ]
  }

  /// `1+2 / 1+2=`
  private var sizes: String {
    let smallest = successes.compactMap { $0.shrinking?.scenario }
      .map { ($0.steps.count, $0.controllers.count) }.min(by: <)
    let known =
      "\(shortest.steps)+\(shortest.controllers)"
      + (shortest.evidence == .enumerated ? "=" : "")
    return (smallest.map { "\($0.0)+\($0.1)" } ?? "-") + " / " + known
  }
}
