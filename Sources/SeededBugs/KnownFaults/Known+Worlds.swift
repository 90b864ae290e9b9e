import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoDiagnosing

/// Faults by which the world counts as another one: a version, an SDK, a device, an orientation. Few resolvers are
/// wrong about these everywhere, so that they hold of a part of what is seen, or where a rule counts.
extension Fault.Known {
  static func ofWorlds(_ scenario: Scenario) -> [Self] {
    let own = scenario.environment
    let sdks = own.linkedSDK == own.iOS ? [] : moved(.sdk, around: own.linkedSDK)
    return exchanged(own) + moved(.system, around: own.iOS)
      + moved(.both, around: own.effectiveVersion) + sdks + ofSDK + devices(own) + orientations
  }

  /// Where a version is looked up; in both, the lower one counts.
  fileprivate enum Source: String {
    case system, sdk, both

    var name: String { self == .sdk ? "SDK" : "system" }

    func words(_ version: Version) -> String {
      switch self {
      case .system: "iOS \(version.words)"
      case .sdk: "the SDK of iOS \(version.words)"
      case .both: "iOS \(version.words) and its SDK"
      }
    }

    /// Has an environment look as with a version, and `other` differ in nothing else.
    func set(_ version: Version, in environment: inout Environment, beside other: Version) {
      switch self {
      case .system:
        if environment.linkedSDK == environment.iOS { environment.linkedSDK = version }
        environment.iOS = version
      case .sdk: environment.linkedSDK = version
      case .both:
        environment.linkedSDK = version
        environment.iOS = max(environment.iOS, version, other)
      }
    }

    func version(in environment: Environment) -> Version {
      switch self {
      case .system: environment.iOS
      case .sdk: environment.linkedSDK
      case .both: environment.effectiveVersion
      }
    }
  }

  /// Faults by which a change comes with a later version than its own or with an earlier one, never, or always;
  /// those that move it least come first.
  private static func moved(_ source: Source, around own: Version) -> [Self] {
    let all = Condition.versions
    let later = all.indices.filter { all[$0] > own }
    let earlier = all.indices.filter { all[$0] <= own }.reversed()
    var between: [(from: Int, to: Int)] = []
    for from in earlier { between += later.map { (from: from, to: $0) } }
    between.sort { $0.to - $0.from < $1.to - $1.from }
    let moved = between.flatMap { from, to -> [Self] in
      let words = (source.words(all[from]), source.words(all[to]))
      let delayed = Self(
        "\(source)-\(all[from].words)-moved-to-\(all[to].words)",
        "what changes with \(words.0) changes with \(words.1) instead",
        .changes(source, from: all[from], before: all[to], (all[from], all[max(from - 1, 0)])),
        canHoldInSomeParts: true)
      let early = Self(
        "\(source)-\(all[to].words)-moved-to-\(all[from].words)",
        "what changes with \(words.1) changes with \(words.0) instead",
        .changes(source, from: all[from], before: all[to], (all[to - 1], all[to])),
        canHoldInSomeParts: true)
      return from == 0 ? [early] : [delayed, early]
    }
    let missing = earlier.filter { $0 > 0 }.map { place in
      Self(
        "\(source)-from-\(all[place].words)",
        "nothing changes with \(source.words(all[place]))",
        .changes(source, from: all[place], before: nil, (all[place], all[place - 1])),
        canHoldInSomeParts: true)
    }
    return moved + missing
  }

  /// Faults by which the version of the SDK counts where that of the system is meant, or the reverse.
  private static func exchanged(_ own: Environment) -> [Self] {
    zip(Condition.versions, Condition.versions.dropFirst()).filter { _, version in
      (own.linkedSDK >= version) != (own.iOS >= version)
    }.flatMap { before, version in
      [(Source.system, Source.sdk), (.sdk, .system)].map { deciding, meant in
        Self(
          "\(deciding)-decides-\(version.words)",
          "the \(deciding.name) counts where \(meant.words(version)) is meant",
          .showsChange { own in
            let isReached = deciding.version(in: own) >= version
            guard isReached != (meant.version(in: own) >= version) else { return nil }
            var (old, new) = (own, own)
            meant.set(before, in: &old, beside: version)
            meant.set(version, in: &new, beside: before)
            return isReached ? (old, new) : (new, old)
          }, canHoldInSomeParts: true)
      }
    }
  }

  private static let ofSDK = [
    Self(
      "sdk-for-iOS", "the version of the SDK counts where that of iOS does",
      .showsEnvironment { $0.iOS = min($0.iOS, $0.linkedSDK) }, canHoldInSomeParts: true)
  ]

  /// Faults by which a device is taken for one of another kind.
  private static func devices(_ own: Environment) -> [Self] {
    let kind = DeviceKind(own)
    return DeviceKind.samples.filter { DeviceKind($0, on: own.iOS) != kind }.map { device in
      let other = DeviceKind(device, on: own.iOS)
      return Self(
        "\(kind.rawValue)-is-\(other.rawValue)", "\(kind.words) is taken for \(other.words)",
        .showsEnvironment { if DeviceKind($0) == kind { $0.device = device } },
        canHoldInSomeParts: true)
    }
  }

  private static let orientations = [Orientation.portrait, .landscape].map { orientation in
    let other: Orientation = orientation == .portrait ? .landscape : .portrait
    return Self(
      "always-\(other.rawValue)", "\(orientation.rawValue) is taken for \(other.rawValue)",
      .shows(
        OtherWorld(
          to: { scenario in
            var changed = scenario
            changed.environment.orientation = other
            return changed
          }, step: { $0.kind == .rotate ? nil : $0 })), canHoldInSomeParts: true)
  }
}

extension Fault.Behavior {
  /// Shows what changes from one version to another, on versions of a band.
  fileprivate static func changes(
    _ source: Fault.Known.Source, from first: Version, before end: Version?,
    _ versions: (from: Version, to: Version)
  ) -> Self {
    .showsChange { environment in
      let own = source.version(in: environment)
      guard own >= first, end.map({ own < $0 }) ?? true else { return nil }
      var (old, new) = (environment, environment)
      source.set(versions.from, in: &old, beside: versions.to)
      source.set(versions.to, in: &new, beside: versions.from)
      return (old, new)
    }
  }
}

/// The kinds of devices that rules tell apart.
private enum DeviceKind: String {
  case plain, notched, island, pad

  static let samples: [Device] = [.iPhone8, .iPhoneX, .iPhone15, .iPadPro11]

  init(_ environment: Environment) { self.init(environment.device, on: environment.iOS) }

  init(_ device: Device, on version: Version) {
    self =
      switch device.metrics(on: version).notch {
      case _ where device.isPad: .pad
      case .none: .plain
      case .notch: .notched
      case .island: .island
      }
  }

  var words: String {
    switch self {
    case .plain: "a phone without notch"
    case .notched: "a phone with a notch"
    case .island: "a phone with an island"
    case .pad: "an iPad"
    }
  }
}
