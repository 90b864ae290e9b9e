import StatusQuoJSON
import StatusQuoReading
import StatusQuoScenarioFiles

/// A file of another tool, from which an Info.plist or a project is made: it is not read, but what it is, what of it
/// counts, and what to give in its place can be said.
enum ForeignFile: CaseIterable {
  case expo, capacitor, packageJSON, cordova, xcodeGen, tuist, otherJSON

  /// The kind of a text; nil where it is none of these.
  init?(_ source: Source) {
    let start = source.skippingSpace(source.start)
    let isJSON = source[start] == "{" && source.looksLikeJSON(start) || source[start] == "["
    let found = Self.allCases.first { $0.isKind(of: source, at: start, isJSON: isJSON) }
    guard let found else { return nil }
    self = found
  }

  private func isKind(of source: Source, at start: Int, isJSON: Bool) -> Bool {
    func has(_ texts: StaticString...) -> Bool { texts.allSatisfy { source.contains($0) } }
    if isJSON, has("\"windows\"") || has("\"buildSettings\"") { return false }
    return switch self {
    case .expo: isJSON && has("\"expo\"")
    case .capacitor: isJSON && has("\"webDir\"") || has("CapacitorConfig")
    case .packageJSON: isJSON && has("\"dependencies\"")
    case .cordova: source[start] == "<" && has("<widget")
    case .xcodeGen:
      !isJSON
        && (has("targets:") && (has("platform:") || has("type: application"))
          || source.hasSettingWithColon)
    case .tuist: has("ProjectDescription")
    case .otherJSON:
      isJSON && AppKey.allCases.contains { source.offset(ofWord: $0.rawValue) != nil }
    }
  }

  private var name: String {
    switch self {
    case .expo: "an app.json of Expo"
    case .capacitor: "a configuration of Capacitor"
    case .packageJSON: "a package.json"
    case .cordova: "a config.xml of Cordova"
    case .xcodeGen: "a project.yml of XcodeGen"
    case .tuist: "a Project.swift of Tuist"
    case .otherJSON: "a JSON file that is no scenario document"
    }
  }

  private var instead: String {
    switch self {
    case .expo: "the Info.plist that 'npx expo prebuild -p ios' makes of it, in ios/<name>"
    case .capacitor: "ios/App/App/Info.plist"
    case .packageJSON: "the app's Info.plist"
    case .cordova: "the Info.plist that 'cordova prepare ios' makes of it, in platforms/ios/<name>"
    case .xcodeGen: "the project that 'xcodegen' makes of it, or its Info.plist"
    case .tuist: "the project that 'tuist generate' makes of it, or its Info.plist"
    case .otherJSON: "Info.plist itself, such as 'plutil -convert xml1 -o - FILE' prints it"
    }
  }

  /// The keys that count only in this tool's file, by what becomes of them.
  private var ownKeys: [(text: String, meaning: String)] {
    switch self {
    case .expo:
      [
        ("userInterfaceStyle", "becomes UIUserInterfaceStyle"),
        ("androidStatusBar", "is for Android"),
      ]
    case .capacitor, .cordova:
      [
        ("StatusBarStyle", "is for the plugin, which calls UIKit's setters"),
        ("StatusBarOverlaysWebView", "is for the plugin's own views"),
        ("StatusBarBackgroundColor", "is for the plugin's own views"),
      ]
    case .packageJSON, .xcodeGen, .tuist, .otherJSON: []
    }
  }

  /// The error that says what the file is.
  func error(in source: Source) -> DocumentError {
    let keys = source.appKeys
    var parts =
      keys.isEmpty
      ? ["no key of Info.plist about the status bar or the style"]
      : [
        "\(keys.joined(separator: ", ")) \(keys.count == 1 ? "counts" : "count") once in Info.plist"
      ]
    for key in ownKeys where source.offset(ofWord: key.text) != nil {
      parts.append("\(key.text) \(key.meaning)")
    }
    return DocumentError(
      file: source.file, position: source.position(of: source.skippingSpace(source.start)),
      found: "\(name), which is not read: \(parts.joined(separator: "; "))",
      expected: "\(instead); or a hierarchy: in lldb, po [UIViewController _printHierarchy]")
  }
}

extension Source {
  /// True if a setting that becomes a key has a colon behind its name, as in YAML.
  fileprivate var hasSettingWithColon: Bool {
    guard bytes.count <= Paste.limit else { return false }
    var next = start
    while let found = bytes[next...].firstIndex(of: UInt8(ascii: "I")) {
      next = found + 1
      guard has("INFOPLIST_KEY_", at: found) else { continue }
      while isWord(self[next]) { next += 1 }
      if self[next] == ":", isSpace(self[next + 1]) { return true }
    }
    return false
  }

  /// The keys of Info.plist that a text names, with the first line of each.
  var appKeys: [String] {
    AppKey.allCases.compactMap { key in
      offset(ofWord: key.rawValue).map { "\(key.rawValue) (line \(position(of: $0).line))" }
    }
  }
}
