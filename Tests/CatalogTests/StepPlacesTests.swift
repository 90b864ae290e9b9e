import Foundation
import StatusQuoAppearanceModel
import StatusQuoTestSupport
import Testing

/// The places that a new step touches: the list of CONTRIBUTING.
@Suite struct StepPlacesTests {
  /// The Swift sources, by path.
  private static let sources: [String: String] = {
    var sources: [String: String] = [:]
    for folder in ["Sources", "Generators"] {
      let root = packageFolder.appending(path: folder)
      for case let url as URL in FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil)! where url.pathExtension == "swift"
      {
        let path = folder + url.path.dropFirst(root.path.count)
        sources[path] = try? String(contentsOf: url, encoding: .utf8)
      }
    }
    return sources
  }()

  /// The vocabulary, the catalog and the models' switches.
  private static let lists: Set = [
    "Sources/AppearanceModel/Step.swift", "Sources/Scenarios/Catalog/StepForm+All.swift",
    "Sources/Scenarios/Catalog/Step+Values.swift", "Sources/ReferenceModel/Steps/Play.swift",
    "Sources/CachedResolver/CachedResolver.swift",
  ]

  /// Files that say how often and after what a step is generated, and how it stands in a small
  /// world: without an entry there the catalog decides.
  private static let choices: Set = [
    "Generators/StepFamily.swift", "Generators/SmallWorlds/Alphabet+All.swift",
    "Generators/WorldSketch.swift",
  ]

  /// The words behind a dot in each source.
  private static let words: [String: Set<String>] = sources.mapValues { text in
    Set(
      text.split { !$0.isLetter && $0 != "." }.compactMap { word in
        word.lastIndex(of: ".").map { String(word[word.index(after: $0)...]) }
      })
  }

  private static func paths(naming kind: Step.Kind) -> Set<String> {
    Set(words.filter { $0.value.contains(kind.rawValue) }.keys)
  }

  @Test func `nothing else lists the steps`() {
    let kinds = Step.Kind.allCases
    let listing = Self.words.filter { source in
      kinds.count { source.value.contains($0.rawValue) } > kinds.count * 2 / 3
    }
    #expect(Set(listing.keys) == Self.lists.union(Self.choices))
    for path in Self.lists {
      let missing = kinds.filter { Self.words[path]?.contains($0.rawValue) != true }
      #expect(missing == [], "\(path)")
    }
  }

  @Test func `a step that is rarely spoken of stands where it has to`() {
    let choices: Set = [
      "Generators/StepFamily.swift", "Sources/Reports/Reporting/Explaining/Causes/Causes.swift",
    ]
    #expect(Self.paths(naming: .readStatusBarByKVC) == Self.lists.union(choices))
  }

  @Test func `CONTRIBUTING names these files`() throws {
    let text = try String(
      contentsOf: packageFolder.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let entry = text.components(separatedBy: "\n| ").first { $0.hasPrefix("a step |") } ?? ""
    for path in Self.lists {
      let file = path.split(separator: "/").last ?? ""
      #expect(entry.contains("`\(file)`"), "\(file)")
    }
  }
}
