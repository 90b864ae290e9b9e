// What an observation is made of. What compares or describes one takes its values from here; only faults
// of `SeededBugs`, which change a part, name the parts themselves.

extension Observation {
  /// A value at a place.
  package enum Value: Hashable, Sendable {
    /// There is a part that may be lacking.
    case present
    case flag(Bool)
    case number(Int)
    case points(Double)
    case outcome(StepOutcome)
    case bar(BarAppearance)
    case content(BarContent)
    case animation(StatusBarAnimation)
    case name(Name)
    case chain([Provenance.Hop])
    case stop(Provenance.Stop)
    case call(LifecycleCall)
    case style(UserInterfaceStyle)
    case change(from: UserInterfaceStyle, to: UserInterfaceStyle)
    case cover(height: Double, visible: Bool)
    case answer(GestureAnswer, Provenance.Answer?)
    case insets(left: Double?, bottom: Double?, right: Double?)
    /// The nodes of a list in their order.
    case nodes([Name])
  }

  /// Visits every value that there is, in the order of the kinds.
  package func forEachValue(_ visit: (Place, Value) -> Void) {
    visit(.value(.outcome), .outcome(outcome))
    visit(.value(.step), .number(step))
    if let launchBar { visit(.value(.launchBar), .bar(launchBar)) }
    visit(.value(.hidden), .flag(bar.hidden))
    visit(.value(.content), .content(bar.content))
    visit(.value(.animation), .animation(bar.animation))
    visit(.value(.animated), .flag(bar.animated))
    provenance?.forEachValue(visit)
    if let stale { visit(.value(.stale), .bar(stale)) }
    for (number, call) in calls.enumerated() { visit(.element(.call, number), .call(call)) }
    for entry in styles { visit(.entry(.style, entry.node), .style(entry.style)) }
    for change in traitChanges {
      visit(.entry(.traitChange, change.node), .change(from: change.from, to: change.to))
    }
    geometry?.forEachValue(visit)
    systemGestures?.forEachValue(visit)
    if let safeArea {
      visit(.value(.safeArea), .present)
      for area in safeArea {
        visit(
          .entry(.safeArea, area.controller),
          .insets(left: area.left, bottom: area.bottom, right: area.right))
      }
    }
  }

  /// Forgets all values of a kind, as if they had not been observed; of a part that may be lacking, with
  /// the kind of its name, the whole part.
  package mutating func forget(_ kind: Place.Kind) {
    switch kind {
    case .outcome: outcome = .applied
    case .step: step = 0
    case .launchBar: launchBar = nil
    case .hidden: bar.hidden = DisplayedBar().hidden
    case .content: bar.content = DisplayedBar().content
    case .animation: bar.animation = DisplayedBar().animation
    case .animated: bar.animated = DisplayedBar().animated
    case .provenance: provenance = nil
    case .window: provenance?.window = nil
    case .styleAnsweredBy: provenance?.style?.answeredBy = .forgotten
    case .styleChain: provenance?.style?.chain.removeAll()
    case .styleStop: provenance?.style?.stop = .forgotten
    case .hiddenAnsweredBy: provenance?.hidden?.answeredBy = .forgotten
    case .hiddenChain: provenance?.hidden?.chain.removeAll()
    case .hiddenStop: provenance?.hidden?.stop = .forgotten
    case .forcedHidden: provenance?.forcedHidden = false
    case .lightBehindCard: provenance?.lightBehindCard = false
    case .stale: stale = nil
    case .call: calls.removeAll(keepingCapacity: true)
    case .style: styles.removeAll(keepingCapacity: true)
    case .traitChange: traitChanges.removeAll(keepingCapacity: true)
    case .geometry: geometry = nil
    case .statusBarHeight: geometry?.statusBarHeight = 0
    case .safeAreaTop: geometry?.safeAreaTop.removeAll()
    case .cover: geometry?.covers.removeAll()
    case .systemGestures: systemGestures = nil
    case .answer(to: let gesture): systemGestures?.take(gesture, from: SystemGestures())
    case .staleGestures: systemGestures?.isStale = false
    case .safeArea: safeArea = nil
    }
  }

  /// Takes the values of a part from another observation.
  package mutating func take(_ part: Part, from other: Observation) {
    switch part {
    case .outcome: (step, outcome) = (other.step, other.outcome)
    case .launchBar: launchBar = other.launchBar
    case .bar: bar = other.bar
    case .provenance: provenance = other.provenance
    case .stale: stale = other.stale
    case .calls: calls = other.calls
    case .styles: styles = other.styles
    case .told: traitChanges = other.traitChanges
    case .geometry: geometry = other.geometry
    case .systemGestures: systemGestures = other.systemGestures
    case .safeArea: safeArea = other.safeArea
    }
  }

  /// Takes the value at a place from another observation: of an entry only where both have one, of what has
  /// no entries the whole kind.
  package mutating func take(_ place: Place, from other: Observation) {
    func takeEntry<Entry>(
      _ entries: inout [Entry], _ others: [Entry]?, _ name: (Entry) -> Name
    ) {
      guard let own = entries.firstIndex(where: { name($0) == place.node }),
        let entry = others?.first(where: { name($0) == place.node })
      else { return }
      entries[own] = entry
    }
    switch place.kind {
    case .style: takeEntry(&styles, other.styles) { $0.node }
    case .traitChange: takeEntry(&traitChanges, other.traitChanges) { $0.node }
    case .statusBarHeight: geometry?.statusBarHeight = other.geometry?.statusBarHeight ?? 0
    case .safeAreaTop:
      guard var own = geometry else { return }
      takeEntry(&own.safeAreaTop, other.geometry?.safeAreaTop) { $0.controller }
      geometry = own
    case .cover:
      guard var own = geometry else { return }
      takeEntry(&own.covers, other.geometry?.covers) { $0.controller }
      geometry = own
    case .answer(to: let gesture):
      systemGestures?.take(gesture, from: other.systemGestures ?? SystemGestures())
    case .staleGestures: systemGestures?.isStale = other.systemGestures?.isStale ?? false
    case .safeArea:
      guard place.node != nil, var own = safeArea else { return take(.safeArea, from: other) }
      takeEntry(&own, other.safeArea) { $0.controller }
      safeArea = own
    // No entry, nor a value that stands for itself in its part.
    default: take(place.kind.part, from: other)
    }
  }

  /// Visits each part that has a value.
  @inlinable package func forEachPart(_ visit: (Part) -> Void) {
    visit(.bar)
    if step > 0 { visit(.outcome) }
    if launchBar != nil { visit(.launchBar) }
    if provenance != nil { visit(.provenance) }
    if stale != nil { visit(.stale) }
    if !calls.isEmpty { visit(.calls) }
    if !styles.isEmpty { visit(.styles) }
    if !traitChanges.isEmpty { visit(.told) }
    if geometry != nil { visit(.geometry) }
    if systemGestures != nil { visit(.systemGestures) }
    if safeArea != nil { visit(.safeArea) }
  }

  /// The same observation with the names that `rename` gives.
  package func renamed(_ rename: (Name) -> Name) -> Observation {
    var observation = self
    observation.forEachName { $0 = rename($0) }
    return observation
  }

  private mutating func forEachName(_ visit: (inout Name) -> Void) {
    provenance?.forEachName(visit)
    for index in calls.indices { visit(&calls[index].controller) }
    for index in styles.indices { visit(&styles[index].node) }
    for index in traitChanges.indices { visit(&traitChanges[index].node) }
    for index in (geometry?.safeAreaTop ?? []).indices {
      visit(&geometry!.safeAreaTop[index].controller)
    }
    for index in (geometry?.covers ?? []).indices { visit(&geometry!.covers[index].controller) }
    for gesture in SystemGesture.allCases { systemGestures?[wayOf: gesture]?.forEachName(visit) }
    for index in (safeArea ?? []).indices { visit(&safeArea![index].controller) }
  }
}

extension Provenance {
  fileprivate func forEachValue(_ visit: (Place, Observation.Value) -> Void) {
    visit(.value(.provenance), .present)
    if let window { visit(.value(.window), .name(window)) }
    if let style {
      visit(.value(.styleAnsweredBy), .name(style.answeredBy))
      visit(.value(.styleChain), .chain(style.chain))
      visit(.value(.styleStop), .stop(style.stop))
    }
    if let hidden {
      visit(.value(.hiddenAnsweredBy), .name(hidden.answeredBy))
      visit(.value(.hiddenChain), .chain(hidden.chain))
      visit(.value(.hiddenStop), .stop(hidden.stop))
    }
    visit(.value(.forcedHidden), .flag(forcedHidden))
    visit(.value(.lightBehindCard), .flag(lightBehindCard))
  }

  fileprivate mutating func forEachName(_ visit: (inout Name) -> Void) {
    if var window {
      visit(&window)
      self.window = window
    }
    style?.forEachName(visit)
    hidden?.forEachName(visit)
  }
}

extension Provenance.Answer {
  fileprivate mutating func forEachName(_ visit: (inout Name) -> Void) {
    visit(&answeredBy)
    for index in chain.indices { visit(&chain[index].controller) }
    visit(&stop.at)
    if var notAsked = stop.notAsked {
      visit(&notAsked)
      stop.notAsked = notAsked
    }
  }
}

extension Geometry {
  fileprivate func forEachValue(_ visit: (Place, Observation.Value) -> Void) {
    visit(.value(.geometry), .present)
    visit(.value(.statusBarHeight), .points(statusBarHeight))
    for entry in safeAreaTop { visit(.entry(.safeAreaTop, entry.controller), .points(entry.top)) }
    for cover in covers {
      visit(
        .entry(.cover, cover.controller), .cover(height: cover.height, visible: cover.visible))
    }
  }
}

extension SystemGestures {
  fileprivate func forEachValue(_ visit: (Place, Observation.Value) -> Void) {
    visit(.value(.systemGestures), .present)
    for gesture in SystemGesture.allCases {
      guard let answer = self[gesture] else { continue }
      visit(.value(.answer(to: gesture)), .answer(answer, self[wayOf: gesture]))
    }
    visit(.value(.staleGestures), .flag(isStale))
  }
}

extension Name {
  fileprivate static let forgotten = Name(index: 0)
}

extension Provenance.Stop {
  fileprivate static let forgotten = Provenance.Stop(
    at: .forgotten, notAsked: nil, reason: .doesNotForward)
}
