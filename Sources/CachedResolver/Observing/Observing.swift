public import StatusQuoAppearanceModel

extension CachedResolver {
  /// Replaces `observation` by what can be observed after the launch or the last step.
  ///
  /// - Complexity: linear in the size of the world, for the styles.
  public mutating func observe(into observation: inout Observation) {
    observation.step = stepNumber
    observation.outcome = outcome
    observation.launchBar = stepNumber == 0 ? launchBar : nil
    observation.bar = displayedBar
    observeProvenance(into: &observation.provenance)
    let upToDateBar = upToDateBar()
    observation.stale = upToDateBar == displayedBar.appearance ? nil : upToDateBar
    if !observation.calls.isEmpty { observation.calls.removeAll(keepingCapacity: true) }
    calls.spellOut(arena.names, screen, into: &observation.calls)
    observeStyles(into: &observation)
    observeSystemGestures(into: &observation.systemGestures)
    observation.safeArea = observesSafeArea ? safeArea() : nil
    guard observesGeometry else {
      observation.geometry = nil
      return
    }
    if case .none = observation.geometry { observation.geometry = Geometry() }
    measure(into: &observation.geometry!)
  }

  // MARK: Provenance

  // `mutating`, though they change nothing of it: to call them, the whole resolver would be copied.

  private mutating func observeProvenance(into provenance: inout Provenance?) {
    switch lastUpdate.source {
    case .nothing:
      provenance = nil
    case .appBar(let hasNoBar):
      provenance = Provenance()
      provenance?.forcedHidden = hasNoBar
    case .answers(let answers):
      // Changed where it is, so that its chains keep their storage.
      if case .none = provenance { provenance = Provenance() }
      provenance!.window = answers.window
      provenance!.forcedHidden = answers.hasNoBar
      provenance!.lightBehindCard = answers.isLightBehindCard
      explain(lastUpdate.style, chains.style, answers.styleAnswerer, into: &provenance!.style)
      explain(lastUpdate.hidden, chains.hidden, answers.hiddenAnswerer, into: &provenance!.hidden)
    }
  }

  private mutating func explain(
    _ followed: FollowedChain, _ chain: Chain, _ answerer: ControllerID,
    into answer: inout Provenance.Answer?
  ) {
    guard answerer.exists, let stop = followed.stop(chain) else {
      answer = nil
      return
    }
    let name = arena.names[answerer]
    let observedStop = arena.named(stop)
    if case .none = answer {
      answer = Provenance.Answer(answeredBy: name, chain: [], stop: observedStop)
    }
    answer!.answeredBy = name
    answer!.stop = observedStop
    var place = 0
    for hop in followed.hops(chain) {
      let hop = arena.named(hop)
      if place < answer!.chain.count {
        answer!.chain[place] = hop
      } else {
        answer!.chain.append(hop)
      }
      place += 1
    }
    answer!.chain.removeLast(answer!.chain.count - place)
  }

  // MARK: Styles

  /// All nodes in node order, then those of them that changed.
  private mutating func observeStyles(into observation: inout Observation) {
    if !knowsStyles {
      // The one list that shares their storage, mostly.
      observation.styles = []
      // Taken out, so that listing sees a resolver that nothing changes.
      var styles: [NodeStyle] = []
      swap(&styles, &knownStyles)
      list(into: &styles)
      swap(&styles, &knownStyles)
      listedStep = stepNumber
    }
    observation.styles = knownStyles
    if !observation.traitChanges.isEmpty {
      observation.traitChanges.removeAll(keepingCapacity: true)
    }
    if anyStyleChanged {
      if surroundings.profile == .superviews { findDrift() }
      observeChanges(into: &observation)
    }
  }

  /// True if nothing has moved or taken another style since they were listed.
  @inline(__always) var knowsStyles: Bool {
    listedStep >= reorderedStep && listedStep >= restyling.changedStep
      && listedStep >= restyling.repinnedStep
  }

  @inline(__always) private func list(into styles: inout [NodeStyle]) {
    let count = windows.order.count + arena.count + arena.views.count
    if styles.count != count {
      let placeholder = NodeStyle(node: Name(index: 0), style: .light)
      styles = Array(repeatElement(placeholder, count: count))
    }
    styles.withUnsafeMutableBufferPointer { styles in
      var place = 0
      for window in windows.order {
        let cell = windows[window]
        styles[place] = NodeStyle(node: cell.name, style: cell.style.held)
        place += 1
        arena.list(cell.root, in: styles, from: &place)
      }
      let areViewsAdrift = surroundings.profile == .superviews
      var top = detached.next(after: .none)
      while top.exists {
        if areViewsAdrift {
          listAdrift(top, in: styles, from: &place)
        } else {
          arena.list(top, in: styles, from: &place)
        }
        top = detached.next(after: top)
      }
    }
  }

  /// Lists a detached tree, in which views follow no controller but where something is presented from it.
  private func listAdrift(
    _ root: ControllerID, in styles: UnsafeMutableBufferPointer<NodeStyle>, from place: inout Int
  ) {
    let isRootAdrift = isAdrift(root)
    var node = root
    while node.exists {
      // Only from a replaced root is anything presented.
      let isAdrift = hasReplaced ? isAdrift(node) : isRootAdrift
      styles[place] = NodeStyle(
        node: arena.names[node], style: arena.plane.isDark(node) ? .dark : .light)
      place += 1
      for row in arena.views(of: node) {
        let cell = arena.views[ViewID(row: row)]
        let isDark = isAdrift ? isDarkAdrift(cell) : isDarkInWindow(cell)
        styles[place] = NodeStyle(node: cell.name, style: isDark ? .dark : .light)
        place += 1
      }
      node = arena.nextInTree(after: node, of: root)
    }
  }

  @inline(__always) private var anyStyleChanged: Bool {
    restyling.changedStep == stepNumber || restyling.repinnedStep == stepNumber
      || (surroundings.profile == .superviews && !moves.isEmpty)
  }

  /// A flip that was taken back starts from what is held; any other change ended there.
  private mutating func observeChanges(into observation: inout Observation) {
    for node in observation.styles where hasChanged(node.node) {
      let (held, other) = (node.style, node.style.opposite)
      observation.traitChanges.append(
        restyling.flippedStep == stepNumber
          ? StyleChange(node: node.node, from: held, to: other)
          : StyleChange(node: node.node, from: other, to: held))
    }
    guard restyling.flippedStep == stepNumber else { return }
    for index in observation.traitChanges.indices {
      let change = observation.traitChanges[index]
      observation.traitChanges.append(
        StyleChange(node: change.node, from: change.to, to: change.from))
    }
  }

  private mutating func hasChanged(_ name: Name) -> Bool {
    switch arena.node(name) {
    case .controller(let controller): arena.plane.hasChanged(controller, in: stepNumber)
    case .view(let view): hasChanged(view)
    case .window(let window): windows[window].style.hasChanged(in: stepNumber)
    case .nothing: false
    }
  }
}

extension Arena {
  /// Lists the styles of everything below `root`, in node order.
  @inline(__always) fileprivate func list(
    _ root: ControllerID, in styles: UnsafeMutableBufferPointer<NodeStyle>, from place: inout Int
  ) {
    var node = root
    while node.exists {
      let held: UserInterfaceStyle = plane.isDark(node) ? .dark : .light
      styles[place] = NodeStyle(node: names[node], style: held)
      place += 1
      for row in views(of: node) {
        let view = views[ViewID(row: row)]
        let style = view.pin == .unspecified ? held : view.pin
        styles[place] = NodeStyle(node: view.name, style: style)
        place += 1
      }
      node = nextInTree(after: node, of: root)
    }
  }
}
