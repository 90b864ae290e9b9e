import StatusQuoAppearanceModel
import StatusQuoBenchmarking
import StatusQuoCachedResolver
import StatusQuoCommand
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoRunning
import StatusQuoWorkers

// The command for a resolver that traps where something is presented, in a harness that is wrong itself: the law
// of its workers traps where the device is rotated, and so does a command of its own.

struct TrappingSubject: Resolver {
  private var base: CachedResolver

  init(_ scenario: Scenario) { base = CachedResolver(scenario) }

  mutating func apply(_ step: Step) {
    if step.kind == .present { fatalError("the resolver traps") }
    base.apply(step)
  }

  mutating func observe(into observation: inout Observation) { base.observe(into: &observation) }
}

struct TrappingLaw: Resolver {
  private var base: ReferenceModel

  init(_ scenario: Scenario) { base = ReferenceModel(scenario) }

  mutating func apply(_ step: Step) {
    if step.kind == .rotate { fatalError("the law traps") }
    base.apply(step)
  }

  mutating func observe(into observation: inout Observation) { base.observe(into: &observation) }
}

let trap = Command(
  name: "trap", summary: "Trap in code of the command", options: [], details: ""
) { _, _, _ in
  fatalError("the command traps")
}

if CommandLine.arguments.dropFirst().first == "worker" {
  let breadcrumb = Breadcrumb.ofThisProcess
  var models = LockStep(reference: { TrappingLaw($0) }, subject: { TrappingSubject($0) })
  models.watch = breadcrumb.watchOfResolver
  let hooks = RunnerHooks(willPlay: { breadcrumb.begin(index: $0, stepsBefore: $1) })
  serveAsWorker { [models] plan, known in InProcessRunner(models, plan, known: known, hooks: hooks)
  }
} else {
  await StatusQuoTool.main(
    ResolverUnderTest(
      .all, BenchSubject(BenchmarkColumn("mine") { TrappingSubject($0) }) { TrappingSubject($0) },
      commands: Command.all + [trap]
    ) { TrappingSubject($0) })
}
