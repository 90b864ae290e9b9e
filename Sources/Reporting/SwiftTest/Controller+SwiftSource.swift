import AppearanceModel

extension SwiftSource {
  /// What is not the default of a controller, as options of `Scenario` in Swift.
  func options(of controller: Controller) -> [String] {
    identity(of: controller) + bar(of: controller) + presentation(of: controller)
      + styles(of: controller) + navigationBar(of: controller)
  }

  /// Named by text rather than by `Name`.
  private func quoted(_ name: Name) -> String { literal(names.text(name)) }

  private func identity(of controller: Controller) -> [String] {
    var options: [String] = []
    if let name = controller.className { options.append(".className(\(quoted(name)))") }
    if let name = controller.selected { options.append(".selected(\(quoted(name)))") }
    if let name = controller.sitsIn { options.append(".sitsIn(\(quoted(name)))") }
    for view in controller.views {
      var arguments = [quoted(view.name)]
      if view.superview != controller.name.rootView {
        arguments.append("in: \(quoted(view.superview))")
      }
      if view.overrideUserInterfaceStyle != .unspecified {
        arguments.append("overrideUserInterfaceStyle: \(text(view.overrideUserInterfaceStyle))")
      }
      options.append(".view(\(arguments.joined(separator: ", ")))")
    }
    return options
  }

  private func bar(of controller: Controller) -> [String] {
    var options: [String] = []
    if let style = controller.preferredStatusBarStyle {
      let value: Any = if case .constant(let constant) = style { constant } else { style }
      options.append(".preferredStatusBarStyle(\(text(value)))")
    }
    if let hidden = controller.prefersStatusBarHidden {
      options.append(".prefersStatusBarHidden(\(constant(hidden)))")
    }
    if let animation = controller.preferredStatusBarUpdateAnimation {
      options.append(".preferredStatusBarUpdateAnimation(\(constant(animation)))")
    }
    if let child = controller.childForStatusBarStyle {
      options.append(".childForStatusBarStyle(\(self.child(child)))")
    }
    if let child = controller.childForStatusBarHidden {
      options.append(".childForStatusBarHidden(\(self.child(child)))")
    }
    if controller.overriddenIn != .subclass {
      options.append(".overriddenIn(\(text(controller.overriddenIn)))")
    }
    if controller.stored != Stored() {
      let stored = controller.stored
      options.append(
        ".stored(style: \(text(stored.style)), hidden: \(stored.hidden), "
          + "animation: \(text(stored.animation)))")
    }
    for action in controller.actions {
      let command = text(action.command)
      let head = command.contains("names[") ? "names in" : "_ in"
      options.append(".action(in: \(text(action.method))) { \(head) \(command) }")
    }
    return options
  }

  private func constant<Value>(_ getter: GetterOverride<Value>) -> String {
    if case .constant(let value) = getter { text(value) } else { text(getter) }
  }

  private func child(_ child: ChildOverride) -> String {
    if case .controller(let name) = child { "controller: \(quoted(name))" } else { text(child) }
  }

  private func presentation(of controller: Controller) -> [String] {
    var options: [String] = []
    if let style = controller.modalPresentationStyle {
      options.append(".modalPresentationStyle(\(text(style)))")
    }
    if controller.modalPresentationCapturesStatusBarAppearance {
      options.append(".modalPresentationCapturesStatusBarAppearance(true)")
    }
    if let defines = controller.definesPresentationContext {
      options.append(".definesPresentationContext(\(defines))")
    }
    return options
  }

  private func styles(of controller: Controller) -> [String] {
    func option(_ name: String, _ style: UserInterfaceStyle) -> [String] {
      style == .unspecified ? [] : [".\(name)(\(text(style)))"]
    }
    return option("overrideUserInterfaceStyle", controller.overrideUserInterfaceStyle)
      + option("viewOverrideUserInterfaceStyle", controller.viewOverrideUserInterfaceStyle)
      + (controller.overrideTraitCollectionForChild.map {
        [".overrideTraitCollectionForChild(\(text($0)))"]
      } ?? [])
      + controller.setOverrideTraitCollection.map {
        ".setOverrideTraitCollection(\(text($0.style)), forChild: \(quoted($0.child)))"
      }
      + option(
        "presentationOverrideTraitCollection", controller.presentationOverrideTraitCollection)
  }

  private func navigationBar(of controller: Controller) -> [String] {
    var options: [String] = []
    if controller.barStyle != .default {
      options.append(".barStyle(\(text(controller.barStyle)))")
    }
    if controller.isNavigationBarHidden { options.append(".isNavigationBarHidden(true)") }
    if controller.hidesBarsOnSwipe { options.append(".hidesBarsOnSwipe(true)") }
    if controller.additionalSafeAreaInsetsTop != 0 {
      let top = text(controller.additionalSafeAreaInsetsTop)
      options.append(".additionalSafeAreaInsetsTop(\(top))")
    }
    return options
  }
}
