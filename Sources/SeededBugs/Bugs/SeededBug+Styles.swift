import StatusQuoAppearanceModel
import StatusQuoDiagnosing

extension SeededBug {
  /// Light and dark, inherited and overridden.
  static let styles = [
    SeededBug(
      "styles-unset-is-not-sent-down",
      "taking an override back changes the node and nothing below it",
      .skipsStyles(after: { $0.unsetsStyle }, of: { $0.node != $1.step?.subject })),
    SeededBug(
      "styles-same-as-inherited-is-dropped",
      "an override equal to the style already held is not stored",
      .misses(.setting(.overrideUserInterfaceStyle), .held)),
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
        guard memory.appliedStep?.kind == .setSystemStyle else { return }
        for controller in memory.scenario.controllers where controller.place == .detached {
          memory.styles[controller.name] = memory.before.style(of: controller.name)
        }
      }),
    SeededBug(
      "styles-background-tells-once", "going to the background reports the flip, not its end",
      .reports(after: .kind(.enterBackground)) { reported, _ in
        reported.traitChanges.removeLast(reported.traitChanges.count / 2)
      }),
    SeededBug(
      "styles-end-four-levels-down", "overrides more than three levels down are not seen",
      .ignoresStyles(fromDepth: 3)),
    SeededBug(
      "styles-presentation-controller-is-not-asked", "presentationOverrideTraitCollection is lost",
      .transformScenario { $0.presentationOverrideTraitCollection = .unspecified }),
    SeededBug(
      "styles-view-is-not-heard", "what is set on a view that is no root view is lost",
      .misses(.setting(.overrideUserInterfaceStyle), on: .view)),
    SeededBug(
      "styles-views-are-not-told", "views change without a call",
      .reports { $0.traitChanges.removeAll { $0.node.isRootView } }),
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
        if memory.counter == 0 || memory.step?.kind == .enterBackground {
          memory.styles.removeAll(keepingCapacity: true)
        } else {
          memory.rememberChangedStyles()
        }
        reported.keep(memory.styles)
      }),
    SeededBug(
      "styles-second-canceled-pop-updates-the-first",
      "where two swipes back are canceled, only the controller of the last keeps its style",
      .remembersStyles { $1.noteCanceledPop($0) }),
    SeededBug(
      "styles-views-of-detached-follow-their-controller",
      "from 17 a view of a controller that is detached at launch begins with its root view's style",
      .remembersStyles { reported, memory in
        guard memory.step == nil, memory.scenario.environment.iOS >= 17 else { return }
        for controller in memory.scenario.controllers where controller.place == .detached {
          for view in controller.views where view.overrideUserInterfaceStyle == .unspecified {
            memory.styles[view.name] = reported.style(of: controller.name.rootView)
          }
        }
      }),
    SeededBug(
      "styles-taken-back-while-detached-is-gone",
      "a detached controller whose override is taken back gets the style that the app began with",
      .remembersStyles { reported, memory in
        guard let step = memory.appliedStep, step.unsetsStyle,
          memory.scenario.isDetached(step.subject),
          reported.traitChanges.allSatisfy({ $0.node != step.subject })
        else { return }
        memory.styles[step.subject] = memory.scenario.environment.systemStyle
      }),
  ]
}

extension Step {
  fileprivate var unsetsStyle: Bool {
    if case .set(.known(.overrideUserInterfaceStyle), .word(.unspecified), _) = self {
      true
    } else {
      false
    }
  }
}

extension Fault.Behavior.Memory {
  /// Remembers the style that the nodes had whose style changes.
  mutating func rememberChangedStyles() {
    for change in now.traitChanges where styles[change.node] == nil {
      styles[change.node] = change.from
    }
  }

  /// Gives the controller of an earlier canceled swipe back the style of its navigation controller.
  fileprivate mutating func noteCanceledPop(_ reported: Observation) {
    switch appliedStep {
    case .beginInteractivePop(let stack)?:
      links[stack] = reported.calls.first { $0.method == .viewWillDisappear }?.controller
    case .cancelInteractivePop(let stack)?:
      guard let popped = links.removeValue(forKey: stack) else { return }
      for (other, first) in kept where other != stack {
        if let style = now.style(of: other), now.style(of: first) != style { styles[first] = style }
      }
      kept = [stack: popped]
    default: break
    }
  }
}
