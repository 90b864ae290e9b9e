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
    callViewWillAppear()
    var column = 0
    while column < screen.outgoing.count {
      var end = column + 1
      while end < screen.outgoing.count, isAbove(screen.outgoing[column], screen.outgoing[end]) {
        end += 1
      }
      for place in column..<end { forward(.viewWillDisappear, to: screen.outgoing[place]) }
      for place in column..<end { forward(.viewDidDisappear, to: screen.outgoing[place]) }
      column = end
    }
    if surroundings.callsViewIsAppearing { call(.viewIsAppearing, onEach: .incoming) }
    call(.viewDidAppear, onEach: .incoming)
  }

  /// SC-6: what comes is first both times; what passes appears before, and leaves with the others.
  mutating func runExpansion(_ splits: StepList<ControllerID>) {
    let passing = findPassing(splits)
    updateSystemGestures()
    updateStatusBar(animated: true)
    loadIncomingViews()
    for controller in passing { loadView(of: controller) }
    for controller in passing { forward(.viewWillAppear, to: controller) }
    if surroundings.callsViewIsAppearing {
      for controller in passing { forward(.viewIsAppearing, to: controller) }
    }
    for controller in passing {
      forward(.viewDidAppear, to: controller)
      screen.outgoing.append(controller)
    }
    run(.will(.comesFirst, callsViewIsAppearing: surroundings.callsViewIsAppearing))
    run(.did(.comesFirst))
  }

  /// The controllers in the first of three columns of each that were not on screen, in the order of the screen.
  private mutating func findPassing(_ splits: StepList<ControllerID>) -> StepList<ControllerID> {
    var passing = StepList<ControllerID>()
    let hiding = splits.filter { isOnScreen($0) && arena.hidesFirstColumn(of: $0) }
    for split in hiding.sorted(by: { precedes($0, $1) }) {
      let column = arena.links[split].firstChild
      let top = arena.topmostParent(of: column)
      var node = column
      while node.exists {
        let isThere = !hasLeft(node)
        if isThere, node != column, arena.topmostParent(of: node) == top,
          !screen.outgoing.contains(where: { $0 == node })
        {
          passing.append(node)
        }
        node = arena.nextReached(after: node, isOnScreen: isThere, from: column)
      }
    }
    return passing
  }

  func isAbove(_ top: ControllerID, _ controller: ControllerID) -> Bool {
    var node = controller
    while node.exists, node != top { node = arena.above(node) }
    return node.exists
  }

  mutating func call(_ method: LifecycleMethod, on controller: ControllerID) {
    hasCallsOrMoves = true
    calls.append(method, on: controller)
    if !arena.actions.isEmpty { perform(method, of: controller) }
  }

  private mutating func run(_ phases: Phases) {
    if screen.incoming.isEmpty, screen.outgoing.isEmpty { return }
    if arena.actions.isEmpty, screen.waiting.isEmpty, !callsByHand {
      hasCallsOrMoves = true
      calls.append(phases)
    } else {
      phases.forEach { method, list in
        if method == .viewWillAppear {
          callViewWillAppear()
        } else {
          call(method, onEach: list)
        }
      }
    }
  }

  /// On those that come; a navigation controller loads there what waits for it.
  private mutating func callViewWillAppear() {
    if callsByHand { return callViewWillAppearOneByOne(isByHand: false) }
    if screen.waiting.isEmpty { return call(.viewWillAppear, onEach: .incoming) }
    for index in screen.incoming.indices {
      let controller = screen.incoming[index]
      call(.viewWillAppear, on: controller)
      if arena.kind(controller) != .navigation { continue }
      for place in screen.waiting.indices where screen.waiting[place].stack == controller {
        loadView(of: screen.waiting[place].controller)
      }
    }
    screen.waiting.removeAll()
  }

  private mutating func loadIncomingViews() {
    screen.loading.removeAll()
    screen.waiting.removeAll()
    if callsByHand { return loadOneByOne(screen.incoming) }
    for index in screen.incoming.indices {
      let controller = screen.incoming[index]
      if !arena.flags[controller].contains(.isLoaded) { loadIncoming(controller) }
      if arena.kind(controller) == .navigation { arena.flags[controller].insert(.isComing) }
    }
    for controller in screen.incoming { arena.flags[controller].remove(.isComing) }
    call(.viewDidLoad, onEach: .loading)
  }

  private mutating func loadIncoming(_ controller: ControllerID) {
    var stack = arena.links[controller].parent
    while stack.exists,
      arena.kind(stack) != .navigation || !arena.flags[stack].contains(.isComing)
        || isColumn(stack)
    {
      stack = arena.links[stack].parent
    }
    load(controller, for: stack)
  }

  @inline(__always) func isColumn(_ stack: ControllerID) -> Bool {
    arena.columns.contains { split in
      arena.rareSettings(of: split)?.columns.contains(stack) == true && isAbove(split, stack)
    }
  }

  /// With the columns before it.
  mutating func load(_ controller: ControllerID, for stack: ControllerID) {
    if !arena.columns.isEmpty { loadColumns(before: controller, for: stack) }
    loadAlone(controller, for: stack)
  }

  /// At once, or by a stack.
  private mutating func loadAlone(_ controller: ControllerID, for stack: ControllerID) {
    if arena.flags[controller].contains(.isLoaded) { return }
    if stack.exists {
      return screen.waiting.append(ScreenChange.Waiting(controller: controller, stack: stack))
    }
    if callsByHand { return loadView(of: controller) }
    arena.flags[controller].insert(.isLoaded)
    screen.loading.append(controller)
  }

  /// L-1: the other columns, and the tops of their own stacks, are loaded before the last one.
  private mutating func loadColumns(before last: ControllerID, for stack: ControllerID) {
    for split in arena.columns {
      guard let columns = arena.rareSettings(of: split)?.columns, columns.last == last,
        isAbove(split, last)
      else { continue }
      for column in columns.dropLast() where isAbove(split, column) {
        loadAlone(column, for: stack)
        var top = arena.links[column].lastChild
        while top.exists, arena.kind(top) == .navigation { top = arena.links[top].previous }
        if top.exists { loadAlone(top, for: stack) }
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
    arena.flags[controller].subtract([.keepsOverride, .keptOverrideIsDark])
    restyle(controller)
  }

  /// Calls a method on each of a list and performs its actions, which call no other method.
  mutating func call(_ method: LifecycleMethod, onEach list: ScreenChange.List) {
    if screen.isEmpty(list) { return }
    if callsByHand {
      for controller in screen.controllers(list) { forward(method, to: controller) }
      return
    }
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
      if action.isDone(in: method, step: stepNumber) { perform(action, by: controller) }
    }
  }
}
