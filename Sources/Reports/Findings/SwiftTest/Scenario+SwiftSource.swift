package import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Scenario {
  /// The scenario as a Swift expression that reads like the trees it declares.
  package var swiftSource: [String] { SwiftScenario(of: self).lines }
}

/// Writes a scenario line by line, without recursion: trees may be deep.
private struct SwiftScenario {
  private let scenario: Scenario
  private let source: SwiftSource
  private var below: [[Int]]
  private(set) var lines: [String] = []

  init(of scenario: Scenario) {
    self.scenario = scenario
    source = SwiftSource(names: scenario.names)
    below = scenario.controllers.map { _ in [] }
    var index: [Name: Int] = [:]
    for (position, controller) in scenario.controllers.enumerated() {
      index[controller.name] = position
      switch controller.place {
      case .child(let above), .presented(let above): below[index[above]!].append(position)
      case .root, .detached: break
      }
    }
    let environment = environmentArguments
    lines.append("Scenario\(environment.isEmpty ? "" : "(\(environment))") {")
    for window in scenario.windows { add(window) }
    addDetached()
    let steps = scenario.steps.map { "    \(source.text($0))," }
    if steps.isEmpty {
      lines.append("}")
    } else {
      let head = scenario.steps.contains { !$0.names.isEmpty } ? "names in" : "_ in"
      lines += ["} steps: { \(head)", "  ["] + steps + ["  ]", "}"]
    }
  }

  private var environmentArguments: String {
    let properties = Scenario.properties
    func arguments(_ part: ArraySlice<Property<Scenario>>) -> [String] {
      source.arguments(Array(part), of: scenario)
    }
    let (keys, observed) = (Scenario.infoPlist, Scenario.observed)
    let first = properties.firstIndex { $0.name == keys[0].name }!
    let second = properties.firstIndex { $0.name == observed[0].name }!
    let values = source.arguments(keys, of: scenario)
    let parts = ObservedPart.allCases.filter(scenario.observes.contains).map { ".\($0.rawValue)" }
    let arguments =
      arguments(properties[..<first])
      + (values.isEmpty ? [] : ["infoPlist: InfoPlist(\(values.joined(separator: ", ")))"])
      + arguments(properties[(first + keys.count)..<second])
      + (parts.isEmpty ? [] : ["observes: [\(parts.joined(separator: ", "))]"])
      + arguments(properties[(second + observed.count)...])
    return arguments.joined(separator: ", ")
  }

  private mutating func add(_ window: Window) {
    let name = source.literal(scenario.names.text(window.name))
    let head =
      "window(\(([name] + source.arguments(Window.properties, of: window)).joined(separator: ", ")))"
    guard
      let root = scenario.controllers.firstIndex(where: { $0.place == .root(of: window.name) })
    else {
      lines.append("  \(head)")
      return
    }
    lines.append("  \(head) {")
    add(root)
    lines.append("  }")
  }

  private mutating func addDetached() {
    let roots = scenario.controllers.indices.filter { scenario.controllers[$0].place == .detached }
    guard !roots.isEmpty else { return }
    lines.append("  detached {")
    for root in roots { add(root) }
    lines.append("  }")
  }

  /// No deeper than a few levels: the text of a chain of controllers would grow by their square.
  private static func indent(_ depth: Int) -> String {
    String(repeating: "  ", count: min(depth, 40))
  }

  private enum Pending {
    case controller(Int)
    case text(String)
  }

  /// The tree below a controller, which is itself two levels deep in the text.
  private mutating func add(_ root: Int) {
    var pending: [(entry: Pending, depth: Int)] = [(.controller(root), 2)]
    while let (entry, depth) = pending.popLast() {
      let indent = Self.indent(depth)
      guard case .controller(let position) = entry else {
        if case .text(let text) = entry { lines.append(indent + text) }
        continue
      }
      let controller = scenario.controllers[position]
      var inner = depth + 1
      if case .presented = controller.place {
        lines.append("\(indent)presents {")
        pending.append((.text("}"), depth))
        inner += 1
      }
      let outer = Self.indent(inner - 1)
      let name = source.literal(scenario.names.text(controller.name))
      let arguments = ([name] + source.options(of: controller)).joined(separator: ", ")
      let parts = below[position]
      lines.append(
        "\(outer)\(controller.kind.rawValue)(\(arguments))\(parts.isEmpty ? "" : " {")")
      guard !parts.isEmpty else { continue }
      pending.append((.text("}"), inner - 1))
      pending += parts.reversed().map { (.controller($0), inner) }
    }
  }
}
