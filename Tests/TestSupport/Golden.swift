public import Foundation
public import Testing

/// The folder of the package.
public let packageFolder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// True if the files that tests compare texts with are written anew.
public let isUpdatingGolden = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

/// Holds `text` against `Golden/<name>` beside the test; a name without an extension is a `.txt`.
public func expectGolden(
  _ text: String, _ name: String, test: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let name = name.contains(".") ? name : name + ".txt"
  let file = URL(filePath: test).deletingLastPathComponent().appending(path: "Golden/\(name)")
  try expect(text, in: file, sourceLocation: sourceLocation)
}

/// Holds `text` against a file.
///
/// With `UPDATE_GOLDEN=1` the file is rewritten and the test fails all the same, so that an
/// update is never mistaken for a pass.
public func expect(
  _ text: String, in file: URL, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let name = file.lastPathComponent
  let golden = try? String(contentsOf: file, encoding: .utf8)
  guard golden != text else { return }
  if isUpdatingGolden {
    try Data(text.utf8).write(to: file, options: .atomic)
    Issue.record("\(name) was rewritten", sourceLocation: sourceLocation)
    return
  }
  let difference = firstDifference(between: golden ?? "", and: text)
  Issue.record(
    """
    \(name):\(difference.line) differs (UPDATE_GOLDEN=1 rewrites it)
    golden: \(golden == nil ? "no such file" : difference.golden)
    now:    \(difference.now)
    """, sourceLocation: sourceLocation)
}

private func firstDifference(
  between golden: String, and text: String
) -> (line: Int, golden: String, now: String) {
  let known = golden.split(separator: "\n", omittingEmptySubsequences: false)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let same = zip(known, lines).prefix { $0 == $1 }.count
  func line(of lines: [Substring]) -> String { same < lines.count ? "\(lines[same])" : "the end" }
  return (same + 1, line(of: known), line(of: lines))
}
