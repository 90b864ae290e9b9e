import StatusQuoScenarioFiles

/// The settings of an `.xcconfig` file and of the files it includes.
struct XCConfig {
  /// The settings in the order of the lines: later ones win.
  private(set) var settings: [BuildSetting] = []
  private(set) var assumptions: [Assumption] = []
  private let include: @Sendable (_ path: String, _ file: String) -> InputFile?
  private var includeCount = 0
  /// The files that are being read, to notice one that includes itself.
  private var open: Set<String> = []

  /// - Parameter include: reads a file that another one includes, by the path that is written; nil
  ///   where it is not to be read.
  init(
    _ file: InputFile,
    include: @escaping @Sendable (_ path: String, _ file: String) -> InputFile?
  ) throws(DocumentError) {
    self.include = include
    try read(file)
  }

  private mutating func read(_ file: InputFile) throws(DocumentError) {
    open.insert(file.name)
    var lines = XCConfigLines(cursor: Cursor(try Source(file)))
    while let line = try lines.next() {
      switch line {
      case .setting(let setting):
        try InputLimits.check(
          settings.count, below: InputLimits.values, found: "one more setting", at: setting.place)
        settings.append(setting)
      case .include(let path, let isOptional, let place):
        try include(path, isOptional, place, from: file)
      }
    }
    open.remove(file.name)
  }

  private mutating func include(
    _ path: String, _ isOptional: Bool, _ place: SourcePlace, from file: InputFile
  ) throws(DocumentError) {
    try InputLimits.check(
      includeCount, below: InputLimits.includes, found: "one more file", " included files",
      at: place)
    includeCount += 1
    let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    guard isInside, let included = include(path, file.name) else {
      if isInside, isOptional { return }
      return assumptions.add(
        .unresolved, "\(printable(path)) says nothing about appearance",
        why: isInside ? "it is included and was not found" : "only files below the folder are read",
        at: place, overrule: option("--build-settings", printable(path)))
    }
    guard !open.contains(included.name) else {
      throw place.error(
        found: "\(quoted(path)), which includes this file", expected: "no cycle of files")
    }
    try read(included)
  }
}

/// Reads the lines of an `.xcconfig` file.
private struct XCConfigLines {
  enum Line {
    case setting(BuildSetting)
    case include(String, isOptional: Bool, SourcePlace)
  }

  var cursor: Cursor

  /// The next line that says something.
  mutating func next() throws(DocumentError) -> Line? {
    repeat { cursor.skip(while: isSpaceOrBreak) } while skipComment()
    if cursor.isAtEnd { return nil }
    return try cursor.byte == "#" ? directive() : setting()
  }

  private mutating func skipComment() -> Bool {
    guard cursor.has("//") else { return false }
    skipLine()
    return true
  }

  private mutating func skipLine() { cursor.skip { !isLineBreak($0) } }

  private mutating func directive() throws(DocumentError) -> Line {
    let start = cursor.offset
    cursor.offset += 1
    cursor.skip(while: isSpace)
    guard cursor.skip("include") else {
      throw cursor.source.error(
        at: start, found: "#\(cursor.text(while: isLetter))", expected: "#include or #include?")
    }
    let isOptional = cursor.skip("?")
    cursor.skip(while: isSpace)
    let open = cursor.offset
    try cursor.expect("\"", "a file name in double quotes")
    let path = cursor.text { $0 != "\"" && !isLineBreak($0) }
    guard cursor.skip("\"") else {
      throw cursor.unended("a file name", at: open, expected: "its closing quote")
    }
    skipLine()
    return .include(path, isOptional: isOptional, cursor.source.place(of: start))
  }

  private mutating func setting() throws(DocumentError) -> Line {
    let start = cursor.offset
    cursor.skip(while: isWord)
    guard cursor.offset > start, !isDigit(cursor.source[start]) else {
      throw cursor.source.error(at: start, expected: "the name of a setting, #include or //")
    }
    cursor.skip(while: isSpace)
    while cursor.byte == "[" {
      let open = cursor.offset
      let condition = cursor.text { $0 != "]" && !isLineBreak($0) }
      guard cursor.skip("]"), condition.utf8.contains(UInt8(ascii: "=")) else {
        throw cursor.source.error(
          at: open, found: "a condition without = or ]", expected: "one such as [sdk=iphoneos*]")
      }
      cursor.skip(while: isSpace)
    }
    let key = cursor.source.text(start..<cursor.offset)
    try cursor.expect("=", "= and the value of \(quoted(key.prefix(40)))")
    return .setting(BuildSetting(key: key, value: value(), place: cursor.source.place(of: start)))
  }

  /// The rest of the line without comment, semicolon and spaces; a backslash at the end of a line
  /// joins the next one.
  private mutating func value() -> String {
    var parts: [String] = []
    var isContinued = true
    while isContinued {
      let start = cursor.offset
      while !cursor.isAtEnd, !isLineBreak(cursor.byte), !cursor.has("//") { cursor.offset += 1 }
      var text = trimmed(cursor.source.text(start..<cursor.offset)[...])
      skipLine()
      if text.last == ";" { text = trimmed(text.dropLast()) }
      isContinued = text.last == "\\" && !cursor.isAtEnd
      if text.last == "\\" { text.removeLast() }
      if isContinued { _ = cursor.skip("\r\n") || cursor.skip("\n") || cursor.skip("\r") }
      parts.append(unquoted(text))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }

  /// Xcode keeps quotes; for the values read here they mean nothing.
  private func unquoted(_ text: Substring) -> String {
    guard text.utf8.count >= 2, let quote = text.first, quote == "\"" || quote == "'",
      text.last == quote
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }
}
