public import StatusQuoAppearanceModel
import StatusQuoGenerators

/// Plays scenarios on two resolvers side by side and says where they part.
///
/// Keeps its buffers: make one per thread and use it for many scenarios.
///
///     var models = LockStep(reference: { ReferenceModel($0) }, subject: { MyResolver($0) })
///     if let divergence = models.firstDivergence(on: scenario) { print(divergence.parts) }
public struct LockStep<Reference: Resolver, Subject: Resolver>: Sendable {
  /// Makes the resolver that is right by definition.
  package let reference: @Sendable (Scenario) -> Reference
  /// Makes the resolver under test, or skips the scenario.
  package let subject: @Sendable (Scenario) throws(Skip) -> Subject
  /// The moments at which the subject's invariants are checked, unless a search says otherwise.
  package var checks: InvariantChecks
  /// The last answers of a subject that may leave out parts; nil if it answers everything.
  package var answers: (@Sendable () -> SubjectAnswers)?
  /// The parts that are compared.
  package let parts: Set<Observation.Part>
  /// The ways to see that the subject is wrong.
  package var oracles = Oracles.all { didSet { scope = limitedScope } }
  /// Hears where the subject is; nil where nothing is to hear it.
  package var watch: SubjectWatch?
  /// The plan whose capabilities limit what the subject is given; nil where it knows everything.
  package internal(set) var limits: RunPlan? { didSet { scope = limitedScope } }
  /// The values that are compared.
  private(set) var scope: ComparedScope
  /// The values compared in the last scenario, where the subject may leave out parts.
  private(set) var compared = ComparedValues()
  /// The reason why the subject skipped the scenario that was played last; nil if it did not.
  package internal(set) var skipped: Skip?
  var expected = Observation()
  var actual = Observation()
  /// The names that the subject may answer with: those of the scenario that was launched last.
  private(set) var slots = 0

  /// A comparison of what the two closures make.
  ///
  /// - Parameter parts: what is compared.
  public init(
    comparing parts: Set<Observation.Part> = .all,
    reference: @escaping @Sendable (Scenario) -> Reference,
    subject: @escaping @Sendable (Scenario) throws(Skip) -> Subject,
    checks: InvariantChecks = .afterEveryStep
  ) {
    self.parts = parts
    self.reference = reference
    self.subject = subject
    self.checks = checks
    scope = ComparedScope(parts)
  }

  /// The first divergence of the two on `scenario`, or nil where they agree, or where the subject skips it.
  ///
  /// - Precondition: `scenario.problem == nil`.
  public mutating func firstDivergence(on scenario: Scenario) -> Divergence? {
    divergences(on: scenario, continues: false).first
  }

  /// The first divergence of each class on `scenario`, in the order of the steps. What differs and
  /// carries no state (`Divergence.carriesState`) does not end the comparing.
  ///
  /// - Precondition: `scenario.problem == nil`.
  public mutating func divergences(on scenario: Scenario) -> [Divergence] {
    divergences(on: scenario, continues: true)
  }

  private mutating func divergences(on scenario: Scenario, continues: Bool) -> [Divergence] {
    guard let answers else {
      return divergences(on: scenario, checks, continues: continues) { _, _, _ in }
    }
    var compared = ComparedValues()
    defer { self.compared = compared }
    return divergences(on: scenario, checks, continues: continues) { _, observed, _ in
      compared.count(observed, answers())
    }
  }

  /// The first divergence of each class on one scenario of a search: checks invariants when
  /// `searching` says, and adds what the scenario reaches, up to where comparing ends, to `coverage`.
  ///
  /// - Parameter copying: whether copies of the subject play steps, too.
  package mutating func divergences(
    on scenario: Scenario, searching: InvariantChecks = .afterEveryStep, copying: Bool = false,
    coverage: inout Coverage
  ) -> [Divergence] {
    let answers = answers
    let copying = copying && mayCopy
    var met = RuleUses.ofOneScenario
    let found = divergences(on: scenario, searching, copying: copying) {
      coverage.count($0, $1, rules: $2, answers?())
      met[coverage.place(ofRulesUsedBy: $0?.kind)].formUnion($2)
    }
    if skipped != nil { return [] }
    coverage.count(scenario)
    coverage.uses.add(met, on: scenario.environment.effectiveVersion)
    if found.isEmpty || searching == checks && !copying { return found }
    // What the subject does alone goes before what copies do to it.
    let alone = divergences(on: scenario)
    if !alone.isEmpty { return alone }
    return copying ? firstDivergenceOfCopies(on: scenario).map { [$0] } ?? found : found
  }

  /// The subject's observations after the launch and after each step, beside the reference, as a
  /// subject may leave things to it; nil where the subject skips the scenario.
  mutating func observations(on scenario: Scenario) -> [Observation]? {
    var reference = reference(scenario)
    guard var subject = launchedSubject(scenario) else { return nil }
    var observations: [Observation] = []
    for number in 0...scenario.steps.count {
      if number > 0 {
        reference.apply(scenario.steps[number - 1])
        subject.apply(scenario.steps[number - 1])
      }
      reference.observe(into: &expected)
      subject.observe(into: &actual)
      actual.number(like: expected)
      scope.leaveOutOthers(of: &actual)
      limits?.complete(&actual, beside: expected)
      observations.append(actual)
    }
    return observations
  }

  /// The first divergence of each class, or of any where comparing is to end there; calls `visit` for the
  /// launch (nil) and each step, as the reference sees it.
  private mutating func divergences(
    on scenario: Scenario, _ checks: InvariantChecks, copying: Bool = false, continues: Bool = true,
    visit: (Step?, borrowing Observation, RuleSet) -> Void
  ) -> [Divergence] {
    var reference = reference(scenario)
    guard var subject = launchedSubject(scenario) else { return [] }
    var divergences: [Divergence] = []
    var standing: StandingDifference?
    let last = scenario.steps.count
    for number in 0...last {
      let step = number == 0 ? nil : scenario.steps[number - 1]
      let isDue = checks.isDue(afterLast: number == last)
      var isBroken = false
      if let step {
        reference.apply(step)
        if copying {
          isBroken = apply(
            step, scenario.steps[last - 1], besideCopiesOf: &subject, isChecked: isDue)
        } else {
          subject.apply(step)
        }
      }
      let found = difference(
        &reference, &subject, number, step, isChecked: isDue, after: &standing)
      visit(step, expected, reference.rulesUsed)
      if let found {
        divergences.add(found)
        if !continues || found.carriesState(in: scenario) { return divergences }
      }
      if isBroken, let step { return divergences + [.ofCopies(after: number, step, expected)] }
    }
    guard divergences.isEmpty else { return divergences }
    let unseen =
      (checks == .afterEveryStep ? divergenceOfWorlds(on: scenario, reference, subject) : nil)
      ?? divergenceAfterIdling(on: scenario)
    return unseen.map { [$0] } ?? []
  }
}

extension LockStep {
  /// The subject as it is played, after the launch.
  func launch(_ scenario: Scenario) throws(Skip) -> Watched<Subject> {
    try Watched(scenario, by: checks == .never ? [] : oracles, watch, make: subject)
  }

  /// The subject after the launch; nil where it skips the scenario, or does not know what that needs, which
  /// is noted.
  mutating func launchedSubject(_ scenario: Scenario) -> Watched<Subject>? {
    skipped = limits?.obstacle(to: scenario)
    if skipped != nil { return nil }
    slots = scenario.names.slotCount
    do throws(Skip) {
      return try launch(scenario)
    } catch {
      skipped = error
      return nil
    }
  }
}

extension LockStep {
  private var limitedScope: ComparedScope {
    let capabilities = limits?.capabilities ?? .all
    return ComparedScope(parts, by: oracles, calls: capabilities.calls)
  }

  /// Observes both, and leaves out what is not compared.
  @inline(__always) mutating func observe(
    _ reference: inout Reference, _ subject: inout Watched<Subject>
  ) {
    scope.observe(&reference, into: &expected, &subject, into: &actual)
  }
}

extension ComparedScope {
  /// Observes a reference and a subject, and leaves out all other values.
  @inline(__always) func observe(
    _ reference: inout some Resolver, into expected: inout Observation,
    _ subject: inout some Resolver, into actual: inout Observation
  ) {
    reference.observe(into: &expected)
    subject.observe(into: &actual)
    actual.number(like: expected)
    leaveOutOthers(of: &expected)
    leaveOutOthers(of: &actual)
  }
}

/// The invariant that does not hold, if there is one.
func brokenInvariant(of subject: borrowing some Resolver) -> BrokenInvariant? {
  do {
    try subject.checkInvariants()
    return nil
  } catch {
    return error
  }
}

extension Observation {
  /// Gives it the number of the step where a subject left that at 0: counting steps says nothing about UIKit.
  mutating func number(like expected: borrowing Observation) {
    if step == 0 { step = expected.step }
  }
}
