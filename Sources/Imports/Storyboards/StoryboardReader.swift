import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

extension Storyboard {
  /// Reads a storyboard file.
  init(_ input: InputFile) throws(DocumentError) {
    var reader = StoryboardReader(XMLReader(try Source(input)))
    self = try reader.read(name: String(input.lastComponent.prefix { $0 != "." }))
  }
}

/// Picks scenes, segues and settings out of a storyboard; all else in it is skipped.
private struct StoryboardReader {
  private var xml: XMLReader
  private var scenes: [Storyboard.Scene] = []
  private var indices: [String: Int] = [:]
  private var assumptions: [Assumption] = []

  init(_ xml: XMLReader) { self.xml = xml }

  mutating func read(name: String) throws(DocumentError) -> Storyboard {
    guard case .start(let document)? = try nextTag(), document.name == "document" else {
      throw xml.source.error(
        at: xml.source.skippingSpace(xml.source.start), found: "no <document>",
        expected: "a storyboard of Interface Builder")
    }
    if let type = document["type"], !type.has("CocoaTouch") {
      throw xml.source.error(
        at: document.offset(of: "type"), found: quoted(type),
        expected: "\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"")
    }
    // Scenes are the elements directly in <objects>, which in a XIB file are in no <scene>.
    let isNib = document["type"]?.has("Storyboard") == false
    var path: [String] = []
    while let event = try xml.next() {
      switch event {
      case .start(let element):
        let isTop = path.last == "objects" && (path.contains("scene") || isNib)
        if isTop, isController(element.name) || isNib && isOwnedByController(element) {
          try readScene(element)
        } else {
          path.append(element.name)
        }
      case .end: if !path.isEmpty { path.removeLast() }
      case .text: break
      }
    }
    return Storyboard(
      name: name, file: xml.source.file, scenes: scenes, indices: indices,
      initial: document["initialViewController"],
      isLaunchScreen: document["launchScreen"] == "YES", assumptions: assumptions)
  }

  private mutating func nextTag() throws(DocumentError) -> XMLReader.Event? {
    while let event = try xml.next() {
      if case .text = event { continue }
      return event
    }
    return nil
  }

  private func isController(_ name: String) -> Bool {
    name == "viewControllerPlaceholder"
      || (name.hasSuffix("Controller") && name != "searchDisplayController")
  }

  /// Whether a XIB file has the view of a controller: its owner is one by its name.
  private func isOwnedByController(_ element: XMLElement) -> Bool {
    element.name == "placeholder" && element["placeholderIdentifier"] == "IBFilesOwner"
      && element["customClass"].map { $0.hasSuffix("Controller") || $0.hasSuffix("VC") } ?? false
  }

  /// Reads a controller with all that is in it.
  private mutating func readScene(_ element: XMLElement) throws(DocumentError) {
    guard let id = element["id"] else {
      throw xml.source.error(
        at: element.offset, found: "<\(printable(element.name))> without id", expected: "an id")
    }
    guard indices[id] == nil else {
      throw xml.source.error(
        at: element.offset(of: "id"), found: "the id \(quoted(id)) again",
        expected: "a different one")
    }
    guard scenes.count < InputLimits.controllers else {
      throw xml.source.error(
        at: element.offset, found: "one more scene",
        expected: "at most \(InputLimits.controllers)")
    }
    for name in ["customClass", "customModule", "storyboardName", "referencedIdentifier"] {
      guard let text = element[name] else { continue }
      guard text.unicodeScalars.allSatisfy(isVisible) else {
        throw xml.source.error(
          at: element.offset(of: name), found: quoted(text),
          expected: "a name of visible characters")
      }
    }
    let placeholder =
      element.name == "viewControllerPlaceholder"
      ? Storyboard.Placeholder(
        storyboard: element["storyboardName"] ?? "",
        identifier: element["referencedIdentifier"].flatMap { $0.isEmpty ? nil : $0 })
      : nil
    var scene = Storyboard.Scene(
      id: id, className: className(of: element), kind: kind(of: element.name),
      hasCustomClass: element["customClass"].map { !$0.isEmpty } ?? false,
      identifier: element["storyboardIdentifier"], placeholder: placeholder,
      place: xml.source.place(of: element.offset))
    try readAttributes(of: element, into: &scene)
    try readContent(into: &scene)
    indices[id] = scenes.count
    scenes.append(scene)
  }

  private func kind(of element: String) -> Controller.Kind {
    switch element {
    case "navigationController": .navigation
    case "tabBarController": .tab
    case "splitViewController": .split
    case "pageViewController": .page
    default: .plain
    }
  }

  private func className(of element: XMLElement) -> ClassName {
    if let name = element["customClass"], !name.isEmpty {
      let module = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
      return ClassName(printed: module.map { "\($0).\(name)" } ?? name)
    }
    switch element.name {
    case "hostingController": return ClassName("UIHostingController", module: "SwiftUI")
    case "glkViewController": return ClassName("GLKViewController", module: nil)
    case "avPlayerViewController": return ClassName("AVPlayerViewController", module: nil)
    default:
      let name = element.name
      return ClassName("UI" + name.prefix(1).uppercased() + name.dropFirst(), module: nil)
    }
  }
}

// MARK: Settings

extension StoryboardReader {
  private func readAttributes(
    of element: XMLElement, into scene: inout Storyboard.Scene
  ) throws(DocumentError) {
    if let style = try style(of: element) {
      scene.settings.set("modalPresentationStyle", .json(JSON(style.rawValue)))
    }
    if element["definesPresentationContext"] == "YES" {
      scene.settings.set("definesPresentationContext", .json(true))
    }
    if let style = element["userInterfaceStyle"], ["light", "dark"].contains(style) {
      scene.settings.set("overrideUserInterfaceStyle", .json(JSON(style)))
    }
    guard scene.kind == .navigation else { return }
    if element["navigationBarHidden"] == "YES" {
      scene.settings.set("isNavigationBarHidden", .json(true))
    }
    if element["hidesBarsOnSwipe"] == "YES" {
      scene.settings.set("hidesBarsOnSwipe", .json(true))
    }
  }

  /// The style in which a controller or a segue presents; words that UIKit on iOS does not draw are
  /// the default.
  private func style(of element: XMLElement) throws(DocumentError) -> ModalPresentationStyle? {
    guard let word = element["modalPresentationStyle"] else { return nil }
    if word == "none" || word == "blurOverFullScreen" { return nil }
    guard let style = ModalPresentationStyle(rawValue: word) else {
      let words = ModalPresentationStyle.allCases.map { $0.rawValue }
      throw xml.source.error(
        at: element.offset(of: "modalPresentationStyle"), found: quoted(word),
        expected: listed(words.map(quoted)), suggestion: suggestion(for: word, among: words))
    }
    return style
  }

  /// Reads segues and settings up to the end of the controller.
  private mutating func readContent(
    into scene: inout Storyboard.Scene
  ) throws(DocumentError) {
    var path: [XMLElement] = []
    while let event = try xml.next() {
      switch event {
      case .start(let element):
        read(element, in: path, &scene)
        if element.name == "segue" { try readSegue(element, &scene) }
        path.append(element)
      case .end:
        guard !path.isEmpty else { return }
        path.removeLast()
      case .text: break
      }
    }
  }

  private mutating func read(
    _ element: XMLElement, in path: [XMLElement], _ scene: inout Storyboard.Scene
  ) {
    switch (element.name, path.count) {
    case ("navigationBar", 0):
      let styles = ["black": "black", "blackOpaque": "black"]
      if scene.kind == .navigation, let style = element["barStyle"] {
        let style = styles[style] ?? (style == "blackTranslucent" ? style : nil)
        if let style { scene.settings.set("barStyle", .json(JSON(style))) }
      }
    case ("view", 0):
      if let style = element["userInterfaceStyle"], ["light", "dark"].contains(style) {
        scene.settings.set("viewOverrideUserInterfaceStyle", .json(JSON(style)))
      }
    case ("simulatedStatusBarMetrics", 0):
      guard let style = element["statusBarStyle"] else { return }
      assumptions.append(
        Assumption(
          .withoutEffect, "the status bar style \(printable(style)) of \(scene.className.short)",
          why: "simulated metrics are drawn by Interface Builder only",
          at: xml.source.place(of: element.offset)))
    case ("userDefinedRuntimeAttribute", 1) where path[0].name == "userDefinedRuntimeAttributes":
      if let key = Self.flags[element["keyPath"] ?? ""], element["type"] == "boolean" {
        scene.settings.set(key, .json(JSON(element["value"] == "YES")))
      }
    case ("integer", 2):
      let styles = ["1": "light", "2": "dark"]
      if path[1]["keyPath"] == "overrideUserInterfaceStyle", let style = element["value"] {
        styles[style].map { scene.settings.set("overrideUserInterfaceStyle", .json(JSON($0))) }
      }
    default: return
    }
  }

  /// Flags that a runtime attribute can set, and the document's names for them.
  private static let flags = [
    "modalPresentationCapturesStatusBarAppearance": "modalPresentationCapturesStatusBarAppearance",
    "definesPresentationContext": "definesPresentationContext",
    "navigationBarHidden": "isNavigationBarHidden",
    "isNavigationBarHidden": "isNavigationBarHidden",
    "hidesBarsOnSwipe": "hidesBarsOnSwipe",
  ]

  private mutating func readSegue(
    _ element: XMLElement, _ scene: inout Storyboard.Scene
  ) throws(DocumentError) {
    guard let destination = element["destination"], let word = element["kind"] else {
      throw xml.source.error(
        at: element.offset, found: "a segue without destination or kind", expected: "both")
    }
    scene.segues.append(
      Storyboard.Segue(
        kind: kind(of: word, element), destination: destination,
        identifier: element["identifier"], modalPresentationStyle: try style(of: element),
        place: xml.source.place(of: element.offset)))
  }

  private func kind(of word: String, _ element: XMLElement) -> Storyboard.Segue.Kind {
    switch word {
    case "relationship": .relationship(element["relationship"] ?? "")
    case "embed": .embed
    case "show", "push": .show
    case "showDetail": .showDetail
    case "presentation", "modal": .presentation
    case "popoverPresentation", "popover": .popover
    case "unwind": .unwind
    default: .custom(element["customClass"] ?? word)
    }
  }
}
