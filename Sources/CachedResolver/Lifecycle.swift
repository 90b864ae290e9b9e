import AppearanceModel

/// The order of the phases that follow a change of structure.
enum PhaseOrder {
  /// L-0.
  case standard
  /// L-1: the read comes before any viewDidLoad.
  case readsFirst
  /// L-3: viewDidAppear comes before viewDidDisappear.
  case appearsFirst
}

extension CachedResolver {
  /// The phases for who left the screen and who came on it. Actions change neither.
  mutating func runPhases(_ order: PhaseOrder, reads: Bool, animated: Bool) {
    runWillPhases(order, reads: reads, animated: animated)
    runDidPhases(order)
  }

  /// The phases up to the read: all of an interactive transition's beginning (L-6).
  mutating func runWillPhases(_ order: PhaseOrder, reads: Bool, animated: Bool) {
    for index in screen.outgoing.indices { call(.viewWillDisappear, screen.outgoing[index]) }
    if reads, order == .readsFirst { read(animated: animated) }
    for index in screen.incoming.indices { loadView(of: screen.incoming[index]) }
    for index in screen.incoming.indices { call(.viewWillAppear, screen.incoming[index]) }
    if reads, order != .readsFirst { read(animated: animated) }
  }

  mutating func runDidPhases(_ order: PhaseOrder) {
    if order != .appearsFirst { runDidDisappear() }
    for index in screen.incoming.indices { call(.viewDidAppear, screen.incoming[index]) }
    if order == .appearsFirst { runDidDisappear() }
  }

  private mutating func runDidDisappear() {
    for index in screen.outgoing.indices { call(.viewDidDisappear, screen.outgoing[index]) }
  }

  /// viewDidLoad, once.
  mutating func loadView(of controller: ControllerID) {
    if arena.marks[controller].contains(.isLoaded) { return }
    arena.marks[controller].insert(.isLoaded)
    call(.viewDidLoad, controller)
  }

  mutating func call(_ method: LifecycleMethod, _ controller: ControllerID) {
    hasNotes = true
    calls.append(LifecycleCall(controller: arena.names[controller], method: method))
    let row = arena.settings[controller].rarity
    guard row >= 0 else { return }
    for index in arena.rarities[Int(row)].actions {
      let action = arena.actions[Int(index)]
      if action.method == method { perform(action.command, by: controller) }
    }
  }
}
