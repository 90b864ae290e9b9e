import Foundation

/// One search, up to the scenario that shows the bug or to its limit.
struct Search {
  /// False for a crash, or where it hangs.
  let hasEnded: Bool
  let isFound: Bool
  /// The scenarios played, with the one that shows the bug.
  let scenarios: Int
  let milliseconds: Int
}

/// The searches played with the build in a folder. They are kept there, so that a report can be written
/// anew, and go on where it was interrupted.
struct Searches {
  let work: URL
  private var played: [String: Search] = [:]
  private var log: URL { work.appending(path: "searches.tsv") }

  init(in work: URL) throws {
    self.work = work
    if !FileManager.default.fileExists(atPath: log.path) { try Data().write(to: log) }
    for row in try String(contentsOf: log, encoding: .utf8).split(separator: "\n") {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 8 else { continue }
      played[fields[..<5].joined(separator: "\t")] = Self.search(fields[5...].map { Int($0) ?? 0 })
    }
  }

  /// Plays a search, or answers what was played before.
  mutating func search(
    for bug: SoughtBug, seed: Int, upTo limit: Int, without parts: [GeneratorPart]
  ) throws -> Search {
    let lacking = parts.map { 1 << $0.rawValue }.reduce(0, |)
    let arguments = bug.arguments.joined(separator: "+")
    let key = "\(bug.mutation)\t\(arguments)\t\(seed)\t\(limit)\t\(lacking)"
    if let known = played[key] { return known }
    let result = try hunt(
      bug.mutation, work, ["\(seed)", "\(limit)"] + bug.arguments, without: lacking)
    let fields = result.output.split(whereSeparator: \.isWhitespace).prefix(2).map { Int($0) ?? 0 }
    let row = [Int(result.exitCode)] + (fields.count == 2 ? fields : [0, 0])
    let search = Self.search(row)
    played[key] = search
    let handle = try FileHandle(forWritingTo: log)
    try handle.seekToEnd()
    handle.write(Data("\(key)\t\(row.map(String.init).joined(separator: "\t"))\n".utf8))
    return search
  }

  /// The exit code, the scenarios before the one that shows the bug, and the milliseconds.
  private static func search(_ fields: [Int]) -> Search {
    Search(
      hasEnded: fields[0] < 2, isFound: fields[0] == 1,
      scenarios: fields[1] + (fields[0] == 1 ? 1 : 0), milliseconds: max(fields[2], 1))
  }
}
