extension JSON {
  /// null.
  public static let null = JSON(.null)

  /// A truth value.
  public init(_ bool: Bool) { self.init(.bool(bool)) }

  /// A number.
  public init(_ number: Double) { self.init(.number(number)) }

  /// A number.
  public init(_ number: Int) { self.init(.number(Double(number))) }

  /// A text.
  public init(_ string: String) { self.init(.string(string)) }

  /// A list.
  public init(_ elements: some Sequence<JSON>) {
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
  public init(booleanLiteral bool: Bool) { self.init(bool) }

  /// A number.
  public init(integerLiteral number: Int) { self.init(number) }

  /// A number.
  public init(floatLiteral number: Double) { self.init(number) }

  /// A text.
  public init(stringLiteral string: String) { self.init(string) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// A list.
  public init(arrayLiteral elements: JSON...) { self.init(elements) }

  /// An object; the keys must differ.
  public init(dictionaryLiteral members: (String, JSON)...) {
    self = .object { json in
      for (key, value) in members { json.member(key, value) }
    }
  }
}
