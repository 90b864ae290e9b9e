package import StatusQuoAppearanceModel

extension Observation {
  /// Two observations of one moment.
  package struct Pair: Hashable, Sendable {
    /// The reference's observation.
    package var expected: Observation
    /// The subject's observation.
    package var actual: Observation

    /// The reference's and the subject's observation.
    package init(expected: Observation, actual: Observation) {
      self.expected = expected
      self.actual = actual
    }

    /// The calls that are expected behind all that were made.
    package var callsDue: [LifecycleCall] { Array(expected.calls.dropFirst(actual.calls.count)) }

    /// All that differs, in the order in which it is compared.
    package var parts: [Observation.Part] {
      let kinds = differingKinds
      return Observation.Part.allCases.filter { part in kinds.contains { $0.part == part } }
    }

    /// The kinds of the values that differ.
    package var differingKinds: [Place.Kind] {
      if expected == actual { return [] }
      let kinds = ObservedValues(expected).kinds(differingFrom: ObservedValues(actual))
      if kinds.isEmpty { fatalError(unseenDifference) }
      return kinds
    }

    /// The mistake of the harness where the lists of what an observation is made of do not agree.
    private var unseenDifference: String {
      let parts = Observation.Part.allCases.filter { part in
        var taken = expected
        taken.take(part, from: actual)
        return taken != expected
      }
      return "Observation.== sees a difference in "
        + (parts.isEmpty ? "no part" : parts.map { $0.rawValue }.joined(separator: ", "))
        + ", and forEachValue visits none: a value is missing in Observation+Values.swift"
    }

    /// Every value that differs, in the order in which it is observed.
    package var differences: [Difference<Place, Observation.Value?>] {
      ObservedValues(expected).differences(from: ObservedValues(actual))
    }
  }
}
