import StatusQuoAppearanceModel
import StatusQuoReading
import StatusQuoScenarioFiles

/// The versions and the device: from options, the probe, Info.plist, or the form of a dump.
extension Importer {
  mutating func environment() throws(DocumentError) -> Environment {
    var environment = Environment()
    environment.iOS = chooseVersion()
    environment.linkedSDK = chooseSDK(environment.iOS)
    environment.device = chooseDevice(environment.iOS)
    if let probe {
      environment.orientation = probe.orientation ?? .portrait
      if let style = probe.systemStyle, style != .unspecified { environment.systemStyle = style }
    } else {
      assumptions.add(
        .assumed, "the device is held upright, in light mode", why: "nothing says otherwise",
        overrule: option("--set", "orientation=landscape") + " --set systemStyle=dark")
    }
    let isPad = environment.device.isPad
    let (infoPlist, reasons) = try keys.infoPlist(isPad: isPad) { settings?.expanded($0) }
    environment.infoPlist = infoPlist
    assumptions += reasons
    if request.infoPlist == nil, settings == nil, probe == nil {
      assumptions.add(
        .assumed, "no key of Info.plist is set", why: "neither it nor build settings were given",
        overrule: option("--info-plist", "Info.plist"))
    }
    return environment
  }

  // MARK: Versions

  private mutating func chooseVersion() -> Version {
    if let iOS = options.iOS ?? probe?.iOS?.version { return iOS }
    var (version, why) =
      form?.version ?? (18, "nothing says which version the app runs on")
    var place: SourcePlace?
    if let minimum = keys.minimumVersion, minimum.version > version {
      version = minimum.version
      why = "it is the oldest version that the app runs on"
      place = minimum.place
    }
    if let (key, needed) = keys.impliedVersion, needed > version, form?.version == nil {
      version = needed
      why = "\(key) is a key of that version"
      place = nil
    }
    if keys.minimumVersion == nil, form?.version == nil, let (sdk, sdkPlace) = keys.sdk,
      sdk > version
    {
      (version, why, place) = (sdk, "DTSDKName says that it is built for that version", sdkPlace)
    }
    if let device = options.device ?? storyboardDevice?.device, place == nil, form?.version == nil,
      keys.impliedVersion == nil, version > device.versions.upperBound
    {
      version = Version(device.versions.upperBound.major)
      why = "it is the last one that runs on \(device.rawValue)"
    }
    assumptions.add(
      version == 18 ? .assumed : .inferred, "the app runs on iOS \(version.text)",
      why: why, at: place, overrule: option("--ios", version == 17 ? "18" : "17"))
    return version
  }

  private mutating func chooseSDK(_ iOS: Version) -> Version {
    if let sdk = options.sdk { return sdk }
    guard let (sdk, place) = keys.sdk else {
      assumptions.add(
        .inferred, "the app is built with the SDK of iOS \(iOS.text)",
        why: "it is the version that it runs on",
        overrule: option("--sdk", Version(iOS.major - 1).text))
      return iOS
    }
    if sdk != iOS {
      assumptions.add(
        .inferred, "the app is built with the SDK of iOS \(sdk.text)", why: "DTSDKName says so",
        at: place, overrule: option("--sdk", iOS.text))
    }
    return sdk
  }

  // MARK: Device

  private mutating func chooseDevice(_ iOS: Version) -> Device {
    if let device = options.device { return device }
    if let found = probe?.device {
      guard let other = found.others.first else { return found.device }
      let others = found.others.prefix(4).map { $0.rawValue }.joined(separator: ", ")
      return assume(
        .inferred, found.device, why: "its screen has this size, as have \(others)",
        at: found.place, other: other)
    }
    if let (families, place) = keys.deviceFamilies, !families.contains(1), families.contains(2) {
      return assume(
        .inferred, .commonPad(on: iOS), why: "the app is for iPads only", at: place,
        other: iOS < 12 ? .iPadPro11 : .iPadWithHomeButton)
    }
    if let why = padEvidence {
      return assume(
        .inferred, .commonPad(on: iOS), why: why, other: .common(on: iOS))
    }
    if let (device, place) = storyboardDevice, device.versions.contains(iOS) {
      return assume(
        .inferred, device, why: "the storyboard is laid out for it", at: place,
        other: device.isPad ? .common(on: iOS) : .iPadPro11)
    }
    return assume(
      .assumed, .common(on: iOS), why: "nothing says which one", other: .iPadPro11)
  }

  private mutating func assume(
    _ kind: Assumption.Kind, _ device: Device, why: String, at place: SourcePlace? = nil,
    other: Device
  ) -> Device {
    assumptions.add(
      kind, "the device is an \(device.rawValue)", why: why, at: place,
      overrule: option("--device", other.rawValue))
    return device
  }
}

extension PrintedForm {
  /// The last version that prints so, and how that is seen; nil where all do.
  fileprivate var version: (Version, why: String)? {
    if hasShortAddresses { return (10, "the addresses are those of a 32-bit device") }
    if hasDoubleSpaces { return (10, "iOS 8 to 10 print hierarchies so") }
    guard hasBareViews, !hasColons else { return nil }
    return (15, "versions up to iOS 15 print views without a colon")
  }
}
