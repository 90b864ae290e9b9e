import AppearanceModel

// TR-13: who is told of another style, and when.
extension World {
  /// Brings all held styles up to date and notes who is told: parents first, and only those that
  /// held another style before the step.
  mutating func settleStyles() {
    let before = held
    var kept = kept
    held = freshStyles(systemStyle: deliveredSystemStyle, kept: &kept)
    self.kept = kept
    told = changes(from: before, to: held)
  }

  /// TR-23: in the background every node is shown in the other style and back, for the app
  /// switcher. What is held ends as it was.
  mutating func tellOfSnapshots() {
    guard hasStyles else { return }
    mark(.tr23)
    var none = PerController<KeptTraits?>(repeating: nil, count: kept.count)
    let flipped = freshStyles(systemStyle: deliveredSystemStyle.opposite, kept: &none)
    told = changes(from: held, to: flipped) + changes(from: flipped, to: held)
  }

  private func changes(from old: HeldStyles, to new: HeldStyles) -> [StyleChange] {
    var changes: [StyleChange] = []
    forEachNode { node in
      guard let from = old[node], let to = new[node], from != to else { return }
      mark(.tr13)
      changes.append(StyleChange(node: node, from: from, to: to))
    }
    return changes
  }

  /// Every window, controller and view in node order.
  func forEachNode(_ visit: (Name) -> Void) {
    func visitTree(from top: ControllerID) {
      hierarchy.visit(from: top) { id in
        visit(hierarchy[id].name)
        forEachView(of: id, visit)
      }
    }
    for window in hierarchy.windows {
      visit(window.settings.name)
      if let root = window.root { visitTree(from: root) }
    }
    for top in hierarchy.all where hierarchy.isTopOfDetachedTree(top) { visitTree(from: top) }
  }

  /// The root view, then the others depth-first as declared.
  private func forEachView(of id: ControllerID, _ visit: (Name) -> Void) {
    visit(hierarchy[id].name.rootView)
    forEachView(in: hierarchy[id].name.rootView, of: id, visit)
  }

  private func forEachView(in superview: Name, of id: ControllerID, _ visit: (Name) -> Void) {
    for view in settings[id].views where view.superview == superview {
      visit(view.name)
      forEachView(in: view.name, of: id, visit)
    }
  }
}
