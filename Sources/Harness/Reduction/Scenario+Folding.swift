import AppearanceModel

extension Scenario {
  /// The scenario with the steps in `range` done at the start: a pushed controller begins in the
  /// stack, a property begins with the value that was set.
  ///
  /// Only a guess of what the steps do; whether the result still fails decides. Nil where a step
  /// has no counterpart in the start or the result is not a scenario.
  func folding(_ range: Range<Int>) -> Scenario? {
    var scenario = self
    scenario.steps.removeSubrange(range)
    for step in steps[range] {
      guard scenario.begin(with: step), let ordered = scenario.inDeclarationOrder() else {
        return nil
      }
      scenario = ordered
    }
    return scenario
  }

  /// Whether the effect of `step` could be put into the start.
  private mutating func begin(with step: Step) -> Bool {
    switch step {
    case .push(let name, let on): return move(name, to: .child(of: on))
    case .pop(let on), .beginInteractivePop(let on):
      return children(of: on).last.map { detach($0) } ?? false
    case .popToRoot(let on): return detach(children(of: on).dropFirst())
    case .popTo(let name, let on):
      let stack = children(of: on)
      guard let target = stack.firstIndex(where: { controllers[$0].name == name }) else {
        return false
      }
      return detach(stack[(target + 1)...])
    case .setViewControllers(let list, let on):
      _ = detach(children(of: on)[...])
      for name in list where !move(name, to: .child(of: on)) { return false }
      return true
    case .select(let name, let on): return update(on) { $0.selected = name }
    case .addChild(let name, let parent, let view):
      return move(name, to: .child(of: parent)) && update(name) { $0.sitsIn = view }
    case .removeFromParent(let name): return position(of: name).map { detach($0) } ?? false
    case .present(let name, let from):
      guard let from = position(of: from) else { return false }
      return move(name, to: .presented(by: controllers[topmost(from)].name))
    case .dismiss(let from), .beginInteractiveDismiss(let from): return endPresentation(from)
    case .setRoot(let root, let window):
      return takeRoot(of: window) && (root.map { move($0, to: .root(of: window)) } ?? true)
    case .addWindow(let window, let root):
      windows.append(window)
      return root.map { move($0, to: .root(of: window.name)) } ?? true
    case .removeWindow(let name):
      guard takeRoot(of: name) else { return false }
      windows.removeAll { $0.name == name }
      return true
    case .showWindow(let name): return update(window: name) { $0.isHidden = false }
    case .hideWindow(let name): return update(window: name) { $0.isHidden = true }
    case .set(.known(let property), let value, let on): return set(property, to: value, on: on)
    case .setStatusBarStyle(let style): environment.infoPlist.statusBarStyle = style
    case .setStatusBarHidden(let hidden, _): environment.infoPlist.statusBarHidden = hidden
    case .rotate(let orientation): environment.orientation = orientation
    case .setSystemStyle(let style): environment.systemStyle = style
    case .cancelInteractivePop, .finishInteractivePop, .cancelInteractiveDismiss,
      .finishInteractiveDismiss, .swipe, .makeKey, .set, .setShared,
      .setNeedsStatusBarAppearanceUpdate, .swizzleHidden, .unswizzleHidden, .readStatusBarByKVC,
      .installStatusBarCover, .enterBackground, .enterForeground:
      return false
    }
    return true
  }
}

// MARK: - Places

extension Scenario {
  func position(of name: Name) -> Int? { controllers.firstIndex { $0.name == name } }

  func children(of name: Name) -> [Int] {
    controllers.indices.filter { controllers[$0].place == .child(of: name) }
  }

  private func topmost(_ position: Int) -> Int {
    var top = position
    while case .child(let parent) = controllers[top].place, let above = self.position(of: parent) {
      top = above
    }
    return top
  }

  /// Makes a controller the last one of its new place.
  private mutating func move(_ name: Name, to place: Controller.Place) -> Bool {
    guard let position = position(of: name) else { return false }
    if case .child(let parent) = place, self.position(of: parent) == nil { return false }
    var controller = controllers.remove(at: position)
    controller.place = place
    controllers.append(controller)
    return true
  }

  /// Ends what hangs on a presentation that has lost its window, too.
  private mutating func detach(_ position: Int) -> Bool {
    controllers[position].place = .detached
    let index = indexBySlot()
    for below in controllers.indices {
      guard case .presented(let presenter) = controllers[below].place else { continue }
      var top = Int(index[presenter.slot])
      while let above = controllers[top].place.above { top = Int(index[above.slot]) }
      if controllers[top].place == .detached { controllers[below].place = .detached }
    }
    return true
  }

  private mutating func detach(_ positions: ArraySlice<Int>) -> Bool {
    for position in positions { _ = detach(position) }
    return !positions.isEmpty
  }

  private mutating func takeRoot(of window: Name) -> Bool {
    guard windows.contains(where: { $0.name == window }) else { return false }
    if let root = controllers.firstIndex(where: { $0.place == .root(of: window) }) {
      return detach(root)
    }
    return true
  }

  private mutating func endPresentation(_ from: Name) -> Bool {
    guard let start = position(of: from) else { return false }
    let top = topmost(start)
    for presenter in [start, top] {
      let name = controllers[presenter].name
      if let presented = controllers.firstIndex(where: { $0.place == .presented(by: name) }) {
        return detach(presented)
      }
    }
    if case .presented = controllers[top].place { return detach(top) }
    return false
  }

  private mutating func update(_ name: Name, _ change: (inout Controller) -> Void) -> Bool {
    guard let position = position(of: name) else { return false }
    change(&controllers[position])
    return true
  }

  private mutating func update(window name: Name, _ change: (inout Window) -> Void) -> Bool {
    guard let position = windows.firstIndex(where: { $0.name == name }) else { return false }
    change(&windows[position])
    return true
  }
}

// MARK: - Properties

extension Scenario {
  private mutating func set(_ property: Property.Known, to value: PropertyValue, on name: Name)
    -> Bool
  {
    if let window = windows.firstIndex(where: { $0.name == name }) {
      return windows[window].set(property, to: value)
    }
    if name.isRootView {
      guard property == .overrideUserInterfaceStyle, let style = value.userInterfaceStyle else {
        return false
      }
      return update(name.withoutView) { $0.viewOverrideUserInterfaceStyle = style }
    }
    if let position = position(of: name) { return controllers[position].set(property, to: value) }
    for position in controllers.indices {
      guard let view = controllers[position].views.firstIndex(where: { $0.name == name }),
        property == .overrideUserInterfaceStyle, let style = value.userInterfaceStyle
      else { continue }
      controllers[position].views[view].overrideUserInterfaceStyle = style
      return true
    }
    return false
  }
}
