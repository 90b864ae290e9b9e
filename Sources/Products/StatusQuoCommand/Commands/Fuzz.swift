import StatusQuoGenerators
import StatusQuoHarness

extension Command {
  static let fuzz = Command(
    name: "fuzz",
    summary: "Search for scenarios on which the two models differ",
    options: [
      seconds.entry, Options.scenarios.entry, Options.untilCovered.entry, seed.entry,
      Options.profile.entry, Options.knownFaults.entry, Options.reading.entry,
    ] + RunJob.entries,
    details: """
      Generates controller trees and steps, runs them on both models, and compares everything that
      can be observed after every step. What diverges is shrunk, and shown on standard error as soon
      as it is short; the report has all of it, in the order to mend it. The same seed and number
      of scenarios give the same result on every machine, for any number of workers.

      The models run in worker processes: one that crashes or hangs is a finding like any
      other, and the run continues. The first Ctrl-C or SIGTERM stops the search and shrinks the
      findings for at most three seconds, the second skips shrinking, the third quits.

      --known FILE leaves out what is accepted in that file, and fails where that is fixed. --accept
      FILE writes what is found to it. A reason is for people to write.
      """
  ) { arguments, console, resolver in
    let scenarios = arguments.value(of: Options.scenarios)
    let endsWhenCovered = arguments.value(of: Options.untilCovered)
    var job = try RunJob(arguments, resolver) { earlier in
      var plan = generatedPlan(arguments, earlier)
      plan.scenarios = scenarios
      plan.end = endsWhenCovered ? .covered : nil
      return plan
    }
    job.faultyScenarios = arguments.value(of: Options.knownFaults)
    let isLimited = scenarios != nil || endsWhenCovered
    job.limit = arguments.value(of: seconds) ?? (isLimited ? nil : 10)
    return try await job.run(console)
  }
}

private let seconds = Options.seconds("10; none with --scenarios or --until-covered")
private let seed = Options.seed(default: "random, always printed")

/// Generated scenarios, of the seed and the profile that were typed, else of those of an earlier
/// run, else of a fresh seed.
func generatedPlan(_ arguments: Arguments, _ earlier: RunPlan?) -> RunPlan {
  var earlierSource: (seed: UInt64, profile: Profile)?
  if case .generated(let seed, let profile) = earlier?.source { earlierSource = (seed, profile) }
  return RunPlan(
    seed: arguments.value(of: seed) ?? earlierSource?.seed ?? .random(in: 1...999_999_999),
    profile: arguments.value(of: Options.profile) ?? earlierSource?.profile ?? .mixed)
}
