import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// The meaning of the printed lines: kinds, selected children, and presentation styles.
extension HierarchyReader {
  /// Finds out what the controllers of all files are.
  ///
  /// - Parameter overrides: the kinds that the user gave.
  mutating func infer(kinds overrides: [Int: Controller.Kind]) {
    var inference = KindInference(outline, printed, overrides: overrides)
    let (kinds, reasons) = inference.infer()
    for (node, kind) in kinds.enumerated() { outline.nodes[node].controller.kind = kind }
    assumptions += reasons
    selectTabs()
    checkTops()
    setPresentations()
    detachUnshown()
    hideWindows()
  }

  // MARK: Who has left

  /// A plain container, or one of pages, shows some of its children: one that has disappeared beside one that has appeared is not
  /// asked to answer, as the stack of a closed drawer. So is what was presented and has left.
  private mutating func detachUnshown() {
    let children = outline.children
    for node in outline.nodes.indices where !outline.nodes[node].isDropped {
      if [.plain, .page].contains(outline.nodes[node].kind), printed[node]?.state?.isShown ?? true,
        children[node].contains(where: { printed[$0]?.state?.isShown == true })
      {
        for child in children[node] where printed[child]?.hasLeft == true {
          detach(child, "is not shown in \(outline.nodes[node].name)")
        }
      }
      if case .presented(let presenter) = outline.nodes[node].link,
        printed[presenter]?.state?.isShown == true,
        printed[node]?.state == .disappearing || printed[node]?.hasLeft == true
      {
        detach(node, "is no longer presented by \(outline.nodes[presenter].name)")
      }
    }
    outline.detachPresentations()
  }

  private mutating func detach(_ node: Int, _ what: String) {
    outline.nodes[node].link = .detached
    let isLeaving = printed[node]?.state == .disappearing
    assumptions.add(
      .inferred, "\(outline.nodes[node].name) \(what)",
      why: isLeaving
        ? "it is disappearing" : "it has disappeared, and its view is not in the window",
      at: outline.nodes[node].place)
  }

  /// A window whose root has disappeared, with nothing over it, is hidden.
  private mutating func hideWindows() {
    let covering = Set(
      outline.nodes.compactMap { node -> Int? in
        if case .presented(let presenter) = node.link { presenter } else { nil }
      })
    for node in outline.nodes.indices where !outline.nodes[node].isDropped {
      guard case .root(let window) = outline.nodes[node].link, outline.windows.count > 1,
        printed[node]?.hasLeft == true, !covering.contains(node)
      else { continue }
      outline.windows[window].window.isHidden = true
      assumptions.add(
        .inferred, "\(outline.windows[window].name) is hidden",
        why: "\(outline.nodes[node].name), its root, has disappeared",
        at: outline.nodes[node].place,
        overrule: option("--set", "\(outline.windows[window].name).isHidden=false"))
    }
  }

  // MARK: Tabs and stacks

  /// The selected child of each tab bar controller: the one that appeared.
  private mutating func selectTabs() {
    let children = outline.children
    for node in outline.nodes.indices where outline.nodes[node].kind == .tab {
      guard children[node].count > 1 else { continue }
      let scores = children[node].map { score(of: $0, children) }
      let best = scores.max() ?? 0
      let selected = children[node][scores.firstIndex(of: best) ?? 0]
      let isClear = scores.filter { $0 == best }.count == 1
      outline.nodes[node].selected = selected
      let other = children[node].first { $0 != selected } ?? selected
      let (name, tab) = (outline.nodes[selected].name, outline.nodes[node].name)
      let why =
        !isClear
        ? "nothing tells them apart, and it is the first"
        : best >= 3 ? "it is the one that appeared" : "more of its views are loaded"
      assumptions.add(
        isClear && best >= 3 ? .inferred : .assumed, "\(name) is selected in \(tab)", why: why,
        at: outline.nodes[selected].place,
        overrule: option("--selected", "\(tab)=\(outline.nodes[other].name)"))
    }
  }

  /// The evidence for a child being the selected one, as a number.
  private func score(of child: Int, _ children: [[Int]]) -> Int {
    guard let facts = printed[child] else { return 0 }
    if let state = facts.state, state != .disappeared { return state == .disappearing ? 3 : 4 }
    guard facts.isViewLoaded else { return 0 }
    let isContentLoaded = children[child].last.flatMap { printed[$0] }?.isViewLoaded ?? true
    return isContentLoaded ? 2 : 1
  }

  /// The top of a stack is its last child; where another one appeared, that is said.
  private mutating func checkTops() {
    let children = outline.children
    for node in outline.nodes.indices where outline.nodes[node].kind == .navigation {
      let shown = children[node].filter { printed[$0]?.state?.isShown ?? false }
      guard shown.count == 1, let top = children[node].last, top != shown[0] else { continue }
      let (stack, other) = (outline.nodes[node].name, outline.nodes[shown[0]].name)
      assumptions.add(
        .assumed, "\(outline.nodes[top].name) is the top of \(stack)",
        why: "it is the last child, although \(other) has appeared",
        at: outline.nodes[top].place, overrule: option("--top", "\(stack)=\(other)"))
    }
  }

  // MARK: Presentations

  private mutating func setPresentations() {
    for index in outline.nodes.indices where !outline.nodes[index].isDropped {
      let node = outline.nodes[index]
      guard case .presented = node.link, node.kind != .alert else { continue }
      let fullScreen = setting(.modalPresentationStyle, "fullScreen", of: node.name)
      guard let presenting = printed[index]?.presentationController?.short else {
        assumptions.add(
          .assumed, "\(node.name) is presented in UIKit's default style",
          why: "what presents it is not printed", at: node.place, overrule: fullScreen)
        continue
      }
      let known = stylesOfPresentationControllers[presenting]
      let isSearch = presenting == "_UISearchPresentationController"
      let style = known ?? (isSearch ? .overCurrentContext : .custom)
      outline.nodes[index].controller.modalPresentationStyle = style
      guard known == nil else { continue }
      assumptions.add(
        .inferred, "\(node.name) is presented \(style.rawValue)",
        why: isSearch
          ? "a search controller leaves what it covers on screen"
          : "\(presenting) is none of UIKit's presentation controllers",
        at: node.place, overrule: fullScreen)
    }
  }
}
