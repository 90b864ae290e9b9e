package import StatusQuoAppearanceModel
import StatusQuoCatalog
package import StatusQuoReading
package import StatusQuoScenarioFiles

/// The keys of an Info.plist file, in any form, that concern appearance.
///
/// A flag may be a boolean, 0 or 1, or, as older projects have it, "YES" or "NO". A key with `~iphone` or
/// `~ipad` wins on that kind of device. All other keys of the file are ignored.
package struct InfoPlistFile: Sendable {
  private let onPhone: InfoPlist
  private let onPad: InfoPlist
  /// The parts that were not read.
  package let unread: [String]

  /// Reads the keys, for either kind of device.
  package init(_ input: InputFile) throws(DocumentError) {
    let keys = try AppKeys(infoPlist: input)
    let phone = try keys.infoPlist(isPad: false) { $0 }
    onPhone = phone.infoPlist
    unread = phone.assumptions.unread
    onPad = try keys.infoPlist(isPad: true) { $0 }.infoPlist
  }

  /// The keys that count on a device.
  package func infoPlist(on device: Device) -> InfoPlist { device.isPad ? onPad : onPhone }
}

extension AppKeys {
  /// The keys that count on a device.
  ///
  /// - Parameter expand: replaces build variables in a text; nil where one has no value.
  func infoPlist(
    isPad: Bool, expand: (String) -> String?
  ) throws(DocumentError) -> (infoPlist: InfoPlist, assumptions: [Assumption]) {
    var scenario = Scenario()
    var assumptions = assumptions
    for key in AppKey.allCases {
      let entries = keys.filter { $0.key == key }
      let places = key.places(isPad: isPad)
      for (suffix, name) in places {
        guard let entry = entries.last(where: { $0.suffix == suffix }),
          let literal = try literal(of: entry, expand, &assumptions)
        else { continue }
        _ = Scenario.infoPlist.first { $0.key == name }?.assign(&scenario, literal)
        guard suffix != "", name == key.rawValue else { continue }
        assumptions.add(
          .inferred, "\(name) is \(entry.value.summary)",
          why: "\(entry.text) wins on \(isPad ? "an iPad" : "an iPhone")", at: entry.place)
      }
      for entry in entries where !places.contains(where: { $0.suffix == entry.suffix }) {
        assumptions.add(
          .withoutEffect, entry.text, why: "the device is \(isPad ? "an iPad" : "an iPhone")",
          at: entry.place, overrule: option("--device", isPad ? "iPhone 15" : "iPad Pro 11"))
      }
    }
    let infoPlist = scenario.environment.infoPlist
    addWithoutEffect(infoPlist, isPad: isPad, to: &assumptions)
    return (infoPlist, assumptions)
  }

  /// The value of a key with its variables replaced; nil where that leaves none.
  private func literal(
    of entry: Key, _ expand: (String) -> String?, _ assumptions: inout [Assumption]
  ) throws(DocumentError) -> Literal? {
    guard let written = entry.value.text else { return try entry.literal(entry.value) }
    var text = written
    if written.has("$(") || written.has("${") {
      guard let expanded = expand(written) else {
        assumptions.add(
          .unresolved, "\(entry.text) is not set",
          why: "its value \(quoted(written)) is a build variable that was not given",
          at: entry.place,
          overrule: option("--set", "\(entry.text)=\(entry.key.form.words.last ?? "YES")"))
        return nil
      }
      text = expanded
    }
    if text.isEmpty { return nil }
    if entry.key == .statusBarStyle, Self.formerStyles.contains(text) {
      let current = "UIStatusBarStyleLightContent"
      assumptions.add(
        .inferred, "\(entry.text) is \(current)", why: "\(text) has been drawn so since iOS 7",
        at: entry.place)
      text = current
    }
    return try entry.literal(.text(text))
  }

  /// Words of older versions.
  private static let formerStyles: Set = [
    "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque",
    "UIStatusBarStyleTransparentBlack", "UIStatusBarStyleOpaqueBlack",
  ]

  /// Adds launch keys that no longer count once controllers decide, and the plain key on an iPad.
  private func addWithoutEffect(
    _ infoPlist: InfoPlist, isPad: Bool, to assumptions: inout [Assumption]
  ) {
    let isSet: [(AppKey, Bool)] = [
      (.statusBarStyle, infoPlist.statusBarStyle ?? .default != .default),
      (.statusBarHidden, infoPlist.statusBarHidden == true),
    ]
    let mode = AppKey.viewControllerBased.rawValue
    for case (let key, true) in isSet where infoPlist.viewControllerBasedStatusBarAppearance ?? true
    {
      assumptions.add(
        .withoutEffect, "\(key.rawValue) once the launch is over",
        why: "\(mode) is not NO, so controllers decide", at: keys.last { $0.key == key }?.place,
        overrule: option("--set", "\(mode)=NO"))
    }
    guard isPad, infoPlist.statusBarHidden == true, infoPlist.statusBarHiddenOnPad == nil else {
      return
    }
    assumptions.add(
      .assumed, "UIStatusBarHidden counts on an iPad",
      why: "Apple's rule where UIStatusBarHidden~ipad is missing; one observer says otherwise",
      at: keys.last { $0.key == .statusBarHidden }?.place,
      overrule: option("--set", "platformFallback=false"))
  }
}

extension AppKey {
  /// The suffixes under which it counts, weakest first, and the document's name for each.
  fileprivate func places(isPad: Bool) -> [(suffix: String, name: String)] {
    let own = [
      (suffix: "", name: rawValue), (suffix: isPad ? "~ipad" : "~iphone", name: rawValue),
    ]
    guard case .statusBarHidden = self else { return own }
    let pad = (suffix: "~ipad", name: "UIStatusBarHidden~ipad")
    return isPad ? [own[0], pad] : own + [pad]
  }
}

extension AppKeys.Key {
  /// A value as documents have it.
  fileprivate func literal(_ value: PropertyList) throws(DocumentError) -> Literal {
    let words = key.form.words
    if words.isEmpty, let flag = value.flag { return .bool(flag) }
    if let text = value.text, words.contains(text) { return .word(text) }
    throw place.error(
      keyPath: text, found: value.summary,
      expected: words.isEmpty ? "true, false, YES or NO" : oneOf(words.map(quoted)),
      suggestion: value.text.flatMap { suggestion(for: $0, among: words) })
  }
}
