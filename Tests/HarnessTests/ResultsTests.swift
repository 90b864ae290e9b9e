import Foundation
import StatusQuoTestSupport
import Testing

/// The page of results is written by hand; its figures are those of the tables that tests and commands write.
@Suite struct ResultsTests {
  private struct Part {
    let title: String
    /// The cells of its tables, without heads.
    var rows: [[String]] = []
    var prose = ""
    var tables: [String] = []
  }

  private static let page = Result { try text("Reports/Results.md") }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
  }

  /// The parts of the page that have a table.
  private static func parts() throws -> [Part] {
    try page.get().components(separatedBy: "\n## ").dropFirst().map { text in
      var part = Part(title: String(text.prefix { $0 != "\n" }))
      let lines = text.split(separator: "\n")
      for (line, next) in zip(lines, lines.dropFirst() + [""]) where line.hasPrefix("| ") {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        if !line.hasPrefix("| ---"), !next.hasPrefix("| ---") { part.rows.append(cells) }
      }
      part.prose = lines.dropFirst().filter { !$0.hasPrefix("|") }.joined(separator: "\n")
        .replacing(/`[^`]*`|\]\([^)]*\)/, with: " ")
      part.tables = text.matches(of: /\]\(\.\.\/(Tests\/Laboratory\/Results\/\w+\.md)\)/)
        .map { String($0.1) }
      return part
    }
  }

  /// The words of a text, with numbers as they are written.
  private static func words(_ text: some StringProtocol) -> Set<String> {
    let ends = CharacterSet(charactersIn: ".,:;")
    return Set(
      text.split { $0.isWhitespace || "|()`".contains($0) }
        .map { $0.trimmingCharacters(in: ends) }.filter { !$0.isEmpty })
  }

  /// Rows, list items and paragraphs of a table's file, each as its words.
  private static func statements(of table: String) throws -> [Set<String>] {
    let text = try text(table).replacing(/\n(?=[-|\n])/, with: "\u{0}")
    return text.split(separator: "\u{0}").map(words)
  }

  @Test func `each figure is one of the table behind it`() throws {
    let parts = try Self.parts()
    #expect(parts.count == 11)
    for part in parts {
      #expect(part.tables.count == 1 && !part.rows.isEmpty, "\(part.title)")
      let statements = try part.tables.flatMap { try Self.statements(of: $0) }
      let known = statements.reduce(into: Set()) { $0.formUnion($1) }
      let inProse = Self.words(part.prose).filter { $0.contains(where: \.isNumber) }
      #expect(inProse.isSubset(of: known), "\(part.title): \(inProse.subtracting(known))")
      for row in part.rows {
        // A decision is named here, its figure there.
        let cells = part.title == "What decisions rest on" ? row.dropFirst() : row[...]
        let figures = Self.words(cells.joined(separator: " ")).filter {
          $0.contains(where: \.isNumber)
        }
        #expect(!figures.isEmpty, "\(row)")
        let isThere =
          cells.count < row.count
          ? figures.isSubset(of: known)
          : statements.contains { Self.words(cells.joined(separator: " ")).isSubset(of: $0) }
        #expect(isThere, "\(part.title): \(row)")
      }
    }
  }

  @Test func `every table is named on the page`() throws {
    let folder = packageFolder.appending(path: "Tests/Laboratory/Results")
    let named = try Set(Self.parts().flatMap(\.tables))
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      #expect(named.contains("Tests/Laboratory/Results/\(file)"), "\(file)")
    }
  }

  @Test func `the README counts what others measured`() throws {
    let measured = try Self.text("Reports/Measured.md")
    let counts = try #require(measured.firstMatch(of: /Of (\d+) facts both models show (\d+)/))
    let readme = try Self.text("README.md").split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    #expect(
      readme.contains(
        "replay \(counts.1) facts that others measured on UIKit, and show \(counts.2)."))
  }
}
