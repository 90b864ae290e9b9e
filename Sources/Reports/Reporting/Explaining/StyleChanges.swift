import StatusQuoAppearanceModel
import StatusQuoFixing
import StatusQuoHarness

/// The nodes that hold another style than before: one line for a node with all below it.
struct StyleChanges {
  private let after: Moment
  private let changed: [Name: UserInterfaceStyle]
  /// The parent, the presenter or the window of each controller.
  private let above: [Name: Name]

  /// - Parameter unseen: nodes off screen that have changed as well.
  init(_ seen: [Collateral], unseen: [NodeStyle], after: Moment) {
    self.after = after
    var changed: [Name: UserInterfaceStyle] = [:]
    for case .style(let node, _, let style) in seen { changed[node] = style }
    for style in unseen { changed[style.node] = style.style }
    self.changed = changed
    var above: [Name: Name] = [:]
    for controller in after.world.controllers {
      if case .root(of: let window) = controller.place {
        above[controller.name] = window
      } else {
        above[controller.name] = controller.place.above
      }
    }
    self.above = above
  }

  /// The words for the change of a node; nil where those for one above it say so.
  func words(_ node: Name, _ style: UserInterfaceStyle, _ names: Names) -> String? {
    if ancestors(of: node).contains(where: { changed[$0] == style && speaksForAll($0, style) }) {
      return nil
    }
    return speaksForAll(node, style)
      ? "\(names.text(node)) and all below it are \(style.rawValue)"
      : "\(names.text(node)) is \(style.rawValue)"
  }

  /// Returns true if several below a node have changed with it, and all that are seen hold its style.
  private func speaksForAll(_ node: Name, _ style: UserInterfaceStyle) -> Bool {
    let below = after.observation.styles.filter { ancestors(of: $0.node).contains(node) }
    return below.allSatisfy { $0.style == style }
      && below.count { changed[$0.node] == style } > 1
  }

  private func ancestors(of node: Name) -> [Name] {
    var found: [Name] = []
    var next = above[node]
    while let name = next, found.count <= above.count {
      found.append(name)
      next = above[name]
    }
    return found
  }
}
