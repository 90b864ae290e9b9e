package import StatusQuoAppearanceModel
import StatusQuoJSON

extension PropertyName {
  /// The property's name in a document.
  init(_ text: String, _ names: inout Names) {
    self = Known(rawValue: text).map(PropertyName.known) ?? .unknown(names[text])
  }

  /// The name as a document and a call have it.
  package func text(_ names: Names) -> String {
    switch self {
    case .known(let known): known.rawValue
    case .unknown(let name): names.text(name)
    }
  }
}

extension PropertyValue {
  /// Any JSON value: what no property takes is kept as text.
  init(_ json: JSON, _ names: inout Names) throws(JSONError) {
    if json.isNull {
      self = .null
    } else if let bool = json.bool {
      self = .bool(bool)
    } else if json.number != nil {
      self = .number(try json.asScenarioNumber())
    } else if let word = json.string.flatMap(Word.init(rawValue:)) {
      self = .word(word)
    } else if let value = PropertyValue(naming: json, &names) {
      self = value
    } else {
      self = .other(names[json.compactText])
    }
  }

  /// An object that names a controller. W-2 looks at the name even where the rest is not a value of any
  /// property: such an object is read as a child without a style, which is none either.
  private init?(naming json: JSON, _ names: inout Names) {
    let keys = Set((json.members ?? []).map { $0.key })
    if let child = json["child"]?.string {
      let style = json["value"]?.string.flatMap(UserInterfaceStyle.init(rawValue:))
      self = .child(names[child], keys.isSubset(of: ["child", "value"]) ? style : nil)
    } else if let controller = json["controller"]?.string {
      self = keys.count == 1 ? .controller(names[controller]) : .child(names[controller], nil)
    } else {
      return nil
    }
  }

  func json(_ names: Names) -> JSON {
    switch self {
    case .null: .null
    case .bool(let bool): JSON(bool)
    case .number(let number): JSON(number)
    case .word(let word): JSON(word.rawValue)
    case .controller(let name): ["controller": JSON(names.text(name))]
    case .child(let name, nil): ["child": JSON(names.text(name))]
    case .child(let name, let style?):
      ["child": JSON(names.text(name)), "value": JSON(style.rawValue)]
    case .other(let text): (try? JSON(parsing: names.text(text))) ?? JSON(names.text(text))
    }
  }
}
