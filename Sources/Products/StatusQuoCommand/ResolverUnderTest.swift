package import StatusQuoAppearanceModel
import StatusQuoFixing
package import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoRunning
package import StatusQuoSeededBugs
import StatusQuoWorkers

/// The resolver that is right by definition.
typealias Reference = ReferenceModel

/// The outcomes of steps.
let law = lawOfSteps { Reference($0) }

/// The resolver that the command line is made for, without its type.
package struct ResolverUnderTest {
  /// The name of its type.
  let name: String
  /// Its capabilities: no other scenarios are generated.
  let capabilities: Capabilities
  /// The parts that are compared.
  let parts: Set<Observation.Part>
  /// The bugs that can be planted into it.
  let bugs: [SeededBug]
  /// Makes the commands of its command line, in the order of the help text. A worker needs none of them.
  let commands: () -> [Command]
  /// The columns and loops that `bench` measures.
  package let benchmark: BenchSubject
  /// Makes a runner that plays it in this process beside the reference.
  let runner: (RunPlan) -> any ScenarioRunner
  /// Plays every flow of an app on it beside the reference, up to a number of steps, and finds the
  /// shortest that break wishes, until a closure says stop.
  let flowsBreaking: ([Wish], Scenario, Int, (FlowReport) -> Bool) -> FlowReport
  /// Plays it for another process, until that one ends.
  let serve: (SubjectChoice) -> Void
  /// Plays a scenario on it and gives what it observes after the launch and each step to a closure,
  /// until that returns false.
  ///
  /// Throws where the resolver skips the scenario.
  let observe: @MainActor (Scenario, @MainActor (Observation) -> Bool) throws(Skip) -> Void

  package init<Subject: Resolver & SendableMetatype>(
    _ capabilities: Capabilities, comparing parts: Set<Observation.Part> = .all,
    _ benchmark: BenchSubject, bugs: [SeededBug] = SeededBug.all + SeededBug.shown,
    commands: @escaping @autoclosure () -> [Command] = Command.all,
    _ make: @escaping @Sendable (Scenario) throws(Skip) -> Subject
  ) {
    name = "\(Subject.self)"
    self.capabilities = capabilities
    self.bugs = bugs
    self.commands = commands
    self.parts = parts
    self.benchmark = benchmark
    runner = { plan in
      var plan = plan
      let readings = capabilities.readings
      plan.restrict(
        to: capabilities, under: lawOfSteps { Reference($0, readings: readings) })
      var models = LockStep(
        comparing: parts, reference: { Reference($0, readings: readings) }, subject: make)
      models.watch = CrashSignals.watch
      return InProcessRunner(models, plan)
    }
    flowsBreaking = { wishes, scenario, longest, shouldStop in
      // A resolver that skips the app, or answers a part only, leaves the answer to the reference.
      guard parts == .all, (try? Watched(scenario, CrashSignals.watch, make: make)) != nil else {
        return LockStep(reference: { Reference($0) }, subject: { Reference($0) })
          .flowsBreaking(wishes, of: scenario, longest: longest, shouldStop: shouldStop)
      }
      var models = LockStep(reference: { Reference($0) }, subject: make)
      models.watch = CrashSignals.watch
      return models.flowsBreaking(wishes, of: scenario, longest: longest, shouldStop: shouldStop)
    }
    serve = { choice in
      switch choice {
      case .own:
        serveResolver(parts, capabilities.readings, make)
      case .bug(let bug):
        serveResolver(parts, capabilities.readings) { scenario throws(Skip) in
          try WrongResolver(scenario, bugs: [bug], make: make)
        }
      case .program(let command, let readings): serveProgram(command, following: readings)
      }
    }
    observe = { scenario, visit throws(Skip) in
      var subject = try Watched(scenario, CrashSignals.watch, make: make)
      subject.play(scenario.steps) { _, observation in visit(observation) }
    }
  }
}

// MARK: - Workers

private func serveResolver<Subject: Resolver & SendableMetatype>(
  _ parts: Set<Observation.Part>, _ readings: Readings,
  _ make: @escaping @Sendable (Scenario) throws(Skip) -> Subject
) {
  let breadcrumb = Breadcrumb.ofThisProcess
  var models = LockStep(
    comparing: parts, reference: { Reference($0, readings: readings) }, subject: make)
  models.watch = breadcrumb.watchOfResolver
  let hooks = RunnerHooks(willPlay: { breadcrumb.begin(index: $0, stepsBefore: $1) })
  serveAsWorker { [models] plan, known in
    InProcessRunner(models, plan, known: known, hooks: hooks)
  }
}

private func serveProgram(_ command: String, following chosen: [ChosenReading]) {
  let breadcrumb = Breadcrumb.ofThisProcess
  let program: SubjectProgram
  do throws(SubjectProgram.Unusable) {
    program = try SubjectProgram(command, breadcrumb)
  } catch {
    return refuseToWork(error.reason)
  }
  let readings = chosen.reduce(program.capabilities.readings) { $0.taking($1) }
  if let container = program.capabilities.container {
    let check = ContainerCheck(container, of: program, breadcrumb) {
      Reference($0, readings: readings)
    }
    return serveAsWorker(
      capabilities: program.capabilities.following(readings), answering: [], end: program.end
    ) { plan, _ in
      ContainerRunner(check, plan) { breadcrumb.begin(index: $0, stepsBefore: 0) }
    }
  }
  serveAsWorker(
    capabilities: program.capabilities.following(readings), answering: program.answers.declared,
    end: program.end
  ) { plan, known in
    var plan = plan
    plan.law = lawOfSteps { Reference($0, readings: readings) }
    let isCopied = if case .enumerated = plan.source { true } else { false }
    var models = LockStep(
      reference: { RecordingReference(Reference($0, readings: readings), of: program) },
      subject: { scenario throws(Skip) in
        try ExternalResolver(scenario, program: program, isCopied: isCopied)
      }, checks: .never)
    models.watch = breadcrumb.watchOfProgram
    models.answers = { program.answers }
    var hooks = RunnerHooks(willPlay: { breadcrumb.begin(index: $0, stepsBefore: $1) })
    if !isCopied {
      hooks.scenario = { [plan] positions in
        program.scenario(first: positions) { position in
          var cursor = ScenarioCursor(plan)
          return cursor.scenario(at: plan.index(at: position))
        }
      }
    }
    return InProcessRunner(models, plan, known: known, hooks: hooks)
  }
}
