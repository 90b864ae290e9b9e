import StatusQuoAppearanceModel

extension Outline {
  /// The properties of controllers and windows that neither a hierarchy nor a storyboard gives, so
  /// that UIKit's defaults stand.
  func defaults(hasStoryboard: Bool, hasCode: Bool) -> [Assumption] {
    var assumptions: [Assumption] = []
    let nodes = nodes.filter { !$0.isDropped }
    let why = "a hierarchy does not say"
    if windows.count > 1, let last = windows.last {
      assumptions.add(
        .assumed, "windows cover the screen at level 0, the last one above", why: why,
        overrule: setting(.level, "1", of: last.name))
    }
    if !hasStoryboard, let stack = nodes.first(where: { $0.kind == .navigation }) {
      assumptions.add(
        .assumed, "navigation bars are shown, in the default style", why: why,
        overrule: setting(.isNavigationBarHidden, "true", of: stack.name))
    }
    // A hosting controller asks its SwiftUI content.
    if let host = nodes.first(where: { $0.className.isHosting }) {
      assumptions.add(
        .assumed, "SwiftUI content asks for the default status bar and color scheme",
        why: "the modifiers in \(host.name) and others like it are not printed", at: host.place,
        overrule: setting(.prefersStatusBarHidden, "true", of: host.name))
    }
    if let node = nodes.last(where: { $0.kind == .plain }) ?? nodes.last {
      assumptions.add(
        .assumed,
        hasCode
          ? "no controller overrides more than the code shows"
          : "no controller overrides what UIKit asks about the status bar and styles",
        why: "only the probe prints overrides",
        overrule: setting(.preferredStatusBarStyle, "lightContent", of: node.name))
    }
    if let presented = nodes.first(where: { $0.mayCapture }) {
      let captures = PropertyName.Known.modalPresentationCapturesStatusBarAppearance
      assumptions.add(
        .assumed, "\(captures.rawValue) is false for what is presented", why: why,
        overrule: setting(captures, "true", of: presented.name))
    }
    return assumptions
  }
}

extension Outline.Node {
  /// True if it could capture the bar: it is presented, and not full screen.
  fileprivate var mayCapture: Bool {
    guard case .presented = link else { return false }
    return !controller.modalPresentationCapturesStatusBarAppearance
      && controller.modalPresentationStyle != .fullScreen
  }
}
