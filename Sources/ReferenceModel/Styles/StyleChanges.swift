import StatusQuoAppearanceModel

// TR-13: which nodes notice another style, and when.
extension World {
  /// Brings all held styles up to date and notes which nodes changed: parents first, and only those that
  /// held another style before the step.
  mutating func settleStyles() {
    let before = held
    let holders = hierarchy.holders()
    held = freshStyles(of: holders, systemStyle: deliveredSystemStyle, areKept: true)
    if iOS >= 17, readings.takes(2, of: .c31) { keepStylesOffScreen(from: before) }
    styles = stylesInNodeOrder(holders)
    for now in styles { note(now, since: before) }
  }

  /// C-31: what is not on screen is not restyled.
  private mutating func keepStylesOffScreen(from before: HeldStyles) {
    let onScreen = hierarchy.onScreen()
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
    let flipped = freshStyles(
      of: hierarchy.holders(), systemStyle: deliveredSystemStyle.opposite, areKept: false)
    for now in styles { note(now, since: flipped) }
    traitChanges =
      traitChanges.map { StyleChange(node: $0.node, from: $0.to, to: $0.from) } + traitChanges
  }

  private mutating func note(_ now: NodeStyle, since old: HeldStyles) {
    guard let from = old[now.node], from != now.style else { return }
    uses(.tr13)
    traitChanges.append(StyleChange(node: now.node, from: from, to: now.style))
  }
}
