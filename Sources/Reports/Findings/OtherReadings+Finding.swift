import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
package import StatusQuoHarness
import StatusQuoReferenceModel

extension Finding.OtherReadings {
  /// The readings that excuse the subject of a finding: the reference shows the same under each of them. And
  /// those that change what is expected there, and nothing before that it follows from, and do not excuse it.
  ///
  /// Nil for a crash, a hang, a broken invariant or property: they need no law.
  ///
  /// - Parameter scope: what the subject answers; all else says nothing for or against it.
  package init?(of finding: Finding, answering scope: AnsweredScope) {
    guard finding.isReproducible,
      case .observed(let observed, nil) = finding.divergence.kind
    else { return nil }
    let chosen = finding.play(scope.readings, scope)
    guard let expected = chosen.last else { return nil }
    var actual = observed.actual
    actual.keep(scope)
    let seen = chosen.dropLast() + [actual]
    let differing = Set(Observation.Pair(expected: expected, actual: actual).differingKinds)
    self.init(excuses: [])
    for reading in scope.readings.alternatives {
      let played = finding.play(scope.readings.taking(reading), scope)
      guard let other = played.last, !played.elementsEqual(seen) else {
        excuses.append(reading)
        continue
      }
      let changed = Observation.Pair(expected: expected, actual: other).differingKinds
      let isSameBefore = zip(chosen.dropLast(), played.dropLast()).allSatisfy {
        $0.whatOthersFollowFrom == $1.whatOthersFollowFrom
      }
      if isSameBefore, !differing.isDisjoint(with: changed) { otherwise.append(reading) }
    }
  }
}

extension Observation {
  /// The parts from which later ones follow.
  fileprivate var whatOthersFollowFrom: Observation {
    var parts = copy self
    parts.keep(Set(Part.allCases.filter { !$0.isForItself }))
    return parts
  }
}

extension Finding {
  /// The reference's observations up to the diverging step, as far as the subject answers them.
  fileprivate func play(_ readings: Readings, _ scope: AnsweredScope) -> [Observation] {
    var model = ReferenceModel(scenario, readings: readings)
    var observations: [Observation] = []
    model.play(scenario.steps.prefix(divergence.step)) { _, observation in
      var answered = copy observation
      answered.keep(scope)
      observations.append(answered)
      return true
    }
    return observations
  }
}
