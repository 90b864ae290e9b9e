/// A file with all its mutations in it, each behind a switch: one build serves them all
/// (mutant schemata: Untch, Offutt, Harrold 1993). Lines keep their numbers.
struct MutatedFile {
  let name: String
  private let lines: [String]

  init(name: String, text: String) {
    self.name = name
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text with its mutations but those on lines that do not compile.
  func text(without refused: Set<Int>, _ mutations: inout [Mutation]) -> String {
    var mutated = lines
    var index = 0
    func add(_ kind: Mutation.Kind, _ text: String) -> Int {
      let number = mutations.count + 1
      mutations.append(
        Mutation(number: number, kind: kind, file: name, line: index + 1, text: text))
      return number
    }
    func statement(at index: Int) -> Statement? {
      guard lines.indices.contains(index), !refused.contains(index + 1), !isValue(index),
        !lines[start(ofFunctionAt: index)].contains("init(")
      else { return nil }
      return Statement(
        lines[index], before: index > 0 ? lines[index - 1] : "",
        after: index + 1 < lines.count ? lines[index + 1] : "")
    }
    func droppable(_ statement: Statement) -> String {
      "if !mutant(\(add(.dropped, statement.text))) { \(statement.text) }"
    }
    while index < lines.count {
      defer { index += 1 }
      if refused.contains(index + 1) { continue }
      if let first = statement(at: index) {
        let one = droppable(first)
        if let second = statement(at: index + 1), second.lead == first.lead,
          !first.lead.contains("case ")
        {
          let number = add(.swapped, first.text + " | " + second.text)
          index += 1
          let other = droppable(second)
          mutated[index - 1] =
            first.lead + "if mutant(\(number)) { \(other); \(one) } else { \(one); \(other) }"
          mutated[index] = ""
        } else {
          mutated[index] = first.lead + one
        }
      } else if let condition = Condition(lines[index]) {
        let parts = condition.parts.map { part in
          Condition.isNegatable(part) ? "(\(part)) != mutant(\(add(.negated, part)))" : part
        }
        mutated[index] = condition.lead + parts.joined(separator: ", ") + condition.trail
      }
    }
    return mutated.joined(separator: "\n")
  }

  /// The lines to leave alone when the compiler complains about a line: that one when it was
  /// mutated, else all of its function up to there.
  func linesToRefuse(for line: Int, refused: Set<Int>) -> Set<Int> {
    let isMutated =
      !refused.contains(line)
      && (Condition(lines[line - 1]) != nil
        || Statement(lines[line - 1], before: "{", after: "}") != nil)
    return isMutated ? [line] : Set(start(ofFunctionAt: line - 1) + 1...line)
  }

  /// Whether a line is the only one of a function, and so what it returns.
  private func isValue(_ index: Int) -> Bool {
    index > 0 && lines[index - 1].contains(" -> ") && lines[index - 1].hasSuffix("{")
      && index + 1 < lines.count && lines[index + 1].trimmed == "}"
  }

  private func start(ofFunctionAt index: Int) -> Int {
    lines[...index].lastIndex { line in
      line.hasSuffix("{") && line.prefix(4).contains { $0 != " " && $0 != "}" }
    } ?? 0
  }
}
