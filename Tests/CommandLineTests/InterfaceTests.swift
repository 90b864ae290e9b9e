import Foundation
import StatusQuoJSON
import StatusQuoTestSupport
import Testing

/// Where there is no compiler, nothing says what is public.
private let hasCompiler = (try? swift(["-print-target-info"])) ?? false

/// `package` is the rule, `public` the exception: what the author of a resolver, a test or a script needs.
@Suite(.enabled(if: hasCompiler)) struct InterfaceTests {
  /// The modules that the products of the package are made of.
  private static let modules = [
    "AppearanceModel", "Benchmarking", "CachedResolver", "Catalog", "Command", "Diagnosing",
    "Generators", "Harness", "ReferenceModel", "Running", "ScenarioBuilder", "ScenarioFiles",
    "Testing", "UIKit", "Workers",
  ]

  @Test func `the public interface is what the compiler says`() throws {
    let folder = try TemporaryFolder()
    var listed: [String] = []
    var count = 0
    for module in Self.modules {
      let declarations = try Self.declarations(in: module, folder)
      count += declarations.count
      listed += ["", "StatusQuo\(module)"] + declarations.map { "  " + $0 }
    }
    let title = "\(count) public declarations. `UPDATE_GOLDEN=1 swift test` writes this list anew."
    try expectGolden(([title] + listed).joined(separator: "\n") + "\n", "interface")
  }

  @Test
  func `no other module of the sources has anything public, but the explorer, which a page calls`()
    throws
  {
    let folders = try FileManager.default.subpathsOfDirectory(
      atPath: packageFolder.appending(path: "Sources").path)
    let built = try builtExecutable("statusquo").deletingLastPathComponent()
    let others = Set(folders.map { String($0.split(separator: "/").last ?? "") }).filter {
      let file = "Modules/StatusQuo\($0).swiftmodule"
      return !Self.modules.contains(Self.short($0))
        && FileManager.default.fileExists(atPath: built.appending(path: file).path)
    }
    #expect(others.count > 8)
    for module in others where module != "Explorer" {
      let declarations = try Self.declarations(in: module, try TemporaryFolder())
      #expect(declarations == [], "\(module)")
    }
  }

  /// A folder's module without the prefix.
  private static func short(_ folder: String) -> String {
    folder.hasPrefix("StatusQuo") ? String(folder.dropFirst("StatusQuo".count)) : folder
  }

  @Test func `a module has each declaration, cases and requirements included, with its type`()
    throws
  {
    let declarations = try Self.declarations(in: "AppearanceModel", try TemporaryFolder())
    for expected in [
      "Resolver.apply(_:): mutating func apply(_ step: Step)",
      "Resolver.count(into:): func count(into work: inout Work) -> Bool",
      "Step.rotate(to:): case rotate(to: Orientation)",
      "Snapshot.onScreen: var onScreen: [Name]",
    ] { #expect(declarations.contains(expected), "\(expected)") }
    #expect(!declarations.contains { $0.hasPrefix("LifecycleMethod.init") }, "nobody wrote that")
    #expect(!declarations.contains { $0.contains("withStandardNames") }, "package is not public")
  }

  @Test func `no function of a library is in everybody's scope but those that are called once`()
    throws
  {
    let free = try Self.modules.filter { $0 != "ScenarioBuilder" }.flatMap { module in
      try Self.declarations(in: module, try TemporaryFolder()).filter {
        $0.contains(#/^[a-z]\w*\(.*: func /#)
      }
    }
    let names = free.map { String($0.prefix { $0 != "(" }) }
    #expect(Set(names) == ["expectAgreement", "fuzz", "serve", "shrink"])
  }

  /// All public declarations of a module that somebody wrote, as `PATH: DECLARATION`, sorted.
  private static func declarations(
    in module: String, _ folder: TemporaryFolder
  ) throws -> [String] {
    let name = "StatusQuo\(module)"
    let built = try builtExecutable("statusquo").deletingLastPathComponent()
    let isExtracted = try swift([
      "symbolgraph-extract", "-module-name", name, "-I", built.appending(path: "Modules").path,
      "-Xcc", "-fmodule-map-file=\(built.path)/StatusQuoAtomics.build/module.modulemap",
      "-minimum-access-level", "public", "-skip-synthesized-members", "-target", try target(),
      "-output-dir", folder.path,
    ])
    try #require(isExtracted, "\(name)")
    let json = try JSON(parsing: [UInt8](try folder.read("\(name).symbols.json").utf8))
    return (json["symbols"]?.elements ?? []).compactMap { symbol -> String? in
      // What the compiler adds stands in no file.
      guard symbol["location"] != nil else { return nil }
      let path = symbol["pathComponents"]?.elements?.compactMap(\.string) ?? []
      let words = symbol["declarationFragments"]?.elements?.compactMap { $0["spelling"]?.string }
      return "\(path.joined(separator: ".")): \((words ?? []).joined())"
    }.sorted()
  }

  /// The system that this runs on, as the compiler names it.
  private static func target() throws -> String {
    let folder = try TemporaryFolder()
    guard try swift(["-print-target-info"], into: folder) else { return "" }
    let json = try JSON(parsing: [UInt8](try folder.read("output").utf8))
    return json["target"]?["triple"]?.string ?? ""
  }
}

/// Runs `swift` with arguments; returns true if it ends well.
private func swift(_ arguments: [String], into folder: TemporaryFolder? = nil) throws -> Bool {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["swift"] + arguments
  process.standardOutput = FileHandle.nullDevice
  if let folder {
    try folder.write("", to: "output")
    process.standardOutput = try FileHandle(
      forWritingTo: URL(filePath: folder.path).appending(path: "output"))
  }
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  return process.terminationStatus == 0
}
