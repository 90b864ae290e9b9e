/// One of several ways to do the same work, to be measured beside the others.
public struct Candidate {
  /// What it is called in the results.
  public let name: String
  /// How many operations a block has.
  public let operationsPerBlock: Int
  /// Does N blocks and returns a number that follows from all of them, which keeps the work from
  /// being optimized away.
  public let play: (Int) -> UInt64

  /// A way to do blocks of `operationsPerBlock` operations.
  ///
  /// - Precondition: `operationsPerBlock` > 0.
  public init(_ name: String, operationsPerBlock: Int, play: @escaping (Int) -> UInt64) {
    precondition(operationsPerBlock > 0, "a block has at least one operation")
    self.name = name
    self.operationsPerBlock = operationsPerBlock
    self.play = play
  }

  /// The same, with a share of the blocks played twice. An exact slowdown in time and instructions,
  /// to test whether a gate notices.
  init(
    _ name: String, operationsPerBlock: Int, slowedBy slowdown: Double,
    play: @escaping (Int) -> UInt64
  ) {
    guard slowdown > 0 else {
      self.init(name, operationsPerBlock: operationsPerBlock, play: play)
      return
    }
    var due = 0.0
    self.init(name, operationsPerBlock: operationsPerBlock) { blocks in
      due += slowdown * Double(blocks)
      let extra = Int(due)
      due -= Double(extra)
      return play(blocks + extra)
    }
  }
}

/// What was measured of one candidate: one sample per round, or one block if that took longer than
/// `Effort.patienceNanoseconds`.
public struct Measurement: Sendable {
  /// The candidate.
  public let name: String
  /// Nanoseconds per operation, in the order of the rounds. Never empty.
  public let nanoseconds: [Double]
  /// The number of operations in all samples.
  public let operations: Int

  init(name: String, nanoseconds: [Double], operations: Int) {
    self.name = name
    self.nanoseconds = nanoseconds
    self.operations = operations
  }

  /// Samples that are not of this process.
  init(samples: [Double]) {
    self.init(name: "", nanoseconds: samples, operations: samples.count)
  }

  /// The median of nanoseconds per operation.
  public var median: Double { quantile(nanoseconds.sorted(), 0.5) }

  /// The range that holds the middle half of the samples.
  public var quartiles: ClosedRange<Double> {
    let sorted = nanoseconds.sorted()
    return quantile(sorted, 0.25)...quantile(sorted, 0.75)
  }

  /// Operations per second, by the median.
  public var rate: Double { 1e9 / median }

  /// What remains without the loop around it, round by round; never less than 0.
  func without(_ loop: Measurement) -> Measurement {
    let (loopMedian, isPaired) = (loop.median, loop.nanoseconds.count == nanoseconds.count)
    let net = nanoseconds.indices.map { round in
      max(0, nanoseconds[round] - (isPaired ? loop.nanoseconds[round] : loopMedian))
    }
    return Measurement(name: name, nanoseconds: net, operations: operations)
  }
}

/// How long to measure.
public struct Effort: Hashable, Sendable {
  /// The number of samples that are taken of each candidate, unless that would take too long.
  public var rounds: Int
  /// How long one sample takes at least, in nanoseconds.
  public var sampleNanoseconds: UInt64
  /// After this many nanoseconds no further round begins, once there are `fewestRounds`.
  public var limitNanoseconds: UInt64

  /// A candidate whose first block takes longer is not measured any further.
  public var patienceNanoseconds: UInt64

  /// The rounds of even the slowest candidate.
  public static let fewestRounds = 3

  /// An effort.
  ///
  /// - Precondition: `rounds` is at least `fewestRounds`.
  public init(
    rounds: Int, sampleNanoseconds: UInt64, limitNanoseconds: UInt64 = .max,
    patienceNanoseconds: UInt64 = .max
  ) {
    precondition(rounds >= Effort.fewestRounds, "at least three rounds")
    self.rounds = rounds
    self.sampleNanoseconds = sampleNanoseconds
    self.limitNanoseconds = limitNanoseconds
    self.patienceNanoseconds = patienceNanoseconds
  }
}

/// Measures candidates in turn, A B A B, so that what slows the machine slows all of them.
///
/// Before the first round each candidate warms up, and it is found how many of its blocks make a
/// sample; a block that takes longer than a sample is a sample.
///
/// - Parameter now: the nanoseconds of a clock that never goes back.
/// - Returns: one measurement per candidate, in their order, all with the same number of samples
///   except those that were too slow.
/// - Complexity: about `rounds` times the length of a sample, for each candidate.
public func measureInterleaved(
  _ candidates: [Candidate], effort: Effort, now: () -> UInt64
) -> [Measurement] {
  var sum: UInt64 = 0
  var blocks: [Int] = []
  var samples: [[Double]] = []
  for candidate in candidates {
    switch blocksOfASample(candidate, effort, &sum, now) {
    case .repeated(let count):
      blocks.append(count)
      samples.append([])
    case .once(let nanoseconds):
      blocks.append(0)
      samples.append([Double(nanoseconds) / Double(candidate.operationsPerBlock)])
    }
  }
  let start = now()
  for round in 0..<effort.rounds {
    if round >= Effort.fewestRounds, now() &- start > effort.limitNanoseconds { break }
    for (index, candidate) in candidates.enumerated() where blocks[index] > 0 {
      let nanoseconds = duration(of: candidate, blocks: blocks[index], &sum, now)
      let operations = Double(candidate.operationsPerBlock * blocks[index])
      samples[index].append(Double(nanoseconds) / operations)
    }
  }
  keep(sum)
  return candidates.indices.map { index in
    Measurement(
      name: candidates[index].name, nanoseconds: samples[index],
      operations: candidates[index].operationsPerBlock * max(1, blocks[index])
        * samples[index].count)
  }
}

private enum Sampling {
  case repeated(blocks: Int)
  /// The first block took too long.
  case once(nanoseconds: UInt64)
}

/// Doubles the blocks until they take a good part of a sample, then computes how many make one. A loop
/// that the optimizer removed costs nothing: there is a limit.
private func blocksOfASample(
  _ candidate: Candidate, _ effort: Effort, _ sum: inout UInt64, _ now: () -> UInt64
) -> Sampling {
  var blocks = 1
  while true {
    let nanoseconds = duration(of: candidate, blocks: blocks, &sum, now)
    if blocks == 1, nanoseconds > effort.patienceNanoseconds {
      return .once(nanoseconds: nanoseconds)
    }
    if blocks >= 1 << 24 { return .repeated(blocks: blocks) }
    if nanoseconds >= effort.sampleNanoseconds / 4 {
      let enough = Double(effort.sampleNanoseconds) / Double(max(nanoseconds, 1))
      return .repeated(blocks: max(1, Int((Double(blocks) * enough).rounded(.up))))
    }
    blocks *= 2
  }
}

private func duration(
  of candidate: Candidate, blocks: Int, _ sum: inout UInt64, _ now: () -> UInt64
) -> UInt64 {
  let start = now()
  sum &+= candidate.play(blocks)
  return now() &- start
}

/// Keeps the compiler from knowing that the sum is unused.
@inline(never) func keep(_ sum: UInt64) { withExtendedLifetime(sum) {} }
