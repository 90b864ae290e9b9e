import Foundation
import StatusQuoImports
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// The probe itself: its two forms, compiled against imitations of what they call.
@Suite struct ProbeSourceTests {
  private static let imitation = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Samples/UIKit")

  @Test func `the expression is one line, the file has at most 100`() {
    #expect(Probe.lldb.text.split(separator: "\n").count == 1)
    #expect(Probe.swift.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 101)
  }

  @Test(arguments: Probe.allCases)
  func `neither asks for what would be created by asking`(_ probe: Probe) {
    for word in [
      "presentationController", ".view ", ".view.", "[one view]", "@\"view\"", "loadView",
    ] {
      #expect(!probe.text.contains(word), "\(word)")
    }
  }

  @Test func `private names of the file are for debug builds only`() throws {
    let text = Probe.swift.text
    let start = try #require(text.firstRange(of: "#if DEBUG"))
    let end = try #require(text[start.upperBound...].firstRange(of: "#endif"))
    let rest = text[..<start.lowerBound] + text[end.upperBound...]
    #expect(text[start.upperBound..<end.lowerBound].contains("._effective"))
    #expect(!rest.contains("\"_") && !rest.contains("._"))
  }

  // MARK: Compiling

  #if os(Linux)
    /// Runs a tool in a folder, with the libraries of that folder.
    private func run(_ arguments: [String], in folder: URL) throws -> (code: Int32, output: String)
    {
      try runTool(arguments, in: folder, environment: ["LD_LIBRARY_PATH": folder.path])
    }

    private func temporaryFolder() throws -> URL {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "statusquo-probe-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }

    private func copy(_ name: String, to folder: URL, as newName: String) throws {
      try FileManager.default.copyItem(
        at: Self.imitation.appending(path: name), to: folder.appending(path: newName))
    }

    @Test func `the expression compiles as Objective-C without Apple's headers`() throws {
      let folder = try temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      guard try run(["clang", "--version"], in: folder).code == 0 else { return }
      try copy("UIKit.h", to: folder, as: "UIKit.h")
      let expression = Probe.lldb.text.dropFirst("expr -l objc -O -- ".count)
      let body = expression.split(separator: " ").dropLast().joined(separator: " ")
      try "#include \"UIKit.h\"\nid probe(void) { \(body) return text; }\n".write(
        to: folder.appending(path: "probe.m"), atomically: true, encoding: .utf8)
      let result = try run(
        [
          "clang", "-fsyntax-only", "-Wall", "-Werror", "-target", "arm64-apple-ios17",
          "probe.m",
        ], in: folder)
      #expect(result.output == "")
      #expect(result.code == 0)
    }

    @Test func `the file runs against an imitation of UIKit, and what it prints is read`() throws {
      let folder = try temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      try copy("UIKit.swift.txt", to: folder, as: "UIKit.swift")
      try copy("main.swift.txt", to: folder, as: "main.swift")
      try Probe.swift.text.write(
        to: folder.appending(path: "Probe.swift"), atomically: true, encoding: .utf8)
      let library = try run(
        [
          "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-library", "-emit-module",
          "-module-name", "UIKit", "UIKit.swift", "-o", "libUIKit.so",
        ], in: folder)
      #expect(library.output == "")
      let program = try run(
        [
          "swiftc", "-swift-version", "6", "-warnings-as-errors", "-D", "DEBUG", "-I", ".", "-L",
          ".", "-lUIKit", "-module-name", "Shop", "main.swift", "Probe.swift", "-o", "Shop",
        ], in: folder)
      #expect(program.output == "")
      let printed = try run(["./Shop"], in: folder).output
      let app = try importing(.probe, printed)
      #expect(
        app.trees == """
          Window
            UINavigationController: navigation childForStatusBarStyle=topViewController \
          barStyle=black isNavigationBarHidden=true
              HomeController: plain preferredStatusBarStyle=lightContent
                + MenuController: plain modalPresentationStyle=overFullScreen \
          modalPresentationCapturesStatusBarAppearance=true
          """)
      #expect(app.environment("device") == "iPhone 14 Pro")
      #expect(app.environment("linkedSDK") == "17.2")
      #expect(app.infoPlist == "UIStatusBarHidden=true")
      #expect(
        app.assumptions.filter { $0.kind == .unresolved }.map(\.what)
          == ["prefersStatusBarHidden of MenuController answers UIKit's default"])
      #expect(
        app.document.expectations.map(\.observation.compactText)
          == ["{\"provenance\":{\"style\":{\"answeredBy\":\"HomeController\"}}}"])
    }
  #endif
}
