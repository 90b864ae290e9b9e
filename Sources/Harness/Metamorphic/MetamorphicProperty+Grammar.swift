import StatusQuoAppearanceModel

// Properties of one observation by itself.
extension MetamorphicCheck {
  /// Follows the calls that each controller gets: it loads once, appears before it disappears, and
  /// what was begun ends. Finishing a pop still calls the controllers that took part when it began (L-6),
  /// even if they moved: its calls may come at any time.
  func violationByLifecycle() -> VariantDifference? {
    // What becomes of a gesture whose controller goes away another way is this project's decision.
    guard !scenario.steps.contains(where: { $0.kind == .beginInteractiveDismiss }),
      !scenario.callsByHand
    else { return nil }
    var lives: [Name: Life] = [:]
    return firstViolation { _, step, observation in
      var wrong: Set<Int> = []
      for (index, call) in observation.calls.enumerated()
      where !lives[call.controller, default: Life()].accepts(call.method, in: step) {
        wrong.insert(index)
      }
      guard !wrong.isEmpty else { return }
      observation.calls = observation.calls.indices.filter { !wrong.contains($0) }
        .map { observation.calls[$0] }
    }
  }

  /// Checks that the chain ends at the controller that answers.
  func violationByChains() -> VariantDifference? {
    firstViolation { _, _, observation in
      observation.provenance?.style?.answerAtTheEnd()
      observation.provenance?.hidden?.answerAtTheEnd()
    }
  }

  /// Observes the launch, for which there is no step, and each step until `correct` changes something.
  func firstViolation(correct: (Model, Step?, inout Observation) -> Void) -> VariantDifference? {
    var model = make(scenario)
    var actual = Observation()
    for number in 0...scenario.steps.count {
      let step = number > 0 ? scenario.steps[number - 1] : nil
      if let step { model.apply(step) }
      model.observe(into: &actual)
      var expected = actual
      correct(model, step, &expected)
      guard expected != actual else { continue }
      return VariantDifference(
        step: number, variant: scenario.first(number), expected: expected, actual: actual)
    }
    return nil
  }
}

extension Provenance.Answer {
  fileprivate mutating func answerAtTheEnd() {
    if let last = chain.last?.controller { answeredBy = last }
  }
}

extension Scenario {
  /// True if a container calls its children by hand, and may do so as it likes (L-10, L-11).
  fileprivate var callsByHand: Bool {
    steps.contains { $0.kind == .beginAppearanceTransition || $0.kind == .endAppearanceTransition }
      || controllers.contains { controller in
        !controller.shouldAutomaticallyForwardAppearanceMethods
          || controller.actions.contains { $0.command.containerWork == .transition }
      }
  }
}
