import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoHarness
import Testing

/// Divergences become findings.
@Suite struct FindingTests {
  private static let hidden = DivergenceClass(stepKind: .pop, .hidden, .other)
  private static let styles = DivergenceClass(
    stepKind: nil, part: .observed(.styles), detail: .none)

  private static func scenario(_ steps: Int) -> Scenario {
    Scenario(steps: Array(repeating: .enterBackground, count: steps))
  }

  /// A finding of a run that was shrunk to as many steps; nil is not reproducible.
  private static func finding(
    _ divergenceClass: DivergenceClass, index: Int, count: Int = 1, shrunkTo steps: Int?,
    sameClass: Int? = nil
  ) -> Finding {
    let failure = Divergence.Failure.unstable(divergenceClass)
    var finding = Finding(
      scenario(9), Divergence(step: 0, stepKind: nil, failure: failure),
      origin: .run(.generated(seed: 1, profile: "mixed"), index: index, count: count))
    finding.isReproducible = steps != nil
    finding.shrinking = steps.map {
      Shrinking(
        scenario: scenario($0), sameClass: scenario(sameClass ?? $0), evaluations: 1,
        certificate: Certificate(neighbors: 0, pairs: 0, isOneMinimal: true, isTwoMinimal: true))
    }
    finding.examples = [
      Finding.Example(
        divergenceClass: divergenceClass, scenario: finding.shrinking?.sameClass, count: count)
    ]
    return finding
  }

  @Test func `a broken invariant is of one class with any details`() {
    func found(_ id: String, _ details: String) -> DivergenceClass {
      Divergence(
        step: 1, stepKind: .pop, expected: Observation(), actual: Observation(),
        brokenInvariant: BrokenInvariant(id: id, details: details)
      ).divergenceClass
    }
    #expect(found("has another child", "A, 3 of B") == found("has another child", "D.view, E2"))
    #expect(found("has a child", "A") != found("has a parent", "A"))
  }

  @Test func `of each class the first, second, fourth and eighth are shrunk`() {
    let samples = samples(
      [DivergenceClass.Occurrences(Self.hidden, at: Array(10..<20))], limit: 100)
    #expect(samples.map(\.index) == [10, 11, 13, 17])
    #expect(samples.map(\.count) == [1, 2, 4, 3])
  }

  @Test func `a frequent class does not take the place of a rare one`() {
    let samples = samples(
      [
        DivergenceClass.Occurrences(Self.hidden, at: Array(0..<1_000)),
        DivergenceClass.Occurrences(Self.styles, at: [998]),
      ],
      limit: 2)
    #expect(samples.map(\.index) == [0, 998])
    #expect(samples.map(\.count) == [1_000, 1])
  }

  @Test func `a bug that shows in many ways does not take the place of another`() {
    let ways = (0..<50).map {
      DivergenceClass.Occurrences(
        DivergenceClass(
          stepKind: .pop, part: .crash, detail: .crash(.process("\($0)"), lastWords: "")),
        at: [$0])
    }
    let samples = samples(ways + [DivergenceClass.Occurrences(Self.styles, at: [998])], limit: 3)
    #expect(samples.map(\.index) == [0, 1, 998])
  }

  @Test func `the order in which divergences are found makes no difference`() {
    let one = DivergenceClass.Occurrences(Self.hidden, at: [7, 3, 5])
    let other = DivergenceClass.Occurrences(Self.styles, at: [4])
    #expect(samples([one, other], limit: 3) == samples([other, one], limit: 3))
  }

  @Test func `samples that shrink to one scenario are one finding, across classes`() {
    let findings = grouped([
      Self.finding(Self.styles, index: 9, count: 2, shrunkTo: 1),
      Self.finding(Self.hidden, index: 4, count: 5, shrunkTo: 1, sameClass: 3),
    ])
    #expect(findings.map(\.index) == [4])
    #expect(findings.map(\.count) == [7])
    #expect(findings[0].examples.map(\.divergenceClass) == [Self.styles, Self.hidden])
    #expect(findings[0].examples.map { $0.scenario?.steps.count } == [1, 3])
  }

  @Test func `a second bug of the same class is a finding of its own`() {
    let samples = samples([DivergenceClass.Occurrences(Self.hidden, at: Array(0..<6))], limit: 10)
    let findings = grouped(
      samples.map {
        Self.finding(
          Self.hidden, index: $0.index ?? 0, count: $0.count, shrunkTo: $0.index == 1 ? 2 : 1)
      })
    #expect(findings.map(\.index) == [0, 1])
    #expect(findings.map(\.count) == [4, 2])
  }

  @Test func `samples that do not diverge again are one finding for each class`() {
    let findings = grouped([
      Self.finding(Self.hidden, index: 1, shrunkTo: nil),
      Self.finding(Self.styles, index: 2, shrunkTo: nil),
      Self.finding(Self.hidden, index: 5, shrunkTo: nil),
    ])
    #expect(findings.map(\.count) == [2, 1])
  }

  @Test func `what a kept scenario shows as well counts as a finding of the run`() {
    let found = Self.finding(Self.hidden, index: 1, shrunkTo: 1)
    var same = found
    same.origin = .file("same.json")
    var other = Self.finding(Self.styles, index: 1, shrunkTo: 2)
    other.origin = .file("other.json")
    #expect(grouped([found, same, other]).map(\.origin) == [found.origin, .file("other.json")])
  }
}
