package import StatusQuoAppearanceModel

extension WorldSketch {
  /// A scenario that begins as the sketch is, with the controllers and the steps of `scenario`.
  package func start(of scenario: Scenario) -> Scenario {
    var start = scenario
    start.windows = windows.filter { $0.exists }.map { node in
      var window = scenario.windows.first { $0.name == node.name } ?? node.settings
      window.isHidden = node.settings.isHidden
      return window
    }
    start.environment.orientation = orientation
    start.environment.horizontalSizeClass = horizontalSizeClass
    start.environment.systemStyle = systemStyle
    var order: [Int] = []
    order.reserveCapacity(nodes.count)
    let tops =
      windows.filter { $0.exists }.compactMap { $0.root }
      + nodes.indices.filter { nodes[$0].isFree }
    var open = Array(tops.reversed())
    while let index = open.popLast() {
      order.append(index)
      if let presented = nodes[index].presented { open.append(presented) }
      open.append(contentsOf: nodes[index].children.reversed())
    }
    start.controllers = order.map { index in
      var controller = scenario.controllers[index]
      controller.place = place(of: index)
      controller.selected = nodes[index].selected
      controller.containerView = nodes[index].containerView
      controller.isViewInParent = !nodes[index].isViewOut
      return controller
    }
    return start
  }

  private func place(of index: Int) -> Controller.Place {
    let node = nodes[index]
    if let window = node.window { return .root(of: windows[window].name) }
    if let parent = node.parent { return .child(of: nodes[parent].name) }
    return node.presenter.map { .presented(by: nodes[$0].name) } ?? .detached
  }
}
