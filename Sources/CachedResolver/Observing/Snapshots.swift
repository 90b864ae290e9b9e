public import StatusQuoAppearanceModel

/// The world as the columns have it: what is asked for rarely is put together anew.
extension CachedResolver {
  /// The windows and controllers as they are now. Views stand depth-first, and styles for children
  /// by their children, those left out that are `unspecified`; overrides of traits before iOS 17
  /// are not kept.
  ///
  /// - Complexity: linear in the size of the world.
  public func currentSnapshot() -> Snapshot? {
    let ordered = inNodeOrder
    var environment = surroundings.environment
    environment.orientation = surroundings.orientation
    if surroundings.canResize {
      environment.horizontalSizeClass = surroundings.isNarrow ? .compact : .regular
    }
    environment.systemStyle = surroundings.deliveredStyle
    var (measured, geometry) = (self, Geometry())
    measured.measure(into: &geometry)
    let shown = windows.order.filter { windows.isVisible($0) }.sorted {
      (windows[$0].level, windows[$0].shownAt) < (windows[$1].level, windows[$1].shownAt)
    }
    return Snapshot(
      environment: environment, isInBackground: surroundings.isInBackground,
      windows: windows.order.map { Window(windows[$0]) },
      visibleWindows: shown.map { windows[$0].name },
      keyWindow: windows.key.exists ? windows[windows.key].name : nil,
      controllers: controllers(ordered), presentations: ordered.compactMap(presentation),
      interactivePops: ordered.compactMap(interactivePop),
      onScreen: ordered.filter { isOnScreen($0) }.map { arena.names[$0] }, geometry: geometry)
  }

  /// Windows in order of addition, then detached trees.
  private var inNodeOrder: [ControllerID] {
    var found: [ControllerID] = []
    func add(_ root: ControllerID) {
      var node = root
      while node.exists {
        found.append(node)
        node = arena.nextInTree(after: node, of: root)
      }
    }
    for window in windows.order { add(windows[window].root) }
    var top = detached.next(after: .none)
    while top.exists {
      add(top)
      top = detached.next(after: top)
    }
    return found
  }

  private func controllers(_ ordered: [ControllerID]) -> [Controller] {
    var traits: [ControllerID: [ChildTraits]] = [:]
    for child in ordered {
      for entry in arena.childTraits(of: child) where entry.style != .unspecified {
        traits[entry.parent, default: []].append(
          ChildTraits(child: arena.names[child], style: entry.style))
      }
    }
    return ordered.map { id in
      var controller = Controller(arena.kind(id), arena.names[id], at: place(of: id))
      arena.settings[id].fill(&controller)
      arena.rareSettings(of: id)?.fill(&controller, arena.actions)
      controller.setOverrideTraitCollection = traits[id] ?? []
      let links = arena.links[id]
      if links.selected.exists { controller.selected = arena.names[links.selected] }
      if links.parent.exists, links.containerView != arena.links[links.parent].rootView {
        controller.containerView = arena.views[links.containerView].name
      }
      controller.isViewInParent = !arena.flags[id].contains(.isViewOut)
      controller.shouldAutomaticallyForwardAppearanceMethods =
        !arena.flags[id].contains(.keepsCalls)
      let views = arena.views(of: id).map { arena.views[ViewID(row: $0)] }
      controller.viewOverrideUserInterfaceStyle = views[0].own.override
      controller.viewTraitOverridesUserInterfaceStyle = views[0].own.declaredTraitOverride
      controller.views = views.dropFirst().map { view in
        View(
          view.name, in: arena.views[view.superview].name,
          overrideUserInterfaceStyle: view.own.override,
          traitOverridesUserInterfaceStyle: view.own.declaredTraitOverride)
      }
      return controller
    }
  }

  private func place(of id: ControllerID) -> Controller.Place {
    let links = arena.links[id]
    if links.parent.exists { return .child(of: arena.names[links.parent]) }
    if links.presenter.exists { return .presented(by: arena.names[links.presenter]) }
    return links.window.exists ? .root(of: windows[links.window].name) : .detached
  }

  private func presentation(of id: ControllerID) -> Snapshot.Presentation? {
    guard arena.links[id].presenter.exists else { return nil }
    var style = arena.effectiveStyle(of: id, surroundings.presentationRules)
    let isAutomatic = arena.settings[id].presentedAs == .automatic
    if isAutomatic, style == .pageSheet, surroundings.iOS >= 18 { style = .formSheet }
    return Snapshot.Presentation(
      controller: arena.names[id], style: style,
      removesPresenter: arena.flags[id].contains(.madePresenterLeave),
      isBeingDismissed: arena.flags[id].contains(.isBeingDismissed))
  }

  private func interactivePop(of id: ControllerID) -> Snapshot.InteractivePop? {
    let popped = poppedController(by: id)
    return popped.exists
      ? Snapshot.InteractivePop(navigation: arena.names[id], popped: arena.names[popped]) : nil
  }
}

extension OwnStyle {
  fileprivate var declaredTraitOverride: UserInterfaceStyle? {
    traitOverride == .unspecified ? nil : traitOverride
  }
}

extension Window {
  fileprivate init(_ cell: WindowCell) {
    self.init(
      cell.name, level: cell.level, coversScreen: cell.coversScreen, isHidden: cell.isHidden,
      scene: cell.scene,
      overrideUserInterfaceStyle: cell.style.own.override,
      traitOverridesUserInterfaceStyle: cell.style.own.declaredTraitOverride)
  }
}

extension Settings {
  fileprivate func fill(_ controller: inout Controller) {
    controller.preferredStatusBarStyle = preferredStatusBarStyle
    controller.prefersStatusBarHidden = prefersStatusBarHidden
    controller.preferredStatusBarUpdateAnimation = preferredStatusBarUpdateAnimation
    controller.childForStatusBarStyle = childForStatusBarStyle
    controller.childForStatusBarHidden = childForStatusBarHidden
    controller.overriddenIn = overriddenIn
    controller.stored = stored
    controller.modalPresentationStyle = modalPresentationStyle
    controller.modalPresentationCapturesStatusBarAppearance = captures
    controller.definesPresentationContext = definesPresentationContext
    controller.overrideUserInterfaceStyle = ownStyle.override
    controller.traitOverridesUserInterfaceStyle = ownStyle.declaredTraitOverride
    controller.overrideTraitCollectionForChild = traitsForChildren
    controller.presentationOverrideTraitCollection = presentationOverride
    controller.barStyle = barStyle
    controller.isNavigationBarHidden = isNavigationBarHidden
    controller.hidesBarsOnSwipe = hidesBarsOnSwipe
  }
}

extension RareSettings {
  fileprivate func fill(_ controller: inout Controller, _ all: ContiguousArray<Action>) {
    controller.className = className
    controller.prefersHomeIndicatorAutoHidden = gestures.homeIndicatorAutoHidden
    controller.childForHomeIndicatorAutoHidden = gestures.childForHomeIndicator
    controller.preferredScreenEdgesDeferringSystemGestures = gestures.screenEdges
    controller.childForScreenEdgesDeferringSystemGestures = gestures.childForScreenEdges
    controller.preferredVerticalBarBehavior = gestures.verticalBar
    controller.childForPreferredVerticalBarBehavior = gestures.childForVerticalBar
    controller.additionalSafeAreaInsetsTop = additionalSafeAreaInsetsTop
    controller.additionalSafeAreaInsetsLeft = additional.left
    controller.additionalSafeAreaInsetsBottom = additional.bottom
    controller.additionalSafeAreaInsetsRight = additional.right
    controller.viewInsets = viewInsets
    controller.isToolbarHidden = !showsToolbar
    controller.isTabBarHidden = hidesTabBar
    controller.hidesBottomBarWhenPushed = hidesBottomBar
    controller.hasBarAppearance = hasBarAppearance
    controller.hasPopoverSource = hasPopoverSource
    controller.adaptivePresentationStyle = adaptiveStyle
    controller.prefersEdgeAttachedInCompactHeight = staysAttached
    controller.splitViewStyle = splitStyle
    controller.topColumnForCollapsing = topColumn
    controller.actions = actions.map { all[Int($0)] }
  }
}

extension Arena {
  /// The traits that parents gave to it alone.
  fileprivate func childTraits(of child: ControllerID) -> [ChildTraitsEntry] {
    var found: [ChildTraitsEntry] = []
    var row = rareSettings(of: child)?.childTraits ?? -1
    while row >= 0 {
      found.append(childTraits[Int(row)])
      row = childTraits[Int(row)].next
    }
    return found
  }
}
