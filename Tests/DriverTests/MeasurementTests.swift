import Foundation
import StatusQuoImitatedUIKit
import StatusQuoScenarioFiles
import Testing

/// The file for strangers, against the imitation of UIKit.
@MainActor @Suite struct MeasurementTests {
  private static let scenario = #"""
    {"version": 1, "name": "light, then hidden", "geometry": true, "windows": [{"name": "W", "root": {
      "name": "N", "kind": "navigation", "childForStatusBarStyle": "topViewController",
      "childForStatusBarHidden": "topViewController", "children": [
        {"name": "A", "preferredStatusBarStyle": "lightContent"}]}}],
     "controllers": [{"name": "B", "kind": "plain", "prefersStatusBarHidden": true,
       "modalPresentationStyle": "fullScreen"}],
     "steps": [{"do": "present", "controller": "B", "from": "N"}, {"do": "dismiss", "from": "N"}]}
    """#

  private static func measured(_ text: String) async throws -> String {
    try await StatusQuoMeasurement(Data(text.utf8), on: UIWindowScene(), wait: {})
      .document(device: "iPhone 16", version: "18.2")
  }

  @Test func `what is seen comes back as a document`() async throws {
    let document = try ScenarioDocument(parsing: await Self.measured(Self.scenario), file: "text")
    #expect(document.scenario.environment.device == .iPhone16)
    let seen = document.expectations
    #expect(seen.map(\.after) == [0, 1, 2])
    let bars = seen.map { $0.observation["bar"]?.compactText }
    let light = #"{"content":"light","hidden":false}"#
    #expect(bars == [light, #"{"hidden":true}"#, light])
    #expect(
      seen[0].observation["styles"]?.elements?.compactMap { $0["node"]?.string } == [
        "W", "B", "N", "A",
      ])
    #expect(seen[0].observation["geometry"]?["safeAreaTop"]?.elements?.count != nil)
  }

  @Test func `what it can't play is an error with the reason`() async throws {
    let rotating = Self.scenario.replacing(
      #""do": "dismiss", "from": "N""#, with: #""do": "rotate", "to": "landscape""#)
    let error = await #expect(throws: StatusQuoMeasurement.Unplayable.self) {
      try await Self.measured(rotating)
    }
    #expect(error?.description == "the step 'rotate' is not played")
  }
}
