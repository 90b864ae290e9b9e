package import StatusQuoAppearanceModel

/// A law that a subject may follow instead of the right one.
package struct SuspectedFault: Sendable {
  /// The id of the law.
  package private(set) var id: String
  /// The law, to be read after "the resolver behaves as if".
  package private(set) var statement: String
  /// Plays a scenario under the law and gives what is observed after the launch and each step to a
  /// closure, until that returns false.
  let play: @Sendable (Scenario, (borrowing Observation) -> Bool) -> Void
  /// The kind of the steps that it is about, all of them: even where it is not all that is wrong, or too
  /// much, it says after which steps to look.
  private(set) var about: Step.Kind?
  /// The parts of an observation that it is held to; nil for all.
  private(set) var scope: Scope?
  /// The statement of the law without its condition, where it has one.
  private(set) var unlimited: String?
  /// The law under conditions that hold where a finding shows, the simplest first. Their ids begin with its own.
  private(set) var limited: @Sendable (Divergence, Scenario) -> [SuspectedFault]

  /// The law that resolvers made by `make` follow.
  package init<Model: Resolver & SendableMetatype>(
    _ id: String, _ statement: String, about: Step.Kind? = nil,
    limited: @escaping @Sendable (Divergence, Scenario) -> [SuspectedFault] = { _, _ in [] },
    _ make: @escaping @Sendable (Scenario) -> Model
  ) {
    self.id = id
    self.statement = statement
    self.about = about
    self.limited = limited
    play = { scenario, visit in
      var model = make(scenario)
      model.play(scenario.steps) { _, observation in visit(observation) }
    }
  }

  /// The law for some parts of an observation only.
  func limited(to scope: Scope) -> SuspectedFault {
    var law = self
    if self.scope == nil {
      law.id += "-in-part"
      law.statement += ", only in \(scope.words)"
    }
    law.scope = scope
    law.limited = { [limited] in limited($0, $1).map { $0.limited(to: scope) } }
    return law
  }

  /// The same law, known to be another one under a condition.
  func asCondition(of other: SuspectedFault) -> SuspectedFault {
    var law = self
    law.unlimited = other.statement
    return law
  }

  /// The same law, whose condition may be another one.
  var doubted: SuspectedFault {
    guard let unlimited else { return self }
    var law = self
    let shared = zip(statement, unlimited).prefix { $0 == $1 }.count
    law.statement = "\(statement.prefix(shared)), perhaps only\(statement.dropFirst(shared))"
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

  /// An explainer; by default every law is a known one.
  package init(
    right: SuspectedFault, known: [SuspectedFault],
    suspects: @escaping @Sendable (Divergence, Scenario) -> [SuspectedFault] = { _, _ in [] }
  ) {
    self.right = right
    self.known = known
    self.suspects = suspects
  }
}
