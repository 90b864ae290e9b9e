/// Puts a JSON value together, part by part, in the order in which it will be written.
///
///     var json = JSONBuilder()
///     json.object { json in
///       json.member("step", 1)
///       json.member("calls") { json in json.array { _ in } }
///     }
///     json.finish().compactText  // {"step":1,"calls":[]}
package struct JSONBuilder: Sendable {
  private var nodes: [JSON.Node] = []
  /// The objects and lists that are not yet complete, outermost first.
  private var open: [Int] = []

  /// The number of values and keys so far.
  package var count: Int { nodes.count }

  /// Nothing yet, with room for these numbers of values and keys.
  package init(capacity: Int = 0) { nodes.reserveCapacity(capacity) }

  /// The value.
  ///
  /// - Precondition: exactly one value was added, and everything begun has ended.
  package consuming func finish() -> JSON {
    precondition(open.isEmpty && !nodes.isEmpty && Int(nodes[0].count) == nodes.count)
    return JSON(nodes: nodes)
  }

  /// Adds a text.
  package mutating func add(_ string: String) { append(.string(string)) }

  /// Adds a number.
  package mutating func add(_ number: Double) { append(.number(number)) }

  /// Adds a number.
  package mutating func add(_ number: Int) { append(.number(Double(number))) }

  /// Adds a truth value.
  package mutating func add(_ bool: Bool) { append(.bool(bool)) }

  /// Adds null.
  package mutating func addNull() { append(.null) }

  /// Adds a value that exists already.
  package mutating func add(_ json: JSON) { nodes += json.nodes[json.range] }

  /// Adds a key; its value must follow.
  package mutating func key(_ key: String) { append(.string(key)) }

  /// Adds an object with the members that `fill` adds.
  package mutating func object(_ fill: (inout JSONBuilder) -> Void) {
    beginObject()
    fill(&self)
    end()
  }

  /// Adds a list of the elements that `fill` adds.
  package mutating func array(_ fill: (inout JSONBuilder) -> Void) {
    beginArray()
    fill(&self)
    end()
  }

  /// Begins an object, which lasts until the matching `end`.
  package mutating func beginObject() { begin(.object, at: .none) }

  /// Begins a list, which lasts until the matching `end`.
  package mutating func beginArray() { begin(.array, at: .none) }

  /// Ends what was begun last.
  package mutating func end() {
    let index = open.removeLast()
    nodes[index].count = Int32(nodes.count - index)
  }

  mutating func append(_ content: JSON.Content, at position: SourcePosition = .none) {
    nodes.append(JSON.Node(content: content, position: position))
  }

  mutating func begin(_ content: JSON.Content, at position: SourcePosition) {
    open.append(nodes.count)
    append(content, at: position)
  }
}

extension JSON {
  /// An object with the members that `fill` adds.
  package static func object(_ fill: (inout JSONBuilder) -> Void) -> JSON {
    var json = JSONBuilder()
    json.object(fill)
    return json.finish()
  }

  /// A list of texts.
  package init(texts: some Sequence<String>) { self.init(texts.map { JSON($0) }) }
}

extension JSONBuilder {
  /// Adds a key with a text.
  package mutating func member(_ key: String, _ value: String) {
    self.key(key)
    add(value)
  }

  /// Adds a key with a number.
  package mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    add(value)
  }

  /// Adds a key with a number.
  package mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    add(value)
  }

  /// Adds a key with a truth value.
  package mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    add(value)
  }

  /// Adds a key with a value that exists already.
  package mutating func member(_ key: String, _ value: JSON) {
    self.key(key)
    add(value)
  }

  /// Adds a key with the value that `fill` adds.
  package mutating func member(_ key: String, _ fill: (inout JSONBuilder) -> Void) {
    self.key(key)
    fill(&self)
  }
}
