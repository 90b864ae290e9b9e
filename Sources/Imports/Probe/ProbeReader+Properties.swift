import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

extension ProbeReader {
  /// Sets what a line says of a controller.
  mutating func readProperties(_ line: ProbeLine, _ node: Int) throws(DocumentError) {
    try readGetters(line, node)
    try readChildGetters(line, node)
    try readPresentation(line, node)
    if let style = try line["overrideUserInterfaceStyle"]?.choice(Self.styles, file),
      style != .unspecified
    {
      set("overrideUserInterfaceStyle", JSON(style.rawValue), on: node)
    }
    switch outline.nodes[node].kind {
    case .navigation:
      for key in ["isNavigationBarHidden", "hidesBarsOnSwipe"] {
        if try line[key]?.flag(file) == true { set(key, true, on: node) }
      }
      let styles: [Int: BarStyle] = [0: .default, 1: .black, 2: .blackTranslucent]
      if let field = line["navigationBar.barStyle"], field.text != "nil" {
        let style = try field.choice(styles, file)
        if style != .default { set("barStyle", JSON(style.rawValue), on: node) }
      }
    case .tab:
      if let selected = self.node(line["selectedViewController"]),
        outline.nodes[selected].link == .child(of: node)
      {
        select(selected, in: node)
      }
    case .plain, .split, .page, .alert: break
    }
  }

  private func overrides(_ getter: String, _ line: ProbeLine) -> Bool {
    line["overrides"]?.text.split(separator: ",").contains { $0 == getter } ?? false
  }

  // MARK: What getters answer

  /// An override is taken to answer always as it did when the probe ran.
  private mutating func readGetters(_ line: ProbeLine, _ node: Int) throws(DocumentError) {
    for getter in [
      "preferredStatusBarStyle", "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation",
    ] where overrides(getter, line) {
      guard let field = line[getter] else {
        assumeDefault(getter, line, node)
        continue
      }
      let value: JSON
      switch getter {
      case "prefersStatusBarHidden": value = JSON(try field.flag(file))
      case "preferredStatusBarStyle":
        let styles: [Int: StatusBarStyle] = [
          0: .default, 1: .lightContent, 2: .lightContent, 3: .darkContent,
        ]
        value = JSON(try field.choice(styles, file).rawValue)
      default:
        let animations: [Int: StatusBarAnimation] = [0: .none, 1: .fade, 2: .slide]
        value = JSON(try field.choice(animations, file).rawValue)
      }
      set(getter, value, on: node)
      assumeConstant(getter, value.bool.map { "\($0)" } ?? value.string ?? "", field, node)
    }
  }

  private mutating func assumeConstant(
    _ getter: String, _ value: String, _ field: ProbeLine.Field, _ node: Int
  ) {
    let name = outline.nodes[node].name
    assume(
      Assumption(
        .assumed, "\(getter) of \(name) always answers \(value)",
        why: "it did when the probe ran", at: file.place(of: field.offset),
        overrule: option("--set", "\(name).\(getter)=\(Self.other(getter))")))
  }

  private mutating func assumeDefault(_ getter: String, _ line: ProbeLine, _ node: Int) {
    let name = outline.nodes[node].name
    assume(
      Assumption(
        .unresolved, "\(getter) of \(name) answers UIKit's default",
        why: "it is overridden, and not asked as the view is not loaded",
        at: file.place(of: line.offset),
        overrule: option("--set", "\(name).\(getter)=\(Self.other(getter))")))
  }

  /// A value that a getter may have instead, for an example.
  private static func other(_ getter: String) -> String {
    getter.hasPrefix("child") ? "nil" : "stored"
  }

  /// The getters that forward: by the property whose controller they answer with, where it is one.
  private mutating func readChildGetters(_ line: ProbeLine, _ node: Int) throws(DocumentError) {
    for (getter, key) in [
      ("childViewControllerForStatusBarStyle", "childForStatusBarStyle"),
      ("childViewControllerForStatusBarHidden", "childForStatusBarHidden"),
    ] where overrides(getter, line) {
      guard let field = line[getter] else {
        assumeDefault(key, line, node)
        continue
      }
      let name = outline.nodes[node].name
      if field.text == "nil" {
        set(key, "nil", on: node)
      } else if let word = forwarding(field, line, node) {
        set(key, JSON(word), on: node)
        assumeConstant(key, word, field, node)
      } else if let child = self.node(field) {
        set(key, controller: child, on: node)
        assumeConstant(key, outline.nodes[child].name, field, node)
      } else {
        assume(
          Assumption(
            .unresolved, "\(key) of \(name) is not overridden",
            why: "it answers with a controller that is in no window",
            at: file.place(of: field.offset), overrule: option("--set", "\(name).\(key)=nil")))
      }
    }
  }

  private func forwarding(
    _ field: ProbeLine.Field, _ line: ProbeLine, _ node: Int
  ) -> String? {
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

  // MARK: Presentation

  private mutating func readPresentation(
    _ line: ProbeLine, _ node: Int
  ) throws(DocumentError) {
    let styles: [Int: ModalPresentationStyle] = [
      0: .fullScreen, 1: .pageSheet, 2: .formSheet, 3: .currentContext, 4: .custom,
      5: .overFullScreen, 6: .overCurrentContext, 7: .popover, 8: .overFullScreen,
      -2: .automatic, -1: .automatic,
    ]
    if case .presented = outline.nodes[node].link, outline.nodes[node].kind != .alert,
      let style = try line["modalPresentationStyle"]?.choice(styles, file)
    {
      set("modalPresentationStyle", JSON(style.rawValue), on: node)
    }
    let captures = "modalPresentationCapturesStatusBarAppearance"
    if try line[captures]?.flag(file) == true { set(captures, true, on: node) }
    let containers: [Controller.Kind] = [.navigation, .tab]
    let isStandard = containers.contains(outline.nodes[node].kind)
    if let defines = try line["definesPresentationContext"]?.flag(file), defines != isStandard {
      set("definesPresentationContext", JSON(defines), on: node)
    }
  }

  // MARK: What UIKit says itself

  /// What UIKit shows, and whom it asks, becomes an expectation: so `replay` shows whether the rules
  /// agree with the device.
  mutating func readDecision(_ line: ProbeLine) throws(DocumentError) {
    if let field = line["windowScene.statusBarManager.isStatusBarHidden"], field.text != "nil" {
      expect(["bar": ["hidden": JSON(try field.flag(file))]])
    }
    let mode = keys.keys.last { $0.name == AppKey.viewControllerBased.rawValue }?.value.text
    guard mode.map({ ["1", "true", "YES"].contains($0) }) ?? true else { return }
    for (part, getter) in [("style", "Style"), ("hidden", "Hidden")] {
      let field = line["rootViewController._effectiveStatusBar\(getter)ViewController"]
      guard let node = node(field) else { continue }
      expect(["provenance": [part: ["answeredBy": JSON(outline.nodes[node].name)]]])
    }
  }
}

extension AppKeys {
  /// The keys of Info.plist that the probe printed.
  init(probe fields: [ProbeLine.Field], _ source: Source) {
    self.init()
    for field in fields {
      let place = source.place(of: field.offset)
      let parts = field.key.split(separator: "~", maxSplits: 1)
      guard let name = parts.first.map(String.init) else { continue }
      if name == "DTSDKName" {
        let digits = field.text.drop { !$0.isNumber }
        if let version = Version(text: String(digits)) { sdk = (version, place) }
      } else if AppKey(rawValue: name) != nil {
        keys.append(
          Key(
            name: name, suffix: parts.count > 1 ? "~\(parts[1])" : "", value: .text(field.text),
            place: place))
      }
    }
  }
}

extension Device {
  /// The devices with a screen of this size, those first whose safe area begins at `top`.
  static func matching(width: Double, height: Double, top: Double?, iOS: Version) -> [Device] {
    let fitting = allCases.filter {
      let metrics = $0.metrics(on: iOS)
      return metrics.width == width && metrics.height == height
    }
    let exact = fitting.filter { $0.metrics(on: iOS).safeAreaTop == top }
    return exact.isEmpty ? fitting : exact
  }
}
