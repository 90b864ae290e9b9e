import StatusQuoScenarioFiles

/// The settings of an `.xcconfig` file and of the files it includes.
struct XCConfig {
  /// In the order of the lines: what comes later wins.
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
    let source = try Source(file)
    open.insert(file.name)
    var lines = XCConfigLines(source)
    while let line = try lines.next() {
      switch line {
      case .setting(let setting):
        guard settings.count < InputLimits.values else {
          throw DocumentError(
            file: file.name, position: setting.place.position, found: "one more setting",
            expected: "at most \(InputLimits.values)")
        }
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
    func error(_ found: String, _ expected: String) -> DocumentError {
      DocumentError(file: file.name, position: place.position, found: found, expected: expected)
    }
    includeCount += 1
    guard includeCount <= InputLimits.includes else {
      throw error("one more file", "at most \(InputLimits.includes) included files")
    }
    let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    guard isInside, let included = include(path, file.name) else {
      if !isOptional || !isInside {
        assumptions.append(
          Assumption(
            .unresolved, "\(printable(path)) says nothing about appearance",
            why: isInside
              ? "it is included and was not found" : "only files below the folder are read",
            at: place, overrule: option("--build-settings", printable(path))))
      }
      return
    }
    guard !open.contains(included.name) else {
      throw error("\(quoted(path)), which includes this file", "no cycle of files")
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

  private let source: Source
  private var offset: Int

  init(_ source: Source) {
    self.source = source
    offset = source.start
  }

  /// The next line that says something.
  mutating func next() throws(DocumentError) -> Line? {
    while offset < source.end {
      if isSpaceOrBreak(source[offset]) {
        offset += 1
      } else if source.has("//", at: offset) {
        skipLine()
      } else if source[offset] == UInt8(ascii: "#") {
        return try directive()
      } else {
        return try setting()
      }
    }
    return nil
  }

  private mutating func skipLine() {
    while offset < source.end, !isLineBreak(source[offset]) { offset += 1 }
  }

  private mutating func skipSpace() {
    while isSpace(source[offset]) { offset += 1 }
  }

  private mutating func directive() throws(DocumentError) -> Line {
    let start = offset
    offset += 1
    skipSpace()
    guard source.has("include", at: offset) else {
      throw source.error(
        at: start, found: "#\(source.text(offset..<source.endOfLetters(from: offset)))",
        expected: "#include or #include?")
    }
    offset += 7
    let isOptional = source[offset] == UInt8(ascii: "?")
    if isOptional { offset += 1 }
    skipSpace()
    guard source[offset] == UInt8(ascii: "\"") else {
      throw source.error(at: offset, expected: "a file name in double quotes")
    }
    let open = offset
    offset += 1
    while offset < source.end, source[offset] != UInt8(ascii: "\""), !isLineBreak(source[offset]) {
      offset += 1
    }
    guard source[offset] == UInt8(ascii: "\"") else {
      throw source.error(
        at: open, found: "a file name that does not end", expected: "its closing quote")
    }
    let path = source.text(open + 1..<offset)
    skipLine()
    return .include(path, isOptional: isOptional, source.place(of: start))
  }

  private mutating func setting() throws(DocumentError) -> Line {
    let start = offset
    while isLetter(source[offset]) || isDigit(source[offset])
      || source[offset] == UInt8(ascii: "_")
    { offset += 1 }
    guard offset > start, !isDigit(source[start]) else {
      throw source.error(at: start, expected: "the name of a setting, #include or //")
    }
    skipSpace()
    while source[offset] == UInt8(ascii: "[") {
      let open = offset
      while offset < source.end, source[offset] != UInt8(ascii: "]"),
        !isLineBreak(source[offset])
      { offset += 1 }
      guard source[offset] == UInt8(ascii: "]"), source.text(open..<offset).contains("=") else {
        throw source.error(
          at: open, found: "a condition without = or ]", expected: "one such as [sdk=iphoneos*]")
      }
      offset += 1
      skipSpace()
    }
    let key = source.text(start..<offset)
    guard source[offset] == UInt8(ascii: "=") else {
      throw source.error(at: offset, expected: "= and the value of \(quoted(key.prefix(40)))")
    }
    offset += 1
    return .setting(BuildSetting(key: key, value: value(), place: source.place(of: start)))
  }

  /// The rest of the line without comment, semicolon and spaces; a backslash at the end of a line
  /// joins the next one.
  private mutating func value() -> String {
    var parts: [String] = []
    while true {
      skipSpace()
      let start = offset
      while offset < source.end, !isLineBreak(source[offset]), !source.has("//", at: offset) {
        offset += 1
      }
      var end = offset
      skipLine()
      func trim() { while end > start, isSpace(source[end - 1]) { end -= 1 } }
      trim()
      if end > start, source[end - 1] == UInt8(ascii: ";") {
        end -= 1
        trim()
      }
      let isContinued = end > start && source[end - 1] == UInt8(ascii: "\\")
      if isContinued { end -= 1 }
      parts.append(unquoted(source.text(start..<end)))
      guard isContinued, offset < source.end else { break }
      offset += source.has("\r\n", at: offset) ? 2 : 1
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Xcode keeps quotes; for the values read here they mean nothing.
  private func unquoted(_ text: String) -> String {
    guard text.utf8.count >= 2, let quote = text.first, quote == "\"" || quote == "'",
      text.last == quote
    else { return text }
    return String(text.dropFirst().dropLast())
  }
}
