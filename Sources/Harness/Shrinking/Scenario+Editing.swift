package import StatusQuoAppearanceModel

/// Edits of a scenario's trees. Each leaves a list in declaration order, without references to
/// what is gone; steps keep naming it, which is an outcome like any other.
extension Scenario {
  /// The scenario without the marked controllers and everything below them.
  func removingSubtrees(_ isMarked: [Bool]) -> Scenario {
    var scenario = self
    var isGone = [Bool](repeating: false, count: names.slotCount)
    scenario.controllers.removeAll(keepingCapacity: true)
    for (index, controller) in controllers.enumerated() {
      if isMarked[index] || controller.place.above.map({ isGone[$0.slot] }) ?? false {
        isGone[controller.name.slot] = true
      } else {
        scenario.controllers.append(controller)
      }
    }
    scenario.dropDanglingReferences()
    return scenario
  }

  /// The scenario without the marked controllers; their children take their places.
  ///
  /// Where there is place for one only, it goes to the child that was shown; the others become
  /// detached. Nil when that isn't a scenario.
  func hoisting(_ isMarked: [Bool]) -> Scenario? {
    let index = indexBySlot()
    var scenario = self
    var places = controllers.map { $0.place }
    for (position, controller) in controllers.enumerated() where isMarked[position] {
      // What is above has given this one its final place already.
      let heir = heir(of: position, index)
      for below in controllers.indices where controllers[below].place.above == controller.name {
        switch places[position] {
        case .child where controllers[below].place.isChild: places[below] = places[position]
        case .child(let parent): places[below] = .presented(by: parent)
        case .root, .presented:
          if below == heir {
            places[below] = places[position]
          } else if let heir, !controllers[below].place.isChild {
            places[below] = .presented(by: controllers[heir].name)
          } else {
            places[below] = .detached
          }
        case .detached: places[below] = .detached
        }
      }
    }
    for position in controllers.indices { scenario.controllers[position].place = places[position] }
    var position = -1
    scenario.controllers.removeAll { _ in
      position += 1
      return isMarked[position]
    }
    return scenario.inDeclarationOrder()
  }

  /// The child that is shown; without children what is presented.
  private func heir(of position: Int, _ index: [Int32]) -> Int? {
    let controller = controllers[position]
    let children = controllers.indices.filter {
      controllers[$0].place == .child(of: controller.name)
    }
    if controller.kind == .tab, let selected = controller.selected {
      return Int(index[selected.slot])
    }
    if let child = controller.kind == .navigation ? children.last : children.first { return child }
    return controllers.indices.first {
      controllers[$0].place == .presented(by: controller.name)
    }
  }

  /// The same trees as a list in declaration order, siblings in the order of this list.
  ///
  /// Nil when a controller is below itself or below none that is declared.
  package func inDeclarationOrder() -> Scenario? {
    let index = indexBySlot()
    var below = [[Int]](repeating: [], count: controllers.count)
    var presented = [Int](repeating: -1, count: controllers.count)
    var roots = [[Int]](repeating: [], count: windows.count + 1)
    for (position, controller) in controllers.enumerated() {
      switch controller.place {
      case .root(let window):
        guard let place = windows.firstIndex(where: { $0.name == window }) else { return nil }
        roots[place].append(position)
      case .child(let parent):
        guard index[parent.slot] >= 0 else { return nil }
        below[Int(index[parent.slot])].append(position)
      case .presented(let presenter):
        guard index[presenter.slot] >= 0, presented[Int(index[presenter.slot])] < 0 else {
          return nil
        }
        presented[Int(index[presenter.slot])] = position
      case .detached: roots[windows.count].append(position)
      }
    }
    var order: [Int] = []
    order.reserveCapacity(controllers.count)
    var pending = Array(roots.joined().reversed())
    while let position = pending.popLast() {
      order.append(position)
      if presented[position] >= 0 { pending.append(presented[position]) }
      pending.append(contentsOf: below[position].reversed())
    }
    guard order.count == controllers.count else { return nil }
    var scenario = self
    if order != Array(controllers.indices) { scenario.controllers = order.map { controllers[$0] } }
    scenario.dropDanglingReferences()
    return scenario
  }

  /// The place of each declared controller in the list, by the slot of its name; else -1.
  func indexBySlot() -> [Int32] {
    var index = [Int32](repeating: -1, count: names.slotCount)
    for (position, controller) in controllers.enumerated() {
      index[controller.name.slot] = Int32(position)
    }
    return index
  }

  /// Forgets what the trees say about controllers and views that are not where they should be.
  mutating func dropDanglingReferences() {
    let index = indexBySlot()
    for position in controllers.indices {
      let controller = controllers[position]
      if let selected = controller.selected {
        let child = index[selected.slot]
        if child < 0 || controllers[Int(child)].place != .child(of: controller.name) {
          controllers[position].selected = nil
        }
      }
      if let view = controller.containerView, !holds(view, controller.place, index) {
        controllers[position].containerView = nil
      }
      controllers[position].changeChildGetters {
        if case .controller(let name)? = $0, index[name.slot] < 0 { $0 = nil }
      }
      if controller.setOverrideTraitCollection.contains(where: { index[$0.child.slot] < 0 }) {
        controllers[position].setOverrideTraitCollection.removeAll { index[$0.child.slot] < 0 }
      }
    }
  }

  private func holds(_ view: Name, _ place: Controller.Place, _ index: [Int32]) -> Bool {
    guard case .child(let parent) = place else { return false }
    return view == parent.rootView
      || controllers[Int(index[parent.slot])].views.contains { $0.name == view }
  }
}
