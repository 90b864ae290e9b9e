import Foundation
import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoRunning
import StatusQuoTestSupport
import Testing

/// A resolver of a reader's own.
private typealias MyResolver = CachedResolver

@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try String(
      contentsOf: packageFolder.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func `the README's call compiles and runs as it stands`() async throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let call = try #require(readme.firstMatch(of: /let report = await fuzz\((?:.*\n)+?```/))
    let words = call.output.replacing("10_000", with: "10").split(whereSeparator: \.isWhitespace)
      .filter { $0 != "```" }
    let own = source.split(whereSeparator: \.isWhitespace)
    #expect(words.count > 8)
    #expect(own.indices.contains { own[$0...].starts(with: words) })

    let report = await fuzz(
      RunPlan(seed: 1, scenarios: 10),
      reference: { ReferenceModel($0) }, subject: { MyResolver($0) })
    #expect(report.scenarios == 10)
    #expect(report.findings.isEmpty)
  }

  @Test func `the README's executable for a resolver is the one that is tested`() throws {
    let main = try String(
      contentsOf: packageFolder.appending(path: "Tests/OwnResolver/main.swift"), encoding: .utf8)
    // That one can also know less.
    let plain = main.replacing("(capabilities: known)", with: "")
    #expect(plain != main)
    #expect(readme.contains("```swift\n\(plain)```"))
  }
}
