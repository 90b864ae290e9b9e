import StatusQuoAppearanceModel

/// One line of build settings: `NAME[sdk=iphoneos*] = value`.
struct BuildSetting: Sendable {
  let name: String
  let conditions: [Condition]
  let value: String
  let place: SourcePlace

  struct Condition: Hashable, Sendable {
    let name: String
    let pattern: String
  }

  /// A setting whose key may carry conditions in brackets.
  init(key: String, value: String, place: SourcePlace) {
    let parts = key.split(separator: "[", omittingEmptySubsequences: false)
    name = parts[0].filter { !$0.isWhitespace }
    conditions = parts.dropFirst().map { part in
      let sides = part.prefix { $0 != "]" }.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Condition(
        name: String(sides.first ?? ""), pattern: String(sides.count > 1 ? sides[1] : ""))
    }
    self.value = value
    self.place = place
  }

  /// The key as it is written, with its conditions.
  var key: String {
    name + conditions.map { "[\($0.name)=\($0.pattern)]" }.joined()
  }
}

/// The build settings that hold for one target in one configuration, built for a device.
struct BuildSettings: Sendable {
  /// The settings of each level, the lowest first: a level wins over those before it, and within a
  /// level the last line wins.
  private(set) var levels: [[String: [BuildSetting]]]
  private let configuration: String?
  private let builtin: [String: String]
  private static let depthLimit = 32
  /// Variables that are replaced in one value: some that are empty can stand in each other without
  /// making it longer.
  private static let replacementLimit = 1_000

  /// - Parameter levels: the lowest first.
  init(levels: [[BuildSetting]], target: String?, configuration: String?) {
    self.levels = levels.map { Dictionary(grouping: $0, by: { $0.name }) }
    self.configuration = configuration
    builtin = ["TARGET_NAME": target, "CONFIGURATION": configuration].compactMapValues { $0 }
  }

  /// A setting with its variables replaced.
  struct Value {
    /// nil where a variable has no value.
    let text: String?
    let written: String
    let place: SourcePlace
  }

  /// The value of a setting; nil where it is not set.
  func value(of name: String) -> Value? {
    guard let (setting, level) = assignment(of: name, below: levels.count) else { return nil }
    var budget = Self.replacementLimit
    let text = expanded(setting.value, of: name, below: level, depth: 0, &budget)
    return Value(text: text, written: setting.value, place: setting.place)
  }

  /// A text with all variables in it replaced; nil where one has no value.
  func expanded(_ text: String) -> String? {
    var budget = Self.replacementLimit
    return expanded(text, of: "", below: levels.count, depth: 0, &budget)
  }

  /// The lines of a setting that don't hold, as they are for another SDK or configuration.
  func otherAssignments(of name: String) -> [BuildSetting] {
    levels.flatMap { $0[name, default: []] }.filter { !isMet($0) }
  }

  /// The names of all settings that begin with `prefix`, sorted.
  func names(withPrefix prefix: String) -> [String] {
    Set(levels.flatMap { $0.keys }.filter { $0.hasPrefix(prefix) }).sorted()
  }

  /// The line that counts, and its level.
  private func assignment(
    of name: String, below level: Int
  ) -> (setting: BuildSetting, level: Int)? {
    for index in (0..<level).reversed() {
      let lines = levels[index][name, default: []].filter(isMet)
      // A condition that is met says more than none.
      if let line = lines.last(where: { !$0.conditions.isEmpty }) ?? lines.last {
        return (line, index)
      }
    }
    return nil
  }

  private func isMet(_ setting: BuildSetting) -> Bool {
    setting.conditions.allSatisfy { condition in
      switch condition.name {
      case "sdk":
        matches("iphoneos18.0", condition.pattern) || matches("iphoneos", condition.pattern)
      case "arch": matches("arm64", condition.pattern)
      case "variant": matches("normal", condition.pattern)
      case "config": configuration.map { matches($0, condition.pattern) } ?? false
      default: false
      }
    }
  }
}

// MARK: Variables

extension BuildSettings {
  /// Replaces `$(NAME)`, `${NAME}` and `$(inherited)`.
  ///
  /// - Parameter level: the level whose line the text is: `$(inherited)` is what is below.
  private func expanded(
    _ text: String, of name: String, below level: Int, depth: Int, _ budget: inout Int
  ) -> String? {
    guard depth < Self.depthLimit else { return nil }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{" else {
        result += "$"
        continue
      }
      // What is never closed is text, all of it: it is not searched again.
      guard let close = rest.firstIndex(of: open == "(" ? ")" : "}") else {
        return result + "$" + rest
      }
      let variable = rest[..<close].dropFirst()
      rest = rest[close...].dropFirst()
      budget -= 1
      guard budget > 0,
        let value = self.variable(variable, of: name, below: level, depth: depth, &budget)
      else { return nil }
      result += value
      guard result.utf8.count <= InputLimits.settingValue else { return nil }
    }
    return result + rest
  }

  private func variable(
    _ text: Substring, of name: String, below level: Int, depth: Int, _ budget: inout Int
  ) -> String? {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard let variable = parts.first else { return nil }
    if variable == "inherited" || variable == name {
      guard let (setting, below) = assignment(of: name, below: level) else { return "" }
      return expanded(setting.value, of: name, below: below, depth: depth + 1, &budget)
    }
    if let value = builtin[String(variable)] { return value }
    if let (setting, below) = assignment(of: String(variable), below: levels.count) {
      return expanded(setting.value, of: String(variable), below: below, depth: depth + 1, &budget)
    }
    let standard = "default="
    guard parts.count > 1, parts[1].hasPrefix(standard) else { return nil }
    return String(parts[1].dropFirst(standard.count))
  }
}

/// Returns true if a text fits a pattern in which `*` stands for any characters.
func matches(_ text: String, _ pattern: String) -> Bool {
  let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
  guard let first = parts.first, let last = parts.dropFirst().last else { return text == pattern }
  guard text.hasPrefix(first), text.utf8.count >= first.utf8.count + last.utf8.count,
    text.hasSuffix(last)
  else { return false }
  // What stands between two stars is looked for from left to right.
  var rest = Array(text.utf8)[first.utf8.count..<text.utf8.count - last.utf8.count]
  for part in parts.dropFirst().dropLast() where !part.isEmpty {
    guard let start = rest.indices.first(where: { rest[$0...].starts(with: part.utf8) }) else {
      return false
    }
    rest = rest[start...].dropFirst(part.utf8.count)
  }
  return true
}
