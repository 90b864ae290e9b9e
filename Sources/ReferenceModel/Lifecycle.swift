import AppearanceModel

/// How a change of the hierarchy is carried out.
struct Transition {
  /// In which order its phases come.
  enum Order {
    /// L-0: the did-phase of those that go, then of those that come.
    case container
    /// L-3: the other way round.
    case presentation
    /// L-1: as `container`, but the read comes before anything is loaded.
    case window
  }

  /// When it reads the status bar (T).
  enum Read {
    case never, always
    /// If the container was on screen before or is after.
    case ifOnScreen(ControllerID)
  }

  var order = Order.container
  var read = Read.never
  /// Whether the step is one of the animated ones (SB-13).
  var isAnimated = false
  /// L-6: an interactive one ends after the will-phase; its did-phase comes with finish.
  var isInteractive = false
}

// L-0 to L-6: which lifecycle methods a change of the hierarchy calls, and where it reads.
extension World {
  /// Changes the hierarchy, calls the lifecycle methods of those that leave the screen or come to
  /// it, and reads in between (L-0). Returns them.
  @discardableResult
  mutating func perform(
    _ transition: Transition, change: (inout World) -> Void
  ) -> ScreenChange {
    mark(.l0)
    mark(.w8)
    let old = hierarchy.onScreen()
    change(&self)
    let new = hierarchy.onScreen()
    let outgoing = subtract(new, from: old)
    let incoming = subtract(old, from: new)
    let reads =
      switch transition.read {
      case .never: false
      case .always: true
      case .ifOnScreen(let container): old.contains(container) || new.contains(container)
      }
    appear(incoming, disappear: outgoing, transition, reads: reads)
    return ScreenChange(outgoing: outgoing, incoming: incoming)
  }

  /// The phases of a transition.
  mutating func appear(
    _ incoming: [ControllerID], disappear outgoing: [ControllerID], _ transition: Transition,
    reads: Bool
  ) {
    call(.viewWillDisappear, on: outgoing)
    if reads, transition.order == .window {
      mark(.sb19)
      read(animated: transition.isAnimated)
    }
    for id in incoming { loadView(of: id) }
    call(.viewWillAppear, on: incoming)
    if reads, transition.order != .window { read(animated: transition.isAnimated) }
    guard !transition.isInteractive else { return }
    finish(incoming: incoming, outgoing: outgoing, order: transition.order)
  }

  /// The did-phase of an interactive transition, for whom it concerned when it began (L-6).
  mutating func finishTransition(of controller: ControllerID, order: Transition.Order) {
    guard let change = begun[controller] else { return }
    let onScreen = hierarchy.onScreen()
    finish(
      incoming: change.incoming.filter(onScreen.contains), outgoing: change.outgoing,
      order: order)
  }

  /// The did-phase.
  mutating func finish(
    incoming: [ControllerID], outgoing: [ControllerID], order: Transition.Order
  ) {
    switch order {
    case .container, .window:
      call(.viewDidDisappear, on: outgoing)
      call(.viewDidAppear, on: incoming)
    case .presentation:
      mark(.l3)
      call(.viewDidAppear, on: incoming)
      call(.viewDidDisappear, on: outgoing)
    }
  }

  /// L-1: once, when first incoming or when a cover is installed.
  mutating func loadView(of id: ControllerID) {
    guard !isViewLoaded[id] else { return }
    mark(.l1)
    isViewLoaded[id] = true
    call(.viewDidLoad, on: [id])
  }

  /// Calls a method on each, with what it does besides calling super (L-7).
  mutating func call(_ method: LifecycleMethod, on controllers: [ControllerID]) {
    for id in controllers {
      calls.append(LifecycleCall(controller: hierarchy[id].name, method: method))
      for action in settings[id].actions where action.method == method {
        run(action.command, of: id)
      }
    }
  }

  private func subtract(
    _ others: [ControllerID], from controllers: [ControllerID]
  ) -> [ControllerID] {
    if others == controllers { return [] }
    var isOther = [Bool](repeating: false, count: settings.count)
    for id in others { isOther[id.index] = true }
    return controllers.filter { !isOther[$0.index] }
  }
}
