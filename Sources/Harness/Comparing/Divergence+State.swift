import StatusQuoAppearanceModel

// A difference that carries no state stands for itself: comparing continues behind it.

extension Divergence {
  /// False if the two can be compared after it: they differ in nothing that decides what later steps do.
  func carriesState(in scenario: Scenario) -> Bool {
    guard case .observed(let observed, nil) = kind else { return true }
    return observed.parts.contains { observed.carriesState(in: $0, of: scenario) }
  }

  /// The parts that differ, each for itself where none may follow from another; else all as one.
  var byPart: [Divergence] {
    guard case .observed(let observed, nil) = kind else { return [self] }
    let parts = observed.parts
    guard parts.count > 1, parts.allSatisfy({ $0.isForItself }) else { return [self] }
    return parts.map { part in
      var actual = observed.expected
      actual.take(part, from: observed.actual)
      return Divergence(
        step: step, stepKind: stepKind, expected: observed.expected, actual: actual,
        brokenInvariant: nil, callers: part == .calls ? callers : [:])
    }
  }
}

extension Observation.Pair {
  /// Calls carry state where an action runs.
  fileprivate func carriesState(in part: Observation.Part, of scenario: Scenario) -> Bool {
    part == .calls
      ? (expected.calls + actual.calls).contains { scenario.acts(in: $0) } : !part.isForItself
  }
}

extension Scenario {
  /// Returns true if a controller does something in a call.
  fileprivate func acts(in call: LifecycleCall) -> Bool {
    controllers.contains { controller in
      controller.name == call.controller
        && controller.actions.contains { $0.method == call.method }
    }
  }
}

extension [Divergence] {
  /// The first that has all of some classes, else the first.
  package func first(like wanted: [DivergenceClass]) -> Divergence? {
    wanted.isEmpty ? first : first { $0.has(wanted) } ?? first
  }

  /// Those of earlier steps, which may have left something behind; the launch is always there.
  package func before(_ divergence: Divergence) -> [Divergence] {
    filter { $0.step > 0 && $0.step < divergence.step }
  }

  /// Adds what differs at a moment, where it has a class that is new.
  mutating func add(_ found: Divergence) {
    for new in found.byPart {
      let known = flatMap { $0.classes }
      if !new.classes.allSatisfy(known.contains) { append(new) }
    }
  }
}

extension Divergence.Part {
  /// True if nothing can be compared behind a difference in it.
  package var endsComparing: Bool {
    if case .observed(let part) = self { !part.isForItself } else { true }
  }
}
