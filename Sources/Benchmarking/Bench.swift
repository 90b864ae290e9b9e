import StatusQuoAppearanceModel

/// Carries out a plan, tree by tree, and collects what was measured.
package struct Bench {
  /// The trees and tasks to measure.
  package let plan: BenchmarkPlan
  /// Clock and heap.
  package let probes: Probes
  /// The columns.
  package let columns: BenchmarkColumns
  /// The results so far.
  package internal(set) var benchmark = Benchmark()
  /// Takes the place of the clock where instructions are counted.
  package internal(set) var regions: CountedRegions?

  /// A run of `plan`. Of the columns only those that the plan names take part.
  ///
  /// - Parameter countsRegions: plays each task once, in a region that a tool can count, instead of taking
  ///   time.
  package init(
    _ plan: BenchmarkPlan, probes: Probes, columns: BenchmarkColumns, countsRegions: Bool = false
  ) {
    self.plan = plan
    self.probes = probes
    self.columns = columns
    if countsRegions { regions = CountedRegions() }
    benchmark.columns = columns.all.map(\.name).filter { plan.columns?.contains($0) ?? true }
    benchmark.subject = columns.subject.name
    benchmark.observed = columns.all.filter(\.isObserved).map(\.name)
  }

  /// Checks all columns on a tree, then measures them.
  package mutating func measure(_ tree: BenchmarkPlan.Tree) throws(WrongColumn) {
    let workload = workload(tree)
    if plan.sections.contains(.work), tree.controllers <= 10_000 { countWork(workload) }
    guard !plan.sections.isDisjoint(with: [.queries, .steps]) else { return }
    let contestants = columns.all
      .filter { benchmark.columns.contains($0.name) && workload.depth <= $0.deepest }
      .compactMap { launched($0, workload) }
    if contestants.isEmpty { return }
    try check(contestants, on: workload)
    if plan.sections.contains(.queries) {
      for question in Question.allCases {
        append(
          .question(question), contestants, workload,
          allocations: allocations(contestants, of: question))
      }
    }
    if plan.sections.contains(.steps) {
      measureSteps(contestants, workload)
      measureObservations(contestants, workload)
    }
  }

  /// Measures the comparison of reference and subject.
  ///
  /// - Parameters:
  ///   - generate: makes N scenarios of that size.
  ///   - compare: the same, and plays them on both.
  package mutating func measureLockStep(
    _ size: BenchmarkPlan.LockStepSize, generate: @escaping (Int) -> UInt64,
    compare: @escaping (Int) -> UInt64
  ) {
    let candidates = [
      TimedColumn("generating", operationsPerBlock: size.steps, play: generate),
      TimedColumn(columns.subject.name, operationsPerBlock: size.steps, play: compare),
    ]
    if regions != nil {
      countRegion(candidates[1], name: "lock-step/\(size.name)", blocks: 40)
      return
    }
    let results = measure(candidates)
    benchmark.lockStep.append(
      Benchmark.LockStepRow(size: size, generating: results[0], whole: results[1]))
  }

  private func measure(_ candidates: [TimedColumn]) -> [Measurement] {
    measureInterleaved(
      candidates, effort: plan.effort(candidates: candidates.count), now: probes.now)
  }
}

extension Bench {
  /// A tree and steps that the subject knows: all columns play the same.
  func workload(_ tree: BenchmarkPlan.Tree) -> Workload {
    let answers = columns.subject.answers
    return Workload(tree, seed: plan.seed, of: answers.capabilities, under: answers.law)
  }

  /// Nil for a column that skips the tree, or does not know it, which is noted.
  private mutating func launched(_ column: BenchmarkColumn, _ workload: Workload) -> Contestant? {
    var whole = workload.scenario
    whole.steps = workload.mix + workload.sample
    let answers = column.answers
    guard !workload.mix.isEmpty, answers.capabilities.cover(whole, under: answers.law),
      var contestant = launched(column, on: workload)
    else {
      benchmark.leftOut.append(
        Benchmark.LeftOut(column: column.name, tree: workload.tree))
      return nil
    }
    contestant.answers = column.answers
    contestant.isObserved = column.isObserved
    contestant.mark = column.mark
    return contestant
  }
}

extension Bench {
  /// Nil for a tree that the resolver skips.
  private func launched(_ column: BenchmarkColumn, on workload: Workload) -> Contestant? {
    column.mark?(true)
    defer { column.mark?(false) }
    return try? column.launch(workload)
  }
}

// MARK: One tree

extension Bench {
  /// Every kind of step by itself; the reference only where that ends within reason.
  private mutating func measureSteps(_ contestants: [Contestant], _ workload: Workload) {
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
      for contestant in contestants { contestant.marked(contestant.rewind) }
    }
  }

  /// Objects allocated per step by each contestant.
  private func allocations(_ contestants: [Contestant], _ steps: Int) -> [String: Double] {
    allocations(contestants, per: steps) { $0.play(steps, .step) }
  }

  /// Objects allocated per question by each contestant whose answers were verified, asked before.
  private func allocations(
    _ contestants: [Contestant], of question: Question
  ) -> [String: Double] {
    let task = BenchmarkTask.question(question)
    return allocations(contestants.filter { $0.isTimed(task) }, per: task.operationsPerBlock) {
      $0.play(1, task.block)
    }
  }

  private func allocations(
    _ contestants: [Contestant], per operations: Int, _ play: (Contestant) -> UInt64
  ) -> [String: Double] {
    var allocations: [String: Double] = [:]
    for contestant in contestants where regions == nil {
      contestant.marked(contestant.rewind)
      let count = probes.allocations { _ = contestant.marked { play(contestant) } }
      if let count { allocations[contestant.name] = Double(count) / Double(operations) }
    }
    return allocations
  }

  /// Measures whole observations, on trees of realistic size.
  private mutating func measureObservations(_ contestants: [Contestant], _ workload: Workload) {
    guard workload.tree.controllers <= 1_000 else { return }
    let candidates = contestants.map { $0.observing(workload.mix) }
    append(.stepAndObservation, candidates, loop: nil, workload)
    for contestant in contestants { contestant.marked(contestant.rewind) }
  }

  /// Measures a task in all columns, and the loop around it.
  private mutating func append(
    _ task: BenchmarkTask, _ contestants: [Contestant], _ workload: Workload,
    allocations: [String: Double] = [:]
  ) {
    let candidates = contestants.filter { $0.isTimed(task) }.map { $0.candidate(task) }
    let loop = Contestant("loop", Player(NoResolver(), workload))
    loop.load(workload.mix)
    append(task, candidates, loop: loop.candidate(task), workload, allocations: allocations)
  }

  private mutating func append(
    _ task: BenchmarkTask, _ candidates: [TimedColumn], loop: TimedColumn?, _ workload: Workload,
    allocations: [String: Double] = [:]
  ) {
    if regions != nil {
      let name = "\(task.name)/\(workload.tree.name)"
      let blocks = task.block.hasStep ? workload.mix.count : 4
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
  /// False where the answer was not verified, or is one that the harness has kept from an observation.
  fileprivate func isTimed(_ task: BenchmarkTask) -> Bool {
    answers.include(task.block.question) && !(isObserved && !task.block.hasStep)
  }

  fileprivate func candidate(_ task: BenchmarkTask) -> TimedColumn {
    let block = task.block
    return TimedColumn(name, operationsPerBlock: task.operationsPerBlock) { count in
      marked { play(count, block) }
    }
  }

  /// Plays `steps` and observes after each.
  fileprivate func observing(_ steps: [Step]) -> TimedColumn {
    var observation = Observation()
    var next = 0
    load(steps)
    return TimedColumn(name, operationsPerBlock: 1) { blocks in
      marked {
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
}
