import StatusQuoAppearanceModel
import StatusQuoHarness

/// The known faults that explain a finding.
package struct Diagnosis: Sendable {
  /// A fault that explains it, and how well.
  package struct Candidate: Sendable {
    package let fault: Fault
    /// The number of scenarios on which it predicts another observation, though the subject is
    /// right there or they are close to the finding.
    package internal(set) var misses: Int
    /// The number of failing scenarios that it was seen to explain; one may be seen twice.
    package internal(set) var supports: Int
    /// True if no scenario speaks against it.
    package internal(set) var isExact: Bool
    /// True if it explains most of what is wrong, but also predicts what is not there.
    package internal(set) var coversMost: Bool
  }

  /// The scenario of the finding.
  private let found: ObservedCase
  private let trials: Trials
  /// The parts in which faults are tried that do not hold in all.
  private let scopes: [Scope]
  /// The faults that explain it, the best first.
  package private(set) var candidates: [Candidate] = []

  /// The number of candidates.
  static let maxCandidates = 12

  /// The cases for and against a fault, besides the finding.
  struct Trials: Sendable {
    /// The scenarios around that of the finding, as the subject plays them.
    var around: [ObservedCase] = []
    /// Scenarios on which the subject is right.
    var passed: [ObservedCase] = []
    /// Scenarios on which it is wrong, by this bug or another; first the one as it was found.
    var failed: [ObservedCase] = []

    /// Those that every fault is held against; the others are only for those that hold there.
    var near: [ObservedCase] { around + passed.prefix(24) }
  }

  /// - Parameter divergence: how the subject is wrong on the found scenario.
  init(
    _ found: ObservedCase, _ trials: Trials, _ divergence: Divergence, _ explainer: Explainer
  ) {
    self.found = found
    self.trials = trials
    guard found.firstWrong != nil else {
      scopes = []
      return
    }
    let cases = [found] + trials.around + trials.failed.prefix(1)
    scopes = Scope.all(of: cases.reduce(into: []) { $0.formUnion($1.wrong) })
    let all = explainer.known + explainer.suspects(divergence, found.scenario)
    let faults = all.filter(found.isPredicted).eachOnce
    let limits = explainer.limiting(divergence, found.scenario)
    var judged = faults.compactMap(judged)
    func add(_ more: () -> [Candidate]) {
      if !judged.contains(where: { $0.isExact }) { judged += more() }
    }
    add { ofParts(all.filter { $0.canHoldInSomeParts }) }
    add { limited(faults, limits) }
    add { scoped(all, limits) }
    candidates = Array(judged.sorted().prefix(Self.maxCandidates))
  }

  /// A fault that another finding has led to, as a candidate for this one; nil where it does not
  /// explain it. It counts as exact in spite of few misses: it has to be exact around the other.
  func candidate(_ fault: Fault) -> Candidate? {
    if let known = candidates.first(where: { $0.fault.id == fault.id }) { return known }
    guard found.firstWrong != nil else { return nil }
    let faults = fault.scope == nil ? [fault] : scopes.map(fault.limited)
    guard var candidate = faults.lazy.filter(found.isPredicted).compactMap(judged).first else {
      return nil
    }
    candidate.isExact = candidate.isExact || candidate.coversMost
    return candidate
  }

  /// Counts a sample that some of the faults explain; the order of candidates stays.
  mutating func support(_ faults: Set<String>) {
    for index in candidates.indices where faults.contains(candidates[index].fault.id) {
      candidates[index].supports += 1
    }
  }

  /// Nil for a fault that often leads to something else: it explains nothing.
  private func judged(_ fault: Fault) -> Candidate? {
    let near = trials.near
    guard let misses = misses(of: fault, on: near, atMost: near.count / 6) else { return nil }
    return Candidate(
      fault: fault, misses: misses, supports: trials.failed.count { $0.isPredicted(by: fault) },
      isExact: misses == 0 && explainsAll(fault), coversMost: coversMost(fault))
  }

  /// Nine of ten scenarios that are wrong, and nearly all others.
  private func coversMost(_ fault: Fault) -> Bool {
    let wrong = trials.around.filter { $0.firstWrong != nil }
    return isPredictedAtFirst(fault)
      && wrong.count { !refutes($0, fault) } * 10 >= wrong.count * 9
      && misses(of: fault, on: trials.around + trials.passed, atMost: Self.fewMisses) != nil
  }

  /// The number of scenarios that a fault is named in spite of, with a note.
  private static var fewMisses: Int { 4 }

  /// Returns true if a scenario speaks against a fault.
  private func refutes(_ seen: ObservedCase, _ fault: Fault) -> Bool {
    !seen.isPredicted(by: fault) && !seen.isLeftOut(by: fault)
  }

  /// Returns true if a fault leads to what was found first, and to nothing where the subject is right.
  private func explainsAll(_ fault: Fault) -> Bool {
    isPredictedAtFirst(fault)
      && trials.passed.dropFirst(24).allSatisfy { $0.isPredicted(by: fault) }
  }

  private func isPredictedAtFirst(_ fault: Fault) -> Bool {
    trials.failed.prefix(1).allSatisfy { $0.isPredicted(by: fault) }
  }

  /// Nil if there are more.
  private func misses(of fault: Fault, on cases: [ObservedCase], atMost limit: Int) -> Int? {
    var misses = 0
    for seen in cases where refutes(seen, fault) {
      misses += 1
      if misses > limit { return nil }
    }
    return misses
  }

  private typealias Limits = (Fault) -> [Fault]

  /// The faults that explain everything under a condition, tried of those that explain most without one; else under
  /// two, of those that explain most under one.
  private func limited(_ faults: [Fault], _ limits: @escaping Limits) -> [Candidate] {
    let best = explainingMost(of: faults, atMost: 12)
    let once = limited(from: best, limits)
    if !once.isEmpty { return once }
    let halves = explainingMost(
      of: best.prefix(4).flatMap(limits).filter(found.isPredicted), atMost: 8)
    return limited(from: halves, limits)
  }

  /// The faults that explain everything under one more condition.
  private func limited(
    from faults: [Fault], _ limits: @escaping Limits
  ) -> [Candidate] {
    var seen: Set<Set<Fault.Clause>> = []
    let exact = exact(faults.lazy.flatMap(limits).filter(found.isPredicted))
    // Two conditions are met in either order.
    return exact.filter { seen.insert($0.clauses).inserted }.withDoubts.map { fault in
      let whole = faults.first(where: fault.isLimited)
      return exactly(whole.map(isNeedless) ?? false ? fault.doubted : fault)
    }
  }

  /// Returns true if nothing close to the finding speaks against a fault: a condition may be needless that no
  /// scenario there asks for.
  private func isNeedless(_ whole: Fault) -> Bool {
    !trials.around.contains { refutes($0, whole) }
  }

  /// Those that lead to what is seen most often, in at least half of a sample.
  private func explainingMost(
    of faults: [Fault], atMost count: Int
  ) -> [Fault] {
    let sample = trials.near.spread(over: 40)
    return faults.compactMap { fault in
      misses(of: fault, on: sample, atMost: sample.count / 2).map { (fault: fault, misses: $0) }
    }.sorted { $0.misses < $1.misses }.prefix(count).map { $0.fault }
  }

  private func exactly(_ fault: Fault) -> Candidate {
    Candidate(
      fault: fault, misses: 0, supports: trials.failed.count { $0.isPredicted(by: fault) },
      isExact: true, coversMost: true)
  }

  /// The first fault that holds in the parts in which the subject is wrong.
  private func ofParts(_ all: [Fault]) -> [Candidate] {
    for scope in scopes {
      let exact = exact(all.map { $0.limited(to: scope) }.filter(found.isPredicted))
      if !exact.isEmpty { return exact.prefix(1).map(exactly) }
    }
    return []
  }

  /// The faults that explain everything in the parts in which the subject is wrong, and nothing else; then those
  /// under a condition.
  private func scoped(_ all: [Fault], _ limits: @escaping Limits) -> [Candidate] {
    var near: [Candidate] = []
    for scope in scopes {
      let faults = all.map { $0.limited(to: scope) }.filter(found.isPredicted)
      let exact = exact(faults)
      if !exact.isEmpty { return exact.map(exactly) }
      let limited = limited(faults) { fault in limits(fault).map { $0.limited(to: scope) } }
      if !limited.isEmpty { return limited }
      near += faults.compactMap(judged).filter { $0.coversMost }
    }
    return near
  }

  /// The first faults that no scenario speaks against. What has refuted one is tried first on the next.
  private func exact(_ faults: some Sequence<Fault>) -> [Fault] {
    var cases = trials.failed.prefix(1) + trials.around + trials.passed
    var (exact, tries): ([Fault], Int) = ([], 0)
    for fault in faults {
      let refuting = cases.firstIndex { refutes($0, fault) }
      tries += (refuting ?? cases.count) + 1
      if let refuting {
        cases.insert(cases.remove(at: refuting), at: 0)
      } else {
        exact.append(fault)
      }
      if exact.count == 3 || tries > Self.maxTries { break }
    }
    return exact
  }

  /// The number of scenarios played to find conditions.
  private static var maxTries: Int { 20_000 }
}

extension [Fault] {
  /// Where a fault is exact under several conditions, each of them is in doubt.
  fileprivate var withDoubts: [Fault] {
    map { fault in contains(where: fault.differsInCondition) ? fault.doubted : fault }
  }

  /// The first fault with each id.
  fileprivate var eachOnce: [Fault] {
    var seen: Set<String> = []
    return filter { seen.insert($0.id).inserted }
  }
}

extension Diagnosis.Candidate: Comparable {
  /// Returns true if `one` explains more.
  package static func < (one: Self, other: Self) -> Bool {
    (one.isExact ? 0 : 1, one.misses, other.supports)
      < (other.isExact ? 0 : 1, other.misses, one.supports)
  }

  package static func == (one: Self, other: Self) -> Bool {
    (one.isExact, one.misses, one.supports) == (other.isExact, other.misses, other.supports)
  }
}
