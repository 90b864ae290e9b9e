/// A file with all its mutations in it, each behind a switch: one build serves them all
/// (mutant schemata: Untch, Offutt, Harrold 1993).
public struct MutatedFile {
  /// A line that is written, and what the compiler's complaints about it concern.
  public struct Line {
    /// The line itself.
    public let text: String
    /// The number of the mutation that is written there.
    public var mutation: Int?
    /// The line of the source from which it comes.
    public let origin: Int
    /// The first line of its function.
    public let function: Int
  }

  enum Block {
    case type, function, value, control, guardBody, choice, other
  }

  let name: String
  let layout: [Layout.Line]
  /// The lines to write.
  public private(set) var lines: [Line] = []
  /// All mutations, those included that are refused.
  public private(set) var mutations: [Mutation] = []
  private var blocks: [Block] = []
  private var index = 0
  private var function = 0
  private let first: Int
  private let kinds: Set<Mutation.Kind>
  private let refused: Set<Int>

  /// - Parameters:
  ///   - first: the number of the first mutation.
  ///   - kinds: the kinds of mutations that are made.
  ///   - refused: mutations that do not compile.
  public init(
    name: String, text: String, first: Int = 1, kinds: Set<Mutation.Kind>, refused: Set<Int> = []
  ) {
    self.name = name
    self.first = first
    self.kinds = kinds
    self.refused = refused
    layout = Layout(text).lines
    for index in layout.indices {
      self.index = index
      writeLine()
    }
  }

  /// The text to write.
  public var text: String { lines.map(\.text).joined(separator: "\n") }

  // MARK: Lines

  private mutating func writeLine() {
    let text = layout[index].text
    if text.hasPrefix("}") { blocks.removeLast() }
    if text.opensBlock {
      writeOpening(text)
      blocks.append(block(openedBy: text))
      if blocks.last == .function || blocks.last == .value { function = index }
    } else if text.hasPrefix("}") {
      write(text)
    } else if blocks.last == .choice, text.hasSuffix(":") {
      writeLabel()
    } else if blocks.last == .type || blocks.isEmpty {
      writeDeclaration(text)
    } else {
      writeStatement(text)
    }
  }

  private func block(openedBy line: String) -> Block {
    let words = Set(Tokens(line).words)
    if line.hasPrefix("guard ") { return .guardBody }
    if words.contains("switch") { return .choice }
    if ["if ", "} else", "for ", "while ", "do ", "} catch"].contains(where: line.hasPrefix) {
      return .control
    }
    if !words.isDisjoint(with: ["struct", "enum", "extension", "class"]) { return .type }
    let isSingle = layout.indices.contains(index + 2) && layout[index + 2].text == "}"
    let isFunction = !words.isDisjoint(with: ["func", "init", "subscript", "set", "_modify"])
    // A last arrow within parentheses is of an argument.
    let result = line.ranges(of: " -> ").last.map { line[$0.upperBound...] }
    let hasResult = result.map { $0.count { $0 == "(" } == $0.count { $0 == ")" } } ?? false
    if hasResult || words.contains("var") || words.contains("get") {
      return isSingle ? .value : .function
    }
    return isFunction ? .function : .other
  }

  private mutating func write(_ text: String, _ mutation: Int? = nil) {
    lines.append(
      Line(text: text, mutation: mutation, origin: layout[index].number, function: function))
  }

  /// The number of a mutation, unless it does not compile.
  private mutating func add(_ kind: Mutation.Kind, _ text: String, _ instead: String) -> Int? {
    guard kinds.contains(kind) else { return nil }
    let number = first + mutations.count
    let mutation = Mutation(
      number: number, kind: kind, file: name, line: layout[index].number, text: text,
      instead: instead)
    mutations.append(onlyMarksFollow ? mutation.aboutMarks : mutation)
    return refused.contains(number) ? nil : number
  }

  /// Adds the edits that compile, with their numbers.
  private mutating func add(_ edits: [Edit], of text: String) -> [(number: Int, text: String)] {
    edits.compactMap { edit in add(edit.kind, text, edit.text).map { ($0, edit.text) } }
  }

  /// True where the block that opens here, with its `else`, only marks rules as used.
  private var onlyMarksFollow: Bool {
    let text = layout[index].text
    guard text.hasPrefix("if ") || text.hasPrefix("} else if ") else { return false }
    var depth = 0
    for line in layout[index...].dropFirst() {
      if line.text.hasPrefix("}") { depth -= 1 }
      if depth < 0, !line.text.opensBlock { return true }
      if line.text.opensBlock {
        depth += 1
      } else if !line.text.hasPrefix("}"), !line.text.hasPrefix("uses(") {
        return false
      }
    }
    return true
  }

  // MARK: Openings

  private mutating func writeOpening(_ line: String) {
    if line == "} else {", let number = add(.elseless, line, "") {
      return write("} else if !mutant(\(number)) {", number)
    }
    guard let head = Head(line) else { return write(line) }
    for part in head.parts {
      switch part {
      case .text(let text): write(text)
      case .condition(let text, let canHold): writeCondition(text, canHold: canHold)
      case .value(let text): writeValue(text)
      }
    }
  }

  private mutating func writeCondition(_ text: String, canHold: Bool) {
    // It would be in a closure of its own, where an outer one's arguments have no names.
    if text.prefix(while: { $0 != "{" }).contains("$") { return write(text) }
    write(
      Tokens(text).words.contains("try")
        ? "(try { () throws(Refusal) -> Bool in" : "({ () -> Bool in")
    for (number, text) in add(Edit.all(ofCondition: text, canHold: canHold), of: text) {
      write("if mutant(\(number)) { return \(text) }", number)
    }
    write("return \(text)")
    write("}())")
  }

  private mutating func writeValue(_ text: String) {
    for (number, text) in add(Edit.all(of: text), of: text) {
      write("mutant(\(number)) ? (\(text)) :", number)
    }
    write("(\(text))")
  }

  // MARK: Cases

  /// Writes, before a case, those of its patterns for which it does what a neighbor does.
  private mutating func writeLabel() {
    let start = index
    let label = layout[start].text
    let end = clauseEnd(after: start)
    let body = layout[start + 1..<end].map(\.text)
    var others: [(label: String, body: [String])] = []
    if layout[end].text != "}" {
      let text = layout[end + 1..<clauseEnd(after: end)].map(\.text)
      others.append((layout[end].text, text))
    }
    if let previous = previousLabel(before: start) {
      others.append((layout[previous].text, layout[previous + 1..<start].map(\.text)))
    }
    for other in others where other.body != body {
      for pattern in patterns(of: label) {
        guard let number = add(.adopted, "case \(pattern)", other.label) else { continue }
        let join = pattern.contains(" where ") ? "&&" : "where"
        write("case \(pattern) \(join) mutant(\(number)):", number)
        for text in other.body { write(text, number) }
      }
    }
    write(label)
  }

  private func patterns(of label: String) -> [String] {
    if label == "default:" { return ["_"] }
    let tokens = Tokens(String(label.dropFirst(5).dropLast()))
    return tokens.parts(within: 0..<tokens.count).map { tokens.text($0) }
  }

  /// The next label of the same switch, or its closing.
  private func clauseEnd(after start: Int) -> Int {
    var depth = 0
    for next in start + 1..<layout.count {
      let text = layout[next].text
      if text.hasPrefix("}") { depth -= 1 }
      if depth < 0 || depth == 0 && isLabel(text) { return next }
      if text.opensBlock { depth += 1 }
    }
    return layout.count
  }

  private func previousLabel(before start: Int) -> Int? {
    var depth = 0
    for next in (0..<start).reversed() {
      let text = layout[next].text
      if text.opensBlock { depth -= 1 }
      if depth < 0 { return nil }
      if depth == 0, isLabel(text) { return next }
      if text.hasPrefix("}") { depth += 1 }
    }
    return nil
  }

  private func isLabel(_ text: String) -> Bool {
    text.hasSuffix(":") && (text.hasPrefix("case ") || text == "default:")
  }

  // MARK: Statements

  private mutating func writeDeclaration(_ text: String) {
    guard let match = text.wholeMatch(of: /(.*\b(?:let|var) [^=]* = )(.*)/) else {
      return write(text)
    }
    writeChain(add(Edit.all(of: String(match.2)), of: text), lead: String(match.1), String(match.2))
  }

  private mutating func writeStatement(_ text: String) {
    let word = String(text.prefix { $0.isLetter })
    if ["counters", "get", "precondition", "uses"].contains(word) { return write(text) }
    if ["let", "var"].contains(word) { return writeDeclaration(text) }
    if ["return", "throw", "continue", "break"].contains(word) { return writeExit(text) }
    if blocks.last == .value, !isDroppable(at: index) || lines.last?.text.contains("->") == true {
      return writeExit("return " + text)
    }
    let swapsNext = isDroppable(at: index) && isDroppable(at: index + 1)
    if swapsNext, let number = add(.swapped, text, layout[index + 1].text) {
      write("if mutant(\(number)) { \(layout[index + 1].text) }", number)
      writeOnce(text)
      pendingSwap = number
    } else {
      writeOnce(text)
      pendingSwap = nil
    }
  }

  /// The number of the mutation by which this statement was done already.
  private var pendingSwap: Int?

  private mutating func writeOnce(_ text: String) {
    var edits = Edit.all(of: text)
    if isDroppable(at: index) { edits.insert(Edit(kind: .dropped, text: ""), at: 0) }
    let before = index > 0 && isDroppable(at: index - 1) ? pendingSwap : nil
    if let before { write("if !mutant(\(before)) {", before) }
    writeChain(add(edits, of: text), lead: "", text)
    if before != nil { write("}") }
  }

  private mutating func writeChain(
    _ edits: [(number: Int, text: String)], lead: String, _ text: String
  ) {
    guard !edits.isEmpty else { return write(lead + text) }
    write(lead)
    for (number, text) in edits { write("if mutant(\(number)) { \(text) } else", number) }
    write("{ \(text) }")
  }

  private mutating func writeExit(_ text: String) {
    let value = text.hasPrefix("return ") ? String(text.dropFirst(7)) : nil
    let edits = value.map { isTruth($0) ? Edit.all(ofCondition: $0) : Edit.all(of: $0) }?
      .map { Edit(kind: $0.kind, text: "return \($0.text)") }
    for (number, text) in add(edits ?? Edit.all(of: text), of: text) {
      write("if mutant(\(number)) { \(text) }", number)
    }
    let isLast = layout[index + 1].text == "}" && blocks.dropLast().last == .type
    let isBody =
      blocks.last == .guardBody || blocks.last == .value || isLabel(layout[index - 1].text)
    if !isLast, !isBody, let number = add(.stayed, text, "") {
      write("if !mutant(\(number)) { \(text) }", number)
    } else {
      write(text)
    }
  }

  /// Returns true if a value looks like one that holds or does not.
  private func isTruth(_ text: String) -> Bool {
    text.firstMatch(of: /[=!<>]= |&&|\|\||contains|\.exists|\bis[A-Z]|\bhas[A-Z]|isEmpty/) != nil
  }

  /// A call or an assignment.
  private func isDroppable(at index: Int) -> Bool {
    guard layout.indices.contains(index) else { return false }
    let text = layout[index].text
    if text.opensBlock || text.hasPrefix("}") || isLabel(text) { return false }
    return Tokens(text).isCallOrAssignment
  }
}

extension Tokens {
  fileprivate var isCallOrAssignment: Bool {
    if Tokens.others.contains(words[0]) { return false }
    let signs = words.indices.filter { isBinary($0) && words[$0].first?.isLetter == false }
      .filter { operand(before: $0).lowerBound == 0 }.map { words[$0] }
    if let sign = signs.first { return ["=", "+=", "-=", "|=", "&=", "^="].contains(sign) }
    return words[0].first?.isLetter == true && [")", "}"].contains(words[count - 1])
  }

  /// Statements that are none, and the counters, by which work is judged.
  private static let others: Set = [
    "let", "var", "return", "throw", "continue", "break", "yield", "case", "static", "func",
    "counters", "uses",
  ]
}
