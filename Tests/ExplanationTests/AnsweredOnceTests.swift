import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoFindings
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoReporting
import StatusQuoScenarioFiles
import Testing

/// Answers say each thing once, and first what was asked.
@Suite struct AnsweredOnceTests {
  private static func text(_ root: String, _ rest: String = "", want: String? = nil) throws
    -> String
  {
    let scenario = try ScenarioDocument(
      parsing:
        #"{"version": 1, "environment": {"iOS": "17.0"}, "windows": [{"name": "W", "root": {\#(root)}}]\#(rest)}"#,
      file: "app.json"
    ).scenario
    let last = scenario.steps.count
    let wishes = try want.map { text in
      var wish = try Wish(text: text, of: scenario)
      wish.step = last
      return [wish]
    }
    let moments = narrate(scenario, upTo: last) { $0 == last }
    return Explanation(scenario, moments: moments, wishes: wishes ?? []).playingFixes { _ in true }
      .article().text(ink: .none)
  }

  private static let sheet =
    #", "controllers": [{"name": "S", "class": "UIActivityViewController"}], "steps": [{"do": "present", "controller": "S", "from": "A"}]"#

  @Test func `a card is no note before the tree where the app says nothing of the bar`() throws {
    let text = try Self.text(#""name": "A", "overrideUserInterfaceStyle": "dark""#, Self.sheet)
    let tree = try #require(text.firstRange(of: "window W\n"))
    let note = try #require(text.firstRange(of: "\nNote"))
    #expect(tree.lowerBound < note.lowerBound)
    let asked = try Self.text(#""name": "A", "preferredStatusBarStyle": "darkContent""#, Self.sheet)
    let place = try #require(asked.firstRange(of: "While a card is up")?.lowerBound)
    let below = try #require(asked.firstRange(of: "window W\n")?.lowerBound)
    #expect(place < below)
  }

  @Test func `a style that all below take is one line`() throws {
    let text = try Self.text(
      #""name": "Drawer", "children": [{"name": "Menu"}, {"name": "Tabs", "kind": "tab", "children": [{"name": "Home"}]}]"#,
      want: "Home: style dark")
    #expect(text.contains("visible with light text; W and all below it are dark\n"))
    // One below is a line of its own.
    #expect(text.contains("Then: Tabs is dark; Home is dark\n"))
  }

  @Test func `a way down through many classes is left to its code`() throws {
    let text = try Self.text(
      #""name": "A", "children": [{"name": "B", "children": [{"name": "C", "children": [{"name": "D", "children": [{"name": "E", "preferredStatusBarStyle": "lightContent"}]}]}]}]"#
    )
    #expect(text.contains("Forward all the way down, in four classes:"))
    #expect(text.contains("class D: UIViewController {"))
    #expect(!text.contains("Return B from A's"))
  }

  static let surprises: [(name: String, document: String, says: String)] = [
    (
      "the launch screen does not know a style set in code",
      #"{"version": 1, "environment": {"iOS": "17.0"}, "windows": [{"name": "W", "overrideUserInterfaceStyle": "dark", "root": {"name": "A"}}]}"#,
      "The bar changes when the launch screen goes"
    ),
    (
      "a window over a card",
      #"{"version": 1, "environment": {"iOS": "17.0"}, "windows": [{"name": "W", "root": {"name": "A", "presented": {"name": "S"}}}, {"name": "V", "level": 1, "root": {"name": "B"}}]}"#,
      "so the light that goes with the card S is off"
    ),
    (
      "a modal that is shown over one that hides",
      #"{"version": 1, "environment": {"iOS": "17.0"}, "windows": [{"name": "W", "root": {"name": "A", "prefersStatusBarHidden": true, "presented": {"name": "M", "modalPresentationStyle": "fullScreen"}}}]}"#,
      "Nothing is wrong.\n\nNote\n  M takes the bar over"
    ),
    (
      "a stack that answers by what a screen set once",
      #"{"version": 1, "environment": {"iOS": "17.0"}, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "preferredStatusBarStyle": "shared", "children": [{"name": "A", "actions": {"viewWillAppear": [{"do": "setShared", "style": "default"}]}}, {"name": "B", "actions": {"viewDidLoad": [{"do": "setShared", "style": "lightContent"}]}}]}}], "steps": [{"do": "beginInteractivePop", "on": "N"}, {"do": "cancelInteractivePop", "on": "N"}]}"#,
      "viewDidLoad of B is not called again"
    ),
    (
      "bars that go by a swipe",
      #"{"version": 1, "environment": {"iOS": "17.0"}, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "hidesBarsOnSwipe": true, "children": [{"name": "A"}]}}], "steps": [{"do": "swipe", "on": "N", "direction": "up"}]}"#,
      "the status bar stays, as A answers for it"
    ),
    (
      "a search that covers the stack",
      #"{"version": 1, "environment": {"iOS": "12.0"}, "windows": [{"name": "W", "root": {"name": "N", "kind": "navigation", "children": [{"name": "List"}]}}], "controllers": [{"name": "Search", "kind": "search"}], "steps": [{"do": "present", "controller": "Search", "from": "List"}]}"#,
      "List does not define a presentation context, so Search covers N"
    ),
  ]

  @Test(arguments: surprises)
  func `what surprises is named`(name: String, document: String, says: String) throws {
    let scenario = try ScenarioDocument(parsing: document, file: "app.json").scenario
    let text = Explanation(of: scenario).playingFixes { _ in true }.article().text(ink: .none)
    #expect(text.contains(says), "\(name): \(text.prefix(800))")
  }
}
