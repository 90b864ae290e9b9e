package import StatusQuoAppearanceModel

/// The part of each observation that a subject answers: reports speak of nothing else.
package struct AnsweredScope: Hashable, Sendable {
  /// The parts.
  package var parts: Set<Observation.Part>
  /// The lifecycle methods whose calls it has.
  package var calls: Set<LifecycleMethod>
  /// The readings of the sources that it follows.
  package var readings: Readings

  /// Everything.
  package static let all = AnsweredScope()

  /// Some parts, and calls of some methods, under some readings.
  package init(
    parts: Set<Observation.Part> = .all,
    calls: Set<LifecycleMethod> = Set(LifecycleMethod.allCases), readings: Readings = Readings()
  ) {
    self.readings = readings
    self.parts = parts
    self.calls = calls
  }
}

extension Observation {
  /// Resets all that is outside of a scope, as if it were left out.
  package mutating func keep(_ scope: AnsweredScope) {
    if scope == .all { return }
    keep(scope.parts)
    keepCalls(of: scope.calls)
  }

  /// Takes out the calls of all other lifecycle methods.
  package mutating func keepCalls(of methods: Set<LifecycleMethod>) {
    guard methods.count < LifecycleMethod.allCases.count else { return }
    calls.removeAll { !methods.contains($0.method) }
  }
}
