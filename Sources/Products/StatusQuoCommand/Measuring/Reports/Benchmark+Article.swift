package import StatusQuoArticles
import StatusQuoBenchmarking
import StatusQuoReporting

extension Benchmark {
  /// The answer: the subject beside the fastest other column, for what matters most; with `details` all
  /// figures.
  ///
  /// - Parameter machine: where it was measured.
  package func article(details: Bool, machine: MachineState?) -> Article {
    let busy = machine?.busy.map { [Block.facts([$0])] } ?? []
    let closing = Block.line(
      Phrase(claim + "--details has every figure, --format json every sample."))
    return Article(
      Phrase(answer), command: "bench",
      blocks: busy + (isInterrupted ? [.line("Interrupted: the rest was not measured.")] : [])
        + notes + summary + plots + (details || summary.isEmpty ? self.details : [closing]))
  }

  /// The columns that answered like the reference before they were timed, on each tree on which they were.
  private var verified: [String] {
    columns.filter { column in
      let timed = rows.filter { $0.of(column) != nil }.map(\.tree)
      return !timed.isEmpty
        && timed.allSatisfy { tree in
          checks.contains { $0.tree == tree && $0.steps > 0 && $0.columns.contains(column) }
        }
    }
  }

  /// The sentence on what was verified; none where nothing was.
  private var claim: String {
    let timed = columns.filter { column in
      column != "reference" && rows.contains { $0.of(column) != nil }
    }
    if verified.isEmpty { return "" }
    let who = verified == timed ? "All columns" : verified.joined(separator: ", ")
    return "\(who) answered like the reference before they were timed, in turn (A B A B). "
  }

  /// Notes on rows that are not measured, or not as asked.
  private var notes: [Block] {
    var notes: [String] = []
    if observed.contains(subject) {
      notes.append(
        "\(subject) answers questions by whole observations, marked *: conform to QueryResolver to have"
          + " them timed. Questions about an observation that is kept have no time.")
    }
    let trees = leftOut.filter { $0.column == subject }.map(\.tree.text)
    if !trees.isEmpty {
      notes.append(
        "Not measured, as \(subject) skips them or does not know what they need: "
          + trees.joined(separator: ", "))
    }
    return notes.map { .line(Phrase($0)) }
  }

  /// A star where a column answers a question behind a step by a whole observation.
  private func mark(_ column: String, _ task: BenchmarkTask) -> String {
    observed.contains(column) && task.isAsked ? " *" : ""
  }

  private var trees: [BenchmarkPlan.Tree] {
    rows.map(\.tree).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The tree that the answer is about.
  var mainTree: BenchmarkPlan.Tree? {
    trees.first { $0 == .init(.app, 60) } ?? trees.first
  }

  private var answer: String {
    let ratios = mainRows.compactMap { fastestOther(in: $0)?.ratio }
    guard let mainTree, !ratios.isEmpty else {
      let isMeasured =
        rows.contains { $0.of(subject) != nil }
        || !(lockStep.isEmpty && work.isEmpty && instructions.isEmpty)
      return isMeasured ? "\(subject) was measured" : "nothing of \(subject) was measured"
    }
    let wins = ratios.count { $0.interval.lowerBound > 1 }
    return "\(subject) is faster than every other column in \(wins) of "
      + "\(ratios.count.counted("task")) (\(mainTree.text))"
  }
}

// MARK: - Summary

extension Benchmark {
  private static let mainTasks: [BenchmarkTask] = [
    .question(.statusBar), .question(.style), .step(.override), .stepAndBar(.decider),
    .step(.select), .step(.push), .step(.present), .step(.addChild), .stepAndObservation,
  ]

  var mainRows: [Row] {
    Self.mainTasks.compactMap { task in rows.first { $0.tree == mainTree && $0.task == task } }
  }

  private var summary: [Block] {
    let others = trees.filter { $0 != mainTree }.compactMap { tree in
      rows.first { $0.tree == tree && $0.task == .stepAndBar(.decider) }
    }
    return [
      comparison(
        "\(mainTree?.text ?? ""); ns, lower is faster", mainRows.map { ($0, $0.task.text) }),
      comparison(
        "Other trees: \(BenchmarkTask.stepAndBar(.decider).text); ns",
        others.map { ($0, $0.tree.text) }),
      table(
        "In lock-step with the reference, everything observed and compared",
        ["scenarios of", "steps/s", "scenarios/s", "ns per step", "of it generating"],
        lockStep.map { row in
          [
            "\(row.size.controllers) controllers, \(row.size.steps) steps", row.whole.rate.rough,
            (row.whole.rate / Double(row.size.steps)).rough, row.whole.spread,
            (100 * row.generating.median / row.whole.median).fixed(0) + " %",
          ]
        }),
    ].compactMap(\.self)
  }

  /// The subject beside the fastest other column, a row each.
  private func comparison(_ title: String, _ rows: [(row: Row, text: String)]) -> Block? {
    table(
      title, ["", subject.shortened, "fastest other", "", ""],
      rows.compactMap { row, text in
        guard let mine = row.of(subject) else { return nil }
        guard let (other, ratio) = fastestOther(in: row) else {
          return [text, mine.median.shortTime + mark(subject, row.task), "", "", ""]
        }
        return [
          text, mine.median.shortTime + mark(subject, row.task), other.median.shortTime,
          other.name.shortened, ratio.words,
        ]
      }, numbers: 1..<3)
  }

  private func fastestOther(in row: Row) -> (other: Measurement, ratio: Ratio)? {
    let others = row.measurements.filter { $0.name != subject && $0.nanoseconds.count > 1 }
    guard let fastest = others.min(by: { $0.median < $1.median }),
      let ratio = row.ratio(of: fastest.name, to: subject)
    else { return nil }
    return (fastest, ratio)
  }
}

// MARK: - Details

extension Benchmark {
  private var details: [Block] {
    let note =
      trees.isEmpty
      ? []
      : [
        Block.line(
          "Medians, ± half of what the middle half of the samples spans. The loop around the operations "
            + "(last column) is measured with them and taken off.")
      ]
    return note + (trees.map(times) + counts).compactMap(\.self)
  }

  private func times(of tree: BenchmarkPlan.Tree) -> Block? {
    table(
      "\(tree.text): ns per operation", ["figure"] + columns.map(\.shortened) + ["loop"],
      rows.filter { $0.tree == tree }.map { row in
        [row.task.name]
          + columns.map { column in
            row.of(column).map { $0.spread + mark(column, row.task) } ?? ""
          } + [row.loop?.median.short ?? ""]
      })
  }

  private var counts: [Block?] {
    [
      table(
        "Objects allocated per step, where there are any",
        ["figure"] + columns.map(\.shortened),
        rows.filter { $0.allocations.values.contains { $0 > 0 } }.map { row in
          [row.name] + columns.map { row.allocations[$0]?.short ?? "" }
        }),
      table(
        "Instructions per operation, counted by valgrind",
        ["figure", "column", "instructions", "loop"],
        instructions.map { [$0.name, $0.column, $0.perOperation.short, $0.loop.short] },
        numbers: 2..<4),
      table(
        "Verified against the reference before timing",
        ["tree", "steps", "answers", "whole observations"],
        checks.map { check in
          [
            check.tree.text, check.steps.grouped, check.answers.grouped, check.observations.grouped,
          ]
        }),
    ]
  }

  private func table(
    _ title: String, _ head: [String], _ rows: [[String]], numbers: Range<Int>? = nil
  ) -> Block? {
    guard !rows.isEmpty else { return nil }
    let rows = rows.map { $0.map { Phrase($0) } }
    return .section(title, [.table(Block.Table(head, rows, numbers: numbers ?? 1..<head.count))])
  }
}

extension String {
  /// A column's name in a table; names are the user's.
  var shortened: String { count > 14 ? prefix(13) + "…" : self }
}

extension Ratio {
  /// The factor: `3.1 x faster`, `even`, `1.4 x slower`.
  fileprivate var words: String {
    if interval.lowerBound <= 1.1, interval.upperBound >= 1 / 1.1, median < 1.1, median > 1 / 1.1 {
      return "even"
    }
    return median >= 1 ? "\(median.rough) x faster" : "\((1 / median).rough) x slower"
  }
}
