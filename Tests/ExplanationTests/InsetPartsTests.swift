import StatusQuoAppearanceModel
import StatusQuoReporting
import StatusQuoScenarioBuilder
import Testing

/// The parts of an inset at the top or at the bottom, from the window down, each with the rules that decide it.
@Suite struct InsetPartsTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let scenario: Scenario
    let sentence: String
    let rules: [RuleID]
  }

  private static let rows: [Row] = [
    Row(
      testDescription: "the screen's own, which needs no parts",
      scenario: Scenario(iOS: 17, device: .iPhone12) { window("W") { plain("A") } },
      sentence: "A's safe area starts at 47.", rules: [.ge1]),
    Row(
      testDescription: "a bar",
      scenario: Scenario(iOS: 17, device: .iPhone12) {
        window("W") { navigation("N") { plain("A") } }
      },
      sentence: "A's safe area starts at 91: 47 of the screen, 44 of N's bar.",
      rules: [.ge6, .ge1]),
    Row(
      testDescription: "a bar alone",
      scenario: Scenario(iOS: 17, device: .iPhone12, orientation: .landscape) {
        window("W") { navigation("N") { plain("A") } }
      },
      sentence: "A's safe area starts at 32: 32 of N's bar.", rules: [.tr28, .ge6, .ge8, .ge1]),
    Row(
      testDescription: "what the controller adds itself",
      scenario: Scenario(iOS: 17, device: .iPhone12) {
        window("W") { plain("A", .additionalSafeAreaInsetsTop(10)) }
      },
      sentence:
        "A's safe area starts at 57: 47 of the screen, 10 of A's additionalSafeAreaInsets.",
      rules: [.ge1]),
    Row(
      testDescription: "a view that lies lower",
      scenario: Scenario(iOS: 17, device: .iPhone12) {
        window("W") { plain("P") { plain("A", .viewInsetsTop(20)) } }
      },
      sentence: "A's safe area starts at 27: 47 of the screen, 20 less, as A lies lower.",
      rules: [.ge21, .ge1]),
  ]

  @Test(arguments: rows)
  func `an inset has its parts and their rules`(_ row: Row) throws {
    var scenario = row.scenario
    scenario.observes = [.geometry]
    let heights = Explanation(of: scenario).sections.filter { $0.title == "Heights" }
    let sentence = try #require(heights.flatMap(\.sentences).first { $0.text.hasPrefix("A's") })
    #expect(sentence.text == row.sentence)
    #expect(sentence.rules == row.rules)
  }

  private static let bottoms: [(Scenario, parts: String)] = [
    (Scenario(iOS: 17, device: .iPhone12) { window("W") { plain("A") } }, "bottom 34, right 0."),
    (
      Scenario(iOS: 17, device: .iPhone12) { window("W") { tab("T") { plain("A") } } },
      "bottom 83, right 0; at the bottom 34 of the screen, 49 of T's bar."
    ),
    (
      Scenario(iOS: 17, device: .iPhone12) {
        window("W") {
          plain("P") { plain("A", .viewInsetsBottom(20), .additionalSafeAreaInsetsBottom(6)) }
        }
      },
      """
      bottom 20, right 0; at the bottom 34 of the screen, 20 less, as A ends higher, 6 of A's \
      additionalSafeAreaInsets.
      """
    ),
    (
      Scenario(iOS: 17, device: .iPhone12) {
        window("W") { tab("T") { navigation("N") { plain("A", .hidesBottomBarWhenPushed(true)) } } }
      },
      "bottom 34, right 0."
    ),
  ]

  @Test(arguments: bottoms)
  func `an inset at the bottom has its parts`(_ row: (scenario: Scenario, parts: String)) throws {
    var scenario = row.scenario
    scenario.observes = [.safeArea]
    let areas = Explanation(of: scenario).sections.filter { $0.title == "Sides and bottom" }
    let sentence = try #require(areas.flatMap(\.sentences).first { $0.text.hasPrefix("A's") })
    #expect(sentence.text == "A's safe area has the insets left 0, " + row.parts)
  }
}
