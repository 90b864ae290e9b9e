import AppearanceModel

// TR-13: who is told of another style, and when.
extension World {
  /// Brings all held styles up to date and notes who is told: parents first, and only those that
  /// held another style before the step.
  mutating func settleStyles() {
    let before = held
    var kept = kept
    held = freshStyles(systemStyle: deliveredSystemStyle, kept: &kept)
    self.kept = kept
    listStyles()
    told = changes(from: before, to: held)
  }

  /// TR-23: in the background every node is shown in the other style and back, for the app
  /// switcher. What is held ends as it was.
  mutating func tellOfSnapshots() {
    guard hasStyles else { return }
    mark(.tr23)
    var none = PerController<KeptTraits?>(repeating: nil, count: kept.count)
    let flipped = freshStyles(systemStyle: deliveredSystemStyle.opposite, kept: &none)
    told = changes(from: held, to: flipped) + changes(from: flipped, to: held)
  }

  private func changes(from old: HeldStyles, to new: HeldStyles) -> [StyleChange] {
    if old == new { return [] }
    var changes: [StyleChange] = []
    for node in styles.lazy.map(\.node) {
      guard let from = old[node], let to = new[node], from != to else { continue }
      mark(.tr13)
      changes.append(StyleChange(node: node, from: from, to: to))
    }
    return changes
  }

  // Node order (section 4): windows in order of addition, each with its tree, then detached trees.

  private mutating func listStyles() {
    styles.removeAll(keepingCapacity: true)
    var open = hierarchy.emptyList
    for window in hierarchy.windows {
      list(window.settings.name)
      if let root = window.root { open.append(root) }
      listTrees(of: &open)
    }
    for top in hierarchy.all where hierarchy.isTopOfDetachedTree(top) {
      open.append(top)
      listTrees(of: &open)
    }
  }

  /// A controller, its root view, its further views, its children, what it presents.
  private mutating func listTrees(of open: inout [ControllerID]) {
    while let id = open.popLast() {
      list(hierarchy[id].name)
      list(hierarchy[id].name.rootView)
      if !settings[id].views.isEmpty {
        for view in settings[id].views { list(view.name) }
      }
      if let presented = hierarchy[id].presented { open.append(presented) }
      hierarchy.stack(childrenOf: id, on: &open)
    }
  }

  private mutating func list(_ node: Name) {
    if let style = held[node] { styles.append(NodeStyle(node: node, style: style)) }
  }
}
