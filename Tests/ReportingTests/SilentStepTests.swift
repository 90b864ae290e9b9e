import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoScenarioFiles
import Testing

/// Steps that ask no controller, where a resolver asks.
@Suite struct SilentStepTests {
  /// Updates the bar with each dismissal.
  private struct UpdatesOnDismiss: Resolver {
    private var base: ReferenceModel
    private var updated: ReferenceModel
    private let root: Name

    init(_ scenario: Scenario) {
      base = ReferenceModel(scenario)
      updated = base
      root = scenario.controllers[0].name
    }

    mutating func apply(_ step: Step) {
      base.apply(step)
      updated = base
      if step.kind == .dismiss {
        updated.apply(.setNeedsStatusBarAppearanceUpdate(on: root, animated: false))
      }
    }

    mutating func observe(into observation: inout Observation) {
      var other = Observation()
      updated.observe(into: &other)
      base.observe(into: &observation)
      observation.bar = other.bar
      observation.stale = other.stale
      observation.provenance = other.provenance
    }
  }

  /// The text of the finding where what another window presents is dismissed.
  private static func finding(inWindow settings: String) throws -> String {
    let scenario = try ScenarioDocument(
      parsing: #"""
        {"version": 1, "windows": [{"name": "W", "root": {"name": "A", "kind": "plain"}},
           {"name": "W2", \#(settings), "root": {
             "name": "B", "kind": "plain", "presented": {"name": "C", "kind": "plain"}}}],
         "steps": [{"do": "set", "on": "A", "property": "prefersStatusBarHidden", "value": true},
                   {"do": "dismiss", "from": "B"}]}
        """#, file: "text"
    ).scenario
    var models = LockStep(
      reference: { ReferenceModel($0) }, subject: { UpdatesOnDismiss($0) })
    let found = models.firstDivergence(on: scenario)
    let divergence = try #require(found)
    return Finding.Reported(Finding(scenario, divergence), on: TestedResolver("Mine"))
      .article().text()
  }

  @Test func `a dismissal in another scene says that it does not update the bar of the main one`()
    throws
  {
    let text = try Self.finding(inWindow: #""scene": "other""#)
    #expect(text.contains("Another scene's controllers do not update the main scene's bar. [SC-3]"))
    #expect(text.contains("If the resolver is right, SC-3 is wrong."))
  }
}
