package import StatusQuoAppearanceModel

extension Resolver {
  /// Gives itself and what it observes to `visit`, now and after each step, until that returns false.
  package mutating func play(
    _ steps: some Sequence<Step>, _ visit: (Self, Observation) -> Bool
  ) {
    var observation = Observation()
    observe(into: &observation)
    guard visit(self, observation) else { return }
    for step in steps {
      apply(step)
      observe(into: &observation)
      guard visit(self, observation) else { return }
    }
  }
}
