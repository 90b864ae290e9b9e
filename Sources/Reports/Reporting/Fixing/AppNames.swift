import StatusQuoAppearanceModel
import StatusQuoArticles
import StatusQuoCatalog

/// The names of an app's classes and variables in the code that a person is to write.
///
/// Names in documents may be anything: what is not a letter, a digit or an underscore is left out.
struct AppNames {
  let scenario: Scenario
  /// The places of controllers in the scenario.
  private let places: [Name: Int]
  /// The children of each controller that has some, in their order.
  private let children: [Name: [Name]]

  /// - Complexity: linear in the number of controllers.
  init(scenario: Scenario) {
    self.scenario = scenario
    var places = [Name: Int](minimumCapacity: scenario.controllers.count)
    var children: [Name: [Name]] = [:]
    for (place, controller) in scenario.controllers.enumerated()
    where places[controller.name] == nil {
      places[controller.name] = place
      if case .child(of: let parent) = controller.place {
        children[parent, default: []].append(controller.name)
      }
    }
    self.places = places
    self.children = children
  }

  func children(of parent: Name) -> [Name] { children[parent, default: []] }

  /// A controller as declared.
  func controller(_ name: Name) -> Controller? { places[name].map { scenario.controllers[$0] } }

  /// The maker of a class, which says how a person changes its behavior.
  enum Maker { case app, uiKit, swiftUI }

  func maker(_ name: Name) -> Maker {
    let full = fullClass(name)
    if full.hasPrefix("SwiftUI.") || full.hasPrefix("UIHostingController") || isDerivedHost(name) {
      return .swiftUI
    }
    let own = className(name)
    let isPrefixed = ["UI", "MF", "PU", "SF", "QL", "_UI"].contains { prefix in
      own.hasPrefix(prefix) && own.dropFirst(prefix.count).first?.isUppercase == true
    }
    return isPrefixed ? .uiKit : .app
  }

  /// The limits of an answer about some wishes.
  func limits(of wishes: [Wish]) -> [Block] {
    let hasSwiftUI = scenario.controllers.contains { maker($0.name) == .swiftUI }
    let elsewhere = wishes.filter { $0.demand.subject == .bar }.compactMap { $0.controller }
      .first(where: isOutsideTheScene)
    let scene = elsewhere.map {
      Block.line(
        """
        \(scenario.names.text($0), .strong) is in no window of the main scene, whose bar this is about: \
        a document from the side of its scene has its bar.
        """)
    }
    return (hasSwiftUI ? [.line(Self.swiftUI)] : []) + (scene.map { [$0] } ?? [])
  }

  /// The words for wishes for a shown bar where the device has none (SB-15); nil where there is no such wish, or
  /// where the device never lies on its side.
  func limitInLandscape(of wishes: [Wish], _ steps: [Step]) -> String? {
    let environment = scenario.environment
    let lies =
      environment.orientation.isLandscape
      || steps.contains { if case .rotate(let to) = $0 { to.isLandscape } else { false } }
    guard wishes.contains(where: { $0.demand == .bar(.shown) }), lies,
      environment.device.metrics(on: environment.iOS).notch != .none
    else { return nil }
    return """
      \(environment.device.rawValue) has no bar in landscape and no override can show one, so there \
      'bar shown' asks for nothing (\(Fact.hasNoBar.rule.id))
      """
  }

  private func isOutsideTheScene(_ name: Name) -> Bool {
    var top = controller(name)?.place
    while let above = top?.above { top = controller(above)?.place }
    guard case .root(of: let window)? = top, scenario.environment.effectiveVersion >= 13 else {
      return false
    }
    return scenario.windows.contains { $0.name == window && $0.scene != .main }
  }

  private static let swiftUI: Phrase = """
    SwiftUI's modifiers are not modeled: one of them, such as .toolbarColorScheme(.dark, for: \
    .navigationBar), may decide. 'statusquo explain' says which to look at.
    """

  /// True for SwiftUI content that other content shows in a sheet or a cover: no code of the app's has its
  /// controller.
  func isShownBySwiftUI(_ name: Name) -> Bool {
    let steps = scenario.steps.compactMap { step -> Name? in
      if case .present(name, from: let presenter) = step { presenter } else { nil }
    }
    let place = controller(name)?.place
    let atLaunch = place?.isChild == false ? place?.above : nil
    return maker(name) == .swiftUI
      && ([atLaunch].compactMap { $0 } + steps).contains {
        maker($0) == .swiftUI
      }
  }

  /// The class of a controller: without its module and what it is generic over.
  func className(_ name: Name) -> String {
    let text = fullClass(name).prefix { $0 != "<" && $0 != ":" }
    let plain = identifier(text.split(separator: ".").last.map { String($0) } ?? "")
    return unreserved(plain.capitalizedFirst)
  }

  /// True for an app's own class that is derived from the host of SwiftUI.
  func isDerivedHost(_ name: Name) -> Bool {
    fullClass(name).hasSuffix(": UIHostingController")
  }

  /// Apple's class that an app's own is derived from, where the document says so.
  private func baseClass(_ name: Name) -> String? {
    let parts = fullClass(name).split(separator: ":")
    guard parts.count == 2, let base = parts.last else { return nil }
    return String(base.drop { $0 == " " })
  }

  /// The class that a controller is of, or is derived from, whose overrides UIKit may not use.
  func closedClass(_ name: Name) -> ClosedClass? {
    ClosedClass(rawValue: baseClass(name) ?? className(name))
  }

  /// True for a class of Apple's that is no base of an app's own classes, and for one that is derived from it.
  func isUsedAsItIs(_ name: Name) -> Bool {
    if closedClass(name) != nil { return true }
    let isPlain = controller(name)?.kind == .plain
    return isPlain && maker(name) == .uiKit && !Self.bases.contains(className(name))
  }

  private static let bases: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
  ]

  private func fullClass(_ name: Name) -> String {
    scenario.names.text(controller(name)?.className ?? name)
  }

  /// The class to write overrides in: UIKit's own classes need a subclass. Nil where SwiftUI makes the
  /// controller, so that no subclass can take its place.
  func declaration(_ name: Name) -> String? {
    let own = className(name)
    switch maker(name) {
    case .app: return "class \(own): \(superclass(name)) {"
    case .uiKit: return "class Base\(own.dropFirst(2)): \(own) {  // in place of \(own)"
    case .swiftUI where isDerivedHost(name):
      return "class \(own): UIHostingController<Content> {  // Content: what it shows"
    case .swiftUI:
      return own == "UIHostingController"
        ? "class HostingController<Content: View>: UIHostingController<Content> {" : nil
    }
  }

  /// The class that an app's own is derived from.
  private func superclass(_ name: Name) -> String {
    if let base = baseClass(name) { return base }
    return switch controller(name)?.kind {
    case .navigation: "UINavigationController"
    case .tab: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    case .alert: "UIAlertController"
    case .plain, nil: "UIViewController"
    }
  }

  /// A variable that holds a controller or a window: `navigationController`, `bkLookupController`.
  func variable(_ name: Name) -> String {
    var text = identifier(scenario.names.text(name))
    if text.hasPrefix("UI"), text.dropFirst(2).first?.isUppercase == true { text.removeFirst(2) }
    let capitals = text.prefix { $0.isUppercase }
    // The last of several capitals begins the next word.
    let lowered =
      capitals.count > 1 && capitals.count < text.count
      ? capitals.dropLast() : capitals
    text = lowered.lowercased() + text.dropFirst(lowered.count)
    return unreserved(text)
  }

  /// A property for a controller that a class has to be given: its name is none of UIKit's own.
  func heldVariable(_ name: Name) -> String {
    let text = variable(name)
    return Self.membersOfControllers.contains(text) ? "other\(text.capitalizedFirst)" : text
  }

  private static let membersOfControllers: Set = [
    "view", "title", "parent", "children", "navigationController", "tabBarController",
    "splitViewController", "navigationItem", "tabBarItem", "toolbarItems", "delegate",
    "viewControllers",
    "topViewController", "visibleViewController", "selectedViewController", "selectedIndex",
    "tabBar",
    "navigationBar", "toolbar", "presentedViewController", "presentingViewController",
    "description",
    "hash", "storyboard", "traitCollection", "undoManager", "next", "isEditing", "viewIfLoaded",
  ]

  private func unreserved(_ text: String) -> String {
    Self.reserved.contains(text) ? text + "Controller" : text
  }

  private func identifier(_ text: String) -> String {
    let letters = text.unicodeScalars.filter { scalar in
      scalar == "_"
        || scalar.isASCII
          && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
    let plain = String(String.UnicodeScalarView(letters.prefix(80)))
    guard let start = plain.first, !start.isNumber else { return "Controller\(plain)" }
    return plain
  }

  private static let reserved: Set = [
    "self", "super", "default", "switch", "case", "class", "func", "init", "in", "is", "as", "if",
    "else", "for", "while", "return", "var", "let", "nil", "true", "false", "do", "repeat", "enum",
    "struct", "protocol", "extension", "import", "static", "where", "throw", "throws", "try",
    "Type", "Any", "Self", "operator", "public", "private", "internal", "guard", "defer", "break",
    "continue",
  ]
}
