import StatusQuoAppearanceModel

// The owners of properties as they are at the start.
extension Scenario {
  mutating func changeWindows(_ change: (inout Window) -> Void) {
    for index in windows.indices { change(&windows[index]) }
  }

  mutating func changeControllers(_ change: (inout Controller) -> Void) {
    for index in controllers.indices { change(&controllers[index]) }
  }

  mutating func changeViews(_ change: (inout View) -> Void) {
    changeControllers { controller in
      for index in controller.views.indices { change(&controller.views[index]) }
    }
  }
}
