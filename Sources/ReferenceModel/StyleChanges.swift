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
    let nodes = nodes()
    told = changes(of: nodes, from: before, to: held)
    styles.removeAll(keepingCapacity: true)
    for node in nodes {
      if let style = held[node] { styles.append(NodeStyle(node: node, style: style)) }
    }
  }

  /// TR-23: in the background every node is shown in the other style and back, for the app
  /// switcher. What is held ends as it was.
  mutating func tellOfSnapshots() {
    guard hasStyles else { return }
    mark(.tr23)
    var none = PerController<KeptTraits?>(repeating: nil, count: kept.count)
    let flipped = freshStyles(systemStyle: deliveredSystemStyle.opposite, kept: &none)
    let nodes = nodes()
    told =
      changes(of: nodes, from: held, to: flipped) + changes(of: nodes, from: flipped, to: held)
  }

  private func changes(
    of nodes: [Name], from old: HeldStyles, to new: HeldStyles
  ) -> [StyleChange] {
    if old == new { return [] }
    var changes: [StyleChange] = []
    for node in nodes {
      guard let from = old[node], let to = new[node], from != to else { continue }
      mark(.tr13)
      changes.append(StyleChange(node: node, from: from, to: to))
    }
    return changes
  }

  /// Every window, controller and view in node order.
  private func nodes() -> [Name] {
    var nodes: [Name] = []
    nodes.reserveCapacity(things.count)
    var open = hierarchy.emptyList
    for window in hierarchy.windows {
      nodes.append(window.settings.name)
      guard let root = window.root else { continue }
      open.append(root)
      visit(&open, into: &nodes)
    }
    for top in hierarchy.all where hierarchy.isTopOfDetachedTree(top) {
      open.append(top)
      visit(&open, into: &nodes)
    }
    return nodes
  }

  /// Controllers, each with its root view, its further views, its children, what it presents.
  private func visit(_ open: inout [ControllerID], into nodes: inout [Name]) {
    while let id = open.popLast() {
      let node = hierarchy[id]
      nodes.append(node.name)
      nodes.append(node.name.rootView)
      if !settings[id].views.isEmpty {
        for view in settings[id].views { nodes.append(view.name) }
      }
      if let presented = node.presented { open.append(presented) }
      hierarchy.stack(childrenOf: id, on: &open)
    }
  }
}
