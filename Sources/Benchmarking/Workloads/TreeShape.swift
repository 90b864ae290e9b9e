import StatusQuoAppearanceModel
import StatusQuoGenerators

/// The shape of a tree that is measured.
package enum TreeShape: String, CaseIterable, Hashable, Sendable {
  /// Tabs with navigation stacks, whose screens contain further controllers and further stacks.
  case app
  /// Each controller in the one before: first containers that forward, then plain ones.
  case path
  /// All in one.
  case star
  /// A tab for each two: a stack with a controller on it.
  case tabs
  /// Each in any one before it.
  case random

  /// The words for people.
  package var text: String { self == .app ? "app-like" : rawValue }

  /// The most controllers of a path that forward the status bar's questions.
  static let forwardingDepth = 7

  /// The fewest controllers that a tree has.
  package static let minimum = 5
}

/// The kinds and parents of a tree's controllers; a parent comes before its children.
struct TreeMembers {
  private(set) var kinds: [Controller.Kind] = []
  /// -1 for the root.
  private(set) var parents: [Int] = []
  private let capabilities: Capabilities

  var count: Int { kinds.count }

  /// Adds a controller: a plain one where the kind is not known, and below the nearest that may have it.
  private mutating func add(_ wanted: Controller.Kind, in wantedParent: Int) {
    guard wantedParent >= 0 else {
      kinds.append(isParent(wanted) ? wanted : rootKind)
      return parents.append(-1)
    }
    var kind = isParent(wanted) ? wanted : .plain
    var parent = wantedParent
    while parent > 0, !canHave(kind, in: parent) { parent = parents[parent] }
    if !canHave(kind, in: parent) { kind = .plain }
    kinds.append(kind)
    parents.append(parent)
  }

  private func isParent(_ kind: Controller.Kind) -> Bool {
    capabilities.kinds.contains(kind) && capabilities.parents.contains(kind)
  }

  private func canHave(_ kind: Controller.Kind, in parent: Int) -> Bool {
    isParent(kinds[parent]) && !(kind == .navigation && kinds[parent] == .navigation)
  }

  /// The kind of a root that may have children.
  private var rootKind: Controller.Kind {
    [.tab, .navigation, .page, .split].first(where: isParent) ?? .plain
  }

  /// A tree of `count` controllers that a resolver knows. The shape is kept as far as that allows.
  ///
  /// - Precondition: `count` is at least `TreeShape.minimum`.
  init(
    _ shape: TreeShape, count: Int, of capabilities: Capabilities, random: inout SeededRandom
  ) {
    precondition(count >= TreeShape.minimum, "a tree has room for what the steps act on")
    self.capabilities = capabilities
    switch shape {
    case .app: addApp(count, &random)
    case .path:
      for index in 0..<count {
        let forwards = index < min(TreeShape.forwardingDepth, count - 1)
        add(forwards ? (index.isMultiple(of: 2) ? .tab : .navigation) : .plain, in: index - 1)
      }
    case .star: for index in 0..<count { add(.plain, in: index == 0 ? -1 : 0) }
    case .tabs:
      add(.tab, in: -1)
      for index in 1..<count {
        let isOnStack = index.isMultiple(of: 2)
        // The last one is plain.
        let kind: Controller.Kind = isOnStack || index == count - 1 ? .plain : .navigation
        add(kind, in: isOnStack ? index - 1 : 0)
      }
    case .random: for index in 0..<count { add(.plain, in: index == 0 ? -1 : random.below(index)) }
    }
  }

  /// Up to five stacks below the tabs, each further one below any plain controller.
  private mutating func addApp(_ count: Int, _ random: inout SeededRandom) {
    let screenLimit = min(4, max(1, (count - 1) / 4))
    var plain: [Int] = []
    var stacks = 0
    add(.tab, in: -1)
    while self.count < count {
      let stack = self.count
      add(.navigation, in: stacks < 5 ? 0 : random.pick(plain))
      stacks += 1
      for _ in 0..<random.within(1...screenLimit) where self.count < count {
        let screen = self.count
        plain.append(screen)
        add(.plain, in: stack)
        for _ in 0..<random.below(screenLimit) where self.count < count {
          plain.append(self.count)
          add(.plain, in: screen)
        }
      }
    }
  }

  /// Everything in declaration order: each controller, then its children with what is below them.
  var declarationOrder: [Int] {
    var firstChild = [Int](repeating: -1, count: count)
    var nextSibling = firstChild
    for child in (1..<count).reversed() {
      nextSibling[child] = firstChild[parents[child]]
      firstChild[parents[child]] = child
    }
    var order: [Int] = []
    var waiting = [0]
    while let index = waiting.popLast() {
      order.append(index)
      // The sibling waits below the children, so that these come first.
      if nextSibling[index] >= 0 { waiting.append(nextSibling[index]) }
      if firstChild[index] >= 0 { waiting.append(firstChild[index]) }
    }
    return order
  }

  /// The number of controllers on the longest way from the root.
  var depth: Int {
    var depths = [Int](repeating: 1, count: count)
    for child in 1..<count { depths[child] = depths[parents[child]] + 1 }
    return depths.max() ?? 0
  }
}
