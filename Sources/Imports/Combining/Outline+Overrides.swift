import StatusQuoAppearanceModel
import StatusQuoScenarioFiles

extension Outline {
  /// The kinds that `--kind` gives, by controller.
  func kinds(
    _ assignments: [ImportOptions.Assignment]
  ) throws(DocumentError) -> [Int: Controller.Kind] {
    var kinds: [Int: Controller.Kind] = [:]
    for assignment in assignments {
      let words = Controller.Kind.allCases.map { $0.rawValue }
      guard let kind = Controller.Kind(rawValue: assignment.value) else {
        throw assignment.error(
          of: "--kind", found: quoted(assignment.value), expected: listed(words.map(quoted)),
          suggestion: suggestion(for: assignment.value, among: words))
      }
      let meant = nodes(called: assignment.name)
      guard !meant.isEmpty else { throw unknown(assignment.name, assignment, of: "--kind") }
      for node in meant { kinds[node] = kind }
    }
    return kinds
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
      switch node.link {
      case .root: break
      case .detached: isDetached[index] = true
      case .child(let owner): isDetached[index] = isDetached[owner]
      case .presented(let owner):
        guard isDetached[owner] else { continue }
        isDetached[index] = true
        nodes[index].link = .detached
      }
    }
  }

  /// The container and its child that an option names.
  private func pair(
    _ assignment: ImportOptions.Assignment, of option: String, in kind: Controller.Kind
  ) throws(DocumentError) -> (container: Int, child: Int) {
    let containers = nodes(called: assignment.name).filter { nodes[$0].kind == kind }
    guard let container = containers.first, containers.count == 1 else {
      let names = nodes.filter { $0.kind == kind && !$0.isDropped }.map { $0.name }
      throw assignment.error(
        of: option,
        found: containers.isEmpty
          ? quoted(assignment.name)
          : "\(containers.count) controllers called \(quoted(assignment.name))",
        expected: names.isEmpty
          ? "no such option, as there is not \(kind.phrase)"
          : "the name of \(kind.phrase): \(listed(names.prefix(12).map(quoted)))",
        suggestion: suggestion(for: assignment.name, among: names))
    }
    let children = children[container]
    let meant = children.filter {
      nodes[$0].name == assignment.value || nodes[$0].className.isCalled(assignment.value)
    }
    let exact = meant.filter { nodes[$0].name == assignment.value }
    guard let child = exact.first ?? meant.first, exact.count + meant.count > 0 else {
      let names = children.map { nodes[$0].name }
      throw assignment.error(
        of: option, found: quoted(assignment.value),
        expected: names.isEmpty
          ? "a child of \(quoted(nodes[container].name)), which has none"
          : "a child of \(quoted(nodes[container].name)): "
            + listed(names.prefix(12).map(quoted)),
        suggestion: suggestion(for: assignment.value, among: names))
    }
    return (container, child)
  }

  private func unknown(
    _ name: String, _ assignment: ImportOptions.Assignment, of option: String
  ) -> DocumentError {
    var seen: Set<String> = []
    let unique = nodes.filter { !$0.isDropped }.flatMap { [$0.name, $0.className.qualified] }
      .filter { seen.insert($0).inserted }
    return assignment.error(
      of: option, found: quoted(name),
      expected: unique.count > 12
        ? "the name or the class of a controller" : listed(unique.map(quoted)),
      suggestion: suggestion(for: name, among: unique))
  }
}
