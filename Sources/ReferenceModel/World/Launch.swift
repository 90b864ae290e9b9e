import StatusQuoAppearanceModel

// W-9: the launch.
extension World {
  /// The world of a scenario, before anything is shown.
  init(_ scenario: Scenario, _ readings: Readings, keepsGrounds: Bool) {
    let slots = scenario.names.slotCount
    let environment = scenario.environment
    let count = scenario.controllers.count
    self.environment = environment
    effectiveVersion = environment.effectiveVersion
    hasDesignOf26 =
      effectiveVersion >= 26
      && (effectiveVersion >= 27 || environment.infoPlist.designRequiresCompatibility != true)
    self.readings = readings
    self.keepsGrounds = keepsGrounds
    observesSystemGestures = scenario.observes.contains(.systemGestures)
    let matters = observesSystemGestures || environment.device.display != nil
    systemGestures = matters && effectiveVersion >= 11 ? SystemGestures() : nil
    orientation = environment.orientation
    horizontalSizeClass = environment.horizontalSizeClass
    systemStyle = environment.systemStyle
    deliveredSystemStyle = environment.systemStyle
    settings = PerController(scenario.controllers)
    isViewLoaded = PerController(repeating: false, count: count)
    hasSwipedToolbar = PerController(repeating: false, count: count)
    covers = PerController(repeating: nil, count: count)
    keptTraits = PerController(repeating: nil, count: count)
    keptOverrides = PerController(repeating: nil, count: count)
    transitions = PerController(repeating: nil, count: count)
    begun = PerController(repeating: nil, count: count)
    appearedByHand = PerController(repeating: nil, count: count)
    isSomeoneCalledByHand = scenario.controllers.contains {
      !$0.shouldAutomaticallyForwardAppearanceMethods
    }
    nodes = Array(repeatElement(nil, count: slots))
    noStyles = HeldStyles(nameSlots: slots)
    held = noStyles
    hierarchy = Hierarchy(
      nodes: PerController(
        scenario.controllers.map { controller in
          Hierarchy.Node(
            name: controller.name, kind: controller.kind, containerView: controller.name.rootView)
        }), children: PerController(repeating: [], count: count),
      columns: PerController(repeating: [], count: count), windows: [])
    start = Hierarchy(
      nodes: PerController([]), children: PerController([]), columns: PerController([]), windows: []
    )
    appMode = AppModeState(
      style: environment.infoPlist.statusBarStyle ?? .default,
      hidden: false, wasCompactAtLaunch: false)
    appMode.wasCompactAtLaunch = isCompactHeight
    for id in settings.ids where settings[id].views.count > 1 { settings[id].sortViews() }
    appMode.hidden = isHiddenByInfoPlist()
    nameNodes(scenario)
    linkControllers()
    noteColumns()
    adaptSplits()
  }

  private mutating func nameNodes(_ scenario: Scenario) {
    for window in scenario.windows {
      windowsShown += 1
      hierarchy.windows.append(Hierarchy.WindowNode(settings: window, shownAt: windowsShown))
      nodes[window.name.slot] = .window
    }
    keyWindow = scenario.windows.first?.name
    for id in hierarchy.all {
      let name = hierarchy[id].name
      nodes[name.slot] = .controller(id)
      nodes[name.rootView.slot] = .view(of: id, index: 0)
      for (index, view) in settings[id].views.enumerated() {
        nodes[view.name.slot] = .view(of: id, index: index + 1)
      }
    }
  }

  private mutating func linkControllers() {
    for id in hierarchy.all {
      switch settings[id].place {
      case .root(let window):
        if let index = hierarchy.windows.firstIndex(where: { $0.settings.name == window }) {
          hierarchy.windows[index].root = id
        }
      case .child(let parent):
        let parent = declared(parent)
        if settings[id].isViewInParent || hierarchy[parent].kind != .plain {
          hierarchy.attach(id, to: parent, in: settings[id].containerView)
        } else {
          hierarchy.attachWithoutView(id, to: parent, in: settings[id].containerView)
          hasTakenViewsOut = true
        }
      case .presented(let presenter): link(id, presentedBy: declared(presenter))
      case .detached: break
      }
    }
    for id in hierarchy.all where hierarchy[id].kind == .tab {
      if let selected = settings[id].selected { hierarchy[id].selected = declared(selected) }
    }
  }

  /// The scenario is valid, so each name in a tree is declared.
  private func declared(_ name: Name) -> ControllerID {
    guard let id = controllerIfAny(name) else { preconditionFailure("an invalid scenario") }
    return id
  }

  /// Shows the launch bar, updates it once if a window is visible, and lets everything appear.
  mutating func launch() {
    start = hierarchy
    settleStyles()
    traitChanges.removeAll()
    launchBar = launchAppearance()
    displayedBar.hidden = launchBar.hidden
    isInsetOfHiddenBar = launchBar.hidden
    displayedBar.content = launchBar.content
    var change = ScreenChange(outgoing: [], incoming: hierarchy.onScreen())
    let updates = hasVisibleWindow()
    if updates { updateSystemGestures() }
    if isAppMode {
      uses(.sb1)
      uses(.sb4)
      showAppModeState()
    } else if updates {
      self.updates(by: .t2)
      if !change.incoming.isEmpty { uses(.sb19) }
      if iOS >= 13, readings.takes(2, of: .c33) {
        _ = loadViews(of: change.incoming)
        change = ScreenChange(outgoing: [], incoming: hierarchy.onScreen())
      }
      updateStatusBar(animated: false)
    } else {
      uses(.w9)
    }
    appear(change, .stack, updates: false)
    if hasJoined {
      settleStyles()
      traitChanges.removeAll()
    }
    recolor()
    displayedBar.animation = .none
    displayedBar.animated = false
  }
}

extension Controller {
  /// Brings its views into node order, depth-first as declared: walking over them is reading a list.
  fileprivate mutating func sortViews() {
    let declared = views
    views = []
    var open = [name.rootView]
    while let superview = open.popLast() {
      views += declared.filter { $0.name == superview }
      open += declared.reversed().filter { $0.superview == superview }.map { $0.name }
    }
  }
}
