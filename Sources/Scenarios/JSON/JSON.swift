/// A JSON value that knows where each of its parts stood in the text.
///
/// Keys keep their order. A value is a range of a flat list of nodes: values of any depth are
/// parsed, written, compared and released without recursion, and taking a part copies nothing.
package struct JSON: Sendable {
  let nodes: [Node]
  let index: Int

  /// A value, or a key directly before its value.
  struct Node: Sendable {
    var content: Content
    /// Itself and everything in it.
    var count: Int32 = 1
    var position: SourcePosition = .none
  }

  /// The content of a node itself.
  enum Content: Hashable, Sendable {
    case null, bool(Bool), number(Double), string(String), array, object
  }

  /// A member of an object.
  package struct Member: Sendable {
    /// The key.
    package let key: String
    /// The position of the key.
    package let keyPosition: SourcePosition
    /// The value.
    package let value: JSON
  }

  init(nodes: [Node], index: Int = 0) {
    self.nodes = nodes
    self.index = index
  }

  var node: Node { nodes[index] }

  /// Its own nodes, as a range of `nodes`.
  var range: Range<Int> { index..<index + Int(node.count) }

  /// Its position in the text; `.none` for a value that was not parsed.
  package var position: SourcePosition { node.position }
}

/// A place in a text, counted from 1. Columns count Unicode scalars.
package struct SourcePosition: Hashable, Sendable {
  /// The line.
  package let line: Int32
  /// The column.
  package let column: Int32

  /// A place in a text.
  package init(line: Int32, column: Int32) {
    self.line = line
    self.column = column
  }

  /// The place of what is in no text.
  package static let none = SourcePosition(line: 0, column: 0)
}

// MARK: Looking into a value

extension JSON {
  /// True for null.
  package var isNull: Bool { node.content == .null }

  /// Its truth value, if it is one.
  package var bool: Bool? { if case .bool(let bool) = node.content { bool } else { nil } }

  /// Its number, if it is one.
  package var number: Double? { if case .number(let number) = node.content { number } else { nil } }

  /// Its text, if it is one.
  package var string: String? { if case .string(let string) = node.content { string } else { nil } }

  /// The elements of a list; nil for anything else.
  package var elements: [JSON]? {
    guard case .array = node.content else { return nil }
    var elements: [JSON] = []
    var next = index + 1
    while next < range.upperBound {
      elements.append(JSON(nodes: nodes, index: next))
      next += Int(nodes[next].count)
    }
    return elements
  }

  /// The members of an object, in order; nil for anything else.
  package var members: [Member]? {
    guard case .object = node.content else { return nil }
    var members: [Member] = []
    var next = index + 1
    while next < range.upperBound {
      guard case .string(let key) = nodes[next].content else { break }
      let value = JSON(nodes: nodes, index: next + 1)
      members.append(Member(key: key, keyPosition: nodes[next].position, value: value))
      next = value.range.upperBound
    }
    return members
  }

  /// The value of `key`, if this is an object that has it.
  ///
  /// - Complexity: linear in the number of members.
  package subscript(key: String) -> JSON? {
    guard case .object = node.content else { return nil }
    var next = index + 1
    while next < range.upperBound {
      let value = JSON(nodes: nodes, index: next + 1)
      if nodes[next].content == .string(key) { return value }
      next = value.range.upperBound
    }
    return nil
  }

  /// The value in a few words.
  package var summary: String {
    switch node.content {
    case .array: range.count == 1 ? "an empty list" : "a list"
    case .object: range.count == 1 ? "an empty object" : "an object"
    case .string(let string) where string.count > 60: "\"\(string.prefix(60))…\""
    case .null, .bool, .number, .string: compactText
    }
  }
}

// MARK: Comparing

extension JSON: Hashable {
  /// Equal when all content is, the order of keys included. Positions don't count.
  package static func == (one: JSON, other: JSON) -> Bool {
    one.nodes[one.range].elementsEqual(other.nodes[other.range]) {
      $0.count == $1.count && $0.content == $1.content
    }
  }

  /// Feeds all content.
  package func hash(into hasher: inout Hasher) {
    for node in nodes[range] {
      hasher.combine(node.count)
      hasher.combine(node.content)
    }
  }
}
