package import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoScenarioFiles

// The system, and the windows and controllers as they are at the moment explained.
extension ExplainedScenario {
  /// The system and the device.
  package var environment: Environment { now.snapshot?.environment ?? scenario.environment }

  /// One a line, with a note at those that decide the bar; empty without a snapshot.
  package var world: [String] {
    guard let snapshot = now.snapshot else { return [] }
    return Scenario(snapshot, of: scenario).tree(notes: deciders, maxLines: 60)
  }

  /// The values that each controller which answered decides.
  private var deciders: [Name: String] {
    let update = now.explanation.lastUpdate?.provenance
    guard let style = update?.style?.answeredBy, let hidden = update?.hidden?.answeredBy else {
      return [:]
    }
    var notes =
      style == hidden
      ? [style: "decides the bar"] : [style: "decides the style", hidden: "decides hidden"]
    for name in [style, hidden] {
      guard let system = uncertainClass(of: name), let note = notes[name] else { continue }
      let hedge = ", as on \(system.versionsInWords)"
      if !note.hasSuffix(hedge) { notes[name] = note + hedge }
    }
    return notes
  }
}
