/// An interactive pop or dismissal under way (L-6).
struct Transition {
  /// The navigation controller that pops; `none` for a dismissal.
  var stack: ControllerID
  /// What is popped or being dismissed.
  var controller: ControllerID
  /// The view that a popped controller sat in.
  var seat = ViewID.none
  /// Who was to leave and to come when it began: finish and the cancel of a dismissal go by it.
  var outgoing = StepList<ControllerID>()
  var incoming = StepList<ControllerID>()
}

extension CachedResolver {
  /// The navigation controller from which a swipe under way popped it.
  func popper(of popped: ControllerID) -> ControllerID {
    transitions.first { $0.controller == popped }?.stack ?? .none
  }

  /// Ends the transition of that controller, as far as the records go.
  mutating func removeTransition(of controller: ControllerID) -> Transition? {
    guard let index = transitions.firstIndex(where: { $0.controller == controller }) else {
      return nil
    }
    return transitions.remove(at: index)
  }

  /// What a navigation controller's swipe under way popped.
  func popped(by stack: ControllerID) -> ControllerID {
    transitions.first { $0.stack == stack }?.controller ?? .none
  }
}
