import StatusQuoAppearanceModel
package import StatusQuoHarness

/// Turns the samples of a run into findings, round by round: what a finding explains is not shrunk.
///
/// First each sample gets a small share of the budget, which makes it short; only then are the findings made as small
/// as they can be, one after the other. So all ways in which a subject differs are seen before much is spent on one,
/// and a time limit cuts what costs most and says least.
///
/// Ask for the jobs of a round, do each with `ScenarioRunner.examine`, in any order, and add what it
/// answers. Which jobs there are depends on the samples only, not on who does them. A time limit only
/// truncates the list.
package struct FindingQueue: Sendable {
  private let plan: RunPlan
  /// The samples that are not short yet.
  private var waiting: ArraySlice<Finding.Sample>
  private var found: [Found] = []
  /// The places of the findings that are short, and not small yet.
  private var short: ArraySlice<Int> = []
  /// The first sample is finished before others are begun: then there is one to look at.
  private var roundSize = 1
  /// The number of evaluations left for all samples.
  private var evaluations: Int
  private var given: [(sample: Finding.Sample, place: Int?)] = []
  /// The numbers of some scenarios on which the subject is right.
  private let passed: [Int]
  private let totals: RunTotals
  /// The first of each class that the limit of samples leaves out.
  private var unsampled: [Finding.Sample]
  /// The numbers of the scenarios that were examined, in earlier runs, too, ascending.
  package var examined: [Int] { examinedBefore.union(examinedNow).sorted() }
  private var examinedNow: [Int] = []
  private let examinedBefore: Set<Int>
  /// The samples that are not among the findings, those included that only an earlier run has examined, in
  /// the order in which they would have been examined.
  package var unexamined: [Finding.Sample] { left + unsampled }
  private var left: [Finding.Sample] = []
  /// Answers that are none, besides the one that is examined: they have one cause, a mistake in speaking the
  /// protocol, and each costs a process.
  private var wrongAnswers: [Finding.Sample] = []
  /// The known differences, with what follows from them.
  package private(set) var known: KnownDifferences
  /// The number of samples of known classes that were not examined.
  package private(set) var unrecognized = 0
  /// The sample that the clock has cut, here or in the run that this one continues.
  package private(set) var begun: Finding.Sample.Begun?

  /// The samples of what was played, and kept scenarios that fail.
  ///
  /// - Parameters:
  ///   - kept: samples of kept scenarios, which come after those of the run, the smallest first.
  ///   - examinedBefore: the numbers of scenarios that earlier runs have examined: these come last.
  ///   - begun: the sample that the last run has begun.
  package init(
    _ plan: RunPlan, _ totals: RunTotals, kept: [Finding.Sample] = [],
    examinedBefore: Set<Int> = [],
    begun: Finding.Sample.Begun? = nil
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
  /// The number of findings that are made small in a round.
  private static let smallAtATime = 4

  /// The jobs of the next round; none at the end.
  package mutating func nextRound() -> [Job] {
    if waiting.isEmpty {
      given = short.prefix(Self.smallAtATime).map { (found[$0].sample, $0) }
      short = short.dropFirst(Self.smallAtATime)
    } else {
      given = waiting.prefix(roundSize).map { ($0, nil) }
      waiting = waiting.dropFirst(roundSize)
    }
    let share = evaluations / max(given.count, 1)
    let isPossible = { [found, given] (place: Int) in
      !found[place].isJoined && (given.first?.place == nil || found[place].isSmall)
    }
    let explained = found.indices.filter(isPossible).flatMap { place in
      (found[place].diagnosis?.candidates.prefix(3) ?? []).map { (place: place, fault: $0.fault) }
    }
    let dependent = found.firstIndex { !$0.finding.playedBefore.isEmpty }
    let roots = found.enumerated().filter { $1.finding.earlier.isEmpty }.map { place, found in
      (place: place, classes: found.finding.divergence.classes)
    }
    return given.map { sample, place in
      let index = sample.index
      let others = totals.divergences.first { $0.divergenceClass == sample.divergenceClass }
      let shortest = place.flatMap { found[$0].finding.shrinking?.sameClass }
      return Job(
        sample: sample, isShort: place != nil, budget: budget(for: sample, place, share),
        begun: shortest ?? begun.flatMap { $0.index == index ? $0.smallest : nil },
        keeping: place.map { found[$0].kept } ?? [], explained: explained,
        found: roots, dependingOnEarlier: place == nil ? dependent : nil, passed: passed,
        failed: Array((others?.indices ?? []).filter { $0 != index }.prefix(6)))
    }
  }

  private func budget(for sample: Finding.Sample, _ place: Int?, _ share: Int) -> Shrinking.Budget {
    let whole = plan.budget.atMost(evaluations: share, small: plan.budget.small)
    if place != nil { return whole }
    return sample.isWrongAnswer
      ? whole.atMost(evaluations: Self.evaluationsOfWrongAnswer) : whole.share(of: sample)
  }

  /// Adds what the jobs of the round led to, in their order; nil for what was not done, which ends the
  /// queue.
  ///
  /// - Returns: the findings that are new or have become smaller.
  @discardableResult
  package mutating func add(_ results: [Result?]) -> [News] {
    var changed: [Int] = []
    let isMakingShort = given.first?.place == nil
    for (position, result) in results.enumerated() {
      let (sample, own) = given[position]
      if let own {
        let before = found[own].finding.scenario
        guard addSmaller(result, at: own) else { break }
        if !found[own].isJoined, found[own].finding.scenario != before { changed.append(own) }
        continue
      }
      switch result {
      case .explained(let place, let faults, let example)?:
        found[place].finding.add(sample, example ?? sample.example)
        found[place].support(faults)
      case .found(var finding, let diagnosis, let kept)?:
        if sample.isWrongAnswer { addWrongAnswers(to: &finding) }
        evaluations = max(0, evaluations - (finding.shrinking?.evaluations ?? 0))
        changed.append(found.count)
        add(finding, of: sample, diagnosis, keeping: kept)
      case .known(let tries)?: evaluations = max(0, evaluations - tries)
      case .consequence(let tries)?:
        evaluations = max(0, evaluations - tries)
        known.consequences.insert(sample.divergenceClass)
      case .unexplained?:
        leave([sample])
        continue
      case .cut(let unfinished)?:
        let rest = given[position...].map { $0.sample }
        if plan.known.contains(sample.divergenceClass) { return end(leaving: rest, changed) }
        if let unfinished, let index = sample.index {
          begun = Finding.Sample.Begun(index: index, smallest: unfinished.scenario)
        }
        // Better than nothing, where there is nothing else.
        guard found.isEmpty, let unfinished else { return end(leaving: rest, changed) }
        changed.append(0)
        add(unfinished, of: sample)
        return end(leaving: Array(rest.dropFirst()), changed)
      case nil: return end(leaving: given[position...].map { $0.sample }, changed)
      }
      if let index = sample.index { examinedNow.append(index) }
    }
    if isMakingShort {
      // Once everything is explained, rounds get larger.
      roundSize = changed.isEmpty ? min(roundSize * 2, 16) : 2
      if waiting.isEmpty { short = examples[...] }
    }
    return news(at: changed)
  }

  /// The places of the findings that are made small: of those that are alike the smallest.
  private var examples: [Int] {
    var groups: [[Int]] = []
    for place in found.indices where found[place].canBeSmaller {
      let group = groups.firstIndex { found[$0[0]].finding.isLike(found[place].finding) }
      if let group { groups[group].append(place) } else { groups.append([place]) }
    }
    return groups.compactMap { group in
      group.min { found[$0].finding.isBetterExample(than: found[$1].finding) }
    }
  }

  private mutating func add(
    _ finding: Finding, of sample: Finding.Sample, _ diagnosis: Diagnosis? = nil,
    keeping kept: [DivergenceClass] = []
  ) {
    var finding = finding
    finding.numbers = [found.count + 1]
    found.append(Found(sample: sample, finding: finding, diagnosis: diagnosis, kept: kept))
  }

  private func news(at places: [Int]) -> [News] {
    places.map { place in
      News(
        finding: found[place].finding, number: place + 1, isSmaller: given.first?.place != nil,
        like: firstLike(place).map { $0 + 1 })
    }
  }

  /// The place of the first finding that a person would take for the same bug; nil where none comes before.
  private func firstLike(_ place: Int) -> Int? {
    found[..<place].firstIndex { $0.finding.isLike(found[place].finding) }
  }

  /// The number of findings so far, and how many of them are like none before.
  package var counts: (findings: Int, ways: Int) {
    (found.count, found.indices.count { firstLike($0) == nil })
  }

  /// Takes what came of making a finding smaller. Returns false where time or evaluations are over: it stays short.
  private mutating func addSmaller(_ result: Result?, at own: Int) -> Bool {
    switch result {
    case .explained(let place, let faults, _)?:
      found[place].finding.absorb(found[own].finding)
      found[place].support(faults)
      found[own].isJoined = true
    case .found(let finding, let diagnosis, _)?:
      evaluations = max(0, evaluations - (finding.shrinking?.evaluations ?? 0))
      found[own].isSmall = true
      guard finding.isReproducible else { return true }
      found[own].finding = finding.withOrigin(of: found[own].finding)
      if let diagnosis { found[own].take(diagnosis) }
    case .cut(let unfinished?)?:
      if let index = found[own].sample.index {
        begun = Finding.Sample.Begun(index: index, smallest: unfinished.scenario)
      }
      if ScenarioSize(unfinished.scenario) < ScenarioSize(found[own].finding.scenario) {
        found[own].finding = unfinished.withOrigin(of: found[own].finding)
      }
      fallthrough
    case .known?, .consequence?, .unexplained?, .cut(nil)?, nil:
      short = []
      return false
    }
    return true
  }

  private mutating func addWrongAnswers(to finding: inout Finding) {
    for other in wrongAnswers {
      finding.add(other, other.example)
      if let index = other.index { examinedNow.append(index) }
    }
    wrongAnswers = []
  }

  private mutating func end(
    leaving rest: [Finding.Sample], _ changed: [Int]
  ) -> [News] {
    leave(rest + waiting + wrongAnswers)
    (waiting, wrongAnswers) = ([], [])
    return news(at: changed)
  }

  /// Known differences account for the samples of their classes, also for those that were not examined.
  private mutating func leave(_ samples: [Finding.Sample]) {
    let new = samples.filter { !plan.known.contains($0.divergenceClass) }
    left += new
    unrecognized += samples.count - new.count
  }

  /// The sample to show as it was found, as nothing else is shown; nil where something is.
  package var witness: Finding.Sample? { found.isEmpty ? unexamined.first : nil }

  /// Shows the witness as it was found.
  package mutating func show(_ witness: Finding) {
    if let sample = self.witness { add(witness, of: sample) }
    if left.isEmpty { unsampled.removeFirst() } else { left.removeFirst() }
  }

  /// The findings, those that one fault explains as one, and of the others those that are alike.
  package var findings: [Finding] {
    joined(found.filter { !$0.isJoined }.map { ($0.finding, $0.diagnosis) })
  }
}

/// A finding, and how far it is.
private struct Found {
  let sample: Finding.Sample
  var finding: Finding
  var diagnosis: Diagnosis?
  /// The classes that shrinking keeps; none for the sample's own.
  let kept: [DivergenceClass]
  /// True once shrinking has tried all that it may.
  var isSmall = false
  /// True if another finding explains it, and counts it.
  var isJoined = false

  /// The faults that explain each of the samples that it stands for.
  var supports: [Set<String>] = []

  mutating func support(_ faults: Set<String>) {
    supports.append(faults)
    diagnosis?.support(faults)
  }

  /// Takes the diagnosis of a smaller scenario, with what supports it already.
  mutating func take(_ new: Diagnosis) {
    diagnosis = new
    for faults in supports { diagnosis?.support(faults) }
  }

  /// True if more evaluations may lead to a smaller scenario. Where others are played before, each costs a process.
  var canBeSmaller: Bool {
    finding.isReproducible && finding.playedBefore.isEmpty && finding.shrinking != nil
      && !sample.isWrongAnswer
  }
}

extension FindingQueue {
  /// A sample to examine.
  package struct Job: Sendable {
    /// The sample.
    package let sample: Finding.Sample
    /// True if it is a finding that is to become smaller.
    package let isShort: Bool
    /// The budget of its shrinking. Without evaluations, only faults that explain other samples are
    /// tried.
    package let budget: Shrinking.Budget
    /// The scenario to which it was shrunk before, here or in an earlier run.
    let begun: Scenario?
    /// The classes that shrinking keeps, where that is known; none for the sample's own.
    let keeping: [DivergenceClass]
    /// The faults that explain what was found before.
    let explained: [(place: Int, fault: Fault)]
    /// The classes of what was found before, and not behind something else.
    let found: [(place: Int, classes: [DivergenceClass])]
    /// The place of an earlier finding that depends on what was played before: it stands for others that
    /// do not fail alone.
    let dependingOnEarlier: Int?
    /// The numbers of scenarios on which the subject is right, and of some of the sample's class.
    let passed: [Int]
    let failed: [Int]
  }

  /// A finding that is new, or has become smaller.
  package struct News: Sendable {
    /// The finding.
    package let finding: Finding
    /// Its number, from 1 on.
    package let number: Int
    /// True if it was shown before.
    package let isSmaller: Bool
    /// The number of the first one that a person would take for the same bug; nil where there is none.
    package let like: Int?
  }

  /// The result of examining a sample.
  package indirect enum Result: Sendable {
    /// Faults that explain an earlier finding explain it, these of the best ones; or it follows from what that leaves
    /// behind. With the scenario that shows it, where there is one.
    case explained(Int, by: Set<String>, Finding.Example?)
    /// A finding of its own; with the classes that shrinking has kept, none for the sample's own.
    case found(Finding, Diagnosis?, keeping: [DivergenceClass] = [])
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
  fileprivate mutating func add(_ sample: Sample, _ example: Example) {
    guard let other = sample.index else { return }
    if case .run(let run, let index, let count) = origin {
      origin = .run(run, index: min(index, other), count: count + sample.count)
    }
    add(example)
  }

  /// The finding on behalf of all samples that an earlier state of it stands for.
  fileprivate func withOrigin(of before: Finding) -> Finding {
    var finding = self
    (finding.origin, finding.numbers) = (before.origin, before.numbers)
    finding.examples = before.examples
    for new in examples { finding.take(new) }
    return finding
  }
}

extension FindingQueue.Job {
  /// The job of the first sample that is met, before anything else is known.
  package init(firstLook sample: Finding.Sample, _ plan: RunPlan) {
    self.init(
      sample: sample, isShort: false, budget: plan.budget.share(of: sample), begun: nil,
      keeping: [],
      explained: [], found: [], dependingOnEarlier: nil, passed: [], failed: [])
  }
}

extension Shrinking.Budget {
  /// The share of a sample before others have theirs. What ends the subject costs a process for each evaluation.
  fileprivate func share(of sample: Finding.Sample) -> Shrinking.Budget {
    sample.divergenceClass.part.isEnding
      ? enoughToRecognize.atMost(evaluations: 60) : enoughToRecognize
  }
}

extension Finding.Sample {

  /// True if it is of the run, and shows that the subject does not keep to the protocol.
  fileprivate var isWrongAnswer: Bool { index != nil && divergenceClass.isWrongAnswer }

  fileprivate func isAmong(_ indices: Set<Int>) -> Bool {
    guard let index else { return false }
    return indices.contains(index)
  }
}

extension [Finding.Sample] {
  /// The first of each class before the second of any: they say most.
  fileprivate var byClass: [Finding.Sample] {
    var seen: Set<DivergenceClass> = []
    var later: [Finding.Sample] = []
    let first = filter { sample in
      let isFirst = seen.insert(sample.divergenceClass).inserted
      if !isFirst { later.append(sample) }
      return isFirst
    }
    let all = first + later
    // What an earlier step may have left behind comes after what it may come from.
    return all.filter { $0.isClear } + all.filter { !$0.isClear }
  }

  /// The samples in order: those examined before come after kept ones.
  fileprivate func inOrder(with kept: [Finding.Sample], _ examinedBefore: Set<Int>) -> [Finding
    .Sample]
  {
    filter { !$0.isAmong(examinedBefore) } + kept + filter { $0.isAmong(examinedBefore) }
  }

  /// Samples of kept scenarios, the smallest scenario first.
  fileprivate var bySize: [Finding.Sample] {
    sorted { one, other in
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
