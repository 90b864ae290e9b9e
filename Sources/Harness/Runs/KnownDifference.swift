package import StatusQuoAppearanceModel

/// A difference that was accepted: a class of divergences, and a small scenario that shows it.
package struct KnownDifference: Hashable, Sendable {
  /// The classes in which it shows, that of its scenario first; never empty.
  package var classes: [DivergenceClass]
  /// The scenario that shows it.
  package var scenario: Scenario
  /// The id of the law that explains it; nil where none does.
  package var law: String?
  /// The kinds of values that differed when it was accepted; nil where that is not known.
  package var kinds: Set<Place.Kind>?
  /// True if it need not show each time.
  package var isIntermittent: Bool
  /// True if the law answers otherwise on its scenario than when it was accepted.
  package var lawHasChanged = false
  /// The title.
  package var title = ""
  /// The reason why it was accepted; nil where none is written.
  package var reason: String?
  /// The address of a ticket.
  package var address: String?

  /// A difference that is known.
  package init(
    _ classes: [DivergenceClass], on scenario: Scenario, law: String? = nil,
    isIntermittent: Bool = false
  ) {
    precondition(!classes.isEmpty, "a difference without a class")
    self.classes = classes
    self.scenario = scenario
    self.law = law
    self.isIntermittent = isIntermittent
  }
}

extension KnownDifference {
  /// Returns true if no other kinds of values differ on its scenario than when it was accepted.
  fileprivate func isAsAccepted(_ divergence: Divergence) -> Bool {
    guard divergence.divergenceClass == classes[0], let kinds, let observed = divergence.observed
    else { return true }
    return Set(observed.differingKinds) == kinds
  }
}

/// The state of a known difference, as its own scenario shows it: that a run did not meet it says nothing.
package enum KnownState: Hashable, Sendable {
  /// It differs in the same way.
  case same(Divergence)
  /// It may differ in the same way, and did not this time.
  case notThisTime
  /// It differs no more.
  case fixed
  /// It differs in other ways only.
  case another([Divergence])
  /// The subject does not know, or skips, what its scenario needs.
  case notApplicable(Skip)
  /// The law answers otherwise than when it was accepted; with what differs now.
  case lawChanged([Divergence])
  /// There was no answer.
  case notPlayed
}

extension KnownState {
  /// The state after playing the scenario of a known difference.
  package init(of known: KnownDifference, _ found: [Divergence], _ skipped: Skip?) {
    let same = found.first {
      known.classes.contains($0.divergenceClass) && known.isAsAccepted($0)
    }
    if let skipped {
      self = .notApplicable(skipped)
    } else if known.lawHasChanged {
      self = .lawChanged(found)
    } else if let same {
      self = .same(same)
    } else if !found.isEmpty {
      self = .another(found)
    } else {
      self = known.isIntermittent ? .notThisTime : .fixed
    }
  }

  /// The name in reports.
  package var word: String {
    switch self {
    case .same: "same"
    case .notThisTime: "notThisTime"
    case .fixed: "fixed"
    case .another: "another"
    case .notApplicable: "notApplicable"
    case .lawChanged: "lawChanged"
    case .notPlayed: "notPlayed"
    }
  }

  /// The divergences of its scenario.
  package var divergences: [Divergence] {
    switch self {
    case .same(let divergence): [divergence]
    case .another(let found), .lawChanged(let found): found
    case .notThisTime, .fixed, .notApplicable, .notPlayed: []
    }
  }
}

/// The known differences of a run with their states, and the scenarios of the run that they account for.
package struct KnownDifferences: Hashable, Sendable {
  /// The differences.
  package var entries: [KnownDifference]
  /// The state of each.
  package var states: [KnownState]
  /// True if one that is fixed does not fail the run.
  package var allowsFixed = false
  /// The difference that accounts for a class of divergences.
  package private(set) var places: [DivergenceClass: Int] = [:]

  /// None.
  package init() { (entries, states) = ([], []) }

  /// Differences in these states, in the same order.
  package init(_ entries: [KnownDifference], _ states: [KnownState]) {
    precondition(entries.count == states.count, "each difference has a state")
    (self.entries, self.states) = (entries, states)
    for (place, entry) in entries.enumerated() where isActive(place) {
      for divergenceClass in entry.classes where places[divergenceClass] == nil {
        places[divergenceClass] = place
      }
    }
  }

  /// Returns true if a difference accounts for what a run finds: it is there still, or may be.
  package func isActive(_ place: Int) -> Bool {
    switch states[place] {
    case .same, .notThisTime: true
    case .lawChanged(let found):
      found.contains { entries[place].classes.contains($0.divergenceClass) }
    case .fixed, .another, .notApplicable, .notPlayed: false
    }
  }

  /// Returns true if a difference accounts for a class.
  package func contains(_ divergenceClass: DivergenceClass) -> Bool {
    places[divergenceClass] != nil
  }

  /// Lets a difference account for further classes.
  package mutating func add(_ attributed: [DivergenceClass: Int]) {
    for (divergenceClass, place) in attributed where places[divergenceClass] == nil {
      places[divergenceClass] = place
    }
  }

  /// The number of differences in a state.
  package func count(_ word: String) -> Int { states.count { $0.word == word } }

  /// True if one of them fails a run: it is fixed, or differs in another way that is not known either.
  package var isOutdated: Bool { !outdated.isEmpty }

  /// The places of those that fail a run.
  package var outdated: [Int] {
    states.indices.filter { place in
      switch states[place] {
      case .fixed: !allowsFixed
      case .another(let found): found.contains { !contains($0.divergenceClass) }
      case .same, .notThisTime, .notApplicable, .lawChanged, .notPlayed: false
      }
    }
  }

  /// The number of divergences in the classes that a difference accounts for.
  package func count(of place: Int, in totals: RunTotals) -> Int {
    totals.divergences.reduce(0) {
      $0 + (places[$1.divergenceClass] == place ? $1.count : 0)
    }
  }
}
