import StatusQuoHarness

extension Command {
  static let properties = Command(
    name: "properties",
    summary: "Check metamorphic properties of each model alone",
    operands: .any(Documents.operand),
    options: [
      seconds.entry, Options.scenarios.entry, seed.entry, Options.profile.entry,
    ] + Documents.options + RunJob.entries,
    details: """
      Renaming changes nothing; what is invisible changes nothing; push and pop, present and
      dismiss, select and back, add and remove, begin and cancel leave no traces; what steps come to
      may be declared, and what is declared assigned; what a step does, others do as well; a style
      may be given in another way; what captures is as full screen; stale is what an update would
      change; only the order of window levels matters; minor versions are alike; lifecycle calls
      alternate; a chain ends at the controller that answers. Runs generated scenarios, or the given
      documents, in two ways on each model, which reveals mistakes that both models share.
      All else is as in 'fuzz'.
      """
  ) { arguments, console, resolver in
    if arguments.value(of: Options.program) != nil {
      throw UsageError(
        "'properties' runs a scenario in several ways at once, which a program can't",
        expected: "a resolver in Swift, without '--subject'")
    }
    let documents =
      try arguments.operands.isEmpty ? [] : Documents(arguments).entries(console)
    let scenarios = arguments.value(of: Options.scenarios)
    var job = try RunJob(arguments, resolver) { earlier in
      var plan = generatedPlan(arguments, earlier)
      plan.check = .properties
      plan.scenarios = documents.isEmpty ? scenarios : 0
      return plan
    }
    job.documents = documents
    job.limit =
      arguments.value(of: seconds) ?? (job.plan.scenarios == nil ? 10 : nil)
    return try await job.run(console)
  }
}

private let seconds = Options.seconds("10; none with --scenarios or documents")
private let seed = Options.seed(default: "random, always printed")
