import Foundation
import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoJSON
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import Testing

/// A document of `Tests/Conformance`, or one of the bugs found so far.
struct ConformanceDocument: Sendable, CustomTestStringConvertible {
  /// The path from the package's folder on.
  let path: String

  /// Every document, folder by folder.
  static let all = documents(in: "") + documents(below: "Reports/Counterexamples")

  /// The documents of a folder of `Tests/Conformance`.
  static func documents(in folder: String) -> [ConformanceDocument] {
    documents(below: "Tests/Conformance/" + folder)
  }

  private static func documents(below folder: String) -> [ConformanceDocument] {
    try! TextFile.documents(at: root + folder).map {
      ConformanceDocument(path: String($0.dropFirst(root.count)))
    }
  }

  var testDescription: String { path }

  /// True if it says what others saw on Apple's UIKit.
  var isMeasured: Bool { path.hasPrefix("Tests/Conformance/measured/") }

  /// The file's name, without folder and extension.
  var fileName: String { String(path.split(separator: "/").last!.dropLast(".json".count)) }

  /// The places where an observation is not what is expected. Lists are whole and in order, but for those of what was
  /// measured: they name what was looked at.
  func differences(from expectation: StatusQuoScenarioFiles.Expectation, in actual: JSON)
    -> [String]
  {
    expectation.mismatches(in: actual).map(\.description)
      + (isMeasured ? [] : disorder(expectation.observation, actual))
  }

  func read() throws -> ScenarioDocument { try Self.contents[path]!.get() }

  /// Both models' traces under the law, without the document's readings.
  func played() throws -> (reference: Trace, cached: Trace) { try Self.plays[path]!.get() }

  /// All tests look at the same, which is read and played once.
  private static let contents = byPath { file in
    try ScenarioDocument(parsing: TextFile.read(root + file.path), file: file.path)
  }

  private static let plays = byPath { file in
    let scenario = try file.read().scenario
    return (
      reference: try Trace(of: ReferenceModel(scenario), playing: scenario),
      cached: try Trace(of: CachedResolver(scenario), playing: scenario)
    )
  }

  private static func byPath<Value>(
    _ make: (ConformanceDocument) throws -> Value
  ) -> [String: Result<Value, any Error>] {
    Dictionary(uniqueKeysWithValues: all.map { file in (file.path, Result { try make(file) }) })
  }

  private static let root =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/"
}

/// The observations of a resolver on a scenario, and the rules it used.
struct Trace {
  /// The observations after the launch and after each step.
  var observations: [Observation] = []
  var rules = RuleSet()

  /// The trace of a resolver that has launched `scenario`.
  init(of launched: some Resolver, playing scenario: Scenario) throws(BrokenInvariant) {
    var model = launched
    try record(&model)
    for step in scenario.steps {
      model.apply(step)
      try record(&model)
    }
  }

  private mutating func record(_ model: inout some Resolver) throws(BrokenInvariant) {
    var observation = Observation()
    model.observe(into: &observation)
    try model.checkInvariants()
    observations.append(observation)
    rules.formUnion(model.rulesUsed)
  }
}

/// The places where a list that elsewhere matches entry by entry is not whole or not in order: in
/// these documents such lists are.
private func disorder(_ expected: JSON, _ actual: JSON, at path: String = "") -> [String] {
  guard let members = expected.members else { return [] }
  return members.flatMap { member in
    let path = path + "." + member.key
    let found = actual[member.key] ?? .null
    guard ["told", "covers", "safeAreaTop", "safeArea"].contains(member.key) else {
      return disorder(member.value, found, at: path)
    }
    return member.value == found ? [] : ["\(path) is \(found.compactText)"]
  }
}
