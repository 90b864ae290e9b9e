import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

extension Outline {
  /// What neither a hierarchy nor a storyboard says of controllers and windows, so that UIKit's
  /// defaults stand.
  func defaults(hasStoryboard: Bool) -> [Assumption] {
    let nodes = nodes.filter { !$0.isDropped }
    return [
      windowDefaults, hasStoryboard ? nil : barDefaults(nodes), hostingDefaults(nodes),
      overrideDefaults(nodes), captureDefaults(nodes),
    ].compactMap { $0 }
  }

  private var windowDefaults: Assumption? {
    guard windows.count > 1, let last = windows.last else { return nil }
    return Assumption(
      .assumed, "windows cover the screen at level 0, the last one above",
      why: "a hierarchy does not say", overrule: option("--set", "\(last.name).level=1"))
  }

  private func barDefaults(_ nodes: [Node]) -> Assumption? {
    guard let stack = nodes.first(where: { $0.kind == .navigation }) else { return nil }
    return Assumption(
      .assumed, "navigation bars are shown, in the default style", why: "a hierarchy does not say",
      overrule: option("--set", "\(stack.name).isNavigationBarHidden=true"))
  }

  /// A hosting controller asks its SwiftUI content, which nothing prints.
  private func hostingDefaults(_ nodes: [Node]) -> Assumption? {
    guard let host = nodes.first(where: { $0.className.isHosting }) else { return nil }
    return Assumption(
      .assumed, "SwiftUI content asks for the default status bar and color scheme",
      why: "the modifiers in \(host.name) and others like it are not printed", at: host.place,
      overrule: option("--set", "\(host.name).prefersStatusBarHidden=true"))
  }

  private func overrideDefaults(_ nodes: [Node]) -> Assumption? {
    guard let node = nodes.last(where: { $0.kind == .plain }) ?? nodes.last else { return nil }
    return Assumption(
      .assumed, "no controller overrides what UIKit asks about the status bar and styles",
      why: "only the probe prints overrides",
      overrule: option("--set", "\(node.name).preferredStatusBarStyle=lightContent"))
  }

  /// Only what is not presented full screen needs to capture.
  private func captureDefaults(_ nodes: [Node]) -> Assumption? {
    let key = "modalPresentationCapturesStatusBarAppearance"
    let presented = nodes.first { node in
      guard case .presented = node.link, node.value(of: key) == nil else { return false }
      return node.value(of: "modalPresentationStyle") != "fullScreen"
    }
    guard let presented else { return nil }
    return Assumption(
      .assumed, "\(key) is false for what is presented", why: "a hierarchy does not say",
      overrule: option("--set", "\(presented.name).\(key)=true"))
  }
}

extension Outline.Node {
  /// What a key is set to, unless that is a controller.
  func value(of key: String) -> JSON? {
    guard case .json(let value)? = settings.first(where: { $0.key == key })?.value else {
      return nil
    }
    return value
  }
}
