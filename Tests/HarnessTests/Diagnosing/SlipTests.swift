import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

/// A subject with two mistakes: what is shrunk has to show the one that was found.
@Suite struct SlipTests {
  private static let colorAfterPopToRoot = SeededBug(
    "reads-color-after-pop-to-root", "the color is wrong after popToRoot",
    .transformObservation { reported, memory in
      guard case .popToRoot? = memory.appliedStep else { return }
      reported.bar.content = reported.bar.content == .light ? .dark : .light
    })

  /// Pop is the simpler step.
  private static let hiddenAfterPop = SeededBug(
    "reads-hidden-after-pop", "the bar is hidden after pop",
    .transformObservation { reported, memory in
      if case .pop? = memory.appliedStep { reported.bar.hidden.toggle() }
    })

  private static func models(
    _ bugs: [SeededBug]
  ) -> LockStep<ReferenceModel, WrongResolver<CachedResolver>> {
    LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: bugs) { CachedResolver($0) } })
  }

  @Test func `shrinking ends at the mistake that was found, though another is simpler`() throws {
    let bugs = [Self.colorAfterPopToRoot, Self.hiddenAfterPop]
    var plan = RunPlan(seed: 5, scenarios: 150, budget: Shrinking.Budget(evaluations: 500))
    plan.samples = 6
    var runner = InProcessRunner(Self.models(bugs), plan)
    let report = try plan.report(with: &runner)
    var alone = bugs.map { Self.models([$0]) }
    var shown: Set<Int> = []
    for finding in report.findings {
      let found = try #require(
        bugs.indices.first { bug in
          let shown = alone[bug].firstDivergence(on: finding.original)
          return shown?.divergenceClass == finding.examples.first?.divergenceClass
        })
      if finding.divergence.part == .observed(.bar) { shown.insert(found) }
      #expect(alone[found].firstDivergence(on: finding.scenario) != nil)
      #expect(!finding.mayHaveSlipped)
    }
    #expect(shown == [0, 1])
  }

  @Test func `what fails in another way each time says that it may be another mistake`() throws {
    let plan = RunPlan(seed: 5)
    var cursor = ScenarioCursor(plan)
    let bugs = [Self.colorAfterPopToRoot, Self.hiddenAfterPop]
    var models = Self.models(bugs)
    let (index, seen) = try #require(
      (0..<300).lazy.compactMap { index in
        models.firstDivergence(on: cursor.scenario(at: index)).map { (index, $0) }
      }.first)
    // It was seen to differ in its geometry, and differs in the bar when it is asked again.
    let other = DivergenceClass(stepKind: seen.stepKind, .cover, .other)
    var runner = InProcessRunner(models, plan)
    let finding = try runner.finding(
      of: Finding.Sample(other, index: index), on: cursor.scenario(at: index), of: plan,
      Shrinking.Budget(evaluations: 50), watch: { _ in .goOn })
    #expect(finding.isReproducible)
    #expect(finding.mayHaveSlipped)
  }
}
