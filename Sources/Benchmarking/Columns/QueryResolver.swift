public import StatusQuoAppearanceModel

/// A resolver that answers single questions, as an app would ask them.
///
/// One that conforms to `Resolver` alone is measured as well: it is observed after each step, and the
/// questions are answered from the observation.
public protocol QueryResolver: Resolver {
  /// The bar that an update would display now.
  mutating func upToDateBar() -> BarAppearance

  /// The style that a window, controller or view holds.
  mutating func style(of name: Name) -> UserInterfaceStyle?
}

/// Answers questions from whole observations, for resolvers that offer nothing else.
@usableFromInline package struct ObservedQueries<Base: Resolver>: QueryResolver {
  @usableFromInline var base: Base
  @usableFromInline var observation = Observation()
  /// True if `observation` is of the last step.
  @usableFromInline var isCurrent = false
  /// Places in `observation.styles` by `Name.slot`, -1 for names that stand for nothing.
  @usableFromInline var places: [Int32] = []

  /// The questions of a launched resolver.
  @inlinable package init(_ base: Base) { self.base = base }

  /// Applies one step.
  @inlinable package mutating func apply(_ step: Step) {
    base.apply(step)
    isCurrent = false
  }

  /// Observes if there was a step since the last question.
  @inlinable package mutating func upToDateBar() -> BarAppearance {
    observeOnce()
    return observation.stale ?? observation.bar.appearance
  }

  /// Observes if there was a step since the last question.
  @inlinable package mutating func style(of name: Name) -> UserInterfaceStyle? {
    observeOnce()
    guard name.slot < places.count, places[name.slot] >= 0 else { return nil }
    return observation.styles[Int(places[name.slot])].style
  }

  /// Fills `observation` like the base.
  @inlinable package mutating func observe(into observation: inout Observation) {
    base.observe(into: &observation)
  }

  @usableFromInline mutating func observeOnce() {
    if isCurrent { return }
    isCurrent = true
    base.observe(into: &observation)
    for index in places.indices { places[index] = -1 }
    for (place, node) in observation.styles.enumerated() {
      while places.count <= node.node.slot { places.append(-1) }
      places[node.node.slot] = Int32(place)
    }
  }
}
