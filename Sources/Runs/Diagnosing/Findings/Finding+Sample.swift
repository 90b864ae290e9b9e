package import StatusQuoAppearanceModel
package import StatusQuoHarness

extension Finding {
  /// A divergence that is shrunk on behalf of others of its class.
  ///
  /// How the divergences of a run become findings:
  ///
  /// 1. They are sorted by class; of each class the first, second, fourth, eighth… are shrunk, as some
  ///    may have another cause than the first (`samples`). A shrinking that ends where nothing looks
  ///    as it began is redone within the class.
  /// 2. Samples that shrink to the same scenario are one finding (`grouped`), across classes;
  ///    each class that led there is kept, with the smallest scenario that shows it.
  /// 3. A divergence that is not shrunk counts with the sample of its class before it, so that the
  ///    counts of all findings add up to the number of divergences.
  ///
  /// All of it follows from where divergences occurred, not from which worker found them first.
  package struct Sample: Hashable, Sendable {
    /// The class in which it diverged before it was shrunk.
    package var divergenceClass: DivergenceClass
    /// The place of its scenario.
    package var place: Place
    /// The number of divergences of the run it stands for, itself included.
    package var count: Int

    /// False if an earlier step of its scenario differs, too, and may have left something behind.
    package var isClear = true
    /// The number of steps after which it shows, where that is known.
    package var steps = Int.max

    /// The place that a scenario comes from.
    package enum Place: Hashable, Sendable {
      /// The scenario of the run with this number.
      case run(Int)
      /// A kept document.
      case kept(CorpusEntry)
    }

    /// A divergence of a run and how many it stands for.
    package init(_ divergenceClass: DivergenceClass, index: Int, count: Int = 1) {
      self.divergenceClass = divergenceClass
      place = .run(index)
      self.count = count
    }

    /// A kept scenario that fails, which is not among the run's divergences.
    package init(_ divergenceClass: DivergenceClass, kept entry: CorpusEntry) {
      self.divergenceClass = divergenceClass
      place = .kept(entry)
      count = 0
    }

    /// The number of its scenario in the run; nil for a kept one.
    package var index: Int? {
      if case .run(let index) = place { index } else { nil }
    }

    /// Its scenario; `made` makes those of the run.
    package func scenario(_ made: (_ index: Int) -> Scenario) -> Scenario {
      switch place {
      case .run(let index): made(index)
      case .kept(let entry): entry.scenario
      }
    }
  }
}

extension Finding.Sample {
  /// A sample whose shrinking was cut: where a run continues, it begins there.
  package struct Begun: Hashable, Sendable {
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
}

/// The divergences to shrink, at most `limit`: the soonest of each step and part, then the soonest of
/// each class, then the second, fourth… of each. So a bug that shows in a hundred ways leaves room
/// for others. Those in which no earlier step differed come before others, and those after few steps first: a bug of
/// one step is among them, however little time there is. Only the first hang of each class, as hangs take long.
package func samples(_ occurrences: [DivergenceClass.Occurrences], limit: Int) -> [Finding.Sample] {
  let classes = occurrences.sorted { $0.indices[0] < $1.indices[0] }
  var seen: Set<DivergenceClass> = []
  let isFirst = classes.map { seen.insert($0.divergenceClass.withoutDetail).inserted }
  let order = classes.indices.filter { isFirst[$0] } + classes.indices.filter { !isFirst[$0] }
  var chosen: [[Int]] = Array(repeating: [], count: classes.count)
  var left = limit
  var number = 1
  func hasSample(_ occurrences: DivergenceClass.Occurrences) -> Bool {
    occurrences.indices.count >= number
      && (number == 1 || occurrences.divergenceClass.part != .hang)
  }
  while left > 0, classes.contains(where: hasSample) {
    for place in order where hasSample(classes[place]) && left > 0 {
      chosen[place].append(number - 1)
      left -= 1
    }
    number *= 2
  }
  let all = zip(classes, chosen).flatMap { occurrences, starts in
    let indices = occurrences.indicesByEase
    // A file may have a number twice.
    let starts = starts.filter { $0 < indices.count }
    return zip(starts, starts.dropFirst() + [occurrences.count]).map {
      start, end -> (index: Int, Finding.Sample) in
      var sample = Finding.Sample(
        occurrences.divergenceClass, index: indices[start], count: end - start)
      sample.isClear = occurrences.clear.contains(indices[start])
      if let soonest = occurrences.soonest, soonest.index == indices[start] {
        sample.isClear = soonest.isClear
        sample.steps = soonest.step
      }
      return (index: indices[start], sample)
    }
  }
  return all.sorted { ($0.1.steps, $0.index) < ($1.1.steps, $1.index) }.map { $0.1 }
}

extension DivergenceClass.Occurrences {
  /// The numbers of its scenarios: first the soonest, then those in which no earlier step differed.
  fileprivate var indicesByEase: [Int] {
    let first = [soonest?.index].compactMap { $0 } + clear
    return (first + indices).eachOnce
  }
}
