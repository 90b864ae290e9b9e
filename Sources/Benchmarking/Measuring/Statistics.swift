/// The value below which a share of the sorted values lies, interpolated between neighbors.
///
/// - Precondition: `sorted` is sorted and not empty; `share` is from 0 to 1.
package func quantile(_ sorted: [Double], _ share: Double) -> Double {
  let place = share * Double(sorted.count - 1)
  let below = Int(place)
  let above = min(below + 1, sorted.count - 1)
  return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
}

/// The ratio of one candidate's speed to another's.
package struct Ratio: Hashable, Sendable {
  /// The median of the rounds' ratios.
  package let median: Double
  /// Holds the true median with the probability `confidence`.
  package let interval: ClosedRange<Double>
  /// The confidence: at least 0.95, unless there are fewer than six rounds.
  package let confidence: Double

  /// The ratio of two candidates measured side by side: above 1 where `fast` is faster.
  ///
  /// Each round gives one ratio, so what slows a whole round cancels out. The interval is that of
  /// the sign test (order statistics), which assumes nothing about how the samples are distributed.
  ///
  /// - Precondition: both have the same number of samples.
  package init(of slow: Measurement, to fast: Measurement) {
    precondition(slow.nanoseconds.count == fast.nanoseconds.count, "one sample each a round")
    let ratios = zip(slow.nanoseconds, fast.nanoseconds).map { slow, fast in
      Ratio.of(slow, to: fast)
    }.sorted()
    median = quantile(ratios, 0.5)
    let (rank, confidence) = Ratio.rank(samples: ratios.count)
    interval = ratios[rank]...ratios[ratios.count - 1 - rank]
    self.confidence = confidence
  }

  /// Equal values have the ratio 1, also where there is nothing.
  private static func of(_ one: Double, to other: Double) -> Double {
    one == other ? 1 : one / max(other, 1e-9)
  }

  /// The number of samples that may be cut off at each end so that what is left holds the median with a
  /// probability of at least 0.95, and that probability.
  package static func rank(samples: Int) -> (rank: Int, confidence: Double) {
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
