import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Scenario {
  /// The places of steps that use a name of a window, controller, or view that is declared nowhere, or added by a
  /// later step.
  var stepsWithUnknownNames: [Int] {
    var declared = declaredNames
    return steps.indices.filter { place in
      if let window = steps[place].addedWindow { declared.insert(window) }
      return !steps[place].usedNames.allSatisfy(declared.contains)
    }
  }

  /// Takes out the steps with unknown names, and then those for which such a step added a window.
  mutating func removeStepsWithUnknownNames() {
    while true {
      let unknown = stepsWithUnknownNames
      if unknown.isEmpty { return }
      for place in unknown.reversed() { steps.remove(at: place) }
    }
  }

  private var declaredNames: Set<Name> {
    var names = Set(windows.map { $0.name })
    for controller in controllers {
      names.insert(controller.name)
      names.insert(controller.name.rootView)
      for view in controller.views { names.insert(view.name) }
    }
    return names
  }

  /// The windows that are left if every step that removes one does, and none adds one.
  var fewestWindowsLeft: Int {
    max(0, windows.count - steps.count { $0.kind == .removeWindow })
  }

  /// The first of some names that nothing has.
  mutating func unusedName(among texts: [String]) -> Name {
    let declared = declaredNames
    for text in texts.dropLast() {
      let name = names[text]
      if !declared.contains(name) { return name }
    }
    return names[texts.last ?? ""]
  }
}

extension Step {
  /// The names of windows, controllers and views that it has.
  fileprivate var usedNames: [Name] {
    guard case .set(_, let value, let owner) = self else { return names }
    switch value {
    case .controller(let name), .child(let name, _): return [owner, name]
    case .null, .bool, .number, .word, .other: return [owner]
    }
  }
}
