import AppearanceModel

// What tab controllers and plain containers refuse and do (W-2, L-5, T-11 to T-13).
extension World {
  func refusalOfContainment(_ step: Step) -> StepOutcome? {
    switch step {
    case .select(let controller, let on):
      return hierarchy[named(controller)].parent == named(on) ? nil : .raised(.notAChild)
    case .addChild(let controller, let parent, let view):
      if let refusal = refusal(ofMoving: named(controller), into: named(parent)) {
        return refusal
      }
      if hierarchy[named(controller)].parent == named(parent) { return .ignored(.alreadyAChild) }
      guard let view, case .view(let owner, _)? = thing(view), owner != named(parent) else {
        return nil
      }
      return .ignored(.viewOfAnotherController)
    case .removeFromParent(let controller):
      guard let parent = hierarchy[named(controller)].parent else { return .ignored(.noParent) }
      switch hierarchy[parent].kind {
      case .navigation, .tab: return .ignored(.managedByContainer)
      case .plain, .split, .page, .alert: return nil
      }
    default:
      preconditionFailure("not a step of containers")
    }
  }

  /// T-11. Selecting the selected one again is applied without effect.
  mutating func select(_ controller: ControllerID, of tab: ControllerID) {
    guard hierarchy[tab].selected != controller else { return }
    mark(.t11)
    perform(Transition(read: .ifOnScreen(tab))) { $0.hierarchy[tab].selected = controller }
  }

  /// L-5, T-12: nothing reads.
  mutating func addChild(_ controller: ControllerID, to parent: ControllerID, in view: Name?) {
    mark(.l5)
    mark(.t12)
    perform(Transition()) { world in
      world.mark(.w3)
      world.hierarchy.detach(controller)
      world.hierarchy.attach(controller, to: parent, in: view)
    }
  }

  /// L-5, T-13: those that leave are called while they are still there; nothing reads.
  mutating func removeFromParent(_ controller: ControllerID) {
    mark(.l5)
    mark(.t13)
    let leaving = hierarchy.nodeOrder(from: controller)
    let outgoing = hierarchy.onScreen().filter(leaving.contains)
    call(.viewWillDisappear, on: outgoing)
    call(.viewDidDisappear, on: outgoing)
    hierarchy.detach(controller)
  }
}
