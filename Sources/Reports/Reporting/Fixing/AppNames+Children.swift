import StatusQuoAppearanceModel

extension AppNames {
  /// An expression for a child in its parent's class: by the class where that finds it, else by its place.
  func expression(ofChild name: Name, in owner: Name) -> String {
    let parent = controller(owner)
    let children = children(of: owner)
    guard let place = children.firstIndex(of: name) else { return variable(name) }
    if let parent, let column = column(place, of: children.count, in: parent) {
      return "viewController(for: .\(column))"
    }
    // One of the same class has left, such as the stack of a closed drawer.
    if scenario.steps.isEmpty, isLikeDetached(name) {
      return "children.first { $0.viewIfLoaded?.window != nil }"
    }
    if isNameable(name), children.first(where: { isA($0, classOf: name) }) == name {
      return "children.first { $0 is \(className(name)) }"
    }
    if place == 0 { return "children.first" }
    return place == children.count - 1 ? "children.last" : "children[\(place)]"
  }

  /// Returns true if a controller that is in no tree is of its class.
  private func isLikeDetached(_ name: Name) -> Bool {
    scenario.controllers.contains {
      $0.place == .detached && className($0.name) == className(name)
    }
  }

  /// The column of a child, where the style of a split view controller names its columns.
  private func column(_ place: Int, of count: Int, in parent: Controller) -> String? {
    let columns =
      switch parent.splitViewStyle {
      case .unspecified: [] as [String]
      case .doubleColumn: ["primary", "secondary"]
      case .tripleColumn: ["primary", "supplementary", "secondary"]
      }
    guard parent.kind == .split, scenario.environment.iOS >= 14, columns.count == count else {
      return nil
    }
    return columns[place]
  }

  /// False for a class that an app can't write: one of Apple's that is private or generic.
  private func isNameable(_ name: Name) -> Bool {
    maker(name) != .swiftUI && !className(name).hasPrefix("_")
  }

  /// Returns true if a controller is of another one's class, or of a subclass as far as is known.
  private func isA(_ name: Name, classOf other: Name) -> Bool {
    let (own, wanted) = (className(name), className(other))
    if own == wanted { return true }
    switch wanted {
    case "UIViewController": return true
    case "UINavigationController": return controller(name)?.kind == .navigation
    case "UITabBarController": return controller(name)?.kind == .tab
    case "UISplitViewController": return controller(name)?.kind == .split
    case "UIPageViewController": return controller(name)?.kind == .page
    case "UIAlertController": return controller(name)?.kind == .alert
    default: return false
    }
  }
}
