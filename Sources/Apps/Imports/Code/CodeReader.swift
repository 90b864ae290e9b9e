import StatusQuoCatalog
import StatusQuoReading

/// Finds classes of controllers in Swift or Objective-C, and the getters that they override. Nothing else in the
/// code is read.
struct CodeReader {
  private(set) var classes: [CodeClass] = []
  /// Where the first code stands that is in no class.
  private(set) var firstLoose: SourcePlace?
  /// The place of each class by its name.
  private var places: [String: Int] = [:]
  private let source: Source
  private let tokens: [CodeToken]
  private var next = 0
  /// The class around `next`, and the number of braces around its members; 0 in Objective-C.
  private var scopes: [(place: Int, depth: Int)] = []
  private var depth = 0

  init(_ source: Source) {
    self.source = source
    tokens = source.codeTokens()
    while next < tokens.count { readNext() }
  }

  private func text(_ place: Int) -> String { place < tokens.count ? tokens[place].text : "" }

  private mutating func readNext() {
    switch text(next) {
    case "{":
      depth += 1
      next += 1
    case "}":
      depth = max(0, depth - 1)
      if let last = scopes.last, last.depth > depth { scopes.removeLast() }
      next += 1
    case "@" where text(next + 1) == "implementation":
      begin(named: text(next + 2), base: nil, depth: 0, isExtension: text(next + 3) == "(")
      next += text(next + 3) == "(" ? 6 : 3
    case "@" where text(next + 1) == "interface":
      let isDerived = text(next + 3) == ":"
      begin(
        named: text(next + 2), base: isDerived ? text(next + 4) : nil, depth: 0,
        isExtension: text(next + 3) == "(")
      next += isDerived ? 5 : 3
    case "@" where text(next + 1) == "end":
      scopes = []
      next += 2
    case "class" where isDeclaration, "extension" where isDeclaration: readDeclaration()
    default:
      if !readGetter() {
        note()
        next += 1
      }
    }
  }

  /// True for `class Home`, false for `class var`, `class func`.
  private var isDeclaration: Bool {
    let name = text(next + 1)
    return name.first.map { $0.isLetter || $0 == "_" } ?? false
      && !["var", "func", "let", "override", "final"].contains(name)
  }

  private mutating func readDeclaration() {
    let start = next
    next += 1
    var name = text(next)
    next += 1
    while text(next) == ".", next + 1 < tokens.count {
      name = text(next + 1)
      next += 2
    }
    var base: String?
    // What a class is generic over has a colon of its own.
    var brackets = 0
    while next < tokens.count, text(next) != "{" {
      if text(next) == "<" { brackets += 1 }
      if text(next) == ">" { brackets = max(0, brackets - 1) }
      if text(next) == ":", base == nil, brackets == 0 { base = text(next + 1) }
      // A declaration without a body is a sentence that begins with the word.
      if next - start > 60 || text(next) == "}" { return }
      next += 1
    }
    guard next < tokens.count else { return }
    next += 1
    depth += 1
    begin(named: name, base: base, depth: depth, isExtension: text(start) == "extension")
  }

  private mutating func begin(
    named name: String, base: String?, depth: Int, isExtension: Bool = false
  ) {
    let place = source.place(of: tokens[min(next, tokens.count - 1)].range.lowerBound)
    if let known = places[name] {
      classes[known].base = classes[known].base ?? base
      classes[known].isExtension = classes[known].isExtension && isExtension
      scopes.append((known, depth))
    } else {
      places[name] = classes.count
      classes.append(CodeClass(name: name, base: base, isExtension: isExtension, place: place))
      scopes.append((classes.count - 1, depth))
    }
  }

  /// Reads `var preferredStatusBarStyle: UIStatusBarStyle { … }`, `func preferredStatusBarStyle() { … }` as it was
  /// before Swift 3, or `- (UIStatusBarStyle)preferredStatusBarStyle { … }`.
  private mutating func readGetter() -> Bool {
    guard let getter = CodeClass.getters[text(next)], next > 0,
      ["var", "func", ")"].contains(text(next - 1))
    else { return false }
    let name = tokens[next]
    var open = next + 1
    while open < tokens.count, open - next < 8, text(open) != "{", text(open) != ";" { open += 1 }
    guard text(open) == "{" else { return false }
    var level = 1
    var close = open + 1
    while close < tokens.count {
      if text(close) == "{" { level += 1 }
      if text(close) == "}" { level -= 1 }
      if level == 0 { break }
      close += 1
    }
    let body = close < tokens.count ? Array(tokens[open + 1..<min(close, open + 14)]) : []
    let isShort = close - open < 14
    let found = CodeClass.Getter(
      property: getter, value: isShort ? getter.constant(body) : nil,
      place: source.place(of: name.range.lowerBound))
    if scopes.isEmpty { begin(named: "", base: nil, depth: .max) }
    if let scope = scopes.last { classes[scope.place].getters.append(found) }
    if scopes.last?.depth == .max { scopes.removeLast() }
    next = min(close + 1, tokens.count)
    return true
  }

  /// The words and signs around the names of getters.
  private static let wordsOfGetters: Set = [
    "override", "open", "public", "internal", "var", "final", "@", "objc", "MainActor",
    "nonisolated", "dynamic", "-", "(", ")", "UIStatusBarStyle", "BOOL", "UIViewController", "*",
    "UIStatusBarAnimation", "UIRectEdge", "nullable", "instancetype", "private", "fileprivate",
  ]

  /// Notes that a class has something else than getters and the words before them, or that code is in no class.
  private mutating func note() {
    let isImport = text(next) == "import" || next > 0 && text(next - 1) == "import"
    if isImport || text(next) == "#" { return }
    if Self.wordsOfGetters.contains(text(next)) { return }
    if text(next) == "func", CodeClass.getters[text(next + 1)] != nil { return }
    if let scope = scopes.last {
      classes[scope.place].hasMore = true
    } else if firstLoose == nil {
      firstLoose = source.place(of: tokens[next].range.lowerBound)
    }
  }
}
