import StatusQuoAppearanceModel
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import Testing

/// Explanations name what is not modeled or not accepted, and do not contradict themselves.
@Suite struct LimitTests {
  /// A document from its environment on, and what its explanation says.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let members: String
    let says: [String]
    var lacks: [String] = []
  }

  /// A host with some members, below a stack that hides its bar.
  private static func hosted(_ members: String) -> String {
    root(
      """
      "name": "N", "kind": "navigation", "isNavigationBarHidden": true, "children":
        [{"name": "Home", "kind": "hosting", \(members)}]
      """)
  }

  private static let note = "(not modeled: SwiftUI's modifiers, so the answer may differ)"

  static let rows = [
    Row(
      testDescription: "a host's preferredColorScheme",
      members: root(#""name": "Home", "kind": "hosting", "preferredColorScheme": "dark""#),
      says: [note, "it may reach the window"]),
    Row(
      testDescription: "a host's toolbarColorScheme",
      members: root(#""name": "Home", "kind": "hosting", "toolbarColorScheme": "dark""#),
      says: [note, "or a navigation bar around it"]),
    Row(
      testDescription: "a host's toolbarColorScheme below a stack without a bar",
      members: hosted(#""toolbarColorScheme": "dark""#),
      says: [
        "that .toolbarColorScheme needs a navigation bar's background, so expect dark text",
        "N hides its bar: expect dark text, unless the content of Home shows a bar of its own.",
        "Fix: Put .preferredColorScheme(.dark) on its content",
      ], lacks: ["Nothing is wrong."]),
    Row(
      testDescription: "a host's toolbarColorScheme that makes no difference",
      members: #""environment": {"systemStyle": "dark"}, "#
        + hosted(#""toolbarColorScheme": "dark""#),
      says: [note, "Nothing of what is modeled is wrong."], lacks: ["N hides its bar"]),
    Row(
      testDescription: "a host that shows a stack of its own below one without a bar",
      members: hosted(
        #""toolbarColorScheme": "dark", "children": [{"name": "S", "kind": "navigation"}]"#),
      says: [note, "Nothing of what is modeled is wrong.", ".toolbarBackground(.visible"],
      lacks: ["N hides its bar"]),
    Row(
      testDescription: "a host without a scheme below a stack without a bar",
      members: hosted(#""statusBarHidden": false"#),
      says: [note, "To change it: Light text everywhere: .preferredColorScheme(.dark)"],
      lacks: [".toolbarBackground"]),
    Row(
      testDescription: "a class of the app's that shows SwiftUI and answers",
      members: root(
        #""name": "Home", "class": "Home: UIHostingController", "preferredStatusBarStyle": "lightContent""#
      ),
      says: [note, "What its class overrides counts here; modifiers are not modeled,"],
      lacks: ["The color scheme that its modifiers ask for"]),
    Row(
      testDescription: "a host's statusBarHidden, which says nothing of its style",
      members: root(#""name": "Home", "kind": "hosting", "statusBarHidden": true"#),
      says: [note, "which answers by its modifiers"]),
    Row(
      testDescription: "a host in a stack that answers for it",
      members: root(
        """
        "name": "N", "kind": "navigation", "children":
          [{"name": "Home", "kind": "hosting", "toolbarColorScheme": "dark",
            "class": "UIHostingController"}]
        """),
      says: [note]),
    Row(
      testDescription: "a controller of the app that sets a style",
      members: root(#""name": "Home", "kind": "plain", "overrideUserInterfaceStyle": "dark""#),
      says: [], lacks: ["not modeled"]),
    Row(
      testDescription: "a split view controller of a phone, of whose readings none is compared",
      members: root(
        #""name": "S", "kind": "split", "children": [{"name": "A", "kind": "plain"}]"#),
      says: [
        "It holds under every reading that was compared.", "C-35 is decided for every scenario",
        "C-44 is decided for every scenario",
      ]),
    Row(
      testDescription: "resize on a phone",
      members: root(#""name": "A", "kind": "plain""#, steps: #"{"do": "resize", "to": "compact"}"#),
      says: [
        "Nothing happened: only an iPad's scenes are resized, from iOS 9 on (a phone is turned with"
          + " 'rotate') (noSuchProperty)."
      ], lacks: ["no such property"]),
    Row(
      testDescription: "dark mode before there is one",
      members: #""environment": {"iOS": "12.0"}, "#
        + root(
          #""name": "A", "kind": "plain""#, steps: #"{"do": "setSystemStyle", "style": "dark"}"#),
      says: ["Nothing happened: dark mode came with iOS 13.0 (noSuchProperty)."]),
    Row(
      testDescription: "a value of another form",
      members: root(
        #""name": "P", "children": [{"name": "V"}]"#,
        steps:
          #"{"do": "set", "on": "P", "property": "setOverrideTraitCollection", "value": {"V": "dark"}}"#
      ),
      says: [
        "dark text Nothing happened: the property does not take such a value (badValue). [W-2] iOS"
      ], lacks: ["Nothing is wrong."]),
    Row(
      testDescription: "a property that a document declares",
      members: root(
        #""name": "N", "kind": "navigation""#,
        steps: #"{"do": "set", "on": "N", "property": "hasBarAppearance", "value": true}"#),
      says: ["'set' does not change hasBarAppearance, which is given where its owner is declared"],
      lacks: ["no such property"]),
    Row(
      testDescription: "an update that finds no window",
      members: root(
        #""name": "A", "kind": "plain""#,
        steps: #"{"do": "set", "on": "W", "property": "coversScreen", "value": false}"#),
      says: [
        "UIKit updated the bar, with no controller to ask.",
        "No window controls the bar, so no controller is asked.",
        "Window W does not: it does not cover the screen.",
      ], lacks: ["UIKit asked"]),
    Row(
      testDescription: "a bar of another scene",
      members: #""windows": [{"name": "W", "root": {"name": "A", "kind": "plain"}}, "#
        + #"{"name": "X", "scene": "other", "root": {"name": "B", "kind": "plain", "#
        + #""prefersStatusBarHidden": true}}]"#,
      says: ["Window X is in another scene: its controllers decide that one's bar"]),
    Row(
      testDescription: "two scenes, of which the other says nothing",
      members: #""windows": [{"name": "W", "root": {"name": "A", "kind": "plain"}}, "#
        + #"{"name": "X", "scene": "other", "root": {"name": "B", "kind": "plain"}}]"#,
      says: [], lacks: ["Window X is in another scene"]),
    Row(
      testDescription: "a question about the home indicator",
      members: root(
        #""name": "A", "kind": "plain""#,
        steps: #"{"do": "setNeedsUpdate", "gesture": "homeIndicatorAutoHidden", "on": "A"}"#),
      says: ["Only the question about that gesture is asked; the bar is not updated."],
      lacks: ["No controller was asked."]),
    Row(
      testDescription: "an iPad that goes by a key of its own",
      members: #""environment": {"device": "iPad Pro 11", "#
        + #""infoPlist": {"UIStatusBarHidden~ipad": false}}, "#
        + root(#""name": "A", "kind": "plain", "prefersStatusBarHidden": true"#),
      says: ["<key>UIStatusBarHidden~ipad</key>"], lacks: ["<key>UIStatusBarHidden</key>"]),
    Row(
      testDescription: "an appearance that cancels a light text which is light by the mode, too",
      members: #""environment": {"systemStyle": "dark"}, "#
        + root(
          """
          "name": "N", "kind": "navigation", "barStyle": "black", "hasBarAppearance": true,
            "children": [{"name": "A", "kind": "plain"}]
          """),
      says: ["but a UINavigationBarAppearance is applied to it"],
      lacks: ["cancels the light text"]),
    Row(
      testDescription: "a window whose traits go before its style",
      members: #""windows": [{"name": "W", "root": {"name": "A", "kind": "plain"}}, "#
        + #"{"name": "X", "coversScreen": false, "traitOverrides": {"userInterfaceStyle": "dark"}, "#
        + #""root": {"name": "B"}}]"#,
      says: ["Window X does not follow the style of window W."]),
    Row(
      testDescription: "a sheet that a getter leads to",
      members: root(
        """
        "name": "A", "kind": "plain", "childForStatusBarStyle": "presentedViewController",
          "presented": {"name": "B", "kind": "plain", "modalPresentationStyle": "pageSheet"}
        """),
      says: [
        "B is asked: A's childForStatusBarStyle returns presentedViewController.",
        "B neither is full screen nor captures the bar: only a getter leads to it.",
      ], lacks: ["B can't set the bar"]),
    Row(
      testDescription: "a window above the bar, where the bar is a window of the app",
      members: #""environment": {"iOS": "12.4"}, "windows": "#
        + #"[{"name": "W", "level": 1001, "root": {"name": "Gallery"}}]"#,
      says: ["(not modeled: that window W, at its level, covers the bar before iOS 13)"], lacks: []),
    Row(
      testDescription: "the same where the system draws the bar",
      members: #""environment": {"iOS": "13.0"}, "windows": "#
        + #"[{"name": "W", "level": 1001, "root": {"name": "Gallery"}}]"#,
      says: [], lacks: ["not modeled"]),
    Row(
      testDescription: "popToRoot over screens that hide the tab bar, on iOS 14.0",
      members: tabs("14.0"),
      says: ["(not modeled: iOS 14.0 and 14.1, where the tab bar may stay away after popToRoot"],
      lacks: []),
    Row(
      testDescription: "the same since iOS 14.2", members: tabs("14.2"), says: [],
      lacks: ["not modeled"]),
  ]

  @Test(arguments: rows) func `an explanation says where it ends`(_ row: Row) throws {
    let document = try ScenarioDocument(
      parsing: #"{"version": 1, \#(row.members)}"#, file: "app.json")
    let scenario = document.scenario
    let moments = narrate(scenario, upTo: scenario.steps.count) { _ in true }
    let text = Explanation(scenario, moments: moments, dependsOn: []).article().text()
      .replacing(/\s+/, with: " ")
    for words in row.says { #expect(text.contains(words), "\(words) is missing in \(text)") }
    for words in row.lacks { #expect(!text.contains(words), "\(words) is in \(text)") }
  }

  private static func tabs(_ iOS: String) -> String {
    #""environment": {"iOS": "\#(iOS)"}, "safeArea": true, "windows": [{"name": "W", "root": "#
      + #"{"name": "T", "kind": "tab", "children": [{"name": "N", "kind": "navigation", "children": "#
      + #"[{"name": "Root"}, {"name": "B", "hidesBottomBarWhenPushed": true}]}]}}], "#
      + #""steps": [{"do": "popToRoot", "on": "N"}]"#
  }

  private static func root(_ members: String, steps: String = "") -> String {
    #""windows": [{"name": "W", "root": {\#(members)}}], "steps": [\#(steps)]"#
  }
}
