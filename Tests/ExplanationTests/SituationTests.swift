import Foundation
import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import Testing

/// A question that people ask about the bar, dark mode or insets, with the scenario that shows it.
struct Situation: Sendable, CustomTestStringConvertible {
  /// The place in the list of what people ask.
  let number: Int
  let testDescription: String
  /// Below Tests/Conformance.
  let document: String
  /// The step to explain; nil is the last.
  let step: Int?
  /// The rule that a cause has to name.
  let rule: RuleID
  /// Part of what that cause has to say.
  let says: String

  init(
    _ number: Int, _ testDescription: String, document: String, step: Int? = nil, rule: RuleID,
    says: String
  ) {
    self.number = number
    self.testDescription = testDescription
    self.document = document
    self.step = step
    self.rule = rule
    self.says = says
  }
}

@Suite struct SituationTests {
  static let bar: [Situation] = [
    Situation(
      1, "my preferredStatusBarStyle is never called in a navigation controller",
      document: "situations/01-style-getter-not-called", rule: .sb21, says: "is never called"),
    Situation(
      2, "the app-level setter does nothing",
      document: "situations/02-app-setter-does-nothing", rule: .sb1,
      says: "UIApplication's setters do nothing"),
    Situation(
      3, "my container hides my screen's wishes",
      document: "situations/03-container-does-not-forward", rule: .sb24,
      says: "forwards to none of them"),
    Situation(
      4, "a modal over full screen can't set the bar",
      document: "situations/04-modal-cannot-set-the-bar", rule: .sb26,
      says: "Modal can't set the bar"),
    Situation(
      5, "a module sets the bar in one mode, the app decides in the other",
      document: "situations/05-two-owners", rule: .sb1, says: "UIApplication's setters do nothing"),
    Situation(
      5, "controllers are not asked because of the key",
      document: "outcomes/appMode", rule: .sb1, says: "Controllers are never asked"),
    Situation(
      6, "black text on a dark background",
      document: "situations/06-white-on-white-in-dark-mode", rule: .sb16,
      says: "turns light because A is dark"),
    Situation(
      6, "a dark screen in a light navigation controller",
      document: "situations/06-within-a-light-stack", rule: .sb16,
      says: "the dark style of A does not count for the bar"),
    Situation(
      7, "an overlay window steals the bar",
      document: "situations/07-overlay-window", rule: .sb34, says: "decides the bar in place of W"),
    Situation(
      8, "the bar is hidden in landscape",
      document: "situations/08-hidden-in-landscape", rule: .sb14, says: "hides in landscape"),
    Situation(
      8, "the bar can't be shown in landscape on a notch phone",
      document: "rules/SB-15-iPhone-X", step: 1, rule: .sb15, says: "no bar in landscape"),
    Situation(
      9, "launched in landscape, never back in portrait",
      document: "situations/09-hidden-after-landscape-launch", rule: .sb7, says: "for good"),
    Situation(
      10, "I changed the value and nothing happens",
      document: "situations/10-changed-but-nothing-happens", step: 1, rule: .t15,
      says: "is not shown yet"),
    Situation(
      10, "setNeeds on a controller in no window",
      document: "rules/T-17-update-outside", rule: .t17, says: "is not heard"),
    Situation(
      11, "removing a child leaves the bar hidden",
      document: "situations/11-removed-child-leaves-it-hidden", step: 1, rule: .t13,
      says: "does not restore the bar"),
    Situation(
      12, "a light bar behind a sheet that I did not ask for",
      document: "situations/12-light-behind-a-sheet", step: 1, rule: .sb27,
      says: "draws the bar's text light"),
    Situation(
      13, "black on black behind a card because something captures",
      document: "situations/13-black-behind-a-sheet", step: 1, rule: .sb27,
      says: "Sheet captures the bar"),
    Situation(
      14, "the bar does not disappear smoothly",
      document: "situations/14-jumps", rule: .sb13, says: "The bar jumps"),
    Situation(
      15, "the bar changes color with a mail composer",
      document: "situations/15-mail-composer", step: 1, rule: .sb25,
      says: "takes the bar over and answers default"),
    Situation(
      15, "what a screen without a bar presents shows it",
      document: "situations/15-presented-shows-the-bar", rule: .sb26,
      says: "takes the bar over and answers visible"),
    Situation(
      17, "key-value coding on the status bar crashes",
      document: "situations/17-key-value-coding", step: 1, rule: .sb39, says: "raises from iOS 13"),
    Situation(
      18, "wrong bar after a canceled dismissal",
      document: "situations/18-cancelled-dismissal", rule: .t10, says: "iOS 7 does not ask again"),
    Situation(
      19, "light during launch, then black",
      document: "situations/19-light-then-black", step: 0, rule: .sb2, says: "for the launch only"),
    Situation(
      20, "a global override in an extension stopped working",
      document: "situations/20-extension-stopped-working", rule: .sb20, says: "in an extension"),
    Situation(
      21, "hidden by the screen, style by the navigation controller",
      document: "situations/21-half-a-success", rule: .sb21,
      says: "Two controllers answer: N for the style, A for hidden"),
    Situation(
      22, "my navigation controller is not the window's root",
      document: "situations/22-not-the-root", rule: .sb38, says: "they are never asked"),
    Situation(
      23, "what a popover presents is not asked",
      document: "situations/23-beyond-a-popover", rule: .sb28, says: "can't set the bar"),
    Situation(
      23, "rotation changes the presentation and the bar does not follow",
      document: "rules/SB-29-iOS-9.3-sheet-turned-to-portrait", rule: .sb29,
      says: "fixed when it is presented"),
    Situation(
      24, "with the iOS 27 SDK the bar can't be changed any more",
      document: "situations/24-frozen-with-sdk-27", rule: .sb6, says: "iOS 27 SDK"),
    Situation(
      25, "hard-coded heights break on new phones",
      document: "situations/25-hard-coded-heights", rule: .ge4, says: "points high"),
    Situation(
      46, "light text above a black navigation bar is lost with an appearance",
      document: "situations/46-appearance-cancels-black", rule: .sb40,
      says: "UINavigationBarAppearance cancels the light text"),
    Situation(
      47, "a popover raises on an iPad",
      document: "situations/47-popover-without-source", step: 1, rule: .w14,
      says: "has to point to something"),
    Situation(
      48, "a swapped child does not change the bar",
      document: "situations/48-swapped-child", step: 1, rule: .l8,
      says: "Replacing A by B does not change the bar"),
    Situation(
      49, "a window of an app with scenes does not appear",
      document: "situations/49-window-without-scene", step: 1, rule: .sc2,
      says: "has no scene, so it is not displayed"),
    Situation(
      50, "the home indicator stays in a drawer",
      document: "situations/50-home-indicator-stays", rule: .sg3,
      says: "prefersHomeIndicatorAutoHidden of Game is not called: Drawer answers"),
    Situation(
      51, "one swipe leaves a game that hides the home indicator",
      document: "situations/51-indicator-with-edges", rule: .sg2,
      says: "deferring the system's gestures at the bottom has no effect"),
    Situation(
      52, "the root's own answer about the home indicator is not used",
      document: "situations/52-own-indicator-not-asked", rule: .sg3,
      says: "prefersHomeIndicatorAutoHidden of Root is not called, as it forwards"),
    Situation(
      53, "a navigation controller's own style is not used",
      document: "situations/53-own-style-not-asked", rule: .sb11,
      says: "preferredStatusBarStyle of N is not called, as it forwards: Home answers"),
    Situation(
      54, "viewWillAppear is not called after a sheet",
      document: "situations/54-not-called-after-a-sheet", rule: .l3,
      says: "viewWillAppear of List is not called: it stayed on the screen"),
  ]

  static let screens: [Situation] = [
    Situation(
      55, "a light app asks for default with the setter, and the text is light",
      document: "situations/55-default-by-a-setter-in-dark-mode", rule: .sb16,
      says: "default, which UIApplication's setter asks for, is light here"),
    Situation(
      56, "the content lies under the bar after a launch without it",
      document: "situations/56-launched-hidden-on-iOS-26.0", rule: .ge18,
      says: "The content of Browser lies under the bar"),
    Situation(
      57, "a reader that disables the vertical bar lies beside the strip",
      document: "situations/57-reader-beside-the-strip", rule: .sg3,
      says: "preferredVerticalBarBehavior of Reader is not called: Shell answers"),
    Situation(
      58, "after half a swipe back the text has the color of the screen below",
      document: "situations/58-half-swiped-back", rule: .l1,
      says: "viewWillAppear of List, called in step 2, N.beginInteractivePop(), has set it since."),
    Situation(
      59, "a dark toolbar without a navigation bar",
      document: "situations/59-toolbar-without-a-bar", rule: .sb24,
      says: "N hides its bar: expect dark text"),
    Situation(
      60, "a light app says no style, and the text is light in dark mode",
      document: "situations/60-no-style-in-dark-mode", rule: .sb16,
      says: "default, which Info.plist asks for, is light here"),
    Situation(
      26, "a modal ignores the presenter's forced style",
      document: "situations/26-modal-ignores-forced-style", step: 1, rule: .tr6,
      says: "which presents it"),
    Situation(
      27, "white text on a white screen since iOS 13",
      document: "situations/27-white-text-since-13", rule: .tr18,
      says: "the light style of N does not count for the bar"),
    Situation(
      28, "key-value coding crashes after rebuilding with the SDK",
      document: "situations/28-key-value-coding-after-rebuilding", step: 1, rule: .ge13,
      says: "raises from iOS 13"),
    Situation(
      29, "the header is off on a mini",
      document: "situations/29-gap-below-the-bar", rule: .ge4, says: "the safe area starts at 50"),
    Situation(
      30, "a table of devices is wrong after an update",
      document: "situations/30-device-tables", rule: .ge11, says: "from then on"),
    Situation(
      31, "the style flips twice on the way to the background",
      document: "situations/31-style-flips-in-the-background", step: 1, rule: .tr23,
      says: "and back"),
    Situation(
      32, "a toast in its own window follows the system",
      document: "situations/32-toast-window", step: 1, rule: .tr20,
      says: "Window O does not follow the style of window W"),
    Situation(
      33, "an alert keeps the device's style",
      document: "situations/33-alert-keeps-the-device-style", step: 1, rule: .tr19,
      says: "The alert"),
    Situation(
      36, "the top inset goes with the hidden bar on phones without a notch",
      document: "situations/36-inset-without-notch", rule: .ge7, says: "top inset is 0"),
    Situation(
      37, "leading with left crashes",
      document: "situations/37-leading-with-left", step: 1, rule: .ge14, says: "raises"),
    Situation(
      38, "a canceled swipe-back leaves the wrong style",
      document: "situations/38-cancelled-swipe-back", rule: .tr13, says: "canceled swipe-back"),
    Situation(
      40, "a view's override does not reach embedded controllers",
      document: "situations/40-view-override-stops", rule: .tr5, says: "does not reach"),
    Situation(
      43, "the safe area is larger than expected below a navigation bar",
      document: "situations/43-inset-larger-than-expected", rule: .ge3, says: "includes the bar"),
    Situation(
      44, "an iPad is taken for a device with a notch",
      document: "situations/44-ipad-without-notch", rule: .ge1, says: "has no notch"),
  ]

  @Test(arguments: bar + screens) func `an explanation names the cause and a fix`(
    _ situation: Situation
  ) throws {
    let report = try why(situation.document, step: situation.step)
    let cause = try #require(
      report.causes.first { $0.rules.contains(situation.rule) && $0.text.contains(situation.says) },
      "\(report.causes.map(\.text))")
    #expect(!cause.fixes.isEmpty)
  }

  static let firstFixes: [(document: String, fixes: [String])] = [
    (
      "60-no-style-in-dark-mode",
      [
        "Set UIStatusBarStyle to UIStatusBarStyleDarkContent in Info.plist.",
        "Set UIUserInterfaceStyle to Light in Info.plist.",
      ]
    ),
    (
      "59-toolbar-without-a-bar",
      [
        "Put .preferredColorScheme(.dark) on its content, which makes the whole window or sheet dark.",
        "Let a subclass of UIHostingController show it, which answers: override var "
          + "preferredStatusBarStyle: UIStatusBarStyle { .lightContent }",
      ]
    ),
    ("58-half-swiped-back", ["Do it in viewWillAppear, which is called each time."]),
  ]

  @Test(arguments: firstFixes) func `what people do comes first`(
    _ row: (document: String, fixes: [String])
  ) throws {
    let fixes = try why("situations/\(row.document)").causes.first?.fixes.map(\.text) ?? []
    #expect(Array(fixes.prefix(row.fixes.count)) == row.fixes, "\(fixes)")
  }

  @Test func `a dark app does not become light for the sake of its bar`() throws {
    let report = try why("situations/60-no-style-in-dark-mode") { app in
      let shell = app.controllers[0].name
      app.controllers[0].overrideUserInterfaceStyle = .unspecified
      var light = Controller(.plain, app.names["Light"], at: .child(of: shell))
      light.overrideUserInterfaceStyle = .light
      app.controllers.append(light)
    }
    #expect(!report.causes.isEmpty)
    #expect(!report.causes.flatMap(\.fixes).contains { $0.text.contains("UIUserInterfaceStyle") })
  }

  static let unasked: [(document: String, step: Int?, rule: RuleID)] = [
    ("T-1-root-of-a-hidden-window", 2, .t1), ("T-3-off-screen", 2, .t3),
    ("T-6-finish", nil, .t6), ("T-10-cancelled-iOS-7.1", nil, .t10), ("T-12-add-child", 2, .t12),
    ("T-13-remove-child", 2, .t13), ("T-15-shared-style", 1, .t15), ("T-22-off-screen", 1, .t22),
    ("T-23-key-window", 2, .t23), ("T-19-system-style", 2, .t19), ("T-27-background", 2, .t27),
    ("T-26-setters", 1, .sb5),
  ]

  @Test(arguments: unasked) func `a step that asks no controller says why`(
    _ row: (document: String, step: Int?, rule: RuleID)
  ) throws {
    let report = try why("rules/\(row.document)", step: row.step)
    let happened = try #require(report.sections.first { $0.title == "What happened" })
    #expect(happened.sentences.contains { $0.rules.contains(row.rule) }, "\(happened.sentences)")
  }

  @Test func `a controller that is added learns nothing that it knew`() throws {
    let alike = try why("situations/39-not-told-on-first-add", step: 1)
    #expect(alike.sentences.contains { $0.rules == [.tr14] && $0.text.hasSuffix("change: A.") })
    let other = try why("situations/39-not-told-on-first-add", step: 2)
    #expect(!other.sentences.contains { $0.rules == [.tr14] })
    #expect(
      other.sentences.contains { $0.text.contains("traitCollectionDidChange is called on B") })
  }

  @Test func `who says nothing of the bar is not missed`() throws {
    #expect(try why("rules/T-3-push", step: 0).causes.isEmpty)
    #expect(try why("situations/01-style-getter-not-called").causes.map(\.rules) == [[.sb21]])
    let half = try why("situations/21-half-a-success").causes
    #expect(half.count { $0.text.hasPrefix("Two controllers answer") } == 1)
  }

  @Test func `a container that an update would find forwarding is no cause`() throws {
    #expect(try why("situations/10-page-not-asked").causes.map(\.rules) == [[.t12]])
  }

  @Test func `of a stale bar the chains are those of the last update`() throws {
    let stale = try why("situations/10-changed-but-nothing-happens", step: 1)
    #expect(stale.sections.contains { $0.title == "Style, when last asked at launch" })
    #expect(stale.causes.first?.rules == [.t15, .t16])
    let wouldBe = "A would answer hidden: its override gives its stored value."
    #expect(stale.sentences.contains { $0.text == wouldBe })
    let asked = try why("situations/10-changed-but-nothing-happens", step: 0)
    #expect(asked.sections.contains { $0.title == "Style" })
  }

  @Test func `before dark mode one sentence has the style of all`() throws {
    let report = try why("situations/18-cancelled-dismissal")
    #expect(report.sentences.filter { $0.rules == [.tr2] }.count == 1)
  }

  @Test func `what people ask is explained, but for what no scenario can say`() {
    // Videos, SwiftUI, appearance proxies, UIScreen, launches in the background.
    let notModeled: Set = [16, 34, 35, 41, 42, 45]
    let explained = Set((Self.bar + Self.screens).map(\.number)).union([39])
    #expect(explained.isDisjoint(with: notModeled))
    #expect(explained.union(notModeled) == Set(1...60))
  }
}

/// The explanation after a step of a conformance document.
///
/// - Parameter change: changes its scenario before it is played.
func why(
  _ document: String, step: Int? = nil, _ change: (inout Scenario) -> Void = { _ in }
) throws -> Explanation {
  let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Conformance/\(document).json")
  let text = try String(contentsOf: file, encoding: .utf8)
  var scenario = try ScenarioDocument(parsing: text, file: document).scenario
  change(&scenario)
  var model = ReferenceModel(explaining: scenario)
  var moments: [Moment] = []
  for number in 0...(step ?? scenario.steps.count) {
    if number > 0 { model.apply(scenario.steps[number - 1]) }
    let rules = model.rulesUsed
    var observation = Observation()
    model.observe(into: &observation)
    moments.append(
      Moment(
        observation: observation, facts: model.explain(), rules: rules,
        snapshot: model.snapshot()))
  }
  return Explanation(scenario, moments: moments).playingFixes { _ in true }
}

extension Explanation {
  fileprivate var sentences: [Sentence] { sections.flatMap(\.sentences) }
}
