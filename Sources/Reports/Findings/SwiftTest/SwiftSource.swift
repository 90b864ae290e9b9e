import StatusQuoAppearanceModel
import StatusQuoCatalog

/// Writes values of the vocabulary as Swift expressions: `.push(names["B"], on: names["N"])`.
struct SwiftSource {
  let names: Names

  /// A step.
  func text(_ step: Step) -> String { step.form.swift(of: step.values) { text($0) } }

  /// The values of a controller that are not the default, as options of `Scenario` in Swift.
  func options(of controller: Controller) -> [String] {
    let properties = Controller.properties.filter {
      $0.name != "kind" && !$0.isDefault(controller)
    }
    return properties.flatMap { options($0.swiftName, $0.literal(controller)) }
      + controller.views.map { view($0, of: controller) } + controller.actions.map(action)
  }

  /// The values of the owner that are not the default, as arguments of an initializer.
  func arguments<Owner>(_ properties: [Property<Owner>], of owner: Owner) -> [String] {
    properties.filter { !$0.isDefault(owner) }.map {
      "\($0.swiftName): \(text($0.literal(owner)))"
    }
  }

  /// A text in quotes, without what CI reads as a command.
  func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\u{20}"..."\u{7E}" where scalar != "#": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }
}

// MARK: - Options

extension SwiftSource {
  private func options(_ name: String, _ literal: Literal) -> [String] {
    guard case .styles(let styles) = literal else {
      return [".\(name)(\(argument(literal)))"]
    }
    return styles.map { ".\(name)(.\($0.style.rawValue), forChild: \(quoted($0.child)))" }
  }

  /// Options name by text rather than by `Name`.
  private func argument(_ literal: Literal) -> String {
    switch literal {
    case .name(let name): quoted(name)
    case .controller(let name): "controller: \(quoted(name))"
    case .null, .bool, .number, .word, .version, .styles: text(literal)
    }
  }

  private func quoted(_ name: Name) -> String { literal(names.text(name)) }

  private func view(_ view: View, of controller: Controller) -> String {
    var arguments = [quoted(view.name)]
    if view.superview != controller.name.rootView {
      arguments.append("in: \(quoted(view.superview))")
    }
    arguments += self.arguments(View.properties, of: view)
    return ".view(\(arguments.joined(separator: ", ")))"
  }

  private func action(_ action: Action) -> String {
    let command = action.command.parts.swift({ text($0) }, { text($0) })
    let head = if case .named? = action.command.parts.target { "names in" } else { "_ in" }
    let step = action.step.map { ", step: \($0)" } ?? ""
    return ".action(in: .\(action.method.rawValue)\(step)) { \(head) \(command) }"
  }

  private func text(_ target: Action.Target) -> String {
    switch target {
    case .self: ".`self`"
    case .parent: ".parent"
    case .presenter: ".presenter"
    case .named(let name): ".named(\(text(name)))"
    }
  }
}

// MARK: - Values

extension SwiftSource {
  private func text(_ name: Name) -> String { "names[\(quoted(name))]" }

  private func text(_ literal: Literal) -> String {
    switch literal {
    case .null: "nil"
    case .bool(let bool): "\(bool)"
    case .number(let number): text(number)
    case .word(let word): ".\(caseName(of: word))"
    case .version(let version):
      version.minor == 0 ? "\(version.major)" : "Version(\(version.major), \(version.minor))"
    case .name(let name): text(name)
    case .controller(let name): ".controller(\(text(name)))"
    case .styles(let styles):
      "["
        + styles.map { "ChildTraits(child: \(text($0.child)), style: .\($0.style.rawValue))" }
        .joined(separator: ", ") + "]"
    }
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private func text(_ value: StepValue) -> String {
    switch value {
    case .none: return "nil"
    case .name(let name): return text(name)
    case .names(let list): return "[\(list.map { text($0) }.joined(separator: ", "))]"
    case .literal(let literal): return text(literal)
    case .window(let window, let root):
      let arguments = [text(window.name)] + arguments(Window.properties, of: window)
      return "Window(\(arguments.joined(separator: ", "))), root: \(root.map { text($0) } ?? "nil")"
    case .property(.known(let known)): return ".known(.\(known.rawValue.joiningWords))"
    case .property(.unknown(let name)): return ".unknown(\(text(name)))"
    case .value(let value): return text(value)
    case .anchors(let anchors): return "[\(anchors.map { text($0) }.joined(separator: ", "))]"
    }
  }

  private func text(_ value: PropertyValue) -> String {
    switch value {
    case .null: ".null"
    case .bool(let bool): ".bool(\(bool))"
    case .number(let number): ".number(\(text(number)))"
    case .word(let word): ".word(.\(caseName(of: word.rawValue)))"
    case .controller(let name): ".controller(\(text(name)))"
    case .child(let name, let style):
      ".child(\(text(name)), \(style.map { ".\($0.rawValue)" } ?? "nil"))"
    case .other(let name): ".other(\(text(name)))"
    }
  }

  private func text(_ anchor: Anchor) -> String {
    let target =
      switch anchor.target {
      case .constant(let number): ".constant(\(text(number)))"
      case .attribute(let attribute, let item):
        ".attribute(.\(attribute.rawValue), of: .\(item.rawValue))"
      }
    return ".init(.\(anchor.attribute.rawValue), \(target))"
  }
}

/// The case of an enumeration that documents write as `word`.
func caseName(of word: String) -> String {
  switch word {
  case "Automatic": return "unspecified"
  case "Light", "Dark": return word.lowercased()
  case "children.first": return "firstChild"
  case "children.last": return "lastChild"
  case "iPad (home button)": return "iPadWithHomeButton"
  case "iPad (no home button)": return "iPadWithoutHomeButton"
  default:
    let prefix = "UIStatusBarStyle"
    let text = word.filter { !" ()".contains($0) }
    guard text.hasPrefix(prefix) else { return text }
    let name = text.dropFirst(prefix.count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
