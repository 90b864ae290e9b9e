import StatusQuoJSON
import StatusQuoReading
import StatusQuoScenarioFiles

/// Text of another language or tool among what was pasted: it is not read, but what it is, what it has to do with the
/// bar, and what to give in its place can be said.
enum ForeignText: CaseIterable {
  case messageAboutTheBar, reactNative, dart, cSharp, swiftUI, expo, cordova, storyboard, setters

  /// The most bytes of a text that are searched.
  private static let limit = 1 << 18

  /// All that a text has of these, each with its first place.
  static func all(in source: Source) -> [(text: ForeignText, offset: Int)] {
    let range = source.start..<min(source.end, source.start + limit)
    return allCases.compactMap { text in
      text.signs.compactMap { source.offset(of: $0, in: range) }.min().map { (text, $0) }
    }
  }

  /// The texts by which it is known.
  private var signs: [StaticString] {
    switch self {
    case .messageAboutTheBar: ["called -statusBar or -statusBarWindow"]
    case .reactNative:
      [
        "from 'react-native'", "from \"react-native\"", "<StatusBar ",
        "RCTStatusBarManager module requires",
      ]
    case .dart: ["package:flutter/", "SystemChrome.", "SystemUiOverlayStyle"]
    case .cSharp:
      [
        "using UIKit;", "UIStatusBarStyle PreferredStatusBarStyle", "bool PrefersStatusBarHidden",
        "SharedApplication.SetStatusBar", "SharedApplication.StatusBar",
      ]
    case .swiftUI: ["some View", "some Scene"]
    case .expo: ["ExpoConfig", "expo/config", "\"expo\": {", "\"expo\":{"]
    case .cordova: ["<preference name=", "<edit-config ", "<config-file "]
    case .storyboard: ["sceneMemberID="]
    case .setters:
      [
        "setStatusBarStyle:", "setStatusBarStyle(", "setStatusBarHidden:", "setStatusBarHidden(",
        "shared.statusBarStyle", "shared.isStatusBarHidden", "sharedApplication].statusBar",
        "sharedApplication.statusBar", "sharedApplication().statusBar",
        "application.statusBarStyle",
      ]
    }
  }

  /// The name of it.
  var name: String {
    switch self {
    case .messageAboutTheBar: "UIKit's message about its status bar"
    case .reactNative: "code of React Native"
    case .dart: "Dart code of Flutter"
    case .cSharp: "C# code"
    case .swiftUI: "views of SwiftUI"
    case .expo: "a configuration of Expo"
    case .cordova: "a part of Cordova's config.xml"
    case .storyboard: "a part of a storyboard"
    case .setters: "calls of UIApplication's setters"
    }
  }

  /// Its part in what the bar looks like.
  func meaning(in source: Source) -> String {
    switch self {
    case .messageAboutTheBar:
      "key-value coding on the bar raises from iOS 13 on, SB-39: pin a view to the safe area's top, or use statusBarManager"
    case .reactNative:
      "its StatusBar needs NO for UIViewControllerBasedStatusBarAppearance, options of react-native-screens need YES"
    case .dart:
      "Flutter's controller answers for it, or UIKit's setters while UIViewControllerBasedStatusBarAppearance is NO"
    case .cSharp: "classes are read in Swift and Objective-C only"
    case .swiftUI: source.modifiers
    case .expo: source.meaningOfKeys
    case .cordova:
      "preferences are for the plugin, which calls UIKit's setters"
        + (source.appKeys.isEmpty ? "" : "; \(source.meaningOfKeys)")
    case .storyboard: "it is read as a whole file only"
    case .setters:
      "they count only while UIViewControllerBasedStatusBarAppearance is NO; write them as steps where they are called"
    }
  }

  /// The input to give in its place.
  private var instead: String {
    switch self {
    case .messageAboutTheBar: "code that does without"
    case .reactNative: "the Info.plist in ios/<name>"
    case .dart: "ios/Runner/Info.plist"
    case .cSharp: "the app's Info.plist"
    case .swiftUI, .setters: "the app's Info.plist"
    case .expo: "the Info.plist that 'npx expo prebuild -p ios' makes of it, in ios/<name>"
    case .cordova: "the Info.plist that 'cordova prepare ios' makes of it, in platforms/ios/<name>"
    case .storyboard: "the whole .storyboard file"
    }
  }

  /// Returns true if what seems to be a piece of some kind is part of this.
  func takes(_ kind: InputKind, of source: Source) -> Bool {
    switch self {
    case .reactNative, .dart, .cSharp: kind == .code && !source.hasNativeCode
    case .expo: (kind == .infoPlist || kind == .code) && !source.contains("<key>")
    case .messageAboutTheBar, .swiftUI, .cordova, .storyboard, .setters: false
    }
  }

  /// The error for a text that has nothing else.
  func error(in source: Source, at offset: Int) -> DocumentError {
    DocumentError(
      file: source.file, position: source.position(of: offset),
      found: "\(name), not read: \(meaning(in: source))",
      expected: "\(instead); or a hierarchy: in lldb, po [UIViewController _printHierarchy]")
  }
}

extension Source {
  /// True if it has code in Swift or Objective-C that UIKit may ask.
  fileprivate var hasNativeCode: Bool {
    contains("@implementation") || contains("import UIKit") || contains("override var ")
      || contains("override func ") || contains("UIKit/UIKit.h")
  }

  /// The keys of Info.plist in a file that makes one.
  fileprivate var meaningOfKeys: String {
    let keys = appKeys
    return keys.isEmpty
      ? "it has no key of Info.plist about the status bar or the style"
      : "\(keys.joined(separator: ", ")) \(keys.count == 1 ? "counts" : "count") once in Info.plist"
  }

  /// The modifiers of SwiftUI about the bar that a text has, with what each does.
  fileprivate var modifiers: String {
    let known: [(text: StaticString, meaning: String)] = [
      (".preferredColorScheme(", "makes its window or sheet, and default text, light or dark"),
      (".toolbarColorScheme(", "counts while the background of a navigation bar shows"),
      (".statusBarHidden(", "hides the bar"), (".statusBar(hidden:", "hides the bar"),
    ]
    let found = known.compactMap { modifier in
      offset(of: modifier.text, in: start..<end).map { offset in
        let name = text(offset..<offset + modifier.text.utf8CodeUnitCount).prefix { $0 != "(" }
        return "\(name) (line \(position(of: offset).line)) \(modifier.meaning)"
      }
    }
    return found.isEmpty
      ? "none of its modifiers here is about the bar" : found.joined(separator: "; ")
  }
}
