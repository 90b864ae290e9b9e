import Foundation
import StatusQuoReading
import StatusQuoTestSupport
import Testing

/// Pages name the limits of what is read.
@Suite struct ImportLimitTests {
  private static let megabytes = InputLimits.bytes >> 20

  @Test(arguments: [
    (
      "Sources/Apps/Imports/Imports.docc/Importing.md",
      """
      A file has at most \(megabytes) MB, an import \(InputLimits.controllers / 1_000),000 controllers in \
      \(InputLimits.depth) levels, XML and property lists \(InputLimits.nesting) levels.
      """
    ),
    ("SECURITY.md", "a file or stream has at most \(megabytes) MB"),
  ])
  func `a page names the limits of files`(page: String, words: String) throws {
    let text = try String(contentsOf: packageFolder.appending(path: page), encoding: .utf8)
    #expect(text.contains(words))
  }
}
