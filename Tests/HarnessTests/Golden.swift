import Foundation
import Testing

/// Holds `text` against `Golden/<name>.txt`.
///
/// With `UPDATE_GOLDEN=1` the file is rewritten and the test fails all the same, so that no run
/// passes without a comparison.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(components: "Golden", "\(name).txt")
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try Data(text.utf8).write(to: file, options: .atomic)
    Issue.record("\(name).txt was rewritten", sourceLocation: sourceLocation)
    return
  }
  let golden = try #require(
    try? String(contentsOf: file, encoding: .utf8),
    "there is no \(name).txt: UPDATE_GOLDEN=1 makes it", sourceLocation: sourceLocation)
  #expect(text == golden, sourceLocation: sourceLocation)
}
