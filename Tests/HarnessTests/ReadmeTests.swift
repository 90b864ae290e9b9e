import Foundation
import StatusQuoAppearanceModel
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoRunning
import StatusQuoTestSupport
import Testing

// The tutorial's resolver, word for word.
struct MyResolver: Resolver {
  private var reference: ReferenceModel
  private var observation = Observation()

  init(_ scenario: Scenario) {
    reference = ReferenceModel(scenario)
    reference.observe(into: &observation)
  }

  mutating func apply(_ step: Step) {
    let bar = observation.bar
    reference.apply(step)
    reference.observe(into: &observation)
    if step.kind == .dismiss { observation.bar = bar }
  }

  mutating func observe(into observation: inout Observation) { observation = self.observation }
}

/// The code in the README and the tutorial in Swift compiles and holds; ShownCommandTests runs
/// their commands.
@Suite struct ReadmeTests {
  private let readme: String
  private let tutorial: String

  init() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
    }
    readme = try text("README.md")
    tutorial = try text("Sources/Products/Umbrella/StatusQuo.docc/YourResolverInSwift.md")
  }

  @Test func `the README is short`() {
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 132)
  }

  @Test func `the tutorial's resolver and call are the ones below`() async throws {
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
      .split(whereSeparator: \.isWhitespace)
    for beginning in ["struct MyResolver: Resolver {\n  private", "let report = await fuzz("] {
      let start = try #require(tutorial.range(of: beginning)?.lowerBound)
      let code = tutorial[start...].prefix(while: { $0 != "`" }).replacing("10_000", with: "2_000")
      let words = code.split(whereSeparator: \.isWhitespace)
      #expect(words.count > 8)
      #expect(own.indices.contains { own[$0...].starts(with: words) }, "\(beginning)")
    }
    let report = await fuzz(
      RunPlan(seed: 1, scenarios: 2_000),
      reference: { ReferenceModel($0) }, subject: { MyResolver($0) })
    let titles = report.findings.map(\.title)
    #expect(titles.contains { tutorial.contains("```text\n\($0)\n```") }, "\(titles)")
  }

  @Test func `the executable for a resolver is the one that is tested`() throws {
    let main = try String(
      contentsOf: packageFolder.appending(path: "Tests/OwnResolver/main.swift"), encoding: .utf8)
    // That one can also know less.
    let plain = main.replacing("(capabilities: known)", with: "")
    #expect(plain != main)
    #expect(tutorial.contains("```swift\n\(plain)```"))
    #expect(readme.contains("`await StatusQuoTool.main { MyResolver($0) }`"))
  }

  @Test func `the README counts the rules by grade`() {
    let words = readme.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for grade in Grade.allCases {
      let count = RuleID.allCases.count { $0.grade == grade }
      #expect(words.contains("\(count) \(grade.words)"))
    }
    #expect(words.contains("\(RuleID.allCases.count) of them"))
  }
}
