extension DivergenceClass {
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
        (one.isClear ? 0 : 1, one.step, one.index) < (
          other.isClear ? 0 : 1, other.step, other.index
        )
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
}

extension [DivergenceClass.Occurrences.Answer] {
  /// Both, each once, where it occurred first; in the order of the scenarios.
  fileprivate func merged(with others: [DivergenceClass.Occurrences.Answer]) -> [DivergenceClass
    .Occurrences.Answer]
  {
    if others.isEmpty { return self }
    var first: [[DivergenceClass]: Int] = [:]
    for answer in self + others {
      first[answer.classes] = Swift.min(first[answer.classes] ?? .max, answer.index)
    }
    if first.count == count, others.allSatisfy({ first[$0.classes]! < $0.index }) { return self }
    return first.map { DivergenceClass.Occurrences.Answer($0.key, at: $0.value) }.sorted {
      ($0.index, $0.classes.map { $0.description }.joined(separator: ";"))
        < ($1.index, $1.classes.map { $0.description }.joined(separator: ";"))
    }
  }
}
