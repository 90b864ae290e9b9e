import AppearanceModel

// W-9: the launch.
extension World {
  /// The world of a scenario, before anything is shown.
  init(_ scenario: Scenario) {
    let slots = scenario.names.slotCount
    let environment = scenario.environment
    let count = scenario.controllers.count
    self.environment = environment
    orientation = environment.orientation
    systemStyle = environment.systemStyle
    deliveredSystemStyle = environment.systemStyle
    settings = PerController(scenario.controllers)
    isViewLoaded = PerController(repeating: false, count: count)
    covers = PerController(repeating: nil, count: count)
    kept = PerController(repeating: nil, count: count)
    begun = PerController(repeating: nil, count: count)
    things = Array(repeating: nil, count: slots)
    noStyles = HeldStyles(nameSlots: slots)
    held = noStyles
    hierarchy = Hierarchy(
      nodes: PerController(
        scenario.controllers.map { controller in
          Hierarchy.Node(
            name: controller.name, kind: controller.kind, sitsIn: controller.name.rootView)
        }), windows: [])
    start = hierarchy
    trace = RuleTrace()
    let isCompact = !environment.device.isPad && environment.orientation == .landscape
    appMode = AppModeState(
      style: environment.infoPlist.statusBarStyle ?? .default,
      hidden: World.isHiddenByInfoPlist(environment), wasCompactAtLaunch: isCompact)
    for id in settings.ids where settings[id].views.count > 1 { settings[id].sortViews() }
    nameThings(scenario)
    linkControllers()
  }

  private mutating func nameThings(_ scenario: Scenario) {
    for window in scenario.windows {
      windowsShown += 1
      hierarchy.windows.append(Hierarchy.WindowNode(settings: window, shownAt: windowsShown))
      things[window.name.slot] = .window
    }
    keyWindow = scenario.windows.first?.name
    for id in hierarchy.all {
      let name = hierarchy[id].name
      things[name.slot] = .controller(id)
      things[name.rootView.slot] = .view(of: id, index: 0)
      for (index, view) in settings[id].views.enumerated() {
        things[view.name.slot] = .view(of: id, index: index + 1)
      }
    }
  }

  private mutating func linkControllers() {
    for id in hierarchy.all {
      switch settings[id].place {
      case .root(let window): hierarchy.windows[namedWindow(window)].root = id
      case .child(let parent): hierarchy.attach(id, to: named(parent), in: settings[id].sitsIn)
      case .presented(let presenter): link(id, presentedBy: named(presenter))
      case .detached: break
      }
    }
    for id in hierarchy.all where hierarchy[id].kind == .tab {
      if let selected = settings[id].selected { hierarchy[id].selected = named(selected) }
    }
  }

  /// Shows the launch bar, reads once if a window is visible, and lets everything appear.
  mutating func launch() {
    mark(.w9)
    start = hierarchy
    settleStyles()
    told.removeAll()
    launchBar = launchAppearance()
    bar.hidden = launchBar.hidden
    bar.content = launchBar.content
    if isAppMode {
      showAppModeState()
    } else if hierarchy.windows.contains(where: { !$0.settings.isHidden }) {
      mark(.t2)
      mark(.sb19)
      read(animated: false)
    }
    appear(
      hierarchy.onScreen(), disappear: [], Transition(order: .window), reads: false)
    recolour()
    bar.animation = .none
    bar.animated = false
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
      open += declared.reversed().filter { $0.superview == superview }.map(\.name)
    }
  }
}
