import StatusQuoAppearanceModel

// What controllers say of the bar, in a getter or by a bar's style: who says nothing is not missed.
extension ExplainedScenario {
  /// True if a controller that did not answer for the style says something about it.
  var isAStyleUnheard: Bool {
    let answerer = now.explanation.lastRead?.provenance.style?.answeredBy
    return scenario.controllers.contains { $0.name != answerer && saysStyle($0.name) }
  }

  /// True if one of those in a controller, or presented there, says something about the style; where
  /// the places of the moment are not known, if any does.
  func isAStyleUnheard(within name: Name) -> Bool {
    if now.snapshot == nil { return isAStyleUnheard }
    let above = placesAbove
    return controllersNow.contains { speaker in
      speaker.name != name && saysStyle(speaker.name)
        && sequence(first: speaker.name) { above[$0] }.contains(name)
    }
  }

  /// True if a controller that did not answer for hidden says something about it.
  var isHiddenUnheard: Bool {
    let answerer = now.explanation.lastRead?.provenance.hidden?.answeredBy
    return scenario.controllers.contains { $0.name != answerer && saysHidden($0.name) }
  }

  func saysStyle(_ name: Name) -> Bool {
    guard let controller = controller(name) else { return false }
    return controller.preferredStatusBarStyle != nil || controller.barStyle != .default
      || wasSet(.preferredStatusBarStyle, on: name) || wasSet(.barStyle, on: name)
  }

  func saysHidden(_ name: Name) -> Bool {
    controller(name)?.prefersStatusBarHidden != nil || wasSet(.prefersStatusBarHidden, on: name)
  }

  /// Returns true if it overrides a getter of the bar.
  func overridesAGetter(_ name: Name) -> Bool { controller(name)?.overridesAGetter ?? false }

  private func wasSet(_ property: PropertyName.Known, on name: Name) -> Bool {
    zip(scenario.steps, moments.dropFirst()).contains { step, moment in
      guard case .set(.known(property), to: _, on: name) = step else { return false }
      return moment.observation.outcome == .applied
    }
  }
}

extension Controller {
  /// True if it overrides a getter of the bar.
  var overridesAGetter: Bool {
    preferredStatusBarStyle != nil || prefersStatusBarHidden != nil
      || preferredStatusBarUpdateAnimation != nil || childForStatusBarStyle != nil
      || childForStatusBarHidden != nil
  }
}
