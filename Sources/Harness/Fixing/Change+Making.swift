public import StatusQuoAppearanceModel
public import StatusQuoCatalog

extension Change {
  /// A property of a controller with a value.
  ///
  /// - Precondition: controllers have the property.
  public static func set(_ property: PropertyName.Known, on name: Name, to value: Literal) -> Change
  {
    guard let place = Controller.properties.firstIndex(where: { $0.setName == property }) else {
      preconditionFailure("no controller has '\(property.rawValue)'")
    }
    return .controller(name, property: place, value)
  }

  /// The overrides of a controller move from an extension into a subclass (SB-20).
  public static func subclass(_ name: Name) -> Change {
    let place = Controller.properties.firstIndex {
      $0.name == ControllerOption.overriddenIn.property.name
    }
    return .controller(name, property: place!, .word(Controller.OverrideSite.subclass.rawValue))
  }

  /// A property of a window with a value, by its name in documents.
  ///
  /// - Precondition: windows have the property.
  public static func set(_ property: String, ofWindow name: Name, to value: Literal) -> Change {
    guard let place = Window.properties.firstIndex(where: { $0.name == property }) else {
      preconditionFailure("no window has '\(property)'")
    }
    return .window(name, property: place, value)
  }

  /// `UIViewControllerBasedStatusBarAppearance` is YES.
  public static let controllersDecide: Change = {
    let place = Scenario.infoPlist.firstIndex {
      $0.key == "UIViewControllerBasedStatusBarAppearance"
    }
    return .infoPlist(place!, .bool(true))
  }()
}

extension Scenario {
  /// The app with some changes; nil where it would be no valid scenario.
  public func changed(by changes: [Change]) -> Scenario? {
    let changed = ChangedScenario(self, changes).scenario
    return changed.problem == nil ? changed : nil
  }
}
