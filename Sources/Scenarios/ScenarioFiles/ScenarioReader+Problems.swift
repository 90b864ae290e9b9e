import StatusQuoAppearanceModel
import StatusQuoJSON

extension ScenarioReader {
  /// Reports what makes the scenario invalid as a whole, at the place where it is written.
  func checkScenario() throws(JSONError) {
    guard let problem = scenario.problem else { return }
    switch problem {
    case .nameUsedTwice(let name): throw usedTwice(name)
    case .nameOfARootView(let name):
      throw error(
        at: name, found: quoted(name),
        expected: "a name that does not end in \".view\", as those of root views do")
    case .unknownName(let name, let owner): throw unknown(name, in: owner)
    case .navigationInNavigation(let name):
      throw error(
        at: name, found: "the navigation controller \(quoted(name)) in a navigation stack",
        expected: "a controller of another kind")
    case .childOfAlert(let name):
      throw error(
        at: name, found: "\(quoted(name)) as child of an alert",
        expected: "no children, as an alert has none")
    case .presentedInDetachedTree(let name):
      throw error(
        at: name, found: "\(quoted(name)) presented in a detached tree",
        expected: "\"presented\" only below the root of a window")
    case .selectedIsNotAChild(let name, let owner): throw notAChild(name, of: owner)
    case .placeTaken(let name), .outOfOrder(let name):
      // Trees are nested in a document, so neither can be written.
      preconditionFailure("\(quoted(name)) was read in a wrong order")
    case .stylesForOneChild, .numberOutOfRange, .systemStyleUnspecified:
      // Keys, numbers and words are checked where they are read.
      preconditionFailure("a value outside its domain was read")
    }
  }

  private func quoted(_ name: Name) -> String { "\"\(scenario.names.text(name))\"" }

  private func error(
    at name: Name, found: String, expected: String, suggestion: String? = nil
  ) -> JSONError {
    let place = (declarations + additions).first { $0.name == name }?.place ?? .none
    return JSONError(at: place, found: found, expected: expected, suggestion: suggestion)
  }

  private func usedTwice(_ name: Name) -> JSONError {
    let places = declarations.filter { $0.name == name }.map { $0.place }
    return JSONError(
      at: places[1], found: "the name \(quoted(name)) again",
      expected: "a name of its own (first in line \(places[0].line))")
  }

  private func unknown(_ name: Name, in owner: Name) -> JSONError {
    let mention = mentions.first {
      $0.name == name && $0.owner == owner && $0.kind != .child
    }
    let kind = mention?.kind ?? .controller
    let possible = possible(kind, for: owner).map(scenario.names.text)
    return JSONError(
      at: mention?.place ?? .none, found: quoted(name),
      expected: possible.isEmpty ? "no such key, as there is no parent" : kind.meaning,
      suggestion: suggestion(for: scenario.names.text(name), among: possible))
  }

  private func notAChild(_ name: Name, of owner: Name) -> JSONError {
    let children = scenario.controllers.filter { $0.place == .child(of: owner) }.map { $0.name }
    let choice = children.isEmpty || children.count > 12 ? "" : ": " + oneOf(children.map(quoted))
    return JSONError(
      at: mentions.first { $0.owner == owner && $0.kind == .child }?.place ?? .none,
      found: quoted(name), expected: "a child of \(quoted(owner))\(choice)",
      suggestion: suggestion(
        for: scenario.names.text(name), among: children.map(scenario.names.text)))
  }

  /// The names that a mention in the tree of `owner` may use.
  private func possible(_ kind: Mention.Kind, for owner: Name) -> [Name] {
    switch kind {
    case .controller, .child: return scenario.controllers.map { $0.name }
    case .superview:
      let controller = scenario.controllers.first { $0.views.contains { $0.name == owner } }
      guard let controller else { return [] }
      let before = controller.views.map { $0.name }.prefix { $0 != owner }
      return [controller.name.rootView] + before
    case .viewOfParent:
      let controller = scenario.controllers.first { $0.name == owner }
      guard case .child(let parent)? = controller?.place else { return [] }
      let views = scenario.controllers.first { $0.name == parent }?.views ?? []
      return [parent.rootView] + views.map { $0.name }
    }
  }
}

extension ScenarioReader.Mention.Kind {
  var meaning: String {
    switch self {
    case .controller: "the name of a controller of the document"
    case .child: "the name of a child"
    case .superview: "the root view or a view declared before"
    case .viewOfParent: "the root view or another view of the parent"
    }
  }
}
