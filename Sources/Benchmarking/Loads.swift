import Generators

/// What the machine itself needs for one load from memory: the floor under every query.
public struct MemoryLoads: Hashable, Sendable {
  /// Whether each load has to wait for the one before.
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

  /// The independent loads from the first-level cache that queries are held against.
  public static let floor = MemoryLoads(areDependent: false, bytes: 4_096)

  /// From sizes that fit the first, second and third level of today's caches, and that fit none.
  public static let all = [true, false].flatMap { areDependent in
    [1 << 14, 1 << 18, 1 << 21, 1 << 26].map { MemoryLoads(areDependent: areDependent, bytes: $0) }
  }

  /// To be measured: an operation is a load.
  public var candidate: Candidate {
    let name = areDependent ? "dependent" : "independent"
    return Candidate(
      name, operationsPerBlock: 1_024, play: areDependent ? dependent() : independent())
  }

  /// Follows one cycle through all cache lines in random order.
  private func dependent() -> (Int) -> UInt64 {
    let perLine = 64 / MemoryLayout<Int32>.size
    let lines = bytes / 64
    let next = MemoryLoads.cycle(through: lines)
    var table = ContiguousArray<Int32>(repeating: 0, count: lines * perLine)
    for line in 0..<lines { table[line * perLine] = Int32(next[line] * perLine) }
    var place = 0
    return { blocks in
      var at = place
      for _ in 0..<blocks * 1_024 { at = Int(table[at]) }
      place = at
      return UInt64(at)
    }
  }

  /// For each of `count` places the one to go to next: a single way through all of them, in random
  /// order (Sattolo 1986).
  static func cycle(through count: Int) -> [Int] {
    var random = SeededRandom(seed: 1)
    var next = Array(0..<count)
    for index in stride(from: count - 1, to: 0, by: -1) { next.swapAt(index, random.below(index)) }
    return next
  }

  /// Looks up bytes in an order that is known beforehand, exactly as queries are asked.
  private func independent() -> (Int) -> UInt64 {
    var random = SeededRandom(seed: 1)
    let table = ContiguousArray((0..<bytes).map { _ in UInt8(random.below(2)) })
    let asked = ContiguousArray((0..<min(65_536, max(256, bytes))).map { _ in random.below(bytes) })
    let order = ContiguousArray(asked.map(Int32.init))
    var place = 0
    return { blocks in
      var sum: UInt64 = 0
      var next = place
      let mask = order.count - 1
      for _ in 0..<blocks * 1_024 {
        sum &+= UInt64(table[Int(order[next])])
        next = (next &+ 1) & mask
      }
      place = next
      return sum
    }
  }
}
