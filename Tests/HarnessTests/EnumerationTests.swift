import AppearanceModel
import CachedResolver
import Generators
import Harness
import ReferenceModel
import Reporting
import ScenarioFiles
import SeededBugs
import Testing

@Suite struct EnumerationTests {
  private static var bothModels: LockStep<ReferenceModel, CachedResolver> {
    LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) })
  }

  private static func played(
    _ worlds: SmallWorlds, _ shard: Shard = .whole
  ) throws -> Enumeration {
    var enumeration = try #require(Enumeration(worlds, shard: shard))
    enumeration.play(with: bothModels)
    return enumeration
  }

  @Test func `the models agree on everything with two controllers and one step`() throws {
    let enumeration = try Self.played(SmallWorlds(controllers: 2, steps: 1))
    #expect(enumeration.isComplete)
    #expect(enumeration.divergences == 0)
  }

  @Test func `with all that is refused, every scenario is played`() throws {
    let worlds = SmallWorlds(controllers: 1, steps: 2, goesOnWhenRefused: true)
    let enumeration = try Self.played(worlds)
    #expect(enumeration.played == enumeration.scenarioCount)
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
    #expect(try Self.played(worlds).played == expected)
  }

  @Test func `shards are the whole in parts`() throws {
    let worlds = SmallWorlds(controllers: 2, steps: 1, settings: 0)
    let parts = try (0..<3).map { try Self.played(worlds, Shard($0, of: 3)) }
    #expect(parts.allSatisfy { $0.isComplete && $0.played > 0 })
    let whole = try Self.played(worlds)
    #expect(parts.reduce(0) { $0 + $1.played } == whole.played)
  }

  @Test func `a run that goes on where another one ended comes to the same`() throws {
    let worlds = SmallWorlds(controllers: 2, steps: 1, settings: 0)
    let bug = try #require(SeededBug.named("reads-rotate-does-not-read"))
    let models = LockStep(
      reference: { ReferenceModel($0) },
      subject: {
        WrongResolver($0, bugs: [bug]) { CachedResolver($0) }
      })
    func text(_ enumeration: Enumeration) -> [String] {
      enumeration.json().members!.dropLast().map { "\($0.key): \($0.value.text)" }
    }
    var whole = try #require(Enumeration(worlds))
    whole.play(with: models)
    #expect(whole.divergences > 0)

    var first = try #require(Enumeration(worlds))
    first.play(with: models) { $0.nextWorld >= 10 }
    #expect(!first.isComplete)
    var second = try #require(Enumeration(worlds))
    try second.resume(from: Array(first.json().text.utf8), file: "state")
    second.play(with: models)
    #expect(text(second) == text(whole))
    #expect(
      second.findings(with: models).map(\.reduction)
        == whole.findings(with: models).map(\.reduction))
  }

  @Test func `a world in which a run is stopped is played again`() throws {
    let worlds = SmallWorlds(controllers: 1, steps: 2)
    var stopped = try #require(Enumeration(worlds))
    var patience = 20
    stopped.play(
      with: Self.bothModels,
      shouldStop: {
        patience -= 1
        return patience < 0
      })
    #expect(stopped.nextWorld > 0)
    #expect(!stopped.isComplete)
    stopped.play(with: Self.bothModels)
    #expect(try stopped.played == Self.played(worlds).played)
  }

  @Test func `the state of other bounds is refused`() throws {
    let first = try #require(Enumeration(SmallWorlds(controllers: 1, steps: 1)))
    let state = first.json().text
    var other = try #require(Enumeration(SmallWorlds(controllers: 1, steps: 2)))
    #expect(throws: DocumentError.self) {
      try other.resume(from: Array(state.utf8), file: "state")
    }
  }

  @Test(arguments: [
    "structure-pop-keeps-bar", "reads-rotate-does-not-read", "presentation-dismiss-keeps-bar",
  ])
  func `the smallest scenario that shows a bug is as small as is known`(_ id: String) throws {
    let bug = try #require(SeededBug.named(id))
    var models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: [bug]) { CachedResolver($0) } })
    let worlds = SmallWorlds(controllers: 3, steps: 1, settings: 0)
    let smallest = try #require(worlds.first { models.firstDivergence(on: $0) != nil })
    #expect(smallest.steps.count == bug.shortest.steps)
    #expect(smallest.controllers.count == bug.shortest.controllers)
  }
}
