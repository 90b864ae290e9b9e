import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

/// Runs of small worlds.
@Suite struct EnumerationTests {
  private static let bothModels = LockStep(
    reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })

  private static func wrong(
    _ id: String
  ) throws -> LockStep<ReferenceModel, WrongResolver<CachedResolver>> {
    let bug = try #require(SeededBug.named(id))
    return LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: [bug]) { CachedResolver($0) } })
  }

  private static func totals<Subject: Resolver>(
    _ worlds: SmallWorlds, _ models: LockStep<ReferenceModel, Subject>, _ shard: Shard = .whole,
    after before: RunTotals = RunTotals(), positionsAtATime size: Int = 10_000,
    shouldStop: (Run) -> Bool = { _ in false }
  ) throws -> RunTotals {
    var plan = try #require(RunPlan(worlds))
    plan.shard = shard
    var run = Run(plan, after: before)
    var runner = InProcessRunner(models, plan)
    try runner.run(&run, positionsAtATime: size, shouldStop: shouldStop)
    return run.totals
  }

  @Test func `the models agree on everything with two controllers and one step`() throws {
    let worlds = SmallWorlds(controllers: 2, steps: 1)
    let totals = try Self.totals(worlds, Self.bothModels)
    #expect(totals.positions == worlds.count()?.scenarios)
    #expect(totals.divergenceCount == 0)
  }

  @Test func `a scenario comes before those that continue it, in the order of steps`() throws {
    let worlds = SmallWorlds(controllers: 1, steps: 2, settings: 0)
    var expected: [Scenario] = []
    worlds.forEachWorld { world in
      func add(_ scenario: Scenario) {
        expected.append(scenario)
        guard scenario.steps.count < 2 else { return }
        for step in worlds.steps(in: world) {
          var longer = scenario
          longer.steps.append(step)
          add(longer)
        }
      }
      add(world)
      return true
    }
    var cursor = ScenarioCursor(RunPlan(worlds)!)
    #expect(expected.count == worlds.count()?.scenarios)
    #expect(expected.indices.allSatisfy { cursor.scenario(at: $0) == expected[$0] })
    for index in expected.indices {
      let steps = expected[index].steps
      let end =
        expected[index...].firstIndex {
          $0.controllers != expected[index].controllers || !$0.steps.starts(with: steps)
        } ?? expected.count
      #expect(cursor.end(ofContinuationsOf: index) == end)
    }
    #expect(cursor.scenario(at: 0) == expected[0], "and back")
  }

  @Test func `with all that is refused, every scenario is played`() throws {
    let worlds = SmallWorlds(controllers: 1, steps: 2, goesOnWhenRefused: true)
    let totals = try Self.totals(worlds, Self.bothModels)
    #expect(totals.coverage.scenarios == worlds.count()?.scenarios)
  }

  @Test func `without, those are played in which all steps but the last were applied`() throws {
    let worlds = SmallWorlds(controllers: 1, steps: 2)
    var expected = 0
    _ = worlds.first { scenario in
      var model = ReferenceModel(scenario)
      var observation = Observation()
      let isRefused = scenario.steps.dropLast().contains { step in
        model.apply(step)
        model.observe(into: &observation)
        return observation.outcome != .applied
      }
      if !isRefused { expected += 1 }
      return false
    }
    #expect(try Self.totals(worlds, Self.bothModels).coverage.scenarios == expected)
  }

  @Test(arguments: [1, 10, 777]) func `ranges of any size join to the same`(size: Int) throws {
    let worlds = SmallWorlds(controllers: 1, steps: 2)
    let models = try Self.wrong("reads-rotate-does-not-read")
    let whole = try Self.totals(worlds, models)
    #expect(whole.divergenceCount > 0)
    #expect(try Self.totals(worlds, models, positionsAtATime: size) == whole)
  }

  @Test func `shards are the whole in parts`() throws {
    let worlds = SmallWorlds(controllers: 2, steps: 2, settings: 0)
    let models = try Self.wrong("reads-rotate-does-not-read")
    var joined = RunTotals()
    for number in 0..<3 {
      let part = try Self.totals(worlds, models, Shard(number, of: 3))
      #expect(part.coverage.scenarios > 0)
      joined.merge(part)
    }
    #expect(try joined == Self.totals(worlds, models))
  }

  @Test func `a run that continues where another one ended comes to the same`() throws {
    let worlds = SmallWorlds(controllers: 2, steps: 1, settings: 0)
    let models = try Self.wrong("reads-rotate-does-not-read")
    let whole = try Self.totals(worlds, models)
    let first = try Self.totals(worlds, models, positionsAtATime: 10) {
      $0.totals.positions >= 500
    }
    #expect(first.positions == 500)
    #expect(try Self.totals(worlds, models, after: first) == whole)
  }

  @Test func `a bug is found, shrunk and reported like in any run`() throws {
    let plan = try #require(RunPlan(SmallWorlds(controllers: 3, steps: 1, settings: 0)))
    var runner = InProcessRunner(try Self.wrong("structure-pop-keeps-bar"), plan)
    let report = try plan.report(with: &runner)
    #expect(report.isComplete)
    let finding = try #require(report.findings.first)
    #expect(finding.scenario.steps.count == 1)
    #expect(finding.scenario.controllers.count == 3)
    #expect(finding.isReproducible)
    #expect(report.findings.reduce(0) { $0 + $1.count } == report.divergences)
  }

  @Test(arguments: [
    "structure-pop-keeps-bar", "reads-rotate-does-not-read", "presentation-dismiss-keeps-bar",
  ])
  func `the smallest scenario that shows a bug is as small as is known`(_ id: String) throws {
    let bug = try #require(SeededBug.named(id))
    var models = try Self.wrong(id)
    let worlds = SmallWorlds(controllers: 3, steps: 1, settings: 0)
    let smallest = try #require(worlds.first { models.firstDivergence(on: $0) != nil })
    #expect(smallest.steps.count == bug.shortest.steps)
    #expect(smallest.controllers.count == bug.shortest.controllers)
  }
}
