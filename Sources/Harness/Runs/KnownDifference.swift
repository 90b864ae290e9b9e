package import StatusQuoAppearanceModel

/// A difference that was accepted: the whole answer of a step, on a small scenario that shows it.
package struct KnownDifference: Hashable, Sendable {
  /// All classes of its divergence. One that need not show each time may have been seen in several ways; never empty.
  package var signatures: [[DivergenceClass]]
  /// The scenario that shows it.
  package var scenario: Scenario
  /// The subject's answers on it where the two differed, up to and with the step; nil where these are not compared.
  package var answers: [WrongAnswer]?
  /// True if it need not show each time.
  package var isIntermittent: Bool
  /// The classes that were seen behind it, for what it leaves behind: later steps of its scenarios go wrong, too.
  package var leaves: [DivergenceClass] = []
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
    _ signatures: [[DivergenceClass]], on scenario: Scenario, answers: [WrongAnswer]? = nil,
    isIntermittent: Bool = false
  ) {
    precondition(
      !signatures.isEmpty && signatures.allSatisfy { !$0.isEmpty }, "a difference without a class")
    self.signatures = signatures
    self.scenario = scenario
    self.answers = answers
    self.isIntermittent = isIntermittent
  }

  /// The class by which it counts.
  package var divergenceClass: DivergenceClass { signatures[0][0] }

  /// Returns true if it was seen with just these classes.
  package func has(_ classes: [DivergenceClass]) -> Bool {
    signatures.contains { Set($0) == Set(classes) }
  }

  /// Returns true if it was seen with a class.
  package func shows(_ divergenceClass: DivergenceClass) -> Bool {
    signatures.contains { $0.contains(divergenceClass) }
  }
}

/// A subject's answer at a moment, in the parts that differed.
package struct WrongAnswer: Hashable, Sendable {
  /// The step, 0 for the launch.
  package var step: Int
  /// The parts that differed.
  package var parts: Set<Observation.Part>
  /// The subject's observation, of these parts alone.
  package var observation: Observation

  /// These parts of an observation after a step.
  package init(after step: Int, _ parts: Set<Observation.Part>, of observation: Observation) {
    self.step = step
    self.parts = parts
    self.observation = observation
    self.observation.keep(parts)
    self.observation.step = step
  }
}

extension [Divergence] {
  /// The subject's answers where it differed, up to and with a step.
  package func wrongAnswers(upTo step: Int) -> [WrongAnswer] {
    var answers: [WrongAnswer] = []
    for divergence in self where divergence.step <= step {
      guard let observed = divergence.observed else { continue }
      let parts = Set(observed.parts)
      var actual = observed.actual
      var all = parts
      // Parts that are for themselves are divergences of their own.
      if let last = answers.last, last.step == divergence.step {
        for part in last.parts { actual.take(part, from: last.observation) }
        all.formUnion(last.parts)
        answers.removeLast()
      }
      answers.append(WrongAnswer(after: divergence.step, all, of: actual))
    }
    return answers
  }
}

extension KnownDifference {
  /// The state of a known difference, as its own scenario shows it: that a run did not meet it says nothing.
  package enum State: Hashable, Sendable {
    /// It differs in the same way.
    case same(Divergence)
    /// It may differ in the same way, and did not this time.
    case notThisTime
    /// It differs no more.
    case fixed
    /// It differs in another way now.
    case another([Divergence])
    /// The subject does not know, or skips, what its scenario needs.
    case notApplicable(Skip)
    /// The law answers otherwise than when it was accepted; with what differs now.
    case lawChanged([Divergence])
    /// There was no answer.
    case notPlayed
  }
}

extension KnownDifference.State {
  /// The state after playing the scenario of a known difference.
  package init(of known: KnownDifference, _ found: [Divergence], _ skipped: Skip?) {
    if let skipped {
      self = .notApplicable(skipped)
    } else if known.lawHasChanged {
      self = .lawChanged(found)
    } else if let same = found.first(where: { known.isAsAccepted($0, among: found) }) {
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

extension KnownDifference {
  /// Returns true if a divergence of its scenario is what was accepted: the same classes, the same answer to the step,
  /// names included, and no other wrong answer before. Of those before some may be right by now.
  fileprivate func isAsAccepted(_ divergence: Divergence, among found: [Divergence]) -> Bool {
    guard has(divergence.classes) else { return false }
    guard let answers, !isIntermittent else { return true }
    let now = found.wrongAnswers(upTo: divergence.step)
    return now.last == answers.last && now.allSatisfy(answers.contains)
  }
}

/// The known differences of a run with their states, and the scenarios of the run that they account for.
package struct KnownDifferences: Hashable, Sendable {
  /// The differences.
  package var entries: [KnownDifference]
  /// The state of each.
  package var states: [KnownDifference.State]
  /// True if one that is fixed does not fail the run.
  package var allowsFixed = false
  /// The first difference that shows in a class.
  private var places: [DivergenceClass: Int] = [:]
  /// Classes of a run that show only behind a difference that leaves something behind.
  package var consequences: Set<DivergenceClass> = []

  /// None.
  package init() { (entries, states) = ([], []) }

  /// Differences in these states, in the same order.
  package init(_ entries: [KnownDifference], _ states: [KnownDifference.State]) {
    precondition(entries.count == states.count, "each difference has a state")
    (self.entries, self.states) = (entries, states)
    for place in active {
      for divergenceClass in entries[place].signatures.joined() where places[divergenceClass] == nil
      {
        places[divergenceClass] = place
      }
    }
  }

  /// The places of those that account for what a run finds: they are there still, or may be.
  ///
  /// Where the law has changed, a difference accounts for nothing until it is accepted again.
  package var active: [Int] {
    states.indices.filter { place in
      switch states[place] {
      case .same, .notThisTime: true
      case .lawChanged, .fixed, .another, .notApplicable, .notPlayed: false
      }
    }
  }

  /// Returns true if a difference shows in a class.
  package func contains(_ divergenceClass: DivergenceClass) -> Bool {
    places[divergenceClass] != nil
  }

  /// Returns true if each class is one in which a difference shows.
  package func contains(_ classes: [DivergenceClass]) -> Bool {
    classes.allSatisfy(contains)
  }

  /// The active difference that has just these classes, if there is one.
  package func difference(with classes: [DivergenceClass]) -> Int? {
    active.first { entries[$0].has(classes) }
  }

  /// The active difference that shows in one of some earlier divergences and leaves something behind.
  package func differenceLeaving(_ earlier: [Divergence]) -> Int? {
    active.first { place in
      !entries[place].leaves.isEmpty
        && earlier.contains { $0.classes.contains(where: entries[place].shows) }
    }
  }

  /// Returns true if a class was seen behind a difference.
  package func isLeft(_ divergenceClass: DivergenceClass) -> Bool {
    consequences.contains(divergenceClass)
      || active.contains { entries[$0].leaves.contains(divergenceClass) }
  }

  /// The number of differences in a state.
  package func count(_ word: String) -> Int { states.count { $0.word == word } }

  /// True if one of them fails a run: it is fixed, differs in another way, or is to be reviewed.
  package var isOutdated: Bool { !outdated.isEmpty }

  /// The places of those that fail a run.
  package var outdated: [Int] {
    states.indices.filter { place in
      switch states[place] {
      case .fixed: !allowsFixed
      case .another(let found):
        // What is left belongs to others: this one is fixed.
        !allowsFixed || !found.allSatisfy { difference(with: $0.classes) != nil }
      case .lawChanged(let found): !found.isEmpty || !allowsFixed
      case .same, .notThisTime, .notApplicable, .notPlayed: false
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
