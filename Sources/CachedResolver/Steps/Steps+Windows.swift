import StatusQuoAppearanceModel

extension CachedResolver {
  mutating func setRoot(_ rootName: Name?, of windowName: Name) throws(Refusal) {
    try known(windowName)
    if let rootName { try known(rootName) }
    let window = try window(windowName)
    let root = try rootName.map { name throws(Refusal) in try controller(name) } ?? .none
    if root.exists { try isFreeToMove(root) }
    if windows[window].root == root { throw .ignored(.noChange) }

    mayLeave(windows[window].root)
    mayLeave(root)
    collectBefore()
    takeOut(root)
    replaceRoot(of: window)
    if root.exists { becomeRoot(root, of: window) }
    finishEdits()
    runPhases(.standard, updates: windows.updatesBar(window), animated: false)
  }

  mutating func addWindow(_ declared: Window, root rootName: Name?) throws(Refusal) {
    if let rootName { try known(rootName) }
    let root = try rootName.map { name throws(Refusal) in try controller(name) } ?? .none
    if root.exists { try isFreeToMove(root) }
    if arena.node(declared.name) != .nothing { throw .ignored(.noChange) }

    mayLeave(root)
    collectBefore()
    takeOut(root)
    let window = add(declared)
    reorderedStep = stepNumber
    barMayChange()
    arena.name(declared.name, standsFor: NodeRef(window))
    if surroundings.profile != .inert {
      windows[window].style.isDark = windowIsDark(window)
    }
    if root.exists { becomeRoot(root, of: window) }
    finishEdits()
    runPhases(.standard, updates: windows.updatesBar(window), animated: false)
  }

  mutating func removeWindow(_ name: Name) throws(Refusal) {
    let window = try onlyWindow(name)

    let updates = windows.updatesBar(window)
    addRegions(of: window)
    collectBefore()
    takeOut(windows[window].root)
    while let old = replaced.first(where: { $0.window == window }) { takeOut(old.root) }
    windows.remove(window)
    reorderedStep = stepNumber
    barMayChange()
    arena.name(name, standsFor: .nothing)
    finishEdits()
    runPhases(.standard, updates: updates, animated: false)
  }

  mutating func showWindow(_ name: Name) throws(Refusal) {
    let window = try onlyWindow(name)
    if windows.isVisible(window) { throw .ignored(.noChange) }

    windows.show(window)
    barMayChange()
    addRegions(of: window)
    collectAfter()
    runPhases(.standard, updates: windows.isInMainScene(window), animated: false)
  }

  mutating func hideWindow(_ name: Name) throws(Refusal) {
    let window = try onlyWindow(name)
    if !windows.isVisible(window) { throw .ignored(.noChange) }

    addRegions(of: window)
    collectBefore()
    windows.hide(window)
    barMayChange()
    collectAfter()
    runPhases(.standard, updates: windows.isInMainScene(window), animated: false)
  }

  mutating func makeKey(_ name: Name) throws(Refusal) {
    let window = try onlyWindow(name)
    if windows.key == window { throw .ignored(.noChange) }
    windows.makeKey(window)
  }
}
