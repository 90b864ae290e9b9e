import StatusQuoArticles
import StatusQuoCommand
import StatusQuoHarness
import StatusQuoReporting

extension Scoreboard {
  /// The totals, and a table with a row for each wrong resolver.
  var article: Article {
    Article(
      Phrase(verdict), isGood: isClean, command: "bugs",
      blocks: [
        .list(totals.map { Block.Item(Phrase($0)) }, .bullet),
        .section(
          "Searches",
          [
            .list(
              [
                "found: with 95 % confidence by that share of all searches at least",
                "medians of the searches; size: steps + controllers of the smallest form / known shortest"
                  + " (= all smaller ones were played); at: searches that ended at that size",
              ].map { Block.Item($0) }),
            .table(
              Block.Table(
                ["wrong resolver"] + Scoreboard.heads,
                scores.map { [Phrase($0.id)] + $0.cells.map { Phrase($0) } },
                numbers: 1..<Scoreboard.heads.count + 1)),
          ]),
      ])
  }

  private var verdict: String {
    "every search found \(foundAlways) of \(scores.count) bugs"
      + (interruptedOf.map { "; interrupted, \(scores.count) of \($0) were searched" } ?? "")
  }

  private static let heads = [
    "found", "scenarios", "steps", "ms", "slowest ms", "evaluations", "size", "at", "forms",
  ]

  /// The totals of all rows, each with the number of rows, and the results of controls.
  var totals: [String] {
    counts + controls.map(\.text) + (canary.map { [$0.text] } ?? [])
  }

  /// The totals of all rows, each with the number of rows.
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
      + (shortest.isEnumerated ? "=" : "")
    return (smallest.map { "\($0.0)+\($0.1)" } ?? "-") + " / " + known
  }
}
