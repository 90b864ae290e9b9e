import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

/// The result without each part of a counterexample.
struct NecessityTests {
  private static func models() throws -> LockStep<
    ReferenceModel, WrongResolver<CachedResolver>
  > {
    let bug = try #require(SeededBug.named("structure-pop-keeps-bar"))
    return LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: [bug]) { CachedResolver($0) } })
  }

  /// A stack of two, of which the upper one hides the bar, popped; and what is not needed.
  private static func scenario(hidden: Bool?, extra: Bool) -> Scenario {
    var names = Names()
    let (w, n, a, b, c) = (names["W"], names["N"], names["A"], names["B"], names["C"])
    var top = Controller(.plain, b, at: .child(of: n))
    top.prefersStatusBarHidden = hidden.map { .constant($0) }
    let others = extra ? [Controller(.plain, c)] : []
    return Scenario(
      names: names, windows: [Window(w)],
      controllers: [
        Controller(.navigation, n, at: .root(of: w)), Controller(.plain, a, at: .child(of: n)), top,
      ] + others,
      steps: (extra ? [.makeKey(w)] : []) + [.pop(on: n)])
  }

  private func necessities(of scenario: Scenario) throws -> [Necessity] {
    var models = try Self.models()
    return scenario.necessities { models.firstDivergence(on: $0) }
  }

  @Test func `each part of a smallest scenario is needed`() throws {
    let scenario = Self.scenario(hidden: nil, extra: false)
    let necessities = try necessities(of: scenario)
    #expect(
      necessities.map(\.leftOut) == [
        .step(1), .window(0), .controller(0), .controller(1), .controller(2), .value,
      ])
    #expect(necessities.allSatisfy { $0.divergence == nil })
  }

  @Test func `what is not needed still fails in the same way`() throws {
    let scenario = Self.scenario(hidden: true, extra: true)
    var models = try Self.models()
    let divergence = models.firstDivergence(on: scenario)
    let whole = try #require(divergence).divergenceClass
    let idle = try necessities(of: scenario).filter { $0.divergence == whole }.map(\.leftOut)
    #expect(idle == [.step(1), .controller(3)])
  }

  @Test func `without a value the resolvers may differ in something else`() throws {
    let scenario = Self.scenario(hidden: true, extra: false)
    let others = try necessities(of: scenario).filter { $0.divergence != nil }
    #expect(others.map(\.leftOut) == [.value])
    #expect(others.map { $0.divergence?.part } == [.observed(.provenance)])
  }

  @Test func `of a large scenario nothing is tried`() throws {
    let scenario = Self.scenario(hidden: true, extra: true)
    #expect(scenario.necessities(limit: 3) { _ in nil }.isEmpty)
  }
}
