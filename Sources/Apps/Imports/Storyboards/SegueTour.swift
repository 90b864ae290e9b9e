import StatusQuoAppearanceModel

/// Segues as steps: a tour that goes to every screen once and comes back.
///
/// A segue to a screen that is open already is left out, so that cycles of segues end.
struct SegueTour {
  private(set) var steps: [Step] = []
  private(set) var assumptions: [Assumption] = []
  private let outline: Outline
  private let flows: [Int: [StoryboardImport.Flow]]
  private let children: [[Int]]
  private let presented: [Int?]
  /// The place of a detached tree while the tour is in it.
  private var stacks: [Int: Int] = [:]
  private var open: Set<Int> = []
  private var selected: [Int: Int] = [:]
  private var styles: [Int: ModalPresentationStyle] = [:]
  private var done: Set<Int> = []
  private var depth = 0

  init(_ outline: Outline, _ flows: [StoryboardImport.Flow]) {
    self.outline = outline
    self.flows = Dictionary(grouping: flows, by: { $0.source })
    children = outline.children
    presented = outline.presented
  }

  /// Tours everything that is in a window.
  mutating func run() {
    for node in outline.nodes.indices where !outline.nodes[node].isDropped {
      guard case .root = outline.nodes[node].link else { continue }
      open.insert(node)
      tour(node)
      open.remove(node)
    }
  }

  /// Follows the segues of a tree. Each controller is toured once; steps and depth are limited.
  private mutating func tour(_ root: Int) {
    guard steps.count < InputLimits.steps, depth < InputLimits.depth, done.insert(root).inserted
    else { return }
    depth += 1
    defer { depth -= 1 }
    for flow in flows[root, default: []] { follow(flow) }
    for child in children[root] where leadsOn(child) {
      select(child, in: root)
      tour(child)
    }
    if let presented = presented[root] { tour(presented) }
  }

  /// Returns true if a segue starts in a tree.
  private func leadsOn(_ root: Int) -> Bool {
    var waiting = [root]
    while let node = waiting.popLast() {
      if flows[node] != nil { return true }
      waiting += children[node]
    }
    return false
  }

  private mutating func select(_ child: Int, in tab: Int) {
    guard outline.nodes[tab].kind == .tab else { return }
    let current = selected[tab] ?? outline.nodes[tab].selected ?? children[tab].first
    guard current != child else { return }
    selected[tab] = child
    steps.append(.select(name(child), on: name(tab)))
  }

  private mutating func follow(_ flow: StoryboardImport.Flow) {
    guard steps.count < InputLimits.steps else { return }
    if case .custom(let word) = flow.segue.kind {
      return leaveOut(flow, "\(printable(word)) decides what it does")
    }
    guard !open.contains(flow.destination) else { return leaveOut(flow, "it is open already") }
    switch flow.segue.kind {
    case .show: show(flow)
    case .showDetail where container(of: flow.source, .split) != nil:
      leaveOut(flow, "it replaces the detail of a split view controller")
    case .showDetail, .presentation: present(flow)
    case .child, .custom: return
    }
  }

  private mutating func leaveOut(_ flow: StoryboardImport.Flow, _ why: String) {
    let (source, destination) = (outline.nodes[flow.source], outline.nodes[flow.destination])
    assumptions.add(
      .skipped, "the segue from \(source.name) to \(destination.name)", why: why,
      at: flow.segue.place)
  }

  /// Pushes, or presents where there is no stack or the destination is one.
  private mutating func show(_ flow: StoryboardImport.Flow) {
    guard let stack = container(of: flow.source, .navigation),
      outline.nodes[flow.destination].kind != .navigation
    else { return present(flow) }
    steps.append(.push(name(flow.destination), on: name(stack)))
    visit(flow.destination, in: stack)
    steps.append(.pop(on: name(stack)))
  }

  private mutating func present(_ flow: StoryboardImport.Flow) {
    setStyle(of: flow)
    steps.append(.present(name(flow.destination), from: name(flow.source)))
    visit(flow.destination, in: nil)
    steps.append(.dismiss(from: name(flow.source)))
  }

  /// The style that the segue gives, where the destination has another one.
  private mutating func setStyle(of flow: StoryboardImport.Flow) {
    guard case .presentation(let style?) = flow.segue.kind else { return }
    let own = outline.nodes[flow.destination].controller.modalPresentationStyle
    guard (styles[flow.destination] ?? own) != style,
      let value = PropertyValue.Word(rawValue: style.rawValue)
    else { return }
    styles[flow.destination] = style
    steps.append(
      .set(.known(.modalPresentationStyle), to: .word(value), on: name(flow.destination)))
  }

  private mutating func visit(_ destination: Int, in stack: Int?) {
    stacks[destination] = stack
    open.insert(destination)
    tour(destination)
    open.remove(destination)
    stacks[destination] = nil
  }

  /// The nearest container of a kind in which a controller is now.
  private func container(of node: Int, _ kind: Controller.Kind) -> Int? {
    var node = node
    while true {
      let next: Int?
      switch outline.nodes[node].link {
      case .child(let parent): next = parent
      case .detached: next = stacks[node]
      case .root, .presented: next = nil
      }
      guard let next else { return nil }
      if outline.nodes[next].kind == kind { return next }
      node = next
    }
  }

  private func name(_ node: Int) -> Name { outline.nodes[node].controller.name }
}
