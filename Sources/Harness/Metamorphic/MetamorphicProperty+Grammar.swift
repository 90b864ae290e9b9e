import StatusQuoAppearanceModel

// What one observation has to be like by itself.
extension MetamorphicProperty {
  /// Follows the calls that each controller gets: it loads once, appears before it disappears, and
  /// what was begun ends.
  func violationByLifecycle<Model: Resolver>(
    _ scenario: Scenario, _ make: (Scenario) -> Model
  ) -> VariantDifference? {
    // What becomes of a gesture whose controller goes away another way is this project's decision.
    guard !scenario.steps.contains(where: { $0.kind == .beginInteractiveDismiss }) else {
      return nil
    }
    var lives: [Name: Life] = [:]
    return firstFault(scenario, make) { _, observation in
      var wrong: Set<Int> = []
      for (index, call) in observation.calls.enumerated()
      where !lives[call.controller, default: Life()].accepts(call.method) {
        wrong.insert(index)
      }
      guard !wrong.isEmpty else { return }
      observation.calls = observation.calls.indices.filter { !wrong.contains($0) }
        .map { observation.calls[$0] }
    }
  }

  /// Who answers is where the chain ends.
  func violationByChains<Model: Resolver>(
    _ scenario: Scenario, _ make: (Scenario) -> Model
  ) -> VariantDifference? {
    firstFault(scenario, make) { _, observation in
      observation.provenance?.style?.answerAtTheEnd()
      observation.provenance?.hidden?.answerAtTheEnd()
    }
  }

  /// Observes the launch and each step until `correct` changes something.
  func firstFault<Model: Resolver>(
    _ scenario: Scenario, _ make: (Scenario) -> Model,
    correct: (Model, inout Observation) -> Void
  ) -> VariantDifference? {
    var model = make(scenario)
    var actual = Observation()
    for number in 0...scenario.steps.count {
      if number > 0 { model.apply(scenario.steps[number - 1]) }
      model.observe(into: &actual)
      var expected = actual
      correct(model, &expected)
      guard expected != actual else { continue }
      return VariantDifference(
        step: number, variant: scenario.first(number), expected: expected, actual: actual)
    }
    return nil
  }
}

/// Where a controller is between two appearances (Apple: UIViewController, "Handling View-Related
/// Notifications").
private struct Life {
  private enum Stage {
    case gone, appearing, there, disappearing
  }

  private var stage: Stage?
  private var isLoaded = false

  /// Follows a call; false where it can't come now. The first one that is seen may find it anywhere.
  mutating func accepts(_ method: LifecycleMethod) -> Bool {
    let next: Stage
    let from: [Stage]
    switch method {
    case .viewDidLoad:
      defer { isLoaded = true }
      return !isLoaded
    case .viewWillAppear: (from, next) = ([.gone, .disappearing], .appearing)
    case .viewIsAppearing: (from, next) = ([.appearing], .appearing)
    case .viewDidAppear: (from, next) = ([.appearing], .there)
    case .viewWillDisappear: (from, next) = ([.there, .appearing], .disappearing)
    case .viewDidDisappear: (from, next) = ([.disappearing], .gone)
    }
    let isPossible = stage.map { from.contains($0) } ?? true
    stage = next
    return isPossible
  }
}

extension Provenance.Answer {
  fileprivate mutating func answerAtTheEnd() {
    if let last = chain.last?.controller { answeredBy = last }
  }
}
