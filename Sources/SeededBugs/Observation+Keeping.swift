import StatusQuoAppearanceModel

extension Step {
  /// Whether it reads wherever it is applied.
  var alwaysReads: Bool { Self.alwaysReading.contains(kind) }

  private static let alwaysReading: Set<Kind> = [
    .present, .dismiss, .beginInteractiveDismiss, .showWindow, .hideWindow, .rotate,
    .setNeedsStatusBarAppearanceUpdate, .setStatusBarStyle, .setStatusBarHidden,
  ]
}

extension Observation {
  /// The displayed bar without its provenance.
  var appearance: BarAppearance { BarAppearance(hidden: bar.hidden, content: bar.content) }

  /// What a read now would display.
  var upToDateBar: BarAppearance { stale ?? appearance }

  /// Shows a part of an earlier bar; what a read would display stays true.
  mutating func keep(_ part: Wrongness.BarPart, of earlier: Observation?) {
    guard let earlier else { return }
    let fresh = upToDateBar
    switch part {
    case .all:
      bar = earlier.bar
      provenance = earlier.provenance
    case .style:
      bar.content = earlier.bar.content
      if provenance != nil { provenance?.style = earlier.provenance?.style }
    case .hidden:
      bar.hidden = earlier.bar.hidden
      bar.animation = earlier.bar.animation
      bar.animated = earlier.bar.animated
      if provenance != nil { provenance?.hidden = earlier.provenance?.hidden }
    }
    stale = fresh == appearance ? nil : fresh
  }

  /// The style of a node, if there is such a node.
  func style(of node: Name) -> UserInterfaceStyle? { styles.first { $0.node == node }?.style }

  /// Reports remembered styles instead of those held.
  mutating func keep(_ remembered: [Name: UserInterfaceStyle]) {
    if remembered.isEmpty { return }
    for index in styles.indices {
      if let style = remembered[styles[index].node] { styles[index].style = style }
    }
    traitChanges.removeAll { remembered[$0.node] != nil }
  }
}
