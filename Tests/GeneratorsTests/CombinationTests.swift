import StatusQuoAppearanceModel
import StatusQuoGenerators
import Testing

/// Conditions that a mistake may need together meet two to four times as often as if each were drawn by itself.
@Suite struct CombinationTests {
  /// Two conditions, and the number of 3,000 scenarios in which they meet at least.
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let least: Int
    let holds: @Sendable (Scenario) -> Bool
  }

  static let pairs = [
    Pair(testDescription: "a call from the start", least: 60) { $0.beginsInCall },
    Pair(testDescription: "a call and a turn", least: 12) { $0.beginsInCall && $0.has(.rotate) },
    Pair(testDescription: "a hidden window and a level of several", least: 12) {
      $0.has(.hideWindow) && Set($0.windows.map(\.level)).count < $0.windows.count
        && $0.windows.contains { $0.level > 0 }
    },
  ]

  @Test(arguments: pairs) func `conditions meet`(_ pair: Pair) {
    let count = VarietyTests.scenarios.count(where: pair.holds)
    #expect(count >= pair.least)
  }
}

extension Scenario {
  fileprivate var beginsInCall: Bool { steps.first == .setInCallStatusBar(true) }

  fileprivate func has(_ kind: Step.Kind) -> Bool { steps.contains { $0.kind == kind } }
}
