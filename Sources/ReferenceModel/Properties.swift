import AppearanceModel

// What `set` refuses, does and reads (W-2, T-15, T-20, T-21).
extension World {
  /// `noSuchProperty`, `badValue`, `notAChild`, in this order.
  func refusal(
    ofSetting property: Property, to value: PropertyValue, on name: Name
  ) -> StepOutcome? {
    guard case .known(let known) = property, exists(known, on: name) else {
      return .ignored(.noSuchProperty)
    }
    switch thing(name) {
    case .window?:
      let window = hierarchy.windows[namedWindow(name)].settings
      return window.setting(known, to: value) == nil ? .ignored(.badValue) : nil
    case .view?:
      return value.userInterfaceStyle == nil ? .ignored(.badValue) : nil
    case .controller(let id)?:
      guard settings[id].setting(known, to: value) != nil else { return .ignored(.badValue) }
      guard known == .setOverrideTraitCollection, case .child(let child, _) = value else {
        return nil
      }
      return hierarchy[named(child)].parent == id ? nil : .ignored(.notAChild)
    case nil:
      return .ignored(.noSuchProperty)
    }
  }

  /// Whether such a thing has the property, on this version.
  private func exists(_ property: Property.Known, on name: Name) -> Bool {
    switch (property, thing(name)) {
    case (.overrideUserInterfaceStyle, _): environment.effectiveVersion >= 13
    case (.level, let thing), (.coversScreen, let thing): thing == .window
    case (.barStyle, .controller(let id)?), (.isNavigationBarHidden, .controller(let id)?):
      hierarchy[id].kind == .navigation
    case (.hidesBarsOnSwipe, .controller(let id)?):
      hierarchy[id].kind == .navigation && environment.effectiveVersion >= 8
    case (.presentationOverrideTraitCollection, .controller):
      environment.effectiveVersion >= 13
    case (.additionalSafeAreaInsetsTop, .controller): environment.effectiveVersion >= 11
    case (_, .controller): true
    case (_, .window?), (_, .view?), (_, nil): false
    }
  }

  mutating func set(_ property: Property, to value: PropertyValue, on name: Name) {
    guard case .known(let known) = property else { return }
    switch thing(name) {
    case .window?: set(known, to: value, onWindow: namedWindow(name))
    case .view(let owner, let index)?: setStyle(value, ofView: index, of: owner)
    case .controller(let id)?: set(known, to: value, onController: id)
    case nil: return
    }
  }

  /// Level and covering decide which window controls the bar, so they read.
  private mutating func set(
    _ property: Property.Known, to value: PropertyValue, onWindow index: Int
  ) {
    let old = hierarchy.windows[index].settings
    guard let new = old.setting(property, to: value), new != old else { return }
    hierarchy.windows[index].settings = new
    if property != .overrideUserInterfaceStyle { read(animated: false) }
  }

  private mutating func setStyle(
    _ value: PropertyValue, ofView index: Int, of owner: ControllerID
  ) {
    guard let style = value.userInterfaceStyle else { return }
    if index == 0 {
      settings[owner].viewOverrideUserInterfaceStyle = style
    } else {
      settings[owner].views[index - 1].overrideUserInterfaceStyle = style
    }
  }

  private mutating func set(
    _ property: Property.Known, to value: PropertyValue, onController id: ControllerID
  ) {
    let old = settings[id]
    guard let new = old.setting(property, to: value), new != old else { return }
    settings[id] = new
    switch property {
    case .barStyle, .isNavigationBarHidden:
      mark(property == .barStyle ? .t20 : .t21)
      if hierarchy.onScreen().contains(id) { read(animated: false) }
    case .overrideUserInterfaceStyle:
      kept[id] = nil
    case .setOverrideTraitCollection:
      if case .child(let child, _) = value { kept[named(child)] = nil }
    default:
      mark(.t15)
    }
  }
}
