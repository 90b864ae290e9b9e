import StatusQuoGenerators
import Testing

@Suite struct SeededRandomTests {
  @Test func `the numbers are those of SplitMix64`() {
    var random = SeededRandom(seed: 1_234_567)
    let drawn = (0..<3).map { _ in random.next() }
    #expect(
      drawn == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func `below reaches every number below and no other`() {
    var random = SeededRandom(seed: 1)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7_000 { counts[random.below(7)] += 1 }
    #expect(counts.allSatisfy { (850...1_150).contains($0) })
  }

  @Test func `parts of one seed have seeds of their own`() {
    let seeds = (0..<1_000).map { SeededRandom.seed($0, of: 1) }
    #expect(Set(seeds).count == 1_000)
    #expect(!seeds.contains(SeededRandom.seed(0, of: 2)))
  }
}
