package import StatusQuoAppearanceModel

/// Something that looks different at a moment of an app once it is changed.
package enum Collateral: Hashable, Sendable {
  case bar(from: BarAppearance, to: BarAppearance)
  /// A node on screen holds another style.
  case style(Name, from: UserInterfaceStyle, to: UserInterfaceStyle)
  /// A presented controller appears in another way.
  case presentation(Name, from: ModalPresentationStyle, to: ModalPresentationStyle)
  /// A navigation bar is hidden now, or shown now.
  case navigationBar(Name, isHidden: Bool)
  /// A controller is on screen now, or no longer.
  case screen(Name, isOn: Bool)
  /// A window covers the screen now, or no longer; or is shown now, or no longer.
  case window(Name)
  /// An answer about the system's gestures is another one.
  case gesture(SystemGesture, SystemGestures)
  /// The safe area of a controller on screen keeps another distance from an edge.
  case inset(Wish.InsetEdge, Name, to: Double)
}

extension Moment {
  /// The differences of another moment.
  ///
  /// - Complexity: linear in the number of nodes.
  func collateral(in other: Moment) -> [Collateral] {
    var found: [Collateral] = []
    let (before, after) = (world, other.world)
    let bars = (observation.bar.appearance, other.observation.bar.appearance)
    if bars.0 != bars.1 { found.append(.bar(from: bars.0, to: bars.1)) }
    let (wasOn, isOn) = (Set(before.onScreen), Set(after.onScreen))
    for name in before.onScreen where !isOn.contains(name) {
      found.append(.screen(name, isOn: false))
    }
    for name in after.onScreen where !wasOn.contains(name) {
      found.append(.screen(name, isOn: true))
    }
    for (old, new) in pairs(observation.styles, other.observation.styles, by: { $0.node })
    where wasOn.contains(old.node) && old.style != new.style {
      found.append(.style(old.node, from: old.style, to: new.style))
    }
    for (old, new) in pairs(before.presentations, after.presentations, by: { $0.controller })
    where old.style != new.style {
      found.append(.presentation(old.controller, from: old.style, to: new.style))
    }
    for (old, new) in pairs(before.controllers, after.controllers, by: { $0.name })
    where wasOn.contains(old.name) && old.isNavigationBarHidden != new.isNavigationBarHidden {
      found.append(.navigationBar(old.name, isHidden: new.isNavigationBarHidden))
    }
    for (old, new) in pairs(before.windows, after.windows, by: { $0.name })
    where old.coversScreen != new.coversScreen || old.isHidden != new.isHidden {
      found.append(.window(old.name))
    }
    if let was = observation.systemGestures, let now = other.observation.systemGestures {
      found += SystemGesture.allCases.filter { was[$0] != now[$0] }
        .map { .gesture($0, now) }
    }
    if let was = observation.geometry, let now = other.observation.geometry {
      for (old, new) in pairs(was.safeAreaTop, now.safeAreaTop, by: { $0.controller })
      where wasOn.contains(old.controller) && isOn.contains(old.controller) && old.top != new.top {
        found.append(.inset(.top, old.controller, to: new.top))
      }
    }
    for (old, new) in pairs(
      observation.safeArea ?? [], other.observation.safeArea ?? [], by: { $0.controller })
    where old.bottom != new.bottom {
      if let bottom = new.bottom { found.append(.inset(.bottom, old.controller, to: bottom)) }
    }
    return found
  }
}

/// Each value of a list with the first of another that has the same name; those without one are left out.
private func pairs<Value>(
  _ old: [Value], _ new: [Value], by name: (Value) -> Name
) -> [(old: Value, new: Value)] {
  let now = Dictionary(first: new, by: name)
  return old.compactMap { value in now[name(value)].map { (value, $0) } }
}

extension Dictionary {
  /// Each value by its key, the first where several have it.
  package init(first values: [Value], by key: (Value) -> Key) {
    self.init(minimumCapacity: values.count)
    for value in values where self[key(value)] == nil { self[key(value)] = value }
  }
}

extension [Wish] {
  /// The differences from one moment to another besides the wished ones.
  func collateral(from old: Moment, to new: Moment) -> [Collateral] {
    let applying = filter { $0.applies(to: old) }
    var found = old.collateral(in: new).filter { difference in
      !applying.contains { $0.concerns(difference) }
    }
    // What was out of date is to be displayed, not to be changed.
    let bar = new.observation.bar.appearance
    if let upToDate = old.observation.stale, upToDate != bar,
      applying.contains(where: { $0.demand == .upToDate })
    {
      found.append(.bar(from: upToDate, to: bar))
    }
    return found
  }
}

extension Wish {
  /// Returns true if a difference is what the wish is about.
  fileprivate func concerns(_ collateral: Collateral) -> Bool {
    switch (collateral, demand) {
    case (.bar, .bar), (.bar, .upToDate): true
    case (.style(let node, _, _), .style): controller == nil || controller == node
    case (.gesture(let gesture, _), .answer(let answer)) where answer.gesture == gesture: true
    case (.inset(let edge, let name, _), .inset(let wished, _)) where edge == wished:
      controller == nil || controller == name
    case (.bar, _), (.style, _), (.gesture, _), (.inset, _),
      (.presentation, _), (.navigationBar, _), (.screen, _), (.window, _):
      false
    }
  }

  /// Returns true if the controller that the wish names gives the answer that it is about.
  func isAnsweredByItsController(in moment: Moment) -> Bool {
    guard let controller else { return false }
    guard let question = demand.question else { return false }
    return moment.observation.answer(to: question)?.answeredBy == controller
  }
}
