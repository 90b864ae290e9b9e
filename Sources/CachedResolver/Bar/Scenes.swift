import StatusQuoAppearanceModel

/// SC-1 to SC-4. Worlds whose windows are all in the main scene pay one check.
extension CachedResolver {
  /// SC-3: false in a window outside the main scene.
  @inline(__always) func isInMainScene(_ controller: ControllerID) -> Bool {
    !windows.hasScenes || isInWindowOfMainScene(controller)
  }

  /// T-3, SC-3: what happens to it updates the bar.
  @inline(__always) func updatesBar(_ controller: ControllerID) -> Bool {
    isOnScreen(controller) && isInMainScene(controller)
  }

  @inline(__always) private func isInWindowOfMainScene(_ controller: ControllerID) -> Bool {
    let window = arena.links[arena.topmostParent(of: controller)].window
    return !window.exists || windows.isInMainScene(window)
  }

  /// SC-3, for actions: the window at the start of the step counts where there is none now.
  func isOrWasInMainScene(_ controller: ControllerID) -> Bool {
    guard windows.hasScenes else { return true }
    if arena.isInWindow(controller) { return isInWindowOfMainScene(controller) }
    let window = start(of: startTop(of: controller)).window
    return !window.exists || windows.isInMainScene(window)
  }
}
