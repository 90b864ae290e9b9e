import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoSeededBugs
import Testing

/// Differences that are known, and a new one behind them.
@Suite struct KnownDifferenceTests {
  private typealias Models = LockStep<ReferenceModel, WrongResolver<CachedResolver>>

  private static func models(_ bugs: [SeededBug]) -> Models {
    LockStep(
      reference: { ReferenceModel($0) },
      subject: { WrongResolver($0, bugs: bugs) { CachedResolver($0) } })
  }

  private static func bug(
    _ id: String, after kind: Step.Kind, _ change: @escaping @Sendable (inout Observation) -> Void
  ) -> SeededBug {
    SeededBug(
      "reads-\(id)", id,
      .transformObservation { reported, memory in
        if memory.appliedStep?.kind == kind { change(&reported) }
      })
  }

  private static let hiddenAfterPop = bug("hidden-after-pop", after: .pop) {
    $0.bar.hidden.toggle()
  }
  private static let callsAfterPush = SeededBug(
    "reads-calls-after-push", "what is pushed never did appear",
    .transformObservation { reported, memory in
      guard case .push(let pushed, _)? = memory.appliedStep else { return }
      reported.calls.removeAll { $0.controller == pushed && $0.method == .viewDidAppear }
    })
  private static let colorAfterRotation = bug("color-after-rotation", after: .rotate) {
    $0.bar.content = $0.bar.content == .light ? .dark : .light
  }
  /// The same class as `hiddenAfterPop`: hidden is compared first.
  private static let allAfterPop = bug("all-after-pop", after: .pop) {
    $0.bar.hidden.toggle()
    $0.bar.content = $0.bar.content == .light ? .dark : .light
    $0.bar.animated.toggle()
  }

  private static func plan(_ seed: UInt64, _ scenarios: Int = 150) -> RunPlan {
    var plan = RunPlan(
      seed: seed, scenarios: scenarios,
      budget: Shrinking.Budget(evaluations: 800, pairs: 20, small: 20))
    plan.samples = 24
    plan.showsEachClass = true
    return plan
  }

  private static func report(_ bugs: [SeededBug], _ plan: RunPlan) throws -> RunReport {
    var runner = InProcessRunner(models(bugs), plan)
    return try plan.report(with: &runner)
  }

  /// The differences that a run finds, as known ones.
  private static func accepted(from report: RunReport) -> [KnownDifference] {
    report.findings.flatMap { finding in
      finding.examples.compactMap { example in
        guard let scenario = example.scenario,
          let shown = example.divergences.first(like: [example.divergenceClass])
        else { return nil }
        return KnownDifference(
          [shown.classes], on: scenario,
          answers: example.divergences.wrongAnswers(upTo: shown.step))
      }
    }
  }

  /// These differences, in the states that a subject with bugs shows.
  private static func known(
    _ accepted: [KnownDifference], by bugs: [SeededBug]
  ) -> KnownDifferences {
    var runner = InProcessRunner(models(bugs), plan(1))
    let states = accepted.map { entry in
      KnownDifference.State(of: entry, runner.divergences(on: entry.scenario), runner.skipped)
    }
    return KnownDifferences(accepted, states)
  }

  @Test func `accepted with two seeds, a run agrees with others`() throws {
    let bugs = [Self.hiddenAfterPop, Self.callsAfterPush]
    let first = try Self.report(bugs, Self.plan(1, 400))
    #expect(first.outcome == .divergence)
    var second = Self.plan(2, 400)
    second.known = Self.known(Self.accepted(from: first), by: bugs)
    let accepted =
      Self.accepted(from: first) + Self.accepted(from: try Self.report(bugs, second))
    let known = Self.known(accepted, by: bugs)
    #expect(known.states.allSatisfy { $0.word == "same" })
    for seed in 3...5 as ClosedRange<UInt64> {
      var plan = Self.plan(seed)
      plan.known = known
      let report = try Self.report(bugs, plan)
      #expect(report.outcome == .agreement, "\(report.findings.map { $0.divergenceClass })")
      #expect(report.divergences > 0)
      #expect(report.notShown.isEmpty)
      #expect(
        report.known.entries.indices.contains { report.known.count(of: $0, in: report.totals) > 0 })
    }
  }

  @Test(arguments: [colorAfterRotation, allAfterPop])
  func `a new mistake shows, also in an old class`(_ new: SeededBug) throws {
    let old = [Self.hiddenAfterPop, Self.callsAfterPush]
    let accepted = Self.accepted(from: try Self.report(old, Self.plan(1, 400)))
    // Of the two after pop only one can be there.
    let bugs = new.id == Self.allAfterPop.id ? [new, Self.callsAfterPush] : old + [new]
    var plan = Self.plan(2, 300)
    plan.known = Self.known(accepted, by: bugs)
    let report = try Self.report(bugs, plan)
    #expect(report.outcome == .divergence)
    #expect(!report.findings.isEmpty)
  }

  @Test func `the state is that of its own scenario`() throws {
    let bugs = [Self.hiddenAfterPop]
    let accepted = Self.accepted(from: try Self.report(bugs, Self.plan(1, 200)))
    func words(_ bugs: [SeededBug]) -> Set<String> {
      Set(Self.known(accepted, by: bugs).states.map { $0.word })
    }
    #expect(words(bugs) == ["same"])
    #expect(words([]) == ["fixed"])
    #expect(
      words([Self.bug("other-after-pop", after: .pop) { $0.bar.animated.toggle() }]) == ["another"])
    var entry = accepted[0]
    entry.isIntermittent = true
    #expect(KnownDifference.State(of: entry, [], nil) == .notThisTime)
    entry.lawHasChanged = true
    #expect(KnownDifference.State(of: entry, [], Skip("no")).word == "notApplicable")
    #expect(KnownDifference.State(of: entry, [], nil) == .lawChanged([]))
  }

  @Test func `what is fixed fails a run, unless that is allowed`() throws {
    let accepted = Self.accepted(
      from: try Self.report([Self.hiddenAfterPop], Self.plan(1, 200)))
    var plan = Self.plan(2, 20)
    plan.known = Self.known(accepted, by: [])
    #expect(try Self.report([], plan).outcome == .outdated)
    plan.known.allowsFixed = true
    #expect(try Self.report([], plan).outcome == .agreement)
  }

  @Test func `more than a fifth of the scenarios may not end in known differences`() throws {
    let bugs = [Self.bug("hidden-after-all", after: .set) { $0.bar.hidden.toggle() }]
    let accepted = Self.accepted(from: try Self.report(bugs, Self.plan(1, 200)))
    var plan = Self.plan(1, 100)
    plan.known = Self.known(accepted, by: bugs)
    let report = try Self.report(bugs, plan)
    #expect(report.endedInKnown * 5 > report.scenarios)
    #expect(report.outcome == .hardlyCompared)
  }
}
