package import StatusQuoAppearanceModel
package import StatusQuoDiagnosing

/// A right resolver, made wrong by seeded bugs.
///
/// Generic over the right one, so that the same bugs can be planted into any.
package struct WrongResolver<Base: Resolver>: Resolver {
  private var base: Base
  private var planted: [Planted]
  /// Makes a right one of the world as it stands, where a fault reads that wrongly.
  private var makeAgain: (@Sendable (Scenario) -> Base)?
  private var number = 0
  /// The base was given another step than the one to play, or none.
  private var isTransformed = false
  /// The base was given no step.
  private var dropsStep = false
  /// The calls and changes of the step, where the base was given further ones behind it.
  private var before: (calls: [LifecycleCall], traitChanges: [StyleChange]) = ([], [])
  private var reported = Observation()
  /// True if `reported` is of the last step.
  private var hasReported = false

  fileprivate struct Planted {
    let behavior: Fault.Behavior
    var memory: Fault.Behavior.Memory
    /// The worlds whose difference the bug shows.
    var others: (from: Base, to: Base)?
    /// The second of them was given no step.
    var dropsOther = false
  }

  /// The resolver that `make` makes, with a bug.
  package init<Failure>(
    _ scenario: Scenario, bug: SeededBug, make: (Scenario) throws(Failure) -> Base
  ) throws(Failure) {
    try self.init(scenario, bugs: [bug], make: make)
  }

  /// The resolver that `make` makes, with bugs.
  package init<Failure>(
    _ scenario: Scenario, bugs: [SeededBug], make: (Scenario) throws(Failure) -> Base
  ) throws(Failure) {
    try self.init(scenario, bugs.map { $0.behavior }, make)
  }

  /// The resolver that `make` makes, under a known fault, which may make others as it plays.
  package init(
    _ scenario: Scenario, fault known: Fault.Known, make: @escaping @Sendable (Scenario) -> Base
  ) {
    self.init(scenario, [known.behavior], make)
    if known.behavior.misread != nil { makeAgain = make }
  }

  private init<Failure>(
    _ scenario: Scenario, _ behaviors: [Fault.Behavior], _ make: (Scenario) throws(Failure) -> Base
  ) throws(Failure) {
    var transformed = scenario
    planted = []
    for behavior in behaviors {
      transformed = behavior.transformScenario?(transformed) ?? transformed
      planted.append(Planted(behavior: behavior, memory: Fault.Behavior.Memory(scenario)))
    }
    for index in planted.indices {
      planted[index].others = try planted[index].behavior.other.map { other throws(Failure) in
        (try make(other.from(scenario)), try make(other.to(scenario)))
      }
    }
    base = try make(transformed)
    for index in planted.indices where planted[index].behavior.looksAtWorld {
      planted[index].memory.world = base.currentSnapshot()
    }
  }

  /// Plays the step as the bugs transform it. A step that is refused is refused untransformed.
  package mutating func apply(_ step: Step) {
    report()
    number += 1
    hasReported = false
    (isTransformed, dropsStep) = (false, false)
    before = ([], [])
    for index in planted.indices {
      let world = planted[index].behavior.looksAtWorld ? base.currentSnapshot() : nil
      planted[index].memory.begin(step, in: world)
      planted[index].playOther(step)
    }
    play(step)
    goOn(behind: step)
  }

  /// Plays what the bugs play behind a step.
  private mutating func goOn(behind step: Step) {
    for bug in planted {
      guard let furtherSteps = bug.behavior.furtherSteps,
        bug.behavior.allowsFurtherSteps(bug.memory)
      else { continue }
      let isRight = !isTransformed
      if isRight { base.observe(into: &reported) }
      guard !isRight || reported.outcome == .applied else { continue }
      for further in furtherSteps(step, base.currentSnapshot()) {
        base.apply(further)
        isTransformed = true
      }
      if isRight, isTransformed { before = (reported.calls, reported.traitChanges) }
    }
  }

  private mutating func play(_ step: Step) {
    guard planted.contains(where: { $0.behavior.transformStep != nil }) else {
      return base.apply(step)
    }
    var right = base
    right.apply(step)
    right.observe(into: &reported)
    let passedOn = reported.outcome == .applied ? transformed(step) : step
    (isTransformed, dropsStep) = (passedOn != step, passedOn == nil)
    if !isTransformed {
      base = right
    } else if let passedOn {
      base.apply(passedOn)
    }
  }

  private mutating func transformed(_ step: Step) -> Step? {
    var passedOn: Step? = step
    for index in planted.indices {
      if let step = passedOn, let transformStep = planted[index].behavior.transformStep {
        passedOn = transformStep(step, &planted[index].memory)
      }
    }
    return passedOn
  }

  /// The observation of the base, as the bugs transform it.
  package mutating func observe(into observation: inout Observation) {
    if !hasReported { for index in planted.indices { planted[index].memory.isAsked = true } }
    report()
    observation = reported
  }

  /// The invariants of the base, then those of the bugs' caches.
  package func checkInvariants() throws(BrokenInvariant) {
    try base.checkInvariants()
    for bug in planted {
      if let statement = bug.behavior.brokenInvariant(bug.memory) {
        throw BrokenInvariant(id: statement)
      }
    }
  }

  /// The rules that the base used.
  package var rulesUsed: RuleSet { base.rulesUsed }

  /// The snapshot of the base.
  package func currentSnapshot() -> Snapshot? { base.currentSnapshot() }

  /// The work of the base and of the bugs.
  package func count(into work: inout Work) -> Bool {
    guard base.count(into: &work) else { return false }
    for bug in planted { bug.behavior.addWork(&work, bug.memory) }
    return true
  }

  /// Observes the base once per step, so that asking twice gives the same answer.
  private mutating func report() {
    if hasReported { return }
    hasReported = true
    base.observe(into: &reported)
    reported.step = number
    if number > 0 { reported.launchBar = nil }
    if isTransformed { reported.outcome = .applied }
    if dropsStep { (reported.calls, reported.traitChanges) = ([], []) }
    reported.calls.insert(contentsOf: before.calls, at: 0)
    reported.traitChanges.insert(contentsOf: before.traitChanges, at: 0)
    let truth = reported
    let rules = base.rulesUsed
    for index in planted.indices {
      if planted[index].behavior.looksAtNewWorld {
        planted[index].memory.newWorld = base.currentSnapshot()
      }
      planted[index].memory.rules = rules
      planted[index].observeOther(truth)
      if let makeAgain, let world = base.currentSnapshot() {
        planted[index].misread(world, makeAgain)
      }
      planted[index].memory.advance(to: truth)
      planted[index].memory.isInForce = true
      planted[index].behavior.transformObservation(&reported, &planted[index].memory)
    }
  }
}

extension WrongResolver.Planted {
  fileprivate mutating func playOther(_ step: Step) {
    guard let played = behavior.other.map({ $0.step(step) }) else { return }
    others?.from.apply(step)
    dropsOther = played == nil
    if let played { others?.to.apply(played) }
  }

  /// - Parameter truth: what the right world shows.
  fileprivate mutating func observeOther(_ truth: Observation) {
    guard others != nil else { return }
    others!.from.observe(into: &memory.others.from)
    others!.to.observe(into: &memory.others.to)
    memory.rules.formUnion(others!.from.rulesUsed)
    memory.rules.formUnion(others!.to.rulesUsed)
    guard dropsOther else { return }
    memory.others.to.outcome = memory.others.from.outcome
    (memory.others.to.calls, memory.others.to.traitChanges) = ([], [])
  }

  /// Observes the world as it stands, and as it is misread.
  fileprivate mutating func misread(_ world: Snapshot, _ make: (Scenario) -> Base) {
    guard let misread = behavior.misread else { return }
    let right = Scenario(world, of: memory.scenario)
    var wrong = right
    misread(&wrong, world)
    memory.others = (Observation(), Observation())
    guard wrong != right, right.problem == nil, wrong.problem == nil else { return }
    var (one, other) = (make(right), make(wrong))
    one.observe(into: &memory.others.from)
    other.observe(into: &memory.others.to)
  }
}
