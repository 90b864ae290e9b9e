extension WorldSketch {
  /// A relation between two controllers.
  enum Relation: CaseIterable {
    case parent, lastChild, presenter, presented, popping, poppedFrom
  }

  func relative(by relation: Relation, of index: Int) -> Int? {
    switch relation {
    case .parent: nodes[index].parent
    case .lastChild: nodes[index].children.last
    case .presenter: nodes[index].presenter
    case .presented: nodes[index].presented
    case .popping: nodes[index].popping
    case .poppedFrom: nodes[index].poppedFrom
    }
  }

  /// A controller at most this many relations away, mostly not the controller itself.
  func relative(of index: Int, within relations: Int, _ random: inout SeededRandom) -> Int {
    var relative = index
    var left = relations
    // Most controllers lack most kinds of relatives.
    for _ in 0..<3 * relations where left > 0 {
      guard let next = self.relative(by: random.pick(Relation.allCases), of: relative) else {
        continue
      }
      relative = next
      left -= 1
    }
    return relative
  }
}
