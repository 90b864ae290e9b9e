import StatusQuoAppearanceModel

// TR-13: which nodes notice another style, and when.
extension World {
  /// Brings all held styles up to date and notes which nodes changed: parents first, and only those that
  /// held another style before the step.
  mutating func settleStyles() {
    let before = held
    var kept = keptTraits
    let holders = hierarchy.holders()
    held = freshStyles(of: holders, systemStyle: deliveredSystemStyle, kept: &kept)
    if iOS >= 17, readings.takes(2, of: .c31) { keepStylesOffScreen(from: before) }
    keptTraits = kept
    list(holders)
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
    var none = PerController<KeptTraits?>(repeating: nil, count: keptTraits.count)
    let flipped = freshStyles(
      of: hierarchy.holders(), systemStyle: deliveredSystemStyle.opposite, kept: &none)
    for now in styles { note(now, since: flipped) }
    traitChanges =
      traitChanges.map { StyleChange(node: $0.node, from: $0.to, to: $0.from) } + traitChanges
  }

  private mutating func note(_ now: NodeStyle, since old: HeldStyles) {
    guard let from = old[now.node], from != now.style else { return }
    uses(.tr13)
    traitChanges.append(StyleChange(node: now.node, from: from, to: now.style))
  }

  // Node order: a window or a controller, its root view, its further views.

  private mutating func list(_ holders: [Hierarchy.Holder]) {
    styles.removeAll(keepingCapacity: true)
    for holder in holders {
      switch holder {
      case .window(let index): list(hierarchy.windows[index].settings.name)
      case .controller(let id):
        list(hierarchy[id].name)
        list(hierarchy[id].name.rootView)
        if settings[id].views.isEmpty { continue }
        for view in settings[id].views { list(view.name) }
      }
    }
  }

  private mutating func list(_ node: Name) {
    guard let style = held[node] else { return }
    styles.append(NodeStyle(node: node, style: style))
  }
}
