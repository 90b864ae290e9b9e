import StatusQuoAppearanceModel

/// The reason why a step is not applied. Thrown before anything changes (W-2).
struct Refusal: Error {
  let outcome: StepOutcome

  static func raised(_ reason: StepOutcome.Reason) -> Refusal {
    Refusal(outcome: .raised(reason))
  }

  static func ignored(_ reason: StepOutcome.Reason) -> Refusal {
    Refusal(outcome: .ignored(reason))
  }
}

/// The first checks of W-2: names stand for nodes, and these are of the right kind.
extension CachedResolver {
  @inline(__always) func known(_ name: Name) throws(Refusal) {
    if arena.node(name) == .nothing { throw .ignored(.unknownName) }
  }

  @inline(__always) func controller(_ name: Name) throws(Refusal) -> ControllerID {
    guard case .controller(let controller) = arena.node(name) else { throw .ignored(.wrongKind) }
    return controller
  }

  @inline(__always) func controller(_ name: Name, _ kind: Controller.Kind) throws(Refusal)
    -> ControllerID
  {
    let controller = try controller(name)
    guard arena.kind(controller) == kind else { throw .ignored(.wrongKind) }
    return controller
  }

  /// The one controller that a step names.
  @inline(__always) func onlyController(_ name: Name) throws(Refusal) -> ControllerID {
    try known(name)
    return try controller(name)
  }

  @inline(__always) func onlyController(_ name: Name, _ kind: Controller.Kind) throws(Refusal)
    -> ControllerID
  {
    try known(name)
    return try controller(name, kind)
  }

  @inline(__always) func onlyWindow(_ name: Name) throws(Refusal) -> WindowID {
    try known(name)
    return try window(name)
  }

  @inline(__always) func window(_ name: Name) throws(Refusal) -> WindowID {
    guard case .window(let window) = arena.node(name) else { throw .ignored(.wrongKind) }
    return window
  }

  // MARK: transitionInProgress (W-11)

  @inline(__always) func isNotPopping(_ stack: ControllerID) throws(Refusal) {
    if arena.flags[stack].contains(.isPopping) { throw .ignored(.transitionInProgress) }
  }

  /// Neither popped by a swipe, nor a child of the controller that pops, nor being dismissed.
  @inline(__always) func isFreeToMove(_ controller: ControllerID) throws(Refusal) {
    if transitions.isEmpty { return }
    let parent = arena.links[controller].parent
    let parentIsPopping = parent.exists && arena.flags[parent].contains(.isPopping)
    let isMoving = !arena.flags[controller].isDisjoint(with: [.isPopped, .isBeingDismissed])
    if isMoving || parentIsPopping { throw .ignored(.transitionInProgress) }
  }

  // MARK: What several steps raise

  /// `containsReceiver`: no controller moves into itself. While a controller is popped by a swipe, the
  /// navigation controller counts as its parent.
  @inline(__always) func isOutside(_ receiver: ControllerID, moving moved: ControllerID)
    throws(Refusal)
  {
    if moved != receiver, !arena.links[moved].firstChild.exists, transitions.isEmpty { return }
    var node = receiver
    while node.exists {
      if node == moved { throw .raised(.containsReceiver) }
      let parent = arena.links[node].parent
      node =
        parent.exists || !arena.flags[node].contains(.isPopped)
        ? parent : poppingNavigationController(of: node)
    }
  }

  /// `activeController`: by W-3 a presented controller is not adopted.
  @inline(__always) func isNotPresented(_ controller: ControllerID) throws(Refusal) {
    if arena.links[controller].presenter.exists { throw .raised(.activeController) }
  }
}
