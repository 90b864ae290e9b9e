public import AppearanceModel

/// What must hold for each resolver by itself, whatever the rules are in detail: it finds mistakes
/// that both models share, which comparing them can't.
public enum Invariance: String, CaseIterable, Hashable, Sendable {
  /// Other names give the same observations under these names.
  case renaming
  /// What is nowhere to be seen changes nothing: a hidden window, one that covers nothing, a
  /// controller in no window.
  case strangers
  /// A push and its pop leave everything as it was, once the bar has been read again.
  case pushAndPop
  /// So do a presentation and its dismissal.
  case presentAndDismiss
  /// So does selecting another tab and the first one again.
  case selectAndBack
  /// So does adding a child and removing it.
  case addAndRemove
}

/// A scenario told in two ways that did not come to the same.
public struct BrokenInvariance: Sendable {
  /// What does not hold.
  public var invariance: Invariance
  /// The scenario for which it does not hold.
  public var scenario: Scenario
  /// The other way to tell it.
  public var variant: Scenario
  /// What should be observed at the end of `variant`, as far as it matters.
  public var expected: Observation
  /// What is observed there.
  public var actual: Observation

  /// The difference at the end of `variant`.
  public var divergence: Divergence {
    Divergence(
      step: variant.steps.count, stepKind: variant.steps.last?.kind, expected: expected,
      actual: actual, brokenInvariant: nil)
  }

  /// The same for the smallest scenario that can be found for which it does not hold.
  ///
  /// - Precondition: the resolvers that `make` makes broke it.
  public func reduced<Model: Resolver>(by make: (Scenario) -> Model) -> BrokenInvariance {
    let reduction = reduce(scenario) { invariance.broken(on: $0, by: make) != nil }
    return invariance.broken(on: reduction.scenario, by: make) ?? self
  }
}

extension Invariance {
  /// Where the resolver that `make` makes breaks it on `scenario`, or nil where it holds.
  ///
  /// - Precondition: `scenario.problem == nil`; the resolver is a value: a copy has a life of its
  ///   own.
  /// - Complexity: a few times that of playing the scenario.
  public func broken<Model: Resolver>(
    on scenario: Scenario, by make: (Scenario) -> Model
  ) -> BrokenInvariance? {
    switch self {
    case .renaming: brokenByRenaming(scenario, make)
    case .strangers: brokenByStrangers(scenario, make)
    case .pushAndPop, .presentAndDismiss, .selectAndBack, .addAndRemove:
      brokenByRoundTrip(scenario, make)
    }
  }
}

// MARK: - The same scenario told in another way

extension Invariance {
  /// Plays both to the end and compares after each step.
  private func firstDifference<Model: Resolver>(
    of scenario: Scenario, _ translate: (inout Observation) -> Void,
    and variant: Scenario, _ forget: (inout Observation) -> Void,
    _ make: (Scenario) -> Model
  ) -> BrokenInvariance? {
    var one = make(scenario)
    var other = make(variant)
    var expected = Observation()
    var actual = Observation()
    for number in 0...scenario.steps.count {
      if number > 0 {
        one.apply(scenario.steps[number - 1])
        other.apply(variant.steps[number - 1])
      }
      one.observe(into: &expected)
      other.observe(into: &actual)
      translate(&expected)
      forget(&actual)
      guard expected != actual else { continue }
      var scenario = scenario
      var variant = variant
      scenario.steps.removeSubrange(number...)
      variant.steps.removeSubrange(number...)
      return BrokenInvariance(
        invariance: self, scenario: scenario, variant: variant, expected: expected, actual: actual)
    }
    return nil
  }

  private func brokenByRenaming<Model: Resolver>(
    _ scenario: Scenario, _ make: (Scenario) -> Model
  ) -> BrokenInvariance? {
    let count = scenario.names.texts.count
    func reversed(_ name: Name) -> Name {
      let plain = Name(index: count - 1 - name.index)
      return name.isRootView ? plain.rootView : plain
    }
    var variant = scenario.renamed(reversed)
    variant.names = Names(scenario.names.texts.reversed())
    return firstDifference(
      of: scenario, { $0 = $0.renamed(reversed) }, and: variant, { _ in }, make)
  }

  private func brokenByStrangers<Model: Resolver>(
    _ scenario: Scenario, _ make: (Scenario) -> Model
  ) -> BrokenInvariance? {
    guard scenario.windows.contains(where: { !$0.isHidden }) else { return nil }
    var variant = scenario
    let names = ["stranger 1", "stranger 2", "stranger 3"].map { variant.names[$0] }
    variant.windows.append(Window(names[0], level: 1_000, isHidden: true))
    variant.windows.append(Window(names[1], level: 1_000, coversScreen: false))
    variant.controllers.append(Controller(.plain, names[2]))
    return firstDifference(
      of: scenario, { _ in }, and: variant, { $0.forget(names) }, make)
  }
}

extension Observation {
  /// What is left without these windows and controllers.
  fileprivate mutating func forget(_ names: [Name]) {
    styles.removeAll { names.contains($0.node.withoutView) }
    told.removeAll { names.contains($0.node.withoutView) }
    geometry?.safeAreaTop.removeAll { names.contains($0.controller) }
  }
}
