import Foundation
import mutating

/// Documents that notice a branch taken another way, as `Tests/Laboratory/Results/Branches.md`.
struct BranchReport {
  /// The end of a mutation.
  private enum Verdict: Hashable {
    /// A document from a source fails, or the model crashes.
    case noticed(by: String)
    /// Only a document that shows a decision of this project fails, or a bug found once.
    case decided
    /// No document fails, though generated scenarios differ.
    case open
    /// No scenario differs.
    case same
    /// It is about readings of open questions.
    case reading
  }

  /// The scenarios that are to show a mutation.
  private static let scenarios = 3_000

  private let package: URL
  private let made: [Mutation]
  private let all: [Mutation]
  private var verdicts: [Int: Verdict] = [:]

  init(of package: URL, in work: URL) throws {
    self.package = package
    all = try branchMutations(ofReferenceIn: package.appending(path: "Sources/ReferenceModel"))
      .filter { $0.isABranch }
    let numbers = Set(all.map(\.number))
    made = try mutationsMade(in: work).filter { numbers.contains($0.number) }
    let documents = ["documents", package.path]
    guard try hunt(0, work, documents).exitCode == 0 else {
      throw Unusable("a document fails without any mutation")
    }
    for mutation in made {
      let result = try hunt(mutation.number, work, documents)
      var verdict = Self.verdict(of: result, mutation)
      if verdict == .open {
        let search = try hunt(mutation.number, work, ["1", "\(Self.scenarios)"])
        if search.exitCode == 0 { verdict = .same }
      }
      verdicts[mutation.number] = verdict
    }
  }

  func write() throws {
    let path = package.appending(path: "Tests/Laboratory/Results/Branches.md")
    try text.write(to: path, atomically: true, encoding: .utf8)
    print("\(count(.open)) of \(made.count) mutations without a document")
  }

  private static func verdict(of hunt: Command, _ mutation: Mutation) -> Verdict {
    switch hunt.exitCode {
    case 0: mutation.text.contains("readings.takes(") ? .reading : .open
    case 1: .noticed(by: hunt.output.replacing("\n", with: ""))
    case 3: .decided
    default: .noticed(by: "(it crashes or hangs)")
    }
  }

  private func count(_ verdict: Verdict) -> Int { verdicts.values.count { $0 == verdict } }

  // MARK: Text

  private var text: String {
    let branches = Dictionary(grouping: all, by: \.branch)
    let noticed = made.count - [.decided, .open, .same, .reading].map(count).reduce(0, +)
    return """
      # Branches of the law

      Comparing can't see a mistake that both models share; documents can. `mutations make . WORK reference`, then
      `mutations branches . WORK` ([Tests/Mutations](../../Mutations/README.md)) took every branch of the reference another
      way (a condition negated, one side of it left out, a bound moved, a case doing what its neighbor does) and replayed the
      documents of `Tests/Conformance` and of `Reports/Counterexamples`. A test holds the list of branches equal to the source.

      Of \(made.count) changes of \(branches.count) branches

      - \(noticed) are noticed by a document from a source
      - \(count(.decided)) only by a document that shows a decision of this project, or a bug found once
      - \(count(.open)) by none, though generated scenarios show them: the list below
      - \(count(.reading)) by none, as they are about readings that the law does not choose
      - \(count(.same)) by none, nor by \(Self.scenarios.formatted(.number.locale(Locale(identifier: "en_US")))) generated scenarios: most of them show in no world

      ## Without a document

      Both models could be wrong here, and nothing would notice. Where a source states what is to be observed, a document
      is missing; else a source is. None is written from what a model answers.

      | file | branch | instead |
      | --- | --- | --- |
      \(made.filter { verdicts[$0.number] == .open }.map(row).joined(separator: "\n"))

      ## All

      The changes made, those that documents notice, and the first document from a source that notices one.

      | file | branch | made | noticed | document |
      | --- | --- | ---: | ---: | --- |
      \(branches.sorted { $0.key < $1.key }.map { row($0.key, $0.value) }.joined(separator: "\n"))

      """
  }

  private func row(_ mutation: Mutation) -> String {
    "| `\(mutation.file)` | `\(mutation.text.escaped)` | `\(mutation.instead.escaped)` |"
  }

  private func row(_ branch: Branch, _ mutations: [Mutation]) -> String {
    let verdicts = mutations.compactMap { self.verdicts[$0.number] }
    let documents = verdicts.compactMap {
      if case .noticed(let document) = $0 { document } else { nil }
    }
    let noticed = documents.count + verdicts.count { $0 == .decided }
    let document = documents.min() ?? (noticed == 0 ? "-" : "a decision")
    return "| `\(branch.file)` | `\(branch.text.escaped)` | \(verdicts.count) | \(noticed) | "
      + "\(document) |"
  }
}

extension String {
  /// The text as a cell of a table has it.
  var escaped: String { replacing("|", with: "\\|") }
}
