/// An attribute of an element. Its name is part of the program; what its value may be follows from
/// the name.
package struct ElementAttribute: Sendable {
  private enum Form: Sendable {
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
  private let value: Form

  private init(_ name: StaticString, _ value: Form) {
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

extension ElementAttribute {
  private func appendShift(_ x: Double, _ y: Double, to text: inout String) {
    text += "translate("
    text.append(x)
    text += " "
    text.append(y)
    text += ")"
  }
}

// MARK: - Any element

extension ElementAttribute {
  /// Classes; those that are nil are left out.
  package static func `class`(_ names: StaticString?...) -> ElementAttribute {
    ElementAttribute("class", .words(names.compactMap { $0 }))
  }

  package static func id(_ id: ElementID) -> ElementAttribute { ElementAttribute("id", .id(id)) }
  /// A place in the same document: no other address can be written.
  package static func href(_ id: ElementID) -> ElementAttribute {
    ElementAttribute("href", .fragment(id))
  }
  static func role(_ role: StaticString) -> ElementAttribute {
    ElementAttribute("role", .word(role))
  }
  package static func label(_ text: String) -> ElementAttribute {
    ElementAttribute("aria-label", .text(text))
  }
  static let isHiddenFromReaders = ElementAttribute("aria-hidden", .word("true"))
  static let isCurrentStep = ElementAttribute("aria-current", .word("step"))
  static let isFocusable = ElementAttribute("tabindex", .word("0"))
}

// MARK: - SVG

extension ElementAttribute {
  static func x(_ x: Double) -> ElementAttribute { ElementAttribute("x", .number(x)) }
  static func y(_ y: Double) -> ElementAttribute { ElementAttribute("y", .number(y)) }
  static func width(_ width: Double) -> ElementAttribute {
    ElementAttribute("width", .number(width))
  }
  static func height(_ height: Double) -> ElementAttribute {
    ElementAttribute("height", .number(height))
  }
  static func rx(_ radius: Double) -> ElementAttribute { ElementAttribute("rx", .number(radius)) }
  static func cx(_ x: Double) -> ElementAttribute { ElementAttribute("cx", .number(x)) }
  static func cy(_ y: Double) -> ElementAttribute { ElementAttribute("cy", .number(y)) }
  static func r(_ radius: Double) -> ElementAttribute { ElementAttribute("r", .number(radius)) }
  static func d(_ path: PathData) -> ElementAttribute { ElementAttribute("d", .path(path)) }
  static func viewBox(_ box: Area) -> ElementAttribute {
    ElementAttribute("viewBox", .numbers([box.x, box.y, box.width, box.height]))
  }
  static func shift(x: Double, y: Double) -> ElementAttribute {
    ElementAttribute("transform", .shift(x: x, y: y))
  }
  /// Moved there, and turned so that it rises.
  static func turned(x: Double, y: Double) -> ElementAttribute {
    ElementAttribute("transform", .turned(x: x, y: y))
  }
  static let svgNamespace = ElementAttribute("xmlns", .word("http://www.w3.org/2000/svg"))
}

// MARK: - HTML

extension ElementAttribute {
  static let isOpen = ElementAttribute("open", .none)
  /// Shown by the script, as it is of no use without.
  static let isHidden = ElementAttribute("hidden", .none)
  static let english = ElementAttribute("lang", .word("en"))
  static let utf8 = ElementAttribute("charset", .word("utf-8"))
  static func name(_ name: StaticString) -> ElementAttribute {
    ElementAttribute("name", .word(name))
  }
  static func type(_ type: StaticString) -> ElementAttribute {
    ElementAttribute("type", .word(type))
  }
  static func httpEquivalent(_ header: StaticString) -> ElementAttribute {
    ElementAttribute("http-equiv", .word(header))
  }
  static func content(_ text: String) -> ElementAttribute {
    ElementAttribute("content", .text(text))
  }
  static func scope(_ scope: StaticString) -> ElementAttribute {
    ElementAttribute("scope", .word(scope))
  }
  static func minimum(_ value: Int) -> ElementAttribute {
    ElementAttribute("min", .number(Double(value)))
  }
  static func maximum(_ value: Int) -> ElementAttribute {
    ElementAttribute("max", .number(Double(value)))
  }
  static func value(_ value: Int) -> ElementAttribute {
    ElementAttribute("value", .number(Double(value)))
  }
  static func valueText(_ text: String) -> ElementAttribute {
    ElementAttribute("aria-valuetext", .text(text))
  }
  /// The id that the script needs of an element.
  static func data(_ name: StaticString, _ id: ElementID) -> ElementAttribute {
    ElementAttribute(name, .id(id))
  }
}
