import StatusQuoAppearanceModel

extension Coverage {
  /// Returns true if it has reached anything that `known` has not: a rule by a kind of step, a kind
  /// of step, a reason, a kind of controller, a version.
  package func adds(to known: Coverage) -> Bool {
    // Loops, since this is asked after every scenario and has some two hundred pairs to look at.
    func isNew(_ counts: [Int], _ known: [Int]) -> Bool {
      for place in counts.indices where counts[place] > 0 && known[place] == 0 { return true }
      return false
    }
    for place in ruleSets.indices where !ruleSets[place].isSubset(of: known.ruleSets[place]) {
      return true
    }
    return isNew(stepCounts, known.stepCounts) || isNew(reasonCounts, known.reasonCounts)
      || isNew(controllerCounts, known.controllerCounts) || addsVersion(to: known)
  }

  /// Both lists are in order, so that one walk along them is enough.
  private func addsVersion(to known: Coverage) -> Bool {
    var place = 0
    for count in versions {
      while place < known.versions.count, known.versions[place].version < count.version {
        place += 1
      }
      guard place < known.versions.count, known.versions[place].version == count.version else {
        return true
      }
    }
    return false
  }

  /// True if every rule, kind of step, reason and kind of controller was reached.
  package var isComplete: Bool {
    rules.count == RuleID.allCases.count
      && ![stepCounts, reasonCounts, controllerCounts].joined().contains(0)
  }
}

extension Coverage {
  /// All that it has reached and `known` has not, counted as one.
  func beyond(_ known: Coverage) -> Coverage {
    func reached(_ counts: [Int], _ known: [Int]) -> [Int] {
      zip(counts, known).map { $0 > 0 && $1 == 0 ? 1 : 0 }
    }
    var new = Coverage()
    for place in ruleSets.indices {
      new.ruleSets[place] = ruleSets[place].subtracting(known.ruleSets[place])
    }
    new.stepCounts = reached(stepCounts, known.stepCounts)
    new.reasonCounts = reached(reasonCounts, known.reasonCounts)
    new.controllerCounts = reached(controllerCounts, known.controllerCounts)
    for count in versions where !known.versions.contains(where: { $0.version == count.version }) {
      new.add(VersionCount(version: count.version, scenarios: 1))
    }
    return new
  }

  /// The number of things that it has reached that `known` has not.
  func additions(to known: Coverage) -> Int {
    let new = beyond(known)
    let counts = [new.stepCounts, new.reasonCounts, new.controllerCounts].joined()
    return new.rulePairs + new.versions.count + counts.reduce(0, +)
  }
}

/// The places of few scenarios that together reach all that all of them reach, ascending.
///
/// The one that adds most is taken first, the earlier one of two; then those go that the others make
/// needless. So none of them can go, though another choice might be smaller still (to find the
/// smallest is NP-hard).
///
/// - Complexity: the number of scenarios times the number of those that are left.
package func fewestCovering(_ coverages: [Coverage]) -> [Int] {
  func union(_ places: some Sequence<Int>) -> Coverage {
    places.reduce(into: Coverage()) { $0.merge(coverages[$1]) }
  }
  var chosen: [Int] = []
  var known = Coverage()
  while true {
    var best: (place: Int, count: Int)?
    for (place, coverage) in coverages.enumerated() {
      let count = coverage.additions(to: known)
      if count > best?.count ?? 0 { best = (place, count) }
    }
    guard let best else { break }
    chosen.append(best.place)
    known.merge(coverages[best.place])
  }
  for place in chosen.reversed() {
    let others = chosen.filter { $0 != place }
    if !known.adds(to: union(others)) { chosen = others }
  }
  return chosen.sorted()
}
