import StatusQuoAppearanceModel

/// The names of an app's classes and variables in the code that a person is to write.
///
/// Names in documents may be anything: what is not a letter, a digit or an underscore is left out.
struct AppNames {
  let scenario: Scenario

  /// The class of a controller: without its module.
  func className(_ name: Name) -> String {
    let controller = scenario.controllers.first { $0.name == name }
    let text = scenario.names.text(controller?.className ?? name)
    let last = text.split(separator: ".").last.map { String($0) } ?? text
    return identifier(last, first: { $0.uppercased() })
  }

  /// The class that it is derived from.
  func superclass(_ name: Name) -> String {
    switch scenario.controllers.first(where: { $0.name == name })?.kind {
    case .navigation: "UINavigationController"
    case .tab: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    case .alert: "UIAlertController"
    case .plain, nil: "UIViewController"
    }
  }

  /// A class to write overrides in: UIKit's own classes need a subclass.
  func subclass(_ name: Name) -> String {
    let own = className(name)
    guard own == superclass(name) || own.hasPrefix("UI") else { return own }
    return identifier(scenario.names.text(name), first: { $0.uppercased() }) + own.dropFirst(2)
  }

  /// A variable that holds a controller or a window.
  func variable(_ name: Name) -> String {
    identifier(scenario.names.text(name), first: { $0.lowercased() })
  }

  private func identifier(_ text: String, first: (String) -> String) -> String {
    let letters = text.unicodeScalars.filter { scalar in
      scalar == "_"
        || scalar.isASCII
          && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
    let plain = String(String.UnicodeScalarView(letters.prefix(80)))
    guard let start = plain.first, !start.isNumber else { return "controller\(plain)" }
    let name = first(String(start)) + plain.dropFirst()
    return Self.reserved.contains(name) ? name + "Controller" : name
  }

  private static let reserved: Set = [
    "self", "super", "default", "switch", "case", "class", "func", "init", "in", "is", "as", "if",
    "else", "for", "while", "return", "var", "let", "nil", "true", "false", "do", "repeat", "enum",
    "struct", "protocol", "extension", "import", "static", "where", "throw", "throws", "try",
    "Type",
    "Any", "Self", "operator", "public", "private", "internal", "guard", "defer", "break",
    "continue",
  ]
}
