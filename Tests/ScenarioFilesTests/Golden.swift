import Foundation
import Testing

/// Expects `text` to be what the golden file holds. With `UPDATE_GOLDEN=1` the file is rewritten
/// and the test fails all the same, so that nobody mistakes an update for a pass.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
  let golden = try? String(contentsOf: file, encoding: .utf8)
  guard golden != text else { return }
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("\(name) was rewritten", sourceLocation: sourceLocation)
  } else {
    let known = golden?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(known, lines).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(name):\(line + 1) differs (UPDATE_GOLDEN=1 rewrites it)
      golden: \(line < known.count ? String(known[line]) : "the end")
      now:    \(line < lines.count ? String(lines[line]) : "the end")
      """, sourceLocation: sourceLocation)
  }
}
