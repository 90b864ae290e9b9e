import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoReferenceModel

extension Standing {
  /// The readings that excuse the subject of a finding: the reference shows the same under each of them.
  ///
  /// Nil for a crash, a hang, a broken invariant or property: they need no law.
  package init?(of finding: Finding) {
    guard finding.isReproducible,
      case .disagreement(let observed, nil) = finding.divergence.problem
    else { return nil }
    let seen = finding.play(Readings()).dropLast() + [observed.actual]
    self.init(
      excuses: ChosenReading.alternatives.filter {
        finding.play($0.readings).elementsEqual(seen)
      })
  }
}

extension Finding {
  /// The reference's observations up to the diverging step.
  fileprivate func play(_ readings: Readings) -> [Observation] {
    var model = ReferenceModel(scenario, readings: readings)
    var observations: [Observation] = []
    model.play(scenario.steps.prefix(divergence.step)) { _, observation in
      observations.append(observation)
      return true
    }
    return observations
  }
}
