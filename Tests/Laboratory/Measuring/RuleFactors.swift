package import StatusQuoAppearanceModel
import StatusQuoCatalog
package import StatusQuoGenerators
import StatusQuoReferenceModel

/// The factors on which the answers of rules depend, found by changing one at a time.
package struct RuleFactors {
  /// For each rule and factor, the scenarios in which the factor could be changed while the rule was used
  /// before or after, and those in which it was used before or after only.
  private var counts: [RuleID: [Factor: (tried: Int, changed: Int)]] = [:]

  /// The table that the generator draws pairs from.
  package static var ofTable: RuleFactors { RuleFactors(scenarios: 3_000) }

  /// Changes each factor of a number of scenarios, which have no combination of their own.
  package init(scenarios: Int) {
    var profile = Profile.mixed
    profile.hasRareFeatures = false
    for index in 0..<scenarios {
      let scenario = profile.scenario(seed: SeededRandom.seed(index, of: 56))
      let before = scenario.rulesUsed
      for factor in Factor.all {
        for other in factor.changed(in: scenario) where other.problem == nil {
          let after = other.rulesUsed
          for rule in RuleID.allCases {
            let (was, isNow) = (before.contains(rule), after.contains(rule))
            guard was || isNow else { continue }
            counts[rule, default: [:]][factor, default: (0, 0)].tried += 1
            if was != isNow { counts[rule]![factor]!.changed += 1 }
          }
        }
      }
    }
  }

  /// The factors that change the use of a rule most often, six at most, in the order of all.
  private func factors(of rule: RuleID) -> [Factor] {
    let known = counts[rule] ?? [:]
    func share(_ factor: Factor) -> Int {
      guard let count = known[factor], count.changed > 1 else { return 0 }
      return count.changed * 1_000 / count.tried
    }
    let strong = Factor.all.filter { share($0) >= 100 }
    let kept = strong.enumerated().sorted { (share($0.1), -$0.0) > (share($1.1), -$1.0) }
      .prefix(6).map { $0.element }
    return strong.filter(kept.contains)
  }

  /// The rules with two factors or more.
  package var rows: [(rule: RuleID, factors: [Factor])] {
    RuleID.allCases.map { ($0, factors(of: $0)) }.filter { $0.1.count > 1 }
  }

  /// The table as Swift source.
  package var source: String {
    var text = """
      package import StatusQuoAppearanceModel

      // Written by `laboratory factors`, which changes one factor of a scenario at a time and looks at which rules
      // are used then and were not before, or no longer.
      extension Factor {
        /// For each rule the factors that decide most often whether it is used.
        package static let ofRules: [(rule: RuleID, factors: [Factor])] = [

      """
    for (rule, factors) in rows {
      text += "    row(.\(rule), [\(factors.map { $0.source }.joined(separator: ", "))]),\n"
    }
    return text + """
        ]

        private static func row(
          _ rule: RuleID, _ factors: [Factor]
        ) -> (rule: RuleID, factors: [Factor]) { (rule, factors) }
      }

      """
  }
}

extension Scenario {
  fileprivate var rulesUsed: RuleSet {
    var used = RuleSet()
    var (model, observation) = (ReferenceModel(self), Observation())
    model.observe(into: &observation)
    used.formUnion(model.rulesUsed)
    for step in steps {
      model.apply(step)
      model.observe(into: &observation)
      used.formUnion(model.rulesUsed)
    }
    return used
  }
}

extension Factor {
  /// As an expression.
  fileprivate var source: String {
    switch self {
    case .kind(let kind): ".kind(.\(kind))"
    case .topic(let topic): ".topic(.\(topic))"
    case .step(let kind): ".step(.\(kind))"
    default: ".\(self)"
    }
  }

  /// The scenario with something else there; none where it has nothing of the sort.
  fileprivate func changed(in scenario: Scenario) -> [Scenario] {
    var other = scenario
    switch self {
    case .version:
      let versions = Scenario.properties[0].values.compactMap { value in
        if case .version(let version) = value { version } else { nil }
      }.sorted()
      let own = scenario.environment.iOS
      let isApart = scenario.environment.linkedSDK != own
      return [versions.last { $0 < own }, versions.first { $0 > own }].compactMap { $0 }.map {
        other.environment.iOS = $0
        if !isApart { other.environment.linkedSDK = $0 }
        return other
      }
    case .olderSDK:
      guard scenario.environment.linkedSDK < scenario.environment.iOS else { return [] }
      other.environment.linkedSDK = scenario.environment.iOS
    case .device:
      return [Device.iPhone8, .iPhoneX, .iPhone15, .iPadPro11].map {
        other.environment.device = $0
        return other
      }
    case .landscape:
      other.environment.orientation =
        scenario.environment.orientation == .landscape ? .portrait : .landscape
    case .dark:
      other.environment.systemStyle = scenario.environment.systemStyle == .dark ? .light : .dark
    case .appMode:
      let isAppMode = scenario.environment.infoPlist.viewControllerBasedStatusBarAppearance == false
      other.environment.infoPlist.viewControllerBasedStatusBarAppearance = isAppMode
    case .geometry: other.observesGeometry.toggle()
    case .safeArea: other.observesSafeArea.toggle()
    case .systemGestures: other.observesSystemGestures.toggle()
    case .actions:
      for index in other.controllers.indices { other.controllers[index].actions = [] }
    case .kind(let kind):
      for index in other.controllers.indices where other.controllers[index].kind == kind {
        other.controllers[index].kind = .plain
      }
    case .topic(let topic):
      for index in other.controllers.indices {
        reset(topic, Controller.properties, of: &other.controllers[index])
      }
      for index in other.windows.indices {
        reset(topic, Window.properties, of: &other.windows[index])
      }
    case .step(let kind): other.steps.removeAll { $0.kind == kind }
    }
    return other == scenario ? [] : [other]
  }

  private func reset<Owner>(
    _ topic: Topic, _ properties: [Property<Owner>], of owner: inout Owner
  ) {
    for property in properties
    where property.topic == topic && property.name != "kind" && !property.isDefault(owner) {
      property.setRank(&owner, 0)
    }
  }
}
