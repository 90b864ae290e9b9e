import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoReading
import StatusQuoScenarioFiles

/// The keys of Info.plist and build settings about an app, as far as a scenario has them.
struct AppKeys {
  /// A key with its value and where it comes from.
  struct Key {
    let key: AppKey
    /// `~ipad`, `~iphone` or nothing.
    let suffix: String
    let value: PropertyList
    let place: SourcePlace

    /// The key as it is written.
    var text: String { key.rawValue + suffix }
  }

  /// The keys in the order of reading: a later one wins.
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

  /// The version that a key came with, which an app with the key is built for.
  var impliedVersion: (key: String, version: Version)? {
    keys.first { $0.key == .designRequiresCompatibility }.map { ($0.text, 26) }
  }

  /// The keys of an Info.plist file: XML or binary.
  init(infoPlist input: InputFile) throws(DocumentError) {
    let (entries, place, leftOut) = try PropertyList.entries(of: input)
    assumptions = leftOut
    for entry in entries {
      let value = entry.item.value
      read(entry.key, value, at: place(entry.item.offset), keyAt: place(entry.keyOffset))
    }
  }

  /// Reads one entry, of which some are texts where a file was not made by Xcode.
  mutating func read(
    _ text: String, _ value: PropertyList, at place: SourcePlace, keyAt keyPlace: SourcePlace
  ) {
    switch text {
    case "DTSDKName":
      let digits = value.text?.drop { !$0.isNumber } ?? ""
      sdk = Version(text: String(digits)).map { ($0, place) } ?? sdk
    case "MinimumOSVersion":
      minimumVersion =
        value.text.flatMap(Version.init(text:)).map { ($0, place) } ?? minimumVersion
    case "UIDeviceFamily":
      let numbers = (value.items?.map { $0.value } ?? [value]).compactMap { $0.wholeNumber }
      if !numbers.isEmpty { deviceFamilies = (numbers, place) }
    case "UIMainStoryboardFile": mainStoryboard = value.text
    default: readAppearance(text, value, at: place, keyAt: keyPlace)
    }
  }

  private mutating func readAppearance(
    _ text: String, _ value: PropertyList, at place: SourcePlace, keyAt keyPlace: SourcePlace
  ) {
    let name = String(text.prefix { $0 != "~" })
    let suffix = String(text.dropFirst(name.count))
    if let key = AppKey(rawValue: name), ["", "~ipad", "~iphone"].contains(suffix) {
      keys.append(Key(key: key, suffix: suffix, value: value, place: place))
    } else if assumptions.count > Self.maxNamed {
      // The first ones say enough of a file that repeats itself.
    } else if assumptions.contains(where: { $0.what == printable(text) }) {
      // It is named once.
    } else if let meant = AppKey.meant(by: name) {
      // What was meant to count is not read, so nothing is known to be right.
      assumptions.add(
        .skipped, printable(text), why: "UIKit has no such key; did you mean \(meant.rawValue)?",
        at: keyPlace, overrule: meant.settingOption(value), isMisnamed: true)
    } else if let why = whyIgnored(name, suffix) {
      assumptions.add(.withoutEffect, printable(text), why: why, at: keyPlace)
    }
  }

  /// The most keys without effect that are named.
  private static let maxNamed = 50

  /// The reason why a key that seems to be about appearance is ignored; nil for all others.
  private func whyIgnored(_ name: String, _ suffix: String) -> String? {
    if name == "UIStatusBarTintParameters" {
      return "it concerns the navigation bar that is shown during launch on iOS 6"
    }
    if AppKey(rawValue: name) != nil { return "there is no device called \(printable(suffix))" }
    return AppKey.titles[name].map { "it is Xcode's title of \($0.rawValue), and no key" }
  }
}

/// The keys of Info.plist that a scenario has.
enum AppKey: String, CaseIterable {
  case viewControllerBased = "UIViewControllerBasedStatusBarAppearance"
  case statusBarHidden = "UIStatusBarHidden"
  case statusBarStyle = "UIStatusBarStyle"
  case userInterfaceStyle = "UIUserInterfaceStyle"
  case designRequiresCompatibility = "UIDesignRequiresCompatibility"

  /// The keys that Xcode makes of build settings.
  static let generated: [AppKey] = [.statusBarHidden, .statusBarStyle, .userInterfaceStyle]

  /// The build setting of a key, where Xcode makes one of it.
  var setting: String { "INFOPLIST_KEY_\(rawValue)" }

  /// The values that a document may write for it.
  var form: ValueForm { Scenario.infoPlist.first { $0.key == rawValue }?.form ?? ValueForm() }

  /// The option that sets the key to a value, where that is one it takes.
  func settingOption(_ value: PropertyList) -> String? {
    if form.words.isEmpty, let flag = value.flag {
      return option("--set", "\(rawValue)=\(flag ? "YES" : "NO")")
    }
    guard let text = value.text, let word = form.words.first(where: { $0.isLike(text) }) else {
      return nil
    }
    return option("--set", "\(rawValue)=\(word)")
  }

  /// The key that a name which is none was probably meant to be: in other case, misspelt, without its first
  /// letters, or with others before it.
  static func meant(by name: String) -> AppKey? {
    guard AppKey(rawValue: name) == nil, titles[name] == nil, name.utf8.count <= 80 else {
      return nil
    }
    let letters = name.lowercased().filter { $0.isLetter }
    let parts: [StaticString] = ["statusbar", "erfacest", "controllerbased", "designrequires"]
    let near = suggestion(for: letters, among: allCases.map { $0.rawValue.lowercased() })
    let isAboutBar = parts.contains { letters.has($0) }
    guard !letters.has("tintparameters"),
      isAboutBar || near.map({ abs($0.count - letters.count) <= 2 }) ?? false
    else { return nil }
    return allCases.first { $0.rawValue.lowercased() == near ?? letters }
  }

  /// The names of the keys in Xcode's editor.
  static let titles: [String: AppKey] = [
    "View controller-based status bar appearance": .viewControllerBased,
    "Status bar is initially hidden": .statusBarHidden,
    "Status bar style": .statusBarStyle,
    "User Interface Style": .userInterfaceStyle,
    "Appearance": .userInterfaceStyle,
  ]
}

extension String {
  /// Returns true if it has the same letters, in any case, or ends with the others.
  fileprivate func isLike(_ text: String) -> Bool {
    let (own, other) = (lowercased(), text.lowercased().filter { $0.isLetter })
    return own == other || other.count > 3 && own.hasSuffix(other)
  }
}
