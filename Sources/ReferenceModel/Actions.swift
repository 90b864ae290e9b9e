import AppearanceModel

// L-7: what lifecycle methods do besides calling super.
extension World {
  mutating func run(_ command: Action.Command, of id: ControllerID) {
    mark(.l7)
    switch command {
    case .setNeedsStatusBarAppearanceUpdate(let target, let animated):
      guard let target = controller(target, of: id) else { return }
      guard hierarchy.isInWindow(target) || start.isInWindow(target) else { return }
      mark(.t16)
      read(animated: animated)
    case .setStoredStyle(let target, let style):
      guard let target = controller(target, of: id) else { return }
      mark(.t15)
      settings[target].stored.style = style
    case .setStoredHidden(let target, let hidden):
      guard let target = controller(target, of: id) else { return }
      mark(.t15)
      settings[target].stored.hidden = hidden
    case .setStoredAnimation(let target, let animation):
      guard let target = controller(target, of: id) else { return }
      mark(.t15)
      settings[target].stored.animation = animation
    case .setShared(let style):
      setShared(style)
    case .swizzleHidden:
      guard let parent = controller(.parent, of: id) else { return }
      swizzle(classOf: parent)
    case .unswizzleHidden:
      guard let parent = controller(.parent, of: id) else { return }
      unswizzle(classOf: parent)
    }
  }

  /// Whom an action acts on: whoever that is now, else whoever it was when the step began.
  private func controller(_ target: Action.Target, of id: ControllerID) -> ControllerID? {
    switch target {
    case .self: id
    case .parent: hierarchy[id].parent ?? start[id].parent
    case .presenter: hierarchy.presenterOfTop(of: id) ?? start.presenterOfTop(of: id)
    case .named(let name): controller(name)
    }
  }

  /// T-15: whoever reads the shared style next sees it.
  mutating func setShared(_ style: StatusBarStyle) {
    mark(.t15)
    sharedStyle = style
  }

  // W-12

  mutating func swizzle(classOf id: ControllerID) {
    mark(.w12)
    let name = className(of: id)
    if !swizzledClasses.contains(name) { swizzledClasses.append(name) }
  }

  mutating func unswizzle(classOf id: ControllerID) {
    mark(.w12)
    let name = className(of: id)
    swizzledClasses.removeAll { $0 == name }
  }
}

extension Hierarchy {
  /// Who presents the topmost parent.
  fileprivate func presenterOfTop(of id: ControllerID) -> ControllerID? {
    self[topmostParent(of: id)].presentation?.presenter
  }
}
