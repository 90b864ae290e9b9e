import StatusQuoAppearanceModel

// L-7: what lifecycle methods do besides calling super.
extension World {
  mutating func run(_ action: Action, of id: ControllerID) {
    switch action.command {
    case .setNeedsStatusBarAppearanceUpdate(let target, let animated):
      guard let target = controller(target, of: id) else { return }
      guard hierarchy.isInWindow(target) || start.isInWindow(target) else {
        uses(.t17)
        return
      }
      uses(.t16)
      if isOrWasInMainScene(target) {
        updates(by: .l7)
        updates(by: .t16)
        updateStatusBar(animated: animated)
      }
    case .setStoredStyle(let target, let style):
      store(on: target, of: id) { $0.style = style }
    case .setStoredHidden(let target, let hidden):
      store(on: target, of: id) { $0.hidden = hidden }
    case .setStoredAnimation(let target, let animation):
      store(on: target, of: id) { $0.animation = animation }
    case .setShared(let style): setShared(style)
    case .beginAppearanceTransition(let target, let isAppearing):
      if let target = controller(target, of: id) {
        try? beginAppearanceTransition(of: target, isAppearing)
      }
    case .endAppearanceTransition(let target):
      if let target = controller(target, of: id) { try? endAppearanceTransition(of: target) }
    case .addChild(let target):
      if action.method == .viewDidLoad, let target = controller(target, of: id) {
        add(target, to: id)
      }
    case .addSubview(let target):
      if action.method == .viewDidLoad, let target = controller(target, of: id) {
        addView(of: target, to: id)
      }
    case .swizzleHidden:
      if let parent = controller(.parent, of: id) { swizzle(classOf: parent) }
    case .unswizzleHidden:
      if let parent = controller(.parent, of: id) { unswizzle(classOf: parent) }
    }
  }

  /// SC-3: by the window that it is in, else by that of the start.
  private mutating func isOrWasInMainScene(_ id: ControllerID) -> Bool {
    if hierarchy.isInWindow(id) { return isInMainScene(id) }
    guard let window = start.window(of: id) else { return true }
    return isInMainScene(start.windows[window].settings)
  }

  /// T-15: the next update sees it.
  private mutating func store(
    on target: Action.Target, of id: ControllerID, _ change: (inout Stored) -> Void
  ) {
    guard let target = controller(target, of: id) else { return }
    uses(.t15)
    change(&settings[target].stored)
  }

  /// The controller that an action acts on: the one of now, else the one of when the step began.
  private func controller(_ target: Action.Target, of id: ControllerID) -> ControllerID? {
    switch target {
    case .self: id
    case .parent: hierarchy[id].parent ?? start[id].parent
    case .presenter: hierarchy.presenterOfTop(of: id) ?? start.presenterOfTop(of: id)
    case .named(let name): controllerIfAny(name)
    }
  }
}
