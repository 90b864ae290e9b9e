import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoScenarioFiles
import Testing

/// The part of a controller in a step stands for its name in classes of divergences.
@Suite struct CallerTests {
  /// A resolver that makes no calls.
  private struct Silent: Resolver {
    var base: ReferenceModel

    mutating func apply(_ step: Step) { base.apply(step) }

    mutating func observe(into observation: inout Observation) {
      base.observe(into: &observation)
      if observation.step > 0 { observation.calls = [] }
    }
  }

  private static func classes(_ document: String) throws -> [String] {
    let scenario = try ScenarioDocument(parsing: document, file: "callers.json").scenario
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { Silent(base: ReferenceModel($0)) })
    let found = models.firstDivergence(on: scenario)
    let divergence = try #require(found)
    var parts: [String] = []
    for divergenceClass in divergence.classes {
      guard case .call(.missing, let caller, _) = divergenceClass.detail else { continue }
      if !parts.contains(caller.rawValue) { parts.append(caller.rawValue) }
    }
    return parts.sorted()
  }

  @Test(arguments: [
    (#"{"do": "push", "controller": "B", "on": "N"}"#, ["child", "named"]),
    (#"{"do": "present", "controller": "B", "from": "A"}"#, ["named", "parent", "receiver"]),
    (#"{"do": "setRoot", "controller": "B", "window": "W"}"#, ["child", "named", "parent"]),
  ]) func `a step names, receives, contains, or uncovers`(_ step: String, _ parts: [String]) throws
  {
    let document = """
      {"version": 1, "environment": {"iOS": "16.0"}, "windows": [{"name": "W", "root": {"name": "N",
      "kind": "navigation", "children": [{"name": "A", "kind": "plain"}]}}], "controllers": [{"name": "B", "kind":
      "plain", "modalPresentationStyle": "fullScreen"}], "steps": [\(step)]}
      """
    #expect(try Self.classes(document) == parts)
  }

  @Test func `what a pop takes away is another controller, and what it uncovers a child`() throws {
    let document = """
      {"version": 1, "environment": {"iOS": "16.0"}, "windows": [{"name": "W", "root": {"name": "N",
      "kind": "navigation", "children": [{"name": "A", "kind": "plain"}, {"name": "B", "kind": "plain"}]}}],
      "steps": [{"do": "pop", "on": "N"}]}
      """
    #expect(try Self.classes(document) == ["child", "other"])
  }
}
