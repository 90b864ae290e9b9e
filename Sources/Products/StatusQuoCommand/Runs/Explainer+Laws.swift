import StatusQuoAppearanceModel
import StatusQuoDiagnosing
import StatusQuoHarness
import StatusQuoSeededBugs

extension Explainer {
  /// Explains findings by other readings of the sources, by seeded bugs, and by laws made for them.
  ///
  /// - Parameter ids: of seeded bugs that are left out, together with laws that say the same.
  static func ofLaws(exceptBugs ids: [String] = []) -> Explainer {
    let readings = ChosenReading.alternatives.map { reading in
      SuspectedFault(reading.text, "\(reading.text) held: \(reading.claim)") {
        Reference($0, readings: reading.readings)
      }
    }
    return .ofLaws(and: readings, exceptBugs: ids) { Reference($0) }
  }
}
