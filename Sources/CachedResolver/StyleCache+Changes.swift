import AppearanceModel

/// Single nodes, windows and the system: where a change of style starts, and the notes for `told`.
extension CachedResolver {
  mutating func flip(_ controller: ControllerID) {
    counters.stylesChanged += 1
    arena.styles[controller].flip()
    restyling.changed.append(NodeRef(controller))
  }

  mutating func flip(_ view: ViewID) {
    counters.stylesChanged += 1
    arena.views[view].style.flip()
    restyling.changed.append(NodeRef(view))
  }

  mutating func flip(_ window: WindowID) {
    counters.stylesChanged += 1
    windows[window].style.flip()
    restyling.changed.append(NodeRef(window))
  }

  /// Nobody has changed since the start of the step.
  mutating func forgetStyleChanges() {
    for changed in restyling.changed {
      switch changed.node {
      case .controller(let controller): arena.styles[controller].hasChanged = false
      case .view(let view): arena.views[view].style.hasChanged = false
      case .window(let window): windows[window].style.hasChanged = false
      case .nothing: break
      }
    }
    restyling.changed.removeAll(keepingCapacity: true)
    restyling.wasFlipped = false
  }

  /// TR-3: everything in the window, and nothing that is presented inherits from anywhere else.
  mutating func restyleWindow(_ window: WindowID) {
    guard surroundings.profile != .inert else { return }
    let isDark = windowStyle(windows[window])
    guard isDark != windows[window].style.isDark else { return }
    flip(window)
    restyling.add(windows[window].root)
    var presented = windows[window].firstPresented
    while presented.exists {
      restyling.add(presented)
      presented = arena.links[presented].next
    }
  }

  func windowStyle(_ window: WindowCell) -> Bool {
    window.style.own == .unspecified ? surroundings.isDark : window.style.own == .dark
  }

  /// The system's style changed: windows without their own follow, and who is in none.
  mutating func restyleForSystem() {
    for window in windows.order { restyleWindow(window) }
    var top = detached.next(after: .none)
    while top.exists {
      restyling.add(top)
      top = detached.next(after: top)
    }
    restyle()
  }

  /// TR-23: the snapshots for the app switcher. Whoever changes with the system is told of the
  /// other style and of the old one, and holds what it held.
  mutating func flipForSnapshots() {
    guard surroundings.profile != .inert else { return }
    restyling.ignoresKept = true
    if restyling.keptCount > 0 {
      for controller in arena.controllers where arena.marks[controller].contains(.keepsStyle) {
        restyling.add(controller)
      }
    }
    surroundings.deliveredStyle = surroundings.deliveredStyle.opposite
    restyleForSystem()
    surroundings.deliveredStyle = surroundings.deliveredStyle.opposite
    restyling.ignoresKept = false
    restyling.wasFlipped = true
    for changed in restyling.changed { takeBack(changed) }
  }

  /// Holds the old style, but stays among those that are told.
  private mutating func takeBack(_ node: NodeRef) {
    switch node.node {
    case .controller(let controller): arena.styles[controller].isDark.toggle()
    case .view(let view): arena.views[view].style.isDark.toggle()
    case .window(let window): windows[window].style.isDark.toggle()
    case .nothing: break
    }
  }

  /// The styles of the launch: nobody is told.
  mutating func restyleEverything() {
    guard surroundings.profile != .inert else { return }
    for window in windows.order {
      windows[window].style.isDark = windowStyle(windows[window])
    }
    for top in arena.controllers where !arena.links[top].parent.exists {
      var node = top
      while node.exists {
        restyleWholly(node)
        node = arena.nextChild(after: node, descending: true, of: top)
      }
    }
    while restyling.next() != nil {}
    forgetStyleChanges()
  }
}
