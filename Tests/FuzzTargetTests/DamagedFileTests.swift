import Foundation
import StatusQuoFuzzTarget
import StatusQuoTestSupport
import Testing

/// Valid files with extreme numbers and names that occur twice: read or refused, never a trap.
@Suite struct DamagedFileTests {
  /// `DAMAGED_FILES=20000` tries more of them.
  private static let count =
    ProcessInfo.processInfo.environment["DAMAGED_FILES"].flatMap { Int($0) } ?? 700

  static let samples: [(kind: ReadableFile, file: String)] = [
    (.report, "Tests/FuzzTargetTests/Samples/fuzz.json"),
    (.report, "Tests/FuzzTargetTests/Samples/enumerate.json"),
    (.workCounts, "Tests/FuzzTargetTests/Samples/work-counts.json"),
    (.baseline, "Tests/FuzzTargetTests/Samples/baseline.json"),
    (.document, "Tests/Conformance/rules/T-3-push.json"),
    (.app, "Tests/ImportsTests/Samples/project.pbxproj"),
    (.app, "Tests/ImportsTests/Samples/Main.storyboard"),
    (.app, "Tests/ImportsTests/Samples/probe.txt"),
    (.known, "Tests/FuzzTargetTests/Samples/known.json"),
  ]

  private func bytes(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: packageFolder.appending(path: file)))
  }

  @Test(arguments: samples.indices) func `a damaged file is read or refused`(_ index: Int) throws {
    let (kind, file) = Self.samples[index]
    let original = try bytes(file)
    #expect(kind.read(original), "\(file) is valid")
    for seed in 0..<Self.count / Self.samples.count {
      var damage = FileDamage(seed: UInt64(seed * Self.samples.count + index))
      kind.read(damage.damaged(original))
    }
  }

  @Test(arguments: [
    (0, "positions", "9223372036854774784"), (1, "number", "-1"),
    (2, "steps", "-9223372036854775808"),
    (2, "controllers", "1e300"),
  ]) func `a number that can't be is refused`(_ sample: Int, _ key: String, _ number: String) throws
  {
    let (kind, file) = Self.samples[sample]
    let text = String(decoding: try bytes(file), as: UTF8.self)
    let place = try #require(text.firstRange(of: try Regex("\"\(key)\": [0-9.]+")))
    let damaged = text.replacingCharacters(in: place, with: "\"\(key)\": \(number)")
    #expect(!kind.read(Array(damaged.utf8)))
  }
}
