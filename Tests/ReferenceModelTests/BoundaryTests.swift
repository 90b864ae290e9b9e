import Foundation
import StatusQuoAppearanceModel
import StatusQuoTestSupport
import Testing

/// The versions that rules name, held against those with which the reference compares.
@Suite struct BoundaryTests {
  @Test func `rules turn on the versions with which the reference compares, and on no others`()
    throws
  {
    let named = Set(RuleID.allCases.flatMap(\.boundaries))
    let compared = try Self.files().reduce(into: Set<Boundary>()) {
      $0.formUnion(Self.boundaries(in: $1))
    }
    #expect(compared.subtracting(named) == [], "compared, and named by no rule")
    #expect(named.subtracting(compared) == [], "named, and compared nowhere")
  }

  @Test func `comparisons are found in code`() {
    let code = """
      guard iOS >= 13, environment.linkedSDK < Version(13, 4) else { return effectiveVersion >= 8 }
      // iOS >= 9 is a remark.
      let count = 12 < other
      """
    #expect(
      Self.boundaries(in: code) == [
        .iOS(13), .linkedSDK(Version(13, 4)), .linkedSDK(8),
      ])
  }

  /// The rules' texts say these alone: what is seen of a device follows from its version, too.
  private static func files() throws -> [String] {
    let folder = packageFolder.appending(path: "Sources")
    let model = folder.appending(path: "ReferenceModel")
    let names = try FileManager.default.subpathsOfDirectory(atPath: model.path)
    return try
      (names.filter { $0.hasSuffix(".swift") }.map { model.appending(path: $0) } + [
        folder.appending(path: "AppearanceModel/Device.swift")
      ]).map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The versions in comparisons. The effective version is at least a number only with that SDK.
  private static func boundaries(in code: String) -> Set<Boundary> {
    Set(
      code.split(separator: "\n").flatMap { line in
        line.replacing(/\/\/.*/, with: "").matches(
          of: /(iOS|version|linkedSDK|effectiveVersion) (?:>=|<) (?:Version\((\d+), (\d+)\)|(\d+))/
        ).map { match in
          let major = Int32(match.2 ?? match.4 ?? "") ?? 0
          let version = Version(major, Int32(match.3 ?? "") ?? 0)
          let isOfSystem = match.1 == "iOS" || match.1 == "version"
          return isOfSystem ? Boundary.iOS(version) : .linkedSDK(version)
        }
      })
  }
}
