extension Version {
  /// The versions of iOS and of SDKs on which rules turn, as their texts say, in order.
  package static let boundaries: [Version] =
    Set(RuleID.allCases.flatMap { $0.boundaries.map { $0.version } }).sorted()
}
