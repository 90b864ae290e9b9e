import Foundation
import StatusQuoTestSupport
import Testing

/// Links of the documentation work on GitHub; `.ci/check-documentation` turns them into DocC's.
struct LinkTests {
  static let articles: [String] = {
    let folder = packageFolder.standardizedFileURL.path
    let files = FileManager.default.enumerator(atPath: folder)
    var articles: [String] = []
    while let file = files?.nextObject() as? String {
      let isOurs = !file.hasPrefix(".build") && !file.contains("/Golden/")
      if isOurs, file.hasSuffix(".md") { articles.append(file) }
    }
    return articles.sorted()
  }()

  @Test(arguments: articles) func `every link leads somewhere`(_ article: String) throws {
    let file = packageFolder.appending(path: article)
    let text = try prose(of: file)
    #expect(!text.contains("<doc:"), "GitHub does not know these links")
    for match in text.matches(of: /\]\(([^)\s]+)\)/) {
      let target = String(match.output.1)
      if target.hasPrefix("https://") { continue }
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = String(parts[0])
      let place = path.isEmpty ? file : file.deletingLastPathComponent().appending(path: path)
      #expect(FileManager.default.fileExists(atPath: place.path), "\(article): \(target)")
      guard parts.count == 2, FileManager.default.fileExists(atPath: place.path) else { continue }
      let headings = try prose(of: place).split(separator: "\n").filter { $0.hasPrefix("#") }
      #expect(headings.contains { anchor($0) == parts[1] }, "\(article): \(target)")
    }
  }

  @Test func `every article is linked from a page of its catalogue`() throws {
    for article in Self.articles where article.contains(".docc/") {
      let file = packageFolder.appending(path: article)
      let catalogue = file.deletingLastPathComponent()
      let root = catalogue.deletingPathExtension().lastPathComponent + ".md"
      if file.lastPathComponent == root { continue }
      let text = try String(contentsOf: catalogue.appending(path: root), encoding: .utf8)
      #expect(text.contains("](\(file.lastPathComponent))"), "\(article)")
    }
  }

  /// An article without its code.
  private func prose(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
      .replacing(/```[\s\S]*?```/, with: "").replacing(/`[^`\n]*`/, with: "")
  }

  /// The address that GitHub gives to a heading.
  private func anchor(_ heading: Substring) -> String {
    heading.drop { $0 == "#" || $0 == " " }.lowercased()
      .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
  }
}
