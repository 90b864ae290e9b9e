import StatusQuoAppearanceModel

/// The style held by each window, controller and view, by name.
struct HeldStyles {
  private var styles: [UserInterfaceStyle?]

  /// By `Name.slot`.
  init(_ styles: [UserInterfaceStyle?]) { self.styles = styles }

  init(nameSlots: Int) { styles = Array(repeatElement(nil, count: nameSlots)) }

  /// Nil for a name that no node has.
  subscript(name: Name) -> UserInterfaceStyle? {
    get { styles[name.slot] }
    set { styles[name.slot] = newValue }
  }
}

extension World {
  /// The styles of all nodes: a window or a controller, its root view, its further views.
  func stylesInNodeOrder(_ holders: [Hierarchy.Holder]) -> [NodeStyle] {
    var list: [NodeStyle] = []
    list.reserveCapacity(nodes.count)
    func add(_ node: Name) {
      if let style = held[node] { list.append(NodeStyle(node: node, style: style)) }
    }
    for holder in holders {
      switch holder {
      case .window(let index): add(hierarchy.windows[index].settings.name)
      case .controller(let id, _):
        add(hierarchy[id].name)
        add(hierarchy[id].name.rootView)
        for view in settings[id].views { add(view.name) }
      }
    }
    return list
  }
}
