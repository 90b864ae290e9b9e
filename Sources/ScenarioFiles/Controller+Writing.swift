import AppearanceModel

extension Controller {
  /// Writes everything but children and what is presented, which come last in the object: so what
  /// a controller is and overrides is read before what is below it.
  func write(to json: inout JSONBuilder, _ names: Names) {
    json.member("name", names.text(name))
    json.member("kind", kind.rawValue)
    if let className { json.member("class", names.text(className)) }
    if let selected { json.member("selected", names.text(selected)) }
    if let sitsIn { json.member("sitsIn", names.text(sitsIn)) }
    if !views.isEmpty {
      json.member("views") { json in
        json.array { json in
          for view in views { view.write(to: &json, names) }
        }
      }
    }
    writeGetters(to: &json, names)
    writePresentation(to: &json)
    writeStyles(to: &json, names)
    writeBars(to: &json)
    if !actions.isEmpty { json.member("actions", JSON(actions, names)) }
  }

  private func writeGetters(to json: inout JSONBuilder, _ names: Names) {
    if let style = preferredStatusBarStyle { json.member("preferredStatusBarStyle", JSON(style)) }
    if let hidden = prefersStatusBarHidden { json.member("prefersStatusBarHidden", JSON(hidden)) }
    if let animation = preferredStatusBarUpdateAnimation {
      json.member("preferredStatusBarUpdateAnimation", JSON(animation))
    }
    if let child = childForStatusBarStyle {
      json.member("childForStatusBarStyle", JSON(child, names))
    }
    if let child = childForStatusBarHidden {
      json.member("childForStatusBarHidden", JSON(child, names))
    }
    json.member("overriddenIn", overriddenIn, unless: .subclass)
    guard stored != Stored() else { return }
    json.member("stored") { json in
      json.object { json in
        json.member("style", stored.style, unless: .default)
        if stored.hidden { json.member("hidden", true) }
        json.member("animation", stored.animation, unless: .fade)
      }
    }
  }

  private func writePresentation(to json: inout JSONBuilder) {
    if let style = modalPresentationStyle {
      json.member("modalPresentationStyle", style.rawValue)
    }
    if modalPresentationCapturesStatusBarAppearance {
      json.member("modalPresentationCapturesStatusBarAppearance", true)
    }
    if let defines = definesPresentationContext {
      json.member("definesPresentationContext", defines)
    }
  }

  private func writeStyles(to json: inout JSONBuilder, _ names: Names) {
    json.member(
      "viewOverrideUserInterfaceStyle", viewOverrideUserInterfaceStyle, unless: .unspecified)
    json.member("overrideUserInterfaceStyle", overrideUserInterfaceStyle, unless: .unspecified)
    if let style = overrideTraitCollectionForChild {
      json.member("overrideTraitCollectionForChild", style.rawValue)
    }
    if !setOverrideTraitCollection.isEmpty {
      json.member("setOverrideTraitCollection") { json in
        json.object { json in
          for traits in setOverrideTraitCollection {
            json.member(names.text(traits.child), traits.style.rawValue)
          }
        }
      }
    }
    json.member(
      "presentationOverrideTraitCollection", presentationOverrideTraitCollection,
      unless: .unspecified)
  }

  private func writeBars(to json: inout JSONBuilder) {
    json.member("barStyle", barStyle, unless: .default)
    if isNavigationBarHidden { json.member("isNavigationBarHidden", true) }
    if hidesBarsOnSwipe { json.member("hidesBarsOnSwipe", true) }
    if additionalSafeAreaInsetsTop != 0 {
      json.member("additionalSafeAreaInsetsTop", additionalSafeAreaInsetsTop)
    }
  }
}

extension View {
  fileprivate func write(to json: inout JSONBuilder, _ names: Names) {
    json.object { json in
      json.member("name", names.text(name))
      json.member("superview", names.text(superview))
      json.member("overrideUserInterfaceStyle", overrideUserInterfaceStyle, unless: .unspecified)
    }
  }
}
