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
    return Explanation(scenario, moments: moments, wishes: wishes ?? []).playingCures { _ in true }
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
    #expect(text.contains("Drawer and all below it are dark"))
    #expect(!text.contains("Drawer is dark"))
    #expect(!text.contains("Drawer and all below it are dark; Menu"))
  }

  @Test func `a way down through many classes is left to its code`() throws {
    let text = try Self.text(
      #""name": "A", "children": [{"name": "B", "children": [{"name": "C", "children": [{"name": "D", "children": [{"name": "E", "preferredStatusBarStyle": "lightContent"}]}]}]}]"#
    )
    #expect(text.contains("Forward all the way down, in four classes:"))
    #expect(text.contains("class D: UIViewController {"))
    #expect(!text.contains("Return B from A's"))
  }
}
