import StatusQuoAppearanceModel

extension SeededBug {
  /// Light and dark, inherited and overridden.
  static let styles = [
    SeededBug(
      "styles-unset-is-not-sent-down",
      "taking an override back changes the node and nothing below it",
      .remembersStyles { reported, memory in
        if case .set(.known(.overrideUserInterfaceStyle), .word(.unspecified), let name)? =
          memory.appliedStep
        {
          for change in reported.traitChanges where change.node != name {
            memory.styles[change.node] = change.from
          }
        }
      }),
    SeededBug(
      "styles-same-as-inherited-is-dropped",
      "an override equal to the style already held is not stored",
      .transformStep { step, memory in
        if case .set(.known(.overrideUserInterfaceStyle), .word(let word), let name) = step,
          memory.now.style(of: name)?.rawValue == word.rawValue
        {
          return nil
        }
        return step
      }),
    SeededBug(
      "styles-hook-for-children-is-not-called", "overrideTraitCollectionForChild is ignored",
      .transformScenario { $0.overrideTraitCollectionForChild = nil }
        .ignoring(.overrideTraitCollectionForChild)),
    SeededBug(
      "styles-given-to-a-child-are-lost", "setOverrideTraitCollection is ignored",
      .transformScenario { $0.setOverrideTraitCollection = [] }),
    SeededBug(
      "styles-system-skips-detached",
      "controllers detached at launch do not hear of the system's change",
      .remembersStyles { _, memory in
        if case .setSystemStyle? = memory.appliedStep {
          for controller in memory.scenario.controllers where controller.place == .detached {
            memory.styles[controller.name] = memory.before.style(of: controller.name)
          }
        }
      }),
    SeededBug(
      "styles-background-tells-once", "going to the background reports the flip, not its end",
      .transformObservation { reported, memory in
        if case .enterBackground? = memory.step {
          reported.traitChanges.removeLast(reported.traitChanges.count / 2)
        }
      }),
    SeededBug(
      "styles-end-four-levels-down", "overrides more than three levels down are not seen",
      Wrongness(transformScenario: { scenario in
        var scenario = scenario
        var depth: [Name: Int] = [:]
        for index in scenario.controllers.indices {
          let above = scenario.controllers[index].place.parentOrPresenter
          let level = above.map { depth[$0, default: 0] + 1 } ?? 0
          depth[scenario.controllers[index].name] = level
          if level >= 3 { scenario.controllers[index].overrideUserInterfaceStyle = .unspecified }
        }
        return scenario
      })),
    SeededBug(
      "styles-presentation-controller-is-not-asked", "presentationOverrideTraitCollection is lost",
      .transformScenario { $0.presentationOverrideTraitCollection = .unspecified }),
    SeededBug(
      "styles-view-is-not-heard", "what is set on a view that is no root view is lost",
      .transformStep { step, memory in
        guard case .set(.known(.overrideUserInterfaceStyle), _, let name) = step,
          memory.scenario.controllers.contains(where: { $0.views.contains { $0.name == name } })
        else { return step }
        return nil
      }),
    SeededBug(
      "styles-views-are-not-told", "views change without a call",
      .transformObservation { reported, _ in reported.traitChanges.removeAll { $0.node.isRootView }
      }),
    SeededBug(
      "styles-cache-misses-new-places",
      "a cache of styles is not refreshed when children come and go",
      .caches(.styles, exceptAfter: [.addChild, .removeFromParent])),
    SeededBug(
      "styles-dark-presented-from-dark",
      "a controller presented from a dark one is dark, even in a light window",
      .darkPresentsDark),
    SeededBug(
      "styles-remembered-until-foreground",
      "a cache of styles is only refreshed by changes in the foreground",
      .transformObservation { reported, memory in
        switch memory.appliedStep?.kind {
        case .enterBackground: memory.counter = 1
        case .enterForeground: memory.counter = 0
        default: break
        }
        if memory.counter == 0 {
          memory.styles.removeAll(keepingCapacity: true)
        } else {
          for change in memory.now.traitChanges where memory.styles[change.node] == nil {
            memory.styles[change.node] = change.from
          }
          if memory.step?.kind == .enterBackground { memory.styles.removeAll() }
        }
        reported.keep(memory.styles)
      }),
    SeededBug(
      "styles-second-canceled-pop-updates-the-first",
      "where two swipes back are canceled, only the controller of the last keeps its style",
      .transformObservation { reported, memory in
        for change in reported.traitChanges { memory.styles[change.node] = nil }
        switch memory.appliedStep {
        case .beginInteractivePop(let stack)?:
          memory.links[stack] =
            reported.calls.first { $0.method == .viewWillDisappear }?.controller
        case .cancelInteractivePop(let stack)?:
          guard let popped = memory.links.removeValue(forKey: stack) else { break }
          for (other, first) in memory.kept where other != stack {
            if let style = memory.now.style(of: other), memory.now.style(of: first) != style {
              memory.styles[first] = style
            }
          }
          memory.kept = [stack: popped]
        default: break
        }
        reported.keep(memory.styles)
      }),
  ]
}

extension Controller.Place {
  /// The controller above, if any.
  var parentOrPresenter: Name? {
    switch self {
    case .child(let name), .presented(let name): name
    case .root, .detached: nil
    }
  }
}
