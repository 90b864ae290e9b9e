package import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoSeededBugs

extension Explainer {
  /// Explains findings by other readings of the sources, by seeded bugs, and by faults made for them.
  ///
  /// - Parameter held: the readings that the subject follows.
  package static func ofFaults(_ held: Readings) -> Explainer {
    let readings = held.alternatives.map { reading in
      Fault(reading.text, "\(reading.text) held: \(reading.claim)") {
        Reference($0, readings: held.taking(reading))
      }
    }
    return .ofFaults(and: readings) { Reference($0, readings: held) }
  }
}
