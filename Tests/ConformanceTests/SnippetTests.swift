import Foundation
import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

#if os(Linux) || os(macOS)
  /// The code of fixes compiles: all of it at once, against the imitation of UIKit that the driver runs on.
  @Suite struct SnippetTests {
    /// Apps with what the situations lack: siblings of one class, hosts, classes of Apple's, several windows.
    private static let others = [
      ##"""
      {"version": 1, "environment": {"iOS": "17.0", "device": "iPad Pro 11"}, "windows": [
        {"name": "W", "root": {"name": "Split", "kind": "split", "splitViewStyle": "doubleColumn", "children": [
          {"name": "A", "kind": "navigation", "children": [{"name": "Side", "preferredStatusBarStyle": "lightContent"}]},
          {"name": "B", "kind": "navigation", "children": [{"name": "Detail", "prefersStatusBarHidden": true}]}]}},
        {"name": "Other", "isHidden": true, "root": {"name": "Drawer", "childForStatusBarStyle": "nil", "shouldAutomaticallyForwardAppearanceMethods": false, "children": [
          {"name": "Menu", "isViewInParent": false}, {"name": "C", "kind": "navigation", "class": "UINavigationController"},
          {"name": "D", "kind": "navigation", "class": "UINavigationController"}, {"name": "Pages", "kind": "page"}]}}]}
      """##,
      ##"""
      {"version": 1, "systemGestures": true, "geometry": true, "environment": {"iOS": "17.0"}, "windows": [
        {"name": "W", "root": {"name": "Host", "kind": "hosting", "children": [
          {"name": "Own", "kind": "hosting", "class": "OwnHost", "children": [
            {"name": "Tabs", "kind": "tab", "children": [
              {"name": "Game", "prefersStatusBarHidden": true, "prefersHomeIndicatorAutoHidden": true,
               "preferredScreenEdgesDeferringSystemGestures": "left"}]}]}]}}],
       "controllers": [
         {"name": "Mail", "kind": "mailComposer", "class": "LightMail"}, {"name": "Picker", "kind": "imagePicker"},
         {"name": "Browser", "kind": "safari"}, {"name": "Search", "kind": "search"}, {"name": "Alert", "kind": "alert"}],
       "steps": [{"do": "present", "controller": "Mail", "from": "Game"}]}
      """##,
    ]

    /// Every snippet: the lines and where they are from.
    private static func snippets() throws -> [[String]: String] {
      var found: [[String]: String] = [:]
      func add(_ changes: [Change], in scenario: Scenario, from name: String) {
        let lines = code(of: changes, in: scenario)
        if found[lines] == nil { found[lines] = name }
      }
      for file in ConformanceDocument.documents(in: "situations") {
        let document = try file.read()
        let scenario = document.scenario.observingItsAnswers
        for step in 0...scenario.steps.count {
          let moments = narrate(scenario, upTo: step) { $0 == step }
          let explanation = Explanation(scenario, moments: moments).playingFixes { _ in true }
          for changes in explanation.shownFixes { add(changes, in: scenario, from: file.fileName) }
        }
      }
      for situation in SituationFixTests.situations {
        let report = try situation.report().report
        for fix in report.fixes { add(fix.changes, in: report.scenario, from: situation.wish) }
      }
      // Every single change that the search tries.
      let demands: [Wish.Demand] =
        [
          .bar(.light), .bar(.hidden), .upToDate, .style(.dark), .inset(.top, 20),
          .called(.viewWillAppear),
        ] + SystemGesture.allCases.flatMap { $0.facts.answers }.map { .answer($0) }
      for text in others {
        let scenario = try ScenarioDocument(parsing: text, file: "app.json").scenario
        let seen = scenario.observing(demands.map { Wish($0) })
        let moments = seen.seenMoments()
        for change in seen.changes(for: demands.map { Wish($0) }, moments) {
          add([change], in: scenario, from: "a change of another app")
        }
        for change in Self.settings(of: scenario) { add([change], in: scenario, from: "a setting") }
      }
      return found
    }

    /// Each property that may stand on the wrong controller, on the first one that can have it.
    private static func settings(of scenario: Scenario) -> [Change] {
      let topics: [Topic] = [
        .presentation, .popovers, .navigationBar, .barAppearance, .safeArea, .insets,
      ]
      return Controller.properties.enumerated().compactMap { place, property in
        guard topics.contains(property.topic), !property.name.hasPrefix("viewInsets"),
          property.name != "hasPopoverSource",
          let owner = scenario.controllers.first(where: {
            property.kinds?.contains($0.kind) ?? ($0.kind == .plain)
          })
        else { return nil }
        return .controller(owner.name, property: place, property.values[1])
      }
    }

    @Test func `all code of fixes compiles`() throws {
      let snippets = try Self.snippets()
      #expect(snippets.count > 300)
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "statusquo-snippets-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let sorted = snippets.keys.sorted { $0.joined(separator: "\n") < $1.joined(separator: "\n") }
      let text =
        Self.imitations
        + sorted.enumerated().map { number, lines in
          Snippet(lines).wrapped(as: "Snippet\(number)", from: snippets[lines] ?? "")
        }.joined()
      let source = folder.appending(path: "Snippets.swift")
      try text.write(to: source, atomically: true, encoding: .utf8)
      let imitation = packageFolder.appending(path: "Tests/OnDevice/ImitatedUIKit")
      let files = try FileManager.default.contentsOfDirectory(atPath: imitation.path).sorted()
        .map { imitation.appending(path: $0).path }
      // The imitation takes enums from the module for containers.
      let modules = try builtExecutable("statusquo").deletingLastPathComponent()
        .appending(path: "Modules")
      let result = try runTool(
        ["swiftc", "-typecheck", "-swift-version", "5", "-I", modules.path] + files + [source.path])
      guard result.code != 127 else {
        print("no 'swiftc' on the PATH: \(snippets.count) snippets were not compiled")
        return
      }
      #expect(result.code == 0, "\(result.output.prefix(4_000))")
    }

    /// SwiftUI and Apple's other frameworks, as far as snippets name them.
    private static let imitations = """
      protocol View {}
      struct Content: View {}
      enum ColorScheme { case light, dark }
      enum Visibility { case automatic, visible, hidden }
      enum Edge { struct Set: OptionSet { let rawValue: Int
        static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4)
        static let trailing = Set(rawValue: 8), all: Set = [.top, .leading, .bottom, .trailing] } }
      extension View {
        func statusBarHidden(_ hidden: Bool = true) -> some View { self }
        func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
        func defersSystemGestures(on edges: Edge.Set) -> some View { self }
        func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
      }
      class UIHostingController<Content: View>: UIViewController {}
      @MainActor final class UIApplication {
        static let shared = UIApplication()
        func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
        func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
      }
      extension UIViewController {
        var hidesBottomBarWhenPushed: Bool { get { false } set {} }
        var sheetPresentationController: UISheetPresentationController? { nil }
      }
      class UISheetPresentationController { var prefersEdgeAttachedInCompactHeight = false }
      protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
      extension UIPresentationController {
        var delegate: (any UIAdaptivePresentationControllerDelegate)? { get { nil } set {} }
      }
      extension UINavigationController { var isToolbarHidden: Bool { get { true } set {} } }
      extension UITabBarController { var isTabBarHidden: Bool { get { false } set {} } }
      class UIAlertController: UIViewController {}
      class UISearchController: UIViewController {}
      class UIImagePickerController: UINavigationController {}
      class MFMailComposeViewController: UINavigationController {}
      class SFSafariViewController: UIViewController {}

      """
  }

  /// The lines of a fix, taken apart by where they belong.
  private struct Snippet {
    private var classes: [[String]] = []
    private var statements: [String] = []

    init(_ lines: [String]) {
      var isInClass = false
      for line in lines {
        if isInClass || line.hasPrefix("class ") {
          if !isInClass { classes.append([]) }
          classes[classes.count - 1].append(line)
          isInClass = line != "}"
        } else if line.hasPrefix(".") {
          statements.append("_ = content\(line)")
        } else if !line.hasPrefix("<") {
          statements.append(line)
        }
      }
    }

    private static let given = [
      "content: Content", "delegate: any UIAdaptivePresentationControllerDelegate",
    ]

    /// The snippet in a type of its own, with the classes and the variables of statements that it mentions. A class
    /// has nothing in scope but what it is derived from.
    func wrapped(as name: String, from origin: String) -> String {
      let code = classes.joined()
      let declared = Set(code.compactMap { $0.firstMatch(of: /^class (\w+)/)?.output.1 })
      let mentioned = Set(code.compactMap { $0.firstMatch(of: /\$0 is (\w+)/)?.output.1 })
      let known: Set<Substring> = [
        "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController", "UIAlertController",
      ]
      let variables =
        Set(
          statements.compactMap { $0.firstMatch(of: /^([a-zA-Z]\w*)\./)?.output.1 }
            + statements.compactMap { $0.firstMatch(of: /forChild: (\w+)\)/)?.output.1 }
        ).subtracting(["UIApplication"])
      let parameters = variables.sorted().map { variable in
        let own = statements.filter { $0.hasPrefix("\(variable).") }
        let isWindow = own.contains { $0.contains(".frame") || $0.contains(".isHidden") }
        let isStack = own.contains {
          $0.contains("avigationBar") || $0.contains("hidesBarsOnSwipe")
            || $0.contains("isToolbarHidden")
        }
        let isTab = own.contains { $0.contains("isTabBarHidden") }
        let type =
          isWindow
          ? "UIWindow"
          : isStack
            ? "UINavigationController" : isTab ? "UITabBarController" : "UIViewController"
        return "\(variable): \(type)"
      }
      let others =
        mentioned.subtracting(declared).subtracting(known).sorted().map {
          "class \($0): UIViewController {}"
        }
      return
        (["", "// \(origin)", "enum \(name) {"] + others + code
        + [
          "@MainActor static func play(\((Self.given + parameters).joined(separator: ", "))) {"
        ] + statements + ["}", "}", ""]).joined(separator: "\n")
    }
  }
#endif
