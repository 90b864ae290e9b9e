import StatusQuoAppearanceModel
package import StatusQuoHarness

// What a run has met, held against the differences that are known.

extension KnownDifferences {
  /// The divergences of a run with a class in which no known difference shows: also those that occurred only beside one
  /// that is known. What showed only behind a difference that is known to leave something behind is none.
  package func new(in totals: RunTotals) -> [DivergenceClass.Occurrences] {
    if entries.isEmpty { return totals.divergences }
    var new: [DivergenceClass.Occurrences] = []
    var classes: Set<DivergenceClass> = []
    for occurrences in totals.divergences where !contains(occurrences.divergenceClass) {
      if occurrences.clear.isEmpty, isLeft(occurrences.divergenceClass) { continue }
      new.append(occurrences)
      classes.insert(occurrences.divergenceClass)
    }
    for occurrences in totals.divergences where contains(occurrences.divergenceClass) {
      for other in occurrences.beside {
        let divergenceClass = other.classes[0]
        if contains(divergenceClass) || consequences.contains(divergenceClass) { continue }
        if !classes.insert(divergenceClass).inserted { continue }
        new.append(DivergenceClass.Occurrences(divergenceClass, at: [other.index]))
      }
    }
    return new
  }

  /// Samples of known classes that may show something new: first those that answer otherwise than each known
  /// difference, then failures, of which only the shrunk steps say whether they are known.
  func samplesToRecognize(in totals: RunTotals) -> [Finding.Sample] {
    let occurrences = totals.divergences.filter { contains($0.divergenceClass) }
    let others = occurrences.flatMap { occurrences in
      occurrences.answers.filter { contains($0.classes) && difference(with: $0.classes) == nil }
        .map { Finding.Sample(occurrences.divergenceClass, index: $0.index) }
    }
    let failures = occurrences.filter { $0.divergenceClass.part.isEnding }
    let few = samples(failures, limit: failures.count * Self.samplesOfFailure)
    return (others.sorted { $0.index! < $1.index! } + few).map { sample in
      var sample = sample
      sample.count = 1
      return sample
    }
  }

  /// The number of samples of a known failure that are shrunk.
  private static let samplesOfFailure = 4

  /// The known difference that a shrunk failure is: the subject ended in the same way, after the same steps.
  func difference(like failure: Divergence, on shrunk: Scenario) -> Int? {
    active.first { place in
      let entry = entries[place]
      return entry.has(failure.classes)
        && entry.scenario.steps.map { $0.kind } == shrunk.steps.map { $0.kind }
    }
  }

  /// The known difference that has most in common with what is new, and what it has besides; nil where none has
  /// anything.
  package func nearest(to divergence: Divergence) -> KnownDifference.Relation? {
    let classes = Set(divergence.classes)
    var nearest: (relation: KnownDifference.Relation, common: Int)?
    for place in entries.indices {
      for signature in entries[place].signatures {
        let common = classes.intersection(signature)
        guard !common.isEmpty, common.count > nearest?.common ?? 0 else { continue }
        let relation = KnownDifference.Relation(
          title: entries[place].title, missing: signature.filter { !classes.contains($0) },
          further: divergence.classes.filter { !signature.contains($0) })
        nearest = (relation, common.count)
      }
    }
    return nearest?.relation
  }
}

extension KnownDifference {
  /// How a new difference differs from a known one that is near.
  package struct Relation: Hashable, Sendable {
    /// The title of the known one.
    package var title: String
    /// The classes that only the known one shows.
    package var missing: [DivergenceClass]
    /// The classes that only the new one shows.
    package var further: [DivergenceClass]

    /// A relation to the known difference with a title.
    package init(title: String, missing: [DivergenceClass], further: [DivergenceClass]) {
      self.title = title
      self.missing = missing
      self.further = further
    }
  }
}
