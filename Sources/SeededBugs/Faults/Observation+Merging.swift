import StatusQuoAppearanceModel

extension Observation {
  /// The observation with all in which two others differ as the second one has it.
  mutating func change(from one: Observation, to other: Observation) {
    if one == other { return }
    for part in Part.allCases { change(part, from: one, to: other) }
  }

  /// The same of one part.
  mutating func change(_ part: Part, from one: Observation, to other: Observation) {
    switch part {
    case .bar: bar.change(from: one.bar, to: other.bar)
    case .provenance:
      provenance = provenance.changed(from: one.provenance, to: other.provenance) {
        $0.change(from: $1, to: $2)
      }
    case .calls: calls.change(from: one.calls, to: other.calls)
    case .styles: styles.change(from: one.styles, to: other.styles)
    case .told: traitChanges.change(from: one.traitChanges, to: other.traitChanges)
    case .geometry:
      geometry = geometry.changed(from: one.geometry, to: other.geometry) {
        $0.change(from: $1, to: $2)
      }
    case .safeArea:
      safeArea = safeArea.changed(from: one.safeArea, to: other.safeArea) {
        $0.change(from: $1, to: $2)
      }
    // A part of one value.
    default:
      var changed = one
      changed.take(part, from: other)
      if changed != one { take(part, from: other) }
    }
  }
}

extension DisplayedBar {
  fileprivate mutating func change(from one: DisplayedBar, to other: DisplayedBar) {
    hidden = hidden.changed(from: one.hidden, to: other.hidden)
    content = content.changed(from: one.content, to: other.content)
    animation = animation.changed(from: one.animation, to: other.animation)
    animated = animated.changed(from: one.animated, to: other.animated)
  }
}

extension Geometry {
  fileprivate mutating func change(from one: Geometry, to other: Geometry) {
    statusBarHeight = statusBarHeight.changed(from: one.statusBarHeight, to: other.statusBarHeight)
    safeAreaTop.change(from: one.safeAreaTop, to: other.safeAreaTop)
    covers.change(from: one.covers, to: other.covers)
  }
}

extension Provenance {
  fileprivate mutating func change(from one: Provenance, to other: Provenance) {
    window = window.changed(from: one.window, to: other.window)
    style = style.changed(from: one.style, to: other.style)
    hidden = hidden.changed(from: one.hidden, to: other.hidden)
    forcedHidden = forcedHidden.changed(from: one.forcedHidden, to: other.forcedHidden)
    lightBehindCard = lightBehindCard.changed(from: one.lightBehindCard, to: other.lightBehindCard)
  }
}

extension Equatable {
  /// It, or another value where that is a change.
  fileprivate func changed(from one: Self, to other: Self) -> Self { one == other ? self : other }
}

extension Optional where Wrapped: Equatable {
  /// The same, part by part where there is one.
  fileprivate func changed(
    from one: Wrapped?, to other: Wrapped?, _ change: (inout Wrapped, Wrapped, Wrapped) -> Void
  ) -> Wrapped? {
    guard var changed = self, let one, let other else { return self.changed(from: one, to: other) }
    change(&changed, one, other)
    return changed
  }
}

extension Array where Element: Hashable {
  /// Takes what the other list lacks of one, adds what that has not, behind what is before it, and follows its
  /// order where only that is another.
  fileprivate mutating func change(from one: [Element], to other: [Element]) {
    if one == other { return }
    if self == one { return self = other }
    let (known, wanted) = (Set(one), Set(other))
    if known == wanted, wanted.isSuperset(of: self) { return self = other.filter(contains) }
    removeAll { known.contains($0) && !wanted.contains($0) }
    for (place, element) in other.enumerated() where !known.contains(element) {
      let before = other[..<place].last(where: contains)
      insert(element, at: before.flatMap { lastIndex(of: $0).map { $0 + 1 } } ?? 0)
    }
  }
}
