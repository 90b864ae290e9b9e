import AppearanceModel

/// What is known of a scenario that was evaluated.
struct Failure {
  /// Steps after this one do not matter.
  var step: Int
  /// Whether it fails in the very way that is reduced.
  var isSameClass: Bool
  /// How it fails, coarsely.
  var symptoms: Set<Symptom>
}

/// The loop of a reduction: asks the passes for candidates, keeps what is smaller and still fails.
///
/// Candidates are compared with their names numbered in order of occurrence, so that renamed ones
/// are not evaluated again.
struct ReductionSearch {
  private(set) var current: Scenario
  private(set) var evaluations = 0
  private var size: ScenarioSize
  /// By the hash of the scenario; nil does not fail.
  private var verdicts: [Int: Failure?] = [:]
  private let budget: Reduction.Budget
  private let watch: (Reduction.Progress) -> Reduction.Command
  private let evaluate: (Scenario) -> Failure?
  private var isStopped = false
  /// With other names it would not fail: some subjects look at them.
  private var keepsNames = false
  /// What a failure of another class must show one of to be good enough; nil when none is.
  private var kin: Set<Symptom>?

  /// Nil when `scenario` does not fail.
  ///
  /// - Parameter watch: told before each evaluation how far the search is.
  init?(
    _ scenario: Scenario, budget: Reduction.Budget,
    watch: @escaping (Reduction.Progress) -> Reduction.Command,
    evaluate: @escaping (Scenario) -> Failure?
  ) {
    self.budget = budget
    self.watch = watch
    self.evaluate = evaluate
    current = scenario
    size = ScenarioSize(scenario)
    if let failure = verdict(on: numbered(scenario)), isWanted(failure) {
      accept(numbered(scenario), failure)
    } else if let failure = evaluate(scenario) {
      keepsNames = true
      accept(scenario, failure)
    } else {
      return nil
    }
  }

  /// Reduces within the class.
  mutating func reduceInClass() { reduceToFixpoint() }

  /// Goes on to whatever shows one of the same symptoms; in the end tries everything around the
  /// result.
  mutating func reduceFurther() -> Certificate {
    kin = verdicts[current.contentHash]??.symptoms ?? []
    reduceToFixpoint()
    return certify()
  }
}

// MARK: - The loop

extension ReductionSearch {
  private var isExhausted: Bool { isStopped || evaluations >= budget.evaluations }

  private mutating func reduceToFixpoint() {
    repeat {
      while ReductionPass.all.filter(\.takesRanges).map({ reduceByRanges($0) }).contains(true) {}
    } while !isExhausted && (reduceByAlternatives() || reduceBySmallScenarios())
  }

  /// Many edits at once first, then half as many, down to one. Whether any was kept.
  private mutating func reduceByRanges(_ pass: ReductionPass) -> Bool {
    var hasImproved = false
    var edits = pass.edits(current)
    var length = edits.count
    while length > 0 {
      var start = 0
      while start < edits.count, !isExhausted {
        if tryCandidate(edits.apply(start..<min(start + length, edits.count))) {
          hasImproved = true
          edits = pass.edits(current)
        } else {
          start += length
        }
      }
      length /= 2
    }
    return hasImproved
  }

  /// Single edits, up to the first pass that has some that can be kept. Whether there is one.
  private mutating func reduceByAlternatives() -> Bool {
    for pass in ReductionPass.all where !pass.takesRanges {
      var hasImproved = false
      var edits = pass.edits(current)
      var index = 0
      while index < edits.count, !isExhausted {
        if tryCandidate(edits.apply(index)) {
          hasImproved = true
          edits = pass.edits(current)
        } else {
          index += 1
        }
      }
      if hasImproved { return true }
    }
    return false
  }

  /// Whether one of the smallest scenarios that there are, or that are made of what the current one
  /// is made of, fails as well. Keeps the first.
  private mutating func reduceBySmallScenarios() -> Bool {
    guard kin != nil, !keepsNames, budget.small > 0 else { return false }
    let own = Vocabulary(of: current)
    let mixtures = [
      Mixture(own: .all, foreign: nil), Mixture(own: own, foreign: .all),
      Mixture(own: own, foreign: .simplest), Mixture(own: own, foreign: nil),
    ]
    for shape in current.smallerShapes {
      let candidates = shape.all(
        of: mixtures, values: size.values + 1, below: size, limit: budget.small)
      for candidate in candidates {
        guard !isExhausted else { return false }
        if tryCandidate(candidate) { return true }
      }
    }
    return false
  }

  /// Keeps a candidate when it is smaller and still fails.
  private mutating func tryCandidate(_ candidate: Scenario?) -> Bool {
    guard let candidate = smaller(candidate), let failure = verdict(on: candidate),
      isWanted(failure)
    else { return false }
    accept(candidate, failure)
    return true
  }

  /// The candidate with its names numbered, when it is smaller than the current scenario.
  private func smaller(_ candidate: Scenario?) -> Scenario? {
    guard let candidate, !size.isCertainlyBelow(candidate) else { return nil }
    let numbered = numbered(candidate)
    return ScenarioSize(numbered) < size ? numbered : nil
  }

  private func isWanted(_ failure: Failure) -> Bool {
    failure.isSameClass || !(kin?.isDisjoint(with: failure.symptoms) ?? true)
  }

  /// What follows the step that fails can go without asking.
  private mutating func accept(_ candidate: Scenario, _ failure: Failure) {
    var shortened = candidate
    shortened.steps.removeSubrange(failure.step...)
    current = keepsNames ? shortened : shortened.withFewNames()
    size = ScenarioSize(current)
    verdicts[current.contentHash] = failure
    kin?.formUnion(failure.symptoms)
  }
}

// MARK: - Evaluating

extension ReductionSearch {
  private func numbered(_ scenario: Scenario) -> Scenario {
    keepsNames ? scenario : scenario.numbered()
  }

  private mutating func verdict(on candidate: Scenario) -> Failure? {
    let hash = candidate.contentHash
    if let known = verdicts[hash] { return known }
    guard candidate.problem == nil, !isExhausted else { return nil }
    let progress = Reduction.Progress(smallest: current, evaluations: evaluations)
    isStopped = watch(progress) == .stop
    if isStopped { return nil }
    evaluations += 1
    let failure = evaluate(candidate)
    verdicts[hash] = failure
    return failure
  }
}

// MARK: - The certificate

extension ReductionSearch {
  /// Tries all single edits again, then pairs of those that simplify; goes on reducing when one
  /// still fails.
  private mutating func certify() -> Certificate {
    while true {
      var neighbours: Set<Int> = []
      var pairs: Set<Int> = []
      let singles = tryEdits(of: current, by: ReductionPass.all, &neighbours, limit: .max)
      let outcome =
        singles == .noneFails ? tryPairs(except: neighbours, &pairs) : singles
      if outcome == .oneFails {
        reduceToFixpoint()
        continue
      }
      return Certificate(
        neighbours: neighbours.count, pairs: pairs.count, isOneMinimal: singles == .noneFails,
        isTwoMinimal: outcome == .noneFails)
    }
  }

  private enum Outcome {
    case noneFails, oneFails, budgetEnded
  }

  private mutating func tryPairs(except singles: Set<Int>, _ tried: inout Set<Int>) -> Outcome {
    let first = current
    for pass in ReductionPass.simplifying {
      let edits = pass.edits(first)
      for index in 0..<edits.count {
        guard let edited = edits.apply(index) else { continue }
        let outcome = tryEdits(
          of: edited, by: ReductionPass.simplifying, &tried, except: singles, limit: budget.pairs)
        if outcome != .noneFails { return outcome }
      }
    }
    return .noneFails
  }

  /// Tries every edit of `scenario` that is smaller than the current one.
  private mutating func tryEdits(
    of scenario: Scenario, by passes: [ReductionPass], _ tried: inout Set<Int>,
    except known: Set<Int> = [], limit: Int
  ) -> Outcome {
    for pass in passes {
      let edits = pass.edits(scenario)
      for index in 0..<edits.count {
        guard let edited = smaller(edits.apply(index)) else { continue }
        let hash = edited.contentHash
        guard !known.contains(hash), !tried.contains(hash), edited.problem == nil else { continue }
        guard tried.count < limit, !isExhausted else { return .budgetEnded }
        tried.insert(hash)
        if tryCandidate(edited) { return .oneFails }
        if isStopped { return .budgetEnded }
      }
    }
    return .noneFails
  }
}

extension Scenario {
  /// With names numbered in order of occurrence; the texts stay, whatever they are.
  fileprivate func numbered() -> Scenario {
    var numbering = Numbering(slots: names.slotCount)
    return renamed { numbering.number($0) }
  }

  /// With names numbered in order of occurrence, and not many more of them than occur.
  fileprivate func withFewNames() -> Scenario {
    var numbering = Numbering(slots: names.slotCount)
    var scenario = renamed { numbering.number($0) }
    if names.texts.count > numbering.count * 2 {
      scenario.names = Names((0..<numbering.count).map { String($0) })
    }
    return scenario
  }

  /// A hash of all but the texts of the names.
  fileprivate var contentHash: Int {
    var hasher = Hasher()
    hasher.combine(environment)
    hasher.combine(windows)
    hasher.combine(controllers)
    hasher.combine(steps)
    hasher.combine(observesGeometry)
    return hasher.finalize()
  }
}
