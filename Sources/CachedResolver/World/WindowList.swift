import StatusQuoAppearanceModel

@usableFromInline package struct WindowCell {
  var name: Name
  var level: Double
  var coversScreen: Bool
  package var isHidden: Bool
  /// Decides no bar but its own scene's (SC-1, SC-2).
  var scene: WindowScene
  package var style: WindowStyle
  var root = ControllerID.none
  /// The time when it was last shown: the later of two equal windows wins (SB-34).
  var shownAt: Int
  /// The controllers presented in it, linked in the order of their presentation.
  var firstPresented = ControllerID.none
  var lastPresented = ControllerID.none

  init(_ window: Window, shownAt: Int) {
    name = window.name
    level = window.level
    coversScreen = window.coversScreen
    isHidden = window.isHidden
    scene = window.scene
    let own = OwnStyle(window.overrideUserInterfaceStyle, window.traitOverridesUserInterfaceStyle)
    style = WindowStyle(own: own)
    self.shownAt = shownAt
  }
}

/// The windows. A removed one's place is given to the next that is added.
@usableFromInline package struct WindowList {
  @usableFromInline var cells = ContiguousArray<WindowCell>()
  /// The windows in order of addition.
  private(set) var order = ContiguousArray<WindowID>()
  private(set) var free = ContiguousArray<WindowID>()
  private(set) var key = WindowID.none
  private var clock = 0
  /// True once there was a window outside the main scene, from iOS 13 on: before there are no scenes.
  private(set) var hasScenes = false

  /// Invariant: while known, the window that SB-34 names. Forgotten when a window is added, removed,
  /// shown or hidden or changes its level or its frame.
  private(set) var knownControlling: WindowID?

  package subscript(id: WindowID) -> WindowCell {
    get { cells[Int(id.row)] }
    _modify { yield &cells[Int(id.row)] }
  }

  mutating func add(_ window: Window, knowsScenes: Bool) -> WindowID {
    knownControlling = nil
    if knowsScenes, window.scene != .main { hasScenes = true }
    clock += 1
    let cell = WindowCell(window, shownAt: clock)
    let id: WindowID
    if let reused = free.popLast() {
      id = reused
      self[id] = cell
    } else {
      id = WindowID(row: Int32(cells.count))
      cells.append(cell)
    }
    order.append(id)
    return id
  }

  package mutating func remove(_ id: WindowID) {
    knownControlling = nil
    order.removeAll { $0 == id }
    free.append(id)
    if key == id { key = .none }
  }

  mutating func show(_ id: WindowID) {
    knownControlling = nil
    clock += 1
    self[id].isHidden = false
    self[id].shownAt = clock
  }

  mutating func hide(_ id: WindowID) {
    knownControlling = nil
    self[id].isHidden = true
  }

  mutating func setLevel(_ level: Double, of id: WindowID) {
    knownControlling = nil
    self[id].level = level
  }

  mutating func setCoversScreen(_ covers: Bool, of id: WindowID) {
    knownControlling = nil
    self[id].coversScreen = covers
  }

  mutating func makeKey(_ id: WindowID) { key = id }

  /// SB-34: the topmost visible window that covers the screen, or `none`.
  mutating func controlling() -> WindowID {
    if let known = knownControlling { return known }
    let found = findControlling()
    knownControlling = found
    return found
  }

  func findControlling() -> WindowID {
    var best = WindowID.none
    for id in order where !self[id].isHidden && self[id].coversScreen && isInMainScene(id) {
      guard best.exists else {
        best = id
        continue
      }
      let (one, other) = (self[id], self[best])
      if (one.level, one.shownAt) > (other.level, other.shownAt) { best = id }
    }
    return best
  }

  func isVisible(_ id: WindowID) -> Bool { !self[id].isHidden }

  func isInMainScene(_ id: WindowID) -> Bool { !hasScenes || self[id].scene == .main }

  /// GE-1: the place of others on the screen is unknown.
  func fillsMainScreen(_ id: WindowID) -> Bool { self[id].coversScreen && isInMainScene(id) }

  /// T-1: a change of it updates the bar.
  func updatesBar(_ id: WindowID) -> Bool { isVisible(id) && isInMainScene(id) }

  // MARK: What is presented in a window

  mutating func append(
    presented: ControllerID, to id: WindowID, _ links: inout Column<ControllerID, Links>
  ) {
    let last = self[id].lastPresented
    links[presented].previous = last
    if last.exists { links[last].next = presented } else { self[id].firstPresented = presented }
    self[id].lastPresented = presented
  }

  mutating func remove(
    presented: ControllerID, from id: WindowID, _ links: inout Column<ControllerID, Links>
  ) {
    let (previous, next) = (links[presented].previous, links[presented].next)
    if previous.exists { links[previous].next = next } else { self[id].firstPresented = next }
    if next.exists { links[next].previous = previous } else { self[id].lastPresented = previous }
    links[presented].previous = .none
    links[presented].next = .none
  }
}
