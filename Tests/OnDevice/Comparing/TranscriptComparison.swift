package import StatusQuoAppearanceModel
package import StatusQuoDriver
import StatusQuoHarness
import StatusQuoJSON
import StatusQuoReporting
package import StatusQuoScenarioFiles

/// The comparison of transcripts with the law: rules that they confirm or contradict, for each
/// version of iOS, and readings that fit.
package struct TranscriptComparison: Sendable {
  /// The versions of iOS that were played on, the oldest first.
  package var versions: [Version] = []
  /// The sights of each rule; rules without an entry were not reached.
  package var sights: [RuleOnVersion: RuleCounts] = [:]
  /// Moments at which the law expects something else.
  package var contradictions: [Contradiction] = []
  /// Moments at which a container has not asked: to ask again changed the bar.
  package var outOfDate: [OutOfDate] = []
  /// Readings that differ from this project's choices on what was played.
  package var readings: [ReadingSight] = []
  /// Moments that were observed and counted.
  package var moments = 0
  /// Moments that say nothing: not observed, or after a contradiction in the same play.
  package var silent = 0

  /// A rule on a version of iOS.
  package struct RuleOnVersion: Hashable, Sendable {
    /// The rule.
    package var rule: RuleID
    /// The version.
    package var iOS: Version
  }

  /// The numbers of moments in which a rule decides something that was observed.
  package struct RuleCounts: Hashable, Sendable {
    /// Moments that are as the law has them.
    package var confirming = 0
    /// Moments that are not.
    package var contradicting = 0
  }

  /// A moment at which the law expects something else.
  package struct Contradiction: Sendable {
    /// The document that was played.
    package var document: ScenarioDocument
    /// The number of the step; 0 is the launch.
    package var step: Int
    /// The differences between the observation (`expected` there) and the law (`found`).
    package var mismatches: [Mismatch]
    /// The rules that decide what differs, those first that nothing confirms on this version.
    package var suspects: [RuleID]
    /// Readings under which the whole play is as it was seen.
    package var fitting: [ChosenReading]
  }

  /// A moment at which a container under test has not asked for an update.
  package struct OutOfDate: Sendable {
    /// The document that was played.
    package var document: ScenarioDocument
    /// The number of the step; 0 is the launch.
    package var step: Int
  }

  /// The results of a reading on the plays on which it differs from the choice.
  package struct ReadingSight: Hashable, Sendable {
    /// The reading.
    package var reading: ChosenReading
    /// Plays that are as the reading has them, but not as the choice.
    package var fits: Int
    /// Plays that are as the choice has them, but not as the reading.
    package var fails: Int
  }
}

extension TranscriptComparison {
  /// Holds transcripts against the law.
  ///
  /// Of a play, moments count up to the first contradiction: what follows may be its consequence. A
  /// moment says something about a rule when the rule was applied by its step and belongs to a family
  /// that decides a part which was observed.
  ///
  /// - Parameters:
  ///   - transcripts: what was seen.
  ///   - reference: makes a world of the law under readings.
  package init<Reference: Resolver>(
    of transcripts: [Transcript], on reference: (Scenario, Readings) -> Reference
  ) {
    // What a container does by itself no law knows; whether it has asked, the device says alone.
    let all = transcripts.flatMap(\.plays)
    let ofContainers = all.filter(\.isOfContainer)
    let others = all.filter { !$0.isOfContainer }
    let plays = others.map { HeldPlay($0, on: reference) }
    moments = ofContainers.reduce(0) { $0 + $1.document.expectations.count }
    silent = ofContainers.reduce(0) { $0 + $1.missing.count }
    outOfDate = ofContainers.flatMap { play in
      play.document.expectations.filter { $0.observation["stale"] != nil }
        .map { OutOfDate(document: play.document, step: $0.after) }
    }
    versions = Set(plays.map(\.version)).sorted()
    for play in plays { add(play) }
    for reading in ChosenReading.alternatives { add(reading, plays, on: reference) }
    for index in contradictions.indices {
      let version = contradictions[index].document.scenario.environment.iOS
      contradictions[index].suspects = contradictions[index].suspects.sorted { one, other in
        confirming(one, version) < confirming(other, version)
      }
    }
  }

  private func confirming(_ rule: RuleID, _ version: Version) -> Int {
    sights[RuleOnVersion(rule: rule, iOS: version)]?.confirming ?? 0
  }

  private mutating func add(_ play: HeldPlay) {
    silent += play.silent
    moments += play.moments.count
    for moment in play.moments {
      for rule in moment.rules {
        let key = RuleOnVersion(rule: rule, iOS: play.version)
        if moment.mismatches.isEmpty {
          sights[key, default: RuleCounts()].confirming += 1
        } else {
          sights[key, default: RuleCounts()].contradicting += 1
        }
      }
      if !moment.mismatches.isEmpty {
        contradictions.append(
          Contradiction(
            document: play.document, step: moment.step, mismatches: moment.mismatches,
            suspects: moment.rules, fitting: []))
      }
    }
  }

  private mutating func add<Reference: Resolver>(
    _ reading: ChosenReading, _ plays: [HeldPlay], on reference: (Scenario, Readings) -> Reference
  ) {
    var sight = ReadingSight(reading: reading, fits: 0, fails: 0)
    var contradiction = 0
    for play in plays {
      defer { if !play.isRight { contradiction += 1 } }
      var readings = play.document.readings
      readings[reading.question] = reading.number
      let isRight = HeldPlay(Transcript.Play(play.document), readings, on: reference).isRight
      switch (play.isRight, isRight) {
      case (true, false): sight.fails += 1
      case (false, true):
        sight.fits += 1
        contradictions[contradiction].fitting.append(reading)
      case (true, true), (false, false): break
      }
    }
    if sight.fits + sight.fails > 0 { readings.append(sight) }
  }
}

extension Transcript.Play {
  /// True if something is asked of a container under test.
  fileprivate var isOfContainer: Bool {
    document.scenario.steps.contains { ContainerEvent($0, document.scenario.names) != nil }
  }
}

/// A play and what the law says of it.
private struct HeldPlay {
  var document: ScenarioDocument
  var version: Version
  var moments: [Moment] = []
  var silent = 0

  struct Moment {
    var step: Int
    var mismatches: [Mismatch]
    /// The applied rules that decide an observation; where something differs, those of the
    /// differences.
    var rules: [RuleID]
  }

  var isRight: Bool { moments.allSatisfy(\.mismatches.isEmpty) }

  init<Reference: Resolver>(
    _ play: Transcript.Play, _ readings: Readings? = nil,
    on reference: (Scenario, Readings) -> Reference
  ) {
    document = play.document
    let scenario = document.scenario
    version = scenario.environment.iOS
    var model = reference(scenario, readings ?? document.readings)
    var observation = Observation()
    for step in 0...scenario.steps.count {
      if step > 0 { model.apply(scenario.steps[step - 1]) }
      let seen = document.expectations.filter { $0.after == step }
      guard isRight, !seen.isEmpty else {
        silent += 1
        continue
      }
      model.observe(into: &observation)
      let law = observation.json(scenario.names)
      let mismatches = seen.flatMap { $0.mismatches(in: law) + $0.differentChanges(in: law) }
      let parts =
        mismatches.isEmpty
        ? seen.flatMap { $0.observation.members?.map(\.key) ?? [] } : mismatches.map(\.part)
      let observed = Set(parts.compactMap { Observation.Part(rawValue: $0) })
      let rules = model.rulesUsed.rules.filter { rule in
        observed.contains { $0.isDecided(by: rule) }
      }
      moments.append(Moment(step: step, mismatches: mismatches, rules: rules))
    }
  }
}

extension Expectation {
  /// The changes of traits that happened are seen as a whole; an expectation may name some of them.
  fileprivate func differentChanges(in law: JSON) -> [Mismatch] {
    let key = Observation.Part.told.rawValue
    guard mismatches(in: law).isEmpty, let seen = observation[key], let expected = law[key],
      seen != expected
    else { return [] }
    return [Mismatch(keyPath: key, expected: seen, found: expected)]
  }
}

extension Mismatch {
  /// The part of the observation that it is in.
  fileprivate var part: String { String(keyPath.prefix { $0 != "." && $0 != "[" }) }
}
