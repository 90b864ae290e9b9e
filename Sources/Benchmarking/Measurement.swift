/// One of several ways to do the same work, to be measured beside the others.
public struct Candidate {
  /// What it is called in the results.
  public let name: String
  /// How many operations a block has.
  public let operationsPerBlock: Int
  /// Does so many blocks and returns a number that follows from all of them, which keeps the work
  /// from being optimised away.
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
}

/// What was measured of one candidate: one sample a round, or only one block where that took longer
/// than `Effort.patienceNanoseconds`.
public struct Measurement: Sendable {
  /// The candidate.
  public let name: String
  /// Nanoseconds an operation, in the order of the rounds. Never empty.
  public let nanoseconds: [Double]
  /// How many operations all samples have.
  public let operations: Int

  /// The median of nanoseconds an operation.
  public var median: Double { quantile(nanoseconds.sorted(), 0.5) }

  /// The range that holds the middle half of the samples.
  public var quartiles: ClosedRange<Double> {
    let sorted = nanoseconds.sorted()
    return quantile(sorted, 0.25)...quantile(sorted, 0.75)
  }

  /// Operations a second, by the median.
  public var rate: Double { 1e9 / median }
}

/// How long to measure.
public struct Effort: Hashable, Sendable {
  /// How many samples are taken of each candidate, unless that would take too long.
  public var rounds: Int
  /// How long one sample takes at least, in nanoseconds.
  public var sampleNanoseconds: UInt64
  /// After so long no further round begins, once there are `fewestRounds`, in nanoseconds.
  public var limitNanoseconds: UInt64

  /// A candidate whose first block takes longer is not measured any further.
  public var patienceNanoseconds: UInt64

  /// However slow a candidate is.
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

/// Measures candidates in turn, A B A B, so that whatever slows the machine slows all of them.
///
/// Before the first round each candidate warms up, and it is found how many of its blocks make a
/// sample; a block that takes longer than a sample is a sample.
///
/// - Parameter now: the nanoseconds of a clock that never goes back.
/// - Returns: one measurement a candidate, in their order, all with the same number of samples but
///   for those that were too slow.
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
  /// The first block took too long, namely so much.
  case once(nanoseconds: UInt64)
}

/// Doubles the blocks until they take a good part of a sample, and goes on from there.
private func blocksOfASample(
  _ candidate: Candidate, _ effort: Effort, _ sum: inout UInt64, _ now: () -> UInt64
) -> Sampling {
  var blocks = 1
  while true {
    let nanoseconds = duration(of: candidate, blocks: blocks, &sum, now)
    if blocks == 1, nanoseconds > effort.patienceNanoseconds {
      return .once(nanoseconds: nanoseconds)
    }
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

/// The compiler can't know that nobody looks at it.
@inline(never) private func keep(_ sum: UInt64) { withExtendedLifetime(sum) {} }
