import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoScenarioFiles

extension Outline {
  /// Sets what is known of controllers and windows that UIKit makes itself.
  mutating func setSystemClasses(on iOS: Version) -> [Assumption] {
    var assumptions: [Assumption] = []
    for node in nodes.indices where !nodes[node].isDropped {
      setSystemController(node, on: iOS, &assumptions)
    }
    for node in nodes where !node.isDropped { setSystemWindow(node, &assumptions) }
    return assumptions
  }

  /// Sets what the input does not say of a controller of Apple's frameworks.
  private mutating func setSystemController(
    _ index: Int, on iOS: Version, _ assumptions: inout [Assumption]
  ) {
    let node = nodes[index]
    let className = node.className.short
    let system = SystemController.allCases.first { $0.className == className }
    let answers = system?.answers(on: iOS).filter { $0.property.isDefault(node.controller) } ?? []
    guard let system, !answers.isEmpty else { return }
    for answer in answers { _ = answer.property.assign(&nodes[index].controller, answer.value) }
    let words = answers.map { "\($0.property.name)=\($0.value.text)" }
    let hedge = system.isKnown(on: iOS) ? "" : "; it was seen on \(system.versionsInWords) only"
    assumptions.add(
      .assumed, "\(node.name) answers \(words.joined(separator: ", "))",
      why: "\(system.grade.words): \(system.source)\(hedge)", at: node.place,
      overrule: option("--set", "\(node.name).\(answers[0].property.name)=null"))
  }

  /// Windows for keyboards and text lie over everything and never decide.
  private mutating func setSystemWindow(_ node: Node, _ assumptions: inout [Assumption]) {
    let className = node.className.short
    guard case .root(let window) = node.link, rootsOfSystemWindows.contains(className) else {
      return
    }
    windows[window].window.coversScreen = false
    assumptions.add(
      .assumed, "\(windows[window].name) does not decide about the status bar",
      why: "its root is a \(className), which UIKit adds for text", at: node.place,
      overrule: option("--set", "\(windows[window].name).coversScreen=true"))
  }
}
