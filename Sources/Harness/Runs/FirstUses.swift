package import StatusQuoAppearanceModel

/// The first scenario in which a kind of step used a rule, for each rule and kind.
package struct FirstUses: Hashable, Sendable {
  private struct Pair: Hashable {
    var rule: RuleID
    /// Nil for the launch.
    var step: Step.Kind?
  }

  private var first: [Pair: Int] = [:]

  /// Nothing used yet.
  package init() {}

  /// True if no use is known.
  package var isEmpty: Bool { first.isEmpty }

  /// The number of the scenario, where one is known; a nil kind is the launch.
  package subscript(rule: RuleID, usedBy kind: Step.Kind?) -> Int? {
    first[Pair(rule: rule, step: kind)]
  }

  /// The scenarios, ascending, each once.
  package var scenarios: [Int] { Set(first.values).sorted() }

  /// The number of scenarios from a number on that were the first to use a rule in a kind of step.
  package func newScenarios(from index: Int) -> Int {
    Set(first.values.filter { $0 >= index }).count
  }

  /// Takes a scenario, unless an earlier one is known.
  package mutating func add(_ scenario: Int, _ rule: RuleID, usedBy kind: Step.Kind?) {
    let pair = Pair(rule: rule, step: kind)
    first[pair] = min(first[pair] ?? .max, scenario)
  }

  /// Takes what another part of the run used earlier.
  package mutating func merge(_ other: FirstUses) {
    for (pair, scenario) in other.first { add(scenario, pair.rule, usedBy: pair.step) }
  }

  /// Takes a scenario for all that `coverage` has used and `known` has not.
  mutating func add(_ scenario: Int, _ coverage: Coverage, beyond known: Coverage) {
    for (place, used) in coverage.ruleSets.enumerated() {
      let before = known.ruleSets[place]
      guard !used.isSubset(of: before) else { continue }
      let kind = place == 0 ? nil : Step.Kind.allCases[place - 1]
      for rule in used.rules where !before.contains(rule) { add(scenario, rule, usedBy: kind) }
    }
  }
}
