import StatusQuoAppearanceModel

/// L-7: what lifecycle methods do besides calling super.
extension CachedResolver {
  mutating func perform(_ action: Action, by controller: ControllerID) {
    switch action.command {
    case .setNeedsStatusBarAppearanceUpdate(let target, let animated):
      let target = find(target, for: controller)
      if isOrWasInWindow(target), isOrWasInMainScene(target) { updateStatusBar(animated: animated) }
    case .setStoredStyle(let target, let style):
      let target = find(target, for: controller)
      guard target.exists else { return }
      arena.settings[target].stored.style = style
      answersChange(target)
    case .setStoredHidden(let target, let hidden):
      let target = find(target, for: controller)
      guard target.exists else { return }
      arena.settings[target].stored.hidden = hidden
      answersChange(target)
    case .setStoredAnimation(let target, let animation):
      let target = find(target, for: controller)
      if target.exists { arena.settings[target].stored.animation = animation }
    case .beginAppearanceTransition(let target, let isAppearing):
      let target = find(target, for: controller)
      if target.exists { try? begin(target, isAppearing) }
    case .endAppearanceTransition(let target):
      let target = find(target, for: controller)
      if target.exists { try? end(target) }
    case .addChild(let target):
      if action.method == .viewDidLoad { add(find(target, for: controller), to: controller) }
    case .addSubview(let target):
      if action.method == .viewDidLoad {
        addView(of: find(target, for: controller), to: controller)
      }
    case .setShared(let style):
      setShared(style)
    case .swizzleHidden:
      let parent = find(.parent, for: controller)
      if parent.exists { _ = swizzle(arena.className(parent)) }
    case .unswizzleHidden:
      let parent = find(.parent, for: controller)
      if parent.exists { _ = unswizzle(arena.className(parent)) }
    }
  }

  /// The target of an action: of now, or else of the start of the step.
  private func find(_ target: Action.Target, for controller: ControllerID)
    -> ControllerID
  {
    switch target {
    case .self:
      return controller
    case .parent:
      let parent = arena.links[controller].parent
      return parent.exists ? parent : start(of: controller).parent
    case .presenter:
      let presenter = arena.links[arena.topmostParent(of: controller)].presenter
      return presenter.exists ? presenter : start(of: startTop(of: controller)).presenter
    case .named(let name):
      guard case .controller(let named) = arena.node(name) else { return .none }
      return named
    }
  }

  private func isOrWasInWindow(_ controller: ControllerID) -> Bool {
    guard controller.exists else { return false }
    return arena.isInWindow(controller) || start(of: startTop(of: controller)).window.exists
  }

  // MARK: The start of the step

  func start(of controller: ControllerID) -> PlaceBefore {
    if arena.flags[controller].contains(.hasMoved),
      let place = moves.first(where: { $0.controller == controller })
    {
      return place
    }
    let links = arena.links[controller]
    return PlaceBefore(
      controller: controller, parent: links.parent, presenter: links.presenter,
      window: links.window)
  }

  func startTop(of controller: ControllerID) -> ControllerID {
    var top = controller
    while true {
      let parent = start(of: top).parent
      guard parent.exists else { return top }
      top = parent
    }
  }
}
