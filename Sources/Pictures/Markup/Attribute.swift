/// An attribute of an element. Its name is part of the program; what its value may be follows from
/// the name.
public struct Attribute: Sendable {
  private enum Value: Sendable {
    case none
    case word(StaticString)
    case words([StaticString])
    case text(String)
    case number(Double)
    case numbers([Double])
    case id(ElementID)
    case fragment(ElementID)
    case path(PathData)
    case shift(x: Double, y: Double)
    case turned(x: Double, y: Double)
  }

  private let name: StaticString
  private let value: Value

  private init(_ name: StaticString, _ value: Value) {
    self.name = name
    self.value = value
  }

  func append(to text: inout String) {
    text += " "
    text += name.description
    if case .none = value { return }
    text += "=\""
    appendValue(to: &text)
    text += "\""
  }

  private func appendValue(to text: inout String) {
    switch value {
    case .none: break
    case .word(let word): text += word.description
    case .words(let words):
      for (index, word) in words.enumerated() {
        if index > 0 { text += " " }
        text += word.description
      }
    case .text(let content): text.appendEscaped(content)
    case .number(let number): text.append(number)
    case .numbers(let numbers):
      for (index, number) in numbers.enumerated() {
        if index > 0 { text += " " }
        text.append(number)
      }
    case .id(let id): text += id.text
    case .fragment(let id): text += "#" + id.text
    case .path(let path): text += path.text
    case .shift(let x, let y): appendShift(x, y, to: &text)
    case .turned(let x, let y):
      appendShift(x, y, to: &text)
      text += " rotate(-60)"
    }
  }
}

extension Attribute {
  private func appendShift(_ x: Double, _ y: Double, to text: inout String) {
    text += "translate("
    text.append(x)
    text += " "
    text.append(y)
    text += ")"
  }
}

// MARK: - Any element

extension Attribute {
  /// Classes; those that are nil are left out.
  public static func `class`(_ names: StaticString?...) -> Attribute {
    Attribute("class", .words(names.compactMap { $0 }))
  }

  static func id(_ id: ElementID) -> Attribute { Attribute("id", .id(id)) }
  /// A place in the same document: no other address can be written.
  static func href(_ id: ElementID) -> Attribute { Attribute("href", .fragment(id)) }
  static func role(_ role: StaticString) -> Attribute { Attribute("role", .word(role)) }
  static func label(_ text: String) -> Attribute { Attribute("aria-label", .text(text)) }
  static let isHiddenFromReaders = Attribute("aria-hidden", .word("true"))
  static let isLive = Attribute("aria-live", .word("polite"))
  static let isCurrentStep = Attribute("aria-current", .word("step"))
  static let isFocusable = Attribute("tabindex", .word("0"))
}

// MARK: - SVG

extension Attribute {
  static func x(_ x: Double) -> Attribute { Attribute("x", .number(x)) }
  static func y(_ y: Double) -> Attribute { Attribute("y", .number(y)) }
  static func width(_ width: Double) -> Attribute { Attribute("width", .number(width)) }
  static func height(_ height: Double) -> Attribute { Attribute("height", .number(height)) }
  static func rx(_ radius: Double) -> Attribute { Attribute("rx", .number(radius)) }
  static func cx(_ x: Double) -> Attribute { Attribute("cx", .number(x)) }
  static func cy(_ y: Double) -> Attribute { Attribute("cy", .number(y)) }
  static func r(_ radius: Double) -> Attribute { Attribute("r", .number(radius)) }
  static func d(_ path: PathData) -> Attribute { Attribute("d", .path(path)) }
  static func viewBox(_ box: Box) -> Attribute {
    Attribute("viewBox", .numbers([box.x, box.y, box.width, box.height]))
  }
  static func shift(x: Double, y: Double) -> Attribute {
    Attribute("transform", .shift(x: x, y: y))
  }
  /// Moved there, and turned so that it rises.
  static func turned(x: Double, y: Double) -> Attribute {
    Attribute("transform", .turned(x: x, y: y))
  }
  static let svgNamespace = Attribute("xmlns", .word("http://www.w3.org/2000/svg"))
}

// MARK: - HTML

extension Attribute {
  static let isOpen = Attribute("open", .none)
  /// Shown by the script, as it is of no use without.
  static let isHidden = Attribute("hidden", .none)
  static let english = Attribute("lang", .word("en"))
  static let utf8 = Attribute("charset", .word("utf-8"))
  static func name(_ name: StaticString) -> Attribute { Attribute("name", .word(name)) }
  static func type(_ type: StaticString) -> Attribute { Attribute("type", .word(type)) }
  static func httpEquivalent(_ header: StaticString) -> Attribute {
    Attribute("http-equiv", .word(header))
  }
  static func content(_ text: String) -> Attribute { Attribute("content", .text(text)) }
  static func scope(_ scope: StaticString) -> Attribute { Attribute("scope", .word(scope)) }
  static func minimum(_ value: Int) -> Attribute { Attribute("min", .number(Double(value))) }
  static func maximum(_ value: Int) -> Attribute { Attribute("max", .number(Double(value))) }
  static func value(_ value: Int) -> Attribute { Attribute("value", .number(Double(value))) }
  static func valueText(_ text: String) -> Attribute { Attribute("aria-valuetext", .text(text)) }
  /// The id that the script needs of an element.
  static func data(_ name: StaticString, _ id: ElementID) -> Attribute {
    Attribute(name, .id(id))
  }
}
