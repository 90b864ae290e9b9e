import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoHarness

/// The number of scenarios in which something occurs that a resolver may have no room for.
struct ReachRates: Hashable, Sendable {
  /// The number of scenarios that were looked at.
  private(set) var scenarios = 0
  private var counts: [Feature: Int] = [:]

  /// The features that are counted: events when a scenario is run, regardless of its purpose.
  enum Feature: CaseIterable, Hashable, Sendable {
    case over64Controllers, over256Controllers, over256Steps
    case over64Asked, over256Asked
    case levelsAlike, insetsAlike
    case popsCanceledTogether, partLeftAlone, windowShownAgain
  }

  /// Nothing looked at yet.
  init() {}

  /// The number of scenarios in which a feature occurs.
  func count(_ feature: Feature) -> Int { counts[feature, default: 0] }

  /// Plays a scenario on a right resolver and counts what occurs in it.
  mutating func add<Model: Resolver>(
    _ scenario: Scenario, playedBy make: (Scenario) -> Model
  ) {
    scenarios += 1
    var found = Self.features(declaredBy: scenario)
    var history = History(scenario)
    var model = make(scenario)
    model.play(scenario.steps) { _, observation in
      let asked = max(
        observation.provenance?.style?.chain.count ?? 0,
        observation.provenance?.hidden?.chain.count ?? 0)
      if asked > 64 { found.insert(.over64Asked) }
      if asked > 256 { found.insert(.over256Asked) }
      if observation.step > 0 { history.add(scenario.steps[observation.step - 1], observation) }
      return true
    }
    for feature in found.union(history.features) { counts[feature, default: 0] += 1 }
  }

  private static func features(declaredBy scenario: Scenario) -> Set<Feature> {
    var found: Set<Feature> = []
    if scenario.controllers.count > 64 { found.insert(.over64Controllers) }
    if scenario.controllers.count > 256 { found.insert(.over256Controllers) }
    if scenario.steps.count > 256 { found.insert(.over256Steps) }
    if areAlike(scenario.windows.map { $0.level }) { found.insert(.levelsAlike) }
    if areAlike(scenario.controllers.map { $0.additionalSafeAreaInsetsTop }) {
      found.insert(.insetsAlike)
    }
    return found
  }

  /// Returns true if two of the numbers are different, but not as a Float or in 8 bits.
  private static func areAlike(_ numbers: [Double]) -> Bool {
    func inByte(_ number: Double) -> Int {
      Int(number.truncatingRemainder(dividingBy: 4_294_967_296)) & 0xFF
    }
    let numbers = Array(Set(numbers))
    return numbers.indices.contains { place in
      numbers[..<place].contains { other in
        Float(other) == Float(numbers[place])
          || numbers[place].rounded() == numbers[place] && other.rounded() == other
            && inByte(other) == inByte(numbers[place])
      }
    }
  }
}

/// The past of a scenario, as far as features depend on it.
private struct History {
  private(set) var features: Set<ReachRates.Feature> = []
  /// Navigation controllers whose swipe is under way, and whether styles have changed since.
  private var popping: [Name: Bool] = [:]
  /// The controllers whose swipe was canceled after styles had changed.
  private var canceled: Set<Name> = []
  private var lastNamed: [Name: Int] = [:]
  /// Windows that were hidden after they had been visible.
  private var hidden: Set<Name> = []

  init(_ scenario: Scenario) {
    for controller in scenario.controllers { lastNamed[controller.name] = 0 }
  }

  mutating func add(_ step: Step, _ observation: Observation) {
    guard observation.outcome == .applied else { return }
    _ = step.renamed { name in
      let name = name.withoutView
      if let last = lastNamed.updateValue(observation.step, forKey: name),
        observation.step - last > 200
      {
        features.insert(.partLeftAlone)
      }
      return name
    }
    switch step {
    case .beginInteractivePop(let on): popping[on] = false
    case .finishInteractivePop(let on): popping[on] = nil
    case .cancelInteractivePop(let on):
      if popping.removeValue(forKey: on) == true { canceled.insert(on) }
      if canceled.count > 1 { features.insert(.popsCanceledTogether) }
    case .hideWindow(let window): hidden.insert(window)
    case .removeWindow(let window): hidden.remove(window)
    case .showWindow(let window):
      if hidden.remove(window) != nil { features.insert(.windowShownAgain) }
    case .set where !observation.traitChanges.isEmpty:
      for stack in popping.keys { popping[stack] = true }
    default: break
    }
  }
}
