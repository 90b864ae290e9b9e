import StatusQuoAppearanceModel
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import Testing

/// Small worlds held against all that can be written down, whether it makes sense or not.
@Suite struct SmallWorldsTests {
  /// Every list of controllers in every place under every naming; most are no scenarios.
  private static func everyList(controllers count: Int, _ kinds: [Controller.Kind]) -> [Scenario] {
    var names = Names()
    let window = names["W"]
    let controllers = ["A", "B", "C"].map { names[$0] }
    let places: [Controller.Place] =
      [.root(of: window), .detached]
      + controllers.flatMap { [.child(of: $0), .presented(by: $0)] }
    var lists: [[Controller]] = [[]]
    for _ in 0..<count {
      lists = lists.flatMap { list in
        controllers.flatMap { name in
          places.flatMap { place in
            kinds.map { list + [Controller($0, name, at: place)] }
          }
        }
      }
    }
    return lists.map {
      Scenario(names: names, windows: [Window(window)], controllers: $0)
    }
  }

  @Test(arguments: [
    (1, Controller.Kind.allCases), (2, Controller.Kind.allCases), (3, [.plain]),
  ])
  func `every tree occurs, once under renaming`(
    _ controllers: Int, _ kinds: [Controller.Kind]
  ) {
    let every = Self.everyList(controllers: controllers, kinds)
      .filter { $0.problem == nil && $0.controllers[0].place != .detached }
      .map(\.withStandardNames)
    var worlds: [Scenario] = []
    SmallWorlds(.bare(kinds), controllers: controllers, settings: 0)
      .forEachWorld(controllers: controllers) { world in
        worlds.append(world)
        return true
      }
    #expect(worlds.allSatisfy { $0.problem == nil && $0 == $0.withStandardNames })
    #expect(Set(worlds) == Set(every))
    #expect(Set(worlds).count == worlds.count)
  }

  @Test func `no two scenarios are the same, and their number is known without playing them`() {
    let bounds = SmallWorlds(controllers: 2, steps: 1)
    var seen: Set<Scenario> = []
    var total = 0
    _ = bounds.first { scenario in
      total += 1
      seen.insert(scenario.withStandardNames)
      return false
    }
    #expect(seen.count == total)
    #expect(bounds.count()?.scenarios == total)
    #expect(bounds.count()?.worlds == seen.count { $0.steps.isEmpty })
  }

  @Test func `a number too large to play is not counted to the end`() {
    let bounds = SmallWorlds(controllers: 2, steps: 1)
    #expect(bounds.count(scenariosAtMost: 10) == nil)
    #expect(SmallWorlds(controllers: 50, steps: 50).count() == nil)
  }

  @Test func `two settings are two that both count`() {
    let bounds = SmallWorlds(controllers: 1, steps: 0, settings: 2)
    var seen: Set<Scenario> = []
    var total = 0
    bounds.forEachWorld { world in
      total += 1
      seen.insert(world)
      return true
    }
    #expect(seen.count == total)
  }

  @Test(arguments: Alphabet.all.map(\.name))
  func `every small world is a scenario, and its steps are different ones`(_ name: String) throws {
    let alphabet = try #require(Alphabet.named(name))
    let bounds = SmallWorlds(alphabet, controllers: 2, settings: 0)
    bounds.forEachWorld { world in
      let steps = bounds.steps(in: world)
      #expect(world.problem == nil)
      #expect(Set(steps).count == steps.count)
      return true
    }
  }

  @Test func `the first that satisfies a predicate has the fewest steps`() throws {
    let found = try #require(
      SmallWorlds(controllers: 3, steps: 2).first { scenario in
        scenario.controllers.contains { $0.kind == .tab }
          && scenario.steps.contains { $0.kind == .rotate }
      })
    #expect(found.steps == [.rotate(to: .landscape)])
    #expect(found.controllers.count == 1)
    #expect(SmallWorlds(controllers: 1, steps: 1).first { $0.steps.count > 1 } == nil)
  }
}
