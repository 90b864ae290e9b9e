/// An interactive pop or dismissal (L-6).
struct Transition {
  /// The navigation controller that pops; `none` for a dismissal.
  var stack: ControllerID
  /// The controller that is popped or being dismissed.
  var controller: ControllerID
  /// The view that contained the popped controller.
  var containerView = ViewID.none
  /// The controllers that were to leave and to appear when it began. Finish, and the cancel of a
  /// dismissal, use them.
  var outgoing = StepList<ControllerID>()
  var incoming = StepList<ControllerID>()
}

extension CachedResolver {
  /// The navigation controller from which an unfinished swipe popped it.
  func poppingNavigationController(of popped: ControllerID) -> ControllerID {
    transitions.first { $0.controller == popped }?.stack ?? .none
  }

  /// Removes the record of that controller's transition.
  mutating func removeTransition(of controller: ControllerID) -> Transition? {
    guard let index = transitions.firstIndex(where: { $0.controller == controller }) else {
      return nil
    }
    return transitions.remove(at: index)
  }

  /// The controller that an unfinished swipe popped from a navigation controller.
  func poppedController(by stack: ControllerID) -> ControllerID {
    transitions.first { $0.stack == stack }?.controller ?? .none
  }
}
