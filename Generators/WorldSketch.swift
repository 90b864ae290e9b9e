import AppearanceModel

/// A light idea of who is where, so that most steps make sense.
///
/// It need not be exact: a step that turns out to be senseless is a good test too.
struct WorldSketch {
  struct Node {
    var name: Name
    var kind: Controller.Kind
    var views: [Name] = []
    var children: [Int] = []
    var parent: Int?
    var presenter: Int?
    var presented: Int?
    /// The window whose root it is.
    var window: Int?
    /// The child that an interactive pop has taken out.
    var popping: Int?
    /// The one that has taken it out so.
    var poppedFrom: Int?
    var isBeingDismissed = false
    var isSwizzled = false

    /// Neither child, nor root, nor presented.
    var isFree: Bool { parent == nil && presenter == nil && window == nil }
  }

  struct WindowNode {
    var name: Name
    var root: Int?
    var isHidden = false
    var exists = true
  }

  /// In declaration order.
  var nodes: [Node] = []
  /// Removed ones stay, as names to use again.
  var windows: [WindowNode] = []
  /// Controllers with an open interactive transition.
  var inTransition: [Int] = []
  var orientation = Orientation.portrait
  var systemStyle = UserInterfaceStyle.light
  var isInBackground = false

  func topmost(_ index: Int) -> Int {
    var top = index
    while let parent = nodes[top].parent { top = parent }
    return top
  }

  func isInWindow(_ index: Int) -> Bool {
    var top = topmost(index)
    while let presenter = nodes[top].presenter { top = topmost(presenter) }
    return nodes[top].window.map { windows[$0].exists } ?? false
  }

  /// Whether `index` is `other`, one of its parents, or what presents one of them.
  func isAtOrAbove(_ index: Int, _ other: Int) -> Bool {
    var next: Int? = other
    while let current = next {
      if current == index { return true }
      next = nodes[current].parent ?? nodes[current].presenter
    }
    return false
  }
}

// MARK: - Changes

extension WorldSketch {
  /// Takes a controller out of its parent, its window or its presentation.
  mutating func detach(_ index: Int) {
    if let parent = nodes[index].parent {
      nodes[parent].children.removeAll { $0 == index }
      nodes[index].parent = nil
    }
    if let window = nodes[index].window {
      windows[window].root = nil
      nodes[index].window = nil
    }
    if nodes[index].presenter != nil { endPresentation(of: index) }
  }

  mutating func add(_ index: Int, to parent: Int) {
    detach(index)
    nodes[parent].children.append(index)
    nodes[index].parent = parent
  }

  mutating func setChildren(_ children: [Int], of parent: Int) {
    for child in nodes[parent].children { nodes[child].parent = nil }
    nodes[parent].children = []
    for child in children { add(child, to: parent) }
  }

  mutating func setRoot(_ index: Int?, of window: Int) {
    if let old = windows[window].root {
      nodes[old].window = nil
      windows[window].root = nil
    }
    guard let index else { return }
    detach(index)
    windows[window].root = index
    nodes[index].window = window
  }

  mutating func present(_ index: Int, from: Int) {
    nodes[index].presenter = from
    nodes[from].presented = index
  }

  /// Ends the presentation of a controller and all that it presents in turn.
  mutating func endPresentation(of index: Int) {
    var next: Int? = index
    while let current = next {
      if let presenter = nodes[current].presenter { nodes[presenter].presented = nil }
      nodes[current].presenter = nil
      nodes[current].isBeingDismissed = false
      inTransition.removeAll { $0 == current }
      next = nodes[current].presented
    }
  }

  mutating func beginPop(of navigation: Int) {
    let top = nodes[navigation].children.removeLast()
    nodes[top].parent = nil
    nodes[navigation].popping = top
    nodes[top].poppedFrom = navigation
    inTransition.append(navigation)
  }

  mutating func endPop(of navigation: Int, cancelled: Bool) {
    inTransition.removeAll { $0 == navigation }
    guard let top = nodes[navigation].popping else { return }
    nodes[navigation].popping = nil
    nodes[top].poppedFrom = nil
    if cancelled, nodes[top].isFree, !isAtOrAbove(top, navigation) { add(top, to: navigation) }
  }

  mutating func endDismiss(of presented: Int, cancelled: Bool) {
    inTransition.removeAll { $0 == presented }
    nodes[presented].isBeingDismissed = false
    if !cancelled { endPresentation(of: presented) }
  }
}
