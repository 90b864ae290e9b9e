import Foundation
import mutating

/// Causes that rules as suspects name, beside those that laws name, as `Tests/Laboratory/Results/Suspects.md`.
struct SuspectScore {
  private let package: URL
  private let verdicts: Verdicts
  private let rows: [Row]

  /// A subject, with the causes that are named for it.
  private struct Row {
    let subject: SuspectedSubject
    let report: CauseReport
  }

  /// Builds the mutated package, unless it was built in the folder, and plays what was not played there.
  init(of package: URL, in work: URL) throws {
    self.package = package
    verdicts = try Verdicts(in: package)
    let made = work.appending(path: "mutations.tsv")
    if !FileManager.default.fileExists(atPath: made.path) {
      let built = try MutatedPackage(
        of: package, in: work, model: .cached, only: SuspectedSubject.published(in: package))
      try built.mutations.map(\.row).joined(separator: "\n").write(
        to: made, atomically: true, encoding: .utf8)
    }
    let branches = work.appending(path: "branches.tsv")
    if !FileManager.default.fileExists(atPath: branches.path) {
      let built = try MutatedPackage(branchesOf: package, besideThatIn: work)
      try built.mutations.map(\.row).joined(separator: "\n").write(
        to: branches, atomically: true, encoding: .utf8)
    }
    rows = try SuspectedSubject.all(of: package, in: work).map { subject in
      Row(subject: subject, report: try CauseReport(of: subject, package, in: work))
    }
  }

  func write() throws {
    for row in rows where row.report.isFound {
      for choice in CauseChoice.allCases {
        guard let cause = row.report.cause(choice) else { continue }
        if verdicts[row.subject, cause] == nil {
          print("\(row.subject.name)\t\(cause)\tnot judged")
        }
      }
    }
    let page = package.appending(path: "Tests/Laboratory/Results/Suspects.md")
    let head = try String(contentsOf: page, encoding: .utf8)
      .components(separatedBy: "\n## What came of it")[0]
    try "\(head)\n\(text)".write(to: page, atomically: true, encoding: .utf8)
  }

  // MARK: Text

  private func tally(_ rows: [Row], _ choice: CauseChoice) -> String {
    let judged = rows.filter(\.report.isFound).map { row in
      row.report.cause(choice).map { verdicts[row.subject, $0] ?? .silent } ?? .silent
    }
    let count = { (verdict: Judgment.Verdict) in judged.count { $0 == verdict } }
    let score = Double(count(.right)) + Double(count(.half)) / 2 - Double(count(.misleading))
    let counts = [Judgment.Verdict.right, .half, .misleading, .silent].map { "\(count($0))" }
    return (counts + [score.formatted(.number.grouping(.never))]).joined(separator: " | ")
  }

  private var text: String {
    let kinds: [(String, [Row])] =
      SuspectedSubject.Kind.allCases.map { kind in
        (kind.rawValue, rows.filter { $0.subject.kind == kind })
      } + [("all", rows)]
    let tallies = kinds.flatMap { name, rows in
      CauseChoice.allCases.map { choice in
        "| \(name): \(rows.count(where: \.report.isFound)) found | \(choice.rawValue) | \(tally(rows, choice)) |"
      }
    }
    return """
      ## What came of it

      | judged | cause named by | right | half | misleading | silent | score |
      | --- | --- | ---: | ---: | ---: | ---: | ---: |
      \(tallies.joined(separator: "\n"))

      ## Each

      What was not found is left out; of several causes the first stands here.

      | bug | by laws | judged | by suspects | judged | by branches | judged |
      | --- | --- | --- | --- | --- | --- | --- |
      \(rows.filter(\.report.isFound).map(text(of:)).joined(separator: "\n"))

      """
  }

  private func text(of row: Row) -> String {
    let cells = [CauseChoice.laws, .inOrder, .branches].flatMap { choice in
      let cause = row.report.cause(choice)
      let verdict = cause.map { verdicts[row.subject, $0]?.rawValue ?? "not judged" } ?? "silent"
      return [cause ?? "-", verdict]
    }
    return "| \(([row.subject.name] + cells).map(\.escaped).joined(separator: " | ")) |"
  }
}

/// The verdicts of a person on causes, kept in `suspects.tsv`: the subject, the cause, the verdict.
struct Verdicts {
  private var verdicts: [String: Judgment.Verdict] = [:]

  init(in package: URL) throws {
    let path = package.appending(path: "Tests/Mutations/suspects.tsv")
    for row in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, let verdict = Judgment.Verdict(rawValue: fields[2]) else {
        throw Unusable("suspects.tsv: not a verdict: \(row)")
      }
      verdicts["\(fields[0])\t\(fields[1])"] = verdict
    }
  }

  subscript(subject: SuspectedSubject, cause: String) -> Judgment.Verdict? {
    verdicts["\(subject.name)\t\(cause)"]
  }
}
