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
    call(.viewWillDisappear, onEach: .outgoing)
    if reads, order == .readsFirst { read(animated: animated) }
    loadIncomingViews()
    call(.viewWillAppear, onEach: .incoming)
    if reads, order != .readsFirst { read(animated: animated) }
  }

  mutating func runDidPhases(_ order: PhaseOrder) {
    if order != .appearsFirst { call(.viewDidDisappear, onEach: .outgoing) }
    call(.viewDidAppear, onEach: .incoming)
    if order == .appearsFirst { call(.viewDidDisappear, onEach: .outgoing) }
  }

  private mutating func loadIncomingViews() {
    screen.loading.removeAll()
    for index in screen.incoming.indices {
      let controller = screen.incoming[index]
      if arena.marks[controller].contains(.isLoaded) { continue }
      arena.marks[controller].insert(.isLoaded)
      screen.loading.append(controller)
    }
    call(.viewDidLoad, onEach: .loading)
  }

  /// viewDidLoad, once.
  mutating func loadView(of controller: ControllerID) {
    if arena.marks[controller].contains(.isLoaded) { return }
    arena.marks[controller].insert(.isLoaded)
    hasNotes = true
    calls.append(.viewDidLoad, on: controller)
    perform(.viewDidLoad, of: controller)
  }

  /// Calls a method on everybody in a list, and does what they do in it, which calls no other.
  mutating func call(_ method: LifecycleMethod, onEach list: ScreenChange.List) {
    if screen.isEmpty(list) { return }
    hasNotes = true
    calls.append(method, onEach: list)
    if arena.actions.isEmpty { return }
    for controller in screen.controllers(list) { perform(method, of: controller) }
  }

  private mutating func perform(_ method: LifecycleMethod, of controller: ControllerID) {
    let row = arena.settings[controller].rarity
    guard row >= 0 else { return }
    for index in arena.rarities[Int(row)].actions {
      let action = arena.actions[Int(index)]
      if action.method == method { perform(action.command, by: controller) }
    }
  }
}
