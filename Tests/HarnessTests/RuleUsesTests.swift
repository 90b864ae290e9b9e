import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoRunFormats
import Testing

/// The uses of rules that scenarios met, and how many they have not met yet.
@Suite struct RuleUsesTests {
  /// The uses of scenarios, each of which has the launch use some rules.
  private static func uses(_ scenarios: [[RuleID]], on version: Version = 17) -> RuleUses {
    var uses = RuleUses()
    for rules in scenarios {
      var met = RuleUses.ofOneScenario
      for rule in rules { met[0].insert(rule) }
      uses.add(met, on: version)
    }
    return uses
  }

  @Test(
    arguments: [
      (scenarios: [], met: 0, once: 0, twice: 0, rest: 0),
      ([[.w1]], met: 1, once: 1, twice: 0, rest: 0),
      ([[.w1, .t1]], met: 2, once: 2, twice: 0, rest: 1),
      ([[.w1], [.w1, .t1]], met: 2, once: 1, twice: 1, rest: 0),
      ([[.w1], [.w1], [.w1], [.w1]], met: 1, once: 0, twice: 0, rest: 0),
      ([[.w1, .t1, .t2, .t3], [.w1]], met: 4, once: 3, twice: 1, rest: 2),
    ] as [(scenarios: [[RuleID]], met: Int, once: Int, twice: Int, rest: Int)])
  func `what was met once and twice says how much is left`(
    _ row: (scenarios: [[RuleID]], met: Int, once: Int, twice: Int, rest: Int)
  ) {
    let uses = Self.uses(row.scenarios)
    #expect(uses.count == row.met)
    #expect(uses.countOfOnce == row.once)
    #expect(uses.countOfTwice == row.twice)
    #expect(uses.estimatedRest == row.rest)
  }

  @Test func `a rule counts in each band of versions`() {
    var uses = Self.uses([[.w1]], on: 13)
    uses.merge(Self.uses([[.w1]], on: Version(16, 4)))
    #expect(uses.countOfTwice == 1)
    uses.merge(Self.uses([[.w1]], on: 17))
    #expect((uses.count, uses.countOfTwice) == (2, 1))
  }

  @Test func `parts join to the same in any order, by way of JSON too`() throws {
    let scenarios: [[RuleID]] = [[.w1], [.t1, .w1], [.t1], [.w1, .sb1], [.w1]]
    let whole = Self.uses(scenarios)
    for cut in 0...scenarios.count {
      let (first, second) = (
        Self.uses(Array(scenarios[..<cut])), Self.uses(Array(scenarios[cut...]))
      )
      var joined = second
      joined.merge(try RuleUses.jsonForm.value(RuleUses.jsonForm.json(first)))
      #expect(joined == whole)
    }
  }

  @Test(arguments: ["1", "1 2 3 ", "g 0 0 0 0 0 0 0 0 0 ", "0 1 0 0 0 0 0 0 0 0 -"])
  func `a text that is not ten numbers at a time is refused`(_ text: String) {
    #expect(throws: (any Error).self) { try RuleUses.jsonForm.value(.init(text)) }
  }

  @Test func `places and rules that there are none of are left out`() throws {
    let uses = try RuleUses.jsonForm.value(
      .init("ffff 1 0 0 0 0 0 0 0 0 0 0 0 ffffffffffffffff 0 0 0 0 0 0 "))
    #expect(uses.count == RuleID.allCases.count - 128)
  }

  @Test func `further scenarios meet at least as many new uses as are estimated`() {
    var runner = InProcessRunner(
      LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) }),
      RunPlan(seed: 7))
    func uses(_ positions: Range<Int>) -> RuleUses {
      var (uses, next) = (RuleUses(), positions.lowerBound)
      while next < positions.upperBound {
        let part = runner.run(next..<positions.upperBound).totals
        uses.merge(part.coverage.uses)
        next += part.positions
      }
      return uses
    }
    var met = uses(0..<200)
    let (known, estimated) = (met.count, met.estimatedRest)
    met.merge(uses(200..<1_500))
    #expect(1...(met.count - known) ~= estimated)
  }
}
