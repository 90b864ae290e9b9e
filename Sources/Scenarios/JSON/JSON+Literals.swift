extension JSON {
  /// null.
  package static let null = JSON(.null)

  /// A truth value.
  package init(_ bool: Bool) { self.init(.bool(bool)) }

  /// A number.
  package init(_ number: Double) { self.init(.number(number)) }

  /// A number.
  package init(_ number: Int) { self.init(.number(Double(number))) }

  /// A text.
  package init(_ string: String) { self.init(.string(string)) }

  /// A list.
  package init(_ elements: some Sequence<JSON>) {
    var json = JSONBuilder()
    json.array { json in
      for element in elements { json.add(element) }
    }
    self = json.finish()
  }

  private init(_ content: Content) { self.init(nodes: [Node(content: content)]) }
}

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral
{
  /// A truth value.
  package init(booleanLiteral bool: Bool) { self.init(bool) }

  /// A number.
  package init(integerLiteral number: Int) { self.init(number) }

  /// A number.
  package init(floatLiteral number: Double) { self.init(number) }

  /// A text.
  package init(stringLiteral string: String) { self.init(string) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// A list.
  package init(arrayLiteral elements: JSON...) { self.init(elements) }

  /// An object; the keys must differ.
  package init(dictionaryLiteral members: (String, JSON)...) {
    self = .object { json in
      for (key, value) in members { json.member(key, value) }
    }
  }
}
