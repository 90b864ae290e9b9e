import StatusQuoReading

/// The subject of a line of a pasted text, by what is in it.
enum PastedLine {
  /// Nothing but signs and spaces.
  case empty
  /// Typed at a prompt.
  case command
  case probe, propertyList, setting, code
  /// Lines of a hierarchy, and of what none of these are.
  case other
}

extension Source {
  /// The sort of a line that stands in no code.
  ///
  /// - Parameter left: the number of names that may still be compared with keys.
  func pastedLine(_ line: Range<Int>, _ left: inout Int) -> PastedLine {
    let start = skippingSpace(line.lowerBound)
    guard start < line.upperBound, line.contains(where: { isWordOrWide(self[$0]) }) else {
      return .empty
    }
    let text = start..<line.upperBound
    if has("statusquo1 ", at: start) || contains("statusquo1 ", in: text) { return .probe }
    if isCommand(text) { return .command }
    if isPropertyListLine(text, &left) { return .propertyList }
    if isSetting(text) { return .setting }
    return isCode(text) ? .code : .other
  }

  private func isWordOrWide(_ byte: UInt8) -> Bool { isWord(byte) || byte >= 0x80 }

  private func begins(_ line: Range<Int>, with words: [StaticString]) -> Bool {
    words.contains { has($0, at: line.lowerBound) }
  }

  private func isCommand(_ line: Range<Int>) -> Bool {
    begins(line, with: Beginnings.commands)
  }

  /// Tags of a property list, and keys with their values on one line.
  private func isPropertyListLine(_ line: Range<Int>, _ left: inout Int) -> Bool {
    if contains("<key>", in: line) || contains("&lt;key&gt;", in: line) { return true }
    if self[line.lowerBound] == "<", begins(line, with: Beginnings.tags) { return true }
    var start = line.lowerBound
    while start < line.upperBound, isOne(of: "\"'`-*| \t", self[start]) { start += 1 }
    return AppKeyRow(self, at: start, &left) != nil
  }

  /// `NAME = value`, and the lines of a project around such ones.
  private func isSetting(_ line: Range<Int>) -> Bool {
    var next = line.lowerBound
    if self[next] == "\"" { next += 1 }
    let start = next
    while next < line.upperBound, isWord(self[next]) { next += 1 }
    let name = bytes[start..<next]
    func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
    let isPlain = name.count > 2 && name.allSatisfy(isCapital) && has(" = ", at: next)
    guard isPlain || name.contains(UInt8(ascii: "_")) && name.prefix(2).allSatisfy(isCapital)
    else {
      return begins(line, with: Beginnings.settings)
    }
    return contains("=", in: next..<line.upperBound)
  }

  private func isCode(_ line: Range<Int>) -> Bool {
    // A comment, unless a hierarchy is in it.
    if begins(line, with: Beginnings.comments) { return !contains("<", in: line) }
    var next = line.lowerBound
    for _ in 0..<6 {
      if self[next] == "@" { next += 1 }
      let start = next
      while next < line.upperBound, isWord(self[next]) { next += 1 }
      let word = text(start..<min(next, start + 24))
      switch word {
      case "class", "extension", "struct", "enum", "protocol", "actor", "func", "var", "let",
        "import", "override", "implementation", "interface", "end", "property", "return",
        "synthesize":
        return self[next] == " " || word == "end"
      case "public", "open", "internal", "private", "fileprivate", "final", "objc", "MainActor",
        "static", "weak", "lazy", "nonisolated", "IBOutlet", "IBAction", "objcMembers":
        next = min(skippingSpace(next), line.upperBound)
      default:
        return begins(line, with: Beginnings.code)
      }
    }
    return false
  }
}

/// The beginnings of lines of a sort. Each list is made once: there may be many lines.
private enum Beginnings {
  static let commands: [StaticString] = [
    "(lldb)", "cy# ", "$ ", "% ", "po ", "p [", "expr ", "expression ", "e -", "pvc", "❯ ", "➜ ",
    "Printing description of ",
  ]
  static let tags: [StaticString] = [
    "<string>", "<string/>", "<true/>", "<true />", "<false/>", "<false />", "<integer>", "<real>",
    "<date>", "<dict>", "<dict/>", "</dict>", "<array>", "<array/>", "</array>", "<plist",
    "</plist>", "<!DOCTYPE plist", "<?xml ",
  ]
  static let settings: [StaticString] = [
    "buildSettings = {", "isa = ", "baseConfigurationReference = ", "Build settings for action ",
  ]
  static let comments: [StaticString] = ["//", "/*"]
  static let code: [StaticString] = [
    "- (", "+ (", "-(", "+(", "#import", "#pragma", "#include",
  ]
}
