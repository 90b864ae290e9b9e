package import StatusQuoAppearanceModel
import StatusQuoArticles

/// The places of windows and controllers in the drawings of a story.
///
/// A controller keeps its place from step to step: it stands where it is at the moment that
/// matters; one that is nowhere then, where it was last before, else where it comes later.
package struct TreeHomes {
  /// A window or a controller. A view is drawn with its controller.
  package enum Node: Hashable {
    case window(Name)
    case controller(Name)
    /// The heading above the controllers in no window.
    case nowhere
  }

  package private(set) var nodes: [Node] = []
  private(set) var parents: [Int?] = []
  /// Below each node, in the order in which they are drawn.
  private(set) var children: [[Int]] = []
  private(set) var roots: [Int] = []
  private var places: [Int?] = []

  init(_ story: Story) {
    let focus = story.focus
    let order =
      Array((0...focus).reversed()) + Array(story.moments.indices.dropFirst(focus + 1))
    for place in order { addWindows(story.moments[place].snapshot) }
    for place in order { addControllers(story.moments[place].snapshot) }
    link()
    if nodes.indices.contains(where: { isAlone($0) }) { addNowhere() }
  }

  /// The place of a controller or window.
  subscript(name: Name) -> Int? { name.slot < places.count ? places[name.slot] : nil }

  /// All nodes, parents before children.
  var inOrder: [Int] {
    var result: [Int] = []
    var open = Array(roots.reversed())
    while let next = open.popLast() {
      result.append(next)
      open += children[next].reversed()
    }
    return result
  }

  private mutating func addWindows(_ snapshot: Snapshot) {
    for window in snapshot.windows where self[window.name] == nil {
      add(.window(window.name), name: window.name)
    }
  }

  private mutating func addControllers(_ snapshot: Snapshot) {
    for controller in snapshot.controllers {
      let node = self[controller.name] ?? add(.controller(controller.name), name: controller.name)
      guard parents[node] == nil, let above = parent(of: controller),
        !isAbove(node, above)
      else { continue }
      parents[node] = above
    }
  }

  /// A parent that is added later is met again when it is: a snapshot has parents first.
  private func parent(of controller: Controller) -> Int? {
    switch controller.place {
    case .root(let window): self[window]
    case .child(let parent): self[parent]
    case .presented(let presenter): self[presenter]
    case .detached: nil
    }
  }

  private func isAbove(_ node: Int, _ other: Int) -> Bool {
    var next: Int? = other
    while let current = next {
      if current == node { return true }
      next = parents[current]
    }
    return false
  }

  @discardableResult
  private mutating func add(_ node: Node, name: Name) -> Int {
    while places.count <= name.slot { places.append(nil) }
    places[name.slot] = nodes.count
    nodes.append(node)
    parents.append(nil)
    return nodes.count - 1
  }

  private mutating func link() {
    children = Array(repeating: [], count: nodes.count)
    for node in nodes.indices {
      if let parent = parents[node] { children[parent].append(node) }
    }
    roots = nodes.indices.filter {
      if case .window = nodes[$0] { return true }
      return false
    }
  }

  private func isAlone(_ node: Int) -> Bool {
    if case .controller = nodes[node] { return parents[node] == nil }
    return false
  }

  private mutating func addNowhere() {
    let alone = nodes.indices.filter { isAlone($0) }
    let nowhere = nodes.count
    nodes.append(.nowhere)
    parents.append(nil)
    children.append(alone)
    for node in alone { parents[node] = nowhere }
    roots.append(nowhere)
  }
}
