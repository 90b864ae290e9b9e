package import StatusQuoAppearanceModel

extension Moment {
  /// The windows and controllers.
  ///
  /// - Precondition: they were asked for, as `seenMoments` does.
  package var world: Snapshot {
    guard let snapshot else { preconditionFailure("wishes need the windows and controllers") }
    return snapshot
  }
}

extension Wish {
  /// Returns true if the wish is about a moment.
  package func applies(to moment: Moment) -> Bool {
    guard step == nil || step == moment.observation.step else { return false }
    // A call belongs to one step, also while another controller covers its receiver.
    if demand.subject == .calls { return step != nil }
    if case .launch = demand { return moment.observation.launchBar != nil }
    return controller.map(moment.world.isOnTop) ?? true
  }

  /// Returns true if it applies to a moment and does not hold there.
  package func isBroken(in moment: Moment) -> Bool { applies(to: moment) && !holds(in: moment) }

  /// Returns true if it holds at a moment only because no bar can be seen.
  package func isIdle(in moment: Moment) -> Bool {
    guard applies(to: moment), holds(in: moment) else { return false }
    return switch demand {
    case .bar(.light), .bar(.dark), .bar(.shown): moment.observation.bar.hidden
    case .bar(.hidden), .launch, .upToDate, .style, .answer, .inset, .called: false
    }
  }

  private func holds(in moment: Moment) -> Bool {
    let observation = moment.observation
    let bar = observation.bar
    switch demand {
    case .bar(.hidden): return bar.hidden
    case .bar(.shown): return !bar.hidden || observation.provenance?.forcedHidden == true
    case .bar(.light): return bar.hidden ? moment.world.hidesBars : bar.content == .light
    case .bar(.dark): return bar.hidden ? moment.world.hidesBars : bar.content == .dark
    case .launch(let bar): return observation.launchBar.map(bar.isSeen(in:)) ?? true
    case .upToDate: return observation.stale == nil
    case .style(let style):
      let named = controller.map { [$0] } ?? moment.world.onScreen
      return observation.styles.allSatisfy { $0.style == style || !named.contains($0.node) }
    case .answer(let answer): return observation.systemGestures?[answer.gesture] == answer
    case .inset(let edge, let points):
      let named = controller.map { [$0] } ?? moment.world.onScreen
      return named.allSatisfy { observation.inset(edge, of: $0) == points }
    case .called(let method):
      return observation.calls.contains { $0.method == method && $0.controller == controller }
    }
  }
}

extension Observation {
  /// The distance of a controller's safe area from an edge; nil where it is not observed, or no source has it.
  package func inset(_ edge: Wish.InsetEdge, of name: Name) -> Double? {
    switch edge {
    case .top: geometry?.safeAreaTop.first { $0.controller == name }?.top
    case .bottom: safeArea?.first { $0.controller == name }?.bottom
    }
  }
}

extension Wish.Bar {
  /// Returns true if a bar looks like this.
  fileprivate func isSeen(in bar: BarAppearance) -> Bool {
    switch self {
    case .light: !bar.hidden && bar.content == .light
    case .dark: !bar.hidden && bar.content == .dark
    case .hidden: bar.hidden
    case .shown: !bar.hidden
    }
  }
}

extension Snapshot {
  /// True if the system hides the bar unless the app says otherwise: a wish for a color then waits
  /// for a bar.
  fileprivate var hidesBars: Bool {
    environment.orientation.isLandscape && !environment.device.isPad
  }

  /// Returns true if a controller is on screen and none is presented over it: neither by itself nor
  /// by a controller that it is below.
  package func isOnTop(_ controller: Name) -> Bool { onTop.contains(controller) }

  /// The controllers that present another one.
  var presenters: Set<Name> {
    Set(controllers.lazy.filter { !$0.place.isChild }.compactMap { $0.place.above })
  }

  /// The controllers that are on top, outermost first.
  ///
  /// - Complexity: linear in the number of controllers.
  package var onTop: [Name] {
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
