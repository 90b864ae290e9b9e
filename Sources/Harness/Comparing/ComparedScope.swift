public import StatusQuoAppearanceModel

/// The values that are compared of two resolvers: of those that answer, say, styles alone, only styles.
struct ComparedScope: Sendable {
  /// A bit for each kind that is not, by its place; the number of the step stays, as moments are counted. Bits, as this is
  /// asked for after each step.
  private var forgotten: UInt64 = 0
  /// A bit for each lifecycle method whose calls are not.
  private var uncalled: UInt8 = 0

  /// Parts, as far as some oracles look at them, and calls of some methods.
  init(
    _ parts: Set<Observation.Part> = .all, by oracles: Oracles = .all,
    calls: Set<LifecycleMethod> = Set(LifecycleMethod.allCases)
  ) {
    for (place, kind) in Place.Kind.allCases.enumerated() where kind != .step {
      let isSeen =
        parts.contains(kind.part)
        && oracles.contains(kind.part == .provenance ? .provenance : .values)
      if !isSeen { forgotten |= 1 << UInt64(place) }
    }
    for (place, method) in LifecycleMethod.allCases.enumerated() where !calls.contains(method) {
      uncalled |= 1 << UInt8(place)
    }
  }

  /// Resets all other values, as if they were left out.
  func leaveOutOthers(of observation: inout Observation) {
    if forgotten != 0 {
      for (place, kind) in Place.Kind.allCases.enumerated()
      where forgotten & 1 << UInt64(place) != 0 {
        observation.forget(kind)
      }
    }
    if uncalled != 0 {
      let methods = LifecycleMethod.allCases.enumerated()
      observation.keepCalls(
        of: Set(methods.filter { uncalled & 1 << UInt8($0.offset) == 0 }.map { $0.element }))
    }
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
