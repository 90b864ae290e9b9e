import StatusQuoAppearanceModel
import StatusQuoGenerators

/// The way out of local minima: small scenarios are listed, whether an edit leads to them or not.
extension ShrinkSearch {
  /// Tries the small scenarios made of the parts of the current one and of a few others, and keeps
  /// the smallest that fails as well. Returns true if there is one.
  ///
  /// They are listed by shape and number of values, the smallest first; of each list the smallest
  /// one that fails is taken, so that many shrinkings come to the same one.
  mutating func shrinkBySmallScenarios() -> Bool {
    guard acceptedSymptoms != nil, !keepsNames, budget.small > 0 else { return false }
    let parts = SmallScenarios.Parts.all(for: current)
    for shape in current.smallerShapes where canShow(shape) {
      let worlds = shape.worlds
      var lists = parts.map { SmallScenarios(shape, in: worlds, of: $0) }
      // Far below there are many shapes, and little is to be found.
      let isNear = shape.steps + 1 >= current.steps.count
      let limit = isNear ? budget.small : budget.small / 5
      for values in 0...size.values + 1 {
        guard !size.isBelow(shape, values: values) else { break }
        for place in lists.indices {
          askCaller()
          if isExhausted { return false }
          guard let candidates = lists[place].all(values: values, limit: limit) else { continue }
          if keepSmallest(of: candidates) { return true }
          if isExhausted { return false }
        }
      }
    }
    return false
  }

  /// Returns true if controllers of such scenarios can show a symptom: without a window they have
  /// styles and nothing else.
  private func canShow(_ shape: Shape) -> Bool {
    if shape.windows > 0 || shape.controllers == 0 { return true }
    let visible = [Observation.Part.bar, .calls, .geometry, .safeArea].map(Divergence.Part.observed)
    return acceptedSymptoms?.contains { !visible.contains($0.part) } ?? true
  }

  /// Keeps the smallest candidate that is smaller and still fails. Returns true if there is one.
  private mutating func keepSmallest(of candidates: [Scenario]) -> Bool {
    var smallest: (size: ScenarioSize, scenario: Scenario, failure: ShrinkSearch.Verdict)?
    for candidate in candidates {
      guard let candidate = smaller(candidate), let failure = failure(of: candidate) else {
        continue
      }
      let size = ScenarioSize(candidate)
      if smallest.map({ size < $0.size }) ?? true { smallest = (size, candidate, failure) }
    }
    guard let smallest else { return false }
    accept(smallest.scenario, smallest.failure)
    return true
  }
}
