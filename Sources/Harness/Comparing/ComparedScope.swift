public import StatusQuoAppearanceModel

/// The values that are compared of two resolvers: of those that answer, say, styles alone, only styles.
struct ComparedScope: Sendable {
  /// The kinds that are not; the number of the step stays, as moments are counted.
  private let forgotten: [Place.Kind]
  /// The lifecycle methods whose calls are.
  private let calls: Set<LifecycleMethod>

  /// Compares parts that some oracles look at, and calls of some methods.
  init(
    _ parts: Set<Observation.Part> = .all, by oracles: Oracles = .all,
    calls: Set<LifecycleMethod> = Set(LifecycleMethod.allCases)
  ) {
    let seen = parts.filter { oracles.contains($0 == .provenance ? .provenance : .values) }
    forgotten = Place.Kind.allCases.filter { $0 != .step && !seen.contains($0.part) }
    self.calls = calls
  }

  /// Resets all other values, as if they were left out.
  func leaveOutOthers(of observation: inout Observation) {
    for kind in forgotten { observation.forget(kind) }
    observation.keepCalls(of: calls)
  }
}

extension Set<Observation.Part> {
  /// All parts.
  public static let all = Set(Observation.Part.allCases)
}

extension Observation {
  /// Resets all other parts, as if they were left out.
  package mutating func keep(_ parts: Set<Observation.Part>) {
    ComparedScope(parts).leaveOutOthers(of: &self)
  }
}
