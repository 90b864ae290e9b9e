public import AppearanceModel

extension CachedResolver {
  /// Replaces `observation` by what can be told after the launch or the last step.
  ///
  /// - Complexity: linear in the size of the world, for the styles.
  public mutating func observe(into observation: inout Observation) {
    observation.step = stepNumber
    observation.outcome = outcome
    observation.launchBar = stepNumber == 0 ? glass.launchBar : nil
    observation.bar = glass.bar
    observeProvenance(into: &observation.provenance)
    let wouldBe = wouldBe()
    observation.stale = wouldBe == glass.appearance ? nil : wouldBe
    observation.calls.removeAll(keepingCapacity: true)
    observation.calls.append(contentsOf: calls)
    observeStyles(into: &observation)
    guard observesGeometry else {
      observation.geometry = nil
      return
    }
    var geometry = observation.geometry ?? Geometry()
    observation.geometry = nil
    measure(into: &geometry)
    observation.geometry = geometry
  }

  // MARK: Provenance

  private func observeProvenance(into provenance: inout Provenance?) {
    switch glass.last {
    case .nothing:
      provenance = nil
    case .appBar(let hasNoBar):
      provenance = Provenance()
      provenance?.forcedHidden = hasNoBar
    case .reading(let reading):
      var result = provenance ?? Provenance()
      provenance = nil
      result.window = reading.window
      result.forcedHidden = reading.hasNoBar
      result.lightBehindCard = reading.isLightBehindCard
      explain(reading.styleAnswerer, glass.styleHops, glass.styleStop, into: &result.style)
      explain(reading.hiddenAnswerer, glass.hiddenHops, glass.hiddenStop, into: &result.hidden)
      provenance = result
    }
  }

  private func explain(
    _ answerer: ControllerID, _ hops: ContiguousArray<Hop>, _ stop: Stop?,
    into answer: inout Provenance.Answer?
  ) {
    guard answerer.exists, let stop else {
      answer = nil
      return
    }
    var chain = answer?.chain ?? []
    answer = nil
    chain.removeAll(keepingCapacity: true)
    for hop in hops {
      chain.append(Provenance.Hop(controller: arena.names[hop.controller], reason: hop.reason))
    }
    let notAsked = stop.notAsked.exists ? arena.names[stop.notAsked] : nil
    answer = Provenance.Answer(
      answeredBy: arena.names[answerer], chain: chain,
      stop: Provenance.Stop(at: arena.names[stop.at], notAsked: notAsked, reason: stop.reason))
  }

  // MARK: Styles

  /// All nodes in node order, and on the way those that changed.
  private func observeStyles(into observation: inout Observation) {
    observation.styles.removeAll(keepingCapacity: true)
    observation.told.removeAll(keepingCapacity: true)
    for window in windows.order {
      observe(windows[window].name, windows[window].style, into: &observation)
      observeTree(windows[window].root, into: &observation)
    }
    var top = detached.next(after: .none)
    while top.exists {
      observeTree(top, into: &observation)
      top = detached.next(after: top)
    }
    guard restyling.wasFlipped else { return }
    for index in observation.told.indices {
      let told = observation.told[index]
      observation.told.append(StyleChange(node: told.node, from: told.to, to: told.from))
    }
  }

  private func observeTree(_ root: ControllerID, into observation: inout Observation) {
    var node = root
    while node.exists {
      observe(arena.names[node], arena.styles[node], into: &observation)
      for row in arena.views(of: node) {
        let view = arena.views[ViewID(row: row)]
        observe(view.name, view.style, into: &observation)
      }
      node = arena.nextInTree(after: node, of: root)
    }
  }

  private func observe(_ name: Name, _ cell: StyleCell, into observation: inout Observation) {
    observation.styles.append(NodeStyle(node: name, style: cell.held))
    guard cell.hasChanged else { return }
    // A flip that was taken back starts from what is held; any other change ended there.
    let (from, to) =
      restyling.wasFlipped ? (cell.held, cell.held.opposite) : (cell.held.opposite, cell.held)
    observation.told.append(StyleChange(node: name, from: from, to: to))
  }
}
