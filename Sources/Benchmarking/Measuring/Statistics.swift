/// The value below which a share of the sorted values lies, interpolated between neighbors.
///
/// - Precondition: `sorted` is sorted and not empty; `share` is from 0 to 1.
func quantile(_ sorted: [Double], _ share: Double) -> Double {
  let place = share * Double(sorted.count - 1)
  let below = Int(place)
  let above = min(below + 1, sorted.count - 1)
  return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
}

/// How many times faster one candidate is than another.
public struct Ratio: Hashable, Sendable {
  /// The median of the rounds' ratios.
  public let median: Double
  /// Holds the true median with the probability `confidence`.
  public let interval: ClosedRange<Double>
  /// At least 0.95, unless there are fewer than six rounds.
  public let confidence: Double

  /// The ratio of two candidates measured side by side: above 1 where `fast` is faster.
  ///
  /// Each round gives one ratio, so what slows a whole round cancels out. The interval is that of
  /// the sign test (order statistics), which assumes nothing about how the samples are distributed.
  ///
  /// - Precondition: both have the same number of samples.
  public init(of slow: Measurement, to fast: Measurement) {
    precondition(slow.nanoseconds.count == fast.nanoseconds.count, "one sample each a round")
    let ratios = zip(slow.nanoseconds, fast.nanoseconds).map { slow, fast in
      Ratio.of(slow, to: fast)
    }.sorted()
    median = quantile(ratios, 0.5)
    let (rank, confidence) = Ratio.rank(samples: ratios.count)
    interval = ratios[rank]...ratios[ratios.count - 1 - rank]
    self.confidence = confidence
  }

  /// The ratio of samples to others that were taken at another time.
  ///
  /// The median of all pairs' ratios, with the interval of the Mann-Whitney test (Hodges and Lehmann
  /// 1963): it assumes that both are distributed alike but for a factor.
  ///
  /// - Precondition: both have samples.
  public init(of now: [Double], toEarlier earlier: [Double]) {
    let ratios = now.flatMap { one in earlier.map { Ratio.of(one, to: $0) } }
      .sorted()
    median = quantile(ratios, 0.5)
    let (rank, confidence) = Ratio.rank(now.count, earlier.count)
    interval = ratios[rank]...ratios[ratios.count - 1 - rank]
    self.confidence = confidence
  }

  /// Equal values have the ratio 1, also where there is nothing.
  private static func of(_ one: Double, to other: Double) -> Double {
    one == other ? 1 : one / max(other, 1e-9)
  }

  /// How many of the sorted ratios of all pairs may be cut off at each end so that the interval holds
  /// the true ratio with a probability of at least 0.95, and that probability.
  static func rank(_ one: Int, _ other: Int) -> (rank: Int, confidence: Double) {
    let counts = orderings(one, other)
    let all = counts.reduce(0, +)
    var tail = counts[0] / all
    var best = (rank: 0, confidence: max(0, 1 - 2 * tail))
    for rank in 1..<max(2, counts.count / 2) {
      tail += counts[rank] / all
      guard 1 - 2 * tail >= 0.95 else { break }
      best = (rank, 1 - 2 * tail)
    }
    return best
  }

  /// How many orders of `one` + `other` samples have each number of inversions (Mann and Whitney
  /// 1947).
  private static func orderings(_ one: Int, _ other: Int) -> [Double] {
    // Coefficients of the Gaussian binomial: products of (1 - q^(other + i)) / (1 - q^i).
    var counts = [Double](repeating: 0, count: one * other + 1)
    counts[0] = 1
    for part in 1...max(1, one) where one > 0 {
      for place in stride(from: counts.count - 1, through: other + part, by: -1) {
        counts[place] -= counts[place - other - part]
      }
      for place in stride(from: part, to: counts.count, by: 1) {
        counts[place] += counts[place - part]
      }
    }
    return counts
  }

  /// The number of samples that may be cut off at each end so that what is left holds the median with a
  /// probability of at least 0.95, and that probability.
  static func rank(samples: Int) -> (rank: Int, confidence: Double) {
    var tail = exp2(-samples)
    var term = tail
    var best = (rank: 0, confidence: max(0, 1 - 2 * tail))
    for rank in 1..<max(2, samples / 2) {
      term *= Double(samples - rank + 1) / Double(rank)
      tail += term
      guard 1 - 2 * tail >= 0.95 else { break }
      best = (rank, 1 - 2 * tail)
    }
    return best
  }

  private static func exp2(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
