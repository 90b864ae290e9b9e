public import StatusQuoAppearanceModel

/// Which scenarios to play on a device to learn which readings of the sources hold, and to see every
/// rule that Apple does not document.
///
/// What is learned is put into `settled`, and a new experiment leaves out what it answers.
public struct Experiment: Sendable {
  /// The scenarios to play, the most informative first.
  public var trials: [Trial]
  /// Readings that no candidate tells apart.
  public var inseparable: [Pair]
  /// Rules below `documented` that no candidate uses.
  public var untouched: [RuleID]

  /// One scenario to play.
  public struct Trial: Sendable {
    /// The place of its scenario among the candidates.
    public var candidate: Int
    /// What to look at.
    public var answers: [Answer]
    /// Rules below `documented` that no trial before it uses.
    public var rules: [RuleID]
  }

  /// What tells the readings of one question apart.
  public struct Answer: Sendable {
    /// The question it answers.
    public var question: OpenQuestion
    /// The first step after which the readings differ; 0 is the launch.
    public var step: Int
    /// What is observed then, by the number of the reading.
    public var observations: [(reading: Int, observation: Observation)]
  }

  /// Two readings of a question, by their numbers.
  public struct Pair: Hashable, Sendable {
    /// What they answer.
    public var question: OpenQuestion
    /// The smaller number.
    public var one: Int
    /// The greater number.
    public var other: Int
  }
}

extension Experiment {
  /// Chooses candidates one by one, each time the most informative one for its size, and drops those that
  /// later ones make unnecessary.
  ///
  /// - Parameters:
  ///   - settled: questions that are answered, with the readings that hold.
  ///   - reference: plays a scenario under readings.
  public init<Reference: Resolver>(
    choosingFrom candidates: [Scenario], settled: [ChosenReading] = [],
    on reference: (Scenario, Readings) -> Reference
  ) {
    var readings = Readings()
    for settled in settled { readings[settled.question] = settled.number }
    let open = OpenQuestion.choosable.filter { question in
      !settled.contains { $0.question == question }
    }
    let sights = candidates.map { Sight(of: $0, open, readings, on: reference) }
    var pairs = Set(open.flatMap { $0.pairs })
    var rules = Set(RuleID.allCases.filter { $0.grade > .documented })
    let (allPairs, allRules) = (pairs, rules)
    var chosen: [Int] = []
    while true {
      let best = candidates.indices.max { one, other in
        value(sights[one], pairs, rules, candidates[one])
          < value(sights[other], pairs, rules, candidates[other])
      }
      guard let best, value(sights[best], pairs, rules, candidates[best]) > 0 else { break }
      chosen.append(best)
      pairs.subtract(sights[best].pairs)
      rules.subtract(sights[best].rules)
    }
    inseparable = OpenQuestion.choosable.flatMap { $0.pairs }.filter(pairs.contains)
    untouched = RuleID.allCases.filter(rules.contains)
    for candidate in chosen {
      let others = chosen.filter { $0 != candidate }.map { sights[$0] }
      let isNeeded =
        sights[candidate].pairs.intersection(allPairs).contains { pair in
          !others.contains { $0.pairs.contains(pair) }
        }
        || sights[candidate].rules.intersection(allRules).contains { rule in
          !others.contains { $0.rules.contains(rule) }
        }
      if !isNeeded { chosen.removeAll { $0 == candidate } }
    }
    var separated: Set<Pair> = []
    var seen: Set<RuleID> = []
    trials = chosen.map { candidate in
      let sight = sights[candidate]
      let answers = open.filter { question in
        question.pairs.contains { sight.pairs.contains($0) && !separated.contains($0) }
      }
      let new = RuleID.allCases.filter {
        sight.rules.contains($0) && allRules.contains($0) && !seen.contains($0)
      }
      separated.formUnion(sight.pairs)
      seen.formUnion(sight.rules)
      return Trial(
        candidate: candidate,
        answers: answers.compactMap {
          Answer(to: $0, on: candidates[candidate], readings, on: reference)
        }, rules: new)
    }
  }
}

/// How informative a candidate is for its size: a question weighs as much as several rules.
private func value(
  _ sight: Sight, _ pairs: Set<Experiment.Pair>, _ rules: Set<RuleID>, _ scenario: Scenario
) -> Double {
  let weight = sight.pairs.intersection(pairs).count * 4 + sight.rules.intersection(rules).count
  return Double(weight) / Double(8 + scenario.steps.count + scenario.controllers.count)
}

/// What running a scenario would show.
private struct Sight {
  var pairs: Set<Experiment.Pair> = []
  var rules: Set<RuleID> = []

  init<Reference: Resolver>(
    of scenario: Scenario, _ open: [OpenQuestion], _ readings: Readings,
    on reference: (Scenario, Readings) -> Reference
  ) {
    let usual = Played(scenario, on: reference(scenario, readings))
    rules = Set(usual.rules.rules)
    for question in open {
      let outcomes = question.readings.indices.map { index -> [Observation] in
        var changed = readings
        changed[question] = index + 1
        if changed == readings { return usual.observations }
        return Played(scenario, on: reference(scenario, changed)).observations
      }
      for pair in question.pairs where outcomes[pair.one - 1] != outcomes[pair.other - 1] {
        pairs.insert(pair)
      }
    }
  }
}

/// What can be seen on a device of a scenario that was played.
private struct Played {
  var observations: [Observation] = []
  var rules = RuleSet()

  init<Model: Resolver>(_ scenario: Scenario, on launched: Model) {
    var model = launched
    model.play(scenario.steps) { model, observation in
      rules.formUnion(model.rulesUsed)
      var observation = observation
      observation.provenance = nil
      observation.stale = nil
      observations.append(observation)
      return true
    }
  }
}

extension Experiment.Answer {
  fileprivate init?<Reference: Resolver>(
    to question: OpenQuestion, on scenario: Scenario, _ readings: Readings,
    on reference: (Scenario, Readings) -> Reference
  ) {
    let outcomes = question.readings.indices.map { index in
      var changed = readings
      changed[question] = index + 1
      return Played(scenario, on: reference(scenario, changed)).observations
    }
    let step = (0...scenario.steps.count).first { step in
      outcomes.contains { $0[step] != outcomes[0][step] }
    }
    guard let step else { return nil }
    self.question = question
    self.step = step
    observations = outcomes.enumerated().map { ($0.offset + 1, $0.element[step]) }
  }
}

extension OpenQuestion {
  /// All pairs of its readings.
  fileprivate var pairs: [Experiment.Pair] {
    readings.indices.flatMap { one in
      readings.indices.filter { $0 > one }.map {
        Experiment.Pair(question: self, one: one + 1, other: $0 + 1)
      }
    }
  }
}
