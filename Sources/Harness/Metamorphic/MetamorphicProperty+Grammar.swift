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
    return firstFault { _, step, observation in
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
    firstFault { _, _, observation in
      observation.provenance?.style?.answerAtTheEnd()
      observation.provenance?.hidden?.answerAtTheEnd()
    }
  }

  /// Observes the launch, for which there is no step, and each step until `correct` changes something.
  func firstFault(correct: (Model, Step?, inout Observation) -> Void) -> VariantDifference? {
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

/// The position of a controller between two appearances (Apple: UIViewController, "Handling
/// View-Related Notifications").
private struct Life {
  private enum Phase {
    case gone, appearing, there, disappearing
  }

  private var stage: Phase?
  private var isLoaded = false

  /// Follows a call; false where it can't come now. The first one that is seen may find it anywhere, and
  /// what comes late changes nothing.
  mutating func accepts(_ method: LifecycleMethod, in step: Step?) -> Bool {
    let next: Phase
    let from: [Phase]
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
    if !isPossible, step?.kind == .finishInteractivePop, method.endsTransition { return true }
    stage = next
    return isPossible
  }
}

extension LifecycleMethod {
  fileprivate var endsTransition: Bool {
    switch self {
    case .viewDidAppear, .viewDidDisappear: true
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillDisappear: false
    }
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
