package import StatusQuoAppearanceModel
package import StatusQuoHarness

/// A law that a subject may follow instead of the right one.
package struct SuspectedFault: Sendable {
  /// The law without limits.
  private let law: Clause
  /// The conditions that it holds under.
  private var conditions: [Clause]
  /// True if another condition fits as well as the last one.
  private var isDoubted = false
  /// The parts of an observation that it is held to; nil for all.
  private(set) var scope: Scope?
  /// True if it may hold in some parts of an observation only, without further evidence.
  let isOfParts: Bool
  /// The kind of the steps that it is about, all of them: even where it is not all that is wrong, or too
  /// much, it says after which steps to look.
  let about: Step.Kind?
  /// Plays a scenario under the law and gives what is observed after the launch and each step to a
  /// closure, until that returns false.
  let play: @Sendable (Scenario, (borrowing Observation) -> Bool) -> Void

  /// A law or a condition of one.
  package struct Clause: Hashable, Sendable {
    /// The part of the law's id.
    package let id: String
    /// The part of its statement.
    package let words: String

    /// A part of an id and of a statement.
    package init(id: String, words: String) { (self.id, self.words) = (id, words) }
  }

  /// The law that resolvers made by `make` follow.
  package init<Model: Resolver & SendableMetatype>(
    _ id: String, _ statement: String, under conditions: [Clause] = [], about: Step.Kind? = nil,
    isOfParts: Bool = false, _ make: @escaping @Sendable (Scenario) -> Model
  ) {
    law = Clause(id: id, words: statement)
    self.conditions = conditions
    self.about = about
    self.isOfParts = isOfParts
    play = { scenario, visit in
      var model = make(scenario)
      model.play(scenario.steps) { _, observation in visit(observation) }
    }
  }

  /// A law that is played in another way.
  package init(
    _ id: String, _ statement: String,
    played play: @escaping @Sendable (Scenario, (borrowing Observation) -> Bool) -> Void
  ) {
    law = Clause(id: id, words: statement)
    conditions = []
    about = nil
    isOfParts = true
    self.play = play
  }

  /// The id of the law, which begins with that of the law without conditions.
  package var id: String { scope == nil ? lawID : "\(lawID)-in-part" }

  /// The id of the law for all parts of an observation.
  private var lawID: String { ids.joined(separator: "-") }

  /// The parts of that: the id of the law without conditions, then those of the conditions.
  package var ids: [String] { ([law] + conditions).map { $0.id } }

  /// The law and its conditions, in any order.
  var clauses: Set<Clause> { Set([law] + conditions) }

  /// The law, to be read after "the resolver behaves as if".
  package var statement: String {
    var words = [law.words] + conditions.map { $0.words }
    if isDoubted {
      words[words.count - 2] += ","
      words[words.count - 1] = "perhaps only \(words[words.count - 1])"
    }
    return words.joined(separator: " ") + (scope.map { ", only in \($0.words)" } ?? "")
  }

  /// The law for some parts of an observation only.
  func limited(to scope: Scope) -> SuspectedFault {
    var law = self
    law.scope = scope
    return law
  }

  /// Returns true if it is another one under one more condition.
  func isLimited(from other: SuspectedFault) -> Bool {
    law == other.law && !conditions.isEmpty && other.conditions == conditions.dropLast()
  }

  /// Returns true if it is another one but for the last condition.
  func differsInCondition(from other: SuspectedFault) -> Bool {
    law == other.law && conditions.count == other.conditions.count && conditions != other.conditions
      && conditions.dropLast() == other.conditions.dropLast()
  }

  /// The same law, whose last condition may be another one.
  var doubted: SuspectedFault {
    var law = self
    law.isDoubted = !conditions.isEmpty
    return law
  }

  /// The observations under the law.
  func observations(on scenario: Scenario) -> [Observation] {
    var observations: [Observation] = []
    observations.reserveCapacity(scenario.steps.count + 1)
    play(scenario) {
      observations.append(copy $0)
      return true
    }
    return observations
  }

  /// Returns true if the observations under the law, up to and including a step, are those that
  /// were seen.
  func predicts(_ seen: [Observation], on scenario: Scenario, upTo last: Int) -> Bool {
    var number = 0
    var isSame = true
    play(scenario) { observation in
      isSame = number < seen.count && agrees(observation, with: seen[number])
      number += 1
      return isSame && number <= last
    }
    return isSame && number > last
  }

  /// Returns true if two observations are the same in all that the law is held to.
  private func agrees(_ observation: borrowing Observation, with seen: Observation) -> Bool {
    if observation == seen { return true }
    guard let scope else { return false }
    let both = Disagreement(expected: copy observation, actual: seen)
    return both.details.isDisjoint(with: scope.about)
  }
}

/// The laws that findings are explained by. Passed in as a value: this module knows no law.
package struct Explainer: Sendable {
  /// The law.
  let right: SuspectedFault
  /// Laws that are tried on every finding, the simplest first.
  let known: [SuspectedFault]
  /// Further laws that what differs on a scenario leads to, the simplest first.
  let suspects: @Sendable (Divergence, Scenario) -> [SuspectedFault]
  /// Gives each law under conditions that hold where a finding shows, the simplest first. Their ids begin with
  /// its own.
  let limiting: @Sendable (Divergence, Scenario) -> (SuspectedFault) -> [SuspectedFault]

  /// An explainer; by default every law is a known one, and holds everywhere.
  package init(
    right: SuspectedFault, known: [SuspectedFault],
    suspects: @escaping @Sendable (Divergence, Scenario) -> [SuspectedFault] = { _, _ in [] },
    limiting: @escaping @Sendable (Divergence, Scenario) -> (SuspectedFault) -> [SuspectedFault] = {
      _, _ in { _ in [] }
    }
  ) {
    self.right = right
    self.known = known
    self.suspects = suspects
    self.limiting = limiting
  }
}
