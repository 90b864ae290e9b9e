/// What was measured of one candidate: one sample a round.
public struct Measurement: Sendable {
  /// The candidate.
  public let name: String
  /// Nanoseconds an operation, in the order of the rounds. Never empty.
  public let nanoseconds: [Double]
  /// What every pass came to.
  public let digest: UInt64

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
  /// How many samples are taken of each candidate.
  public var rounds: Int
  /// How long one sample takes at least, in nanoseconds.
  public var sampleNanoseconds: UInt64

  /// An effort; the default takes about a third of a second for two candidates.
  ///
  /// - Precondition: `rounds` > 0.
  public init(rounds: Int = 15, sampleNanoseconds: UInt64 = 10_000_000) {
    precondition(rounds > 0, "at least one round")
    self.rounds = rounds
    self.sampleNanoseconds = sampleNanoseconds
  }
}

/// Measures candidates in turn, A B A B, so that whatever slows the machine slows all of them.
///
/// Before the first round every candidate runs once to warm up and to find how many passes make a
/// sample; a pass longer than a sample is a sample.
///
/// - Parameter now: the nanoseconds of a clock that never goes back.
/// - Returns: one measurement a candidate, in their order.
/// - Complexity: about `rounds` times the length of a sample, for each candidate.
public func measureInterleaved(
  _ candidates: [Candidate], effort: Effort = Effort(), now: () -> UInt64
) -> [Measurement] {
  let digests = candidates.map { $0.pass() }
  let passes = candidates.map { candidate in
    let nanoseconds = duration(of: candidate, passes: 1, now).nanoseconds
    return Int(clamping: effort.sampleNanoseconds / max(nanoseconds, 1)) + 1
  }
  var samples = [[Double]](repeating: [], count: candidates.count)
  for _ in 0..<effort.rounds {
    for (index, candidate) in candidates.enumerated() {
      let sample = duration(of: candidate, passes: passes[index], now)
      precondition(
        sample.digests == (passes[index].isMultiple(of: 2) ? 0 : digests[index]),
        "'\(candidate.name)' does not do the same in every pass")
      let operations = Double(candidate.operations * passes[index])
      samples[index].append(Double(sample.nanoseconds) / operations)
    }
  }
  return candidates.indices.map { index in
    Measurement(
      name: candidates[index].name, nanoseconds: samples[index], digest: digests[index])
  }
}

/// How long several passes take, and their digests, combined by exclusive or.
private func duration(
  of candidate: Candidate, passes: Int, _ now: () -> UInt64
) -> (nanoseconds: UInt64, digests: UInt64) {
  var digests: UInt64 = 0
  let start = now()
  for _ in 0..<passes { digests ^= candidate.pass() }
  return (now() &- start, digests)
}
