/// The part of a run that one machine plays: every `count`-th block of scenarios.
package struct Shard: Hashable, Sendable {
  /// The number, from 0 to `count` - 1.
  package var number: Int
  /// The number of parts.
  package var count: Int

  /// The highest `count`.
  package static let maxParts = 1_000_000

  /// Shard `number` of `count`, from 0.
  package init(_ number: Int, of count: Int) {
    precondition((0..<count).contains(number), "no such shard")
    self.number = number
    self.count = count
  }

  /// All of a run.
  package static let whole = Shard(0, of: 1)
}

/// A scenario has a number in its run and a position in its shard, both from 0.
extension RunPlan {
  /// The number of the scenario at a position of the shard.
  package func index(at position: Int) -> Int {
    let block = source.blockLength
    return (position / block * shard.count + shard.number) * block + position % block
  }

  /// The position of the scenario with a number, which must be in the shard.
  package func position(of index: Int) -> Int {
    let block = source.blockLength
    return index / block / shard.count * block + index % block
  }

  /// The numbers of the scenarios at the first of some positions, as far as no other shard's come
  /// between them.
  package func consecutiveIndices(at positions: Range<Int>) -> Range<Int> {
    let block = source.blockLength
    let first = index(at: positions.lowerBound)
    let left = shard.count == 1 ? positions.count : block - positions.lowerBound % block
    return first..<first + min(positions.count, left)
  }

  /// The number of positions of the shard; nil is no limit.
  package var positions: Int? {
    scenarios.map { total in
      let block = source.blockLength
      let whole = max(0, (total / block - shard.number + shard.count - 1) / shard.count)
      return whole * block + (total / block % shard.count == shard.number ? total % block : 0)
    }
  }
}
