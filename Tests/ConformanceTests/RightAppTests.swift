import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import Testing

/// Apps that look as they were meant to, put together from parts, and wrong ones that are mended: nothing is wrong with
/// either.
@Suite struct RightAppTests {
  private static let roots = [
    ##"{"name": "T", "kind": "tab", "children": [{"name": "N", "kind": "navigation", "children": [{"name": "Home"}]}, {"name": "M", "kind": "navigation", "children": [{"name": "More"}]}]}"##,
    ##"{"name": "N", "kind": "navigation", "barStyle": "black", "children": [{"name": "Home"}]}"##,
    ##"{"name": "N", "kind": "navigation", "childForStatusBarStyle": "topViewController", "children": [{"name": "Home", "preferredStatusBarStyle": "darkContent"}]}"##,
    ##"{"name": "D", "childForStatusBarStyle": {"controller": "Home"}, "childForStatusBarHidden": {"controller": "Home"}, "children": [{"name": "Menu"}, {"name": "Home", "prefersStatusBarHidden": true}]}"##,
    ##"{"name": "Home", "kind": "hosting"}"##,
    ##"{"name": "N", "kind": "navigation", "children": [{"name": "Home", "kind": "hosting"}]}"##,
  ]

  private static let presented = [
    "", ##"{"name": "P", "kind": "safari"}"##, ##"{"name": "P", "kind": "alert"}"##,
    ##"{"name": "P", "kind": "imagePicker"}"##,
    ##"{"name": "P", "kind": "navigation", "children": [{"name": "Form"}]}"##,
  ]

  private static let environments = [
    ##""iOS": "17.2", "device": "iPhone 14""##, ##""iOS": "15.4", "systemStyle": "dark""##,
  ]

  /// Sixty apps.
  private static var apps: [String] {
    roots.flatMap { root in
      presented.flatMap { presented in
        environments.map { environment in
          """
          {"version": 1, "environment": {\(environment)}, "windows": [{"name": "W", "root": \(root)}],
           "controllers": [\(presented)],
           "steps": [\(presented.isEmpty ? "" : ##"{"do": "present", "controller": "P", "from": "Home"}"##)]}
          """
        }
      }
    }
  }

  private static func explain(_ scenario: Scenario) -> Explanation {
    var models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
    let seen = scenario.observingItsAnswers
    let moments = narrate(seen, upTo: seen.steps.count) { $0 == seen.steps.count }
    return Explanation(seen, moments: moments).playingFixes {
      models.firstDivergence(on: $0) == nil
    }
  }

  @Test func `nothing is wrong in sixty apps of common parts`() throws {
    #expect(Self.apps.count == 60)
    for app in Self.apps {
      let scenario = try ScenarioDocument(parsing: app, file: "app.json").scenario
      let explanation = Self.explain(scenario)
      let wrong = explanation.causes.filter { !$0.isNote }.map { $0.text }
      #expect(wrong == [] && explanation.unheard.isEmpty, "\(app)")
    }
  }

  /// The situations of which a first fix is advice about code that a scenario does not have.
  private static let advised: Set = ["14-jumps"]

  @Test func `after the first fixes nothing is wrong`() throws {
    var mended = 0
    for file in ConformanceDocument.documents(in: "situations")
    where !file.fileName.hasSuffix("-fixed") && !Self.advised.contains(file.fileName) {
      var scenario = try file.read().scenario
      var explanation = Self.explain(scenario)
      var fixes = 0
      while fixes < 4, let wrong = explanation.causes.first(where: { !$0.isNote }),
        let changes = wrong.fixes.first?.changes, !changes.isEmpty
      {
        scenario = try #require(scenario.changed(by: changes))
        explanation = Self.explain(scenario)
        fixes += 1
      }
      guard fixes > 0 else { continue }
      let wrong = explanation.causes.filter { !$0.isNote && $0.fixes.first?.changes != [] }
      #expect(wrong.map { $0.text } == [] && fixes < 4, "\(file.fileName)")
      mended += 1
    }
    #expect(mended > 25)
  }

  // MARK: Classes of Apple's

  private static func presenting(_ controller: String) throws -> Scenario {
    try ScenarioDocument(
      parsing: """
        {"version": 1, "environment": {"iOS": "17.0"}, "windows": [{"name": "W", "root": {"name": "Home"}}],
         "controllers": [\(controller)], "steps": [{"do": "present", "controller": "P", "from": "Home"}]}
        """, file: "app.json"
    ).scenario
  }

  @Test func `what a subclass of Safari's overrides is not believed`() throws {
    let scenario = try Self.presenting(
      ##"{"name": "P", "kind": "safari", "class": "Browser", "preferredStatusBarStyle": "lightContent", "modalPresentationStyle": "fullScreen"}"##
    )
    let explanation = Self.explain(scenario)
    #expect(explanation.headline.contains("overrides in a subclass of SFSafariViewController"))
    #expect(explanation.causes.first?.text.contains("whether UIKit uses that is not known") == true)
    #expect(!explanation.isRight)
  }

  @Test func `what a subclass of a composer overrides is believed with a word`() throws {
    let scenario = try Self.presenting(
      ##"{"name": "P", "kind": "mailComposer", "class": "LightMail", "preferredStatusBarStyle": "lightContent", "modalPresentationStyle": "fullScreen"}"##
    )
    let explanation = Self.explain(scenario)
    #expect(explanation.isRight)
    #expect(explanation.causes.contains { $0.isNote && $0.text.contains("some apps do so") })
    let own = Change.set(
      .preferredStatusBarStyle, on: scenario.controllers[1].name, to: .word("darkContent"))
    #expect(
      code(of: [own], in: scenario).first == "class LightMail: MFMailComposeViewController {")
  }

  @Test func `the answers of a class of Apple's own are no wish of the app`() throws {
    for kind in ["safari", "imagePicker", "mailComposer"] {
      let scenario = try Self.presenting(##"{"name": "P", "kind": "\##(kind)"}"##)
      #expect(Self.explain(scenario).isRight, "\(kind)")
    }
  }
}
