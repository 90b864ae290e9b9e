import StatusQuoAppearanceModel
package import StatusQuoJSON

/// The members of an object while it is read: every key asked for is known, any other is an error.
package struct Fields {
  let json: JSON
  private let what: String
  private let members: [JSON.Member]
  private var asked: [String] = []

  /// The members of `json`, which must be an object. `what` says what it describes: "a window".
  package init(_ json: JSON, _ what: String) throws(JSONError) {
    guard let members = json.members else { throw json.isNot(what + " as an object") }
    self.json = json
    self.what = what
    self.members = members
  }

  /// The value of `key`; nil when it is missing or null.
  package mutating func optional(_ key: String) -> JSON? {
    asked.append(key)
    guard let value = json[key], !value.isNull else { return nil }
    return value
  }

  /// The value of `key`, which may be null; nil when it is missing.
  package mutating func present(_ key: String) -> JSON? {
    asked.append(key)
    return json[key]
  }

  /// The value of `key`, which must be there. `meaning` is what an error says is expected.
  package mutating func required(
    _ key: String, _ meaning: @autoclosure () -> String
  ) throws(JSONError) -> JSON {
    if let value = optional(key) { return value }
    let expected = "\"\(key)\": \(meaning())"
    for member in members where suggestion(for: member.key, among: [key]) != nil {
      throw unknown(member, expected: expected, suggestion: key)
    }
    let found = json[key] != nil ? "null" : "no key \"\(key)\""
    throw JSONError(at: json.position, found: found, expected: expected)
  }

  /// Ends the reading: a key that was not asked for is an error.
  package func end() throws(JSONError) {
    guard let member = members.first(where: { !asked.contains($0.key) }) else { return }
    let free = asked.filter { json[$0] == nil }
    let meant = suggestion(for: member.key, among: free)
    throw unknown(
      member,
      expected: asked.count == 1
        ? "no key but \"\(asked[0])\""
        : choice(of: asked, kind: "a key of \(what)", isClear: meant != nil),
      suggestion: meant)
  }

  private func unknown(
    _ member: JSON.Member, expected: String, suggestion: String?
  ) -> JSONError {
    JSONError(
      at: member.keyPosition, found: "the unknown key \"\(member.key)\"", expected: expected,
      suggestion: suggestion)
  }
}

// MARK: Values of a kind

extension Fields {
  /// The elements of the list at `key`; nil when it is missing or null.
  package mutating func list(_ key: String, of what: String) throws(JSONError) -> [JSON]? {
    try optional(key)?.asList(of: what)
  }
}

extension JSON {
  func asNumber() throws(JSONError) -> Double {
    guard let number else { throw isNot("a number") }
    return number
  }

  /// A number that a scenario may hold.
  func asScenarioNumber() throws(JSONError) -> Double {
    let number = try asNumber()
    guard Scenario.numbers.contains(number) else {
      throw isNot("a number from -1,000,000,000 to 1,000,000,000")
    }
    return number
  }

  func asText(_ meaning: String) throws(JSONError) -> String {
    guard let string else { throw isNot(meaning) }
    return string
  }

  func asList(of what: String) throws(JSONError) -> [JSON] {
    guard let elements else { throw isNot("a list of \(what)") }
    return elements
  }

  /// One of `words`; `others` are what the caller accepts besides, for the error.
  func asWord<Word: Words>(
    from words: [Word] = Array(Word.allCases), or others: [String] = []
  ) throws(JSONError) -> Word {
    if let string, let word = Word(rawValue: string), words.contains(where: { $0 == word }) {
      return word
    }
    throw isNoWord(of: words.map { $0.rawValue }, or: others)
  }

  /// The error of a value that is none of some words.
  func isNoWord(of texts: [String], or others: [String] = []) -> JSONError {
    let meant = string.flatMap { suggestion(for: $0, among: texts) }
    return isNot(
      choice(of: texts, or: others, kind: "one of \(texts.count) words", isClear: meant != nil),
      suggestion: meant)
  }

  /// The error that this value is not what was expected.
  package func isNot(_ expected: String, suggestion: String? = nil) -> JSONError {
    JSONError(at: position, found: summary, expected: expected, suggestion: suggestion)
  }
}

/// All choices; where there are many, their kind suffices if it is clear which one was meant.
func choice(
  of texts: [String], or others: [String] = [], kind: String, isClear: Bool
) -> String {
  texts.count > 12 && isClear ? kind : oneOf(texts.map { "\"\($0)\"" } + others)
}

/// "a", "a or b", "a, b or c".
package func oneOf(_ choices: [String]) -> String {
  guard let last = choices.last, choices.count > 1 else { return choices.first ?? "nothing" }
  return choices.dropLast().joined(separator: ", ") + " or " + last
}
