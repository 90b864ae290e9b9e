package import StatusQuoAppearanceModel
package import StatusQuoHarness
import StatusQuoReferenceModel
package import StatusQuoRunFormats
package import StatusQuoScenarioFiles

extension AcceptedDifference {
  /// A finding as a known difference: nil where it does not fail alone, as a document has to.
  package init?(_ reported: ReportedFinding) {
    let finding = reported.finding
    guard finding.isReproducible, finding.playedBefore.isEmpty, finding.divergence.violation == nil
    else { return nil }
    var document = reported.document
    document.expectations = finding.divergence.lawAtTheDifference(on: document.scenario)
    let own = finding.divergenceClass
    self.init(
      own, shows: finding.appearances.map { $0.divergenceClass }.filter { $0 != own }, document,
      law: finding.faults.first { $0.isExact }?.law)
  }

  /// The difference as runs know it, held against today's law.
  package var knownToday: KnownDifference {
    var known = known
    known.lawHasChanged = lawHasChanged
    return known
  }

  /// True if the reference answers otherwise at the difference than when it was accepted.
  private var lawHasChanged: Bool {
    var law = ReferenceModel(document.scenario, readings: document.readings)
    var hasChanged = false
    var number = 0
    let names = document.scenario.names
    law.play(document.scenario.steps) { _, observation in
      for expected in document.expectations where expected.after == number {
        hasChanged = hasChanged || !expected.mismatches(in: observation, names).isEmpty
      }
      number += 1
      return !hasChanged
    }
    return hasChanged
  }

  /// The same difference under today's law, as its document shows it now.
  package func renewed(showing divergence: Divergence) -> AcceptedDifference {
    var renewed = self
    renewed.document.expectations = divergence.lawAtTheDifference(on: document.scenario)
    return renewed
  }
}

extension Divergence {
  /// The law's whole answer in the part that differs: the subject may know fewer calls than that has.
  package func lawAtTheDifference(on scenario: Scenario) -> [Expectation] {
    guard observed != nil, case .observed(let part) = part else { return [] }
    let key = part.rawValue
    var law = ReferenceModel(scenario)
    var answer = Observation()
    law.play(scenario.steps.prefix(step)) {
      answer = $1
      return true
    }
    let value = answer.json(scenario.names)[key] ?? .null
    return [Expectation(after: step, observation: [key: value])]
  }
}
