import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import StatusQuoTestSupport
import Testing

/// A resolver is given only what it declares to know, by every command.
@Suite struct KeptCapabilitiesTests {
  private static let law = lawOfSteps { ReferenceModel($0) }

  /// A wrong resolver that looks at what it is given.
  private struct Recording: Resolver {
    private var base: CachedResolver
    private var played: Scenario
    private let log: Log

    init(_ scenario: Scenario, _ log: Log) {
      base = CachedResolver(scenario)
      self.log = log
      log.look(at: scenario)
      played = scenario
      played.steps = []
    }

    mutating func apply(_ step: Step) {
      base.apply(step)
      played.steps.append(step)
      log.look(at: played)
    }

    mutating func observe(into observation: inout Observation) {
      base.observe(into: &observation)
      if played.steps.count > 1 || played.environment.orientation == .landscape {
        observation.bar.hidden.toggle()
      }
    }
  }

  /// The first thing given that is not known. Used by one thread.
  private final class Log: @unchecked Sendable {
    let capabilities: Capabilities
    private(set) var strange: Need?
    private(set) var scenarios = 0

    init(_ capabilities: Capabilities) { self.capabilities = capabilities }

    func look(at scenario: Scenario) {
      scenarios += 1
      strange = strange ?? capabilities.lack(of: scenario, under: KeptCapabilitiesTests.law)
    }
  }

  private static func runner(
    _ plan: RunPlan, _ log: Log
  ) -> InProcessRunner<ReferenceModel, Recording> {
    InProcessRunner(
      LockStep(reference: { ReferenceModel($0) }, subject: { Recording($0, log) }), plan)
  }

  private static func plan(_ seed: Int, scenarios: Int = 40) -> RunPlan {
    var plan = RunPlan(
      seed: UInt64(seed), profile: Profile.all[seed % (Profile.all.count - 1)],
      scenarios: scenarios, budget: Shrinking.Budget(evaluations: 200, pairs: 10))
    plan.samples = 2
    return plan
  }

  @Test(arguments: 0..<(isNight ? 24 : 8))
  func `a search, its shrinking, and what is tried around a finding keep them`(seed: Int) throws {
    var plan = Self.plan(seed)
    let capabilities = Capabilities.random(seed)
    plan.restrict(to: capabilities, under: Self.law)
    let log = Log(capabilities)
    var runner = Self.runner(plan, log)
    let report = try plan.report(with: &runner, explainedBy: DiagnosisTests.explainer())
    for finding in report.findings {
      _ = finding.scenario.necessities(limit: 20) { .some(runner.divergence(on: $0)) }
    }
    #expect(log.strange == nil)
    #expect(log.scenarios > 40)
    #expect(report.totals.skipped.count == 0)
  }

  @Test(arguments: 0..<12)
  func `an enumeration keeps them`(seed: Int) throws {
    var plan = try #require(
      RunPlan(SmallWorlds(.core, controllers: 2, steps: 2, settings: 1)))
    let capabilities = Capabilities.random(seed)
    plan.restrict(to: capabilities, under: Self.law)
    plan.samples = 1
    plan.budget = Shrinking.Budget(evaluations: 100, pairs: 10)
    let log = Log(capabilities)
    var runner = Self.runner(plan, log)
    var run = Run(plan)
    try runner.run(&run, positionsAtATime: 2_000) { $0.totals.positions > 4_000 }
    #expect(log.strange == nil)
    #expect(log.scenarios > 0)
  }

  @Test(arguments: 0..<12)
  func `properties keep them`(seed: Int) throws {
    var plan = Self.plan(seed, scenarios: 10)
    plan.check = .properties
    let capabilities = Capabilities.random(seed)
    plan.restrict(to: capabilities, under: Self.law)
    plan.samples = 1
    let log = Log(capabilities)
    var runner = Self.runner(plan, log)
    _ = try plan.report(with: &runner)
    #expect(log.strange == nil)
  }

  @Test(arguments: 0..<24)
  func `a document outside of them is not played`(seed: Int) throws {
    let capabilities = Capabilities.random(seed)
    var plan = Self.plan(seed)
    plan.restrict(to: capabilities, under: Self.law)
    let log = Log(capabilities)
    var runner = Self.runner(plan, log)
    var excluded = 0
    for index in 0..<20 {
      let scenario = Profile.mixed.scenario(seed: SeededRandom.seed(index, of: UInt64(seed)))
      _ = runner.divergence(on: scenario)
      if runner.skipped != nil { excluded += 1 }
    }
    #expect(log.strange == nil)
    #expect(excluded > 0)
  }

  @Test(arguments: 0..<200)
  func `what is fitted is valid and within them`(seed: Int) {
    let capabilities = Capabilities.random(seed)
    let scenario = Profile.mixed.scenario(seed: UInt64(seed))
    let fitted = capabilities.fitted(scenario, under: Self.law)
    #expect(fitted.problem == nil)
    #expect(capabilities.lack(of: fitted, under: Self.law) == nil)
    #expect(Capabilities.all.fitted(scenario, under: Self.law) == scenario)
  }

  @Test func `an unknown kind loses its children`() throws {
    var scenario = Scenario(windows: [])
    let (window, tabs, child) = (scenario.names["W"], scenario.names["T"], scenario.names["A"])
    scenario.windows = [Window(window)]
    scenario.controllers = [
      Controller(.tab, tabs, at: .root(of: window)),
      Controller(.plain, child, at: .child(of: tabs)),
    ]
    let fitted = Capabilities(kinds: [.plain]).fitted(scenario)
    #expect(fitted.controllers.map(\.kind) == [.plain, .plain])
    #expect(fitted.controllers.map(\.place) == [.root(of: window), .detached])
  }

  /// A scenario of one window, a stack in it with a page, and a page apart, with steps.
  private static func scenario(_ steps: (_ names: inout Names) -> [Step]) -> Scenario {
    var names = Names()
    let window = Window(names["W"])
    let stack = Controller(.navigation, names["N"], at: .root(of: window.name))
    let first = Controller(.plain, names["A"], at: .child(of: stack.name))
    let other = Controller(.navigation, names["M"], at: .detached)
    let steps = steps(&names)
    return Scenario(
      names: names, windows: [window], controllers: [stack, first, other], steps: steps)
  }

  private static func lack(
    of scenario: Scenario, _ capabilities: Capabilities
  ) -> [Need] {
    let lacks = capabilities.lacks(of: scenario, under: law)
    let fitted = capabilities.fitted(scenario, under: law)
    #expect(capabilities.lack(of: fitted, under: law) == nil)
    return lacks
  }

  @Test func `a value of the environment that is not known is left out`() {
    var scenario = Self.scenario { _ in [] }
    scenario.environment.orientation = .landscape
    scenario.environment.systemStyle = .dark
    let known = Capabilities(environment: [.systemStyle])
    #expect(Self.lack(of: scenario, known) == [.environment(.orientation)])
    #expect(known.fitted(scenario).environment.orientation == .portrait)
    #expect(known.fitted(scenario).environment.systemStyle == .dark)
  }

  @Test func `a child that a step moves elsewhere is left out, one that is popped before is not`() {
    let moving = Self.scenario { [.push($0["A"], on: $0["M"])] }
    let known = Capabilities(movesChildren: false)
    #expect(Self.lack(of: moving, known) == [.movedChild])
    #expect(known.fitted(moving, under: Self.law).steps.isEmpty)
    let apart = Self.scenario {
      [.setViewControllers([], on: $0["N"]), .push($0["A"], on: $0["M"])]
    }
    #expect(Self.lack(of: apart, known).isEmpty)
  }

  @Test func `a name that nothing has is left out, unless it is asked for`() {
    let scenario = Self.scenario { [.dismiss(from: $0["X2"]), .pop(on: $0["N"])] }
    #expect(Self.lack(of: scenario, Capabilities()) == [.unknownName])
    #expect(Capabilities().fitted(scenario).steps == [scenario.steps[1]])
    #expect(Self.lack(of: scenario, Capabilities(unknownNames: true)).isEmpty)
  }

  @Test func `a window that has to be there stays`() {
    var scenario = Self.scenario { [.removeWindow($0["W"])] }
    let known = Capabilities(windows: 1, fewestWindows: 1)
    #expect(Self.lack(of: scenario, known) == [.fewerWindows(0)])
    #expect(known.fitted(scenario).steps.isEmpty)
    scenario = Scenario()
    #expect(Self.lack(of: scenario, known) == [.fewerWindows(0)])
    #expect(known.fitted(scenario).windows.count == 1)
  }

  @Test func `a value that has to be there is given, and no step changes it`() {
    let name = PropertyName.Known.modalPresentationCapturesStatusBarAppearance
    let scenario = Self.scenario {
      [
        .set(.known(name), to: .bool(false), on: $0["A"]),
        .set(.known(name), to: .bool(true), on: $0["A"]),
      ]
    }
    let known = Capabilities(properties: [], always: [name: .bool(true)])
    #expect(Self.lack(of: scenario, known) == [.otherValue(name)])
    let fitted = known.fitted(scenario)
    #expect(fitted.controllers.allSatisfy { $0.modalPresentationCapturesStatusBarAppearance })
    #expect(fitted.steps == [scenario.steps[1]])
  }

  @Test func `a subject without viewIsAppearing is compared in the other calls`() throws {
    struct WithoutIsAppearing: Resolver {
      var base: CachedResolver
      var isWrong: Bool
      mutating func apply(_ step: Step) { base.apply(step) }
      mutating func observe(into observation: inout Observation) {
        base.observe(into: &observation)
        observation.calls.removeAll { $0.method == .viewIsAppearing }
        if isWrong { observation.calls.removeAll { $0.method == .viewWillAppear } }
      }
    }
    for isWrong in [false, true] {
      var plan = RunPlan(seed: 1, scenarios: 100)
      plan.samples = 1
      let methods = Set(LifecycleMethod.allCases).subtracting([.viewIsAppearing])
      plan.restrict(to: Capabilities(calls: methods), under: Self.law)
      var runner = InProcessRunner(
        LockStep(
          reference: { ReferenceModel($0) },
          subject: { WithoutIsAppearing(base: CachedResolver($0), isWrong: isWrong) }), plan)
      let report = try plan.report(with: &runner)
      #expect(report.findings.isEmpty == !isWrong)
      #expect(report.findings.allSatisfy { $0.divergence.part == .observed(.calls) })
      // What the subject did not send is not shown as its own.
      let shown = report.findings.compactMap { $0.divergence.observed }
        .flatMap { $0.expected.calls + $0.actual.calls }
      #expect(!shown.contains { $0.method == .viewIsAppearing })
    }
  }
}

extension Capabilities {
  /// Capabilities of which each is limited in a third of the cases.
  fileprivate static func random(_ seed: Int) -> Capabilities {
    var random = SeededRandom(seed: UInt64(seed))
    func some<Element: NamedCase>(_: Element.Type, atLeast count: Int = 0) -> Set<Element> {
      var left = Set(Element.allCases)
      guard random.chance(33) else { return left }
      for element in Element.allCases where random.chance(50) && left.count > count {
        left.remove(element)
      }
      return left
    }
    let (one, other) = (Int32(random.below(21) + 7), Int32(random.below(21) + 7))
    return Capabilities(
      versions: random.chance(33)
        ? Version(min(one, other))...Version(max(one, other)) : Version(7)...Version(27),
      linkedSDK: random.chance(33) ? .same : .any, devices: some(Device.self, atLeast: 1),
      infoPlist: random.chance(33) ? ["UIStatusBarHidden"] : Scenario.infoPlistKeys,
      environment: some(EnvironmentKey.self),
      windows: random.chance(33) ? random.below(2) + 1 : .max, fewestWindows: random.below(3) / 2,
      windowProperties: some(WindowProperty.self), kinds: some(Controller.Kind.self),
      parents: some(Controller.Kind.self), emptyContainers: !random.chance(33),
      presentedAtLaunch: !random.chance(33), movesChildren: !random.chance(33),
      unknownNames: random.chance(66), steps: some(Step.Kind.self),
      refused: some(Refusal.self), properties: some(PropertyName.Known.self),
      values: random.chance(33) ? [.modalPresentationStyle: [.fullScreen]] : [:],
      always: random.chance(33)
        ? [.modalPresentationCapturesStatusBarAppearance: .bool(true)] : [:],
      calls: some(LifecycleMethod.self), actions: some(ActionKind.self))
  }
}
