import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoReporting
import StatusQuoSeededBugs

/// The findings of seeded bugs: searched for once, for all tests that read what reports say of them.
enum BugFindings {
  /// A bug that shows, and where.
  struct Found {
    /// The number of the first scenario that shows it.
    let index: Int
    /// That scenario, shrunk.
    let finding: Finding
  }

  /// The number of scenarios that are searched.
  static let scenarios = 6_000

  /// By the ids of the bugs that the scenarios of seed 1 show.
  static let all = search(seed: 1)

  /// Plays each scenario once on the reference, and on all bugs that are still to be found.
  static func search(seed: UInt64) -> [String: Found] {
    var hidden = SeededBug.all.filter {
      [.values, .provenance].contains($0.oracle) || !$0.guilty.isEmpty
    }
    var found: [String: Found] = [:]
    for index in 0..<scenarios {
      let scenario = scenario(index, of: seed)
      let right = observations(of: ReferenceModel(scenario), on: scenario)
      hidden.removeAll { bug in
        guard shows(bug, on: scenario, right) else { return false }
        found[bug.id] = finding(of: bug, on: scenario).map { Found(index: index, finding: $0) }
        return true
      }
    }
    return found
  }

  /// A scenario of a seed. No reason is about idling.
  static func scenario(_ index: Int, of seed: UInt64) -> Scenario {
    var scenario = Profile.mixed.scenario(seed: SeededRandom.seed(index, of: seed))
    scenario.idling = 0
    return scenario
  }

  /// The observations of the launch and of each step.
  private static func observations(
    of resolver: ReferenceModel, on scenario: Scenario
  ) -> [Observation] {
    var (resolver, all) = (resolver, [Observation]())
    resolver.play(scenario.steps) { _, observation in
      all.append(observation)
      return true
    }
    return all
  }

  /// Returns true if something that is observed differs from what is right.
  private static func shows(
    _ bug: SeededBug, on scenario: Scenario, _ right: [Observation]
  ) -> Bool {
    var wrong = WrongResolver(scenario, bugs: [bug]) { ReferenceModel($0) }
    var number = 0
    var differs = false
    wrong.play(scenario.steps) { _, observation in
      differs = observation != right[number]
      number += 1
      return !differs
    }
    return differs
  }

  private static func finding(of bug: SeededBug, on scenario: Scenario) -> Finding? {
    var models = LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: [bug]) { ReferenceModel($0) } })
    let budget = Shrinking.Budget(evaluations: 1_000, pairs: 0)
    let shrinking = shrink(scenario, budget: budget) { models.firstDivergence(on: $0) }
    let divergence = models.firstDivergence(on: shrinking.scenario)
    return divergence.map { Finding(scenario, shrunkBy: shrinking, $0) }
  }
}
