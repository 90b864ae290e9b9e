import StatusQuoAppearanceModel
import StatusQuoFixing
import StatusQuoHarness

/// The nodes that hold another style than before: one line for a node with all below it.
struct StyleChanges {
  /// The controllers below a node, counted by style.
  private struct Below {
    var all: [UserInterfaceStyle: Int] = [:]
    var changed: [UserInterfaceStyle: Int] = [:]

    mutating func add(_ other: Below) {
      for (style, count) in other.all { all[style, default: 0] += count }
      for (style, count) in other.changed { changed[style, default: 0] += count }
    }
  }

  private var changed: [Name: UserInterfaceStyle] = [:]
  /// The parent, the presenter or the window of each controller.
  private var above: [Name: Name] = [:]
  private var below: [Name: Below] = [:]

  /// - Parameter unseen: nodes off screen that have changed as well.
  /// - Complexity: linear in the number of nodes.
  init(_ seen: [Collateral], unseen: [NodeStyle], after: Moment) {
    for case .style(let node, _, let style) in seen { changed[node] = style }
    for style in unseen { changed[style.node] = style.style }
    for controller in after.world.controllers {
      if case .root(of: let window) = controller.place {
        above[controller.name] = window
      } else {
        above[controller.name] = controller.place.above
      }
    }
    let styles = Dictionary(first: after.observation.styles) { $0.node }
    // Parents and presenters come first.
    for controller in after.world.controllers.reversed() {
      guard let parent = above[controller.name] else { continue }
      var sum = below[controller.name] ?? Below()
      if let style = styles[controller.name]?.style {
        let isChanged = changed[controller.name] == style
        sum.add(Below(all: [style: 1], changed: isChanged ? [style: 1] : [:]))
      }
      below[parent, default: Below()].add(sum)
    }
  }

  /// The words for the change of a node; nil where those for one above it say so.
  func words(_ node: Name, _ style: UserInterfaceStyle, _ names: Names) -> String? {
    let ancestors = sequence(first: node) { above[$0] }.dropFirst()
    if ancestors.contains(where: { changed[$0] == style && speaksForAll($0, style) }) { return nil }
    return speaksForAll(node, style)
      ? "\(names.text(node)) and all below it are \(style.rawValue)"
      : "\(names.text(node)) is \(style.rawValue)"
  }

  /// Returns true if several below a node have changed with it, and all that are seen hold its style.
  private func speaksForAll(_ node: Name, _ style: UserInterfaceStyle) -> Bool {
    guard let below = below[node] else { return false }
    return below.all.keys.allSatisfy { $0 == style } && below.changed[style] ?? 0 > 1
  }
}
