package import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
package import StatusQuoHarness

extension Fault {
  /// A fault that a resolver may have: a guess at what is wrong with it.
  ///
  /// A right resolver made wrong by it (`WrongResolver`) shows what would be seen.
  package struct Known: Sendable {
    private let clause: Clause
    /// The conditions that it holds under.
    private let conditions: [Clause]
    /// The seeded bug that is wrong in the very same way, if there is one.
    package let bug: String?
    /// The kind of the steps that it is about, all of them.
    package let about: Step.Kind?
    /// True if it may hold of what is reported about some nodes only.
    let canHoldOfSomeNodes: Bool
    /// True if it may hold in some parts of an observation only.
    let canHoldInSomeParts: Bool
    let behavior: Behavior

    init(
      _ id: String, _ statement: String, _ behavior: Behavior, as bug: String? = nil,
      under conditions: [Clause] = [], about: Step.Kind? = nil,
      canHoldOfSomeNodes: Bool = false, canHoldInSomeParts: Bool = false
    ) {
      clause = Clause(id: id, words: statement)
      self.conditions = conditions
      self.bug = bug
      self.about = about
      self.canHoldOfSomeNodes = canHoldOfSomeNodes
      self.canHoldInSomeParts = canHoldInSomeParts
      self.behavior = behavior
    }

    /// The id of the fault, whichever finding led to it.
    package var id: String { ([clause] + conditions).map { $0.id }.joined(separator: "-") }

    /// The fault, to be read after "the resolver behaves as if".
    package var statement: String {
      ([clause] + conditions).map { $0.words }.joined(separator: " ")
    }

    /// The fault under one more condition, which a fault is limited to.
    func limited(by condition: Clause, _ behavior: Behavior) -> Known {
      Known(
        clause.id, clause.words, behavior, under: conditions + [condition], about: about,
        canHoldInSomeParts: canHoldInSomeParts)
    }

    /// The fault of resolvers that are right but for that.
    func suspected<Model: Resolver & SendableMetatype>(
      _ make: @escaping @Sendable (Scenario) -> Model
    ) -> Fault {
      Fault(
        clause.id, clause.words, under: conditions, about: about,
        canHoldInSomeParts: canHoldInSomeParts
      ) { WrongResolver($0, fault: self, make: make) }
    }

    /// The fault of a seeded bug.
    package init(_ bug: SeededBug) {
      self.init(bug.id, bug.summary, bug.behavior, as: bug.id)
    }
  }
}

extension Fault.Known {
  /// The faults of the seeded bugs.
  package static let ofSeededBugs: [Self] = SeededBug.all.map { Self($0) }

  /// Faults that could explain a divergence, the simplest first: what its scenario has is ignored or
  /// taken for something else, its steps are missed or do less, what differs is kept from before.
  package static func suspects(of divergence: Divergence, on scenario: Scenario) -> [Self] {
    var faults: [Self] = []
    faults += ofSteps(scenario)
    faults += ofUpdates(scenario.steps.prefix(divergence.step))
    faults += ofValues(scenario)
    faults += ofReports(divergence, scenario)
    faults += ofNeighbors(scenario.steps.prefix(divergence.step)) + ofOrders(scenario)
    faults += ofLists + ofWorlds(scenario)
    faults += ofFurtherUpdates(scenario.steps.prefix(divergence.step)) + swapped
    if scenario.windows.count + scenario.steps.count > 1 { faults += ofWindowOrders }
    if scenario.steps.contains(where: { $0.kind == .dismiss }) { faults.append(ofDismissals) }
    let conditions = Condition.ofNodes(in: scenario)
    return faults + faults.filter { $0.canHoldOfSomeNodes }.flatMap { $0.limitedToRows(conditions) }
  }
}
