import StatusQuoAppearanceModel

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
      .remembersStyles { _, memory in
        switch memory.appliedStep {
        case .removeFromParent(let child)?:
          if let style = memory.before.style(of: child) { memory.links[child] = style.link }
        case .addChild(let child, _, _)?:
          if let link = memory.links[child] { memory.styles[child] = UserInterfaceStyle(link) }
        default: break
        }
      }),
    SeededBug(
      "identity-swizzling-is-by-controller", "every controller counts as a class of its own",
      .transformScenario { $0.className = nil }),
    SeededBug(
      "identity-answers-are-kept-by-name",
      "what a controller answered with a color is reused while it has that color",
      .transformObservation { reported, memory in
        guard let answerer = reported.provenance?.hidden?.answeredBy else { return }
        let key = Wrongness.BarKey(answeredBy: answerer, content: reported.bar.content)
        if let known = memory.answers[key] {
          let fresh = reported.upToDateBar
          reported.bar.hidden = known.hidden
          reported.stale = fresh == reported.appearance ? nil : fresh
        } else {
          memory.answers[key] = reported.appearance
        }
      }),
    SeededBug(
      "identity-shared-style-is-per-scenario", "the shared style is read once and kept",
      .transformStep { step, memory in
        guard case .setShared = step else { return step }
        memory.counter += 1
        return memory.counter > 1 ? nil : step
      }),
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
      .transformObservation { reported, memory in
        if case .set(.known(.isNavigationBarHidden), _, _)? = memory.appliedStep,
          let before = memory.before.geometry
        {
          reported.geometry?.safeAreaTop = before.safeAreaTop
        }
      }),
  ]
}

extension UserInterfaceStyle {
  /// A style as a link, for a memory of links.
  fileprivate var link: Name { Name(index: self == .dark ? 1 : 0) }

  fileprivate init(_ link: Name) { self = link.index == 1 ? .dark : .light }
}
