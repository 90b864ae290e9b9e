import AppearanceModel
import Harness
import Testing

@Suite struct ClusteringTests {
  private static let hidden = DivergenceClass(stepKind: .pop, part: .bar, detail: "hidden")
  private static let styles = DivergenceClass(stepKind: nil, part: .styles, detail: "")

  private static func reduction(to steps: Int, sameClass: Int? = nil) -> Reduction {
    func scenario(_ steps: Int) -> Scenario {
      Scenario(steps: Array(repeating: .enterBackground, count: steps))
    }
    return Reduction(
      scenario: scenario(steps), sameClass: scenario(sameClass ?? steps), evaluations: 1,
      certificate: Certificate(neighbours: 0, pairs: 0, isOneMinimal: true, isTwoMinimal: true))
  }

  @Test func `a broken invariant is of one class whatever the names and numbers`() {
    func found(_ statement: String) -> DivergenceClass {
      Divergence(
        step: 1, stepKind: .pop, expected: Observation(), actual: Observation(),
        brokenInvariant: BrokenInvariant(statement)
      ).divergenceClass
    }
    #expect(found("`A` has 3 of `B`: C") == found("`D.view` has 12 of `E2`: F"))
    #expect(found("`A` has a child") != found("`A` has a parent"))
  }

  @Test func `of each class the first, second, fourth and eighth are reduced`() {
    let samples = samplesToReduce([Occurrences(Self.hidden, at: Array(10..<20))], limit: 100)
    #expect(samples.map(\.index) == [10, 11, 13, 17])
    #expect(samples.map(\.count) == [1, 2, 4, 3])
  }

  @Test func `a frequent class does not take the place of a rare one`() {
    let samples = samplesToReduce(
      [Occurrences(Self.hidden, at: Array(0..<1_000)), Occurrences(Self.styles, at: [998])],
      limit: 2)
    #expect(samples.map(\.index) == [0, 998])
    #expect(samples.map(\.count) == [1_000, 1])
  }

  @Test func `a bug that shows in many ways does not take the place of another`() {
    let ways = (0..<50).map {
      Occurrences(DivergenceClass(stepKind: .pop, part: .bar, detail: "\($0)"), at: [$0])
    }
    let samples = samplesToReduce(ways + [Occurrences(Self.styles, at: [998])], limit: 3)
    #expect(samples.map(\.index) == [0, 1, 998])
  }

  @Test func `who found what first makes no difference`() {
    let one = Occurrences(Self.hidden, at: [7, 3, 5])
    let other = Occurrences(Self.styles, at: [4])
    #expect(
      samplesToReduce([one, other], limit: 3) == samplesToReduce([other, one], limit: 3))
  }

  @Test func `samples that reduce to one scenario are one cluster, whatever their class`() {
    let samples = [
      (Sample(Self.styles, index: 9, count: 2), Self.reduction(to: 1)),
      (Sample(Self.hidden, index: 4, count: 5), Self.reduction(to: 1, sameClass: 3)),
    ]
    let clusters = clusters(of: samples)
    #expect(clusters.map(\.sample.index) == [4])
    #expect(clusters.map(\.count) == [7])
    #expect(clusters[0].manifestations.map(\.divergenceClass) == [Self.styles, Self.hidden])
    #expect(clusters[0].manifestations.map { $0.scenario?.steps.count } == [1, 3])
  }

  @Test func `a second bug of the same class is a cluster of its own`() {
    let samples = samplesToReduce([Occurrences(Self.hidden, at: Array(0..<6))], limit: 10)
    let clusters = clusters(
      of: samples.map { ($0, Self.reduction(to: $0.index == 1 ? 2 : 1)) })
    #expect(clusters.map(\.sample.index) == [0, 1])
    #expect(clusters.map(\.count) == [4, 2])
  }

  @Test func `samples that do not diverge again are clustered by class`() {
    let samples = [(Self.hidden, 1), (Self.styles, 2), (Self.hidden, 5)].map {
      (sample: Sample($0.0, index: $0.1), reduction: Reduction?.none)
    }
    #expect(clusters(of: samples).map(\.count) == [2, 1])
  }
}
