extension WorldSketch {
  /// A relation between two controllers.
  enum Kinship: CaseIterable {
    case parent, lastChild, presenter, presented, popping, poppedFrom
  }

  func kin(_ kinship: Kinship, of index: Int) -> Int? {
    switch kinship {
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
      guard let next = kin(random.pick(Kinship.allCases), of: relative) else { continue }
      relative = next
      left -= 1
    }
    return relative
  }
}
