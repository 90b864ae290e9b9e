import Foundation
import mutating

/// A verdict of a person on a mutation and on the cause that was named for it, kept in `judgments.tsv`:
/// file, text, replacement, cause, verdict, reason.
struct Judgment {
  /// A verdict. On a cause, it is judged from the mutated line.
  enum Verdict: String, CaseIterable {
    case right, half, misleading, silent
    /// No scenario can show the mutation.
    case same
  }

  let verdict: Verdict
  let reason: String

  /// The judgments, by the mutation and the cause.
  static func all(in package: URL) throws -> [String: Judgment] {
    let path = package.appending(path: "Tests/Mutations/judgments.tsv")
    var judgments: [String: Judgment] = [:]
    for row in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6, let verdict = Verdict(rawValue: fields[4]) else {
        throw Unusable("judgments.tsv: not a judgment: \(row)")
      }
      judgments[fields[..<4].joined(separator: "\t")] = Judgment(
        verdict: verdict, reason: fields[5])
    }
    return judgments
  }
}

extension Mutation {
  /// The key of a judgment; it stays when other source changes.
  func key(_ cause: String) -> String { "\(file)\t\(text)\t\(instead)\t\(cause)" }
}

/// Mutations in an order that a seed draws, the same whatever else is mutated; of those that read alike only the first.
func drawn(from mutations: [Mutation], seed: UInt64) -> [Mutation] {
  var known: Set<String> = []
  return mutations.filter { known.insert($0.key("")).inserted }
    .map { (rank: $0.key("").hash(from: seed), mutation: $0) }
    .sorted { $0.rank < $1.rank }.map(\.mutation)
}

extension String {
  /// FNV-1a, the same on every machine.
  fileprivate func hash(from seed: UInt64) -> UInt64 {
    utf8.reduce(seed ^ 0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
