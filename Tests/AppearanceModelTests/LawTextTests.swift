import Foundation
import StatusQuoAppearanceModel
import StatusQuoTestSupport
import Testing

/// The texts in `AppearanceModel/Law`, which people write: a key that is none would become a part of the text above it.
@Suite struct LawTextTests {
  private static let files = Result {
    let folder = packageFolder.appending(path: "Sources/AppearanceModel/Law")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      let file = try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      // Between the quotation marks of its literal.
      return (name: $0, text: String(file.split(separator: "\"\"\"")[1].dropFirst()))
    }
  }

  @Test func `each line begins an entry, a field, or continues one`() throws {
    let keys =
      /(turns on|source|measured on|reading(, chosen)?(, without evidence)?|decision): .|says [a-z]+ [A-Za-z0-9, ]+( for [A-Za-z]+)?( with [A-Z0-9, -]+)?( if used [A-Z0-9, -]+)?:/
    #expect(try Self.files.get().count >= 10)
    for (name, text) in try Self.files.get() {
      var hasField = false
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let indent = line.prefix { $0 == " " }.count
        let isField = try indent == 2 && keys.prefixMatch(in: line.dropFirst(2)) != nil
        switch indent {
        case 0: hasField = false
        case 2: #expect(isField || !hasField, "\(name):\(number + 1): no key begins '\(line)'")
        default: #expect(indent == 4 && hasField, "\(name):\(number + 1): \(line)")
        }
        hasField = hasField || isField
      }
    }
  }

  @Test func `each reading has a source, and each text of the files is somebody's`() throws {
    let lines = try Self.files.get().flatMap { $0.text.split(separator: "\n") }
    func count(_ key: String) -> Int { lines.count { $0.hasPrefix("  " + key) } }
    let readings = OpenQuestion.allCases.flatMap(\.readings)
    let sources = RuleID.allCases.reduce(0) { $0 + $1.sources.count }
    #expect(readings.count == count("reading: ") + count("reading, "))
    #expect(readings.count + sources == count("source: "))
    #expect(RuleID.allCases.reduce(0) { $0 + $1.measuredOn.count } == count("measured on: "))
    let silent = Saying.all.keys.filter { $0.hasPrefix("silent ") }
    #expect(Saying.all.count - silent.count == count("says ") - count("says silent "))
    #expect(Set(silent.compactMap { Saying.all[$0]?.rule }).count == count("says silent "))
  }
}
