import AppearanceModel

// W-10, T-1, SB-36: windows.
extension World {
  func refusalOfWindow(_ step: Step) -> StepOutcome? {
    switch step {
    case .setRoot(let controller, let window):
      return windowNode(window).root == controller.map(named) ? .ignored(.noChange) : nil
    case .addWindow(let window, _):
      return thing(window.name) == nil ? nil : .ignored(.noChange)
    case .removeWindow:
      return nil
    case .showWindow(let window):
      return windowNode(window).settings.isHidden ? nil : .ignored(.noChange)
    case .hideWindow(let window):
      return windowNode(window).settings.isHidden ? .ignored(.noChange) : nil
    case .makeKey(let window):
      return keyWindow == window ? .ignored(.noChange) : nil
    default:
      preconditionFailure("not a step of windows")
    }
  }

  private func windowNode(_ name: Name) -> Hierarchy.WindowNode {
    hierarchy.windows[namedWindow(name)]
  }

  func namedWindow(_ name: Name) -> Int {
    guard let index = window(name) else {
      preconditionFailure("the step's arguments were not checked")
    }
    return index
  }

  /// The old root's presentations end; the new one leaves whatever it was in (W-3, W-10).
  mutating func setRoot(_ controller: ControllerID?, of window: Name) {
    mark(.w10)
    mark(.t1)
    let index = namedWindow(window)
    let isVisible = !hierarchy.windows[index].settings.isHidden
    perform(Transition(order: .window, read: isVisible ? .always : .never)) { world in
      world.mark(.w3)
      if let old = world.hierarchy.windows[index].root { world.hierarchy.detach(old) }
      if let controller { world.hierarchy.detach(controller) }
      world.hierarchy.windows[index].root = controller
    }
  }

  mutating func addWindow(_ window: Window, root: ControllerID?) {
    mark(.w10)
    mark(.t1)
    perform(Transition(order: .window, read: window.isHidden ? .never : .always)) { world in
      if let root { world.hierarchy.detach(root) }
      world.windowsShown += 1
      world.hierarchy.windows.append(
        Hierarchy.WindowNode(settings: window, root: root, shownAt: world.windowsShown))
      world.things[window.name.slot] = .window
    }
  }

  /// Its root becomes detached; removing the key window leaves none.
  mutating func removeWindow(_ window: Name) {
    mark(.w10)
    mark(.t1)
    let index = namedWindow(window)
    let wasVisible = !hierarchy.windows[index].settings.isHidden
    perform(Transition(order: .window, read: wasVisible ? .always : .never)) { world in
      if let root = world.hierarchy.windows[index].root { world.hierarchy.detach(root) }
      world.hierarchy.windows.remove(at: index)
      world.things[window.slot] = nil
      if world.keyWindow == window { world.keyWindow = nil }
    }
  }

  mutating func showWindow(_ window: Name) {
    mark(.sb36)
    let index = namedWindow(window)
    perform(Transition(order: .window, read: .always)) { world in
      world.windowsShown += 1
      world.hierarchy.windows[index].settings.isHidden = false
      world.hierarchy.windows[index].shownAt = world.windowsShown
    }
  }

  mutating func hideWindow(_ window: Name) {
    mark(.sb36)
    let index = namedWindow(window)
    perform(Transition(order: .window, read: .always)) { world in
      world.hierarchy.windows[index].settings.isHidden = true
    }
  }

  /// T-23: which window is key decides nothing.
  mutating func makeKey(_ window: Name) {
    mark(.t23)
    keyWindow = window
  }
}
