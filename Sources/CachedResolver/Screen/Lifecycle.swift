import StatusQuoAppearanceModel

/// The order of the phases that follow a change of structure.
enum PhaseOrder {
  /// L-0.
  case standard
  /// L-0: viewWillAppear comes before viewWillDisappear.
  case willAppearFirst
  /// L-0, tabs of iOS 18: what comes is first both times.
  case comesFirst
  /// L-3: viewDidAppear comes before viewDidDisappear.
  case didAppearFirst
  /// L-6: both disappear before viewWillAppear.
  case disappearsFirst
  /// L-5: what leaves was called before.
  case onlyAppears
}

/// The calls around a change of structure, once views are loaded.
enum Phases {
  /// The calls before a change: all of them at the beginning of an interactive transition (L-6).
  case will(PhaseOrder, callsViewIsAppearing: Bool)
  case did(PhaseOrder)

  /// The methods in their order, each with those on which it is called.
  @inline(__always) func forEach(_ call: (LifecycleMethod, ScreenChange.List) -> Void) {
    switch self {
    case .will(let order, let callsViewIsAppearing):
      let comesFirst = order == .willAppearFirst || order == .comesFirst
      if comesFirst { call(.viewWillAppear, .incoming) }
      if order != .onlyAppears { call(.viewWillDisappear, .outgoing) }
      if order == .disappearsFirst { call(.viewDidDisappear, .outgoing) }
      if !comesFirst { call(.viewWillAppear, .incoming) }
      if callsViewIsAppearing { call(.viewIsAppearing, .incoming) }
    case .did(let order):
      if order == .standard || order == .willAppearFirst { call(.viewDidDisappear, .outgoing) }
      call(.viewDidAppear, .incoming)
      if order == .didAppearFirst || order == .comesFirst { call(.viewDidDisappear, .outgoing) }
    }
  }
}

extension CachedResolver {
  /// The phases of the controllers that left the screen and came on it. Actions change neither list.
  mutating func runPhases(_ order: PhaseOrder, updates: Bool, animated: Bool) {
    runWillPhases(order, updates: updates, animated: animated)
    runDidPhases(order)
  }

  /// The status bar update and the phases of what will happen.
  mutating func runWillPhases(_ order: PhaseOrder, updates: Bool, animated: Bool) {
    if updates {
      updateSystemGestures()
      updateStatusBar(animated: animated)
    }
    loadIncomingViews()
    run(.will(order, callsViewIsAppearing: surroundings.callsViewIsAppearing))
  }

  mutating func runDidPhases(_ order: PhaseOrder) { run(.did(order)) }

  /// SC-6: what leaves is through, one column after the other, between what comes will and did appear.
  mutating func runCollapse() {
    updateSystemGestures()
    updateStatusBar(animated: true)
    loadIncomingViews()
    call(.viewWillAppear, onEach: .incoming)
    var column = 0
    while column < screen.outgoing.count {
      var end = column + 1
      while end < screen.outgoing.count, isAbove(screen.outgoing[column], screen.outgoing[end]) {
        end += 1
      }
      for place in column..<end { call(.viewWillDisappear, on: screen.outgoing[place]) }
      for place in column..<end { call(.viewDidDisappear, on: screen.outgoing[place]) }
      column = end
    }
    if surroundings.callsViewIsAppearing { call(.viewIsAppearing, onEach: .incoming) }
    call(.viewDidAppear, onEach: .incoming)
  }

  private func isAbove(_ top: ControllerID, _ controller: ControllerID) -> Bool {
    var node = controller
    while node.exists, node != top { node = arena.above(node) }
    return node.exists
  }

  private mutating func call(_ method: LifecycleMethod, on controller: ControllerID) {
    hasCallsOrMoves = true
    calls.append(method, on: controller)
    if !arena.actions.isEmpty { perform(method, of: controller) }
  }

  private mutating func run(_ phases: Phases) {
    if screen.incoming.isEmpty, screen.outgoing.isEmpty { return }
    if arena.actions.isEmpty {
      hasCallsOrMoves = true
      calls.append(phases)
    } else {
      phases.forEach { method, list in call(method, onEach: list) }
    }
  }

  private mutating func loadIncomingViews() {
    screen.loading.removeAll()
    for index in screen.incoming.indices {
      let controller = screen.incoming[index]
      if !arena.columns.isEmpty { loadColumns(before: controller) }
      load(controller)
    }
    call(.viewDidLoad, onEach: .loading)
  }

  private mutating func load(_ controller: ControllerID) {
    if arena.flags[controller].contains(.isLoaded) { return }
    arena.flags[controller].insert(.isLoaded)
    screen.loading.append(controller)
  }

  /// L-1: the other columns, and the tops of their own stacks, are loaded before the last one.
  private mutating func loadColumns(before last: ControllerID) {
    for split in arena.columns {
      guard let columns = arena.rareSettings(of: split)?.columns, columns.last == last,
        isAbove(split, last)
      else { continue }
      for column in columns.dropLast() where isAbove(split, column) {
        load(column)
        var top = arena.links[column].lastChild
        while top.exists, arena.kind(top) == .navigation { top = arena.links[top].previous }
        if top.exists { load(top) }
      }
    }
  }

  /// viewDidLoad, once.
  mutating func loadView(of controller: ControllerID) {
    if arena.flags[controller].contains(.isLoaded) { return }
    arena.flags[controller].insert(.isLoaded)
    hasCallsOrMoves = true
    calls.append(.viewDidLoad, on: controller)
    perform(.viewDidLoad, of: controller)
    guard arena.flags[controller].contains(.keepsOverride) else { return }
    arena.flags[controller].subtract([.keepsOverride, .keptOverrideIsDark])
    restyle(controller)
  }

  /// Calls a method on each of a list and performs its actions, which call no other method.
  mutating func call(_ method: LifecycleMethod, onEach list: ScreenChange.List) {
    if screen.isEmpty(list) { return }
    hasCallsOrMoves = true
    calls.append(method, onEach: list)
    if arena.actions.isEmpty { return }
    for controller in screen.controllers(list) { perform(method, of: controller) }
  }

  private mutating func perform(_ method: LifecycleMethod, of controller: ControllerID) {
    let row = arena.settings[controller].rareRow
    guard row >= 0 else { return }
    for index in arena.rareSettings[Int(row)].actions {
      let action = arena.actions[Int(index)]
      if action.method == method { perform(action.command, by: controller) }
    }
  }
}
