package import StatusQuoJSON

/// The shape of JSON: its keys, and the shapes behind them.
package indirect enum JSONShape: Sendable {
  /// A value without parts, by its schema.
  case leaf(JSON)
  case list(JSONShape)
  /// An object with these keys; an open one may have others.
  case object([Member], isOpen: Bool)
  /// An object with any keys.
  case map(JSONShape)
  case anyOf([JSONShape])
  /// A shape that schemas have a name for.
  case definition(String, JSONShape)

  /// A key of an object.
  package struct Member: Sendable {
    /// The key.
    package var key: String
    /// The shape behind it.
    package var shape: JSONShape
    /// True for a key that every such object has.
    package var isAlwaysThere: Bool
  }

  /// Null alone.
  static let null = JSONShape.leaf(["type": "null"])
}

// MARK: Parts of a shape

extension JSONShape {
  /// Fails when `part`, a part of such a value, has a key that no such value has.
  func check(_ part: JSON) throws(JSONError) {
    switch self {
    case .leaf: return
    case .definition(_, let shape): try shape.check(part)
    case .map(let shape):
      for member in part.members ?? [] { try shape.check(member.value) }
    case .anyOf(let shapes):
      // Null has no keys.
      if let shape = shapes.first { try shape.check(part) }
    case .list(let shape):
      for element in try part.includedElements() { try shape.check(element) }
    case .object(let members, _):
      for member in part.members ?? [] {
        try members.member(member).shape.check(member.value)
      }
    }
  }
}

extension [JSONShape.Member] {
  /// The key of a shape that a key of JSON is.
  fileprivate func member(_ member: JSON.Member) throws(JSONError) -> Element {
    if let known = first(where: { $0.key == member.key }) { return known }
    let keys = map { $0.key }
    throw JSONError(
      at: member.keyPosition, found: "the unknown key \"\(member.key)\"",
      expected: oneOf(keys.map { "\"\($0)\"" }),
      suggestion: suggestion(for: member.key, among: keys))
  }
}

extension JSON {
  /// The elements of a list, or of a part of one: `{"includes": [...]}`.
  fileprivate func includedElements() throws(JSONError) -> [JSON] {
    guard let members else { return elements ?? [] }
    guard members.count == 1, members[0].key == "includes", let included = members[0].value.elements
    else { throw isNot("a list, or {\"includes\": [...]} for a part of one") }
    return included
  }
}
