/// One of several ways to do the same work, to be measured beside the others.
package struct TimedColumn {
  /// Its name in the results.
  let name: String
  /// The number of operations of a block.
  let operationsPerBlock: Int
  /// Does N blocks and returns a number that follows from all of them, which keeps the work from
  /// being optimized away.
  let play: (Int) -> UInt64

  /// A way to do blocks of `operationsPerBlock` operations.
  ///
  /// - Precondition: `operationsPerBlock` > 0.
  package init(_ name: String, operationsPerBlock: Int, play: @escaping (Int) -> UInt64) {
    precondition(operationsPerBlock > 0, "a block has at least one operation")
    self.name = name
    self.operationsPerBlock = operationsPerBlock
    self.play = play
  }
}

/// Samples of one candidate: one per round, or one block if that took longer than
/// `Effort.patienceNanoseconds`.
package struct Measurement: Sendable {
  /// The candidate.
  package let name: String
  /// Nanoseconds per operation, in the order of the rounds. Never empty.
  package let nanoseconds: [Double]

  package init(name: String = "", nanoseconds: [Double]) {
    self.name = name
    self.nanoseconds = nanoseconds
  }

  /// The median of nanoseconds per operation.
  package var median: Double { quantile(nanoseconds.sorted(), 0.5) }

  /// The range that holds the middle half of the samples.
  package var quartiles: ClosedRange<Double> {
    let sorted = nanoseconds.sorted()
    return quantile(sorted, 0.25)...quantile(sorted, 0.75)
  }

  /// Operations per second, by the median.
  package var rate: Double { 1e9 / median }

  /// The samples without the loop around them, round by round; never less than 0.
  func without(_ loop: Measurement) -> Measurement {
    let (loopMedian, isPaired) = (loop.median, loop.nanoseconds.count == nanoseconds.count)
    let net = nanoseconds.indices.map { round in
      max(0, nanoseconds[round] - (isPaired ? loop.nanoseconds[round] : loopMedian))
    }
    return Measurement(name: name, nanoseconds: net)
  }
}

/// The time to spend on each candidate.
package struct Effort: Hashable, Sendable {
  /// The number of samples of each candidate, unless that would take too long. At least `fewestRounds`.
  var rounds: Int
  /// The duration of one sample at least, in nanoseconds.
  var sampleNanoseconds: UInt64
  /// The number of nanoseconds after which no further round begins, once there are `fewestRounds`.
  var limitNanoseconds: UInt64
  /// A candidate whose first block takes longer is not measured any further.
  var patienceNanoseconds: UInt64

  package init(
    rounds: Int, sampleNanoseconds: UInt64, limitNanoseconds: UInt64 = .max,
    patienceNanoseconds: UInt64 = .max
  ) {
    self.rounds = rounds
    self.sampleNanoseconds = sampleNanoseconds
    self.limitNanoseconds = limitNanoseconds
    self.patienceNanoseconds = patienceNanoseconds
  }

  /// The rounds of even the slowest candidate.
  static let fewestRounds = 3
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
package func measureInterleaved(
  _ candidates: [TimedColumn], effort: Effort, now: () -> UInt64
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
    Measurement(name: candidates[index].name, nanoseconds: samples[index])
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
  _ candidate: TimedColumn, _ effort: Effort, _ sum: inout UInt64, _ now: () -> UInt64
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
  of candidate: TimedColumn, blocks: Int, _ sum: inout UInt64, _ now: () -> UInt64
) -> UInt64 {
  let start = now()
  sum &+= candidate.play(blocks)
  return now() &- start
}

/// Keeps the compiler from knowing that the sum is unused.
@inline(never) func keep(_ sum: UInt64) { withExtendedLifetime(sum) {} }
