/// A value of a property list, in any of its forms.
indirect enum PropertyList: Sendable {
  case text(String)
  case number(Double)
  case bool(Bool)
  case data
  case date
  case list([Item])
  case dictionary([Entry])

  /// A value and where it stands.
  struct Item: Sendable {
    var value: PropertyList
    /// nil in a binary file.
    var offset: Int?
  }

  /// A key with its value.
  struct Entry: Sendable {
    var key: String
    /// Where the key stands; nil in a binary file.
    var keyOffset: Int?
    var item: Item
  }
}

extension PropertyList {
  /// The text, if it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list; nil for anything else.
  var items: [Item]? { if case .list(let items) = self { items } else { nil } }

  /// The entries of a dictionary; nil for anything else.
  var entries: [Entry]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// What is behind `key`, if this is a dictionary that has it.
  subscript(key: String) -> PropertyList? {
    entries?.first { $0.key == key }?.item.value
  }

  /// The value in a few words, as an error names it.
  var summary: String {
    switch self {
    case .text(let text): quoted(text)
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .bool(let bool): bool ? "true" : "false"
    case .data: "data"
    case .date: "a date"
    case .list: "a list"
    case .dictionary: "a dictionary"
    }
  }
}
