import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoReading
import StatusQuoScenarioFiles

extension Storyboard {
  /// Reads a storyboard file.
  init(_ input: InputFile) throws(DocumentError) {
    var reader = StoryboardReader(xml: XMLReader(try Source(input)))
    self = try reader.read(name: String(input.lastComponent.prefix { $0 != "." }))
  }
}

/// Picks scenes, segues and settings out of a storyboard; all else in it is skipped.
private struct StoryboardReader {
  var xml: XMLReader
  private var scenes: [Storyboard.Scene] = []
  private var indices: [String: Int] = [:]
  private var assumptions: [Assumption] = []

  init(xml: XMLReader) { self.xml = xml }

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
    var device: (device: Device, place: SourcePlace)?
    while let event = try nextTag() {
      guard case .start(let element) = event else {
        path = path.dropLast()
        continue
      }
      if path.isEmpty, element.name == "device" {
        device = element["id"].flatMap { devicesOfStoryboards[$0] }
          .map { ($0, xml.source.place(of: element.offset)) }
      }
      let isTop = path.last == "objects" && (path.contains("scene") || isNib)
      if isTop, isController(element.name) || isNib && isOwnedByController(element) {
        try readScene(element)
      } else {
        path.append(element.name)
      }
    }
    return Storyboard(
      name: name, file: xml.source.file, scenes: scenes, indices: indices,
      initial: document["initialViewController"], device: device,
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

  /// Returns true if a XIB file has the view of a controller: its owner is one by its name.
  private func isOwnedByController(_ element: XMLElement) -> Bool {
    element.name == "placeholder" && element["placeholderIdentifier"] == "IBFilesOwner"
      && element["customClass"].map { $0.hasSuffix("Controller") || $0.hasSuffix("VC") } ?? false
  }
}

// MARK: Scenes

extension StoryboardReader {
  /// Reads a controller with all that is in it.
  private mutating func readScene(_ element: XMLElement) throws(DocumentError) {
    let id = try identity(of: element)
    let placeholder = Storyboard.Placeholder(
      storyboard: element["storyboardName"] ?? "",
      identifier: element.text(of: "referencedIdentifier"))
    let kinds: [String: Controller.Kind] = [
      "navigationController": .navigation, "tabBarController": .tab,
      "splitViewController": .split, "pageViewController": .page,
    ]
    let controller = Controller(kinds[element.name] ?? .plain, Name(index: 0))
    var scene = Storyboard.Scene(
      id: id, className: className(of: element),
      hasCustomClass: element.text(of: "customClass") != nil,
      identifier: element["storyboardIdentifier"],
      placeholder: element.name == "viewControllerPlaceholder" ? placeholder : nil,
      controller: controller, place: xml.source.place(of: element.offset))
    try readAttributes(of: element, into: &scene.controller)
    try readContent(into: &scene)
    indices[id] = scenes.count
    scenes.append(scene)
  }

  /// The identifier of a scene that may be added.
  private func identity(of element: XMLElement) throws(DocumentError) -> String {
    guard let id = element["id"] else {
      throw xml.source.error(
        at: element.offset, found: "<\(printable(element.name))> without id", expected: "an id")
    }
    guard indices[id] == nil else {
      throw xml.source.error(
        at: element.offset(of: "id"), found: "the id \(quoted(id)) again",
        expected: "a different one")
    }
    try InputLimits.check(
      scenes.count, below: InputLimits.controllers, found: "one more scene",
      at: xml.source.place(of: element.offset))
    for name in ["customClass", "customModule", "storyboardName", "referencedIdentifier"] {
      guard let text = element[name], !text.unicodeScalars.allSatisfy(isVisible) else { continue }
      throw xml.source.error(
        at: element.offset(of: name), found: quoted(text),
        expected: "a name of visible characters")
    }
    return id
  }

  private func className(of element: XMLElement) -> ClassName {
    if let name = element.text(of: "customClass") {
      return ClassName(printed: element.text(of: "customModule").map { "\($0).\(name)" } ?? name)
    }
    switch element.name {
    case "hostingController": return ClassName("SwiftUI.UIHostingController")
    case "glkViewController": return ClassName("GLKViewController")
    case "avPlayerViewController": return ClassName("AVPlayerViewController")
    case let name: return ClassName("UI" + name.capitalizedFirst)
    }
  }

  /// Reads segues and settings up to the end of the controller.
  private mutating func readContent(into scene: inout Storyboard.Scene) throws(DocumentError) {
    var path: [XMLElement] = []
    while let event = try nextTag() {
      guard case .start(let element) = event else {
        if path.isEmpty { return }
        path.removeLast()
        continue
      }
      if element.name == "simulatedStatusBarMetrics", path.isEmpty,
        let style = element["statusBarStyle"]
      {
        assumptions.add(
          .withoutEffect, "the status bar style \(printable(style)) of \(scene.className.short)",
          why: "simulated metrics are drawn by Interface Builder only",
          at: xml.source.place(of: element.offset))
      }
      read(element, in: path, &scene.controller)
      if element.name == "segue", let segue = try segue(element) { scene.segues.append(segue) }
      path.append(element)
    }
  }

  /// The segue that an element is; nil for one that unwinds.
  private func segue(_ element: XMLElement) throws(DocumentError) -> Storyboard.Segue? {
    guard let destination = element["destination"], let word = element["kind"] else {
      throw xml.source.error(
        at: element.offset, found: "a segue without destination or kind", expected: "both")
    }
    let style = try style(of: element)
    let kind: Storyboard.Segue.Kind
    switch word {
    case "unwind": return nil
    // A split view controller has it in a compact width only.
    case "relationship" where element["relationship"] == "compactViewController": return nil
    case "relationship", "embed": kind = .child
    case "show", "push": kind = .show
    case "showDetail": kind = .showDetail
    case "presentation", "modal": kind = .presentation(style)
    case "popoverPresentation", "popover": kind = .presentation(.popover)
    default: kind = .custom(element["customClass"] ?? word)
    }
    return Storyboard.Segue(
      kind: kind, destination: destination, identifier: element["identifier"],
      place: xml.source.place(of: element.offset))
  }
}

// MARK: Settings

extension StoryboardReader {
  private static let styles: [String: Literal] = ["light": .word("light"), "dark": .word("dark")]

  private static let barStyles: [String: Literal] = [
    "black": .word("black"), "blackOpaque": .word("black"),
    "blackTranslucent": .word("blackTranslucent"),
  ]

  /// Flags, as attributes and runtime attributes are called.
  private static let flags: [String: PropertyName.Known] = [
    "modalPresentationCapturesStatusBarAppearance": .modalPresentationCapturesStatusBarAppearance,
    "definesPresentationContext": .definesPresentationContext,
    "navigationBarHidden": .isNavigationBarHidden,
    "isNavigationBarHidden": .isNavigationBarHidden,
    "hidesBarsOnSwipe": .hidesBarsOnSwipe,
  ]

  private func readAttributes(
    of element: XMLElement, into controller: inout Controller
  ) throws(DocumentError) {
    controller.modalPresentationStyle = try style(of: element)
    controller.assign(
      .overrideUserInterfaceStyle, Self.styles[element["userInterfaceStyle"] ?? ""])
    for (name, value, _) in element.attributes where value == "YES" {
      if let flag = Self.flags[name] { controller.assign(flag, .bool(true)) }
    }
  }

  /// The style in which a controller or a segue presents; words that UIKit on iOS does not draw are
  /// the default.
  private func style(of element: XMLElement) throws(DocumentError) -> ModalPresentationStyle? {
    guard let word = element["modalPresentationStyle"] else { return nil }
    if word == "none" || word == "blurOverFullScreen" { return nil }
    return try xml.source.place(of: element.offset(of: "modalPresentationStyle")).word(word)
  }

  private func read(
    _ element: XMLElement, in path: [XMLElement], _ controller: inout Controller
  ) {
    let value = element["value"] ?? ""
    switch (element.name, path.count) {
    case ("navigationBar", 0):
      controller.assign(.barStyle, Self.barStyles[element["barStyle"] ?? ""])
    case ("view", 0):
      if let style = Self.styles[element["userInterfaceStyle"] ?? ""] {
        _ = Controller.propertyOfRootView(.overrideUserInterfaceStyle)?.assign(&controller, style)
      }
    case ("userDefinedRuntimeAttribute", 1) where path[0].name == "userDefinedRuntimeAttributes":
      if let flag = Self.flags[element["keyPath"] ?? ""], element["type"] == "boolean" {
        controller.assign(flag, .bool(value == "YES"))
      }
    case ("integer", 2) where path[1]["keyPath"] == "overrideUserInterfaceStyle":
      let style = value == "1" ? "light" : value == "2" ? "dark" : ""
      controller.assign(.overrideUserInterfaceStyle, Self.styles[style])
    default: return
    }
  }
}

extension XMLElement {
  /// The value of an attribute that is there and not empty.
  fileprivate func text(of name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
