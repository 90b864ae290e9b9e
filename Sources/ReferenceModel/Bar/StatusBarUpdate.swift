import StatusQuoAppearanceModel

/// The result of a status bar update.
struct StatusBarUpdate {
  /// The controllers that it asked, and what overruled them.
  let provenance: Provenance
  let style: Answer<StatusBarStyle>
  /// The controller that answered for the style; nil for the default bar.
  let styleAnswerer: ControllerID?
  let prefersHidden: Answer<Bool>
  /// The animation of a change of hidden (SB-12).
  let animation: StatusBarAnimation
  let content: BarContent

  var appearance: BarAppearance {
    BarAppearance(hidden: provenance.forcedHidden || prefersHidden.value, content: content)
  }
}

// SB-18, SB-34: an update starts at the root of the controlling window, whichever controller asked
// for it.
extension World {
  /// The result of an update now. Nothing that is shown changes.
  mutating func statusBarUpdate() -> StatusBarUpdate {
    var provenance = Provenance()
    provenance.forcedHidden = hasNoBar
    if hasNoBar { uses(.sb15) }
    let window = controllingWindow()
    provenance.window = window.map { hierarchy.windows[$0].settings.name }
    guard let window, let root = hierarchy.windows[window].root else {
      return defaultUpdate(provenance)
    }
    let (wayOfStyle, styleAnswerer) = answer(to: .style, from: root)
    let (wayOfHidden, hiddenAnswerer) = answer(to: .hidden, from: root)
    let isLight = isLightBehindCard(in: root)
    provenance.style = wayOfStyle
    provenance.hidden = wayOfHidden
    provenance.lightBehindCard = isLight

    let style = preferredStatusBarStyle(of: styleAnswerer)
    return StatusBarUpdate(
      provenance: provenance, style: style, styleAnswerer: styleAnswerer,
      prefersHidden: prefersStatusBarHidden(of: hiddenAnswerer),
      animation: preferredStatusBarUpdateAnimation(
        of: answererForAnimation(wayOfHidden, hiddenAnswerer)),
      content: isLight ? .light : content(of: style.value, on: hierarchy[styleAnswerer].name))
  }

  /// SB-12: the controller that answers for hidden; C-5 asks the last navigation controller on the way.
  private func answererForAnimation(
    _ way: Provenance.Answer, _ answerer: ControllerID
  ) -> ControllerID {
    guard readings.takes(2, of: .c5) else { return answerer }
    let controllers = way.chain.compactMap { controllerIfAny($0.controller) }
    return controllers.last { hierarchy[$0].kind == .navigation } ?? answerer
  }

  /// The bar when no controller is asked (SB-34, SB-24): hidden by SB-9's default, style `.default`.
  private mutating func defaultUpdate(_ provenance: Provenance) -> StatusBarUpdate {
    uses(.sb34)
    return StatusBarUpdate(
      provenance: provenance, style: Answer(value: .default, source: .defaultValue),
      styleAnswerer: nil, prefersHidden: prefersStatusBarHiddenByDefault(), animation: .fade,
      content: content(of: .default, on: provenance.window))
  }

  /// SB-34: of the windows that are shown and cover the screen the one with the highest level,
  /// among equals the latest shown.
  mutating func controllingWindow() -> Int? {
    var controlling: Int?
    for index in hierarchy.windows.indices {
      let window = hierarchy.windows[index]
      guard !window.settings.isHidden else { continue }
      if window.root == nil, readings.takes(2, of: .c32) { continue }
      guard window.settings.coversScreen else {
        uses(.sb35)
        continue
      }
      if let other = controlling {
        uses(.sb34)
        if !isAbove(window, hierarchy.windows[other]) { continue }
      }
      controlling = index
    }
    return controlling
  }

  private func isAbove(_ one: Hierarchy.WindowNode, _ other: Hierarchy.WindowNode) -> Bool {
    (one.settings.level, one.shownAt) > (other.settings.level, other.shownAt)
  }

  /// The color an update stands for, with the styles now held (SB-16, SB-27).
  mutating func content(of update: StatusBarUpdate) -> BarContent {
    if update.provenance.lightBehindCard { return .light }
    let answerer = update.styleAnswerer.map { hierarchy[$0].name }
    return content(of: update.style.value, on: answerer ?? update.provenance.window)
  }

  /// SB-16: the color of a style value in the style that a node holds.
  mutating func content(of value: StatusBarStyle, on node: Name?) -> BarContent {
    content(of: value, in: node.flatMap { held[$0] } ?? systemStyleForApp())
  }

  /// SB-16, TR-18: the color of a style value on a screen with this interface style.
  mutating func content(of value: StatusBarStyle, in style: UserInterfaceStyle) -> BarContent {
    switch value {
    case .lightContent: return .light
    case .darkContent: return .dark
    case .default:
      uses(.sb16)
      if goesWithContentBelow { return .contentDependent }
      if iOS < 13 { return .dark }
      uses(.tr18)
      return style == .dark ? .light : .dark
    }
  }

  /// SB-16, C-30: from iOS 26 on.
  private var goesWithContentBelow: Bool {
    guard iOS >= 26 else { return false }
    return !readings.takes(2, of: .c30) || hasDesignOf26
  }

  /// Asks and shows what was found (T). In app mode no controller is asked.
  mutating func updateStatusBar(animated: Bool) {
    if isAppMode { return uses(.sb1) }
    didUpdateBar = true
    let update = statusBarUpdate()
    if update.appearance.hidden != displayedBar.hidden {
      if update.styleAnswerer != nil { uses(.sb12) }
      showChangeOfHidden(update.animation, animated: animated)
    }
    displayedBar.hidden = update.appearance.hidden
    displayedBar.content = update.appearance.content
    lastUpdate = update
  }

  /// SB-13: before iOS 8 only what happens in an animation is animated.
  private mutating func showChangeOfHidden(_ animation: StatusBarAnimation, animated: Bool) {
    uses(.sb13)
    displayedBar.animation = iOS < 8 && !animated ? .none : animation
    displayedBar.animated = animated && displayedBar.animation != .none
  }

  /// T-19: from iOS 13 the color follows the style held by the controller that answered last.
  mutating func recolor() {
    guard iOS >= 13 else { return }
    if isAppMode {
      uses(.sb1)
      let content = contentInAppMode()
      if content != displayedBar.content { uses(.t19) }
      displayedBar.content = content
    } else if let content = contentOfLastUpdate() {
      if content != displayedBar.content { uses(.t19) }
      displayedBar.content = content
    }
  }

  /// The color that the last update stands for now; nil when the answerer is in no window.
  private mutating func contentOfLastUpdate() -> BarContent? {
    guard let lastUpdate else { return nil }
    if let answerer = lastUpdate.styleAnswerer, !hierarchy.isInWindow(answerer) { return nil }
    return content(of: lastUpdate)
  }

  /// C-9: on iOS 11 and 12 a hidden bar comes back with the app, until the next update.
  mutating func showBarInForeground() {
    guard !isAppMode, iOS >= 11, iOS < 13, readings.takes(2, of: .c9) else { return }
    if hasNoBar { return uses(.sb15) }
    displayedBar.hidden = false
  }

  /// The bar that an update now would show, if that is not what is shown.
  mutating func staleAppearance() -> BarAppearance? {
    if isAppMode {
      uses(.sb1)
      return nil
    }
    let upToDate = statusBarUpdate().appearance
    let displayed = BarAppearance(hidden: displayedBar.hidden, content: displayedBar.content)
    return upToDate == displayed ? nil : upToDate
  }
}
