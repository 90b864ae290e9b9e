import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoReading
import StatusQuoScenarioFiles

extension Outline {
  /// The kinds that `--kind` gives, by controller.
  func kinds(
    _ assignments: [ImportOptions.Assignment]
  ) throws(DocumentError) -> [Int: Controller.Kind] {
    var kinds: [Int: Controller.Kind] = [:]
    for assignment in assignments {
      let place = assignment.place(in: "--kind")
      let isHost = assignment.value == SystemController.hosting.rawValue
      let kind: Controller.Kind = isHost ? .plain : try place.word(assignment.value)
      let meant = nodes(called: assignment.name)
      guard !meant.isEmpty else {
        let names = nodes.filter { !$0.isDropped }.flatMap { [$0.name, $0.className.qualified] }
        throw place.unknown(
          assignment.name, among: names.eachOnce,
          kind: "the name or the class of a controller")
      }
      for node in meant { kinds[node] = kind }
    }
    return kinds
  }

  /// Follows `--kind CLASS=hosting`: a class that is derived from a host of SwiftUI.
  mutating func setHosts(_ assignments: [ImportOptions.Assignment]) {
    for assignment in assignments where assignment.value == SystemController.hosting.rawValue {
      for node in nodes(called: assignment.name) {
        nodes[node].className = nodes[node].className.hosting
      }
    }
  }

  /// Follows `--kind`.
  mutating func setKinds(_ assignments: [ImportOptions.Assignment]) throws(DocumentError) {
    for (node, kind) in try kinds(assignments) { nodes[node].controller.kind = kind }
  }

  /// Follows `--selected`.
  mutating func select(_ assignments: [ImportOptions.Assignment]) throws(DocumentError) {
    for assignment in assignments {
      let (tab, child) = try pair(assignment, of: "--selected", in: .tab)
      nodes[tab].selected = child
    }
  }

  /// Follows `--top`: what stands above the new top becomes detached.
  mutating func setTops(
    _ assignments: [ImportOptions.Assignment]
  ) throws(DocumentError) {
    for assignment in assignments {
      let (stack, top) = try pair(assignment, of: "--top", in: .navigation)
      let above = children[stack].drop { $0 != top }.dropFirst()
      for node in above { nodes[node].link = .detached }
      detachPresentations()
    }
  }

  /// A detached tree presents nothing: what it did becomes detached as well.
  mutating func detachPresentations() {
    var isDetached = [Bool](repeating: false, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      isDetached[index] = node.link == .detached || node.link.owner.map { isDetached[$0] } ?? false
      if case .presented = node.link, isDetached[index] { nodes[index].link = .detached }
    }
  }

  /// The container and its child that an option names.
  private func pair(
    _ assignment: ImportOptions.Assignment, of option: String, in kind: Controller.Kind
  ) throws(DocumentError) -> (container: Int, child: Int) {
    let place = assignment.place(in: option)
    let containers = nodes(called: assignment.name).filter { nodes[$0].kind == kind }
    guard let container = containers.first, containers.count == 1 else {
      let names = nodes.filter { $0.kind == kind && !$0.isDropped }.map { $0.name }
      let name = quoted(assignment.name)
      throw place.error(
        found: containers.isEmpty ? name : "\(containers.count) controllers called \(name)",
        expected: names.isEmpty
          ? "no such option, as there is not \(kind.phrase)"
          : "the name of \(kind.phrase): \(oneOf(names.prefix(12).map(quoted)))",
        suggestion: suggestion(for: assignment.name, among: names))
    }
    let children = children[container]
    let child =
      children.first { nodes[$0].name == assignment.value }
      ?? children.first { nodes[$0].className.isCalled(assignment.value) }
    if let child { return (container, child) }
    let names = children.map { nodes[$0].name }
    let choice = names.isEmpty ? ", which has none" : ": \(oneOf(names.prefix(12).map(quoted)))"
    throw place.error(
      found: quoted(assignment.value),
      expected: "a child of \(quoted(nodes[container].name))\(choice)",
      suggestion: suggestion(for: assignment.value, among: names))
  }
}
