package import StatusQuoAppearanceModel
import StatusQuoDiagnosing
package import StatusQuoHarness

/// A fault that a resolver may have: a guess at what is wrong with it.
///
/// A right resolver made wrong by it (`WrongResolver`) shows what would be seen.
package struct KnownFault: Sendable {
  private let clause: SuspectedFault.Clause
  /// The conditions that it holds under.
  private let conditions: [SuspectedFault.Clause]
  /// The seeded bug that is wrong in the very same way, if there is one.
  package let bug: String?
  /// The kind of the steps that it is about, all of them.
  package let about: Step.Kind?
  /// True if it may hold of what is reported about some nodes only.
  let isOfRows: Bool
  /// True if it may hold in some parts of an observation only.
  let isOfParts: Bool
  let fault: Fault

  init(
    _ id: String, _ statement: String, _ fault: Fault, as bug: String? = nil,
    under conditions: [SuspectedFault.Clause] = [], about: Step.Kind? = nil,
    isOfRows: Bool = false, isOfParts: Bool = false
  ) {
    clause = SuspectedFault.Clause(id: id, words: statement)
    self.conditions = conditions
    self.bug = bug
    self.about = about
    self.isOfRows = isOfRows
    self.isOfParts = isOfParts
    self.fault = fault
  }

  /// The id of the fault, whichever finding led to it.
  package var id: String { ([clause] + conditions).map { $0.id }.joined(separator: "-") }

  /// The fault, to be read after "the resolver behaves as if".
  package var statement: String {
    ([clause] + conditions).map { $0.words }.joined(separator: " ")
  }

  /// The fault under one more condition, which a fault is limited to.
  func limited(by condition: SuspectedFault.Clause, _ fault: Fault) -> KnownFault {
    KnownFault(
      clause.id, clause.words, fault, under: conditions + [condition], about: about,
      isOfParts: isOfParts)
  }

  /// The fault of resolvers that are right but for that.
  func suspected<Model: Resolver & SendableMetatype>(
    _ make: @escaping @Sendable (Scenario) -> Model
  ) -> SuspectedFault {
    SuspectedFault(
      clause.id, clause.words, under: conditions, about: about, isOfParts: isOfParts
    ) { WrongResolver($0, fault: self, make: make) }
  }

  /// The fault of a seeded bug.
  package init(_ bug: SeededBug) {
    self.init(bug.id, bug.summary, bug.fault, as: bug.id)
  }
}

extension KnownFault {
  /// The faults of the seeded bugs.
  package static let ofSeededBugs: [KnownFault] = SeededBug.all.map { KnownFault($0) }

  /// Faults that could explain a divergence, the simplest first: what its scenario has is ignored or
  /// taken for something else, its steps are missed or do less, what differs is kept from before.
  package static func suspects(of divergence: Divergence, on scenario: Scenario) -> [KnownFault] {
    var faults: [KnownFault] = []
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
    return faults + faults.filter { $0.isOfRows }.flatMap { $0.limitedToRows(conditions) }
  }
}
