package import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDriver
import StatusQuoHarness

/// The scenarios to play on a device to learn which readings of the sources hold, and to see every
/// rule that Apple does not document.
///
/// What is learned is put into `settled`, and a new experiment leaves out what it answers.
package struct Experiment: Sendable {
  /// The scenarios to play, the most informative first.
  package var trials: [Trial]
  /// Readings that no candidate tells apart.
  package var inseparable: [Pair]
  /// Rules that neither Apple documents nor others measured, and that no candidate uses.
  package var untouched: [RuleID]

  /// One scenario to play.
  package struct Trial: Sendable {
    /// The place of its scenario among the candidates.
    package var candidate: Int
    /// The observations to look at.
    package var answers: [Answer]
    /// Rules that neither Apple documents nor others measured, and that no trial before it uses.
    package var rules: [RuleID]
    /// The reason why it has to be played by hand; nil if the driver can play it in a simulator.
    package var obstacle: String?
  }

  /// The observations by which the readings of one question differ.
  package struct Answer: Sendable {
    /// The question it answers.
    package var question: OpenQuestion
    /// The first step after which the readings differ; 0 is the launch.
    package var step: Int
    /// The observations at that moment, by the number of the reading.
    package var observations: [(reading: Int, observation: Observation)]
  }

  /// Two readings of a question, by their numbers.
  package struct Pair: Hashable, Sendable {
    /// The question that they answer.
    package var question: OpenQuestion
    /// The smaller number.
    package var one: Int
    /// The greater number.
    package var other: Int
  }
}

extension Experiment {
  /// Chooses candidates one by one, each time the most informative one for its size, and drops
  /// those that later ones make unnecessary. Where the driver can play one in the place of another,
  /// it does.
  ///
  /// - Parameters:
  ///   - settled: questions that are answered, with the readings that hold.
  ///   - reference: plays a scenario under readings.
  package init<Reference: Resolver>(
    choosingFrom candidates: [Scenario], settled: [ChosenReading] = [],
    on reference: (Scenario, Readings) -> Reference
  ) {
    var readings = Readings()
    for settled in settled { readings[settled.question] = settled.number }
    let open = OpenQuestion.choosable.filter { question in
      !settled.contains { $0.question == question }
    }
    let sights = candidates.map { Sight(of: $0, open, readings, on: reference) }
    var choice = Choice(sights)
    choice.choose()
    choice.dropUnnecessary()
    choice.preferDriver()
    choice.dropUnnecessary()
    inseparable = OpenQuestion.choosable.flatMap { $0.pairs }.filter { pair in
      open.contains(pair.question) && !sights.contains { $0.pairs.contains(pair) }
    }
    untouched = RuleID.allCases.filter { rule in
      rule.needsDevice && !sights.contains { $0.rules.contains(rule) }
    }
    var separated: Set<Pair> = []
    var seen: Set<RuleID> = []
    trials = choice.chosen.map { candidate in
      let sight = sights[candidate]
      let answers = open.filter { question in
        question.pairs.contains { sight.pairs.contains($0) && !separated.contains($0) }
      }
      let new = RuleID.allCases.filter { sight.rules.contains($0) && !seen.contains($0) }
      separated.formUnion(sight.pairs)
      seen.formUnion(sight.rules)
      return Trial(
        candidate: candidate,
        answers: answers.compactMap {
          Answer(to: $0, on: candidates[candidate], readings, on: reference)
        }, rules: new, obstacle: sight.obstacle)
    }
  }
}

/// The candidates chosen so far, by their places.
private struct Choice {
  let sights: [Sight]
  var chosen: [Int] = []

  init(_ sights: [Sight]) { self.sights = sights }

  /// Chooses until nothing new is left, of two that are equally informative what the driver can play.
  mutating func choose() {
    var left = sights
    while true {
      let best = left.indices.max { one, other in
        let (one, other) = (left[one], left[other])
        if one.value != other.value { return one.value < other.value }
        return one.obstacle != nil && other.obstacle == nil
      }
      guard let best, left[best].value > 0 else { return }
      chosen.append(best)
      let seen = sights[best]
      for index in left.indices { left[index].subtract(seen) }
    }
  }

  /// The part of its sight that no other chosen one shows.
  private func unique(_ candidate: Int) -> Sight {
    var sight = sights[candidate]
    for other in chosen where other != candidate { sight.subtract(sights[other]) }
    return sight
  }

  /// Drops what the others show, too; what is played by hand first.
  mutating func dropUnnecessary() {
    let byHand = chosen.filter { sights[$0].obstacle != nil }
    for candidate in byHand + chosen.filter({ sights[$0].obstacle == nil })
    where unique(candidate).isEmpty {
      chosen.removeAll { $0 == candidate }
    }
  }

  /// Replaces scenarios for hands by ones for the driver that show as much.
  mutating func preferDriver() {
    for (place, candidate) in chosen.enumerated() where sights[candidate].obstacle != nil {
      let needed = unique(candidate)
      let other = sights.indices.filter { sights[$0].obstacle == nil && sights[$0].shows(needed) }
        .min { sights[$0].size < sights[$1].size }
      if let other { chosen[place] = other }
    }
  }
}

/// The results of running a scenario.
private struct Sight {
  var pairs: Set<Experiment.Pair> = []
  /// Those that neither Apple documents nor others measured.
  var rules: Set<RuleID> = []
  let size: Int
  let obstacle: String?

  init<Reference: Resolver>(
    of scenario: Scenario, _ open: [OpenQuestion], _ readings: Readings,
    on reference: (Scenario, Readings) -> Reference
  ) {
    let usual = Played(scenario, on: reference(scenario, readings))
    rules = Set(usual.rules.rules.filter { $0.needsDevice })
    size = 8 + scenario.steps.count + scenario.controllers.count
    obstacle = scenario.obstacleToDriver ?? usual.obstacle
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

  /// Its information for its size: a question weighs as much as several rules.
  var value: Double { Double(pairs.count * 4 + rules.count) / Double(size) }

  var isEmpty: Bool { pairs.isEmpty && rules.isEmpty }

  func shows(_ other: Sight) -> Bool {
    pairs.isSuperset(of: other.pairs) && rules.isSuperset(of: other.rules)
  }

  mutating func subtract(_ other: Sight) {
    pairs.subtract(other.pairs)
    rules.subtract(other.rules)
  }
}

/// The part of a played scenario that can be seen on a device.
private struct Played {
  var observations: [Observation] = []
  var rules = RuleSet()
  /// The reason why the driver does not play it: an exception ends the app.
  var obstacle: String?

  init<Model: Resolver>(_ scenario: Scenario, on launched: Model) {
    var model = launched
    model.play(scenario.steps) { model, observation in
      rules.formUnion(model.rulesUsed)
      if case .raised = observation.outcome, obstacle == nil {
        obstacle = "step \(observations.count) ends the app with an exception"
      }
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

extension RuleID {
  /// True if neither Apple documents it nor others measured it.
  fileprivate var needsDevice: Bool { grade > .documented && measuredOn.isEmpty }
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
