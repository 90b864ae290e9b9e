import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoCatalog
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoLaboratory
import StatusQuoReferenceModel
import StatusQuoScenarioBuilder
import StatusQuoSeededBugs
import Testing

/// Certificates and sizes of shrunk scenarios, held against brute force.
@Suite struct CertificateTests {
  private typealias Models = LockStep<ReferenceModel, WrongResolver<CachedResolver>>

  private static func models(_ id: String) throws -> Models {
    let bug = try #require(SeededBug.named(id))
    return LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: [bug]) { CachedResolver($0) } })
  }

  /// The shrinking of the first scenario of a seed that shows the bug, with few small scenarios
  /// tried on the way.
  private static func shrinking(_ models: inout Models, seed: UInt64) throws -> Shrinking {
    let found = (0..<5_000).lazy.map {
      Profile.mixed.scenario(seed: SeededRandom.seed($0, of: seed))
    }.first { models.firstDivergence(on: $0) != nil }
    return models.shrink(try #require(found), budget: Shrinking.Budget(small: 20))
  }

  /// Every scenario that is smaller than `smallest` and one edit away from `scenario`.
  private static func neighbors(
    of scenario: Scenario, by passes: [ShrinkPass], below smallest: Scenario
  ) -> Set<Scenario> {
    var neighbors: Set<Scenario> = []
    for pass in passes {
      let edits = pass.edits(scenario)
      for index in 0..<edits.count {
        guard let edited = edits.apply(index)?.withStandardNames, edited.problem == nil,
          ScenarioSize(edited) < ScenarioSize(smallest)
        else { continue }
        neighbors.insert(edited)
      }
    }
    return neighbors
  }

  @Test(arguments: [
    "structure-set-root-keeps-bar", "forwarding-presented-is-forgotten",
    "windows-hidden-one-keeps-bar",
  ])
  func `a certificate counts all single edits, and none of them still fails`(_ id: String) throws {
    var models = try Self.models(id)
    let shrinking = try Self.shrinking(&models, seed: 1)
    let smallest = shrinking.scenario
    let neighbors = Self.neighbors(of: smallest, by: ShrinkPass.all, below: smallest)
    #expect(shrinking.certificate.isOneMinimal)
    #expect(shrinking.certificate.neighbors == neighbors.count)
    #expect(neighbors.allSatisfy { models.firstDivergence(on: $0) == nil })
  }

  @Test(arguments: ["windows-hidden-one-keeps-bar", "forwarding-presented-is-forgotten"])
  func `a certificate counts all pairs of simplifications, and none still fails`(
    _ id: String
  ) throws {
    var models = try Self.models(id)
    let shrinking = try Self.shrinking(&models, seed: 2)
    let smallest = shrinking.scenario
    var pairs: Set<Scenario> = []
    for pass in ShrinkPass.simplifying {
      let edits = pass.edits(smallest)
      for edited in (0..<edits.count).compactMap({ edits.apply($0) }) {
        pairs.formUnion(
          Self.neighbors(of: edited, by: ShrinkPass.simplifying, below: smallest))
      }
    }
    pairs.subtract(Self.neighbors(of: smallest, by: ShrinkPass.all, below: smallest))
    #expect(shrinking.certificate.isTwoMinimal)
    #expect(shrinking.certificate.pairs == pairs.count)
    #expect(pairs.allSatisfy { models.firstDivergence(on: $0) == nil })
  }

  @Test func `a budget that ends is reported`() throws {
    var models = try Self.models("structure-set-root-keeps-bar")
    let scenario = try Self.shrinking(&models, seed: 3).scenario
    let noPairs = models.shrink(scenario, budget: Shrinking.Budget(pairs: 5, small: 0)).certificate
    #expect(noPairs.isOneMinimal && !noPairs.isTwoMinimal && noPairs.pairs == 5)
    let nothing = models.shrink(scenario, budget: Shrinking.Budget(evaluations: 3)).certificate
    #expect(!nothing.isOneMinimal && !nothing.isTwoMinimal)
  }

  @Test func `who watches can end a shrinking with the smallest so far`() throws {
    var models = try Self.models("structure-pop-keeps-bar")
    let found = try #require(
      (0..<5_000).lazy.map { Profile.mixed.scenario(seed: SeededRandom.seed($0, of: 4)) }
        .first { models.firstDivergence(on: $0) != nil })
    var seen: [Int] = []
    let shrinking = models.shrink(found) { progress in
      seen.append(progress.smallest.steps.count)
      return progress.evaluations < 20 ? .goOn : .stop
    }
    #expect(shrinking.evaluations == 20)
    #expect(seen == seen.sorted(by: >))
    #expect(models.firstDivergence(on: shrinking.scenario) != nil)
    #expect(!shrinking.certificate.isOneMinimal)
  }

  /// Fails with a whole interactive pop, or with nothing but a window above the others.
  private static func popsOrIsHigh(_ scenario: Scenario) -> Bool {
    let kinds = scenario.steps.map(\.kind)
    if kinds.isEmpty, scenario.controllers.isEmpty {
      return scenario.windows.map(\.level) == [1]
    }
    return kinds.contains(.beginInteractivePop) && kinds.contains(.finishInteractivePop)
  }

  @Test func `what no edit leads to is found among the smallest scenarios`() {
    let scenario = Scenario {
      window("W") { navigation("N") { plain("A") } }
    } steps: {
      [.beginInteractivePop(on: $0["N"]), .finishInteractivePop(on: $0["N"])]
    }
    let near = shrink(
      scenario, budget: Shrinking.Budget(small: 0), stillFails: Self.popsOrIsHigh
    ).scenario
    #expect(near.steps.map(\.kind) == [.beginInteractivePop, .finishInteractivePop])
    #expect(near.controllers.isEmpty && near.windows.isEmpty)
    let far = shrink(scenario, stillFails: Self.popsOrIsHigh).scenario
    #expect(far.steps.isEmpty && far.windows.map(\.level) == [1])
  }

  @Test func `a shrinking does not go over to what shares no symptom`() throws {
    let bugs = try [
      "presentation-cancelled-dismissal-ends", "geometry-hidden-bar-has-a-height",
    ].map { try #require(SeededBug.named($0)) }
    var models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: bugs) { CachedResolver($0) } })
    let scenario = Scenario {
      window("W") { plain("A") { presents { plain("B") } } }
    } steps: {
      [.beginInteractiveDismiss($0["B"]), .cancelInteractiveDismiss($0["B"])]
    }
    let original = models.firstDivergence(on: scenario)
    let shrunk = models.shrink(scenario, budget: Shrinking.Budget(pairs: 50, small: 20)).scenario
    let divergence = models.firstDivergence(on: shrunk)
    let wanted = try #require(original).symptoms
    let found = try #require(divergence).symptoms
    #expect(!wanted.isDisjoint(with: found))
    #expect(!found.contains { $0.part == .observed(.geometry) })
  }

  private static let bounds: [(id: String, steps: Int, controllers: Int)] = [
    ("forwarding-presented-is-forgotten", 0, 1), ("presentation-alert-is-full-screen", 0, 2),
    ("styles-given-to-a-child-are-lost", 0, 2), ("reads-rotate-does-not-read", 1, 0),
    ("windows-hidden-one-keeps-bar", 1, 0), ("structure-set-root-keeps-bar", 1, 1),
  ]

  @Test(arguments: bounds)
  func `no scenario of the small worlds is smaller than what a seed's is shrunk to`(
    _ bound: (id: String, steps: Int, controllers: Int)
  ) throws {
    var models = try Self.models(bound.id)
    let worlds = SmallWorlds(.core, controllers: bound.controllers, steps: bound.steps)
    let smallest = worlds.first { models.firstDivergence(on: $0) != nil }
    for seed in 1...2 as ClosedRange<UInt64> {
      let shrunk = try Self.shrinking(&models, seed: seed).scenario
      #expect(shrunk.steps.count == bound.steps)
      #expect(shrunk.controllers.count == bound.controllers)
      guard let smallest else { continue }
      #expect(!(ScenarioSize(smallest.withStandardNames) < ScenarioSize(shrunk)))
    }
  }
}
