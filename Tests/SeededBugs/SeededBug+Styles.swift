import AppearanceModel

extension SeededBug {
  /// Light and dark, inherited and overridden.
  static let styles = [
    SeededBug(
      "styles-unset-is-not-sent-down",
      "taking an override back changes the node and nothing below it",
      .misreports { told, memory in
        for change in told.told { memory.styles[change.node] = nil }
        if case .set(.known(.overrideUserInterfaceStyle), .word(.unspecified), let name)? =
          memory.appliedStep
        {
          for change in told.told where change.node != name {
            memory.styles[change.node] = change.from
          }
        }
        told.keep(memory.styles)
      }),
    SeededBug(
      "styles-same-as-inherited-is-dropped",
      "an override equal to the style already held is not stored",
      .mishears { step, memory in
        if case .set(.known(.overrideUserInterfaceStyle), .word(let word), let name) = step,
          memory.now.style(of: name)?.rawValue == word.rawValue
        {
          return nil
        }
        return step
      }),
    SeededBug(
      "styles-hook-for-children-is-not-called", "overrideTraitCollectionForChild is ignored",
      .misreads { $0.overrideTraitCollectionForChild = nil }
        .deaf(to: .overrideTraitCollectionForChild)),
    SeededBug(
      "styles-given-to-a-child-are-lost", "setOverrideTraitCollection is ignored",
      .misreads { $0.setOverrideTraitCollection = [] }),
    SeededBug(
      "styles-system-skips-detached",
      "controllers detached at launch do not hear of the system's change",
      .misreports { told, memory in
        for change in told.told { memory.styles[change.node] = nil }
        if case .setSystemStyle? = memory.appliedStep {
          for controller in memory.scenario.controllers where controller.place == .detached {
            memory.styles[controller.name] = memory.before.style(of: controller.name)
          }
        }
        told.keep(memory.styles)
      }),
    SeededBug(
      "styles-background-tells-once", "going to the background tells of the flip, not of its end",
      .misreports { told, memory in
        if case .enterBackground? = memory.step { told.told.removeLast(told.told.count / 2) }
      }),
    SeededBug(
      "styles-end-four-levels-down", "overrides more than three levels down are not seen",
      Wrongness(misreads: { scenario in
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
      .misreads { $0.presentationOverrideTraitCollection = .unspecified }),
    SeededBug(
      "styles-view-is-not-heard", "what is set on a view that is no root view is lost",
      .mishears { step, memory in
        guard case .set(.known(.overrideUserInterfaceStyle), _, let name) = step,
          memory.scenario.controllers.contains(where: { $0.views.contains { $0.name == name } })
        else { return step }
        return nil
      }),
    SeededBug(
      "styles-views-are-not-told", "views change without being told",
      .misreports { told, _ in told.told.removeAll { $0.node.isRootView } }),
    SeededBug(
      "styles-cache-misses-new-places",
      "a cache of styles is not refreshed when children come and go",
      .caches(.styles, exceptAfter: [.addChild, .removeFromParent])),
    SeededBug(
      "styles-dark-presented-from-dark",
      "a controller presented from a dark one is dark, whatever its window is",
      .misreports { told, memory in
        for change in told.told { memory.styles[change.node] = nil }
        if case .present(let name, let presenter)? = memory.appliedStep,
          memory.before.style(of: presenter) == .dark
        {
          memory.styles[name] = .dark
        }
        told.keep(memory.styles)
      }),
    SeededBug(
      "styles-remembered-until-foreground",
      "a cache of styles is only refreshed by what is told in the foreground",
      .misreports { told, memory in
        switch memory.appliedStep?.kind {
        case .enterBackground: memory.counter = 1
        case .enterForeground: memory.counter = 0
        default: break
        }
        if memory.counter == 0 {
          memory.styles.removeAll(keepingCapacity: true)
        } else {
          for change in memory.now.told where memory.styles[change.node] == nil {
            memory.styles[change.node] = change.from
          }
          if memory.step?.kind == .enterBackground { memory.styles.removeAll() }
        }
        told.keep(memory.styles)
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
