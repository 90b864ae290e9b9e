import AppearanceModel

/// What is known of a scenario that was evaluated.
struct Failure {
  /// Steps after this one do not matter.
  var step: Int
  /// Whether it fails in the very way that is reduced.
  var isSameClass: Bool
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
  private let evaluate: (Scenario) -> Failure?
  /// With other names it would not fail: some subjects look at them.
  private var keepsNames = false
  /// Whether a failure of another class is good enough.
  private var takesAnyClass = false

  /// Nil when `scenario` does not fail.
  init?(
    _ scenario: Scenario, budget: Reduction.Budget, evaluate: @escaping (Scenario) -> Failure?
  ) {
    self.budget = budget
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

  /// Goes on to whatever fails; in the end tries everything around the result.
  mutating func reduceFurther() -> Certificate {
    takesAnyClass = true
    reduceToFixpoint()
    return certify()
  }
}

// MARK: - The loop

extension ReductionSearch {
  private var isExhausted: Bool { evaluations >= budget.evaluations }

  private mutating func reduceToFixpoint() {
    repeat {
      while ReductionPass.all.filter(\.takesRanges).map({ reduceByRanges($0) }).contains(true) {}
    } while !isExhausted && reduceOnce()
  }

  /// Many edits at once first, then half as many, down to one. Whether any was kept.
  private mutating func reduceByRanges(_ pass: ReductionPass) -> Bool {
    var hasImproved = false
    var length = pass.count(current)
    while length > 0 {
      var start = 0
      while true {
        let count = pass.count(current)
        guard start < count, !isExhausted else { break }
        if tryEdit(pass, start..<min(start + length, count)) {
          hasImproved = true
        } else {
          start += length
        }
      }
      length /= 2
    }
    return hasImproved
  }

  /// The first single edit of any pass that can be kept.
  private mutating func reduceOnce() -> Bool {
    for pass in ReductionPass.all where !pass.takesRanges {
      for index in 0..<pass.count(current) where tryEdit(pass, index..<index + 1) { return true }
    }
    return false
  }

  private mutating func tryEdit(_ pass: ReductionPass, _ range: Range<Int>) -> Bool {
    guard let candidate = pass.apply(current, range) else { return false }
    return tryCandidate(numbered(candidate))
  }

  /// Keeps a numbered candidate when it is smaller and still fails.
  private mutating func tryCandidate(_ candidate: Scenario) -> Bool {
    guard ScenarioSize(candidate) < size, let failure = verdict(on: candidate),
      isWanted(failure)
    else { return false }
    accept(candidate, failure)
    return true
  }

  private func isWanted(_ failure: Failure) -> Bool {
    failure.isSameClass || takesAnyClass
  }

  /// What follows the step that fails can go without asking.
  private mutating func accept(_ candidate: Scenario, _ failure: Failure) {
    var shortened = candidate
    shortened.steps.removeSubrange(failure.step...)
    current = keepsNames ? shortened : shortened.withFewNames()
    size = ScenarioSize(current)
    verdicts[current.contentHash] = failure
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
    evaluations += 1
    let failure = evaluate(candidate)
    verdicts[hash] = failure
    return failure
  }
}

// MARK: - The certificate

extension ReductionSearch {
  /// Tries all single edits again, then pairs of them; goes on reducing when one still fails.
  private mutating func certify() -> Certificate {
    while true {
      var tried: Set<Int> = []
      if tryNeighbours(of: current, &tried, limit: .max) {
        reduceToFixpoint()
        continue
      }
      let neighbours = tried.count
      let isOneMinimal = !isExhausted
      var pairs: Set<Int> = []
      var isComplete = isOneMinimal
      var hasImproved = false
      forEachEdit(of: current) { search, edited in
        if pairs.count >= search.budget.pairs || search.isExhausted {
          isComplete = false
          return false
        }
        hasImproved = search.tryNeighbours(of: edited, &pairs, limit: search.budget.pairs)
        return !hasImproved
      }
      if hasImproved {
        reduceToFixpoint()
        continue
      }
      return Certificate(
        neighbours: neighbours, pairs: pairs.subtracting(tried).count,
        isOneMinimal: isOneMinimal, isTwoMinimal: isComplete)
    }
  }

  /// Whether an edit of `scenario` is smaller than the current one and still fails.
  private mutating func tryNeighbours(
    of scenario: Scenario, _ tried: inout Set<Int>, limit: Int
  ) -> Bool {
    var hasImproved = false
    forEachEdit(of: scenario) { search, edited in
      guard tried.count < limit, !search.isExhausted else { return false }
      guard ScenarioSize(edited) < search.size, edited.problem == nil else { return true }
      tried.insert(edited.contentHash)
      hasImproved = search.tryCandidate(edited)
      return !hasImproved
    }
    return hasImproved
  }

  /// Gives every single edit to `body` until it returns false.
  private mutating func forEachEdit(
    of scenario: Scenario, _ body: (inout ReductionSearch, Scenario) -> Bool
  ) {
    for pass in ReductionPass.all {
      for index in 0..<pass.count(scenario) {
        guard let edited = pass.apply(scenario, index..<index + 1) else { continue }
        guard body(&self, numbered(edited)) else { return }
      }
    }
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
