import AppearanceModel
import Generators
import Harness
import Reporting

private let seconds = Option.seconds(
  "--seconds", "How long to search (default 10; no limit when --scenarios is given)")
private let scenarios = Option.count("--scenarios", "N", "At most so many scenarios")
private let seed = Option.seed("--seed", "All scenarios follow from it (default 1)")

extension Command {
  static let properties = Command(
    name: "properties",
    summary: "Check what must hold for each model by itself",
    options: [seconds.entry, scenarios.entry, seed.entry, Option.profile.entry],
    details: """
      Names don't matter; what is nowhere to be seen changes nothing; push and pop, present and
      dismiss, select and back, add and remove leave no traces. Plays generated scenarios in two
      ways on each model, so it finds mistakes that both models share.
      """
  ) { arguments, console in
    let limit = arguments.value(of: scenarios)
    let budget = arguments.value(of: seconds) ?? (limit == nil ? 10 : .infinity)
    let seed = arguments.value(of: seed) ?? 1
    let profile = arguments.value(of: .profile)
    Watch.start("'statusquo properties --seed \(seed) --profile \(profile.name)'")
    let start = ContinuousClock.now
    var count = 0
    var broken: [String] = []
    while count < limit ?? .max, broken.isEmpty, !Interruption.isRequested,
      (ContinuousClock.now - start).seconds < budget
    {
      let scenario = profile.scenario(seed: SeededRandom.seed(count, of: seed))
      for invariance in Invariance.allCases {
        broken += breach(of: invariance, on: scenario, "reference") { Reference($0) }
        broken += breach(of: invariance, on: scenario, "cached") { watched($0) }
      }
      count += 1
    }
    for text in broken { console.write(text + "\n") }
    console.write(
      broken.isEmpty
        ? "both models keep \(Invariance.allCases.count) properties on "
          + "\(count.counted("scenario")) of seed \(seed)\n"
        : "\(broken.count.counted("breach")) in scenario \(count - 1) of seed \(seed)\n")
    return broken.isEmpty ? .agreement : .divergence
  }
}

/// How a model breaks a property on a scenario, in words, if it does.
private func breach<Model: Resolver>(
  of invariance: Invariance, on scenario: Scenario, _ name: String,
  _ make: (Scenario) -> Model
) -> [String] {
  guard let broken = invariance.broken(on: scenario, by: make)?.reduced(by: make) else { return [] }
  let counterexample = Counterexample(broken.variant, broken.divergence)
  return [
    "the \(name) model breaks \(invariance.rawValue): this should come to the same as before\n\n"
      + counterexample.text(replay: nil)
  ]
}
