package import StatusQuoAppearanceModel
import StatusQuoHarness

// The safe area at the sides and at the bottom, where the scenario asks for it.
extension ExplainedScenario {
  /// A sentence about each controller on screen, those of unknown places last.
  package var safeAreas: [Sentence] {
    guard let areas = now.observation.safeArea else { return [] }
    let known = areas.map { $0.controller }
    return (known + now.explanation.onScreen.filter { !known.contains($0) }).map(safeArea)
  }

  /// The rules that decide insets at the sides and at the bottom.
  package func rulesOfSides(_ name: Name) -> [RuleID] {
    now.explanation.measures.sides[name]?.rules ?? []
  }

  /// The sentence about a controller: its insets, or that no source has them.
  func safeArea(of controller: Name) -> Sentence {
    let name = text(controller)
    if let area = now.observation.safeArea?.first(where: { $0.controller == controller }) {
      let insets = insetWords(left: area.left, bottom: area.bottom, right: area.right)
      let bottom = parts(now.explanation.measures.bottoms[controller], placed: "ends higher").map {
        "; at the bottom \($0)"
      }
      return .init(
        "\(name)'s safe area has the insets \(insets)\(bottom ?? "").",
        rules: rulesOfSides(controller))
    }
    return now.explanation.onScreen.contains(controller)
      ? .init(
        "No source says what covers \(name) at the sides and at the bottom.",
        rules: rulesOfSides(controller))
      : .init(.offScreen, [.here: name])
  }
}
