public import StatusQuoAppearanceModel

/// What can be seen after a step: all that wishes are about.
public struct SeenMoment: Hashable, Sendable {
  /// What is observed.
  public var observation: Observation
  /// The windows and controllers.
  public var snapshot: Snapshot

  /// What is seen after a step.
  public init(_ observation: Observation, _ snapshot: Snapshot) {
    self.observation = observation
    self.snapshot = snapshot
  }
}

extension Wish {
  /// Whether the wish is about a moment.
  public func applies(to moment: SeenMoment) -> Bool {
    guard step == nil || step == moment.observation.step else { return false }
    return controller.map(moment.snapshot.isOnTop) ?? true
  }

  /// Whether it applies to a moment and does not hold there.
  public func isBroken(in moment: SeenMoment) -> Bool { applies(to: moment) && !holds(in: moment) }

  private func holds(in moment: SeenMoment) -> Bool {
    let observation = moment.observation
    let bar = observation.bar
    switch demand {
    case .bar(.hidden): return bar.hidden
    case .bar(.shown): return !bar.hidden || observation.provenance?.forcedHidden == true
    case .bar(.light): return bar.hidden ? moment.snapshot.hidesBars : bar.content == .light
    case .bar(.dark): return bar.hidden ? moment.snapshot.hidesBars : bar.content == .dark
    case .upToDate: return observation.stale == nil
    case .style(let style):
      let named = controller.map { [$0] } ?? moment.snapshot.onScreen
      return observation.styles.allSatisfy { $0.style == style || !named.contains($0.node) }
    }
  }
}

extension Snapshot {
  /// Whether the system hides the bar unless the app says otherwise: a wish for a color then waits
  /// for a bar.
  fileprivate var hidesBars: Bool {
    environment.orientation == .landscape && !environment.device.isPad
  }

  /// Whether a controller is on screen and none is presented over it: not by itself, nor by a
  /// controller that it is below.
  public func isOnTop(_ controller: Name) -> Bool { onTop.contains(controller) }

  /// The controllers that present another one.
  var presenters: Set<Name> {
    Set(controllers.lazy.filter { !$0.place.isChild }.compactMap { $0.place.above })
  }

  /// The controllers that are on top, outermost first.
  ///
  /// - Complexity: linear in the number of controllers.
  public var onTop: [Name] {
    let presenters = presenters
    var covered: Set<Name> = []
    for controller in controllers {
      // A presented controller lies over the controllers that it is below.
      let isBelowCovered =
        controller.place.isChild && controller.place.above.map(covered.contains) ?? false
      if isBelowCovered || presenters.contains(controller.name) { covered.insert(controller.name) }
    }
    return onScreen.filter { !covered.contains($0) }
  }
}
