import StatusQuoGenerators

/// What the machine itself needs for one load from memory: the limit of every query.
public struct MemoryLoads: Hashable, Sendable {
  /// Whether each load waits for the one before.
  public let areDependent: Bool
  /// How many bytes the loads are spread over.
  public let bytes: Int

  /// Loads from `bytes` bytes.
  ///
  /// - Precondition: at least 4,096 bytes, a power of two.
  public init(areDependent: Bool, bytes: Int) {
    precondition(bytes >= 4_096 && bytes.nonzeroBitCount == 1, "a power of two, 4,096 or more")
    self.areDependent = areDependent
    self.bytes = bytes
  }

  /// The dependent loads from the first-level cache that the time until an answer is held against.
  public static let shortest = MemoryLoads(areDependent: true, bytes: 1 << 14)

  /// From sizes that fit the first, second and third level of today's caches, and that fit none.
  public static let all = [true, false].flatMap { areDependent in
    [1 << 14, 1 << 18, 1 << 21, 1 << 26].map { MemoryLoads(areDependent: areDependent, bytes: $0) }
  }

  static let loadsPerBlock = 1_024

  /// To be measured: an operation is a load, and nothing else but the loop.
  var candidate: Candidate {
    Candidate(
      areDependent ? "dependent" : "independent", operationsPerBlock: MemoryLoads.loadsPerBlock,
      play: areDependent ? dependent() : independent(loads: true))
  }

  /// The loop around independent loads: their order is read, too. `nil` for dependent ones, which have
  /// no loop besides.
  var loop: Candidate? {
    areDependent
      ? nil
      : Candidate(
        "loop", operationsPerBlock: MemoryLoads.loadsPerBlock, play: independent(loads: false))
  }

  /// Follows one cycle through all cache lines in random order: each load gives the next place.
  private func dependent() -> (Int) -> UInt64 {
    let perLine = 64 / MemoryLayout<Int>.size
    let lines = bytes / 64
    let next = MemoryLoads.cycle(through: lines)
    var table = ContiguousArray<Int>(repeating: 0, count: lines * perLine)
    for line in 0..<lines { table[line * perLine] = next[line] * perLine }
    var place = 0
    return { blocks in
      var at = place
      for _ in 0..<blocks * MemoryLoads.loadsPerBlock { at = table[at] }
      place = at
      return UInt64(at)
    }
  }

  /// For each of `count` places the next one: a single way through all of them, in random order
  /// (Sattolo 1986).
  static func cycle(through count: Int) -> [Int] {
    var random = SeededRandom(seed: 1)
    var next = Array(0..<count)
    for index in stride(from: count - 1, to: 0, by: -1) { next.swapAt(index, random.below(index)) }
    return next
  }

  /// Looks up bytes in an order that is known beforehand, as questions are asked; without `loads` only
  /// reads the order.
  private func independent(loads: Bool) -> (Int) -> UInt64 {
    var random = SeededRandom(seed: 1)
    let table = ContiguousArray((0..<bytes).map { _ in UInt8(random.below(2)) })
    let order = ContiguousArray(
      (0..<min(65_536, max(256, bytes))).map { _ in random.below(bytes) })
    let mask = order.count - 1
    var place = 0
    func sum(_ blocks: Int, _ look: (Int) -> UInt64) -> UInt64 {
      var sum: UInt64 = 0
      var next = place
      for _ in 0..<blocks * MemoryLoads.loadsPerBlock {
        sum &+= look(order[next])
        next = (next &+ 1) & mask
      }
      place = next
      return sum
    }
    return loads
      ? { sum($0) { UInt64(table[$0]) } } : { sum($0) { UInt64(truncatingIfNeeded: $0) } }
  }
}
