package import StatusQuoAppearanceModel
package import StatusQuoHarness

/// A fault that a subject may have.
package struct Fault: Sendable {
  /// The fault without limits.
  private let clause: Clause
  /// The conditions that it holds under.
  private var conditions: [Clause]
  /// True if another condition fits as well as the last one.
  private var isDoubted = false
  /// The parts of an observation that it is held to; nil for all.
  private(set) var scope: Scope?
  /// True if it may hold in some parts of an observation only, without further evidence.
  let canHoldInSomeParts: Bool
  /// The kind of the steps that it is about, all of them: even where it is not all that is wrong, or too
  /// much, it says after which steps to look.
  let about: Step.Kind?
  /// Plays a scenario under the fault and gives what is observed after the launch and each step to a
  /// closure, until that returns false.
  let play: @Sendable (Scenario, (borrowing Observation) -> Bool) -> Void

  /// A fault or a condition of one.
  package struct Clause: Hashable, Sendable {
    /// The part of the fault's id.
    package let id: String
    /// The part of its statement.
    package let words: String

    /// A part of an id and of a statement.
    package init(id: String, words: String) { (self.id, self.words) = (id, words) }
  }

  /// The fault of resolvers made by `make`.
  package init<Model: Resolver & SendableMetatype>(
    _ id: String, _ statement: String, under conditions: [Clause] = [], about: Step.Kind? = nil,
    canHoldInSomeParts: Bool = false, _ make: @escaping @Sendable (Scenario) -> Model
  ) {
    clause = Clause(id: id, words: statement)
    self.conditions = conditions
    self.about = about
    self.canHoldInSomeParts = canHoldInSomeParts
    play = { scenario, visit in
      var model = make(scenario)
      model.play(scenario.steps) { _, observation in visit(observation) }
    }
  }

  /// A fault that is played in another way.
  package init(
    _ id: String, _ statement: String,
    played play: @escaping @Sendable (Scenario, (borrowing Observation) -> Bool) -> Void
  ) {
    clause = Clause(id: id, words: statement)
    conditions = []
    about = nil
    canHoldInSomeParts = true
    self.play = play
  }

  /// The id of the fault, which begins with that of the fault without conditions.
  package var id: String { scope == nil ? wholeID : "\(wholeID)-in-part" }

  /// The id of the fault for all parts of an observation.
  private var wholeID: String { ids.joined(separator: "-") }

  /// The parts of that: the id of the fault without conditions, then those of the conditions.
  package var ids: [String] { ([clause] + conditions).map { $0.id } }

  /// The fault and its conditions, in any order.
  var clauses: Set<Clause> { Set([clause] + conditions) }

  /// The fault, to be read after "the resolver behaves as if".
  package var statement: String {
    var words = [clause.words] + conditions.map { $0.words }
    if isDoubted {
      words[words.count - 2] += ","
      words[words.count - 1] = "perhaps only \(words[words.count - 1])"
    }
    return words.joined(separator: " ") + (scope.map { ", only in \($0.words)" } ?? "")
  }

  /// The fault for some parts of an observation only.
  func limited(to scope: Scope) -> Fault {
    var fault = self
    fault.scope = scope
    return fault
  }

  /// Returns true if it is another one under one more condition.
  func isLimited(from other: Fault) -> Bool {
    clause == other.clause && !conditions.isEmpty && other.conditions == conditions.dropLast()
  }

  /// Returns true if it is another one but for the last condition.
  func differsInCondition(from other: Fault) -> Bool {
    clause == other.clause && conditions.count == other.conditions.count
      && conditions != other.conditions
      && conditions.dropLast() == other.conditions.dropLast()
  }

  /// The same fault, whose last condition may be another one.
  var doubted: Fault {
    var fault = self
    fault.isDoubted = !conditions.isEmpty
    return fault
  }

  /// The observations under the fault.
  func observations(on scenario: Scenario) -> [Observation] {
    var observations: [Observation] = []
    observations.reserveCapacity(scenario.steps.count + 1)
    play(scenario) {
      observations.append(copy $0)
      return true
    }
    return observations
  }

  /// Returns true if the observations under the fault, up to and including a step, are those that
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

  /// Returns true if two observations are the same in all that the fault is held to.
  private func agrees(_ observation: borrowing Observation, with seen: Observation) -> Bool {
    if observation == seen { return true }
    guard let scope else { return false }
    let both = Observation.Pair(expected: copy observation, actual: seen)
    return both.details.isDisjoint(with: scope.about)
  }
}

extension Fault {
  /// A fault under which a right resolver would show what a finding shows.
  package struct Likely: Hashable, Sendable {
    /// Its id.
    package var id: String
    /// The words, to be read after "the resolver behaves as if".
    package var statement: String
    /// True if it also explains the subject's observations on each scenario around the finding, and those on
    /// which the subject is right. Otherwise no known fault explains it, and few of them speak against this one.
    package var isExact: Bool
  }
}

/// The laws that findings are explained by. Passed in as a value: this module knows no law.
package struct Explainer: Sendable {
  /// The law.
  let right: Fault
  /// Faults that are tried on every finding, the simplest first.
  let known: [Fault]
  /// Further faults that what differs on a scenario leads to, the simplest first.
  let suspects: @Sendable (Divergence, Scenario) -> [Fault]
  /// Gives each fault under conditions that hold where a finding shows, the simplest first. Their ids begin with
  /// its own.
  let limiting: @Sendable (Divergence, Scenario) -> (Fault) -> [Fault]

  /// An explainer; by default every fault is a known one, and holds everywhere.
  package init(
    right: Fault, known: [Fault],
    suspects: @escaping @Sendable (Divergence, Scenario) -> [Fault] = { _, _ in [] },
    limiting: @escaping @Sendable (Divergence, Scenario) -> (Fault) -> [Fault] = {
      _, _ in { _ in [] }
    }
  ) {
    self.right = right
    self.known = known
    self.suspects = suspects
    self.limiting = limiting
  }
}
