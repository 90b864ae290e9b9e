import StatusQuoAppearanceModel

/// Turns the samples of a run into findings, round by round: what a finding explains is not shrunk.
///
/// Ask for the jobs of a round, do each with `ScenarioRunner.examine`, in any order, and add what it
/// answers. Which jobs there are depends on the samples only, not on who does them. A clock may cut the
/// list: what was examined up to then is a beginning of what would have been examined.
public struct FindingQueue: Sendable {
  private let plan: RunPlan
  private var waiting: ArraySlice<Sample>
  private var found: [(finding: Finding, diagnosis: Diagnosis?)] = []
  private var roundSize = 2
  /// The number of evaluations left for all samples.
  private var evaluations: Int
  private var given: [Sample] = []
  /// The numbers of some scenarios on which the subject is right.
  private let passed: [Int]
  private let totals: RunTotals
  /// The numbers of the scenarios that were examined, in earlier runs, too, ascending.
  public var examined: [Int] { examinedBefore.union(examinedNow).sorted() }
  private var examinedNow: [Int] = []
  private let examinedBefore: Set<Int>
  /// The samples that were seen and never examined, in the order in which they would have been.
  public private(set) var unexamined: [Sample] = []

  /// The samples of what was played.
  ///
  /// - Parameter examinedBefore: the numbers of scenarios that earlier runs have examined: these come
  ///   last.
  public init(_ plan: RunPlan, _ totals: RunTotals, examinedBefore: Set<Int> = []) {
    self.plan = plan
    self.totals = totals
    self.examinedBefore = examinedBefore
    passed = totals.passed(of: plan, atMost: 24)
    // The first of each class before the second of any: they say most.
    var seen: Set<DivergenceClass> = []
    let samples = StatusQuoHarness.samples(totals.divergences, limit: plan.samples)
    let isFirst = samples.map { seen.insert($0.divergenceClass).inserted }
    let order =
      (samples.indices.filter { isFirst[$0] } + samples.indices.filter { !isFirst[$0] })
      .map { samples[$0] }
    waiting =
      (order.filter { !examinedBefore.contains($0.index) }
      + order.filter { examinedBefore.contains($0.index) })[...]
    evaluations = max(plan.evaluations, 0)
  }

  /// The jobs of the next round; none at the end.
  public mutating func nextRound() -> [FindingJob] {
    given = Array(waiting.prefix(roundSize))
    waiting = waiting.dropFirst(roundSize)
    var budget = plan.budget
    budget.evaluations = min(budget.evaluations, evaluations / max(given.count, 1))
    let explained = found.enumerated().flatMap { place, found in
      (found.diagnosis?.candidates.prefix(3) ?? []).map { (place: place, law: $0.law) }
    }
    return given.map { sample in
      let others = totals.divergences.first { $0.divergenceClass == sample.divergenceClass }
      return FindingJob(
        sample: sample, budget: budget, explained: explained, passed: passed,
        failed: Array((others?.indices ?? []).filter { $0 != sample.index }.prefix(6)))
    }
  }

  /// Adds what the jobs of the round led to, in their order; nil for what was not done, which ends the
  /// queue.
  public mutating func add(_ results: [FindingResult?]) {
    var hasNew = false
    for (place, result) in results.enumerated() {
      let sample = given[place]
      switch result {
      case .explained(let place)?: found[place].finding.add(sample)
      case .found(let finding, let diagnosis)?:
        hasNew = true
        evaluations = max(0, evaluations - (finding.shrinking?.evaluations ?? 0))
        found.append((finding, diagnosis))
      case .unexplained?:
        leave([sample])
        continue
      case .cut(let unfinished)?:
        // Better than nothing, where there is nothing else.
        if found.isEmpty, let unfinished { found.append((unfinished, nil)) }
        return end(leaving: given[place...])
      case nil: return end(leaving: given[place...])
      }
      examinedNow.append(sample.index)
    }
    // Once everything is explained, rounds get larger.
    roundSize = hasNew ? 2 : min(roundSize * 2, 16)
  }

  private mutating func end(leaving rest: ArraySlice<Sample>) {
    leave(rest + waiting)
    waiting = []
  }

  private mutating func leave(_ samples: ArraySlice<Sample>) {
    unexamined += samples.filter { !examinedBefore.contains($0.index) }
  }

  /// The findings, those that one law explains as one, and of the others those that are alike.
  public var findings: [Finding] { joined(found) }
}

/// A sample to examine.
public struct FindingJob: Sendable {
  /// The sample.
  public let sample: Sample
  /// Without evaluations, the sample is only held against what explains others.
  let budget: Shrinking.Budget
  /// The laws that explain what was found before.
  let explained: [(place: Int, law: Hypothesis)]
  /// The numbers of scenarios on which the subject is right, and of some of the sample's class.
  let passed: [Int]
  let failed: [Int]
}

/// What became of a sample.
public enum FindingResult: Sendable {
  /// What explains an earlier finding explains it.
  case explained(Int)
  /// It is a finding.
  case found(Finding, Diagnosis?)
  /// Nothing explains it, and the budget of the run is used up.
  case unexplained
  /// The caller ended it; with what was reached, if anything.
  case cut(Finding?)
}

extension Finding {
  /// Counts a sample that has the same explanation.
  fileprivate mutating func add(_ sample: Sample) {
    if case .run(let run, let index, let count) = origin {
      origin = .run(run, index: min(index, sample.index), count: count + sample.count)
    }
    add(
      Appearance(divergenceClass: sample.divergenceClass, scenario: nil, count: sample.count))
  }
}

extension RunTotals {
  /// The numbers of the first scenarios that were played and did not diverge.
  fileprivate func passed(of plan: RunPlan, atMost count: Int) -> [Int] {
    // In an enumeration not all are played.
    guard case .generated = plan.source else { return [] }
    let failed = Set(divergences.flatMap { $0.indices })
    let certain = divergences.filter { $0.count > $0.indices.count }.compactMap { $0.indices.last }
      .min()
    return Array(
      (0..<min(positions, 1_000)).lazy.map { plan.index(at: $0) }
        .filter { !failed.contains($0) && $0 <= certain ?? .max }.prefix(count))
  }
}
