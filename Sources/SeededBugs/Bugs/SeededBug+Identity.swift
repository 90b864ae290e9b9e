import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDiagnosing

extension SeededBug {
  /// Names used again, keys of caches that are too small.
  static let identity = [
    SeededBug(
      "identity-window-name-brings-old-settings",
      "a window added under the name of a removed one gets its settings",
      .transformStep { step, memory in
        switch step {
        case .removeWindow(let name):
          let known = memory.scenario.windows.first { $0.name == name }
          if memory.now.style(of: name) != nil, memory.windows[name] == nil {
            memory.windows[name] = known
          }
        case .addWindow(let window, let root):
          if let old = memory.windows[window.name] { return .addWindow(old, root: root) }
        default: break
        }
        return step
      }),
    SeededBug(
      "identity-child-that-returns-keeps-style",
      "a child removed and added again holds the style it had before",
      .returnsStyles(by: .kind(.addChild))),
    SeededBug(
      "identity-swizzling-is-by-controller", "every controller counts as a class of its own",
      .transformScenario { $0.className = nil }),
    SeededBug(
      "identity-answers-are-kept-by-name",
      "what a controller answered with a color is reused while it has that color",
      .keepsAnswers(
        { observed in
          observed.provenance?.hidden.map {
            Fault.Behavior.BarKey(answeredBy: $0.answeredBy, content: observed.bar.content)
          }
        }, show: { $0.hidden = $1.hidden })),
    SeededBug(
      "identity-shared-style-is-per-scenario", "the shared style is read once and kept",
      .misses(.kind(.setShared), .again)),
  ]

  /// Heights and insets.
  static let geometry = [
    SeededBug(
      "geometry-no-cover-below-a-hidden-bar", "a cover has no height while the bar is hidden",
      .hiddenBarEndsCovers),
    SeededBug(
      "geometry-hidden-bar-has-a-height", "the bar's height stays while it is hidden",
      .hiddenBarKeepsHeight),
    SeededBug(
      "geometry-the-12-mini-is-a-12", "does not know the smallest phone with a notch",
      .transformEnvironment { if $0.device == .iPhone12mini { $0.device = .iPhone12 } }),
    SeededBug(
      "geometry-stacks-have-no-insets", "additional insets of navigation controllers are ignored",
      .transformScenario { if $0.kind == .navigation { $0.additionalSafeAreaInsetsTop = 0 } }),
    SeededBug(
      "geometry-bar-is-hidden-without-layout",
      "insets stay when a navigation bar is hidden or shown, until something else happens",
      .reports(after: .setting(.isNavigationBarHidden)) { $0.keepInsets(of: $1.before) }),
    SeededBug(
      "geometry-26.0-insets-follow-the-bar",
      "on 26.0 the inset of a screen without notch follows the displayed bar",
      .transformEnvironment { if $0.iOS == Version(26) { $0.iOS = Version(26, 1) } }),
    SeededBug(
      "geometry-bar-of-26-starts-at-the-inset",
      "a navigation bar of 26 starts at the inset even where that is below 10",
      .startsBarsAtInset),
    SeededBug(
      "geometry-landscape-has-no-sides", "in landscape nothing is kept clear at the sides",
      .phonesHaveNoSides),
    SeededBug(
      "geometry-toolbar-is-shown-without-layout",
      "insets stay when a toolbar is shown or hidden, until something else happens",
      .reports(after: .setting(.isToolbarHidden)) { $0.keepSafeAreas(of: $1.before) }),
    SeededBug(
      "geometry-bottom-bar-is-never-hidden", "hidesBottomBarWhenPushed is ignored",
      .transformScenario { $0.hidesBottomBarWhenPushed = false }),
    SeededBug(
      "geometry-tab-bar-is-never-hidden", "isTabBarHidden counts only once a step sets it",
      .transformScenario { $0.isTabBarHidden = false }),
    SeededBug(
      "geometry-tab-bar-is-hidden-without-layout",
      "insets stay when isTabBarHidden is set, until something else happens",
      .reports(after: .setting(.isTabBarHidden)) { $0.keepSafeAreas(of: $1.before) }),
    SeededBug(
      "geometry-additional-inset-at-the-top-only",
      "additional insets at the sides and at the bottom are ignored",
      .transformScenario { controller in
        controller.additionalSafeAreaInsetsLeft = 0
        controller.additionalSafeAreaInsetsBottom = 0
        controller.additionalSafeAreaInsetsRight = 0
      }),
    SeededBug(
      "geometry-views-outside-have-more",
      "a view that reaches beyond its parent's edge has an inset larger by as much",
      .widensInsetsOutside),
  ]
}

extension Fault.Behavior {
  /// Puts children of navigation controllers, as they are at the start, right below bars of iOS 26 that
  /// would start 10 points below the top.
  fileprivate static let startsBarsAtInset = transformObservation { reported, memory in
    let (scenario, tops) = (memory.scenario, reported.geometry?.safeAreaTop ?? [])
    guard scenario.environment.effectiveVersion >= 26 else { return }
    let stacks = scenario.controllers.filter { $0.kind == .navigation }.map { $0.name }
    for stack in tops where stack.top < 10 && stacks.contains(stack.controller) {
      let children = scenario.children(of: stack.controller)
      for (place, child) in tops.enumerated()
      where child.top >= 64 && children.contains(child.controller) {
        reported.geometry?.safeAreaTop[place].top += stack.top - 10
      }
    }
  }

  /// Adds as much as a view reaches outside to its insets at the top and at the bottom.
  static let widensInsetsOutside = transformScenario { controller in
    guard controller.place.isChild else { return }
    controller.additionalSafeAreaInsetsTop -= min(0, controller.viewInsets.top)
    controller.additionalSafeAreaInsetsBottom -= min(0, controller.viewInsets.bottom)
  }

  /// Reports that the safe area reaches both sides of the screen.
  static let phonesHaveNoSides = transformObservation { reported, _ in
    for index in (reported.safeArea ?? []).indices {
      reported.safeArea![index].left = 0
      reported.safeArea![index].right = 0
    }
  }

  /// Gives controllers that were removed and come back by steps of a kind the style that they had.
  static func returnsStyles(by exactKind: Step.ExactKind) -> Self {
    remembersStyles { _, memory in
      guard let step = memory.appliedStep, let first = step.names.first else { return }
      if case .removeFromParent(let child) = step {
        memory.left[child] = memory.before.style(of: child) == .dark ? .dark : .light
      } else if step.exactKind == exactKind, let style = memory.left[first] {
        memory.styles[first] = style
      }
    }
  }
}

extension Observation {
  /// Reports insets of an earlier observation.
  mutating func keepInsets(of earlier: Observation) {
    if let known = earlier.geometry { geometry?.safeAreaTop = known.safeAreaTop }
  }

  /// Reports the other sides of an earlier observation.
  mutating func keepSafeAreas(of earlier: Observation) {
    if safeArea != nil, let known = earlier.safeArea { safeArea = known }
  }
}
