import StatusQuoAppearanceModel

// The facts that a picture is drawn from. No rule is applied here: each is asked where it is stated.
extension World {
  /// The windows and controllers as they are now.
  mutating func snapshot() -> Snapshot {
    let ids = hierarchy.holders().compactMap { holder -> ControllerID? in
      if case .controller(let id, _) = holder { id } else { nil }
    }
    var geometry = Geometry()
    measure(into: &geometry)
    return Snapshot(
      environment: environmentNow, isInBackground: isInBackground,
      windows: hierarchy.windows.map { $0.settings }, visibleWindows: visibleWindows,
      keyWindow: keyWindow, controllers: ids.map(controllerNow),
      presentations: ids.compactMap { presentation(of: $0) },
      interactivePops: ids.compactMap(interactivePop),
      onScreen: ids.filter(hierarchy.onScreen().contains).map { hierarchy[$0].name },
      geometry: geometry)
  }

  private var environmentNow: Environment {
    var environment = environment
    environment.orientation = orientation
    environment.horizontalSizeClass = horizontalSizeClass
    environment.systemStyle = deliveredSystemStyle
    return environment
  }

  /// The visible windows by level, then by when they were shown, as SB-34 has it.
  private var visibleWindows: [Name] {
    hierarchy.windows.filter { !$0.settings.isHidden }
      .sorted { ($0.settings.level, $0.shownAt) < ($1.settings.level, $1.shownAt) }
      .map { $0.settings.name }
  }

  /// A controller as the app has set it, in its present place.
  private func controllerNow(_ id: ControllerID) -> Controller {
    let node = hierarchy[id]
    var controller = settings[id]
    controller.selected = node.selected.map { hierarchy[$0].name }
    controller.containerView = nil
    controller.isViewInParent = !node.isViewOut
    if let parent = node.parent {
      controller.place = .child(of: hierarchy[parent].name)
      let isInRootView = node.containerView == hierarchy[parent].name.rootView
      controller.containerView = isInRootView ? nil : node.containerView
    } else if let presenter = node.presentation?.presenter {
      controller.place = .presented(by: hierarchy[presenter].name)
    } else if let window = hierarchy.windows.first(where: { $0.root == id }) {
      controller.place = .root(of: window.settings.name)
    } else {
      controller.place = .detached
    }
    return controller
  }

  private mutating func presentation(of id: ControllerID) -> Snapshot.Presentation? {
    guard let presentation = hierarchy[id].presentation, let style = effectiveStyle(of: id) else {
      return nil
    }
    return Snapshot.Presentation(
      controller: hierarchy[id].name, style: style,
      removesPresenter: presentation.removesPresenter,
      isBeingDismissed: presentation.isBeingDismissed)
  }

  private func interactivePop(of id: ControllerID) -> Snapshot.InteractivePop? {
    hierarchy[id].popped.map {
      Snapshot.InteractivePop(navigation: hierarchy[id].name, popped: hierarchy[$0].name)
    }
  }
}
