import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoJSON
import StatusQuoScenarioFiles

/// A property that the probe prints: under which key, and the values of UIKit's numbers.
struct ProbedProperty {
  let property: PropertyName.Known
  let key: String
  /// nil for a flag.
  let words: [Int: String]?

  init(_ property: PropertyName.Known, key: String? = nil, _ words: [Int: String]? = nil) {
    self.property = property
    self.key = key ?? property.rawValue
    self.words = words
  }

  /// The value that a line has.
  func value(_ field: ProbeLine.Field) throws(DocumentError) -> Literal {
    guard let words else { return .bool(try field.flag()) }
    return .word(try field.choice(words))
  }
}

extension ProbedProperty {
  static let styles = [0: "unspecified", 1: "light", 2: "dark"]

  static let presentationStyle = ProbedProperty(
    .modalPresentationStyle,
    [
      0: "fullScreen", 1: "pageSheet", 2: "formSheet", 3: "currentContext", 4: "custom",
      5: "overFullScreen", 6: "overCurrentContext", 7: "popover", 8: "overFullScreen",
      -2: "automatic", -1: "automatic",
    ])

  /// Properties that an app sets.
  static let stored = [
    ProbedProperty(.modalPresentationCapturesStatusBarAppearance),
    ProbedProperty(.definesPresentationContext),
    ProbedProperty(.overrideUserInterfaceStyle, styles),
    ProbedProperty(.isNavigationBarHidden), ProbedProperty(.hidesBarsOnSwipe),
    ProbedProperty(
      .barStyle, key: "navigationBar.barStyle", [0: "default", 1: "black", 2: "blackTranslucent"]),
  ]

  /// Getters that a class overrides.
  static let getters = [
    ProbedProperty(
      .preferredStatusBarStyle,
      [0: "default", 1: "lightContent", 2: "lightContent", 3: "darkContent"]),
    ProbedProperty(.prefersStatusBarHidden),
    ProbedProperty(.preferredStatusBarUpdateAnimation, [0: "none", 1: "fade", 2: "slide"]),
  ]

  /// Getters that answer with a controller.
  static let childGetters = [
    ProbedProperty(.childForStatusBarStyle, key: "childViewControllerForStatusBarStyle"),
    ProbedProperty(.childForStatusBarHidden, key: "childViewControllerForStatusBarHidden"),
  ]
}

// MARK: Controllers

extension ProbeReader {
  /// Sets what a line says of a controller.
  mutating func readProperties(_ line: ProbeLine, _ node: Int) throws(DocumentError) {
    for getter in ProbedProperty.getters where overrides(getter, line) {
      try readGetter(getter, line, node)
    }
    for getter in ProbedProperty.childGetters where overrides(getter, line) {
      readChildGetter(getter, line, node)
    }
    let kind = outline.nodes[node].kind
    if case .presented = outline.nodes[node].link, kind != .alert {
      try read(.presentationStyle, line, of: node)
    }
    for property in ProbedProperty.stored { try read(property, line, of: node) }
    // UIKit's own value says nothing.
    if outline.nodes[node].controller.definesPresentationContext
      == (kind == .navigation || kind == .tab)
    {
      outline.nodes[node].controller.definesPresentationContext = nil
    }
    if kind == .tab, let selected = self.node(line["selectedViewController"]),
      outline.nodes[selected].link == .child(of: node)
    {
      outline.nodes[node].selected = selected
    }
  }

  private mutating func read(
    _ probed: ProbedProperty, _ line: ProbeLine, of node: Int
  ) throws(DocumentError) {
    guard let field = line.value(probed.key),
      probed.property.exists(on: .controller(outline.nodes[node].kind))
    else { return }
    outline.nodes[node].controller.assign(probed.property, try probed.value(field))
  }

  // MARK: What getters answer

  private func overrides(_ getter: ProbedProperty, _ line: ProbeLine) -> Bool {
    line["overrides"]?.text.split(separator: ",").contains { $0 == getter.key } ?? false
  }

  /// Takes an override to answer always as it did when the probe ran.
  private mutating func readGetter(
    _ getter: ProbedProperty, _ line: ProbeLine, _ node: Int
  ) throws(DocumentError) {
    guard let field = line[getter.key] else { return assumeDefault(getter, line, node, "stored") }
    let value = try getter.value(field)
    outline.nodes[node].controller.assign(getter.property, value)
    assumeConstant(getter, value.text, field, node, other: "stored")
  }

  private mutating func assumeConstant(
    _ getter: ProbedProperty, _ value: String, _ field: ProbeLine.Field, _ node: Int,
    other: String
  ) {
    let name = outline.nodes[node].name
    assumptions.add(
      .assumed, "\(getter.property.rawValue) of \(name) always answers \(value)",
      why: "it did when the probe ran", at: field.place,
      overrule: setting(getter.property, other, of: name))
  }

  private mutating func assumeDefault(
    _ getter: ProbedProperty, _ line: ProbeLine, _ node: Int, _ other: String
  ) {
    let name = outline.nodes[node].name
    assumptions.add(
      .unresolved, "\(getter.property.rawValue) of \(name) answers UIKit's default",
      why: "it is overridden, and not asked as the view is not loaded",
      at: line.place, overrule: setting(getter.property, other, of: name))
  }

  /// Takes a getter that forwards for the property whose controller it answers with, where it is one.
  private mutating func readChildGetter(_ getter: ProbedProperty, _ line: ProbeLine, _ node: Int) {
    guard let field = line[getter.key] else { return assumeDefault(getter, line, node, "nil") }
    let name = outline.nodes[node].name
    if field.text == "nil" {
      outline.nodes[node].controller.assign(getter.property, .word("nil"))
    } else if let word = forwarding(field, line, node) {
      outline.nodes[node].controller.assign(getter.property, .word(word))
      assumeConstant(getter, word, field, node, other: "nil")
    } else if let child = self.node(field) {
      let answer = Literal.controller(outline.nodes[child].controller.name)
      outline.nodes[node].controller.assign(getter.property, answer)
      assumeConstant(getter, outline.nodes[child].name, field, node, other: "nil")
    } else {
      assumptions.add(
        .unresolved, "\(getter.property.rawValue) of \(name) is not overridden",
        why: "it answers with a controller that is in no window",
        at: field.place, overrule: setting(getter.property, "nil", of: name))
    }
  }

  private func forwarding(_ field: ProbeLine.Field, _ line: ProbeLine, _ node: Int) -> String? {
    let words: [String]
    switch outline.nodes[node].kind {
    case .navigation: words = ["topViewController", "visibleViewController"]
    case .tab: words = ["selectedViewController"]
    case .plain, .split, .page, .alert: words = []
    }
    if let word = words.first(where: { line[$0]?.text == field.text }) { return word }
    guard let child = self.node(field), outline.nodes[child].link == .presented(by: node) else {
      return nil
    }
    return "presentedViewController"
  }

  // MARK: What UIKit says itself

  /// Turns what UIKit shows, and whom it asks, into expectations: so `replay` shows whether the rules
  /// agree with the device.
  mutating func readDecision(_ line: ProbeLine) throws(DocumentError) {
    if let field = line.value("windowScene.statusBarManager.isStatusBarHidden") {
      expect(["bar": ["hidden": JSON(try field.flag())]])
    }
    let mode = keys.keys.last { $0.key == .viewControllerBased }?.value
    guard mode?.flag ?? (mode == nil) else { return }
    for (part, getter) in [("style", "Style"), ("hidden", "Hidden")] {
      let field = line["rootViewController._effectiveStatusBar\(getter)ViewController"]
      guard let node = node(field) else { continue }
      expect(["provenance": [part: ["answeredBy": JSON(outline.nodes[node].name)]]])
    }
  }

  private mutating func expect(_ observation: JSON) {
    expectations.append(Expectation(after: 0, observation: observation))
  }
}
