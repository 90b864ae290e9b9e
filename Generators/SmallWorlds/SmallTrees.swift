import StatusQuoAppearanceModel

/// Gives every bare world with these numbers of controllers and windows to `body` until it returns
/// false.
///
/// Controllers are placed in declaration order: each below one on the path from the last one up to
/// its root, or as the next root. That makes every forest once.
///
/// - Parameter canBeDetached: whether there are worlds in which all windows are empty.
func forEachTree(
  _ kinds: [Controller.Kind], controllers: Int, windows: Int, canBeDetached: Bool = false,
  _ body: (Scenario) -> Bool
) -> Bool {
  var forest = Forest(windows: windows, canBeDetached: canBeDetached)
  return forest.grow(kinds, to: controllers, body)
}

/// A scenario without steps in the making.
private struct Forest {
  private var world = Scenario()
  /// The places in the list from the last root down to the last controller.
  private var path: [Int] = []
  private var presents: [Bool] = []
  private var nextWindow = 0
  private let canBeDetached: Bool

  init(windows: Int, canBeDetached: Bool) {
    self.canBeDetached = canBeDetached
    for ordinal in 0..<windows {
      world.windows.append(Window(world.names[StandardName.window(ordinal)]))
    }
  }

  mutating func grow(
    _ kinds: [Controller.Kind], to count: Int, _ body: (Scenario) -> Bool
  ) -> Bool {
    if world.controllers.count == count { return body(world) }
    for place in places {
      for kind in kinds where isPossible(kind, at: place) {
        var larger = self
        larger.add(kind, at: place)
        guard larger.grow(kinds, to: count, body) else { return false }
      }
    }
    return true
  }

  /// The possible places of the next controller in declaration order.
  private var places: [Controller.Place] {
    var places: [Controller.Place] = []
    for window in world.windows[min(nextWindow, world.windows.count)...] {
      places.append(.root(of: window.name))
    }
    let isDetached = nextWindow > world.windows.count
    for index in path where !presents[index] {
      let name = world.controllers[index].name
      places.append(.child(of: name))
      if !isDetached { places.append(.presented(by: name)) }
    }
    return world.controllers.isEmpty && !canBeDetached ? places : places + [.detached]
  }

  private func isPossible(_ kind: Controller.Kind, at place: Controller.Place) -> Bool {
    guard case .child(let name) = place,
      let parent = world.controllers.first(where: { $0.name == name })
    else { return true }
    return switch parent.kind {
    case .alert: false
    case .navigation: kind != .navigation
    case .plain, .tab, .split, .page: true
    }
  }

  private mutating func add(_ kind: Controller.Kind, at place: Controller.Place) {
    let index = world.controllers.count
    switch place {
    case .root(let name):
      path = []
      nextWindow = world.windows.firstIndex { $0.name == name }! + 1
    case .detached:
      path = []
      nextWindow = world.windows.count + 1
    case .child(let name), .presented(let name):
      while world.controllers[path[path.count - 1]].name != name { path.removeLast() }
      if case .presented = place { presents[path[path.count - 1]] = true }
    }
    path.append(index)
    presents.append(false)
    let ordinal = world.controllers.count { $0.kind == kind }
    let name = world.names[StandardName.controller(kind, ordinal)]
    world.controllers.append(Controller(kind, name, at: place))
  }
}
