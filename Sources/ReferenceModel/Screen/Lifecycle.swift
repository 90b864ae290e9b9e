import StatusQuoAppearanceModel

/// The order in which incoming and outgoing controllers are called.
enum TransitionOrder {
  /// L-0: those that go will disappear before those that come will appear, and did so, too.
  case stack
  /// L-0: those that come will appear first; from iOS 18, in apps built with its SDK, they did so first, too.
  case tab
  /// SC-6: those that go are through one column after the other, between the calls of those that come.
  case collapse
  /// SC-6: those that come are first both times.
  case expansion
  /// L-3: those that come did appear first.
  case presentation
  /// L-8: as a presentation.
  case replacement
  /// L-6: those that go are through before those that stay are called.
  case canceledPop

  /// The rule that it is of.
  var rule: RuleID {
    switch self {
    case .stack, .tab: .l0
    case .collapse, .expansion: .sc6
    case .presentation: .l3
    case .replacement: .l8
    case .canceledPop: .l6
    }
  }
}

/// The moment at which a transition updates the status bar (T).
enum TransitionUpdate {
  case never, always
  /// If the container was on screen before or is after.
  case ifOnScreen(ControllerID)
  /// If the controller is in the main scene (SC-3).
  case ifInMainScene(ControllerID)
}

// L-0 to L-6: which lifecycle methods a change of the hierarchy calls, and where the bar is updated.
extension World {
  /// Changes the hierarchy, calls the lifecycle methods of those that leave the screen or come to
  /// it, and updates the bar in between (L-0). Returns them.
  ///
  /// - Parameter rule: says that the bar is updated.
  @discardableResult
  mutating func transition(
    _ order: TransitionOrder, update: TransitionUpdate = .never, by rule: RuleID? = nil,
    isAnimated: Bool = false, isInteractive: Bool = false, change: (inout World) -> Void
  ) -> ScreenChange {
    notes(.w8, for: .members)
    let old = hierarchy.onScreen()
    let isHere = isInMainScene(update)
    change(&self)
    let new = hierarchy.onScreen()
    let change = hierarchy.change(from: old, to: new)
    let passing = order == .expansion ? passing(from: old, to: new) : []
    let updates =
      switch update {
      case .never: false
      case .always: true
      case .ifOnScreen(let container):
        isHere && (old.contains(container) || new.contains(container))
      case .ifInMainScene: isHere
      }
    if updates, let rule { self.updates(by: rule) }
    return appear(
      change, order, passing: passing, updates: updates, isAnimated: isAnimated,
      isInteractive: isInteractive)
  }

  /// SC-3, for the controller that an update depends on.
  private mutating func isInMainScene(_ update: TransitionUpdate) -> Bool {
    switch update {
    case .never, .always: true
    case .ifOnScreen(let id), .ifInMainScene(let id): isInMainScene(id)
    }
  }

  /// L-9: true where a child whose view is not in its parent's does not come or leave with the parent.
  func leavesViewsOut(_ change: ScreenChange) -> Bool {
    guard hasTakenViewsOut else { return false }
    return (change.incoming + change.outgoing).contains { parent in
      hierarchy.children[parent].contains { hierarchy[$0].isViewOut }
    }
  }

  /// The phases of a transition. An interactive one ends after the will-phase; its did-phase comes
  /// with finish (L-6). Returns the change with those that joined it (L-12).
  ///
  /// - Parameter passing: those that appear first and then leave with the others.
  @discardableResult
  mutating func appear(
    _ change: ScreenChange, _ order: TransitionOrder, passing: [ControllerID] = [], updates: Bool,
    isAnimated: Bool = false, isInteractive: Bool = false
  ) -> ScreenChange {
    notes(.w8, for: .members)
    notes(order.rule, for: .order)
    if !change.outgoing.isEmpty || !change.incoming.isEmpty { uses(.w8) }
    if leavesViewsOut(change) { moves(by: .l9) }
    if isNarrowScene, change.incoming.contains(where: { hierarchy[$0].kind == .split }) {
      moves(by: .sc5)
    }
    if updates { updateSystemGestures() }
    let updatesLate = updates && readings.takes(2, of: .c38)
    if updates, !updatesLate {
      if change.incoming.contains(where: { !isViewLoaded[$0] }) { uses(.sb19) }
      updateStatusBar(animated: isAnimated)
    }
    coming = ComingControllers(controllers: change.incoming)
    coming.later += loadViews(of: change.incoming)
    if readings.takes(2, of: .c51) { loadUnselectedStacks(of: change.incoming) }
    appearInPassing(passing)
    let outgoing = change.outgoing + passing
    switch order {
    case .stack, .presentation, .replacement:
      call(.viewWillDisappear, on: outgoing)
      callViewWillAppear()
    case .tab, .expansion:
      if order == .tab, !outgoing.isEmpty, !change.incoming.isEmpty { uses(.l0) }
      callViewWillAppear()
      call(.viewWillDisappear, on: outgoing)
    case .canceledPop:
      call(.viewWillDisappear, on: outgoing)
      call(.viewDidDisappear, on: outgoing)
      callViewWillAppear()
    case .collapse:
      callViewWillAppear()
      for column in columns(of: outgoing) {
        call(.viewWillDisappear, on: column)
        call(.viewDidDisappear, on: column)
      }
    }
    if updatesLate { updateStatusBar(animated: isAnimated) }
    let joined = ScreenChange(outgoing: outgoing, incoming: coming.controllers)
    coming = ComingControllers()
    if callsViewIsAppearing, !joined.incoming.isEmpty {
      uses(.l0)
      call(.viewIsAppearing, on: joined.incoming)
    }
    if !isInteractive { finish(joined, order) }
    return joined
  }

  /// L-0: an override of it takes the SDK of iOS 17 and works from iOS 13.
  var callsViewIsAppearing: Bool { iOS >= 13 && environment.linkedSDK >= 17 }

  /// The did-phase of an interactive transition, for those that it concerned when it began (L-6).
  mutating func finishTransition(of controller: ControllerID, _ order: TransitionOrder) {
    guard let change = transitions[controller] else { return }
    notes(order.rule, for: .order)
    let onScreen = hierarchy.onScreen()
    finish(
      ScreenChange(
        outgoing: change.outgoing, incoming: change.incoming.filter(onScreen.contains)), order)
  }

  /// The did-phase.
  private mutating func finish(_ change: ScreenChange, _ order: TransitionOrder) {
    switch order {
    case .canceledPop, .collapse:
      call(.viewDidAppear, on: change.incoming)
    case .tab where effectiveVersion >= 18:
      if !change.outgoing.isEmpty, !change.incoming.isEmpty { uses(.l0) }
      call(.viewDidAppear, on: change.incoming)
      call(.viewDidDisappear, on: change.outgoing)
    case .stack, .tab:
      if !change.outgoing.isEmpty, !change.incoming.isEmpty { uses(.l0) }
      call(.viewDidDisappear, on: change.outgoing)
      call(.viewDidAppear, on: change.incoming)
    case .presentation, .replacement, .expansion:
      if order == .presentation, !change.outgoing.isEmpty, !change.incoming.isEmpty { uses(.l3) }
      call(.viewDidAppear, on: change.incoming)
      call(.viewDidDisappear, on: change.outgoing)
    }
  }

  /// The controllers that leave split view controllers, column by column: all that hang on the first of one go
  /// with it.
  private func columns(of outgoing: [ControllerID]) -> [[ControllerID]] {
    var columns: [[ControllerID]] = []
    for id in outgoing {
      if let first = columns.last?.first, hierarchy.hangs(id, on: first) {
        columns[columns.count - 1].append(id)
      } else {
        columns.append([id])
      }
    }
    return columns
  }

  /// L-1: once, when first incoming or when a cover is installed (C-58).
  mutating func loadView(of id: ControllerID) {
    guard !isViewLoaded[id] else { return }
    uses(.l1)
    isViewLoaded[id] = true
    call(.viewDidLoad, on: id)
  }

  /// C-51.
  private mutating func loadUnselectedStacks(of incoming: [ControllerID]) {
    for tab in incoming where hierarchy[tab].kind == .tab {
      for child in hierarchy.children[tab] where hierarchy[child].kind == .navigation {
        loadView(of: child)
      }
    }
  }

  /// SC-6: what the hidden first column of one on screen would show.
  private func passing(from old: [ControllerID], to new: [ControllerID]) -> [ControllerID] {
    let hidden = new.filter { hierarchy.hidesFirstColumn($0) }
      .compactMap { hierarchy.children[$0].first }
    return hierarchy.onScreen(withColumns: hidden).filter { id in
      !hidden.contains(id) && !old.contains(id) && !new.contains(id)
        && hierarchy.selfAndParents(of: id).contains { hidden.contains($0) }
    }
  }

  private mutating func appearInPassing(_ passing: [ControllerID]) {
    for id in passing { loadView(of: id) }
    call(.viewWillAppear, on: passing)
    if callsViewIsAppearing { call(.viewIsAppearing, on: passing) }
    call(.viewDidAppear, on: passing)
  }

  /// L-7 holds for each call, so a view is loaded in the call of its stack.
  ///
  /// - Parameter isByHand: true for those that come with a transition that is begun by hand.
  mutating func callViewWillAppear(isByHand: Bool = false) {
    var place = 0
    while place < coming.controllers.count {
      let id = coming.controllers[place]
      if isByHand || isForwarded(.viewWillAppear, to: id) { call(.viewWillAppear, on: id) }
      for view in coming.later where view.stack == id { loadView(of: view.controller) }
      place += 1
    }
  }

  /// Calls a method on those to whom UIKit forwards it (L-10, L-11).
  mutating func call(_ method: LifecycleMethod, on controllers: [ControllerID]) {
    for id in controllers where isForwarded(method, to: id) {
      call(method, on: id)
      guard isSomeoneCalledByHand else { continue }
      if method == .viewDidAppear || method == .viewDidDisappear { appearedByHand[id] = nil }
    }
  }

  /// Calls a method, with what it does besides calling super (L-7).
  mutating func call(_ method: LifecycleMethod, on id: ControllerID) {
    calls.append(LifecycleCall(controller: hierarchy[id].name, method: method))
    for action in settings[id].actions where action.isDone(in: method, step: step) {
      run(action, of: id)
      calls(by: .l7)
    }
  }
}
