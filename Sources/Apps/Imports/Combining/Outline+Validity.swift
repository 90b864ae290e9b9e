import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Outline {
  /// Changes what UIKit allows and a scenario can't say, and what an app can't be at all.
  mutating func makeValid() -> [Assumption] {
    var assumptions: [Assumption] = []
    let children = children
    for node in nodes.indices where nodes[node].kind == .alert {
      dropChildren(children[node], ofAlert: nodes[node], &assumptions)
    }
    for node in nodes.indices where nodes[node].kind == .navigation && !nodes[node].isDropped {
      replaceNestedNavigation(node, top: children[node].last, &assumptions)
    }
    return assumptions
  }

  /// Alerts hold controllers of their own, which UIKit does not ask.
  private mutating func dropChildren(
    _ children: [Int], ofAlert alert: Node, _ assumptions: inout [Assumption]
  ) {
    for child in children {
      drop(child)
      assumptions.add(
        .skipped, "\(nodes[child].name), a child of \(alert.name)",
        why: "UIKit does not ask the children of an alert", at: nodes[child].place,
        overrule: option("--kind", "\(alert.className.qualified)=plain"))
    }
  }

  /// A collapsed split view controller pushes one navigation controller onto another. In a scenario
  /// the inner one is a plain controller that forwards as a navigation controller does.
  private mutating func replaceNestedNavigation(
    _ node: Int, top: Int?, _ assumptions: inout [Assumption]
  ) {
    guard case .child(let parent) = nodes[node].link, nodes[parent].kind == .navigation else {
      return
    }
    for property in Controller.properties where property.kinds == [.navigation] {
      property.setRank(&nodes[node].controller, 0)
    }
    nodes[node].controller.kind = .plain
    if let top {
      nodes[node].controller.childForStatusBarHidden = .controller(nodes[top].controller.name)
    }
    assumptions.add(
      .inferred,
      "\(nodes[node].name) is a plain controller that forwards prefersStatusBarHidden to its top",
      why: "it is a navigation controller in the stack of \(nodes[parent].name), "
        + "as a collapsed split view controller has it, which a scenario can't say",
      at: nodes[node].place,
      overrule: option("--kind", "\(nodes[parent].className.qualified)=split"))
  }
}
