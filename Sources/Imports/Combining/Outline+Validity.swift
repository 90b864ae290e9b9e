import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

extension Outline {
  /// Changes what UIKit allows and a scenario can't say, and what an app can't be at all.
  mutating func makeValid() -> [Assumption] {
    dropChildrenOfAlerts() + replaceNestedNavigation()
  }

  /// Alerts hold controllers of their own, which nothing asks.
  private mutating func dropChildrenOfAlerts() -> [Assumption] {
    var assumptions: [Assumption] = []
    for (node, children) in children.enumerated() where nodes[node].kind == .alert {
      for child in children {
        drop(child)
        assumptions.append(
          Assumption(
            .skipped, "\(nodes[child].name), a child of \(nodes[node].name)",
            why: "UIKit does not ask the children of an alert", at: nodes[child].place,
            overrule: option("--kind", "\(nodes[node].className.qualified)=plain")))
      }
    }
    return assumptions
  }

  /// A collapsed split view controller pushes one navigation controller onto another. In a scenario
  /// the inner one is a plain controller that forwards as a navigation controller does.
  private mutating func replaceNestedNavigation() -> [Assumption] {
    var assumptions: [Assumption] = []
    let children = children
    for node in nodes.indices where nodes[node].kind == .navigation && !nodes[node].isDropped {
      guard case .child(let parent) = nodes[node].link, nodes[parent].kind == .navigation else {
        continue
      }
      nodes[node].kind = .plain
      for key in ["barStyle", "isNavigationBarHidden", "hidesBarsOnSwipe"] {
        nodes[node].settings.removeAll { $0.key == key }
      }
      if let top = children[node].last {
        set("childForStatusBarHidden", .controller(top), on: node)
      }
      assumptions.append(
        Assumption(
          .inferred,
          "\(nodes[node].name) is a plain controller that forwards prefersStatusBarHidden to its top",
          why: "it is a navigation controller in the stack of \(nodes[parent].name), "
            + "as a collapsed split view controller has it, which a scenario can't say",
          at: nodes[node].place,
          overrule: option("--kind", "\(nodes[parent].className.qualified)=split")))
    }
    return assumptions
  }
}
