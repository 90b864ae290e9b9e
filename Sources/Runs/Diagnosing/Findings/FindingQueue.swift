package import StatusQuoAppearanceModel
package import StatusQuoHarness

/// Turns the samples of a run into findings, round by round: what a finding explains is not shrunk.
///
/// Ask for the jobs of a round, do each with `ScenarioRunner.examine`, in any order, and add what it
/// answers. Which jobs there are depends on the samples only, not on who does them. A time limit only
/// truncates the list.
package struct FindingQueue: Sendable {
  private let plan: RunPlan
  private var waiting: ArraySlice<Sample>
  private var found: [(finding: Finding, diagnosis: Diagnosis?)] = []
  /// The first sample is finished before others are begun: then there is one to look at.
  private var roundSize = 1
  /// The number of evaluations left for all samples.
  private var evaluations: Int
  private var given: [Sample] = []
  /// The numbers of some scenarios on which the subject is right.
  private let passed: [Int]
  private let totals: RunTotals
  /// The first of each class that the limit of samples leaves out.
  private var unsampled: [Sample]
  /// The numbers of the scenarios that were examined, in earlier runs, too, ascending.
  package var examined: [Int] { examinedBefore.union(examinedNow).sorted() }
  private var examinedNow: [Int] = []
  private let examinedBefore: Set<Int>
  /// The samples that are not among the findings, those included that only an earlier run has examined, in
  /// the order in which they would have been examined.
  package var unexamined: [Sample] { left + unsampled }
  private var left: [Sample] = []
  /// Answers that are none, besides the one that is examined: they have one cause, a mistake in speaking the
  /// protocol, and each costs a process.
  private var wrongAnswers: [Sample] = []
  /// The known differences, with what follows from them.
  package private(set) var known: KnownDifferences
  /// The number of samples of known classes that were not examined.
  package private(set) var unrecognized = 0
  /// The sample that the clock has cut, here or in the run that this one continues.
  package private(set) var begun: BegunSample?

  /// The samples of what was played, and kept scenarios that fail.
  ///
  /// - Parameters:
  ///   - kept: samples of kept scenarios, which come after those of the run, the smallest first.
  ///   - examinedBefore: the numbers of scenarios that earlier runs have examined: these come last.
  ///   - begun: the sample that the last run has begun.
  package init(
    _ plan: RunPlan, _ totals: RunTotals, kept: [Sample] = [], examinedBefore: Set<Int> = [],
    begun: BegunSample? = nil
  ) {
    self.plan = plan
    known = plan.known
    self.begun = begun
    self.totals = totals
    self.examinedBefore = examinedBefore
    passed = totals.passed(of: plan, atMost: 400)
    let others = plan.known.new(in: totals)
    let samples = StatusQuoDiagnosing.samples(others, limit: plan.samples + examinedBefore.count)
    let sampled = Set(samples.map { $0.divergenceClass })
    unsampled = others.filter { !sampled.contains($0.divergenceClass) }.map { $0.sample }
    let ordered = samples.byClass.inOrder(with: kept.bySize, examinedBefore)
    let further = Array(ordered.filter { $0.isWrongAnswer }.dropFirst())
    wrongAnswers = further
    waiting = ordered.filter { !further.contains($0) }[...]
    // A new mistake may hide in a known class.
    waiting += plan.known.samplesToRecognize(in: totals)
    evaluations = max(plan.evaluations, 0)
  }

  /// The most evaluations for an answer that is none.
  private static let evaluationsOfWrongAnswer = 40

  /// The jobs of the next round; none at the end.
  package mutating func nextRound() -> [Job] {
    given = Array(waiting.prefix(roundSize))
    waiting = waiting.dropFirst(roundSize)
    var budget = plan.budget
    budget.evaluations = min(budget.evaluations, evaluations / max(given.count, 1))
    let explained = found.enumerated().flatMap { place, found in
      (found.diagnosis?.candidates.prefix(3) ?? []).map { (place: place, law: $0.law) }
    }
    let dependent = found.firstIndex { !$0.finding.playedBefore.isEmpty }
    let roots = found.enumerated().filter { $1.finding.earlier.isEmpty }.map { place, found in
      (place: place, classes: found.finding.divergence.classes)
    }
    return given.map { sample in
      let index = sample.index
      let others = totals.divergences.first { $0.divergenceClass == sample.divergenceClass }
      let isQuick = sample.isWrongAnswer
      return Job(
        sample: sample,
        budget: isQuick ? budget.atMost(evaluations: Self.evaluationsOfWrongAnswer) : budget,
        begun: begun.flatMap { $0.index == index ? $0.smallest : nil }, explained: explained,
        found: roots, dependingOnEarlier: dependent, passed: passed,
        failed: Array((others?.indices ?? []).filter { $0 != index }.prefix(6)))
    }
  }

  /// Adds what the jobs of the round led to, in their order; nil for what was not done, which ends the
  /// queue.
  package mutating func add(_ results: [Result?]) {
    var hasNew = false
    for (place, result) in results.enumerated() {
      let sample = given[place]
      switch result {
      case .explained(let place, let laws, let appearance)?:
        found[place].finding.add(sample, appearance ?? sample.appearance)
        found[place].diagnosis?.support(laws)
      case .found(var finding, let diagnosis)?:
        hasNew = true
        if sample.isWrongAnswer { addWrongAnswers(to: &finding) }
        evaluations = max(0, evaluations - (finding.shrinking?.evaluations ?? 0))
        found.append((finding, diagnosis))
      case .known(let tries)?: evaluations = max(0, evaluations - tries)
      case .consequence(let tries)?:
        evaluations = max(0, evaluations - tries)
        known.consequences.insert(sample.divergenceClass)
      case .unexplained?:
        leave([sample])
        continue
      case .cut(let unfinished)?:
        if plan.known.contains(sample.divergenceClass) { return end(leaving: given[place...]) }
        if let unfinished, let index = sample.index {
          begun = BegunSample(index: index, smallest: unfinished.scenario)
        }
        // Better than nothing, where there is nothing else.
        guard found.isEmpty, let unfinished else { return end(leaving: given[place...]) }
        found.append((unfinished, nil))
        return end(leaving: given[(place + 1)...])
      case nil: return end(leaving: given[place...])
      }
      if let index = sample.index { examinedNow.append(index) }
    }
    // Once everything is explained, rounds get larger.
    roundSize = hasNew ? 2 : min(roundSize * 2, 16)
  }

  private mutating func addWrongAnswers(to finding: inout Finding) {
    for other in wrongAnswers {
      finding.add(other, other.appearance)
      if let index = other.index { examinedNow.append(index) }
    }
    wrongAnswers = []
  }

  private mutating func end(leaving rest: ArraySlice<Sample>) {
    leave(rest + waiting + wrongAnswers)
    (waiting, wrongAnswers) = ([], [])
  }

  /// Known differences account for the samples of their classes, also for those that were not examined.
  private mutating func leave(_ samples: ArraySlice<Sample>) {
    let new = samples.filter { !plan.known.contains($0.divergenceClass) }
    left += new
    unrecognized += samples.count - new.count
  }

  /// The sample to show as it was found, as nothing else is shown; nil where something is.
  package var witness: Sample? { found.isEmpty ? unexamined.first : nil }

  /// Shows the witness as it was found.
  package mutating func show(_ witness: Finding) {
    found.append((witness, nil))
    if left.isEmpty { unsampled.removeFirst() } else { left.removeFirst() }
  }

  /// The findings, those that one law explains as one, and of the others those that are alike.
  package var findings: [Finding] { joined(found) }
}

/// A sample whose shrinking was cut: where a run continues, it begins there.
package struct BegunSample: Hashable, Sendable {
  /// The number of its scenario.
  package var index: Int
  /// The smallest scenario found so far.
  package var smallest: Scenario

  /// How far the sample with a number is.
  package init(index: Int, smallest: Scenario) {
    self.index = index
    self.smallest = smallest
  }
}

extension FindingQueue {
  /// A sample to examine.
  package struct Job: Sendable {
    /// The sample.
    package let sample: Sample
    /// The budget of its shrinking. Without evaluations, only laws that explain other samples are
    /// tried.
    package let budget: Shrinking.Budget
    /// The scenario to which an earlier run has shrunk it, if one has begun.
    let begun: Scenario?
    /// The laws that explain what was found before.
    let explained: [(place: Int, law: SuspectedFault)]
    /// The classes of what was found before, and not behind something else.
    let found: [(place: Int, classes: [DivergenceClass])]
    /// The place of an earlier finding that depends on what was played before: it stands for others that
    /// do not fail alone.
    let dependingOnEarlier: Int?
    /// The numbers of scenarios on which the subject is right, and of some of the sample's class.
    let passed: [Int]
    let failed: [Int]
  }

  /// The result of examining a sample.
  package indirect enum Result: Sendable {
    /// Laws that explain an earlier finding explain it, these of the best ones; or it follows from what that leaves
    /// behind. With the scenario that shows it, where there is one.
    case explained(Int, by: Set<String>, Finding.Appearance?)
    /// A finding of its own.
    case found(Finding, Diagnosis?)
    /// Known differences account for it, which took a number of evaluations.
    case known(evaluations: Int)
    /// It follows from what a known difference leaves behind, which took a number of evaluations.
    case consequence(evaluations: Int)
    /// Nothing explains it, and the budget of the run is used up.
    case unexplained
    /// The caller ended it; with what was reached, if it was begun.
    case cut(Finding?)
  }
}

extension Finding {
  /// Counts a sample that has the same explanation.
  fileprivate mutating func add(_ sample: Sample, _ appearance: Finding.Appearance) {
    guard let other = sample.index else { return }
    if case .run(let run, let index, let count) = origin {
      origin = .run(run, index: min(index, other), count: count + sample.count)
    }
    add(appearance)
  }
}

extension Sample {
  fileprivate var isEnding: Bool { divergenceClass.part.isEnding }

  /// True if it is of the run, and shows that the subject does not keep to the protocol.
  fileprivate var isWrongAnswer: Bool { index != nil && divergenceClass.isWrongAnswer }

  fileprivate func isAmong(_ indices: Set<Int>) -> Bool {
    guard let index else { return false }
    return indices.contains(index)
  }
}

extension [Sample] {
  /// Crashes and hangs before others; of both the first of each class before the second of any: they say
  /// most.
  fileprivate var byClass: [Sample] {
    var seen: Set<DivergenceClass> = []
    var later: [Sample] = []
    let first = filter { sample in
      let isFirst = seen.insert(sample.divergenceClass).inserted
      if !isFirst { later.append(sample) }
      return isFirst
    }
    let all = first + later
    // What an earlier step may have left behind comes after what it may come from.
    let ordered = all.filter { $0.isClear } + all.filter { !$0.isClear }
    return ordered.filter { $0.isEnding } + ordered.filter { !$0.isEnding }
  }

  /// The samples in order: those examined before come after kept ones.
  fileprivate func inOrder(with kept: [Sample], _ examinedBefore: Set<Int>) -> [Sample] {
    filter { !$0.isAmong(examinedBefore) } + kept + filter { $0.isAmong(examinedBefore) }
  }

  /// Samples of kept scenarios, the smallest scenario first.
  fileprivate var bySize: [Sample] {
    sorted { one, other in
      if one.isEnding != other.isEnding { return one.isEnding }
      guard case (.kept(let one), .kept(let other)) = (one.place, other.place) else { return false }
      let (size, otherSize) = (ScenarioSize(one.scenario), ScenarioSize(other.scenario))
      return size == otherSize ? one.file < other.file : size < otherSize
    }
  }
}

extension RunTotals {
  /// The numbers of the first scenarios that were played and did not diverge.
  fileprivate func passed(of plan: RunPlan, atMost count: Int) -> [Int] {
    // In an enumeration not all are played.
    guard case .generated = plan.source else { return [] }
    let failed = Set(divergences.flatMap { $0.indices }).union(skipped.numbers)
    let certain = divergences.filter { $0.count > $0.indices.count }.compactMap { $0.indices.last }
      .min()
    return Array(
      (0..<min(positions, 2_000)).lazy.map { plan.index(at: $0) }
        .filter { !failed.contains($0) && $0 <= certain ?? .max }.prefix(count))
  }
}
