import StatusQuoAppearanceModel
import StatusQuoCatalog

/// A shrinking under way: the smallest scenario so far, and what is known of others.
///
/// Candidates are compared with their names numbered in order of occurrence, so that renamed ones
/// are not evaluated again.
///
/// Large parts of a large scenario go first, in halves. Then all passes that leave something out or
/// simplify it, then small scenarios made of its parts, then passes that substitute, until none
/// helps: first within the class of the divergence, then with any symptom in common. Last,
/// `certify` tries every single edit and pairs of them, and continues where one helps.
///
/// Invariants: `current` fails in an accepted way, and each accepted candidate is smaller
/// (`ScenarioSize`, a total order), so the search ends. The result follows from the scenario and
/// the budget alone: passes list their edits in a fixed order, and no clock, randomness or order of a
/// set or dictionary decides. A pass may propose anything, as the search checks size and validity.
///
/// Rejected: accepting equal sizes, which can go round in circles; random restarts, since the same
/// finding would end in two forms; a budget in seconds by default, since reports would depend on
/// the machine.
struct ShrinkSearch {
  /// The way in which a scenario that was evaluated fails.
  struct Verdict {
    /// Steps after this one do not matter.
    var step: Int
    /// True if it fails in the very way that is shrunk.
    var isSameClass: Bool
    /// The symptoms by which it fails.
    var symptoms: Set<Divergence.Symptom>
  }

  private(set) var current: Scenario
  private(set) var evaluations = 0
  private(set) var size: ScenarioSize
  /// The verdicts by the hash of the scenario; nil does not fail.
  private var verdicts: [Int: Verdict?] = [:]
  let budget: Shrinking.Budget
  private let watch: (Shrinking.Progress) -> Shrinking.Command
  private let evaluate: (Scenario) -> Verdict?
  private(set) var isStopped = false
  /// True for a scenario that passes under other names: some subjects look at them.
  private(set) var keepsNames = false
  /// A failure of another class is accepted if it shows one of these symptoms; nil accepts none.
  private(set) var acceptedSymptoms: Set<Divergence.Symptom>?

  /// Nil when `scenario` does not fail.
  ///
  /// - Parameter watch: called before each evaluation with the progress of the search.
  init?(
    _ scenario: Scenario, budget: Shrinking.Budget,
    watch: @escaping (Shrinking.Progress) -> Shrinking.Command,
    evaluate: @escaping (Scenario) -> Verdict?
  ) {
    self.budget = budget
    self.watch = watch
    self.evaluate = evaluate
    current = scenario
    size = ScenarioSize(scenario)
    if let failure = failure(of: numbered(scenario)) {
      accept(numbered(scenario), failure)
    } else if let failure = evaluate(scenario) {
      keepsNames = true
      accept(scenario, failure)
    } else {
      return nil
    }
  }

  /// Shrinks within the class.
  mutating func shrinkInClass() {
    shrinkByHalves()
    shrinkToFixpoint()
  }

  /// Continues with what shows one of the same symptoms; in the end tries everything around the
  /// result.
  mutating func shrinkFurther() -> Certificate {
    acceptedSymptoms = verdicts[current.contentHash]??.symptoms ?? []
    shrinkToFixpoint()
    return certify()
  }
}

// MARK: - Candidates

extension ShrinkSearch {
  var isExhausted: Bool { isStopped || evaluations >= budget.evaluations }

  /// Asks the caller whether to continue: often, as scenarios that are only made take time, too.
  mutating func askCaller() {
    guard !isStopped else { return }
    isStopped = watch(Shrinking.Progress(smallest: current, evaluations: evaluations)) == .stop
  }

  /// Keeps a candidate when it is smaller and still fails.
  mutating func tryCandidate(_ candidate: Scenario?) -> Bool {
    guard let candidate = smaller(candidate), let failure = failure(of: candidate) else {
      return false
    }
    accept(candidate, failure)
    return true
  }

  /// The candidate with its names numbered, when it is smaller than the current scenario.
  func smaller(_ candidate: Scenario?) -> Scenario? {
    guard let candidate else { return nil }
    switch size.isAbove(candidate) {
    case false?: return nil
    case true?: return numbered(candidate)
    case nil:
      let numbered = numbered(candidate)
      return ScenarioSize(numbered) < size ? numbered : nil
    }
  }

  /// The failure of a candidate, if it is an accepted one.
  ///
  /// - Precondition: its names are numbered.
  mutating func failure(of candidate: Scenario) -> Verdict? {
    guard let failure = verdict(on: candidate) else { return nil }
    let isWanted =
      failure.isSameClass || !(acceptedSymptoms?.isDisjoint(with: failure.symptoms) ?? true)
    return isWanted ? failure : nil
  }

  /// Keeps a candidate, cut after the step that fails, which needs no evaluation.
  mutating func accept(_ candidate: Scenario, _ failure: Verdict) {
    var shortened = candidate
    shortened.steps.removeSubrange(failure.step...)
    current = keepsNames ? shortened : shortened.withFewNames()
    size = ScenarioSize(current)
    verdicts[current.contentHash] = failure
    acceptedSymptoms?.formUnion(failure.symptoms)
  }

  private func numbered(_ scenario: Scenario) -> Scenario {
    keepsNames ? scenario : scenario.numbered()
  }

  private mutating func verdict(on candidate: Scenario) -> Verdict? {
    let hash = candidate.contentHash
    if let known = verdicts[hash] { return known }
    guard candidate.problem == nil, !isExhausted else { return nil }
    askCaller()
    if isStopped { return nil }
    evaluations += 1
    let failure = evaluate(candidate)
    verdicts[hash] = failure
    return failure
  }
}

extension Scenario {
  /// The scenario with names numbered in order of occurrence; the texts stay.
  fileprivate func numbered() -> Scenario {
    var numbering = Numbering(slots: names.slotCount)
    return renamed { numbering.number($0) }
  }

  /// The scenario with names numbered in order of occurrence, and few names that do not occur.
  fileprivate func withFewNames() -> Scenario {
    var numbering = Numbering(slots: names.slotCount)
    var scenario = renamed { numbering.number($0) }
    if names.texts.count > numbering.count * 2 {
      scenario.names = Names((0..<numbering.count).map { String($0) })
    }
    return scenario
  }

  /// A hash of all but the texts of the names.
  var contentHash: Int {
    var unnamed = self
    unnamed.names = Names()
    return unnamed.hashValue
  }
}
