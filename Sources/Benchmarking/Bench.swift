public import StatusQuoAppearanceModel

/// Carries out a plan, tree by tree, and collects what was measured.
public struct Bench {
  /// What to measure.
  public let plan: BenchmarkPlan
  /// Clock and heap.
  public let probes: Probes
  /// The columns.
  public let columns: BenchmarkColumns
  /// What the subject computes while it plays the steps, each followed by a question for the bar;
  /// empty for a resolver that does not count.
  public let workCounts: (Workload, [Step]) -> [WorkCount]
  /// What was measured so far.
  public internal(set) var benchmark = Benchmark()
  /// Takes the place of the clock where instructions are counted.
  var regions: CountedRegions?

  /// A run of `plan`. Of the columns only those that the plan names take part.
  public init(
    _ plan: BenchmarkPlan, probes: Probes, columns: BenchmarkColumns,
    workCounts: @escaping (Workload, [Step]) -> [WorkCount] = { _, _ in [] }
  ) {
    self.plan = plan
    self.probes = probes
    self.columns = columns
    self.workCounts = workCounts
    benchmark.columns = columns.all.map(\.name).filter { plan.columns?.contains($0) ?? true }
    benchmark.subject = columns.subject.name
  }

  /// Measures loads from memory, a size at a time.
  public mutating func measureLoads() {
    guard plan.sections.contains(.loads) else { return }
    benchmark.loads = MemoryLoads.all.map { loads in
      let results = measureInterleaved(
        [loads.candidate] + [loads.loop].compactMap(\.self), effort: plan.effort(candidates: 2),
        now: probes.now)
      let load = results.count > 1 ? results[0].without(results[1]) : results[0]
      return Benchmark.LoadRow(loads: loads, measurement: load)
    }
  }

  /// Checks all columns on a tree, then measures them.
  public mutating func measure(_ tree: BenchmarkPlan.Tree) throws(Disagreement) {
    let workload = Workload(tree, seed: plan.seed)
    if plan.sections.contains(.work), tree.controllers <= 10_000 { countWork(workload) }
    guard !plan.sections.isDisjoint(with: [.queries, .steps, .throughput, .memory]) else { return }
    let contestants = columns.all
      .filter { benchmark.columns.contains($0.name) && workload.depth <= $0.deepest }
      .map { $0.launch(workload, probes) }
    if plan.sections.contains(.memory) { note(contestants, workload) }
    try check(contestants, on: workload)
    measureQuestions(contestants, workload)
    measureSteps(contestants, workload)
    measureMixes(contestants, workload)
  }

  /// Notes that a tree is not measured, as the time is up.
  public mutating func leaveOut(_ tree: BenchmarkPlan.Tree) { benchmark.leftOut.append(tree) }

  /// Measures the comparison of reference and subject.
  ///
  /// - Parameters:
  ///   - generate: makes N scenarios of that size.
  ///   - compare: the same, and plays them on both.
  public mutating func measureLockStep(
    _ size: BenchmarkPlan.LockStepSize, generate: @escaping (Int) -> UInt64,
    compare: @escaping (Int) -> UInt64
  ) {
    let candidates = [
      Candidate("generating", operationsPerBlock: size.steps, play: generate),
      Candidate(
        columns.subject.name, operationsPerBlock: size.steps, slowedBy: plan.plantedSlowdown,
        play: compare),
    ]
    if regions != nil {
      countRegion(candidates[1], name: "lock-step/\(size.name)", blocks: 40)
      return
    }
    let results = measure(candidates)
    benchmark.lockStep.append(
      Benchmark.LockStepRow(size: size, generating: results[0], whole: results[1]))
  }

  func measure(_ candidates: [Candidate]) -> [Measurement] {
    measureInterleaved(
      candidates, effort: plan.effort(candidates: candidates.count), now: probes.now)
  }
}

// MARK: One tree

extension Bench {
  private mutating func note(_ contestants: [Contestant], _ workload: Workload) {
    var bytes: [String: Double] = [:]
    for contestant in contestants {
      guard let heapBytes = contestant.heapBytes else { continue }
      bytes[contestant.name] = Double(heapBytes) / Double(workload.scenario.controllers.count)
    }
    benchmark.memory.append(Benchmark.Memory(tree: workload.tree, bytesPerController: bytes))
  }

  private mutating func measureQuestions(_ contestants: [Contestant], _ workload: Workload) {
    guard plan.sections.contains(.queries) else { return }
    for question in Question.allCases {
      append(.question(question), contestants, workload)
      append(.questionInTurn(question), contestants, workload)
    }
  }

  /// Every kind of step by itself; the reference only where that ends within reason.
  private mutating func measureSteps(_ contestants: [Contestant], _ workload: Workload) {
    guard plan.sections.contains(.steps) else { return }
    let contestants = contestants.filter {
      $0.name != columns.reference.name || workload.tree.controllers <= 10_000
    }
    for group in workload.groups {
      let steps = workload.steps[group] ?? []
      for contestant in contestants { contestant.load(steps) }
      append(
        .step(group), contestants, workload, allocations: allocations(contestants, steps.count))
      if group == .offChain || group == .decider {
        append(.stepAndBar(group), contestants, workload)
      }
      for contestant in contestants { contestant.rewind() }
    }
    measureObservations(contestants, workload)
  }

  private func allocations(_ contestants: [Contestant], _ steps: Int) -> [String: Double] {
    var allocations: [String: Double] = [:]
    for contestant in contestants where regions == nil {
      contestant.rewind()
      let count = probes.allocations {
        _ = contestant.play(steps, BenchmarkTask.step(.push).block)
      }
      if let count { allocations[contestant.name] = Double(count) / Double(steps) }
    }
    return allocations
  }

  /// Only columns that can be observed, and trees of which that is asked in earnest.
  private mutating func measureObservations(_ contestants: [Contestant], _ workload: Workload) {
    guard workload.tree.controllers <= 1_000 else { return }
    let candidates = contestants.compactMap { $0.observing(workload.mix, plan.plantedSlowdown) }
    append(.stepAndObservation, candidates, loop: nil, workload, blocks: workload.mix.count)
    for contestant in contestants { contestant.rewind() }
  }

  private mutating func measureMixes(_ contestants: [Contestant], _ workload: Workload) {
    guard plan.sections.contains(.throughput) else { return }
    for contestant in contestants { contestant.load(workload.mix) }
    for queries in plan.mixes {
      for question in Question.allCases {
        append(.mix(question, queries: queries), contestants, workload)
      }
    }
    for contestant in contestants {
      contestant.rewind()
      contestant.load(workload.steps[.override] ?? [])
    }
    for queries in plan.mixes { append(.overrideMix(queries: queries), contestants, workload) }
    for contestant in contestants { contestant.rewind() }
  }

  /// Measures a task in all columns, and the loop around it.
  private mutating func append(
    _ task: BenchmarkTask, _ contestants: [Contestant], _ workload: Workload,
    allocations: [String: Double] = [:]
  ) {
    let candidates = contestants.map { $0.candidate(task, slowedBy: plan.plantedSlowdown) }
    let loop = Contestant.loop(workload).candidate(task)
    append(
      task, candidates, loop: loop, workload, blocks: task.block.hasStep ? workload.mix.count : 4,
      allocations: allocations)
  }

  private mutating func append(
    _ task: BenchmarkTask, _ candidates: [Candidate], loop: Candidate?, _ workload: Workload,
    blocks: Int, allocations: [String: Double] = [:]
  ) {
    let name = "\(task.name)/\(workload.tree.name)"
    if regions != nil {
      for candidate in candidates { countRegion(candidate, loop: loop, name: name, blocks: blocks) }
      return
    }
    var measurements = measure(candidates + [loop].compactMap(\.self))
    let loopTime = loop.map { _ in measurements.removeLast() }
    if let loopTime { measurements = measurements.map { $0.without(loopTime) } }
    benchmark.rows.append(
      Benchmark.Row(
        tree: workload.tree, task: task, measurements: measurements, loop: loopTime,
        allocations: allocations))
  }
}

extension Contestant {
  /// What remains of the timed loops without a resolver.
  fileprivate static func loop(_ workload: Workload) -> Contestant {
    let probes = Probes(now: { 0 })
    let loop = Contestant(
      "loop", playing: workload, probes: probes, make: { _ in NoResolver() }, observe: nil)
    loop.load(workload.mix)
    return loop
  }

  fileprivate func candidate(_ task: BenchmarkTask, slowedBy slowdown: Double = 0) -> Candidate {
    let block = task.block
    return Candidate(
      name, operationsPerBlock: task.operationsPerBlock, slowedBy: slowdown
    ) { play($0, block) }
  }

  /// Plays `steps` and observes after each; `nil` where that can't be observed.
  fileprivate func observing(_ steps: [Step], _ slowdown: Double) -> Candidate? {
    guard let observe else { return nil }
    var observation = Observation()
    var next = 0
    load(steps)
    return Candidate(name, operationsPerBlock: 1, slowedBy: slowdown) { blocks in
      var sum: UInt64 = 0
      for _ in 0..<blocks {
        apply(steps[next])
        next = next + 1 == steps.count ? 0 : next + 1
        observe(&observation)
        sum &+= UInt64(truncatingIfNeeded: observation.styles.count)
      }
      return sum
    }
  }
}
