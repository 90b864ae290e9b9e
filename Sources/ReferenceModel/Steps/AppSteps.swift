import StatusQuoAppearanceModel

// Calls that the app makes outside of any transition.
extension World {
  /// SB-18, T-16, T-17: the update starts at the root of the window, whichever controller asks.
  mutating func setNeedsStatusBarAppearanceUpdate(
    on name: Name, animated: Bool
  ) throws(Refusal) {
    try exist(name)
    let receiver = try controller(name)
    guard hierarchy.isInWindow(receiver) else { throw .ignored(.notInWindow, by: .t17) }
    if isAppMode { throw .ignored(.appMode, by: .sb1) }
    uses(.t16)
    guard isInMainScene(receiver) else { return }
    updates(by: .t16)
    if !hierarchy.isRoot(receiver) { uses(.sb18) }
    updateStatusBar(animated: animated)
  }

  /// T-15: the next update sees it.
  mutating func setShared(_ style: StatusBarStyle) {
    uses(.t15)
    sharedStyle = style
  }

  /// SB-39, GE-13: it works with an older system or SDK.
  mutating func readStatusBarByKVC() throws(Refusal) {
    uses(.ge13)
    guard effectiveVersion < 13 else { throw .raised(.internalInconsistency, by: .sb39) }
  }
}

// SB-5, SB-6, T-26: the application's setters.
extension World {
  mutating func setStatusBarStyle(_ style: StatusBarStyle) throws(Refusal) {
    try applicationDecides()
    appMode.style = style
    showAppModeState()
  }

  /// Sets the app's value, which ends the hiding in compact height (SB-7).
  mutating func setStatusBarHidden(
    _ hidden: Bool, _ animation: StatusBarAnimation
  ) throws(Refusal) {
    try applicationDecides()
    appMode.hidden = hidden
    appMode.hidesInCompactHeight = false
    showAppModeState(animation)
  }

  private mutating func applicationDecides() throws(Refusal) {
    uses(.sb1)
    guard isAppMode else { throw .ignored(.viewControllerMode, by: .t26) }
    if environment.linkedSDK >= 27 { throw .ignored(.linkedWithSDK27, by: .sb6) }
    uses(.sb5)
  }
}

// W-12: swizzling `prefersStatusBarHidden` of the parent's class.
extension World {
  mutating func swizzleHidden(on name: Name) throws(Refusal) {
    let parent = try parent(of: name)
    if isSwizzled(parent) { throw .ignored(.alreadySwizzled) }
    swizzle(classOf: parent)
  }

  mutating func unswizzleHidden(on name: Name) throws(Refusal) {
    let parent = try parent(of: name)
    guard isSwizzled(parent) else { throw .ignored(.notSwizzled) }
    unswizzle(classOf: parent)
  }

  private func parent(of name: Name) throws(Refusal) -> ControllerID {
    try exist(name)
    guard let parent = hierarchy[try controller(name)].parent else { throw .ignored(.noParent) }
    return parent
  }

  func isSwizzled(_ id: ControllerID) -> Bool { swizzledClasses.contains(className(of: id)) }

  mutating func swizzle(classOf id: ControllerID) {
    uses(.w12)
    if !isSwizzled(id) { swizzledClasses.append(className(of: id)) }
  }

  mutating func unswizzle(classOf id: ControllerID) {
    uses(.w12)
    let name = className(of: id)
    swizzledClasses.removeAll { $0 == name }
  }
}
