import StatusQuoAppearanceModel

extension Observation {
  /// The observation with all in which two others differ as the second one has it.
  mutating func change(from one: Observation, to other: Observation) {
    if one == other { return }
    outcome = outcome.changed(from: one.outcome, to: other.outcome)
    launchBar = launchBar.changed(from: one.launchBar, to: other.launchBar)
    bar.hidden = bar.hidden.changed(from: one.bar.hidden, to: other.bar.hidden)
    bar.content = bar.content.changed(from: one.bar.content, to: other.bar.content)
    bar.animation = bar.animation.changed(from: one.bar.animation, to: other.bar.animation)
    bar.animated = bar.animated.changed(from: one.bar.animated, to: other.bar.animated)
    stale = stale.changed(from: one.stale, to: other.stale)
    provenance = provenance.changed(from: one.provenance, to: other.provenance) {
      $0.change(from: $1, to: $2)
    }
    geometry = geometry.changed(from: one.geometry, to: other.geometry) {
      $0.statusBarHeight = $0.statusBarHeight.changed(
        from: $1.statusBarHeight, to: $2.statusBarHeight)
      $0.safeAreaTop.change(from: $1.safeAreaTop, to: $2.safeAreaTop)
      $0.covers.change(from: $1.covers, to: $2.covers)
    }
    safeArea = safeArea.changed(from: one.safeArea, to: other.safeArea) {
      $0.change(from: $1, to: $2)
    }
    systemGestures = systemGestures.changed(from: one.systemGestures, to: other.systemGestures)
    calls.change(from: one.calls, to: other.calls)
    styles.change(from: one.styles, to: other.styles)
    traitChanges.change(from: one.traitChanges, to: other.traitChanges)
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
