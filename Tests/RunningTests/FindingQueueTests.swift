import StatusQuoAppearanceModel
import StatusQuoCachedResolver
import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoReferenceModel
import StatusQuoRunning
import Testing

/// Which findings are one, and which of them are made small.
@Suite struct FindingQueueTests {
  private static let plan = RunPlan(seed: 1, scenarios: 100)

  /// A class of divergences for each of the calls.
  private static func divergence(
    step: Int, calls: [LifecycleMethod], _ outcome: StepOutcome = .applied
  ) -> Divergence {
    var expected = Observation()
    expected.step = step
    expected.outcome = outcome
    var actual = expected
    actual.calls = calls.map { LifecycleCall(controller: Name(index: 1), method: $0) }
    return Divergence(
      step: step, stepKind: .present, expected: expected, actual: actual, brokenInvariant: nil)
  }

  /// A short finding with a number of steps.
  private static func finding(
    _ divergence: Divergence, behind earlier: [Divergence] = [], steps: Int
  ) -> Finding {
    let scenario = Scenario(steps: Array(repeating: .enterBackground, count: steps))
    let shrinking = Shrinking(
      scenario: scenario, sameClass: scenario, evaluations: 1,
      certificate: Certificate(neighbors: 1, pairs: 0, isOneMinimal: true, isTwoMinimal: false))
    var finding = Finding(scenario, shrunkBy: shrinking, divergence)
    finding.divergences = earlier + [divergence]
    finding.examples = [
      Finding.Example(
        divergenceClass: divergence.divergenceClass, scenario: scenario, count: 1)
    ]
    return finding
  }

  /// A queue in which the samples have become these findings, and the jobs that then follow.
  private static func queue(_ findings: [Finding]) -> (queue: FindingQueue, small: [Int]) {
    var totals = RunTotals()
    totals.positions = 100
    for index in findings.indices {
      // Classes of their own, so that there is a sample for each.
      let own = DivergenceClass(
        stepKind: Step.Kind.allCases[index], part: .observed(.bar), detail: .none)
      totals.add(DivergenceClass.Occurrences(own, at: [index]))
    }
    var queue = FindingQueue(plan, totals)
    var next = 0
    while case let jobs = queue.nextRound(), !jobs.isEmpty {
      if jobs[0].isShort { return (queue, jobs.compactMap(\.sample.index)) }
      queue.add(
        jobs.map { _ in
          next += 1
          return .found(findings[next - 1], nil)
        })
    }
    return (queue, [])
  }

  @Test func `of findings that are alike the smallest is made small, and they are one`() {
    let calls = Self.divergence(step: 1, calls: [.viewDidAppear])
    let (queue, small) = Self.queue([
      Self.finding(calls, steps: 3), Self.finding(calls, steps: 1), Self.finding(calls, steps: 2),
    ])
    #expect(small == [1])
    #expect(queue.findings.map(\.numbers) == [[1, 2, 3]])
    #expect(queue.counts == (findings: 3, ways: 1))
  }

  @Test func `what should have been refused for two reasons is two findings`() {
    let calls: [LifecycleMethod] = [.viewDidAppear]
    let presenting = Self.divergence(step: 1, calls: calls, .ignored(.alreadyPresenting))
    let nowhere = Self.divergence(step: 1, calls: calls, .ignored(.notInWindow))
    let (queue, small) = Self.queue([
      Self.finding(presenting, steps: 2), Self.finding(nowhere, steps: 1),
    ])
    #expect(small == [0, 1])
    #expect(queue.findings.map(\.numbers) == [[1], [2]])
    #expect(queue.counts == (findings: 2, ways: 2))
  }

  @Test func `what shows only behind an earlier difference is one with that`() throws {
    let root = Self.divergence(step: 1, calls: [.viewDidAppear])
    let behind = Self.divergence(step: 2, calls: [.viewDidDisappear])
    let (queue, _) = Self.queue([
      Self.finding(behind, behind: [root], steps: 1), Self.finding(root, steps: 3),
    ])
    let finding = try #require(queue.findings.first)
    #expect(queue.findings.count == 1)
    #expect(finding.divergence == root, "the root is the example, though it is longer")
    #expect(
      Set(finding.examples.map(\.divergenceClass))
        == [root.divergenceClass, behind.divergenceClass])
  }

  @Test func `what does not fail again is marked at its step, where that is known`() throws {
    var runner = InProcessRunner(
      LockStep(reference: { ReferenceModel($0) }, subject: { CachedResolver($0) }), Self.plan)
    let scenario = Scenario(steps: [.enterBackground, .enterForeground, .enterBackground])
    let unseen = DivergenceClass(stepKind: .enterForeground, part: .hang, detail: .none)
    var sample = Finding.Sample(unseen, index: 0)
    for (steps, marked) in [(2, 2), (Int.max, 0)] {
      sample.steps = steps
      let finding = try runner.finding(of: sample, on: scenario, of: Self.plan) { _ in .goOn }
      #expect(!finding.isReproducible)
      #expect(finding.divergence.step == marked)
    }
  }
}
