import StatusQuoGenerators
import StatusQuoLaboratory
import Testing

/// The factors on which answers depend, in pairs.
@Suite struct FactorTests {
  /// A rule marked at another place changes a row. The table stays for a few of them: another one makes other
  /// scenarios, of another version of the generator.
  @Test func `the table is what changing one factor at a time finds, but for a few rules`() {
    let found = Dictionary(uniqueKeysWithValues: RuleFactors.ofTable.rows.map { ($0.rule, $0) })
    let differing = Factor.ofRules.filter { found[$0.rule]?.factors != $0.factors }
    #expect(Factor.ofRules.count > 100)
    #expect(differing.count <= 6, "run 'laboratory factors': \(differing.map(\.rule))")
    #expect(abs(found.count - Factor.ofRules.count) <= 6)
  }

  @Test func `each pair meets in some scenario, most of them soon`() {
    let pairs = Factor.pairs
    #expect(pairs.count > 400)
    var first = Array(repeating: Int.max, count: pairs.count)
    for index in 0..<6_000 where first.contains(.max) {
      let scenario = Profile.mixed.scenario(seed: SeededRandom.seed(index, of: 1))
      let factors = Set(Factor.all.filter { $0.holds(in: scenario) })
      for (place, pair) in pairs.enumerated()
      where first[place] == .max && factors.contains(pair.0) && factors.contains(pair.1) {
        first[place] = index
      }
    }
    let sorted = first.sorted()
    #expect(sorted.last! < .max)
    #expect(sorted[sorted.count * 95 / 100] < 400)
  }
}
