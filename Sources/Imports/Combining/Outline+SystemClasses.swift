import AppearanceModel
import ScenarioFiles

extension Outline {
  /// Sets what is known of controllers and windows that UIKit makes itself.
  mutating func setSystemClasses() -> [Assumption] {
    setImagePickers() + setSystemWindows()
  }

  private mutating func setImagePickers() -> [Assumption] {
    var assumptions: [Assumption] = []
    for node in nodes.indices
    where nodes[node].className.qualified == "UIImagePickerController" && !nodes[node].isDropped {
      set("childForStatusBarHidden", "nil", on: node)
      set("prefersStatusBarHidden", false, on: node)
      let name = nodes[node].name
      assumptions.append(
        Assumption(
          .assumed, "\(name) always shows the status bar",
          why: "observed of image pickers", at: nodes[node].place,
          overrule: option("--set", "\(name).childForStatusBarHidden=topViewController")))
    }
    return assumptions
  }

  /// Windows for keyboards and text lie over everything and never decide.
  private mutating func setSystemWindows() -> [Assumption] {
    var assumptions: [Assumption] = []
    for node in nodes.indices where !nodes[node].isDropped {
      guard case .root(let window) = nodes[node].link,
        rootsOfSystemWindows.contains(nodes[node].className.short)
      else { continue }
      set("coversScreen", false, onWindow: window)
      let name = windows[window].name
      assumptions.append(
        Assumption(
          .assumed, "\(name) does not decide about the status bar",
          why: "its root is a \(nodes[node].className.short), which UIKit adds for text",
          at: nodes[node].place, overrule: option("--set", "\(name).coversScreen=true")))
    }
    return assumptions
  }
}
