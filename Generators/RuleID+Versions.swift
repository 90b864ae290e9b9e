import StatusQuoAppearanceModel

extension Array where Element == RuleID {
  /// The versions around those on which the rules turn, in order, for iOS and for SDKs.
  ///
  /// One on which several rules turn comes as often, up to a limit; the one before it comes once, and so does iOS 7,
  /// the oldest. With both, two versions lie on each side of most boundaries.
  func versions(upTo limit: Int) -> [Version] {
    let turns = flatMap { rule in rule.boundaries.map { $0.version } }
    var counts: [Version: Int] = [:]
    for version in turns { counts[version, default: 0] += 1 }
    let others = [7] + turns.map { $0.before }
    for version in others where counts[version] == nil { counts[version] = 1 }
    return counts.sorted { $0.key < $1.key }
      .flatMap { Array<Version>(repeating: $0.key, count: Swift.min($0.value, limit)) }
  }
}

extension Version {
  /// One that came out before this one and after all earlier boundaries.
  fileprivate var before: Version {
    guard minor == 0 else { return Version(major, minor - 1) }
    let late = Version(major == 26 ? 18 : major - 1, major == 8 ? 1 : 3)
    return Version.boundaries.reduce(late) { $1 < self ? Swift.max($0, $1) : $0 }
  }
}
