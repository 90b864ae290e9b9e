import StatusQuoAppearanceModel

/// Fills the arena with a scenario's trees.
extension CachedResolver {
  mutating func load(_ scenario: Scenario) {
    arena.hasRoomForThreeColumns = surroundings.hasRoomForThreeColumns
    arena.nodes = ContiguousArray(repeating: .nothing, count: scenario.names.slotCount)
    for window in scenario.windows {
      let id = add(window)
      arena.name(window.name, standsFor: NodeRef(id))
    }
    if let first = windows.order.first { windows.makeKey(first) }
    for row in scenario.controllers.indices {
      let controller = ControllerID(row: Int32(row))
      arena.add(scenario.controllers, row)
      if !surroundings.hasTraitOverrides { arena.dropTraitOverrides(of: controller) }
      if scenario.controllers[row].actsByHand { callsByHand = true }
      place(controller, scenario)
    }
    for row in scenario.controllers.indices where scenario.controllers[row].kind == .split {
      loadSplit(ControllerID(row: Int32(row)), scenario.controllers[row])
    }
    if surroundings.collapsesSplits { beginCollapsed() }
    for row in scenario.controllers.indices {
      for traits in scenario.controllers[row].setOverrideTraitCollection {
        guard case .controller(let child) = arena.node(traits.child) else { continue }
        arena.store(traits.style, from: ControllerID(row: Int32(row)), to: child)
      }
    }
  }

  /// W-8: no step has done it, so nothing is noted of it.
  private mutating func beginCollapsed() {
    adaptSplits(collapse: true)
    forgetStep()
    while restyling.next() != nil {}
    screen.regions.removeAll()
  }

  private mutating func loadSplit(_ split: ControllerID, _ declared: Controller) {
    guard declared.splitViewStyle != .unspecified, surroundings.iOS >= 14 else { return }
    var columns: [ControllerID] = []
    var child = arena.links[split].firstChild
    while child.exists {
      guard arena.kind(child) == .navigation else { return }
      columns.append(child)
      child = arena.links[child].next
    }
    guard columns.count == declared.splitViewStyle.columns else { return }
    arena.changeRareSettings(split) { $0.columns = columns }
    arena.columns.append(split)
  }

  mutating func add(_ window: Window) -> WindowID {
    var window = window
    if !surroundings.hasTraitOverrides { window.traitOverridesUserInterfaceStyle = nil }
    return windows.add(window, knowsScenes: surroundings.profile != .inert)
  }

  private mutating func place(_ controller: ControllerID, _ scenario: Scenario) {
    let row = Int(controller.row)
    switch scenario.controllers[row].place {
    case .root(let name):
      guard case .window(let window) = arena.node(name) else { return }
      arena.links[controller].window = window
      windows[window].root = controller
    case .child(let name):
      guard case .controller(let parent) = arena.node(name) else { return }
      let isSelected = scenario.controllers[Int(parent.row)].selected == arena.names[controller]
      append(controller, to: parent, isSelected: isSelected)
      containerView(controller, in: scenario.controllers[row].containerView)
      if arena.kind(parent) == .plain, !scenario.controllers[row].isViewInParent {
        arena.flags[controller].insert(.isViewOut)
      }
    case .presented(let name):
      guard case .controller(let presenter) = arena.node(name) else { return }
      present(controller, by: presenter)
    case .detached:
      detached.insert(controller)
    }
  }

  private mutating func append(
    _ child: ControllerID, to parent: ControllerID, isSelected: Bool
  ) {
    arena.append(child, to: parent)
    let selects = isSelected || !arena.links[parent].selected.exists
    if arena.kind(parent) == .tab, selects { arena.links[parent].selected = child }
  }

  private mutating func containerView(_ child: ControllerID, in name: Name?) {
    let parent = arena.links[child].parent
    if let name, case .view(let view) = arena.node(name) {
      arena.links[child].containerView = view
    } else {
      arena.links[child].containerView = arena.links[parent].rootView
    }
  }

  /// `presented` in a tree is presented by the controller that declares it (W-9).
  private mutating func present(_ controller: ControllerID, by presenter: ControllerID) {
    fixPresentation(of: controller)
    let window = arena.links[arena.topmostParent(of: presenter)].window
    arena.links[controller].presenter = presenter
    arena.links[controller].window = window
    arena.links[presenter].presented = controller
    windows.append(presented: controller, to: window, &arena.links)
  }
}

extension Arena {
  /// The controller at `row`, read where it is: each is a large value.
  mutating func add(_ declared: [Controller], _ row: Int) {
    let id = ControllerID(row: Int32(count))
    name(declared[row].name, standsFor: NodeRef(id))
    names.append(declared[row].name)
    links.append(Links(declared[row].kind))
    settings.append(Settings(declared, row))
    flags.append(declared[row].shouldAutomaticallyForwardAppearanceMethods ? [] : .keepsCalls)
    if let className = declared[row].className {
      changeRareSettings(id) { $0.className = className }
    }
    let top = declared[row].additionalSafeAreaInsetsTop
    if top != 0 { changeRareSettings(id) { $0.additionalSafeAreaInsetsTop = top } }
    let additional = SideInsets(
      left: declared[row].additionalSafeAreaInsetsLeft,
      bottom: declared[row].additionalSafeAreaInsetsBottom,
      right: declared[row].additionalSafeAreaInsetsRight)
    if additional != SideInsets() { changeRareSettings(id) { $0.additional = additional } }
    let insets = declared[row].viewInsets
    if insets != ViewInsets() {
      changeRareSettings(id) { $0.viewInsets = insets }
      hasViewInsets = true
    }
    if !declared[row].isToolbarHidden { changeRareSettings(id) { $0.showsToolbar = true } }
    if declared[row].hidesBottomBarWhenPushed {
      changeRareSettings(id) { $0.hidesBottomBar = true }
    }
    if declared[row].isTabBarHidden { changeRareSettings(id) { $0.hidesTabBar = true } }
    if declared[row].hasBarAppearance { changeRareSettings(id) { $0.hasBarAppearance = true } }
    if !declared[row].hasPopoverSource { changeRareSettings(id) { $0.hasPopoverSource = false } }
    if let style = declared[row].adaptivePresentationStyle {
      changeRareSettings(id) { $0.adaptiveStyle = style }
    }
    if declared[row].prefersEdgeAttachedInCompactHeight {
      changeRareSettings(id) { $0.staysAttached = true }
    }
    if declared[row].splitViewStyle != .unspecified || declared[row].topColumnForCollapsing != nil {
      changeRareSettings(id) {
        $0.splitStyle = declared[row].splitViewStyle
        $0.topColumn = declared[row].topColumnForCollapsing
      }
    }
    let gestures = GestureSettings(declared[row])
    if gestures != GestureSettings() { changeRareSettings(id) { $0.gestures = gestures } }
    if !declared[row].actions.isEmpty {
      let first = Int32(actions.count)
      actions.append(contentsOf: declared[row].actions)
      let end = Int32(actions.count)
      changeRareSettings(id) { $0.actions = first..<end }
    }
    addRootView(of: declared, row, at: id)
    if !declared[row].views.isEmpty { addViews(declared[row].views, at: id) }
  }

  private mutating func addRootView(of declared: [Controller], _ row: Int, at id: ControllerID) {
    let root = ViewID(row: Int32(views.count))
    let name = declared[row].name.rootView
    links[id].rootView = root
    self.name(name, standsFor: NodeRef(root))
    views.append(
      ViewCell(
        name: name, superview: .none, owner: id,
        own: OwnStyle(
          declared[row].viewOverrideUserInterfaceStyle,
          declared[row].viewTraitOverridesUserInterfaceStyle)))
  }

  /// Adds the views below its root view, depth-first, as declared.
  private mutating func addViews(_ declared: [View], at id: ControllerID) {
    for (index, view) in declared.enumerated() {
      name(view.name, standsFor: NodeRef(ViewID(row: Int32(index))))
    }
    for index in declared.count == 1 ? [0] : depthFirst(declared) {
      let view = declared[index]
      var superview = links[id].rootView
      if case .view(let found) = node(view.superview) { superview = found }
      name(view.name, standsFor: NodeRef(ViewID(row: Int32(views.count))))
      views.append(
        ViewCell(
          name: view.name, superview: superview, owner: id,
          own: OwnStyle(
            view.overrideUserInterfaceStyle, view.traitOverridesUserInterfaceStyle)))
    }
  }

  /// The places of views in their list, depth-first. Their names stand for those places.
  private func depthFirst(_ declared: [View]) -> [Int] {
    var firstBelow = [Int](repeating: -1, count: declared.count)
    var nextBeside = firstBelow
    var firstOfAll = -1
    // Backwards, so that the first declared ends up first.
    for index in declared.indices.reversed() {
      let superview = declared[index].superview
      if !superview.isRootView, case .view(let above) = node(superview) {
        nextBeside[index] = firstBelow[Int(above.row)]
        firstBelow[Int(above.row)] = index
      } else {
        nextBeside[index] = firstOfAll
        firstOfAll = index
      }
    }
    var order: [Int] = []
    var waiting = firstOfAll < 0 ? [] : [firstOfAll]
    while let index = waiting.popLast() {
      order.append(index)
      if nextBeside[index] >= 0 { waiting.append(nextBeside[index]) }
      if firstBelow[index] >= 0 { waiting.append(firstBelow[index]) }
    }
    return order
  }
}
