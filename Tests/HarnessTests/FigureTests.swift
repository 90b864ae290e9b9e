import Foundation
import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoReporting
import StatusQuoTestSupport
import Testing

/// Figures on pages for readers: what can be counted is counted here, what was measured stands on pages of results.
@Suite struct FigureTests {
  private static let rules = RuleID.allCases.count
  private static let versions = Capabilities.all.versions
  private static let skips = "after the first \(RunPlan.scenariosBeforeLearning)"

  private static let counted: [(page: String, words: String)] = [
    ("CHANGELOG.md", "- \(rules) rules for iOS 7 to 27"),
    ("\(umbrella)/OtherLibraries.md", "brings its oracle: \(rules) rules with sources"),
    ("\(umbrella)/OtherLibraries.md", "| \(rules) rules with sources |"),
    (
      "\(umbrella)/Questions.md", "iOS \(versions.lowerBound.major) to \(versions.upperBound.major)"
    ),
    ("\(umbrella)/YourResolverInSwift.md", skips),
    ("\(umbrella)/YourResolverInPython.md", skips),
    ("Sources/Products/StatusQuoCommand/StatusQuoCommand.docc/RunsInCI.md", skips),
    ("Tests/Subjects/README.md", "What the first \(RunPlan.scenariosBeforeLearning) scenarios"),
    ("SECURITY.md", "at most \(JSON.countLimit.grouped) keys and values"),
    ("SECURITY.md", "and \(JSON.depthLimit.grouped) levels"),
    ("SECURITY.md", "at most \(Shard.maxParts.grouped) shards"),
  ]

  private static let umbrella = "Sources/Products/Umbrella/StatusQuo.docc"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
  }

  /// Pages for readers, without those of results.
  private static let pages: [String] = {
    let folder = packageFolder.standardizedFileURL.path
    let files = FileManager.default.enumerator(atPath: folder)
    var pages: [String] = []
    while let file = files?.nextObject() as? String {
      let isOfResults = file.hasPrefix("Reports/") || file.contains("/Results/")
      let isWritten = file.hasSuffix(".md") && !file.hasPrefix(".build")
      if isWritten, !isOfResults, !file.contains("/Golden/") { pages.append(file) }
    }
    return pages.sorted()
  }()

  @Test(arguments: counted) func `a page counts as the code does`(page: String, words: String)
    throws
  {
    let text = try Self.text(page).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(words))
  }

  @Test func `the README names the versions of the manifest and of CI`() throws {
    let readme = try Self.text("README.md").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let manifest = try Self.text("Package.swift")
    let tools = try #require(manifest.firstMatch(of: /swift-tools-version: ([\d.]+)/)).1
    #expect(readme.contains("needs Swift \(tools) or later"))
    let systems = try #require(
      manifest.firstMatch(of: /platforms: \[\.macOS\(\.v(\d+)\), \.iOS\(.*?\.v(\d+)/))
    #expect(readme.contains("declares iOS \(systems.2) and macOS \(systems.1)"))
    let compiler = try #require(
      Self.text(".github/workflows/ci.yml").firstMatch(of: /container: swift:([\d.]+)/)
    ).1
    #expect(readme.contains("tested it with Swift \(compiler) on Linux"))
  }

  @Test func `the page of small worlds counts their scenarios`() throws {
    let page = try Self.text("Sources/Harness/Harness.docc/SmallWorlds.md")
    let rows = page.matches(of: /\| (\d) \| (\d) \| (\w+) \| ([\d,]+) \|/)
    #expect(rows.count == 4)
    for row in rows {
      let (_, controllers, steps, alphabet, count) = row.output
      let worlds = SmallWorlds(
        try #require(Alphabet.named(String(alphabet))), controllers: Int(controllers) ?? 0,
        steps: Int(steps) ?? 0)
      #expect(worlds.count().map { $0.scenarios.grouped } == String(count))
    }
  }

  @Test func `the page of benchmarks has figures of the published benchmark`() throws {
    let page = try Self.text("Sources/Benchmarking/Benchmarking.docc/Benchmarking.md")
    let published = try Self.text("Reports/Benchmarks/README.md")
    let rows = page.split(separator: "\n").filter { $0.contains(/^\| .*\d \|$/) }
    #expect(rows.count == 7)
    for row in rows { #expect(published.contains("\n\(row) memoizing |"), "\(row)") }
  }

  @Test func `the page on measuring counts the list for a device`() throws {
    let list = try Self.text("Tests/OnDevice/Experiment.txt")
    let counts = try #require(list.firstMatch(of: /(\d+) scenarios[\s\S]*?driver can play (\d+)/))
    let page = try Self.text("Tests/OnDevice/Measuring.md")
    #expect(page.contains("\n\(counts.1) scenarios settle the questions"))
    #expect(page.contains("the driver can play \(counts.2) of them"))
  }

  /// Figures of a machine: shares, times below a second, and how many times as fast.
  private static var measured: Regex<Substring> {
    /\d ?(?:%|ns\b|µs\b|ms\b|instructions\b|steps\/s)|(?:\d|two|three|four|five|ten|twenty) times (?:as|faster|slower|more)/
  }

  @Test(arguments: pages) func `what was measured stands on pages of results`(page: String)
    throws
  {
    let prose = try Self.text(page).replacing(/```[\s\S]*?```/, with: "")
      .replacing(/`[^`\n]*`/, with: "")
    for match in prose.matches(of: Self.measured) {
      Issue.record("\(page): '\(match.output)'; say it in words, or link to Reports/Results.md")
    }
  }
}
