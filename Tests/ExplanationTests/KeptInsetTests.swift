import StatusQuoAppearanceModel
import StatusQuoReporting
import StatusQuoScenarioBuilder
import Testing

/// The top inset on iOS 26.0, which does not follow the bar (GE-18).
@Suite struct KeptInsetTests {
  /// A player hides the bar after the launch, on a device without a notch.
  private static func causes(iOS: Version, steps: [Step] = []) -> [String] {
    var scenario = Scenario(iOS: iOS, device: .iPadPro11, observes: [.geometry]) {
      window("W") { plain("Player") }
    } steps: {
      [
        .set(.known(.prefersStatusBarHidden), to: .bool(true), on: $0["Player"]),
        .setNeedsStatusBarAppearanceUpdate(on: $0["Player"], animated: false),
      ]
    }
    scenario.steps += steps
    return Explanation(of: scenario).causes.map(\.text)
  }

  @Test(
    arguments: [
      (Version(26), [], true), (Version(26), [Step.rotate(to: .landscape)], false),
      (Version(26, 1), [], false), (Version(18), [], false),
    ] as [(Version, [Step], Bool)])
  func `an inset that stays when the bar goes is said on iOS 26.0, until the device turns`(
    iOS: Version, steps: [Step], isSaid: Bool
  ) {
    let causes = Self.causes(iOS: iOS, steps: steps)
    let found = causes.contains { $0.hasPrefix("On iOS 26.0 the top inset stays 32") }
    #expect(found == isSaid, "\(causes)")
  }
}
