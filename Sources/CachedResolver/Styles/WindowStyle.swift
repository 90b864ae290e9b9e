import StatusQuoAppearanceModel

/// A window's own style and the one it holds.
package struct WindowStyle {
  var own: OwnStyle
  package var isDark = false
  /// The step that began with another style than is held now.
  private var changedStep = -1

  init(own: OwnStyle) { self.own = own }

  var held: UserInterfaceStyle { isDark ? .dark : .light }

  func hasChanged(in step: Int) -> Bool { changedStep == step }

  /// Once a step at most.
  mutating func flip(in step: Int) {
    isDark.toggle()
    changedStep = step
  }
}

/// Windows and the system: where a change of style starts for many.
extension CachedResolver {
  /// TR-3: everything in the window, and nothing that is presented inherits from anywhere else.
  mutating func restyleWindow(_ window: WindowID) {
    guard windowIsDark(window) != windows[window].style.isDark else { return }
    restyling.changedStep = stepNumber
    barMayChange()
    windows[window].style.flip(in: stepNumber)
    restyling.add(windows[window].root)
    var presented = windows[window].firstPresented
    while presented.exists {
      restyling.add(presented)
      presented = arena.links[presented].next
    }
  }

  @inline(__always) func windowIsDark(_ window: WindowID) -> Bool {
    HeldStyle(
      windows[window].style.own.style, else: surroundings.isDark(in: windows[window].scene)
    ).isDark
  }

  /// From iOS 17 views in detached trees have it, also where controllers hold another.
  mutating func appStyleChanged() {
    drift.appStep = stepNumber
    if surroundings.profile == .superviews { restyling.changedStep = stepNumber }
  }

  /// The system's style changed: windows without their own follow, and detached trees.
  mutating func restyleForSystem() {
    for window in windows.order { restyleWindow(window) }
    var top = detached.next(after: .none)
    while top.exists {
      restyling.add(top)
      if surroundings.profile == .superviews { restyleContained(below: top) }
      top = detached.next(after: top)
    }
    restyle()
  }

  /// TR-23: the snapshots for the app switcher. All that changes with the system is notified of the
  /// other style, then of the old one, and ends with the style it held.
  mutating func flipForSnapshots() {
    guard surroundings.profile != .inert else { return }
    restyling.flippedStep = stepNumber
    let wasDark = surroundings.isDark
    restyling.ignoresKeptTraits = true
    for controller in restyling.keptTraits { restyling.add(controller) }
    surroundings.deliveredStyle = surroundings.deliveredStyle.opposite
    if surroundings.isDark != wasDark { appStyleChanged() }
    restyleForSystem()
    surroundings.deliveredStyle = surroundings.deliveredStyle.opposite
    restyling.ignoresKeptTraits = false
    takeBackStyles()
  }

  /// Everything holds its old style again, but still counts as changed.
  private mutating func takeBackStyles() {
    for window in windows.order where windows[window].style.hasChanged(in: stepNumber) {
      windows[window].style.isDark.toggle()
    }
    arena.plane.takeBack(stepNumber)
    for controller in restyling.keptTraits { arena.plane.setPinned(controller, true) }
  }

  /// The styles of the launch, which notify no node.
  mutating func restyleEverything() {
    guard surroundings.profile != .inert else { return }
    pinViews()
    arena.hasTraitOverrides = arena.controllers.contains {
      arena.settings[$0].ownStyle.traitOverride != .unspecified
    }
    for window in windows.order { windows[window].style.isDark = windowIsDark(window) }
    for top in arena.controllers where !arena.links[top].parent.exists {
      var node = top
      while node.exists {
        let held = held(by: node)
        arena.plane.setPinned(node, held.isPinned)
        arena.plane.launch(node, isDark: held.isDark)
        node = arena.nextChild(after: node, of: top)
      }
    }
  }
}
