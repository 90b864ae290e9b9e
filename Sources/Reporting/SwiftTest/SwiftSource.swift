import AppearanceModel

/// Writes values of the vocabulary as Swift expressions: `.push(names["B"], on: names["N"])`.
///
/// By reflection, so that a new step or command needs nothing here.
struct SwiftSource {
  let names: Names

  func text(_ value: Any) -> String {
    switch value {
    case let name as Name: return "names[\(literal(names.text(name)))]"
    case let window as Window: return text(ofWindow: window)
    case let version as Version: return text(ofVersion: version)
    case let anchor as Anchor: return ".init(\(text(anchor.attribute)), \(text(anchor.target)))"
    case let number as Double: return number == number.rounded() ? "\(Int(number))" : "\(number)"
    case let text as String: return literal(text)
    case let bool as Bool: return "\(bool)"
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value) } ?? "nil"
    case .collection: return "[\(mirror.children.map { text($0.value) }.joined(separator: ", "))]"
    case .enum: return text(ofCase: mirror, "\(value)")
    default: preconditionFailure("'\(value)' is not a value of the vocabulary")
    }
  }

  /// A text in quotes.
  func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\u{20}"..."\u{7E}": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }

  private func text(ofCase mirror: Mirror, _ plain: String) -> String {
    guard let payload = mirror.children.first, let name = payload.label else {
      return plain == "self" ? ".`self`" : ".\(plain)"
    }
    let content = Mirror(reflecting: payload.value)
    let isTuple = content.displayStyle == .tuple
    return ".\(name)(\(isTuple ? arguments(content.children) : text(payload.value)))"
  }

  private func arguments(_ children: Mirror.Children) -> String {
    children.map { child in
      let label = child.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
      return label + text(child.value)
    }.joined(separator: ", ")
  }

  private func text(ofVersion version: Version) -> String {
    version.minor == 0 ? "\(version.major)" : "Version(\(version.major), \(version.minor))"
  }

  private func text(ofWindow window: Window) -> String {
    "Window(\(([text(window.name)] + options(of: window)).joined(separator: ", ")))"
  }

  /// What is not the default of a window.
  func options(of window: Window) -> [String] {
    var options: [String] = []
    if window.level != 0 { options.append("level: \(text(window.level))") }
    if !window.coversScreen { options.append("coversScreen: false") }
    if window.isHidden { options.append("isHidden: true") }
    if window.overrideUserInterfaceStyle != .unspecified {
      options.append("overrideUserInterfaceStyle: \(text(window.overrideUserInterfaceStyle))")
    }
    return options
  }
}
