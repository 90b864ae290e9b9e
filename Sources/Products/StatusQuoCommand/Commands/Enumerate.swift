import StatusQuoGenerators
import StatusQuoHarness

extension Command {
  static let enumerate = Command(
    name: "enumerate",
    summary: "Run every small scenario on both models",
    options: [
      Options.controllers.entry, Options.steps.entry, Options.settings.entry,
      Options.alphabet.entry, Options.continuesRefused.entry, seconds.entry,
      Options.reading.entry,
    ] + RunJob.entries,
    details: """
      Runs every scenario within the bounds over an alphabet of controllers, settings, and steps,
      once per renaming class, and compares everything that can be observed. Scenarios that continue
      after a refused step are skipped, as it changes nothing; --all includes them. Workers,
      isolation, shards, corpus, and reports are those of 'fuzz'.
      """
  ) { arguments, console, resolver in
    var job = try RunJob(arguments, resolver) { earlier in
      guard let plan = RunPlan(worlds(arguments, earlier)) else {
        throw UsageError(
          "there are too many scenarios within these bounds",
          expected: "fewer controllers, steps or settings")
      }
      return plan
    }
    job.limit = arguments.value(of: seconds)
    return try await job.run(console)
  }
}

private let seconds = Options.seconds("none")

/// The bounds that were typed, else those of an earlier run.
private func worlds(_ arguments: Arguments, _ earlier: RunPlan?) -> SmallWorlds {
  var worlds = SmallWorlds(.core, controllers: 3, steps: 3, settings: 1)
  if case .enumerated(let earlier) = earlier?.source { worlds = earlier }
  worlds.alphabet = arguments.value(of: Options.alphabet) ?? worlds.alphabet
  worlds.controllers = arguments.value(of: Options.controllers) ?? worlds.controllers
  worlds.steps = arguments.value(of: Options.steps) ?? worlds.steps
  worlds.settings = arguments.value(of: Options.settings) ?? worlds.settings
  if arguments.value(of: Options.continuesRefused) { worlds.goesOnWhenRefused = true }
  return worlds
}
