import Foundation
import mutating

/// The harness's result on mutations of the resolver that a seed chose, as `Tests/Laboratory/Results/SourceMutations.md`.
///
/// Seeded bugs are among the laws that join findings and name causes; no law states these.
struct SourceScore {
  private static let wanted = 50
  private static let seeds = 5
  private static let scenarios = 10_000
  private static let order: UInt64 = 1

  /// The result on one mutation.
  private struct Row {
    let mutation: Mutation
    /// For each seed that finds it, the scenarios played until then.
    let scenarios: [Int]
    let report: FuzzReport
  }

  private let package: URL
  private let judgments: [String: Judgment]
  private var rows: [Row] = []
  private var same: [Mutation] = []
  private var crashing = 0

  init(of package: URL, in work: URL) throws {
    self.package = package
    judgments = try Judgment.all(in: package)
    var searches = try Searches(in: work)
    let ranked = try drawn(from: mutationsMade(in: work), seed: Self.order)
    for mutation in ranked where rows.count < Self.wanted {
      if judgments[mutation.key("")]?.verdict == .same {
        same.append(mutation)
      } else if let row = try Self.row(mutation, &searches) {
        rows.append(row)
        print(text(of: row))
        fflush(nil)
      } else {
        crashing += 1
      }
    }
  }

  func write() throws {
    let path = package.appending(path: "Tests/Laboratory/Results/SourceMutations.md")
    try text.write(to: path, atomically: true, encoding: .utf8)
    print("\(found.count) of \(rows.count) found")
  }

  /// Nil where the mutated resolver crashes or hangs, which any harness sees.
  private static func row(_ mutation: Mutation, _ searches: inout Searches) throws -> Row? {
    var found: [Int] = []
    for seed in 1...seeds {
      let search = try searches.search(
        for: SoughtBug(mutation), seed: seed, upTo: scenarios, without: [])
      guard search.hasEnded else { return nil }
      if search.isFound { found.append(search.scenarios) }
    }
    let enough = found.isEmpty ? 1 : max(2_000, found[0])
    let report = try FuzzReport(of: mutation.number, scenarios: enough, in: searches.work)
    return Row(mutation: mutation, scenarios: found.sorted(), report: report)
  }

  // MARK: Text

  private var found: [Row] { rows.filter { $0.scenarios.count == Self.seeds } }

  private func verdict(of row: Row) -> String {
    let judgment = judgments[row.mutation.key(row.report.cause)]
    return judgment?.verdict.rawValue ?? (row.report.cause.isEmpty ? "silent" : "not judged")
  }

  private func count(_ verdict: Judgment.Verdict) -> Int {
    rows.count { !$0.scenarios.isEmpty && self.verdict(of: $0) == verdict.rawValue }
  }

  private func count(findings: Int) -> Int {
    rows.count { $0.report.sizes.count == findings }
  }

  private var text: String {
    let medians = found.map { $0.scenarios[Self.seeds / 2] }.sorted()
    return """
      # Mutations that no law states

      The bugs of [SeededBugs](SeededBugs.md) are among the laws that join findings and name causes, so that they say little
      about either. `mutations score . WORK` ([Tests/Mutations](../../Mutations/README.md)) takes the first \(Self.wanted) mutations
      of the cached resolver's source in an order that a seed draws, apart from \(crashing) that crash or hang and \(same.count) set
      aside below. Each is searched for with \(Self.seeds) seeds; the first seed's findings are those of
      2,000 scenarios, or of as many as it takes. Causes are judged by hand, from the mutated line.

      - found by all of \(Self.seeds) searches of at most \(Self.scenarios.formatted(.number.locale(Locale(identifier: "en_US")))) scenarios: \(found.count) of \(rows.count)
      - scenarios to find one (of those): median of the medians \(medians[medians.count / 2]), worst search \(found.flatMap(\.scenarios).max() ?? 0)
      - findings: one for \(count(findings: 1)), two for \(count(findings: 2)), more for \(rows.count { $0.report.sizes.count > 2 })
      - cause: right for \(count(.right)), half right for \(count(.half)), misleading for \(count(.misleading)), silent for \(count(.silent))

      Scenarios: the median and the worst of the searches that find it. Size: steps + controllers of each finding.

      | file | source | instead | found | scenarios | findings | size | cause | judged |
      | --- | --- | --- | ---: | ---: | ---: | --- | --- | --- |
      \(rows.map(text(of:)).joined(separator: "\n"))

      ## Set aside

      No search found these, and read by hand they change nothing that is compared. As only what no search finds was
      read, they count in favor of the score: without them it is \(found.count) of \(rows.count + same.count).

      | file | source | instead | reason |
      | --- | --- | --- | --- |
      \(same.map(setAside).joined(separator: "\n"))

      """
  }

  private func text(of row: Row) -> String {
    let report = row.report
    let cells = [
      row.mutation.file, "`\(row.mutation.text.escaped)`", "`\(row.mutation.instead.escaped)`",
      "\(row.scenarios.count)/\(Self.seeds)",
      row.scenarios.last.map { "\(row.scenarios[row.scenarios.count / 2]), \($0)" } ?? "-",
      "\(report.sizes.count)", report.sizes.joined(separator: ", "),
      report.cause.isEmpty ? "-" : report.statement,
      row.scenarios.isEmpty ? "missed" : verdict(of: row),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func setAside(_ mutation: Mutation) -> String {
    let reason = judgments[mutation.key("")]?.reason ?? ""
    return
      "| \(mutation.file) | `\(mutation.text.escaped)` | `\(mutation.instead.escaped)` | \(reason) |"
  }
}
