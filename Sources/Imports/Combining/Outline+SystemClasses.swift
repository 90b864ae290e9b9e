import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoScenarioFiles

extension Outline {
  /// Sets what is known of controllers and windows that UIKit makes itself.
  mutating func setSystemClasses() -> [Assumption] {
    setSystemControllers() + setSystemWindows()
  }

  /// What the input does not say of controllers of Apple's frameworks.
  private mutating func setSystemControllers() -> [Assumption] {
    var assumptions: [Assumption] = []
    for node in nodes.indices where !nodes[node].isDropped {
      guard
        let system = SystemController.allCases.first(where: {
          $0.className == nodes[node].className.short
        })
      else { continue }
      let known = Set(nodes[node].settings.map { $0.key })
      let answers = system.answers.filter { !known.contains($0.property.name) }
      guard !answers.isEmpty else { continue }
      for answer in answers { set(answer.property.name, answer.json, on: node) }
      let name = nodes[node].name
      let words = answers.map { "\($0.property.name)=\($0.json.string ?? $0.json.compactText)" }
      assumptions.append(
        Assumption(
          .assumed, "\(name) answers \(words.joined(separator: ", "))",
          why: "\(system.grade.words): \(system.source)", at: nodes[node].place,
          overrule: option("--set", "\(name).\(answers[0].property.name)=null")))
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

extension SystemController.Answer {
  /// The value as a document has it.
  fileprivate var json: JSON {
    switch value {
    case .bool(let bool): JSON(bool)
    case .word(let word): JSON(word)
    case .number(let number): JSON(number)
    case .null, .version, .name, .controller, .styles: .null
    }
  }
}
