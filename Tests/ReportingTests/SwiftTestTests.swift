import Foundation
import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

@Suite struct SwiftTestTests {
  @Test func `a counterexample as a test reads like the tree it declares`() throws {
    let document = ScenarioDocument(
      ForgetsToReadOnPop.revealingScenario, name: "after step 2, N.pop(): the bar stays hidden")
    try expectGolden(document.swiftTest(of: "MyResolver"), "as-test")
  }

  #if os(macOS) || os(Linux)
    /// Builds a package that depends on this one: minutes the first time, so only where asked for.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["PACKAGE_TESTS"] == "1"))
    func `printed tests compile in another package and fail in the same way`() throws {
      let package = try DependentPackage()
      let counterexample = ScenarioDocument(
        ForgetsToReadOnPop.revealingScenario, name: "the bar is read after a pop")
      try package.write(counterexample.swiftTest(of: "ForgetsToReadOnPop"), to: "Pop.swift")
      try package.copy("ForgetsToReadOnPop.swift")
      let scenarios = (0..<24).map {
        Profile.all[$0 % Profile.all.count].scenario(seed: UInt64($0))
      }
      for (index, scenario) in scenarios.enumerated() {
        try package.write(ScenarioDocument(scenario).swiftTest(), to: "Scenario\(index).swift")
      }
      try package.write(DependentPackage.comparison(of: scenarios), to: "Same.swift")
      let output = try package.test()
      #expect(output.contains("Test run with 26 tests"))
      #expect(output.contains("failed after") && output.contains("with 1 issue"))
      #expect(output.contains("after step 2, N.pop(): the bar is hidden, expected shown"))
      // `swift test` has built the executable, too: three lines and a resolver.
      let run = try package.run("verify", "fuzz", "--seed", "1", "--scenarios", "60")
      #expect(run.contains("the subject crashed") || run.contains("expected"))
      #expect(run.contains("verify replay "))
    }
  #endif
}

#if os(macOS) || os(Linux)
  /// A package in the build folder that depends on this one. It stays there, so that only what has
  /// changed is built again.
  private struct DependentPackage {
    private let tests: URL
    private let folder: URL

    private static let here = URL(filePath: #filePath).deletingLastPathComponent()
    private static let root = here.deletingLastPathComponent().deletingLastPathComponent()

    init() throws {
      folder = Self.root.appending(components: ".build", "dependent-package")
      tests = folder.appending(components: "Tests", "DependentTests")
      try? FileManager.default.removeItem(at: tests)
      try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
      let executable = folder.appending(components: "Sources", "verify")
      try? FileManager.default.removeItem(at: executable)
      try FileManager.default.createDirectory(
        at: executable.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Self.root.appending(components: "Tests", "OwnResolver"), to: executable)
      let manifest = """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
          name: "Dependent", platforms: [.macOS(.v13)],
          dependencies: [.package(name: "StatusQuo", path: "../..")],
          targets: [
            .executableTarget(
              name: "verify",
              dependencies: [
                .product(name: "StatusQuo", package: "StatusQuo"),
                .product(name: "StatusQuoCommand", package: "StatusQuo"),
              ]),
            .testTarget(
              name: "DependentTests",
              dependencies: [
                .product(name: "StatusQuo", package: "StatusQuo"),
                .product(name: "StatusQuoTesting", package: "StatusQuo"),
              ])
          ])

        """
      let file = folder.appending(path: "Package.swift")
      if (try? String(contentsOf: file, encoding: .utf8)) != manifest {
        try manifest.write(to: file, atomically: true, encoding: .utf8)
      }
    }

    func write(_ text: String, to name: String) throws {
      try text.write(to: tests.appending(path: name), atomically: true, encoding: .utf8)
    }

    func copy(_ name: String) throws {
      try FileManager.default.copyItem(
        at: Self.here.appending(path: name), to: tests.appending(path: name))
    }

    /// A test that holds scenarios in Swift against their documents.
    static func comparison(of scenarios: [Scenario]) -> String {
      let cases = scenarios.map { scenario in
        let source = scenario.swiftSource.joined(separator: "\n    ")
        let document = String(reflecting: ScenarioDocument(scenario).text)
        return "  do {\n    let scenario = \(source)\n    #expect("
          + "ScenarioDocument(scenario).text == \(document))\n  }\n"
      }
      return """
        import StatusQuo
        import Testing

        @Test func `scenarios in Swift are those of their documents`() {
        \(cases.joined())}

        """
    }

    /// The output of `swift test`, which runs apart from the build that runs this test.
    func test() throws -> String {
      try runTool(["swift", "test", "--package-path", folder.path, "--disable-xctest"]).output
    }

    /// The output of an executable of the package.
    func run(_ name: String, _ arguments: String...) throws -> String {
      try runTool([folder.appending(components: ".build", "debug", name).path] + arguments).output
    }
  }
#endif
