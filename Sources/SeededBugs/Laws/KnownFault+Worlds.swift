import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Laws by which the world counts as another one: a version, an SDK, an orientation. Few resolvers are wrong
/// about these everywhere, so that they hold of a part of what is seen.
extension KnownFault {
  static func ofWorlds(_ scenario: Scenario) -> [KnownFault] {
    let own = scenario.environment.iOS
    let all = Condition.versions
    let later = all.filter { $0 > own }
    let earlier = zip(all, all.dropFirst()).filter { $0.1 <= own }.reversed()
    return later.map { thresholdMissed(before: $0) }
      + earlier.map { thresholdMissed(from: $0.1, as: $0.0) }
      + all.filter { scenario.environment.linkedSDK < $0 }.map(sdkMissed) + ofSDK + orientations
  }

  private static func thresholdMissed(before version: Version) -> KnownFault {
    KnownFault(
      "versions-before-\(version.words)",
      "versions before iOS \(version.words) are taken for iOS \(version.words)",
      .transformEnvironment { environment in
        guard environment.iOS < version else { return }
        if environment.linkedSDK == environment.iOS { environment.linkedSDK = version }
        environment.iOS = version
      })
  }

  private static func thresholdMissed(from version: Version, as earlier: Version) -> KnownFault {
    KnownFault(
      "versions-from-\(version.words)",
      "iOS \(version.words) and later are taken for iOS \(earlier.words)",
      .transformEnvironment { environment in
        guard environment.iOS >= version else { return }
        if environment.linkedSDK == environment.iOS { environment.linkedSDK = earlier }
        environment.iOS = earlier
      })
  }

  private static func sdkMissed(_ version: Version) -> KnownFault {
    KnownFault(
      "sdk-before-\(version.words)",
      "an SDK before that of iOS \(version.words) is taken for that",
      .transformEnvironment { $0.linkedSDK = max($0.linkedSDK, version) })
  }

  private static let ofSDK = [
    KnownFault(
      "sdk-for-iOS", "the version of the SDK counts where that of iOS does",
      .transformEnvironment { $0.iOS = min($0.iOS, $0.linkedSDK) })
  ]

  private static let orientations = Orientation.allCases.map { orientation in
    let other: Orientation = orientation == .portrait ? .landscape : .portrait
    var fault = Fault.transformEnvironment { $0.orientation = other }
    fault.transformStep = { step, _ in step.kind == .rotate ? nil : step }
    return KnownFault(
      "always-\(other.rawValue)",
      "\(orientation.rawValue) is taken for \(other.rawValue)", fault)
  }
}
