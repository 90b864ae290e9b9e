import Foundation
import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoFixing
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import StatusQuoTestSupport
import Testing

/// `fix` finds the accepted fix of each situation that a wish can state, or a smaller one.
@Suite struct SituationFixTests {
  /// The wish in a situation, and the fix that the sources accept.
  struct Situation: Sendable, CustomTestStringConvertible {
    let number: Int
    let wish: String
    let fix: [String]
    /// The step after which it is wished; nil for the last.
    var step: Int?

    init(_ number: Int, _ wish: String, _ fix: String...) {
      self.number = number
      self.wish = wish
      self.fix = fix
    }

    var testDescription: String { "\(number): \(wish)" }

    func document() throws -> ScenarioDocument {
      let prefix = number < 10 ? "0\(number)-" : "\(number)-"
      let file = try #require(
        ConformanceDocument.documents(in: "situations").first {
          $0.fileName.hasPrefix(prefix) && !$0.fileName.hasSuffix("-fixed")
        })
      return try file.read()
    }

    /// The fixes, and the same for machines.
    func report() throws -> (report: FixReport, json: JSON) {
      let scenario = try document().scenario
      var wish = try Wish(text: wish, of: scenario)
      wish.step = scenario.steps.count
      let report = FixSearch()
        .fixes(for: [wish], of: scenario)
      return (report, report.json)
    }
  }

  static let situations: [Situation] = [
    Situation(1, "Screen: bar light", "N.childForStatusBarStyle = topViewController"),
    Situation(2, "Screen: bar light", "Screen.preferredStatusBarStyle = lightContent"),
    Situation(3, "Screen: bar light", "Drawer.childForStatusBarStyle = Screen"),
    Situation(4, "Modal: bar light", "Modal.modalPresentationCapturesStatusBarAppearance = true"),
    Situation(5, "A: bar hidden", "UIViewControllerBasedStatusBarAppearance = false"),
    Situation(6, "A: bar dark", "A.preferredStatusBarStyle = darkContent"),
    Situation(7, "Main: bar light", "Overlay.childForStatusBarStyle = Main"),
    Situation(8, "A: bar shown", "A.prefersStatusBarHidden = false"),
    Situation(9, "A: bar shown", "UIViewControllerBasedStatusBarAppearance = true"),
    Situation(10, "A: not stale", "A.setNeedsStatusBarAppearanceUpdate() after step 1"),
    Situation(11, "P: not stale", "P.setNeedsStatusBarAppearanceUpdate() after step 1"),
    Situation(12, "always: bar dark", "Sheet.modalPresentationStyle = fullScreen"),
    Situation(
      13, "always: bar light", "Sheet.modalPresentationCapturesStatusBarAppearance = false"),
    Situation(15, "Mail: bar light", "Mail.preferredStatusBarStyle = lightContent"),
    Situation(18, "B: bar hidden", "B.setNeedsStatusBarAppearanceUpdate() after step 3"),
    Situation(19, "A: bar light", "A.preferredStatusBarStyle = lightContent"),
    Situation(20, "A: bar light", "N.overriddenIn = subclass"),
    Situation(22, "A: bar light", "Wrapper.childForStatusBarStyle = N"),
    Situation(23, "C: bar dark", "Pop.modalPresentationCapturesStatusBarAppearance = true"),
    Situation(24, "A: bar shown", "UIViewControllerBasedStatusBarAppearance = true"),
    Situation(26, "Modal: style light", "W.overrideUserInterfaceStyle = light"),
    Situation(27, "A: bar dark", "Root.childForStatusBarStyle = N"),
    Situation(32, "Toast: style light", "O.overrideUserInterfaceStyle = light"),
    Situation(33, "Alert: style dark", "Alert.overrideUserInterfaceStyle = dark"),
    Situation(38, "S: style light", "S.overrideUserInterfaceStyle = light"),
    Situation(40, "C: style dark", "P.overrideUserInterfaceStyle = dark"),
    Situation(50, "Game: home indicator hidden", "Drawer.childForHomeIndicatorAutoHidden = N"),
    Situation(51, "Game: home indicator shown", "Game.prefersHomeIndicatorAutoHidden = false"),
    Situation(52, "Root: home indicator hidden", "Screen.prefersHomeIndicatorAutoHidden = true"),
    Situation(53, "N: bar light", "Home.preferredStatusBarStyle = lightContent"),
    Situation(54, "List: viewWillAppear called", "Picker.modalPresentationStyle = fullScreen"),
    Situation(55, "Shell: bar dark", "W.overrideUserInterfaceStyle = light"),
    Situation(56, "Browser: top inset 32", "UIStatusBarHidden = false"),
    Situation(
      57, "Reader: vertical bar disabled", "Shell.childForPreferredVerticalBarBehavior = N"),
    Situation(
      58, "Photo: bar light", "N.childForStatusBarStyle = topViewController",
      "Photo.preferredStatusBarStyle = lightContent"),
    Situation(60, "Shell: bar dark", "UIStatusBarStyle = UIStatusBarStyleDarkContent"),
  ]

  /// The reasons why no wish states a situation.
  static let others: [(numbers: [Int], reason: String)] = [
    ([14], "about how the bar moves, not how it looks: `explain` has the fix"),
    ([16, 34, 35, 41, 42, 45], "no document: outside the modeled world"),
    ([17, 28, 37], "a call raises: `explain` has the fix"),
    ([21], "the bar is hidden, so it has no color to wish for"),
    ([25, 29, 30, 36, 43, 44], "about heights: `explain` has the fix"),
    ([46, 47, 48, 49], "the tests of `explain` have them"),
    ([59], "about a modifier of SwiftUI, which is not modeled: `explain` has the fix"),
    ([31, 39], "about calls, which are UIKit's own: no change cures it"),
  ]

  @Test(arguments: situations)
  func `the accepted fix is among the fixes, or a smaller one is`(_ situation: Situation) throws {
    let (report, json) = try situation.report()
    #expect(!report.broken.isEmpty)
    let fixes = try #require(json["fixes"]?.elements).map(Self.changes)
    let size = try #require(fixes.first?.count)
    #expect(size < situation.fix.count || fixes.contains(situation.fix))
    for fix in report.fixes {
      var models = LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
      #expect(models.firstDivergence(on: fix.scenario) == nil)
    }
  }

  @Test func `no key of Info.plist is offered twice, as removed and as its default`() throws {
    for situation in Self.situations {
      let (_, json) = try situation.report()
      for change in (json["fixes"]?.elements ?? []).flatMap(Self.changes) {
        #expect(!change.hasSuffix(" = removed"), "\(situation): \(change)")
      }
    }
  }

  @Test func `the report lists every situation`() throws {
    let known = Self.situations.map(\.number) + Self.others.flatMap(\.numbers)
    #expect(known.sorted() == Array(1...60))
    let rows = try Self.situations.map(Self.row)
    var lines = [
      "# Fixes of the situations that people ask about", "",
      "What `statusquo fix` finds for each document of `Tests/Conformance/situations` that a wish can",
      "state. A test makes this table: `UPDATE_GOLDEN=1 swift test --filter SituationFixTests`.",
      "",
      "- the accepted fix is the first fix: \(rows.count { $0.rank == 1 }) of \(rows.count)",
      "- it is among the first four: \(rows.count { $0.rank ?? 5 <= 4 }) of \(rows.count)",
      "",
      "| # | wish | accepted fix | its rank | first fix | fixes | tried | evidence of the first |",
      "| ---: | --- | --- | ---: | --- | ---: | --- | --- |",
    ]
    lines += rows.map(\.text) + ["", "The other situations:", ""]
    for (numbers, reason) in Self.others {
      lines.append("- \(numbers.map(String.init).joined(separator: ", ")): \(reason)")
    }
    try expect(
      lines.joined(separator: "\n") + "\n",
      in: packageFolder.appending(path: "Tests/Laboratory/Results/Fixes.md"))
  }

  /// The rank of the accepted fix, and the row of the table.
  private static func row(of situation: Situation) throws -> (rank: Int?, text: String) {
    let (report, json) = try situation.report()
    let fixes = try #require(json["fixes"]?.elements)
    let rank = fixes.firstIndex { changes($0) == situation.fix }.map { $0 + 1 }
    let place: String = rank.map { "\($0)" } ?? "-"
    let first: String = fixes.first.map { code(changes($0)) } ?? "none"
    let tried: [String] = report.tried.map { "\($0)" }
    let evidence: String = fixes.first?["evidence"]?.string ?? "-"
    let cells: [String] = [
      "\(situation.number)", situation.wish, code(situation.fix), place, first,
      "\(fixes.count)", tried.joined(separator: " + "), evidence,
    ]
    return (rank, "| \(cells.joined(separator: " | ")) |")
  }

  private static func code(_ changes: [String]) -> String {
    "`\(changes.joined(separator: "; "))`"
  }

  private static func changes(_ fix: JSON) -> [String] {
    (fix["changes"]?.elements ?? []).compactMap(\.string)
  }

  /// The explanation after all steps.
  static func explanation(of scenario: Scenario) -> Explanation {
    var model = ReferenceModel(explaining: scenario)
    let moments = (0...scenario.steps.count).map { number in
      if number > 0 { model.apply(scenario.steps[number - 1]) }
      var observation = Observation()
      let rules = model.rulesUsed
      model.observe(into: &observation)
      return Moment(
        observation: observation, facts: model.explain(), rules: rules)
    }
    return Explanation(scenario, moments: moments)
  }
}
