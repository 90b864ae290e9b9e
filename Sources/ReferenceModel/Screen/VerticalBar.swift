import StatusQuoAppearanceModel

// GE-25 to GE-28: the two displays of iPhone Duo, and the strip at the side.
extension World {
  /// The insets of a view that nothing is around; nil where no source has them.
  struct DisplayInsets {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  private enum Side {
    case left, right
    /// No source says which, as the scenario doesn't say which way the device is turned.
    case unknown
  }

  /// The display that the app is on; nil where there is but one.
  var display: Device.Display? { environment.device.display }

  /// GE-28: true in an app that does not fill either display.
  var isInEarlierWindow: Bool { display != nil && effectiveVersion < Version(27, 1) }

  /// GE-25: the side of the strip; nil where bars are across.
  private mutating func strip(in tree: ControllerID) -> Side? {
    guard let side = sideOfStrip else { return nil }
    if isVerticalBarDisabled(in: tree) {
      uses(.ge27)
      return nil
    }
    return side
  }

  /// SG-7: of what answers for the screen as of the last update, of any other presentation now.
  private mutating func isVerticalBarDisabled(in tree: ControllerID) -> Bool {
    let name = hierarchy[tree].name
    if let way = systemGestures?.verticalBarAnswer,
      way.chain.contains(where: { $0.controller == name })
    {
      return systemGestures?.verticalBar == .disabled
    }
    let answerer = answer(to: .gesture(.verticalBarConfiguration), from: tree).answerer
    return settings[answerer].preferredVerticalBarBehavior == .disabled
  }

  /// GE-25: where the strip is unless it is disabled.
  private var sideOfStrip: Side? {
    switch (display, orientation) {
    case (.outer, .portrait), (.outer, .landscapeLeft): .right
    case (.outer, .landscapeRight): .left
    case (.outer, .landscape): .unknown
    case (.inner, .landscape), (.inner, .landscapeLeft), (.inner, .landscapeRight): .right
    case (.inner, .portrait), (nil, _): nil
    }
  }

  /// GE-25: the insets of a root or of what is presented.
  mutating func displayInsets(of id: ControllerID) -> DisplayInsets {
    uses(.ge25)
    if isInEarlierWindow {
      uses(.ge28)
      return DisplayInsets()
    }
    guard isAsked(id) else { return DisplayInsets() }
    switch placeOnDisplay(of: id) {
    case .screen: return screenInsets(of: id)
    case .sheet: return sheetInsets(of: id)
    case .unknown: return DisplayInsets()
    }
  }

  /// GE-25: false in another window than the one whose root is asked about the vertical bar.
  private mutating func isAsked(_ id: ControllerID) -> Bool {
    hierarchy.window(of: id).map { $0 == controllingWindow() } ?? false
  }

  private enum PlaceOnDisplay {
    case screen, sheet, unknown
  }

  private mutating func placeOnDisplay(of id: ControllerID) -> PlaceOnDisplay {
    guard let presentation = hierarchy[id].presentation else { return .screen }
    if hierarchy[id].kind == .alert { return .unknown }
    if presentation.declaredStyle == .fullScreen { return .screen }
    return isCard(id) ? .sheet : .unknown
  }

  private mutating func screenInsets(of tree: ControllerID) -> DisplayInsets {
    if let side = strip(in: tree) { return insets(besideStrip: side, of: 84) }
    if display == .outer { return DisplayInsets(left: 0, right: 0) }
    return DisplayInsets(top: 82, left: 0, bottom: 34, right: 0)
  }

  private mutating func sheetInsets(of tree: ControllerID) -> DisplayInsets {
    if display == .inner { return DisplayInsets(top: 0, left: 0, right: 0) }
    return strip(in: tree).map { insets(besideStrip: $0, of: 76) } ?? DisplayInsets(top: 0)
  }

  private func insets(besideStrip side: Side, of width: Double) -> DisplayInsets {
    switch side {
    case .left: DisplayInsets(top: 0, left: width, bottom: 34, right: 0)
    case .right: DisplayInsets(top: 0, left: 0, bottom: 34, right: width)
    case .unknown: DisplayInsets(top: 0, bottom: 34)
    }
  }

  /// GE-26: the top of what is below a shown navigation bar; nil where no source has it.
  mutating func contentTopOnDisplay(ofNavigation id: ControllerID, top: Double) -> Double? {
    uses(.ge26)
    let tree = hierarchy.topmostParent(of: id)
    guard top == displayInsets(of: tree).top else { return nil }
    switch placeOnDisplay(of: tree) {
    case .screen: return 82
    case .sheet: return 74
    case .unknown: return nil
    }
  }

  /// GE-26: the bottom that a container hands to its children; nil where no source has it.
  mutating func bottomOnDisplay(ofChildren id: ControllerID, _ bottom: Double) -> Double? {
    let across: Double
    switch hierarchy[id].kind {
    case .plain, .page, .alert, .split: return bottom
    case .navigation:
      if settings[id].isToolbarHidden { return bottom }
      across = 82
    case .tab:
      if hidesTabBar(id) {
        uses(.ge29)
        return bottom
      }
      across = 83
    }
    if isBottomBarHidden(of: id) {
      uses(.ge22)
      return isToolbarShownAnyway(of: id) ? nil : bottom
    }
    uses(.ge26)
    if hierarchy[id].kind == .navigation, hasStackOnTop(id) { return nil }
    let tree = hierarchy.topmostParent(of: id)
    guard bottom == displayInsets(of: tree).bottom else { return nil }
    return strip(in: tree) == nil ? across : bottom
  }
}
