import StatusQuoAppearanceModel
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
    @Sendable func isKnown(_ law: KnownFault) -> Bool { law.bug.map { !ids.contains($0) } ?? true }
    let bugs = KnownFault.ofSeededBugs.filter(isKnown).map { SuspectedFault($0) }
    return Explainer(
      right: SuspectedFault("right", "nothing were wrong") { Reference($0) }, known: readings + bugs
    ) { divergence, scenario in
      KnownFault.suspects(of: divergence, on: scenario).filter(isKnown).map { SuspectedFault($0) }
    }
  }
}

extension SuspectedFault {
  /// A wrong law, as the reference would follow it.
  fileprivate init(_ law: KnownFault) {
    self.init(
      law.id, law.statement, about: law.about,
      limited: { divergence, scenario in
        law.limited(on: scenario, upTo: divergence.step) { Reference($0) }.map {
          SuspectedFault($0)
        }
      }
    ) { scenario in
      WrongResolver(scenario, law: law) { Reference($0) }
    }
  }
}
