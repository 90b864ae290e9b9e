import StatusQuoAppearanceModel

/// The reason why a step is not applied: thrown where the rule is, before anything has changed
/// (W-1, W-2).
struct Refusal: Error {
  let outcome: StepOutcome
  /// The rule that refuses, where it has a number of its own.
  let rule: RuleID?

  /// UIKit does nothing or only logs.
  static func ignored(_ reason: StepOutcome.Reason, by rule: RuleID? = nil) -> Refusal {
    Refusal(outcome: .ignored(reason), rule: rule)
  }

  /// UIKit throws.
  static func raised(_ reason: StepOutcome.Reason, by rule: RuleID? = nil) -> Refusal {
    Refusal(outcome: .raised(reason), rule: rule)
  }

  /// A name stands for something that the step does not act on.
  static let wrongKind = ignored(.wrongKind, by: .w2)

  /// An interactive transition between begin and cancel or finish forbids it.
  static let transitionInProgress = ignored(.transitionInProgress, by: .w11)
}

// W-2: first every name must stand for something, then each for what the step acts on.
extension World {
  /// `unknownName` unless every name stands for something.
  func exist(_ names: Name?...) throws(Refusal) {
    for case let name? in names { try exists(name) }
  }

  func exists(_ name: Name) throws(Refusal) {
    guard node(name) != nil else { throw .ignored(.unknownName, by: .w2) }
  }

  /// The controller that a name stands for, of a kind where one is asked for, else `wrongKind`.
  func controller(_ name: Name, _ kind: Controller.Kind? = nil) throws(Refusal) -> ControllerID {
    guard let id = controllerIfAny(name), kind == nil || hierarchy[id].kind == kind else {
      throw .wrongKind
    }
    return id
  }

  /// The place of the window that a name stands for, else `wrongKind`.
  func window(_ name: Name) throws(Refusal) -> Int {
    guard let index = hierarchy.windows.firstIndex(where: { $0.settings.name == name }) else {
      throw .wrongKind
    }
    return index
  }
}

// W-11: what an interactive transition between begin and cancel or finish forbids.
extension World {
  func isPopping(_ navigation: ControllerID) -> Bool { hierarchy[navigation].popped != nil }

  /// Returns true if its interactive dismissal has begun.
  func isBeingDismissed(_ id: ControllerID) -> Bool {
    hierarchy[id].presentation?.isBeingDismissed ?? false
  }

  /// Returns true if a transition holds it: popped, a child of a navigation controller that pops,
  /// or being dismissed.
  func isInTransition(_ id: ControllerID) -> Bool {
    if hierarchy[id].poppingNavigationController != nil || isBeingDismissed(id) { return true }
    return hierarchy[id].parent.map(isPopping) ?? false
  }
}

// W-2, W-3: what no container takes in.
extension World {
  /// `containsReceiver` for the receiver itself or one of its parents, `activeController` for a
  /// presented controller.
  func canMove(_ controller: ControllerID, into receiver: ControllerID) throws(Refusal) {
    if isReceiverOrParent(controller, of: receiver) { throw .raised(.containsReceiver) }
    if hierarchy[controller].presentation != nil { throw .raised(.activeController) }
  }

  /// While a controller is popped interactively the navigation controller and its parents count as
  /// its parents.
  func isReceiverOrParent(_ id: ControllerID, of receiver: ControllerID) -> Bool {
    sequence(first: receiver) {
      hierarchy[$0].parent ?? hierarchy[$0].poppingNavigationController
    }.contains(id)
  }

  /// W-3: takes a controller out of its parent, window or presentation, for another place.
  mutating func adopt(_ controller: ControllerID) {
    let node = hierarchy[controller]
    if node.parent != nil || node.presentation != nil || hierarchy.isRoot(controller) {
      moves(by: .w3)
    }
    detach(controller)
  }

  /// W-4: presentations that hang on what leaves its window end. L-9: a child without its view was not on screen.
  mutating func detach(_ controller: ControllerID) {
    if hierarchy[controller].isViewOut { moves(by: .l9) }
    let ended = hierarchy.detach(controller)
    if !ended.isEmpty { moves(by: .w4) }
  }
}
