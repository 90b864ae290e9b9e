import StatusQuoReading
import StatusQuoScenarioFiles

// The lines `NAME = value;` of a project, or `NAME = value` of an .xcconfig file.
extension BuildSettings {
  /// The settings that have one value in all lines for iOS. Where those about appearance have several, or one
  /// for some builds only, an assumption says so.
  static func shared(_ source: Source) -> (values: [String: Value], assumptions: [Assumption]) {
    var found: [String: [Line]] = [:]
    var cursor = Cursor(source)
    cursor.skip(while: isSpaceOrBreak)
    while !cursor.isAtEnd {
      if let line = Line(&cursor), line.isForIOS { found[line.name, default: []].append(line) }
      cursor.skip { !isLineBreak($0) }
      cursor.skip(while: isSpaceOrBreak)
    }
    var values: [String: Value] = [:]
    var assumptions: [Assumption] = []
    let asXcodeSaysThem =
      "xcodebuild -showBuildSettings -json > settings.json, and "
      + option("--build-settings", "settings.json")
    for (name, lines) in found.sorted(by: { $0.key < $1.key }) {
      let first = lines[0]
      if lines.allSatisfy({ $0.text == first.text }), !lines.areForOneConfiguration {
        values[name] = Value(text: first.text, place: source.place(of: first.start))
      } else if name.isAboutAppearance {
        var texts: [String] = []
        for line in lines where !texts.contains(line.text) { texts.append(line.text) }
        assumptions.add(
          .unresolved, "\(printable(name)) is not set",
          why: "it is not one for all builds: "
            + texts.prefix(4).map(quoted).joined(separator: ", ")
            + (texts.count == 1 ? ", in one configuration" : ""),
          at: source.place(of: first.start), overrule: asXcodeSaysThem)
      }
    }
    if source.contains("PBXProject"), values.keys.contains(where: { $0.isAboutAppearance }) {
      assumptions.add(
        .assumed, "the settings of the project hold for the app",
        why: "its targets are not told apart", overrule: asXcodeSaysThem)
    }
    return (values, assumptions)
  }

  /// One line, `NAME[sdk=iphoneos*] = value`; nil where it is none that sets something.
  fileprivate struct Line {
    let name: String
    /// The conditions in brackets, such as `sdk=iphoneos*`.
    private(set) var conditions: [String] = []
    let text: String
    let start: Int

    /// False for a line about another system.
    var isForIOS: Bool {
      conditions.allSatisfy { condition in
        guard condition.hasPrefix("sdk=") else { return true }
        let sdk = condition.dropFirst(4)
        return sdk.hasPrefix("iphone") || sdk.hasPrefix("*")
      }
    }

    /// The configuration that the line is for; nil for all.
    var configuration: String? { conditions.first { $0.hasPrefix("config=") } }

    init?(_ cursor: inout Cursor) {
      start = cursor.offset
      _ = cursor.skip("\"")
      guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= cursor.byte else { return nil }
      name = cursor.text(while: isWord)
      guard isOne(of: "[=\" \t", cursor.byte) else { return nil }
      var rest = cursor.text { !isLineBreak($0) }[...]
      rest = rest.drop { $0.isSpace }
      while rest.first == "[", let end = rest.firstIndex(of: "]") {
        conditions += rest[..<end].dropFirst().split(separator: ",").map(String.init)
        rest = rest[end...].dropFirst().drop { $0.isSpace }
      }
      rest = rest.drop { $0 == "\"" || $0.isSpace }
      guard rest.first == "=" else { return nil }
      rest = rest.dropFirst().drop { $0.isSpace }
      if let comment = rest.after("//") {
        rest = rest[..<comment.startIndex].dropLast(2)
      }
      while let last = rest.last, last.isSpace || last == ";" { rest.removeLast() }
      if rest.utf8.count >= 2, rest.first == "\"", rest.last == "\"" {
        rest = rest.dropFirst().dropLast()
      }
      text = String(rest)
    }
  }
}

extension [BuildSettings.Line] {
  /// True if all are for one and the same configuration, so that others have no value.
  fileprivate var areForOneConfiguration: Bool {
    guard let first = first?.configuration else { return false }
    return allSatisfy { $0.configuration == first }
  }
}

extension Character {
  fileprivate var isSpace: Bool { self == " " || self == "\t" }
}

extension String {
  /// True for a setting of which Xcode may make a key about appearance.
  var isAboutAppearance: Bool {
    hasPrefix("INFOPLIST_KEY_") && (has("StatusBar") || has("UserInterfaceStyle"))
  }
}
