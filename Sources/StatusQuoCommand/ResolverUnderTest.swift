package import StatusQuoAppearanceModel
import StatusQuoFixing
package import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
package import StatusQuoSeededBugs
import StatusQuoWorkers

/// The resolver that is right by definition.
typealias Reference = ReferenceModel

/// The resolver that the command line is made for, without its type.
package struct ResolverUnderTest {
  /// The name of its type.
  let name: String
  /// Its capabilities: no other scenarios are generated.
  let capabilities: Capabilities
  /// The bugs that can be planted into it.
  let bugs: [SeededBug]
  /// The commands of its command line, in the order of the help text.
  let commands: [Command]
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
  let observe: @MainActor (Scenario, @MainActor (Observation) -> Bool) -> Void

  package init<Subject: Resolver & SendableMetatype>(
    _ capabilities: Capabilities, _ benchmark: BenchSubject,
    bugs: [SeededBug] = SeededBug.all + SeededBug.shown, commands: [Command] = Command.all,
    _ make: @escaping @Sendable (Scenario) -> Subject
  ) {
    name = "\(Subject.self)"
    self.capabilities = capabilities
    self.bugs = bugs
    self.commands = commands
    self.benchmark = benchmark
    runner = { plan in
      var plan = plan
      plan.restrict(to: capabilities)
      return InProcessRunner(
        LockStep(reference: { Reference($0) }) { OracleFiltered(make($0)) }, plan)
    }
    flowsBreaking = { wishes, scenario, longest, shouldStop in
      LockStep(reference: { Reference($0) }) { OracleFiltered(make($0)) }
        .flowsBreaking(
          wishes, of: scenario, longest: longest, shouldStop: shouldStop)
    }
    serve = { choice in
      switch choice {
      case .own: serveResolver { OracleFiltered(make($0)) }
      case .bug(let bug):
        serveResolver { OracleFiltered(WrongResolver($0, bugs: [bug], make: make)) }
      case .program(let command): serveProgram(command)
      }
    }
    observe = { scenario, visit in
      var subject = make(scenario)
      subject.play(scenario.steps) { _, observation in visit(observation) }
    }
  }
}

// MARK: - Workers

private func serveResolver<Subject: Resolver & SendableMetatype>(
  _ subject: @escaping @Sendable (Scenario) -> Subject
) {
  let breadcrumb = Breadcrumb.ofThisProcess
  let models = LockStep(
    reference: { Reference($0) },
    subject: { scenario in ProgressReporting(breadcrumb) { subject(scenario) } })
  let hooks = RunnerHooks(willPlay: { breadcrumb.begin(index: $0, stepsBefore: $1) })
  serveAsWorker { plan, known in
    InProcessRunner(models, plan, known: known, hooks: hooks)
  }
}

private func serveProgram(_ command: String) {
  let breadcrumb = Breadcrumb.ofThisProcess
  let program: SubjectProgram
  do throws(SubjectProgram.Unusable) {
    program = try SubjectProgram(command, breadcrumb)
  } catch {
    return refuseToWork(error.reason)
  }
  serveAsWorker(capabilities: program.capabilities) { plan, known in
    let isCopied = if case .enumerated = plan.source { true } else { false }
    var models = LockStep(
      reference: { RecordingReference(Reference($0), of: program) },
      subject: { scenario in
        ProgressReporting(breadcrumb) {
          ExternalResolver(scenario, program: program, isCopied: isCopied)
        }
      }, checks: .never)
    models.answers = { program.answers }
    var hooks = RunnerHooks(willPlay: { breadcrumb.begin(index: $0, stepsBefore: $1) })
    if !isCopied {
      hooks.scenario = { positions in
        program.scenario(first: positions) { position in
          var cursor = ScenarioCursor(plan.source)
          return cursor.scenario(at: plan.index(at: position))
        }
      }
    }
    return InProcessRunner(models, plan, known: known, hooks: hooks)
  }
}
