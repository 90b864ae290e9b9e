package import StatusQuoAppearanceModel
import StatusQuoArticles

extension Scenario {
  /// The windows, controllers, views and presentations at the start, one a line, as an ASCII tree. Cut
  /// after 1,000 lines: those of a chain of controllers grow by their square.
  ///
  /// - Precondition: `problem == nil`.
  package var tree: [String] { tree(notes: [:], maxLines: 1_000) }

  /// The tree with notes about some controllers, cut after `maxLines`.
  package func tree(notes: [Name: String] = [:], maxLines: Int) -> [String] {
    let lines = TreeDrawing(of: self, notes, maxLines + 1).lines
    guard lines.count > maxLines else { return lines }
    return lines.prefix(maxLines) + ["... \(controllers.count.counted("controller")) in all"]
  }
}

/// Draws a scenario's trees depth first, with an own stack.
private struct TreeDrawing {
  private(set) var lines: [String] = []
  private let scenario: Scenario
  private let names: Names
  private let notes: [Name: String]
  private let maxLines: Int
  /// The role of the active one of several children, by its slot.
  private var roles: [Int: String] = [:]
  /// Each controller's children and what it presents, by its slot.
  private var below: [[Int]]

  init(of scenario: Scenario, _ notes: [Name: String], _ maxLines: Int) {
    self.scenario = scenario
    self.notes = notes
    self.maxLines = maxLines
    names = scenario.names
    below = [[Int]](repeating: [], count: names.slotCount)
    var roots = below
    var detached: [Int] = []
    for (number, controller) in scenario.controllers.enumerated() {
      switch controller.place {
      case .child(let parent), .presented(let parent): below[parent.slot].append(number)
      case .root(let window): roots[window.slot].append(number)
      case .detached: detached.append(number)
      }
    }
    for controller in scenario.controllers {
      if let (child, role) = activeChild(of: controller) { roles[child.slot] = role }
    }
    for window in scenario.windows where lines.count < maxLines {
      add(
        "window \(names.text(window.name))", window.settings,
        after: "", "    ")
      draw(roots[window.name.slot])
    }
    if !detached.isEmpty {
      lines.append("in no window")
      draw(detached)
    }
  }

  /// The active one of several children of a navigation or tab controller.
  private func activeChild(of controller: Controller) -> (child: Name, role: String)? {
    let children = below[controller.name.slot].filter { scenario.controllers[$0].place.isChild }
    guard children.count > 1, let first = children.first, let last = children.last else {
      return nil
    }
    switch controller.kind {
    case .navigation: return (scenario.controllers[last].name, " (top)")
    case .tab: return (controller.selected ?? scenario.controllers[first].name, " (selected)")
    case .plain, .split, .page, .alert: return nil
    }
  }

  private struct Subtree {
    var controller: Int
    var indent: String
    var isLast: Bool
  }

  private mutating func draw(_ tops: [Int]) {
    var stack = branches(tops, indent: "")
    while lines.count < maxLines, let branch = stack.popLast() {
      let controller = scenario.controllers[branch.controller]
      let indent = branch.indent + (branch.isLast ? "   " : "|  ")
      let controllers = below[controller.name.slot]
      let isLeaf = controllers.isEmpty && controller.views.isEmpty
      add(
        title(controller), controller.settings(names),
        after: branch.indent + (branch.isLast ? "`- " : "|- "),
        indent + (isLeaf ? "    " : "|   "))
      for (order, view) in controller.views.enumerated() {
        let isLast = controllers.isEmpty && order == controller.views.count - 1
        lines.append(indent + (isLast ? "`- " : "|- ") + text(view))
      }
      stack += branches(controllers, indent: indent)
    }
  }

  /// The last one first: the stack gives them back in order.
  private func branches(_ controllers: [Int], indent: String) -> [Subtree] {
    controllers.enumerated().reversed().map { order, controller in
      Subtree(controller: controller, indent: indent, isLast: order == controllers.count - 1)
    }
  }

  private func text(_ view: View) -> String {
    let place = "view \(names.text(view.name)) in \(names.text(view.superview))"
    return ([place] + view.settings).joined(separator: ", ")
  }

  /// One line, or, where that is too long, one line for each setting.
  private mutating func add(
    _ title: String, _ settings: [String], after first: String, _ further: String
  ) {
    let line = first + ([title] + settings).joined(separator: ", ")
    if line.count <= 96 {
      lines.append(line)
    } else {
      lines.append(first + title)
      lines += settings.map { further + $0 }
    }
  }

  private func title(_ controller: Controller) -> String {
    var text = "\(names.text(controller.name)): \(controller.kind.rawValue)"
    switch controller.place {
    case .presented: text = "presents " + text
    case .child, .root, .detached: text += roles[controller.name.slot] ?? ""
    }
    if let note = notes[controller.name] { text += " <- \(note)" }
    return text
  }
}
