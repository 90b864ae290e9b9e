import StatusQuoAppearanceModel
import StatusQuoJSON
import StatusQuoScenarioFiles

extension Stage {
  /// The values that can be read now without creating anything; the animation of a change and the
  /// bar of a next update can't. Without calls where those noted say nothing.
  func observation(_ calls: [LifecycleCall]?) -> JSON {
    let names = scenario.names
    var json = JSONBuilder()
    json.object { json in
      if let bar { json.member("bar", bar) }
      if let calls {
        json.member(
          "calls",
          JSON(
            calls.map {
              ["controller": JSON(names.text($0.controller)), "method": JSON($0.method.rawValue)]
                as JSON
            }))
      }
      json.member("styles", JSON(styles))
      if scenario.observes.contains(.geometry) { json.member("geometry", geometry) }
    }
    return json.finish()
  }

  private var bar: JSON? {
    guard let manager = scene.statusBarManager else { return nil }
    let hidden = JSON(manager.isStatusBarHidden)
    // What `default` comes to, and what a hidden bar would have, nothing public says.
    guard !manager.isStatusBarHidden else { return ["hidden": hidden] }
    return switch manager.statusBarStyle {
    case .lightContent: ["hidden": hidden, "content": "light"]
    case .darkContent: ["hidden": hidden, "content": "dark"]
    default: ["hidden": hidden]
    }
  }

  /// The styles of windows, of controllers, and of views that are there.
  private var styles: [JSON] {
    var entries: [JSON] = []
    func add(_ name: Name, _ traits: UITraitCollection) {
      guard traits.userInterfaceStyle != .unspecified else { return }
      let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
      entries.append(["node": JSON(scenario.names.text(name)), "style": JSON(style)])
    }
    for window in scenario.windows {
      if let made = windows[window.name] { add(window.name, made.traitCollection) }
    }
    for controller in scenario.controllers {
      guard let made = controllers[controller.name] else { continue }
      add(controller.name, made.traitCollection)
      if let view = made.viewIfLoaded { add(controller.name.rootView, view.traitCollection) }
    }
    return entries
  }

  private var geometry: JSON {
    let bar = scene.statusBarManager?.statusBarFrame.height ?? 0
    let insets = scenario.controllers.compactMap { controller -> JSON? in
      guard let view = controllers[controller.name]?.viewIfLoaded, view.window != nil else {
        return nil
      }
      return [
        "controller": JSON(scenario.names.text(controller.name)),
        "top": JSON(Double(view.safeAreaInsets.top)),
      ]
    }
    return ["statusBarHeight": JSON(Double(bar)), "safeAreaTop": JSON(insets)]
  }
}
