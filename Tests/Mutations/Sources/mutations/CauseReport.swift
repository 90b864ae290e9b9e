import Foundation

/// The causes that count: by whom they are named, and how well they have to fit.
enum CauseChoice: String, CaseIterable {
  case laws
  case exact = "suspects that explain everything"
  case most = "suspects that explain most"
  case inOrder = "suspects, the first of several"
  case branches = "branches, the first of several"
  case both = "suspects and branches"
  case added = "laws, else suspects and branches"
}

extension CauseChoice {
  /// The words that the lines of its causes begin with.
  fileprivate var sources: [String] {
    switch self {
    case .laws: ["law"]
    case .exact, .most, .inOrder: ["suspect"]
    case .branches: ["branch"]
    case .both, .added: ["suspect", "branch"]
    }
  }
}

/// The causes that `laboratory suspects` prints.
struct CauseReport {
  /// A cause of a finding.
  private struct Cause {
    let finding: Int
    let source: Source
    let isExact: Bool
    let misses: String
    let supports: String
    let words: String

    var isInPart: Bool { words.contains(", only in ") }
    var note: String { isExact ? words : "\(words) (not everywhere)" }
  }

  /// The origin of a cause.
  private enum Source: String {
    case law, suspect, branch
  }

  /// True if the search found it.
  let isFound: Bool
  private let causes: [Cause]

  /// Plays a subject, or reads what was played.
  init(of subject: SuspectedSubject, _ package: URL, in work: URL) throws {
    let log = work.appending(path: subject.file)
    if !FileManager.default.fileExists(atPath: log.path) { try Self.play(subject, in: work, log) }
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    isFound = lines.contains { $0[0] == "finding" }
    causes = lines.compactMap { fields in
      guard fields.count == 6, let source = Source(rawValue: fields[0]), fields[2] != "some",
        let finding = Int(fields[1])
      else { return nil }
      return Cause(
        finding: finding, source: source, isExact: fields[2] == "exact",
        misses: fields[3], supports: fields[4], words: fields[5])
    }
  }

  /// Plays a subject. A branch that never ends, or crashes, when it is taken another way is left out from then on.
  private static func play(_ subject: SuspectedSubject, in work: URL, _ log: URL) throws {
    let under = work.appending(path: "branch-at.txt")
    let out = work.appending(path: "branches-out.txt")
    if !FileManager.default.fileExists(atPath: out.path) { try Data().write(to: out) }
    while true {
      let played = try Command(
        "/usr/bin/env",
        ["timeout", "300", work.appending(path: "build/release/laboratory").path, "suspects"]
          + subject.arguments,
        environment: [
          "STATUSQUO_MUTANT": "\(subject.mutation)", "SWIFT_BACKTRACE": "enable=no",
          "STATUSQUO_BRANCHES": work.appending(path: "branches.tsv").path,
          "STATUSQUO_BRANCHES_OUT": out.path, "STATUSQUO_BRANCH_AT": under.path,
        ], log: log)
      let at = (try? String(contentsOf: under, encoding: .utf8))?.split(separator: "\n").last
      guard played.exitCode != 0, played.exitCode != 124, let at, at != "0" else { return }
      let handle = try FileHandle(forWritingTo: out)
      try handle.seekToEnd()
      handle.write(Data("\(at)\n".utf8))
    }
  }

  /// The cause of the first finding that has one; nil where none is named.
  func cause(_ choice: CauseChoice) -> String? {
    if choice == .added, let law = cause(.laws) { return law }
    let own = causes.filter { choice.sources.contains($0.source.rawValue) }
    for finding in Set(own.map(\.finding)).sorted() {
      let all = own.filter { $0.finding == finding }
      let exact = all.filter(\.isExact)
      let best = exact.isEmpty ? all : exact
      switch choice {
      case .laws, .inOrder, .branches: return best[0].note
      case .both, .added: return (best.first { !$0.isInPart } ?? best[0]).note
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
