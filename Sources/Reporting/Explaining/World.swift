import StatusQuoAppearanceModel

// The system, and the windows and controllers as they are at the moment explained.
extension ExplainedScenario {
  /// One a line, with a note at those that decide the bar; empty without a snapshot.
  var world: [String] {
    guard let snapshot = now.snapshot else { return [] }
    var scenario = scenario
    scenario.environment = snapshot.environment
    scenario.windows = snapshot.windows
    scenario.controllers = snapshot.controllers
    return [snapshot.environment.text] + scenario.tree(notes: deciders, mostLines: 60)
  }

  /// What each controller that answered decides.
  private var deciders: [Name: String] {
    let read = now.explanation.lastRead?.provenance
    guard let style = read?.style?.answeredBy, let hidden = read?.hidden?.answeredBy else {
      return [:]
    }
    return style == hidden
      ? [style: "decides the bar"] : [style: "decides the style", hidden: "decides hidden"]
  }
}
