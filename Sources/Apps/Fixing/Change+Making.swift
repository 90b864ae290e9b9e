package import StatusQuoAppearanceModel
package import StatusQuoCatalog

extension Change {
  /// A property of a controller with a value.
  ///
  /// - Precondition: controllers have the property.
  package static func set(_ property: PropertyName.Known, on name: Name, to value: Literal)
    -> Change
  {
    guard let place = Controller.properties.firstIndex(where: { $0.setName == property }) else {
      preconditionFailure("no controller has '\(property.rawValue)'")
    }
    return .controller(name, property: place, value)
  }

  /// The overrides of a controller move from an extension into a subclass (SB-20).
  package static func subclass(_ name: Name) -> Change {
    let place = Controller.properties.firstIndex {
      $0.name == ControllerOption.overriddenIn.property.name
    }
    return .controller(name, property: place!, .word(Controller.OverrideSite.subclass.rawValue))
  }

  /// A property of a window with a value, by its name in documents.
  ///
  /// - Precondition: windows have the property.
  package static func set(_ property: String, ofWindow name: Name, to value: Literal) -> Change {
    guard let place = Window.properties.firstIndex(where: { $0.name == property }) else {
      preconditionFailure("no window has '\(property)'")
    }
    return .window(name, property: place, value)
  }

  /// `UIViewControllerBasedStatusBarAppearance` is YES.
  package static let controllersDecide = key(
    "UIViewControllerBasedStatusBarAppearance", .bool(true))
  /// `UIViewControllerBasedStatusBarAppearance` is NO.
  package static let applicationDecides = key(
    "UIViewControllerBasedStatusBarAppearance", .bool(false))

  /// The bar looks like that while the launch screen is up, by the keys in which it differs from
  /// another look; dark content has a word of its own from iOS 13.
  package static func launchBar(
    _ bar: BarAppearance, insteadOf other: BarAppearance, in environment: Environment
  ) -> [Change] {
    let goesByPad =
      environment.infoPlist.statusBarHiddenOnPad != nil || !environment.platformFallback
    let hidden =
      environment.device.isPad && goesByPad ? "UIStatusBarHidden~ipad" : "UIStatusBarHidden"
    let style =
      switch bar.content {
      case .light: "UIStatusBarStyleLightContent"
      case .dark:
        environment.effectiveVersion < 13
          ? "UIStatusBarStyleDefault" : "UIStatusBarStyleDarkContent"
      case .contentDependent: "UIStatusBarStyleDefault"
      }
    return (bar.hidden == other.hidden ? [] : [key(hidden, .bool(bar.hidden))])
      + (bar.content == other.content ? [] : [key("UIStatusBarStyle", .word(style))])
  }

  /// A key of Info.plist with a value.
  private static func key(_ name: String, _ value: Literal) -> Change {
    guard let place = Scenario.infoPlist.firstIndex(where: { $0.key == name }) else {
      preconditionFailure("no key is '\(name)'")
    }
    return .infoPlist(place, value)
  }
}

extension Scenario {
  /// The app with some changes; nil where it would be no valid scenario.
  package func changed(by changes: [Change]) -> Scenario? {
    let changed = ChangedScenario(self, changes).scenario
    return changed.problem == nil ? changed : nil
  }
}
