import StatusQuoBenchmarking
import Testing

/// A clock that moves only when a test moves it, in nanoseconds.
private final class StoppedClock {
  var now: UInt64 = 0
}

struct MeasuringTests {
  @Test func `samples are nanoseconds an operation, one a round`() {
    let clock = StoppedClock()
    let candidate = TimedColumn("ten at a time", operationsPerBlock: 10) { blocks in
      clock.now += 500 * UInt64(blocks)
      return 7
    }
    let effort = Effort(rounds: 3, sampleNanoseconds: 2_000)
    let results = measureInterleaved([candidate], effort: effort) { clock.now }
    #expect(results.map(\.name) == ["ten at a time"])
    #expect(results[0].nanoseconds == [50, 50, 50])
    #expect(results[0].median == 50)
    #expect(results[0].rate == 20_000_000)
  }

  @Test func `candidates take turns`() {
    let clock = StoppedClock()
    var order = ""
    func candidate(_ name: String) -> TimedColumn {
      TimedColumn(name, operationsPerBlock: 1) { _ in
        clock.now += 10
        order += name
        return 0
      }
    }
    let effort = Effort(rounds: 4, sampleNanoseconds: 1)
    _ = measureInterleaved([candidate("A"), candidate("B")], effort: effort) { clock.now }
    #expect(order == "AB" + "ABABABAB")
  }

  @Test func `a sample repeats short blocks until it is long enough`() {
    let clock = StoppedClock()
    var calls: [Int] = []
    let candidate = TimedColumn("short", operationsPerBlock: 1) { blocks in
      clock.now += 10 * UInt64(blocks)
      calls.append(blocks)
      return 0
    }
    let effort = Effort(rounds: 3, sampleNanoseconds: 1_000)
    _ = measureInterleaved([candidate], effort: effort) { clock.now }
    #expect(calls == [1, 2, 4, 8, 16, 32, 100, 100, 100])
  }

  @Test func `however slow it is, there are three rounds, and then no more than fit`() {
    let clock = StoppedClock()
    let slow = TimedColumn("slow", operationsPerBlock: 1) { _ in
      clock.now += 1_000
      return 0
    }
    let effort = Effort(rounds: 9, sampleNanoseconds: 10, limitNanoseconds: 100)
    let results = measureInterleaved([slow], effort: effort) { clock.now }
    #expect(results[0].nanoseconds.count == 3)
  }

  @Test func `what takes longer than there is patience for is measured once`() {
    let clock = StoppedClock()
    func candidate(_ nanoseconds: UInt64) -> TimedColumn {
      TimedColumn("", operationsPerBlock: 10) { blocks in
        clock.now += nanoseconds * UInt64(blocks)
        return 0
      }
    }
    let effort = Effort(rounds: 5, sampleNanoseconds: 10, patienceNanoseconds: 500)
    let results = measureInterleaved([candidate(501), candidate(500)], effort: effort) {
      clock.now
    }
    #expect(results[0].nanoseconds == [50.1])
    #expect(results[1].nanoseconds.count == 5)
  }
}

struct RatioTests {
  private func measurement(_ nanoseconds: [Double]) -> Measurement {
    Measurement(nanoseconds: nanoseconds)
  }

  @Test func `a round that is slow for both does not change the ratio`() {
    let ratio = Ratio(
      of: measurement([10, 10, 1_000, 10, 10, 10]), to: measurement([5, 5, 500, 5, 5, 5]))
    #expect(ratio.median == 2)
    #expect(ratio.interval == 2...2)
  }

  @Test func `the interval leaves out as many samples at each end as the sign test allows`() {
    let slow = [9, 2, 15, 4, 11, 6, 1, 8, 13, 3, 10, 5, 12, 7, 14].map(Double.init)
    let ratio = Ratio(of: measurement(slow), to: measurement(slow.map { _ in 1 }))
    #expect(ratio.median == 8)
    #expect(ratio.interval == 4...12)
  }

  @Test(arguments: [
    (samples: 5, rank: 0, confidence: 0.9375), (6, 0, 0.96875), (9, 1, 0.9609375),
    (15, 3, 0.96484375), (20, 5, 0.958610534667969),
  ])
  func `ranks are those of the binomial table`(samples: Int, rank: Int, confidence: Double) {
    let found = Ratio.rank(samples: samples)
    #expect(found.rank == rank)
    #expect(abs(found.confidence - confidence) < 1e-12)
  }

  @Test func `quantiles lie between neighbors`() {
    #expect(quantile([1, 2, 3, 4], 0.5) == 2.5)
    #expect(quantile([1, 2, 3, 4], 0) == 1)
    #expect(quantile([1, 2, 3, 4], 1) == 4)
    #expect(quantile([7], 0.25) == 7)
  }
}
