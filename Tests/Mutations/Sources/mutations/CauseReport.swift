import Foundation

/// Who names a cause, and when.
enum CauseChoice: String, CaseIterable {
  case laws
  case exact = "suspects that explain everything"
  case most = "suspects that explain most, or some parts"
  case inOrder = "the same, the first of several"
}

/// The causes that `laboratory suspects` prints.
struct CauseReport {
  /// A cause of a finding.
  private struct Cause {
    let finding: Int
    let isLaw: Bool
    let isExact: Bool
    let misses: String
    let supports: String
    let words: String

    var isInPart: Bool { words.contains(", only in ") }
    var note: String { isExact ? words : "\(words) (not everywhere)" }
  }

  /// True if the search found it.
  let isFound: Bool
  private let causes: [Cause]

  /// Plays a subject, or reads what was played.
  init(of subject: SuspectedSubject, _ package: URL, in work: URL) throws {
    let log = work.appending(path: subject.file)
    if !FileManager.default.fileExists(atPath: log.path) {
      _ = try Command(
        "/usr/bin/env",
        ["timeout", "150", work.appending(path: "build/release/laboratory").path, "suspects"]
          + subject.arguments,
        environment: ["STATUSQUO_MUTANT": "\(subject.mutation)", "SWIFT_BACKTRACE": "enable=no"],
        log: log)
    }
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    isFound = lines.contains { $0[0] == "finding" }
    causes = lines.compactMap { fields in
      guard fields.count == 6, ["law", "suspect"].contains(fields[0]), fields[2] != "some",
        let finding = Int(fields[1])
      else { return nil }
      return Cause(
        finding: finding, isLaw: fields[0] == "law", isExact: fields[2] == "exact",
        misses: fields[3], supports: fields[4], words: fields[5])
    }
  }

  /// The cause of the first finding that has one; nil where none is named.
  func cause(_ choice: CauseChoice) -> String? {
    let own = causes.filter { $0.isLaw == (choice == .laws) }
    for finding in Set(own.map(\.finding)).sorted() {
      let all = own.filter { $0.finding == finding }
      let exact = all.filter(\.isExact)
      let best = exact.isEmpty ? all : exact
      switch choice {
      case .laws, .inOrder: return best[0].note
      case .exact:
        let whole = exact.filter { !$0.isInPart }
        if whole.count == 1 { return whole[0].note }
      case .most:
        let alike = best.filter {
          ($0.misses, $0.supports) == (best[0].misses, best[0].supports)
        }
        if alike.count == 1 { return alike[0].note }
      }
    }
    return nil
  }
}
