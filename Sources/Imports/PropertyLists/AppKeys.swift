import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

/// What Info.plist and build settings say of an app, as far as a scenario knows about it.
struct AppKeys {
  /// A key with its value and where it comes from.
  struct Key {
    /// Without the suffix of a device.
    let name: String
    /// `~ipad`, `~iphone` or nothing.
    let suffix: String
    let value: PropertyList
    let place: SourcePlace

    /// As it is written.
    var text: String { name + suffix }
  }

  /// In the order in which they were read: a later one wins.
  var keys: [Key] = []
  /// The kinds of devices the app is for: 1 iPhone, 2 iPad.
  var deviceFamilies: (numbers: [Int], place: SourcePlace)?
  /// The SDK it was built with.
  var sdk: (version: Version, place: SourcePlace)?
  /// The oldest version of iOS it runs on.
  var minimumVersion: (version: Version, place: SourcePlace)?
  /// The storyboard it begins with.
  var mainStoryboard: String?
  var assumptions: [Assumption] = []

  /// Nothing is known of it.
  init() {}
}

// MARK: Info.plist

extension AppKeys {
  /// The keys of an Info.plist file: XML, binary, or in the old form with braces.
  init(infoPlist input: InputFile) throws(DocumentError) {
    let (root, place) = try PropertyList.root(of: input)
    let entries = try root.dictionaryEntries(place)
    for entry in entries {
      read(entry, at: place(entry.item.offset), keyAt: place(entry.keyOffset))
    }
  }

  private mutating func read(
    _ entry: PropertyList.Entry, at place: SourcePlace, keyAt keyPlace: SourcePlace
  ) {
    let value = entry.item.value
    switch entry.key {
    case "DTSDKName":
      let digits = value.text?.drop { !$0.isNumber } ?? ""
      if let version = Version(text: String(digits)) { sdk = (version, place) }
    case "MinimumOSVersion":
      if let version = value.text.flatMap(Version.init(text:)) { minimumVersion = (version, place) }
    case "UIDeviceFamily":
      let items = value.items?.map { $0.value } ?? [value]
      let numbers = items.compactMap { $0.wholeNumber }
      if !numbers.isEmpty { deviceFamilies = (numbers, place) }
    case "UIMainStoryboardFile": mainStoryboard = value.text
    default: readAppearance(entry.key, value, at: place, keyAt: keyPlace)
    }
  }

  private mutating func readAppearance(
    _ text: String, _ value: PropertyList, at place: SourcePlace, keyAt keyPlace: SourcePlace
  ) {
    let parts = text.split(separator: "~", maxSplits: 1)
    let name = String(parts.first ?? "")
    let suffix = parts.count > 1 ? "~\(parts[1])" : ""
    if AppKey(rawValue: name) != nil, ["", "~ipad", "~iphone"].contains(suffix) {
      keys.append(Key(name: name, suffix: suffix, value: value, place: place))
    } else if let why = whyIgnored(name, suffix) {
      assumptions.append(
        Assumption(.withoutEffect, printable(text), why: why, at: keyPlace))
    }
  }

  /// Why a key that seems to be about appearance is not; nil for all others.
  private func whyIgnored(_ name: String, _ suffix: String) -> String? {
    if name == "UIStatusBarTintParameters" {
      return "it concerns the navigation bar that is shown during launch on iOS 6"
    }
    if AppKey(rawValue: name) != nil { return "there is no device called \(printable(suffix))" }
    let known = AppKey.allCases.map { $0.rawValue }
    let isNear = name.hasPrefix("UI") && (name.has("StatusBar") || name.has("erfaceSt"))
    if isNear, let meant = suggestion(for: name, among: known) {
      return "UIKit has no such key; did you mean \(meant)?"
    }
    return AppKey.titles[name].map { "it is Xcode's title of \($0.rawValue), and no key" }
  }
}

extension PropertyList {
  /// A whole number, also as text.
  fileprivate var wholeNumber: Int? {
    if case .number(let number) = self { return Int(exactly: number) }
    return text.flatMap { Int($0) }
  }
}

/// The keys of Info.plist that a scenario has.
enum AppKey: String, CaseIterable {
  case viewControllerBased = "UIViewControllerBasedStatusBarAppearance"
  case statusBarHidden = "UIStatusBarHidden"
  case statusBarStyle = "UIStatusBarStyle"
  case userInterfaceStyle = "UIUserInterfaceStyle"
  case designRequiresCompatibility = "UIDesignRequiresCompatibility"

  /// The words that are its values; none for a flag.
  var words: [String] {
    switch self {
    case .viewControllerBased, .statusBarHidden, .designRequiresCompatibility: []
    case .statusBarStyle:
      ["UIStatusBarStyleDefault", "UIStatusBarStyleLightContent", "UIStatusBarStyleDarkContent"]
    case .userInterfaceStyle: ["Light", "Dark", "Automatic"]
    }
  }

  /// What Xcode's editor calls the keys.
  static let titles: [String: AppKey] = [
    "View controller-based status bar appearance": .viewControllerBased,
    "Status bar is initially hidden": .statusBarHidden,
    "Status bar style": .statusBarStyle,
    "User Interface Style": .userInterfaceStyle,
    "Appearance": .userInterfaceStyle,
  ]

  /// Words of older versions, and what they mean since iOS 7.
  var formerWords: [String: String] {
    guard case .statusBarStyle = self else { return [:] }
    let former = [
      "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque",
      "UIStatusBarStyleTransparentBlack", "UIStatusBarStyleOpaqueBlack",
    ]
    return Dictionary(uniqueKeysWithValues: former.map { ($0, "UIStatusBarStyleLightContent") })
  }
}
