import StatusQuoAppearanceModel

/// The result of a status bar update.
struct StatusBarUpdate {
  /// The controlling window, if there is one.
  let window: Name?
  /// The ways to the controllers that answered; nil for the default bar.
  let wayOfStyle: Provenance.Answer?
  let wayOfHidden: Provenance.Answer?
  /// SB-15, SB-27: what overrules the answers.
  let isForcedHidden: Bool
  let isLightBehindCard: Bool
  let style: Answer<StatusBarStyle>
  /// The controller that answered for the style; nil for the default bar.
  let styleAnswerer: ControllerID?
  let prefersHidden: Answer<Bool>
  /// The rules by which these answers were found.
  let groundsOfStyle: ExplanationFacts.Grounds
  let groundsOfHidden: ExplanationFacts.Grounds
  /// The animation of a change of hidden (SB-12).
  let animation: StatusBarAnimation
  let content: BarContent

  var appearance: BarAppearance {
    BarAppearance(hidden: isForcedHidden || prefersHidden.value, content: content)
  }

  /// The controllers that it asked, and what overruled them.
  func giveReason(in provenance: inout Provenance) {
    provenance.window = window
    provenance.style = wayOfStyle
    provenance.hidden = wayOfHidden
    provenance.forcedHidden = isForcedHidden
    provenance.lightBehindCard = isLightBehindCard
  }
}

// SB-18, SB-34: an update starts at the root of the controlling window, whichever controller asked
// for it.
extension World {
  /// The result of an update now. Nothing that is shown changes.
  mutating func statusBarUpdate() -> StatusBarUpdate {
    if hasNoBar { uses(.sb15) }
    let window = controllingWindow()
    let windowName = window.map { hierarchy.windows[$0].settings.name }
    guard let window, let root = hierarchy.windows[window].root else {
      return defaultUpdate(on: windowName)
    }
    let (wayOfStyle, toStyle, styleAnswerer) = answer(to: .style, from: root)
    let (wayOfHidden, toHidden, hiddenAnswerer) = answer(to: .hidden, from: root)
    let isLight = isLightBehindCard(in: root)
    let (style, ofStyle) = noting { $0.preferredStatusBarStyle(of: styleAnswerer) }
    let (prefersHidden, ofHidden) = noting { $0.prefersStatusBarHidden(of: hiddenAnswerer) }
    let answererForAnimation =
      readings.takes(2, of: .c5)
      ? lastNavigationController(on: wayOfHidden) ?? hiddenAnswerer : hiddenAnswerer
    let animation = preferredStatusBarUpdateAnimation(of: answererForAnimation)
    let content =
      isLight ? .light : content(of: style.value, on: hierarchy[styleAnswerer].name)
    return StatusBarUpdate(
      window: windowName, wayOfStyle: wayOfStyle, wayOfHidden: wayOfHidden,
      isForcedHidden: hasNoBar, isLightBehindCard: isLight, style: style,
      styleAnswerer: styleAnswerer, prefersHidden: prefersHidden,
      groundsOfStyle: .init(way: toStyle, answer: ofStyle),
      groundsOfHidden: .init(way: toHidden, answer: ofHidden), animation: animation,
      content: content)
  }

  /// SB-12, C-5: it is asked for the animation instead of the one that answers for hidden.
  private func lastNavigationController(on way: Provenance.Answer) -> ControllerID? {
    let controllers = way.chain.compactMap { controllerIfAny($0.controller) }
    return controllers.last { hierarchy[$0].kind == .navigation }
  }

  /// The bar when no controller is asked (SB-34, SB-24): hidden by SB-9's default, style `.default`.
  private mutating func defaultUpdate(on window: Name?) -> StatusBarUpdate {
    uses(.sb34)
    let (prefersHidden, ofHidden) = noting { $0.prefersStatusBarHiddenByDefault() }
    return StatusBarUpdate(
      window: window, wayOfStyle: nil, wayOfHidden: nil, isForcedHidden: hasNoBar,
      isLightBehindCard: false, style: Answer(value: .default, source: .defaultValue),
      styleAnswerer: nil, prefersHidden: prefersHidden, groundsOfStyle: .init(),
      groundsOfHidden: .init(answer: ofHidden), animation: .fade,
      content: content(of: .default, on: window))
  }

  /// SB-34: of the windows that are shown and cover the screen the one with the highest level,
  /// among equals the latest shown.
  mutating func controllingWindow() -> Int? {
    var controlling: Int?
    for index in hierarchy.windows.indices {
      guard !hierarchy.windows[index].settings.isHidden,
        isInMainScene(hierarchy.windows[index].settings)
      else { continue }
      if hierarchy.windows[index].root == nil, readings.takes(2, of: .c32) { continue }
      guard hierarchy.windows[index].settings.coversScreen else {
        uses(.sb35)
        continue
      }
      if let other = controlling {
        uses(.sb34)
        if !isAbove(hierarchy.windows[index], hierarchy.windows[other]) { continue }
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
    if update.isLightBehindCard { return .light }
    let answerer = update.styleAnswerer.map { hierarchy[$0].name }
    return content(of: update.style.value, on: answerer ?? update.window)
  }

  /// SB-16: the color of a style value in the style that a node holds.
  mutating func content(of value: StatusBarStyle, on node: Name?) -> BarContent {
    content(of: value, in: node.flatMap { held[$0] } ?? systemStyleForApp())
  }

  /// SB-16, TR-18: the color of a style value on a screen with this interface style. From iOS 26 on it goes
  /// with the content below (C-30).
  mutating func content(of value: StatusBarStyle, in style: UserInterfaceStyle) -> BarContent {
    switch value {
    case .lightContent: return .light
    case .darkContent: return .dark
    case .default:
      uses(.sb16)
      if iOS >= 26, !readings.takes(2, of: .c30) || hasDesignOf26 { return .contentDependent }
      if iOS < 13 { return .dark }
      uses(.tr18)
      return style == .dark ? .light : .dark
    }
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
