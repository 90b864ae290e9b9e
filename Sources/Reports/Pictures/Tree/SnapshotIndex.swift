package import StatusQuoAppearanceModel

/// The relations of a snapshot, by place in its list of controllers: children, roots, presenters.
package struct SnapshotIndex: Sendable {
  let snapshot: Snapshot
  /// The place of each controller, by `Name.slot`.
  private var places: [Int?]
  /// The children of each controller, first to last.
  package private(set) var children: [[Int]]
  /// The controller that each controller presents.
  package private(set) var presented: [Int?]
  /// The presentation of each controller.
  package private(set) var presentation: [Snapshot.Presentation?]
  /// True for each controller on screen.
  private(set) var isOnScreen: [Bool]

  package init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    let count = snapshot.controllers.count
    places = []
    children = Array(repeating: [], count: count)
    presented = Array(repeating: nil, count: count)
    presentation = Array(repeating: nil, count: count)
    isOnScreen = Array(repeating: false, count: count)
    for (place, controller) in snapshot.controllers.enumerated() {
      let slot = controller.name.slot
      while places.count <= slot { places.append(nil) }
      places[slot] = place
    }
    link()
  }

  private mutating func link() {
    for (place, controller) in snapshot.controllers.enumerated() {
      switch controller.place {
      case .child(let parent): if let above = self[parent] { children[above].append(place) }
      case .presented(let presenter): if let above = self[presenter] { presented[above] = place }
      case .root, .detached: break
      }
    }
    for entry in snapshot.presentations {
      if let place = self[entry.controller] { presentation[place] = entry }
    }
    for name in snapshot.onScreen {
      if let place = self[name] { isOnScreen[place] = true }
    }
  }

  /// The place of a controller; nil for a name of no controller.
  package subscript(name: Name) -> Int? { name.slot < places.count ? places[name.slot] : nil }

  package func controller(_ place: Int) -> Controller { snapshot.controllers[place] }

  /// The root of a window.
  func root(of window: Name) -> Int? {
    snapshot.controllers.firstIndex { $0.place == .root(of: window) }
  }

  /// The children that show: the top of a stack, the selected tab, else all (W-8).
  func activeChildren(of place: Int) -> [Int] {
    let controller = controller(place)
    switch controller.kind {
    case .navigation: return children[place].suffix(1)
    case .tab:
      guard let selected = controller.selected.flatMap({ self[$0] }) else { return [] }
      return [selected]
    case .split:
      let shown = children[place].filter { isOnScreen[$0] }
      return shown.isEmpty ? children[place] : shown
    case .plain: return children[place].filter { self.controller($0).isViewInParent }
    case .page, .alert: return children[place]
    }
  }

  /// True if a controller is in no window.
  func isDetached(_ place: Int) -> Bool {
    var next = place
    while let above = controller(next).place.above.flatMap({ self[$0] }) { next = above }
    return controller(next).place == .detached
  }

  /// The controller that is on its way out of a navigation controller.
  func popped(from navigation: Int) -> Int? {
    let name = controller(navigation).name
    return snapshot.interactivePops.first { $0.navigation == name }.flatMap { self[$0.popped] }
  }
}

/// The style that each node holds, as one of the resolvers observes it.
package struct ShownStyles: Sendable {
  private var styles: [UserInterfaceStyle?] = []

  package init(_ observation: Observation) {
    for entry in observation.styles {
      while styles.count <= entry.node.slot { styles.append(nil) }
      styles[entry.node.slot] = entry.style
    }
  }

  subscript(node: Name) -> UserInterfaceStyle? {
    node.slot < styles.count ? styles[node.slot] : nil
  }

  /// Returns true if a controller draws in dark: its root view decides.
  func isDark(_ controller: Name) -> Bool {
    (self[controller.rootView] ?? self[controller]) == .dark
  }
}
