import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// The versions and the device of an import: from options, the probe, Info.plist, or the form of a dump.
struct EnvironmentChoice {
  private(set) var settings: [Outline.Setting] = []
  private(set) var assumptions: [Assumption] = []
  private(set) var device = Device.iPhone15
  private let options: ImportOptions
  private let keys: AppKeys
  private let probe: ProbeReader?
  private let form: PrintedForm?
  /// What a document without a version has.
  private static let standard = Version(18)

  init(
    _ options: ImportOptions, _ keys: AppKeys, _ probe: ProbeReader?, _ form: PrintedForm?
  ) {
    self.options = options
    self.keys = keys
    self.probe = probe
    self.form = form
  }

  mutating func make() throws(DocumentError) {
    let iOS = chooseVersion()
    set("iOS", JSON(iOS.text))
    chooseSDK(iOS)
    chooseDevice(iOS)
    chooseState()
  }

  private mutating func set(_ key: String, _ value: JSON) { settings.set(key, .json(value)) }

  // MARK: Versions

  private mutating func chooseVersion() -> Version {
    if let iOS = options.iOS { return iOS }
    if let (version, _) = probe?.iOS { return version }
    var version = Self.standard
    var why = "nothing says which version the app runs on"
    if let form, form.hasDoubleSpaces || form.hasShortAddresses {
      version = Version(10)
      why =
        form.hasShortAddresses
        ? "the addresses are those of a 32-bit device" : "iOS 8 to 10 print hierarchies so"
    } else if let form, form.hasBareViews, !form.hasColons {
      version = Version(15)
      why = "versions up to iOS 15 print views without a colon"
    }
    var place: SourcePlace?
    if let (minimum, where_) = keys.minimumVersion, minimum > version {
      version = minimum
      why = "it is the oldest version that the app runs on"
      place = where_
    }
    let isInferred = version != Self.standard
    assumptions.append(
      Assumption(
        isInferred ? .inferred : .assumed, "the app runs on iOS \(version.text)", why: why,
        at: place, overrule: option("--ios", version == 17 ? "18" : "17")))
    return version
  }

  private mutating func chooseSDK(_ iOS: Version) {
    if let sdk = options.sdk {
      set("linkedSDK", JSON(sdk.text))
    } else if let (version, place) = keys.sdk {
      set("linkedSDK", JSON(version.text))
      guard version != iOS else { return }
      assumptions.append(
        Assumption(
          .inferred, "the app is built with the SDK of iOS \(version.text)",
          why: "DTSDKName says so", at: place, overrule: option("--sdk", iOS.text)))
    } else {
      assumptions.append(
        Assumption(
          .assumed, "the app is built with the SDK of iOS \(iOS.text)",
          why: "it is the version that it runs on",
          overrule: option("--sdk", Version(iOS.major - 1).text)))
    }
  }

  // MARK: Device

  private mutating func chooseDevice(_ iOS: Version) {
    var assumption: Assumption?
    if let device = options.device {
      self.device = device
    } else if let found = probe?.device {
      device = found.device
      let others = found.others.prefix(4).map { $0.rawValue }.joined(separator: ", ")
      if let other = found.others.first {
        assumption = Assumption(
          .inferred, "the device is an \(device.rawValue)",
          why: "its screen has this size, as have \(others)", at: found.place,
          overrule: option("--device", other.rawValue))
      }
    } else if let (families, place) = keys.deviceFamilies, !families.contains(1),
      families.contains(2)
    {
      device = .iPadPro11
      assumption = Assumption(
        .inferred, "the device is an \(device.rawValue)", why: "the app is for iPads only",
        at: place, overrule: option("--device", Device.iPadWithHomeButton.rawValue))
    } else {
      device = Self.device(of: iOS)
      assumption = Assumption(
        .assumed, "the device is an \(device.rawValue)", why: "nothing says which one",
        overrule: option("--device", Device.iPadPro11.rawValue))
    }
    set("device", JSON(device.rawValue))
    if let assumption { assumptions.append(assumption) }
  }

  /// A common device of a version's time.
  private static func device(of iOS: Version) -> Device {
    switch iOS.major {
    case ..<11: .iPhone6s
    case 11..<14: .iPhoneX
    case 14..<17: .iPhone12
    default: .iPhone15
    }
  }

  // MARK: State

  private mutating func chooseState() {
    if let orientation = probe?.orientation { set("orientation", JSON(orientation.rawValue)) }
    if let style = probe?.systemStyle, style != .unspecified {
      set("systemStyle", JSON(style.rawValue))
    }
    guard probe == nil else { return }
    assumptions.append(
      Assumption(
        .assumed, "the device is held upright, in light mode", why: "nothing says otherwise",
        overrule: option("--set", "orientation=landscape") + " --set systemStyle=dark"))
  }
}
