import StatusQuoAppearanceModel

/// The answers of controllers to an update of the bar. An answerer is `none` where there is no
/// controller to ask.
struct StatusBarAnswers {
  /// The controlling window, by name: it may be gone when this is looked at again.
  var window: Name?
  var styleAnswerer = ControllerID.none
  var style = StatusBarStyle.default
  var hiddenAnswerer = ControllerID.none
  var hidden: Bool
  /// SB-15.
  var hasNoBar: Bool
  /// SB-27.
  var isLightBehindCard = false
}

extension DisplayedBar {
  /// - Parameter animation: how a change of hidden is animated; asked only on a change.
  mutating func show(
    hidden: Bool, content: BarContent, animation: () -> (StatusBarAnimation, Bool)
  ) {
    if self.hidden != hidden { (self.animation, animated) = animation() }
    self.hidden = hidden
    self.content = content
  }

  var appearance: BarAppearance { BarAppearance(hidden: hidden, content: content) }
}

extension CachedResolver {
  /// SB-18: asks the controllers and displays what they answer. Does nothing in app mode.
  mutating func updateStatusBar(animated: Bool) {
    if surroundings.isAppMode { return }
    counters.statusBarUpdates += 1
    let answers = askForStatusBar()
    let content = contentDuringStep(of: answers)
    let animation = preferredStatusBarUpdateAnimation(of: answers.hiddenAnswerer)
    displayedBar.show(hidden: answers.hidden || answers.hasNoBar, content: content) {
      // SB-13: iOS 7 animates only what its caller animates.
      (!animated && surroundings.iOS < 8 ? .none : animation, animated && animation != .none)
    }
    lastUpdate.keep(answers, chains)
  }

  /// The result of an update now. Displays nothing.
  mutating func askForStatusBar() -> StatusBarAnswers {
    let window = controllingWindow()
    var answers = StatusBarAnswers(
      window: window.exists ? windows[window].name : nil,
      hidden: surroundings.hidesBarByDefault, hasNoBar: surroundings.hasNoBar)
    guard window.exists, windows[window].root.exists else { return answers }
    let root = windows[window].root
    let rules = surroundings.presentationRules
    chains.style.follow(from: root, &lastUpdate.style, &arena, rules, &counters)
    chains.hidden.follow(from: root, &lastUpdate.hidden, &arena, rules, &counters)
    answers.styleAnswerer = chains.style.answerer
    answers.hiddenAnswerer = chains.hidden.answerer
    answers.style = preferredStatusBarStyle(of: answers.styleAnswerer)
    answers.hidden = prefersStatusBarHidden(answers.hiddenAnswerer)
    answers.isLightBehindCard = isLightBehindCard(from: root)
    return answers
  }

  mutating func controllingWindow() -> WindowID {
    if windows.knownControlling == nil { counters.windowSearches += 1 }
    return windows.controlling()
  }

  /// The color that these answers mean now.
  mutating func content(of answers: StatusBarAnswers) -> BarContent {
    if answers.isLightBehindCard { return .light }
    guard answers.styleAnswerer.exists else { return defaultContent() }
    let isDark = arena.plane.isDark(answers.styleAnswerer)
    return surroundings.content(answers.style, isDark: isDark)
  }

  /// The color that these answers mean until the step ends: what answers holds its style as long (T-19), and
  /// may leave the window with it.
  private mutating func contentDuringStep(of answers: StatusBarAnswers) -> BarContent {
    let answerer = answers.styleAnswerer
    guard arena.hasChanged(answerer, in: stepNumber), !answers.isLightBehindCard else {
      return content(of: answers)
    }
    displayedBarMayChange = true
    return surroundings.content(answers.style, isDark: !arena.plane.isDark(answerer))
  }

  /// SB-34: the color of the default bar.
  private mutating func defaultContent() -> BarContent { contentInWindow(.default) }

  /// T-19: the color of app mode.
  mutating func contentOfAppBar() -> BarContent { contentInWindow(appBar.style) }

  /// The color of a style where no controller answers.
  private mutating func contentInWindow(_ style: StatusBarStyle) -> BarContent {
    let window = controllingWindow()
    let isDark = window.exists ? windows[window].style.isDark : surroundings.isDark
    return surroundings.content(style, isDark: isDark)
  }

  // MARK: What a change means for the bar

  /// Call after any change that the bar may follow: of a window, a place in the trees, a link of a
  /// chain, an answer, or a style that gives the bar its color. Forgets the up-to-date bar and has
  /// the displayed one recolored at the end of the step (T-19).
  mutating func barMayChange() {
    knownBar = nil
    displayedBarMayChange = true
  }

  /// A controller answers something else, which matters if it is asked.
  mutating func answersChange(_ controller: ControllerID) {
    if !arena.flags[controller].isDisjoint(with: [.onStyleChain, .onHiddenChain]) {
      barMayChange()
    }
  }

  /// Forgets the bar if a controller that gives it its color holds another style since this step.
  @inline(__always) mutating func followStyles() {
    if arena.hasChanged(chains.style.answerer, in: stepNumber)
      || arena.hasChanged(lastUpdate.styleAnswerer, in: stepNumber)
    {
      barMayChange()
    }
  }

  /// T-19: after every step the displayed color follows the style now held. Asks no controller.
  mutating func recolorDisplayedBar() {
    displayedBarMayChange = false
    switch lastUpdate.source {
    case .nothing:
      return
    case .appBar:
      displayedBar.content = contentOfAppBar()
    case .answers(let answers):
      guard !answers.styleAnswerer.exists || isStillInWindow(answers.styleAnswerer) else { return }
      displayedBar.content = content(of: answers)
    }
  }

  /// True if the controller that answered last is still in a window. Climbs only after a move, and
  /// then only where the controller is not known to be on the chain.
  private mutating func isStillInWindow(_ answerer: ControllerID) -> Bool {
    if lastUpdate.placement == chains.placement { return lastUpdate.answererIsInWindow }
    lastUpdate.placement = chains.placement
    lastUpdate.answererIsInWindow =
      (chains.style.isValid && arena.flags[answerer].contains(.onStyleChain))
      || arena.isInWindow(answerer)
    return lastUpdate.answererIsInWindow
  }
}
