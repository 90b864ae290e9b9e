/// A text as it would be with one small mistake in it.
struct Edit: Hashable {
  let kind: Mutation.Kind
  let text: String

  /// All of them for an expression or a statement.
  static func all(of text: String) -> [Edit] {
    let tokens = Tokens(text)
    var edits: [Edit] = []
    for index in tokens.words.indices { edits += tokens.edits(at: index) }
    var seen: Set = [text]
    return edits.filter { seen.insert($0.text).inserted }
  }

  /// The edits of a condition: also its opposite, and conditions that always or never hold.
  static func all(ofCondition text: String, canHold: Bool = true) -> [Edit] {
    var edits = [Edit(kind: .negated, text: "!(\(text))"), Edit(kind: .assumed, text: "false")]
    if canHold { edits.append(Edit(kind: .assumed, text: "true")) }
    let isOne = !text.contains(" && ") && !text.contains(" || ")
    let isNegation = { (edit: Edit) in
      edit.kind == .negated || text.contains(" == ") || text.contains(" != ")
    }
    return edits
      + all(of: text).filter { edit in
        edit.text != "true" && edit.text != "false"
          && !(isOne && edit.isOpposite && isNegation(edit))
      }
  }

  private var isOpposite: Bool {
    kind == .negated && !text.contains("!(")
      || kind == .compared && (text.contains(" == ") || text.contains(" != "))
  }
}

extension Tokens {
  private static let compared = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
  ]
  private static let twins: [String: String] = {
    let pairs = [
      ("+", "-"), ("+=", "-="), ("&", "|"), ("&=", "|="), ("<<", ">>"), ("min", "max"),
      ("first", "last"), ("firstChild", "lastChild"), ("firstPresented", "lastPresented"),
      ("previous", "next"), ("parent", "presenter"), ("incoming", "outgoing"),
      ("style", "hidden"), ("insert", "remove"), ("lowerBound", "upperBound"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
  }()

  fileprivate func edits(at index: Int) -> [Edit] {
    let word = words[index]
    func edit(_ kind: Mutation.Kind, _ text: String) -> [Edit] { [Edit(kind: kind, text: text)] }
    if let other = Tokens.compared[word], isBinary(index) {
      return edit(.compared, replacing(index, by: other))
    }
    if let other = Tokens.twins[word],
      isBinary(index) || word.first!.isLetter || word.hasSuffix("=")
    {
      return edit(.twin, replacing(index, by: other))
    }
    switch word {
    case "&&", "||":
      let none = word == "&&" ? "true" : "false"
      return edit(.connected, replacing(index, by: word == "&&" ? "||" : "&&"))
        + edit(.assumed, replacing(operand(before: index), by: none))
        + edit(.assumed, replacing(operand(after: index), by: none))
    case "!", "~":
      return isPrefix(index) ? edit(.negated, replacing(index, by: "")) : []
    case "?":
      guard isBinary(index) else { return [] }
      let condition = operand(before: index)
      return ["!(\(text(condition)))", "true", "false"].flatMap {
        edit($0.hasPrefix("!") ? .negated : .assumed, replacing(condition, by: $0))
      }
    case "true", "false":
      return edit(.inverted, replacing(index, by: word == "true" ? "false" : "true"))
    case "..<", "...":
      return edit(.shifted, replacing(index, by: word + "1 + "))
        + edit(.shifted, replacing(index, by: word + "(-1) + "))
    case "(": return exchanges(at: index)
    case "[": return omissions(at: index)
    default:
      guard let number = Int(word), index == 0 || words[index - 1] != "." else { return [] }
      return edit(.shifted, replacing(index, by: "\(number + 1)"))
        + edit(.shifted, replacing(index, by: number == 0 ? "(-1)" : "\(number - 1)"))
    }
  }

  /// Two arguments in one another's place; labels stay.
  private func exchanges(at opening: Int) -> [Edit] {
    let values = parts(within: opening + 1..<partner(of: opening)).map { part in
      part.first { words[$0] == ":" }.map { $0 + 1..<part.upperBound } ?? part
    }
    return zip(values, values.dropFirst()).map { one, other in
      let text =
        words[..<one.lowerBound].joined() + words[other].joined()
        + words[one.upperBound..<other.lowerBound].joined() + words[one].joined()
        + words[other.upperBound...].joined()
      return Edit(kind: .exchanged, text: text)
    }
  }

  /// A list without one of its elements.
  private func omissions(at opening: Int) -> [Edit] {
    guard isPrefix(opening) else { return [] }
    let elements = parts(within: opening + 1..<partner(of: opening))
    guard elements.count > 1 else { return [] }
    return elements.indices.map { left in
      let others = elements.indices.filter { $0 != left }.map { text(elements[$0]) }
      let list = others.joined(separator: ", ")
      return Edit(
        kind: .omitted, text: replacing(opening + 1..<partner(of: opening), by: list))
    }
  }
}
