import StatusQuoAppearanceModel

// TR-13: which nodes notice another style, and when.
extension World {
  /// Brings all held styles up to date and notes which nodes changed: parents first, and only those that
  /// held another style before the step.
  mutating func settleStyles() {
    let before = held
    var refreshed: [ControllerID]? = []
    let holders = hierarchy.holders()
    held = freshStyles(of: holders, systemStyle: deliveredSystemStyle, refreshed: &refreshed)
    if iOS >= 17, readings.takes(2, of: .c31) { keepStylesOffScreen(from: before) }
    for id in refreshed ?? [] { keptTraits[id] = nil }
    styles = list(of: holders)
    if held != before { for now in styles { note(now, since: before) } }
  }

  /// C-31: what is not on screen is not restyled.
  private mutating func keepStylesOffScreen(from before: HeldStyles) {
    let onScreen = onScreen()
    for id in hierarchy.all where !onScreen.contains(id) {
      let nodes =
        [hierarchy[id].name, hierarchy[id].name.rootView] + settings[id].views.map { $0.name }
      for node in nodes { held[node] = before[node] ?? held[node] }
    }
  }

  /// TR-23: in the background every node is shown in the other style and back, for the app
  /// switcher. What is held ends as it was.
  mutating func noteSnapshots() {
    guard hasStyles else { return }
    uses(.tr23)
    var refreshed: [ControllerID]?
    let flipped = freshStyles(
      of: hierarchy.holders(), systemStyle: deliveredSystemStyle.opposite,
      refreshed: &refreshed)
    for now in styles { note(now, since: flipped) }
    traitChanges =
      traitChanges.map { StyleChange(node: $0.node, from: $0.to, to: $0.from) } + traitChanges
  }

  private mutating func note(_ now: NodeStyle, since old: HeldStyles) {
    guard let from = old[now.node], from != now.style else { return }
    uses(.tr13)
    traitChanges.append(StyleChange(node: now.node, from: from, to: now.style))
  }

  /// What all nodes hold, in node order: a window or a controller, its root view, its further views.
  private func list(of holders: [Hierarchy.Holder]) -> [NodeStyle] {
    var list: [NodeStyle] = []
    list.reserveCapacity(nodes.count)
    func add(_ node: Name) {
      if let style = held[node] { list.append(NodeStyle(node: node, style: style)) }
    }
    for holder in holders {
      switch holder {
      case .window(let index): add(hierarchy.windows[index].settings.name)
      case .controller(let id):
        add(hierarchy[id].name)
        add(hierarchy[id].name.rootView)
        if settings[id].views.isEmpty { continue }
        for view in settings[id].views { add(view.name) }
      }
    }
    return list
  }
}
