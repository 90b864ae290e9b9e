import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

extension AppKeys {
  /// The keys that count on a device, as a document has them.
  ///
  /// - Parameter expand: replaces build variables in a text; nil where one has no value.
  func settings(
    isPad: Bool, expand: (String) -> String?
  ) throws(DocumentError) -> (settings: [Outline.Setting], assumptions: [Assumption]) {
    var settings: [Outline.Setting] = []
    var assumptions = assumptions
    for key in AppKey.allCases {
      for (suffix, name) in Self.places(of: key, isPad: isPad) {
        guard let entry = keys.last(where: { $0.name == key.rawValue && $0.suffix == suffix })
        else { continue }
        if let value = try value(of: entry, key, expand, &assumptions) {
          settings.set(name, .json(value))
          // A suffix of the device wins over the plain key.
          if suffix != "", name == key.rawValue {
            assumptions.append(
              Assumption(
                .inferred, "\(key.rawValue) is \(entry.value.summary)",
                why: "\(entry.text) wins on \(isPad ? "an iPad" : "an iPhone")", at: entry.place))
          }
        }
      }
      for entry in keys where entry.name == key.rawValue && isOfOther(entry, key, isPad: isPad) {
        assumptions.append(
          Assumption(
            .withoutEffect, entry.text,
            why: "the device is \(isPad ? "an iPad" : "an iPhone")", at: entry.place,
            overrule: option("--device", isPad ? "iPhone 15" : "iPad Pro 11")))
      }
    }
    assumptions += withoutEffect(settings, isPad: isPad)
    return (settings, assumptions)
  }

  /// The suffixes under which a key counts, weakest first, and the document's name for each.
  private static func places(
    of key: AppKey, isPad: Bool
  ) -> [(suffix: String, name: String)] {
    let plain = (suffix: "", name: key.rawValue)
    let phone = (suffix: "~iphone", name: key.rawValue)
    if case .statusBarHidden = key {
      let pad = (suffix: "~ipad", name: "UIStatusBarHidden~ipad")
      return isPad ? [plain, pad] : [plain, phone, pad]
    }
    return isPad ? [plain, (suffix: "~ipad", name: key.rawValue)] : [plain, phone]
  }

  private func isOfOther(_ entry: Key, _ key: AppKey, isPad: Bool) -> Bool {
    !entry.suffix.isEmpty
      && !Self.places(of: key, isPad: isPad).contains { $0.suffix == entry.suffix }
  }

  private func value(
    of entry: Key, _ key: AppKey, _ expand: (String) -> String?,
    _ assumptions: inout [Assumption]
  ) throws(DocumentError) -> JSON? {
    guard let written = entry.value.text else { return try flag(entry, key) }
    if written.isEmpty { return nil }
    guard written.has("$(") || written.has("${") else {
      return try word(written, entry, key, &assumptions)
    }
    guard let text = expand(written) else {
      assumptions.append(
        Assumption(
          .unresolved, "\(entry.text) is not set",
          why: "its value \(quoted(written)) is a build variable that was not given",
          at: entry.place, overrule: option("--set", "\(entry.text)=\(key.words.last ?? "YES")")))
      return nil
    }
    if text.isEmpty { return nil }
    return try word(text, entry, key, &assumptions)
  }

  private func word(
    _ text: String, _ entry: Key, _ key: AppKey, _ assumptions: inout [Assumption]
  ) throws(DocumentError) -> JSON {
    guard !key.words.isEmpty else {
      switch text.lowercased() {
      case "yes", "true", "1": return true
      case "no", "false", "0": return false
      default: throw wrong(quoted(text), entry, expected: "true, false, YES or NO")
      }
    }
    if key.words.contains(text) { return JSON(text) }
    if let current = key.formerWords[text] {
      assumptions.append(
        Assumption(
          .inferred, "\(entry.text) is \(current)",
          why: "\(text) has been drawn so since iOS 7", at: entry.place))
      return JSON(current)
    }
    throw wrong(
      quoted(text), entry, expected: listed(key.words.map(quoted)),
      suggestion: suggestion(for: text, among: key.words))
  }

  /// A flag that is not a text.
  private func flag(_ entry: Key, _ key: AppKey) throws(DocumentError) -> JSON {
    guard key.words.isEmpty else {
      throw wrong(entry.value.summary, entry, expected: listed(key.words.map(quoted)))
    }
    switch entry.value {
    case .bool(let flag): return JSON(flag)
    case .number(let number) where number == 0 || number == 1: return JSON(number == 1)
    case .number, .text, .data, .date, .list, .dictionary:
      throw wrong(entry.value.summary, entry, expected: "true, false, YES or NO")
    }
  }

  private func wrong(
    _ found: String, _ entry: Key, expected: String, suggestion: String? = nil
  ) -> DocumentError {
    DocumentError(
      file: entry.place.file, position: entry.place.position, keyPath: entry.text, found: found,
      expected: expected, suggestion: suggestion)
  }

  // MARK: Keys that change nothing

  /// Launch keys that count no longer once controllers decide, and the plain key on an iPad.
  private func withoutEffect(_ settings: [Outline.Setting], isPad: Bool) -> [Assumption] {
    func value(_ name: String) -> JSON? {
      guard case .json(let value)? = settings.first(where: { $0.key == name })?.value else {
        return nil
      }
      return value
    }
    var assumptions: [Assumption] = []
    let appDecides = value(AppKey.viewControllerBased.rawValue) == false
    for key in [AppKey.statusBarStyle, .statusBarHidden] {
      guard !appDecides, let set = value(key.rawValue), set != false,
        set != "UIStatusBarStyleDefault"
      else { continue }
      assumptions.append(
        Assumption(
          .withoutEffect, "\(key.rawValue) once the launch is over",
          why: "\(AppKey.viewControllerBased.rawValue) is not NO, so controllers decide",
          at: keys.last { $0.name == key.rawValue }?.place,
          overrule: option("--set", "\(AppKey.viewControllerBased.rawValue)=NO")))
    }
    if isPad, value(AppKey.statusBarHidden.rawValue) == true,
      value("UIStatusBarHidden~ipad") == nil
    {
      assumptions.append(
        Assumption(
          .assumed, "UIStatusBarHidden counts on an iPad",
          why: "Apple's rule where UIStatusBarHidden~ipad is missing; one observer says otherwise",
          at: keys.last { $0.name == AppKey.statusBarHidden.rawValue }?.place,
          overrule: option("--set", "platformFallback=false")))
    }
    return assumptions
  }
}
