public import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Which steps, with which rules, came after which about the same controllers.
///
/// Pairs of a rule and a step are soon exhausted; these keep growing, so that they still show how far
/// a search is.
public struct SequenceCoverage: Hashable, Sendable {
  private var sequences: Set<UInt64> = []

  /// Nothing reached yet.
  public init() {}

  /// How many sequences occurred.
  public var count: Int { sequences.count }

  /// Plays a scenario on a right resolver; how many of its sequences are new.
  @discardableResult
  public mutating func add<Model: Resolver>(
    _ scenario: Scenario, playedBy make: (Scenario) -> Model
  ) -> Int {
    let before = count
    var last: [Name: UInt64] = [:]
    var model = make(scenario)
    model.play(scenario.steps) { model, observation in
      guard observation.step > 0 else { return true }
      let step = scenario.steps[observation.step - 1]
      let own = step.signature(observation.outcome, model.rulesUsed)
      _ = step.renamed { name in
        let node = name.withoutView
        if let earlier = last.updateValue(own, forKey: node) {
          sequences.insert(mixed(earlier, own))
        }
        return name
      }
      return true
    }
    return count - before
  }
}

extension Step {
  /// What it is, what became of it and by which rules, without names.
  fileprivate func signature(_ outcome: StepOutcome, _ rules: RuleSet) -> UInt64 {
    var signature = UInt64(kind.place) + 1
    if case .set(.known(let property), _, _) = self {
      signature = mixed(signature, UInt64(PropertyName.Known.allCases.firstIndex(of: property)!))
    }
    if let reason = outcome.reason { signature = mixed(signature, UInt64(reason.place)) }
    for rule in rules.rules { signature = mixed(signature, UInt64(rule.rawValue)) }
    return signature
  }
}

/// One number for two in an order: the same in every process, unlike a `Hasher`'s.
private func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
  var bits = (one &* 0x9E37_79B9_7F4A_7C15) ^ (other &+ 0xD1B5_4A32_D192_ED03)
  bits = (bits ^ (bits >> 32)) &* 0xBF58_476D_1CE4_E5B9
  return bits ^ (bits >> 29)
}
