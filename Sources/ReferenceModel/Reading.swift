import AppearanceModel

/// What one read of the status bar appearance found.
struct Reading {
  /// Whom it asked, and what overruled them.
  let provenance: Provenance
  let style: Answer<StatusBarStyle>
  /// Who answered for the style; nil for the default bar.
  let styleAnswerer: ControllerID?
  let prefersHidden: Answer<Bool>
  /// How a change of hidden is shown (SB-12).
  let animation: StatusBarAnimation
  let content: BarContent

  var appearance: BarAppearance {
    BarAppearance(hidden: provenance.forcedHidden || prefersHidden.value, content: content)
  }
}

// SB-18, SB-34: a read starts at the root of the controlling window, whoever asked for it.
extension World {
  /// What a read now would find. Nothing changes.
  func reading() -> Reading {
    var provenance = Provenance()
    provenance.forcedHidden = hasNoBar
    let window = controllingWindow
    provenance.window = window.map { hierarchy.windows[$0].settings.name }
    guard let window, let root = hierarchy.windows[window].root else {
      return defaultReading(provenance)
    }
    let (wayOfStyle, styleAnswerer) = answer(to: .style, from: root)
    let (wayOfHidden, hiddenAnswerer) = answer(to: .hidden, from: root)
    let isLight = isLightBehindCard(in: root)
    provenance.style = wayOfStyle
    provenance.hidden = wayOfHidden
    provenance.lightBehindCard = isLight

    mark(.sb12)
    let style = preferredStatusBarStyle(of: styleAnswerer)
    return Reading(
      provenance: provenance, style: style, styleAnswerer: styleAnswerer,
      prefersHidden: prefersStatusBarHidden(of: hiddenAnswerer),
      animation: preferredStatusBarUpdateAnimation(of: hiddenAnswerer),
      content: isLight ? .light : content(of: style.value, on: hierarchy[styleAnswerer].name))
  }

  /// The bar when nobody is asked (SB-34, SB-24): hidden by SB-9's default, style `.default`.
  private func defaultReading(_ provenance: Provenance) -> Reading {
    mark(.sb34)
    return Reading(
      provenance: provenance, style: Answer(value: .default, source: .defaultValue),
      styleAnswerer: nil, prefersHidden: prefersStatusBarHiddenByDefault, animation: .fade,
      content: content(of: .default, on: provenance.window))
  }

  /// SB-34: of the windows that are shown and cover the screen the one with the highest level,
  /// among equals the latest shown.
  var controllingWindow: Int? {
    mark(.sb34)
    var controlling: Int?
    for index in hierarchy.windows.indices {
      let window = hierarchy.windows[index]
      guard !window.settings.isHidden, window.settings.coversScreen else { continue }
      if let controlling, !isAbove(window, hierarchy.windows[controlling]) { continue }
      controlling = index
    }
    return controlling
  }

  private func isAbove(_ one: Hierarchy.WindowNode, _ other: Hierarchy.WindowNode) -> Bool {
    (one.settings.level, one.shownAt) > (other.settings.level, other.shownAt)
  }

  /// The colour a reading stands for, with the styles now held (SB-16, SB-27).
  func content(of reading: Reading) -> BarContent {
    if reading.provenance.lightBehindCard { return .light }
    let answerer = reading.styleAnswerer.map { hierarchy[$0].name }
    return content(of: reading.style.value, on: answerer ?? reading.provenance.window)
  }

  /// SB-16: the colour of a style value in the style that a node holds.
  private func content(of value: StatusBarStyle, on node: Name?) -> BarContent {
    content(of: value, in: node.flatMap { held[$0] } ?? systemStyleForApp)
  }

  /// SB-16, TR-18: the colour of a style value on a screen with this interface style.
  func content(of value: StatusBarStyle, in style: UserInterfaceStyle) -> BarContent {
    mark(.sb16)
    switch value {
    case .lightContent: return .light
    case .darkContent: return .dark
    case .default:
      if iOS >= 26 { return .contentDependent }
      if iOS < 13 { return .dark }
      mark(.tr18)
      return style == .dark ? .light : .dark
    }
  }

  /// Reads and shows what was found (T). In app mode nothing is read.
  mutating func read(animated: Bool) {
    guard !isAppMode else { return }
    mark(.sb18)
    let reading = reading()
    if reading.appearance.hidden != bar.hidden {
      showChangeOfHidden(reading.animation, animated: animated)
    }
    bar.hidden = reading.appearance.hidden
    bar.content = reading.appearance.content
    lastRead = reading
  }

  /// SB-13: before iOS 8 only what happens in an animation is animated.
  private mutating func showChangeOfHidden(_ animation: StatusBarAnimation, animated: Bool) {
    mark(.sb13)
    bar.animation = iOS < 8 && !animated ? .none : animation
    bar.animated = animated && bar.animation != .none
  }

  /// T-19: from iOS 13 the colour follows the style held by whoever answered the last read.
  mutating func recolour() {
    guard iOS >= 13 else { return }
    if isAppMode {
      bar.content = content(of: appMode.style, in: systemStyleForApp)
    } else if let content = contentOfLastRead {
      mark(.t19)
      bar.content = content
    }
  }

  /// The colour that the last read stands for now; nil when whoever answered is in no window.
  private var contentOfLastRead: BarContent? {
    guard let lastRead else { return nil }
    if let answerer = lastRead.styleAnswerer, !hierarchy.isInWindow(answerer) { return nil }
    return content(of: lastRead)
  }

  /// What a read now would show, if that is not what is shown.
  var staleAppearance: BarAppearance? {
    guard !isAppMode else { return nil }
    let wouldBe = reading().appearance
    return wouldBe == BarAppearance(hidden: bar.hidden, content: bar.content) ? nil : wouldBe
  }
}
