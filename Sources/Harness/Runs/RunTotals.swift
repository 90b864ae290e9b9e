package import StatusQuoAppearanceModel

/// The results of playing a part of a run.
///
/// It consists of sets and sums, so that parts join to the same whole in any order.
package struct RunTotals: Hashable, Sendable {
  /// The number of scenarios done: those that ran, and those left out because they continue one after
  /// which nothing can change.
  package var positions = 0
  /// The coverage; `coverage.scenarios` is the number of scenarios played.
  package var coverage = Coverage()
  /// The scenarios in which that was reached first; empty for a part of a run, and where the source
  /// does not report new coverage.
  package var firstUses = FirstUses()
  /// The scenarios that the subject skipped; they are not among those of the coverage.
  package var skipped = SkippedScenarios()
  /// The number of divergences behind another one of their scenario.
  package var further = 0
  private var occurrences: [DivergenceClass: Occurrences] = [:]

  /// Nothing played yet.
  package init() {}

  /// The divergences, the class that occurred first before the others.
  package var divergences: [Occurrences] {
    occurrences.values.sorted {
      ($0.indices[0], $0.divergenceClass.description)
        < ($1.indices[0], $1.divergenceClass.description)
    }
  }

  /// The number of scenarios that diverged.
  package var divergenceCount: Int { occurrences.values.reduce(-further) { $0 + $1.count } }

  /// The place of the first divergence of a class, if there is one.
  package func first(of divergenceClass: DivergenceClass) -> Int? {
    occurrences[divergenceClass]?.indices[0]
  }

  /// Adds divergences.
  package mutating func add(_ new: Occurrences) {
    if occurrences[new.divergenceClass] == nil {
      occurrences[new.divergenceClass] = new
    } else {
      occurrences[new.divergenceClass]!.merge(new)
    }
  }

  /// Adds a scenario that diverged in these ways.
  package mutating func add(_ found: [Divergence], at index: Int) {
    var met: Set<DivergenceClass> = []
    for divergence in found {
      let classes = divergence.classes
      guard let first = classes.first(where: { !met.contains($0) }) else { continue }
      if !met.isEmpty { further += 1 }
      met.formUnion(classes)
      var occurrences = Occurrences(first, at: [index], in: classes)
      if found.before(divergence).isEmpty { occurrences.clear = [index] }
      occurrences.soonest = Occurrences.Soonest(
        isClear: !occurrences.clear.isEmpty, step: divergence.step, index: index)
      add(occurrences)
    }
  }

  /// Adds a scenario that the subject did not survive: nothing is known of its steps.
  package mutating func add(_ scenario: Scenario, endedBy divergence: Divergence, at index: Int) {
    coverage.count(scenario)
    add([divergence], at: index)
  }

  /// Adds what another part has led to.
  package mutating func merge(_ other: RunTotals) {
    positions += other.positions
    coverage.merge(other.coverage)
    firstUses.merge(other.firstUses)
    skipped.merge(other.skipped)
    further += other.further
    for occurrences in other.occurrences.values { add(occurrences) }
  }
}

extension RunTotals {
  /// Files and workers count no further: every reader of JSON reads such a number exactly, and sums
  /// of some are far below what an `Int` holds.
  package static let highestCount = Int(clamping: 1 << 53 as Int64)

  /// True if no count is above `highestCount`.
  package var isCountable: Bool {
    max(positions, divergenceCount, skipped.count, coverage.highestCount) <= Self.highestCount
  }
}

/// The places where divergences of one class occurred in a run.
package struct Occurrences: Hashable, Sendable {
  /// All classes of a divergence, and the first scenario with just these.
  package struct Answer: Hashable, Sendable {
    /// The classes, in the order in which parts are compared.
    package var classes: [DivergenceClass]
    /// The number of the scenario.
    package var index: Int

    /// Classes that show together, in a scenario.
    package init(_ classes: [DivergenceClass], at index: Int) {
      self.classes = classes
      self.index = index
    }
  }

  /// Their class.
  package var divergenceClass: DivergenceClass
  /// The numbers of the first of the scenarios, at most `maxIndices`, ascending; never empty.
  package private(set) var indices: [Int]
  /// The total.
  package private(set) var count: Int
  /// The answers with the class: those that occurred first, at most `maxAnswers`. Empty where it showed alone.
  package private(set) var answers: [Answer] = []
  /// Every class that showed with this one, alone in each: where it did so first.
  package private(set) var beside: [Answer] = []

  /// The numbers of the first scenarios in which no earlier step differed, at most `maxClear`: the class shows there
  /// for its own sake, and not for what an earlier step has left behind.
  package var clear: [Int] = []

  /// The scenario that shows the class after fewest steps, of those in which no earlier step differed if there are any:
  /// it takes least to shrink. Nil where that was not noted.
  package var soonest: Soonest?

  /// A scenario that shows a class, by when it does.
  package struct Soonest: Hashable, Comparable, Sendable {
    /// True if no earlier step of it differs.
    package var isClear: Bool
    /// The number of the step; 0 for the launch.
    package var step: Int
    /// The number of the scenario.
    package var index: Int

    /// A scenario that shows a class after a step.
    package init(isClear: Bool, step: Int, index: Int) {
      (self.isClear, self.step, self.index) = (isClear, step, index)
    }

    package static func < (one: Self, other: Self) -> Bool {
      (one.isClear ? 0 : 1, one.step, one.index) < (other.isClear ? 0 : 1, other.step, other.index)
    }
  }

  /// The number of those that are remembered.
  package static let maxClear = 16
  /// The number of indices that are remembered: enough for eleven samples of each class.
  package static let maxIndices = 1_024
  /// The number of answers that are remembered.
  package static let maxAnswers = 32

  /// The divergences of a class: the numbers of the first ones, in any order, and how many there
  /// are; all of them when `count` is nil.
  ///
  /// - Parameter classes: all that shows with the class in the first of them.
  package init(
    _ divergenceClass: DivergenceClass, at indices: [Int], count: Int? = nil,
    in classes: [DivergenceClass] = []
  ) {
    precondition(!indices.isEmpty, "a class without a divergence")
    self.divergenceClass = divergenceClass
    self.indices = Array(indices.sorted().prefix(Self.maxIndices))
    self.count = count ?? indices.count
    if !classes.isEmpty {
      answers = [Answer(classes, at: self.indices[0])]
      beside = classes.filter { $0 != divergenceClass }.map { Answer([$0], at: self.indices[0]) }
    }
  }

  /// Divergences of a class, with what showed with them.
  package init?(
    _ divergenceClass: DivergenceClass, at indices: [Int], clear: [Int], count: Int,
    answers: [Answer], beside: [Answer]
  ) {
    if indices.isEmpty || count < indices.count || clear.count > Self.maxClear { return nil }
    self.init(divergenceClass, at: indices, count: count)
    self.clear = clear
    self.answers = answers
    self.beside = beside
  }

  /// Adds others of the same class.
  package mutating func merge(_ other: Occurrences) {
    count += other.count
    answers = Array(answers.merged(with: other.answers).prefix(Self.maxAnswers))
    beside = beside.merged(with: other.beside)
    clear = Array((clear + other.clear).sorted().prefix(Self.maxClear))
    soonest = [soonest, other.soonest].compactMap { $0 }.min()
    let isFull = indices.count == Self.maxIndices
    if isFull, indices[indices.count - 1] < other.indices[0] { return }
    indices += other.indices
    indices.sort()
    indices.removeLast(max(indices.count - Self.maxIndices, 0))
  }
}

extension [Occurrences.Answer] {
  /// Both, each once, where it occurred first; in the order of the scenarios.
  fileprivate func merged(with others: [Occurrences.Answer]) -> [Occurrences.Answer] {
    if others.isEmpty { return self }
    var first: [[DivergenceClass]: Int] = [:]
    for answer in self + others {
      first[answer.classes] = Swift.min(first[answer.classes] ?? .max, answer.index)
    }
    if first.count == count, others.allSatisfy({ first[$0.classes]! < $0.index }) { return self }
    return first.map { Occurrences.Answer($0.key, at: $0.value) }.sorted {
      ($0.index, $0.classes.map { $0.description }.joined(separator: ";"))
        < ($1.index, $1.classes.map { $0.description }.joined(separator: ";"))
    }
  }
}
