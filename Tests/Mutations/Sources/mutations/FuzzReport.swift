import Foundation

/// The parts of `fuzz --format json` that are scored.
struct FuzzReport {
  /// Steps + controllers of the smallest form of each finding.
  let sizes: [String]
  /// The id of the law that the first finding names as its cause; empty for none.
  let cause: String
  /// The law in words, with a note where it does not explain everything.
  let statement: String
  /// The title of the first finding.
  let title: String

  /// Plays scenarios of seed 1 on a mutation, or reads the report where it has been played.
  init(of mutation: Int, scenarios: Int, in work: URL) throws {
    let report = work.appending(path: "fuzz-\(mutation).json")
    if !FileManager.default.fileExists(atPath: report.path) {
      _ = try Command(
        work.appending(path: "build/release/tool").path,
        [
          "fuzz", "--seed", "1", "--scenarios", "\(scenarios)", "--workers", "1",
          "--shrink-seconds", "60", "--no-times", "--report", "json=\(report.path)",
          "--save", work.appending(path: "findings").path,
        ],
        environment: ["STATUSQUO_MUTANT": "\(mutation)"],
        log: work.appending(path: "fuzz.txt"))
    }
    guard
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: report)) as? [String: Any],
      let findings = json["findings"] as? [[String: Any]]
    else { throw Unusable("\(report.path) is no report") }
    sizes = findings.map { Self.size($0["document"] as? [String: Any] ?? [:]) }
    title = findings.first?["title"] as? String ?? ""
    let first = (findings.first?["faults"] as? [[String: Any]])?.first
    cause = first?["id"] as? String ?? ""
    let note = first?["isExact"] as? Bool == false ? " (not everywhere)" : ""
    statement = (first?["statement"] as? String ?? "") + note
  }

  private static func size(_ document: [String: Any]) -> String {
    "\((document["steps"] as? [Any] ?? []).count)+\(controllers(document))"
  }

  /// The number of controllers anywhere in a document.
  private static func controllers(_ json: Any) -> Int {
    switch json {
    case let list as [Any]: list.map(controllers).reduce(0, +)
    case let members as [String: Any]:
      (members["kind"] is String ? 1 : 0) + members.values.map(controllers).reduce(0, +)
    default: 0
    }
  }
}
