package import StatusQuoAppearanceModel
import StatusQuoDiagnosing
package import StatusQuoHarness

/// A law that a resolver may follow instead of the right one: a guess at what is wrong with it.
///
/// A right resolver made wrong by it (`WrongResolver`) shows what would be seen.
package struct KnownFault: Sendable {
  private let law: SuspectedFault.Clause
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
    law = SuspectedFault.Clause(id: id, words: statement)
    self.conditions = conditions
    self.bug = bug
    self.about = about
    self.isOfRows = isOfRows
    self.isOfParts = isOfParts
    self.fault = fault
  }

  /// The id of the law, whichever finding led to it.
  package var id: String { ([law] + conditions).map { $0.id }.joined(separator: "-") }

  /// The law, to be read after "the resolver behaves as if".
  package var statement: String {
    ([law] + conditions).map { $0.words }.joined(separator: " ")
  }

  /// The law under one more condition, which a fault is limited to.
  func limited(by condition: SuspectedFault.Clause, _ fault: Fault) -> KnownFault {
    KnownFault(
      law.id, law.words, fault, under: conditions + [condition], about: about,
      isOfParts: isOfParts)
  }

  /// The law as resolvers follow it that are right but for that.
  func suspected<Model: Resolver & SendableMetatype>(
    _ make: @escaping @Sendable (Scenario) -> Model
  ) -> SuspectedFault {
    SuspectedFault(
      law.id, law.words, under: conditions, about: about, isOfParts: isOfParts
    ) { WrongResolver($0, law: self, make: make) }
  }

  /// The law of a seeded bug.
  package init(_ bug: SeededBug) {
    self.init(bug.id, bug.summary, bug.fault, as: bug.id)
  }
}

extension KnownFault {
  /// The laws of the seeded bugs.
  package static let ofSeededBugs: [KnownFault] = SeededBug.all.map { KnownFault($0) }

  /// Laws that could explain a divergence, the simplest first: what its scenario has is ignored or
  /// taken for something else, its steps are missed or do less, what differs is kept from before.
  package static func suspects(of divergence: Divergence, on scenario: Scenario) -> [KnownFault] {
    var laws: [KnownFault] = []
    laws += ofSteps(scenario)
    laws += ofUpdates(scenario.steps.prefix(divergence.step))
    laws += ofValues(scenario)
    laws += ofReports(divergence, scenario)
    laws += ofNeighbors(scenario.steps.prefix(divergence.step)) + ofOrders(scenario)
    laws += ofLists + ofWorlds(scenario)
    laws += ofFurtherUpdates(scenario.steps.prefix(divergence.step)) + swapped
    if scenario.windows.count + scenario.steps.count > 1 { laws += ofWindowOrders }
    if scenario.steps.contains(where: { $0.kind == .dismiss }) { laws.append(ofDismissals) }
    let conditions = Condition.ofNodes(in: scenario)
    return laws + laws.filter { $0.isOfRows }.flatMap { $0.limitedToRows(conditions) }
  }
}
