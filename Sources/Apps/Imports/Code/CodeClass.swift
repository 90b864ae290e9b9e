import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoReading

/// A class as its code declares it: the getters that it overrides, with the constants that they return.
struct CodeClass {
  /// A getter that UIKit asks, and the constant that its override returns; nil where that is none.
  struct Getter {
    let property: PropertyName.Known
    let value: Literal?
    let place: SourcePlace
  }

  /// Without its module; empty for getters that stand in no class.
  var name: String
  /// The class that it is derived from, where the code says so.
  var base: String?
  var getters: [Getter] = []
  /// True if it has code besides getters.
  var hasMore = false
  /// True if all of its code stands in extensions or categories.
  var isExtension = false
  var place: SourcePlace
}

extension CodeClass {
  /// The getters by the names that they have in Swift and in Objective-C.
  static let getters: [String: PropertyName.Known] = {
    var names: [String: PropertyName.Known] = [:]
    for property in Controller.properties where property.isGetter {
      guard let getter = property.setName else { continue }
      names[getter.rawValue] = getter
      guard getter.rawValue.hasPrefix("childFor") else { continue }
      names["childViewController" + getter.rawValue.dropFirst(5)] = getter
    }
    return names
  }()

  /// The base of classes that show SwiftUI.
  static let hostingBase = "UIHostingController"

  /// UIKit's classes that are no plain controllers.
  static let bases: [String: Controller.Kind] = [
    "UINavigationController": .navigation, "UITabBarController": .tab,
    "UISplitViewController": .split, "UIPageViewController": .page,
  ]
}

extension PropertyName.Known {
  /// The constant that the code of a getter returns; nil where it is none that UIKit has a word for.
  func constant(_ code: [CodeToken]) -> Literal? {
    var tokens = code.map { $0.text }
    if tokens.first == "get", tokens.count > 2 { tokens = Array(tokens.dropFirst(2).dropLast()) }
    if tokens.first == "return" { tokens.removeFirst() }
    if tokens.last == ";" { tokens.removeLast() }
    guard tokens.count <= 8 else { return nil }
    var text = tokens.joined()
    if text.hasPrefix("self.") { text.removeFirst(5) }
    if text.hasPrefix("[self"), text.hasSuffix("]") { text = String(text.dropFirst(5).dropLast()) }
    guard let property = Controller.properties.first(where: { $0.setName == self }) else {
      return nil
    }
    if property.form.takesBool {
      return ["true", "YES"].contains(text)
        ? .bool(true) : ["false", "NO"].contains(text) ? .bool(false) : nil
    }
    if let controller = Self.controllers[text] { text = controller }
    if text == "[]" { text = ".none" }
    if text.hasPrefix("[."), text.hasSuffix("]") { text = String(text.dropFirst().dropLast()) }
    let isChild = property.form.reference == .controller
    return property.form.words.first { word in
      isChild
        ? text == word
        : Self.types.contains { type in
          // Words had a capital letter before Swift 3.
          [".", type + ".", type].contains { text.lowercased() == ($0 + word).lowercased() }
        }
    }.map { .word($0) }
  }

  /// Code that names a controller, by the word of documents.
  private static let controllers: [String: String] = [
    "viewControllers.last": "topViewController", "viewControllers.lastObject": "topViewController",
    "children.first": "children.first", "children.last": "children.last",
    "childViewControllers.firstObject": "children.first",
    "childViewControllers.lastObject": "children.last",
  ]

  private static let types = ["UIStatusBarStyle", "UIStatusBarAnimation", "UIRectEdge"]
}
