import StatusQuoAppearanceModel
import StatusQuoArticles

/// The nodes of a story that are drawn, with their rows: the same for each of its moments.
///
/// What agrees and does not matter is collapsed into a row that counts it; what differs, and who is
/// asked, stays in sight.
package struct TreePlan {
  package enum Content: Hashable {
    case node(Int)
    /// The number of nodes that this row stands for.
    case collapsed(Int)
  }

  package struct Row: Hashable {
    package var content: Content
    var depth: Int
    /// The row above it in the tree.
    var parent: Int?
  }

  package private(set) var rows: [Row] = []
  /// The row in which each node is, also a collapsed one.
  package private(set) var rowOfNode: [Int]
  private let homes: TreeHomes
  /// 0 for what must be in sight, 4 for what need not, by node.
  private let ranks: [Int]
  private var isShown: [Bool]

  /// The number of rows that a person takes in.
  package static let maxRows = 32
  /// Parents in a line that are all drawn.
  private static let maxParents = 14

  package init(_ story: IndexedStory) {
    homes = story.homes
    ranks = story.homes.nodes.indices.map { story.rank(of: $0) }
    isShown = Array(repeating: true, count: homes.nodes.count)
    rowOfNode = Array(repeating: 0, count: homes.nodes.count)
    if homes.nodes.count > Self.maxRows { choose() }
    addRows()
  }

  /// The window or controller that a node is.
  func nodeName(_ node: Int) -> Name? { homes.nodes[node].name }

  // MARK: What is shown

  private mutating func choose() {
    isShown = Array(repeating: false, count: homes.nodes.count)
    var count = 0
    for rank in 0...4 {
      for node in homes.inOrder where ranks[node] == rank && count < Self.maxRows {
        if isShown[node] { continue }
        isShown[node] = true
        count += 1 + showParents(of: node)
      }
    }
  }

  /// Shows the nodes above one; of a long line only the nearest and the outermost.
  private mutating func showParents(of node: Int) -> Int {
    var line: [Int] = []
    var next = homes.parents[node]
    while let parent = next {
      line.append(parent)
      next = homes.parents[parent]
    }
    let wanted =
      line.count > Self.maxParents ? Array(line.prefix(3) + line.suffix(2)) : line
    var added = 0
    for parent in wanted where !isShown[parent] {
      isShown[parent] = true
      added += 1
    }
    return added
  }

  /// The most lines of settings in a row: where there are many rows, those that matter little have
  /// few.
  func maxLines(in row: Int) -> Int {
    guard rows.count > 12, case .node(let node) = rows[row].content else { return 8 }
    return ranks[node] < 2 ? 6 : 1
  }

  // MARK: Rows

  private mutating func addRows() {
    var open: [(node: Int, parent: Int?, depth: Int)] =
      homes.roots.reversed().map { ($0, nil, 0) }
    while let next = open.popLast() {
      if !isShown[next.node] {
        addCollapsed(from: next.node, parent: next.parent, depth: next.depth, &open)
        continue
      }
      let row = rows.count
      rows.append(Row(content: .node(next.node), depth: next.depth, parent: next.parent))
      rowOfNode[next.node] = row
      for child in homes.children[next.node].reversed() {
        open.append((child, row, next.depth + 1))
      }
    }
  }

  /// One row for a node that is not shown, those that follow it, and all below them that are not
  /// shown; what is shown hangs on it.
  private mutating func addCollapsed(
    from node: Int, parent: Int?, depth: Int,
    _ open: inout [(node: Int, parent: Int?, depth: Int)]
  ) {
    let row = rows.count
    rows.append(Row(content: .collapsed(0), depth: depth, parent: parent))
    var count = 0
    var hidden = [node]
    while let next = open.last, next.parent == parent, next.depth == depth, !isShown[next.node] {
      hidden.append(next.node)
      open.removeLast()
    }
    var below: [Int] = []
    while let next = hidden.popLast() {
      count += 1
      rowOfNode[next] = row
      for child in homes.children[next] {
        if isShown[child] { below.append(child) } else { hidden.append(child) }
      }
    }
    rows[row].content = .collapsed(count)
    for child in below.reversed() { open.append((child, row, depth + 1)) }
  }
}

extension IndexedStory {
  /// The rank of a node: the higher, the less it matters.
  fileprivate func rank(of node: Int) -> Int {
    guard let name = homes.nodes[node].name else { return 3 }
    if story.isAsked(name, at: story.focus) { return 0 }
    let now = content(of: node, at: story.focus)
    if now.differs { return 0 }
    if now.isChanged { return 1 }
    if story.moments.indices.contains(where: { story.isAsked(name, at: $0) }) { return 2 }
    return now.isOnScreen ? 3 : 4
  }
}

extension Story {
  /// Returns true if an update came to a controller or window, as one of the resolvers has it.
  func isAsked(_ name: Name, at place: Int) -> Bool {
    let moment = moments[place]
    return moment.expected.provenance.contains(name)
      || moment.actual?.provenance.contains(name)
        ?? false
  }
}

extension Provenance? {
  fileprivate func contains(_ name: Name) -> Bool {
    guard let self else { return false }
    return self.window == name || self.style.contains(name) || self.hidden.contains(name)
  }
}

extension Provenance.Answer? {
  fileprivate func contains(_ name: Name) -> Bool {
    self?.chain.contains { $0.controller == name } ?? false
  }
}
