package import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoCatalog
import StatusQuoFindings
package import StatusQuoFixing

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
    case .call(let call, let step):
      let receiver = call.receiver.map(app.variable) ?? "UIApplication.shared"
      return CodePiece(
        place: .statement,
        lines: [Self.moment(after: step, app)] + call.invocations.map { "\(receiver).\($0.code)" })
    }
  }

  /// The comment that says when something is called.
  private static func moment(after step: Int, _ app: AppNames) -> String {
    let call = step > 0 ? app.scenario.steps[step - 1].call(app.scenario.names).legible : "launch"
    return "// after \(call)".oneLine
  }
}

extension Change {
  /// 1 for an override in a host of SwiftUI, 2 in a class that SwiftUI makes itself or in one of Apple's that is no
  /// base of an app's own classes, else 0.
  func difficulty(in app: AppNames) -> Int {
    if case .controller(let name, let place, let value) = self, app.isShownBySwiftUI(name),
      Controller.properties[place].topic == .presentation
    {
      return Controller.properties[place].isCover(value) ? 0 : 2
    }
    guard case .inClass(let name) = code(app).place else { return 0 }
    if app.isUsedAsItIs(name) { return 2 }
    if app.declaration(name) == nil { return 2 }
    return app.maker(name) == .swiftUI && app.className(name) == "UIHostingController" ? 1 : 0
  }
}

extension Property<Controller> {
  fileprivate func code(_ value: Literal, on name: Name, _ app: AppNames) -> CodePiece {
    if app.maker(name) == .swiftUI, let modifier = modifier(value) {
      return CodePiece(
        place: .statement, lines: ["\(modifier)  // on SwiftUI content of \(app.className(name))"])
    }
    if isCover(value), app.isShownBySwiftUI(name) {
      return CodePiece(
        place: .statement, lines: ["// .fullScreenCover(…) in place of .sheet(…)"])
    }
    if let override = override(value, on: name, app) {
      return CodePiece(place: .inClass(name), lines: override)
    }
    if self.name == ControllerOption.isViewInParent.property.name {
      let child = app.variable(name)
      return CodePiece(
        place: .statement, lines: ["\(child).parent?.view.addSubview(\(child).view)"])
    }
    if let edge = movedEdge, value == .number(0) {
      let anchor = "\(edge.rawValue)Anchor"
      return CodePiece(
        place: .statement,
        lines: [
          "// constrain \(app.variable(name)).view.\(anchor) to the \(anchor) of its parent's view"
        ])
    }
    let lines = statement(value, app)?.split(separator: "\n").map(String.init) ?? []
    return CodePiece(
      place: .statement,
      lines: lines.isEmpty ? [] : [app.variable(name) + "." + lines[0]] + lines.dropFirst())
  }

  /// The declaration in the class of a controller; nil for what is assigned.
  private func override(_ value: Literal, on name: Name, _ app: AppNames) -> [String]? {
    func getter(_ type: String, _ result: String?) -> [String] {
      [
        result.map { "override var \(self.name): \(type) { \($0) }" }
          ?? "// remove the override of \(self.name)"
      ]
    }
    switch setName {
    case .preferredStatusBarStyle: return getter("UIStatusBarStyle", value.code)
    case .prefersStatusBarHidden: return getter("Bool", value.code)
    case .preferredStatusBarUpdateAnimation: return getter("UIStatusBarAnimation", value.code)
    case .prefersHomeIndicatorAutoHidden: return getter("Bool", value.code)
    case .preferredScreenEdgesDeferringSystemGestures:
      return getter("UIRectEdge", value == .word("none") ? "[]" : value.code)
    case .preferredVerticalBarBehavior: return getter("UIVerticalBarBehavior", value.code)
    case let known? where ChainQuestion.allCases.contains { $0.child == known }:
      return value.declaration(in: name, app)
        + getter("UIViewController?", value == .null ? nil : value.child(of: name, app))
    case .overrideTraitCollectionForChild:
      guard let style = value.code else {
        return ["// remove the override of overrideTraitCollection(forChild:)"]
      }
      return [
        "override func overrideTraitCollection(",
        "  forChild child: UIViewController",
        ") -> UITraitCollection? {",
        "  UITraitCollection(userInterfaceStyle: \(style))",
        "}",
      ]
    case nil where topic == .containment:
      return self.name == ControllerOption.isViewInParent.property.name
        ? nil : getter("Bool", value.code)
    case nil where self.name == ControllerOption.overriddenIn.property.name:
      let controller = app.controller(name)
      let getters = controller.map { controller in
        Controller.properties.filter {
          $0.topic == .barGetters && $0.setName != nil && !$0.isDefault(controller)
        }.compactMap { $0.override($0.literal(controller), on: name, app) }
      }
      return ["// what the extension has, which goes away:"] + (getters ?? []).joined()
    default: return nil
    }
  }

  /// The statement after the controller's variable and a point.
  private func statement(_ value: Literal, _ app: AppNames) -> String? {
    func traitOverride(of path: String) -> String {
      let overrides = "\(path)traitOverrides."
      return overrides
        + (value.code.map { "userInterfaceStyle = \($0)" }
          ?? "remove(UITraitUserInterfaceStyle.self)")
    }
    switch setName {
    case .modalPresentationStyle:
      let style = app.scenario.environment.effectiveVersion < 13 ? ".fullScreen" : ".automatic"
      return "\(self.name) = \(value.code ?? style)  // before it is presented"
    case .modalPresentationCapturesStatusBarAppearance:
      return "\(self.name) = \(value.code ?? "false")  // before it is presented"
    case .definesPresentationContext: return "\(self.name) = \(value.code ?? "false")"
    case .traitOverridesUserInterfaceStyle: return traitOverride(of: "")
    case .additionalSafeAreaInsetsTop, .additionalSafeAreaInsetsLeft,
      .additionalSafeAreaInsetsBottom, .additionalSafeAreaInsetsRight:
      let insets = "additionalSafeAreaInsets"
      let side = self.name.dropFirst(insets.count).lowercased()
      let points = if case .number(let points) = value { points } else { 0.0 }
      return "\(insets).\(side) = \(points.plain)"
    case .barStyle: return "navigationBar.barStyle = \(value.code ?? ".default")"
    case .setOverrideTraitCollection:
      guard case .styles(let styles) = value, let first = styles.first else { return nil }
      return """
        setOverrideTraitCollection(
          UITraitCollection(userInterfaceStyle: .\(first.style.rawValue)),
          forChild: \(app.variable(first.child)))
        """
    case .presentationOverrideTraitCollection:
      let traits = "UITraitCollection(userInterfaceStyle: \(value.code ?? ".unspecified"))"
      return "presentationController?.overrideTraitCollection = \(traits)"
    case nil where topic == .views:
      return self.name.hasPrefix("viewTraitOverrides")
        ? traitOverride(of: "view.")
        : "view.overrideUserInterfaceStyle = \(value.code ?? ".unspecified")"
    case nil where self.name == ControllerOption.adaptivePresentationStyle.property.name:
      let style = value.code ?? "what it did"
      return
        "presentationController?.delegate = delegate  // its adaptivePresentationStyle(for:) returns \(style)"
    case nil where self.name == ControllerOption.prefersEdgeAttachedInCompactHeight.property.name:
      return "sheetPresentationController?.\(self.name) = \(value.code ?? "false")"
    case nil where self.name == ControllerOption.hasBarAppearance.property.name:
      return "navigationBar.standardAppearance = UINavigationBarAppearance()"
    default: return "\(self.name) = \(value.code ?? "nil")"
    }
  }

  private func edgesModifier(_ value: Literal) -> String? {
    guard case .word(let word) = value, let edges = ScreenEdges(rawValue: word) else { return nil }
    let set =
      switch edges {
      case .none: "[]"
      case .left: ".leading"
      case .right: ".trailing"
      case .top, .bottom, .all: ".\(edges.rawValue)"
      }
    return ".defersSystemGestures(on: \(set))"
  }

  /// The modifier of SwiftUI that says as much.
  func modifier(_ value: Literal) -> String? {
    switch setName {
    case .prefersStatusBarHidden: value.code.map { ".statusBarHidden(\($0))" }
    case .prefersHomeIndicatorAutoHidden:
      ".persistentSystemOverlays(\(value == .bool(true) ? ".hidden" : ".automatic"))"
    case .preferredScreenEdgesDeferringSystemGestures: edgesModifier(value)
    case .overrideUserInterfaceStyle, .traitOverridesUserInterfaceStyle:
      ".preferredColorScheme(\(value.code.flatMap { $0 == ".unspecified" ? nil : $0 } ?? "nil"))"
    default: nil
    }
  }
}

extension Property<Window> {
  fileprivate func code(_ value: Literal, on name: Name, _ app: AppNames) -> CodePiece {
    let window = app.variable(name)
    let line =
      switch (self.name, value) {
      case ("coversScreen", .bool(false)):
        "\(window).frame.size.height = 100  // any size smaller than the screen"
      case ("coversScreen", _): "\(window).frame = UIScreen.main.bounds"
      default: "\(window).\(self.name) = \(value.code ?? "false")"
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
  /// A case or a Boolean in Swift.
  fileprivate var code: String? {
    switch self {
    case .word(let word): ".\(word)"
    case .bool(let bool): "\(bool)"
    case .null, .number, .version, .name, .controller, .styles: nil
    }
  }

  /// The declaration of what a child getter returns, where no class of UIKit's has it: the app sets it.
  fileprivate func declaration(in owner: Name, _ app: AppNames) -> [String] {
    guard case .controller(let name) = self, let controller = app.controller(name),
      controller.place != .child(of: owner)
    else { return [] }
    let text = app.scenario.names.text(name)
    let what =
      if case .root(of: let window) = controller.place {
        "the root of \(app.scenario.names.text(window))"
      } else {
        text
      }
    return ["weak var \(app.heldVariable(name)): UIViewController?  // set it to \(what)".oneLine]
  }

  /// The controller that a child getter returns.
  fileprivate func child(of owner: Name, _ app: AppNames) -> String {
    switch self {
    case .word(let word): return word
    case .controller(let name):
      let isChild = app.controller(name)?.place == .child(of: owner)
      return isChild ? app.expression(ofChild: name, in: owner) : app.heldVariable(name)
    case .null, .bool, .number, .version, .name, .styles: return "nil"
    }
  }
}

extension String {
  /// The text without line breaks: a comment ends with its line.
  fileprivate var oneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}

// MARK: - Several changes

/// Changes of an app as code.
package func code(of changes: [Change], in scenario: Scenario) -> [String] {
  changes.code(AppNames(scenario: scenario))
}

extension [Change] {
  /// The changes as code: what belongs to one class in one, then statements, then Info.plist.
  func code(_ app: AppNames) -> [String] {
    var places: [CodePiece.Place] = []
    var bodies: [CodePiece.Place: [String]] = [:]
    for change in self {
      let piece = change.code(app)
      if bodies[piece.place] == nil { places.append(piece.place) }
      // Two getters return what is declared once.
      let known = bodies[piece.place, default: []]
      bodies[piece.place] =
        known + piece.lines.filter { !($0.hasPrefix("weak var ") && known.contains($0)) }
    }
    var lines: [String] = []
    var classes: Set<[String]> = []
    for place in places {
      let body = bodies[place, default: []]
      switch place {
      case .inClass(let name):
        guard let declaration = app.declaration(name) else {
          lines.append(
            "// SwiftUI makes \(app.className(name)) itself: no subclass takes its place")
          break
        }
        let code = [declaration] + body.map { "  \($0)" } + ["}"]
        // Two controllers of one class need it once.
        if classes.insert(code).inserted { lines += code }
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
    case .call(let call, let step):
      call.invocations.map { (call.receiver.map { "\(names.text($0))." } ?? "") + $0.code }
        .joined(separator: ", ") + (step == 0 ? " at launch" : " after step \(step)")
    }
  }
}

extension Call {
  /// The controller that it is a call of; nil for the application object.
  var receiver: Name? {
    switch self {
    case .updateBar(let name), .update(of: _, on: let name), .endAppearanceTransition(let name),
      .appearanceTransition(on: let name, isAppearing: _), .set(_, on: let name, to: _):
      name
    case .setHidden, .setStyle: nil
    }
  }

  /// One call in Swift, without its receiver.
  struct Invocation {
    let method: String
    var arguments = ""
    /// The value, where it is an assignment.
    var assigned: Bool?

    var code: String { assigned.map { "\(method) = \($0)" } ?? "\(method)(\(arguments))" }

    /// The call in a sentence.
    var words: String { arguments.isEmpty && assigned == nil ? method : code }
  }

  /// The calls that it is made of.
  var invocations: [Invocation] {
    switch self {
    case .updateBar: [Invocation(method: "setNeedsStatusBarAppearanceUpdate")]
    case .update(let gesture, on: _):
      [Invocation(method: "setNeedsUpdateOf" + gesture.rawValue.capitalizedFirst)]
    case .setHidden(let hidden):
      [Invocation(method: "setStatusBarHidden", arguments: "\(hidden), with: .none")]
    case .setStyle(let style):
      [Invocation(method: "setStatusBarStyle", arguments: ".\(style.rawValue), animated: false")]
    case .appearanceTransition(on: _, let isAppearing):
      [
        Invocation(
          method: "beginAppearanceTransition", arguments: "\(isAppearing), animated: false"),
        Invocation(method: "endAppearanceTransition"),
      ]
    case .endAppearanceTransition: [Invocation(method: "endAppearanceTransition")]
    case .set(let property, on: _, to: let value):
      [Invocation(method: property.rawValue, assigned: value)]
    }
  }
}
