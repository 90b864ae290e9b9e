import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// Turns printed hierarchies into an outline whose controllers have kinds, selected children and
/// presentation styles.
struct HierarchyImport {
  private(set) var outline: Outline
  private(set) var assumptions: [Assumption]
  let form: PrintedForm
  private let printed: [PrintedController?]

  init(
    _ reader: HierarchyReader, kinds overrides: [Int: Controller.Kind]
  ) {
    outline = reader.outline
    printed = reader.printed
    form = reader.form
    assumptions = reader.assumptions
    var inference = KindInference(outline, printed, overrides: overrides)
    let (kinds, reasons) = inference.infer()
    for (node, kind) in kinds.enumerated() { outline.update(node) { $0.kind = kind } }
    assumptions += reasons
    selectTabs()
    checkTops()
    setPresentations()
    assumptions += outline.setSystemClasses()
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
      outline.update(node) { $0.selected = selected }
      let name = outline.nodes[selected].name
      let other = children[node].first { $0 != selected } ?? selected
      assumptions.append(
        Assumption(
          isClear && best >= 3 ? .inferred : .assumed,
          "\(name) is selected in \(outline.nodes[node].name)",
          why: isClear
            ? best >= 3 ? "it is the one that appeared" : "more of its views are loaded"
            : "nothing tells them apart, and it is the first",
          at: outline.nodes[selected].place,
          overrule: option(
            "--selected", "\(outline.nodes[node].name)=\(outline.nodes[other].name)")))
    }
  }

  /// How much speaks for a child being the selected one.
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
      assumptions.append(
        Assumption(
          .assumed,
          "\(outline.nodes[top].name) is the top of \(outline.nodes[node].name)",
          why: "it is the last child, although \(outline.nodes[shown[0]].name) has appeared",
          at: outline.nodes[top].place,
          overrule: option(
            "--top", "\(outline.nodes[node].name)=\(outline.nodes[shown[0]].name)")))
    }
  }

  // MARK: Presentations

  private mutating func setPresentations() {
    for node in outline.nodes.indices where !outline.nodes[node].isDropped {
      guard case .presented = outline.nodes[node].link, outline.nodes[node].kind != .alert else {
        continue
      }
      let name = outline.nodes[node].name
      guard let presenting = printed[node]?.presentationController else {
        assumptions.append(
          Assumption(
            .assumed, "\(name) is presented in UIKit's default style",
            why: "what presents it is not printed", at: outline.nodes[node].place,
            overrule: option("--set", "\(name).modalPresentationStyle=fullScreen")))
        continue
      }
      if let style = stylesOfPresentationControllers[presenting.short] {
        outline.set("modalPresentationStyle", JSON(style.rawValue), on: node)
        continue
      }
      let isSearch = presenting.short == "_UISearchPresentationController"
      let style: ModalPresentationStyle = isSearch ? .overCurrentContext : .custom
      outline.set("modalPresentationStyle", JSON(style.rawValue), on: node)
      assumptions.append(
        Assumption(
          .inferred, "\(name) is presented \(style.rawValue)",
          why: isSearch
            ? "a search controller leaves what it covers on screen"
            : "\(presenting.short) is none of UIKit's presentation controllers",
          at: outline.nodes[node].place,
          overrule: option("--set", "\(name).modalPresentationStyle=fullScreen")))
    }
  }
}
