import AppearanceModel
import ScenarioFiles

extension Environment {
  /// The system and the device, and what else is not UIKit's default.
  var text: String {
    var parts = ["iOS \(iOS.text) on \(device.rawValue)"]
    if linkedSDK != iOS { parts.append("linked with SDK \(linkedSDK.text)") }
    if orientation != .portrait { parts.append(orientation.rawValue) }
    if systemStyle != .light { parts.append("system style \(systemStyle.rawValue)") }
    parts += infoPlist.settings
    if platformFallback { parts.append("platformFallback") }
    return parts.joined(separator: ", ")
  }
}

extension InfoPlist {
  /// The keys that are there, as Info.plist calls them.
  var settings: [String] {
    func answer(_ value: Bool) -> String { value ? "YES" : "NO" }
    var settings = Settings()
    settings.add(
      "UIViewControllerBasedStatusBarAppearance", viewControllerBasedStatusBarAppearance.map(answer)
    )
    settings.add("UIStatusBarHidden", statusBarHidden.map(answer))
    settings.add("UIStatusBarHidden~ipad", statusBarHiddenOnPad.map(answer))
    settings.add("UIStatusBarStyle", statusBarStyle?.rawValue)
    settings.add(
      "UIUserInterfaceStyle",
      userInterfaceStyle.map { $0 == .unspecified ? "automatic" : $0.rawValue })
    return settings.texts
  }
}

extension Window {
  /// What is not UIKit's default.
  var settings: [String] {
    var settings = Settings()
    settings.add("level", level, unless: 0)
    settings.add("coversScreen", coversScreen, unless: true)
    settings.add("isHidden", isHidden, unless: false)
    settings.add("overrideUserInterfaceStyle", overrideUserInterfaceStyle)
    return settings.texts
  }
}

extension Controller {
  /// What is not UIKit's default, as `key: value`, in the order of the document's keys.
  func settings(_ names: Names) -> [String] {
    var settings = Settings()
    settings.add("class", className.map(names.text))
    settings.add("selected", selected.map(names.text))
    settings.add("sitsIn", sitsIn.map(names.text))
    settings.add("viewOverrideUserInterfaceStyle", viewOverrideUserInterfaceStyle)
    addGetters(to: &settings, names)
    settings.add("modalPresentationStyle", modalPresentationStyle?.rawValue)
    settings.add(
      "modalPresentationCapturesStatusBarAppearance",
      modalPresentationCapturesStatusBarAppearance, unless: false)
    settings.add("definesPresentationContext", definesPresentationContext.map { "\($0)" })
    addStyles(to: &settings, names)
    if barStyle != .default { settings.add("barStyle", barStyle.rawValue) }
    settings.add("isNavigationBarHidden", isNavigationBarHidden, unless: false)
    settings.add("hidesBarsOnSwipe", hidesBarsOnSwipe, unless: false)
    settings.add("additionalSafeAreaInsetsTop", additionalSafeAreaInsetsTop, unless: 0)
    for action in actions { settings.add(action.method.rawValue, action.command.text(names)) }
    return settings.texts
  }

  private func addGetters(to settings: inout Settings, _ names: Names) {
    settings.add("preferredStatusBarStyle", preferredStatusBarStyle?.text)
    settings.add("prefersStatusBarHidden", prefersStatusBarHidden?.text { "\($0)" })
    settings.add(
      "preferredStatusBarUpdateAnimation", preferredStatusBarUpdateAnimation?.text(\.rawValue))
    settings.add("childForStatusBarStyle", childForStatusBarStyle?.text(names))
    settings.add("childForStatusBarHidden", childForStatusBarHidden?.text(names))
    if overriddenIn != .subclass { settings.add("overriddenIn", overriddenIn.rawValue) }
    if stored.style != .default { settings.add("stored.style", stored.style.rawValue) }
    settings.add("stored.hidden", stored.hidden, unless: false)
    if stored.animation != .fade { settings.add("stored.animation", stored.animation.rawValue) }
  }

  private func addStyles(to settings: inout Settings, _ names: Names) {
    settings.add("overrideUserInterfaceStyle", overrideUserInterfaceStyle)
    settings.add("overrideTraitCollectionForChild", overrideTraitCollectionForChild?.rawValue)
    for traits in setOverrideTraitCollection {
      settings.add(
        "setOverrideTraitCollection", "\(traits.style.rawValue) for \(names.text(traits.child))")
    }
    settings.add("presentationOverrideTraitCollection", presentationOverrideTraitCollection)
  }
}

/// A list of `key: value` under construction, without the defaults.
struct Settings {
  private(set) var texts: [String] = []

  mutating func add(_ key: String, _ value: String?) {
    if let value { texts.append("\(key): \(value)") }
  }

  mutating func add(_ key: String, _ value: Bool, unless usual: Bool) {
    if value != usual { texts.append("\(key): \(value)") }
  }

  mutating func add(_ key: String, _ value: Double, unless usual: Double) {
    if value != usual { texts.append("\(key): \(value.plain)") }
  }

  mutating func add(_ key: String, _ value: UserInterfaceStyle) {
    if value != .unspecified { texts.append("\(key): \(value.rawValue)") }
  }
}

extension StyleGetterOverride {
  var text: String {
    switch self {
    case .constant(let style): style.rawValue
    case .stored: "stored"
    case .shared: "shared"
    }
  }
}

extension GetterOverride {
  func text(_ constant: (Value) -> String) -> String {
    switch self {
    case .constant(let value): constant(value)
    case .stored: "stored"
    }
  }
}

extension ChildOverride {
  func text(_ names: Names) -> String {
    switch self {
    case .nil: "nil"
    case .topViewController: "topViewController"
    case .visibleViewController: "visibleViewController"
    case .selectedViewController: "selectedViewController"
    case .presentedViewController: "presentedViewController"
    case .controller(let name): names.text(name)
    }
  }
}

extension Action.Command {
  func text(_ names: Names) -> String {
    switch self {
    case .setNeedsStatusBarAppearanceUpdate(let target, let animated):
      "\(target.text(names)).setNeedsStatusBarAppearanceUpdate(\(animated ? "animated: true" : ""))"
    case .setStoredStyle(let target, let style):
      "\(target.text(names)).stored.style = \(style.rawValue)"
    case .setStoredHidden(let target, let hidden): "\(target.text(names)).stored.hidden = \(hidden)"
    case .setStoredAnimation(let target, let animation):
      "\(target.text(names)).stored.animation = \(animation.rawValue)"
    case .setShared(let style): "shared.style = \(style.rawValue)"
    case .swizzleHidden: "swizzleHidden()"
    case .unswizzleHidden: "unswizzleHidden()"
    }
  }
}

extension Action.Target {
  func text(_ names: Names) -> String {
    switch self {
    case .`self`: "self"
    case .parent: "parent"
    case .presenter: "presenter"
    case .named(let name): names.text(name)
    }
  }
}
