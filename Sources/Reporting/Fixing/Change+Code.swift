import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoFixing

/// A piece of code that a change consists of, and where it belongs.
struct CodePiece {
  /// The place of the code.
  enum Place: Hashable {
    /// The class of a controller.
    case inClass(Name)
    /// The code in which the app makes or presents something.
    case statement
    /// Info.plist.
    case infoPlist
  }

  let place: Place
  let lines: [String]
}

extension Change {
  /// The change as code, with the names of the app.
  func code(_ app: AppNames) -> CodePiece {
    switch self {
    case .controller(let name, let place, let value):
      return Controller.properties[place].code(value, on: name, app)
    case .window(let name, let place, let value):
      return Window.properties[place].code(value, on: name, app)
    case .infoPlist(let place, let value):
      return CodePiece(place: .infoPlist, lines: Scenario.infoPlist[place].plistLines(value))
    case .update(let name, let step):
      let call = step > 0 ? app.scenario.steps[step - 1].call(app.scenario.names).legible : "launch"
      return CodePiece(
        place: .statement,
        lines: [
          "// after \(call)".oneLine,
          "\(app.variable(name)).setNeedsStatusBarAppearanceUpdate()",
        ])
    }
  }
}

extension Property<Controller> {
  fileprivate func code(_ value: Literal, on name: Name, _ app: AppNames) -> CodePiece {
    func override(_ type: String, _ result: String?) -> CodePiece {
      let body =
        result.map { "override var \(self.name): \(type) { \($0) }" }
        ?? "// remove the override of \(self.name)"
      return CodePiece(place: .inClass(name), lines: [body])
    }
    func statement(_ path: String, _ result: String, _ when: String = "") -> CodePiece {
      CodePiece(
        place: .statement,
        lines: ["\(app.variable(name)).\(path) = \(result)\(when.isEmpty ? "" : "  // \(when)")"])
    }
    let word = value.word.map { ".\($0)" }
    if app.maker(name) == .swiftUI, let modifier = modifier(value) {
      return CodePiece(
        place: .statement, lines: ["\(modifier)  // on SwiftUI content of \(app.className(name))"])
    }
    func traitOverride(of path: String) -> CodePiece {
      let overrides = "\(path)traitOverrides"
      if let word { return statement(overrides + ".userInterfaceStyle", word) }
      return CodePiece(
        place: .statement,
        lines: ["\(app.variable(name)).\(overrides).remove(UITraitUserInterfaceStyle.self)"])
    }
    switch setName {
    case .preferredStatusBarStyle: return override("UIStatusBarStyle", word)
    case .prefersStatusBarHidden: return override("Bool", value.bool.map { "\($0)" })
    case .preferredStatusBarUpdateAnimation: return override("UIStatusBarAnimation", word)
    case .childForStatusBarStyle, .childForStatusBarHidden:
      return override("UIViewController?", value == .null ? nil : value.child(of: name, app))
    case .modalPresentationStyle:
      return statement(self.name, word ?? ".automatic", "before it is presented")
    case .modalPresentationCapturesStatusBarAppearance:
      return statement(self.name, "\(value.bool ?? false)", "before it is presented")
    case .definesPresentationContext:
      return statement(self.name, "\(value.bool ?? false)")
    case .overrideUserInterfaceStyle, .additionalSafeAreaInsetsTop, .hidesBarsOnSwipe,
      .isNavigationBarHidden, .storedStyle, .storedHidden, .storedAnimation, .level, .coversScreen:
      return statement(self.name, word ?? value.bool.map { "\($0)" } ?? "nil")
    case .traitOverridesUserInterfaceStyle: return traitOverride(of: "")
    case .barStyle: return statement("navigationBar.barStyle", word ?? ".default")
    case .overrideTraitCollectionForChild:
      guard let word else {
        return CodePiece(
          place: .inClass(name),
          lines: ["// remove the override of overrideTraitCollection(forChild:)"])
      }
      return CodePiece(
        place: .inClass(name),
        lines: [
          "override func overrideTraitCollection(",
          "  forChild child: UIViewController",
          ") -> UITraitCollection? {",
          "  UITraitCollection(userInterfaceStyle: \(word))",
          "}",
        ])
    case .setOverrideTraitCollection:
      guard case .styles(let styles) = value, let first = styles.first else {
        return CodePiece(place: .statement, lines: [])
      }
      return CodePiece(
        place: .statement,
        lines: [
          "\(app.variable(name)).setOverrideTraitCollection(",
          "  UITraitCollection(userInterfaceStyle: .\(first.style.rawValue)),",
          "  forChild: \(app.variable(first.child)))",
        ])
    case .presentationOverrideTraitCollection:
      return statement(
        "presentationController?.overrideTraitCollection",
        "UITraitCollection(userInterfaceStyle: \(word ?? ".unspecified"))")
    case nil:
      if self.name.hasPrefix("viewTraitOverrides") { return traitOverride(of: "view.") }
      if topic == .views {
        return statement("view.overrideUserInterfaceStyle", word ?? ".unspecified")
      }
      let controller = app.scenario.controllers.first { $0.name == name }
      let getters = controller.map { controller in
        Controller.properties.filter {
          $0.topic == .barGetters && $0.setName != nil && !$0.isDefault(controller)
        }.flatMap { $0.code($0.literal(controller), on: name, app).lines }
      }
      return CodePiece(
        place: .inClass(name),
        lines: ["// what the extension has, which goes away:"] + (getters ?? []))
    }
  }

  /// The modifier of SwiftUI that says as much.
  private func modifier(_ value: Literal) -> String? {
    switch setName {
    case .prefersStatusBarHidden: value.bool.map { ".statusBarHidden(\($0))" }
    case .overrideUserInterfaceStyle, .traitOverridesUserInterfaceStyle:
      ".preferredColorScheme(\(value.word.flatMap { $0 == "unspecified" ? nil : ".\($0)" } ?? "nil"))"
    default: nil
    }
  }
}

extension Property<Window> {
  fileprivate func code(_ value: Literal, on name: Name, _ app: AppNames) -> CodePiece {
    let window = app.variable(name)
    let line =
      switch (self.name, value) {
      case ("coversScreen", .bool(false)): "\(window).frame = …  // smaller than the screen"
      case ("coversScreen", _): "\(window).frame = UIScreen.main.bounds"
      default: "\(window).\(self.name) = \(value.word.map { ".\($0)" } ?? "\(value.bool ?? false)")"
      }
    return CodePiece(place: .statement, lines: [line])
  }
}

extension Property<Scenario> {
  fileprivate func plistLines(_ value: Literal) -> [String] {
    switch value {
    case .bool(let bool): ["<key>\(key)</key>", bool ? "<true/>" : "<false/>"]
    case .word(let word): ["<key>\(key)</key>", "<string>\(word)</string>"]
    case .null, .number, .version, .name, .controller, .styles: ["<!-- remove \(key) -->"]
    }
  }
}

extension Literal {
  fileprivate var word: String? { if case .word(let word) = self { word } else { nil } }

  fileprivate var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

  /// The controller that a child getter returns.
  fileprivate func child(of owner: Name, _ app: AppNames) -> String {
    switch self {
    case .word(let word): return word
    case .controller(let name):
      let isChild = app.scenario.controllers.contains {
        $0.name == name && $0.place == .child(of: owner)
      }
      if case .root(of: let window)? = app.scenario.controllers.first(where: { $0.name == name })?
        .place
      {
        return "\(app.variable(window)).rootViewController"
      }
      guard isChild else { return app.variable(name) }
      return "children.first { $0 is \(app.className(name)) }"
    case .null, .bool, .number, .version, .name, .styles: return "nil"
    }
  }
}

extension String {
  /// The text without line breaks: a comment ends with its line.
  fileprivate var oneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}

// MARK: - Several changes

extension [Change] {
  /// The changes as code: what belongs to one class in one, then statements, then Info.plist.
  func code(_ app: AppNames) -> [String] {
    let pieces = map { $0.code(app) }
    var lines: [String] = []
    var seen: [CodePiece.Place] = []
    for piece in pieces where !seen.contains(piece.place) {
      seen.append(piece.place)
      let body = pieces.filter { $0.place == piece.place }.flatMap { $0.lines }
      switch piece.place {
      case .inClass(let name):
        guard let declaration = app.declaration(name) else {
          lines.append(
            "// SwiftUI makes \(app.className(name)) itself: no subclass takes its place")
          break
        }
        lines += [declaration] + body.map { "  \($0)" } + ["}"]
      case .statement: lines += body
      case .infoPlist: lines += ["<!-- Info.plist -->"] + body
      }
    }
    return lines
  }
}

extension Change {
  /// The change in a few words.
  func words(_ names: Names) -> String {
    switch self {
    case .controller(let name, let place, let value):
      "\(names.text(name)).\(Controller.properties[place].name) = \(value.text(names))"
    case .window(let name, let place, let value):
      "\(names.text(name)).\(Window.properties[place].name) = \(value.text(names))"
    case .infoPlist(let place, let value):
      "\(Scenario.infoPlist[place].key) = \(value == .null ? "removed" : value.text(names))"
    case .update(let name, let step):
      "\(names.text(name)).setNeedsStatusBarAppearanceUpdate() after step \(step)"
    }
  }
}
