package import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
package import StatusQuoHarness
import StatusQuoJSON
import StatusQuoReferenceModel
package import StatusQuoRunFormats
package import StatusQuoScenarioFiles

extension KnownDifference {
  /// A difference that may be accepted, and what differs before it in its document: it may follow from that.
  package struct New: Sendable {
    /// The difference.
    package var entry: KnownDifference.Entry
    /// The differences after earlier steps.
    package var earlier: [Divergence]

    /// A divergence of a document.
    package init(
      _ divergence: Divergence, among found: [Divergence], _ document: ScenarioDocument,
      fault: String? = nil
    ) {
      entry = KnownDifference.Entry(divergence, among: found, document, fault: fault)
      // A broken promise leaves nothing behind: all of a container is looked at again.
      earlier = divergence.violation == nil ? found.before(divergence) : []
    }

    /// A finding as differences: one for each class in which it was shown, with the scenario that shows it. None
    /// where it does not fail alone, as a document has to.
    package static func all(of reported: Finding.Reported) -> [KnownDifference.New] {
      let finding = reported.finding
      guard finding.isReproducible, finding.playedBefore.isEmpty,
        finding.divergence.violation?.isOfResolver != true
      else { return [] }
      let fault = finding.faults.first { $0.isExact }?.id
      var all = [
        KnownDifference.New(
          finding.divergence, among: finding.divergences, reported.document, fault: fault)
      ]
      for example in finding.examples {
        guard let resolver = reported.resolver, let scenario = example.scenario,
          let divergence = example.divergences.first(like: [example.divergenceClass]),
          !all.contains(where: { $0.entry.classes.contains(example.divergenceClass) })
        else { continue }
        var other = finding
        (other.original, other.shrinking, other.divergence) = (scenario, nil, divergence)
        all.append(
          KnownDifference.New(
            divergence, among: example.divergences,
            Finding.Reported(
              other, on: resolver, answering: AnsweredScope(readings: reported.readings)
            ).document, fault: fault))
      }
      return all
    }
  }
}

extension KnownDifference.Entry {
  /// A divergence of a document's scenario.
  package init(
    _ divergence: Divergence, among found: [Divergence] = [], _ document: ScenarioDocument,
    fault: String? = nil
  ) {
    var document = document
    let names = document.scenario.names
    document.expectations = divergence.lawAtTheDifference(on: document.scenario, document.readings)
    let all = found.isEmpty ? [divergence] : found
    self.init(
      divergence.classes, all.answers(upTo: divergence.step, names), document, fault: fault)
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
  package func renewed(showing divergence: Divergence, among found: [Divergence])
    -> KnownDifference.Entry
  {
    var renewed = KnownDifference.Entry(divergence, among: found, document, fault: fault)
    // A reason for something else is none.
    if Set(renewed.classes) == Set(classes) {
      (renewed.reason, renewed.address) = (reason, address)
    }
    (renewed.isIntermittent, renewed.alsoSeen, renewed.leaves) = (isIntermittent, alsoSeen, leaves)
    return renewed
  }
}

extension Divergence {
  /// The law's whole answer in the parts that differ: the subject may know fewer calls than that has.
  package func lawAtTheDifference(
    on scenario: Scenario, _ readings: Readings = Readings()
  ) -> [Expectation] {
    // What was asked of a container is no step of UIKit: the law has no answer to that.
    guard let observed, !observed.parts.isEmpty, violation == nil else { return [] }
    var law = ReferenceModel(scenario, readings: readings)
    var answer = Observation()
    law.play(scenario.steps.prefix(step)) {
      answer = $1
      return true
    }
    return [
      Expectation(
        after: step, observation: answer.json(scenario.names).parts(observed.parts))
    ]
  }
}
