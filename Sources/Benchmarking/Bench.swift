public import AppearanceModel

/// Carries out a plan, tree by tree, and collects what was measured.
///
/// What needs the models' types comes in as closures, so that the loops are compiled for them.
public struct Bench {
  /// What to measure.
  public let plan: BenchmarkPlan
  /// Clock and heap.
  public let probes: Probes
  /// A design on a workload, launched.
  public let contestant: (Design, Workload) -> Contestant
  /// Plays a scenario on both models and compares everything; the step where they part.
  public let firstDivergence: (Scenario) -> Int?
  /// What the cached resolver computes while it plays the steps, each followed by a question for
  /// the bar.
  public let workCounts: (Workload, [Step]) -> [WorkCount]
  /// What was measured so far.
  public internal(set) var benchmark = Benchmark()

  /// A run of `plan`.
  public init(
    _ plan: BenchmarkPlan, probes: Probes,
    contestant: @escaping (Design, Workload) -> Contestant,
    firstDivergence: @escaping (Scenario) -> Int?,
    workCounts: @escaping (Workload, [Step]) -> [WorkCount]
  ) {
    self.plan = plan
    self.probes = probes
    self.contestant = contestant
    self.firstDivergence = firstDivergence
    self.workCounts = workCounts
  }

  /// Measures loads from memory, a size at a time, dependent and independent in turn.
  public mutating func measureLoads() {
    guard plan.sections.contains(.loads) else { return }
    let all = MemoryLoads.all
    let half = all.count / 2
    var rows: [Benchmark.LoadRow] = []
    for index in 0..<half {
      let pair = [all[index], all[index + half]]
      let results = measure(pair.map(\.candidate))
      rows += zip(pair, results).map { Benchmark.LoadRow(loads: $0, measurement: $1) }
    }
    benchmark.loads = all.compactMap { loads in rows.first { $0.loads == loads } }
  }

  /// Checks all designs on a tree, then measures them.
  public mutating func measure(_ tree: BenchmarkPlan.Tree) throws(Disagreement) {
    let workload = Workload(tree.shape, controllers: tree.controllers, seed: plan.seed)
    if plan.sections.contains(.work), tree.controllers <= 10_000 { countWork(workload) }
    guard !plan.sections.isDisjoint(with: [.queries, .steps, .throughput, .memory]) else { return }
    let designs = plan.designs.filter { $0 != .classes || workload.depth <= ClassDesign.deepest }
    let contestants = designs.map { contestant($0, workload) }
    if plan.sections.contains(.memory) { note(contestants, workload) }
    try check(contestants, on: workload)
    measureQueries(contestants, workload)
    measureSteps(contestants, workload)
    measureThroughput(contestants, workload)
  }

  /// Notes that a tree is not measured, as the time is up.
  public mutating func leaveOut(_ tree: BenchmarkPlan.Tree) { benchmark.leftOut.append(tree) }

  /// Measures the comparison of both models.
  ///
  /// - Parameters:
  ///   - generate: makes so many scenarios of `steps` steps.
  ///   - compare: the same, and plays them on both models.
  public mutating func measureLockStep(
    controllers: Int, steps: Int, generate: @escaping (Int) -> UInt64,
    compare: @escaping (Int) -> UInt64
  ) {
    let results = measure([
      Candidate("generating", operationsPerBlock: steps, play: generate),
      Candidate("whole", operationsPerBlock: steps, play: compare),
    ])
    benchmark.lockStep.append(
      Benchmark.LockStepRow(
        controllers: controllers, steps: steps, generating: results[0], whole: results[1]))
  }

  /// Only plays, steps of the mix with nine questions for the style after each.
  public func playMix(on contestant: Contestant, _ workload: Workload, steps: Int) {
    contestant.load(workload.mix)
    _ = contestant.play(steps, Block(hasStep: true, question: .style, queries: 9))
  }

  private func measure(_ candidates: [Candidate]) -> [Measurement] {
    measureInterleaved(
      candidates, effort: plan.effort(candidates: candidates.count), now: probes.now)
  }
}

// MARK: One tree

extension Bench {
  /// Holds every answer of every design against the reference's, and whole observations too where
  /// the tree is small enough for that.
  private mutating func check(
    _ contestants: [Contestant], on workload: Workload
  ) throws(Disagreement) {
    let isSmall = workload.controllers <= 1_000
    let steps = isSmall ? workload.mix + workload.sample : workload.sample
    let reference =
      contestants.first { $0.design == .reference } ?? contestant(.reference, workload)
    let asked = isSmall ? 64 : 1_024
    let expected = reference.answers(steps, asked)
    for contestant in contestants where contestant.design != .reference {
      let answers = contestant.answers(steps, asked)
      guard let place = zip(expected, answers).enumerated().first(where: { $1.0 != $1.1 })?.offset
      else { continue }
      throw disagreement(contestant.design, workload, step: place / (asked + 1) + 1)
    }
    let observed = workload.controllers <= 10_000 ? steps : []
    if !observed.isEmpty {
      var scenario = workload.scenario
      scenario.steps = observed
      if let step = firstDivergence(scenario) { throw disagreement(.cached, workload, step: step) }
    }
    benchmark.checks.append(
      Benchmark.Check(
        shape: workload.shape, controllers: workload.controllers, steps: steps.count,
        answers: expected.count, observations: observed.count,
        designs: [.reference] + contestants.map(\.design).filter { $0 != .reference }))
  }

  private func disagreement(_ design: Design, _ workload: Workload, step: Int) -> Disagreement {
    Disagreement(
      design: design, shape: workload.shape, controllers: workload.controllers, step: step)
  }

  private mutating func note(_ contestants: [Contestant], _ workload: Workload) {
    var bytes: [Design: Double] = [:]
    for contestant in contestants {
      guard let heapBytes = contestant.heapBytes else { continue }
      bytes[contestant.design] = Double(heapBytes) / Double(workload.scenario.controllers.count)
    }
    benchmark.memory.append(
      Benchmark.Memory(
        shape: workload.shape, controllers: workload.controllers, bytesPerController: bytes))
  }

  private mutating func measureQueries(_ contestants: [Contestant], _ workload: Workload) {
    guard plan.sections.contains(.queries) else { return }
    for question in Question.allCases {
      let block = Block(hasStep: false, question: question, queries: 256)
      let floor = MemoryLoads.floor.candidate
      let named = Candidate(
        Benchmark.floorName, operationsPerBlock: floor.operationsPerBlock, play: floor.play)
      let candidates = contestants.map { $0.candidate(block, operations: 256) } + [named]
      append(workload, .query(question), measure(candidates))
    }
  }

  /// Every kind of step by itself; the reference only where that ends within reason.
  private mutating func measureSteps(_ contestants: [Contestant], _ workload: Workload) {
    guard plan.sections.contains(.steps) else { return }
    let contestants = contestants.filter {
      $0.design != .reference || workload.controllers <= 10_000
    }
    for group in workload.groups {
      let steps = workload.steps[group] ?? []
      for contestant in contestants { contestant.load(steps) }
      let step = Block(hasStep: true, queries: 0)
      append(
        workload, .step(group), measure(contestants.map { $0.candidate(step, operations: 1) }),
        allocations: allocations(contestants, step, steps.count))
      if group == .offChain || group == .decider {
        let both = Block(hasStep: true, question: .statusBar, queries: 1)
        append(
          workload, .stepAndBar(group),
          measure(contestants.map { $0.candidate(both, operations: 1) }))
      }
      for contestant in contestants { contestant.rewind() }
    }
  }

  private func allocations(
    _ contestants: [Contestant], _ block: Block, _ steps: Int
  ) -> [Design: Double] {
    var allocations: [Design: Double] = [:]
    for contestant in contestants {
      contestant.rewind()
      let count = probes.allocations { _ = contestant.play(steps, block) }
      if let count { allocations[contestant.design] = Double(count) / Double(steps) }
    }
    return allocations
  }

  private mutating func measureThroughput(_ contestants: [Contestant], _ workload: Workload) {
    guard plan.sections.contains(.throughput) else { return }
    for contestant in contestants { contestant.load(workload.mix) }
    for queries in plan.mixes {
      for question in Question.allCases {
        measureMix(.mix(question, queries: queries), question, queries, contestants, workload)
      }
    }
    for contestant in contestants {
      contestant.rewind()
      contestant.load(workload.steps[.override] ?? [])
    }
    for queries in plan.mixes {
      measureMix(.overrideMix(queries: queries), .style, queries, contestants, workload)
    }
    for contestant in contestants { contestant.rewind() }
  }

  private mutating func measureMix(
    _ task: BenchmarkTask, _ question: Question, _ queries: Int, _ contestants: [Contestant],
    _ workload: Workload
  ) {
    let block = Block(hasStep: true, question: question, queries: queries)
    append(
      workload, task, measure(contestants.map { $0.candidate(block, operations: queries + 1) }))
  }

  private mutating func append(
    _ workload: Workload, _ task: BenchmarkTask, _ measurements: [Measurement],
    allocations: [Design: Double] = [:]
  ) {
    benchmark.rows.append(
      Benchmark.Row(
        shape: workload.shape, controllers: workload.controllers, task: task,
        measurements: measurements, allocations: allocations))
  }
}

extension Contestant {
  fileprivate func candidate(_ block: Block, operations: Int) -> Candidate {
    Candidate(design.rawValue, operationsPerBlock: operations) { play($0, block) }
  }
}
