package import StatusQuoAppearanceModel

extension Scenario {
  /// The same scenario with the names that `rename` gives. `names` stay as they are.
  ///
  /// Root views follow their controllers. Texts that name nothing (unknown properties, odd values)
  /// are renamed too.
  package func renamed(_ rename: (Name) -> Name) -> Scenario {
    var scenario = self
    for index in windows.indices { scenario.windows[index].name = rename(windows[index].name) }
    for index in controllers.indices { scenario.controllers[index].rename(rename) }
    for index in steps.indices { scenario.steps[index] = steps[index].renamed(rename) }
    return scenario
  }
}

extension Controller {
  fileprivate mutating func rename(_ rename: (Name) -> Name) {
    name = rename(name)
    switch place {
    case .root(let window): place = .root(of: rename(window))
    case .child(let parent): place = .child(of: rename(parent))
    case .presented(let presenter): place = .presented(by: rename(presenter))
    case .detached: break
    }
    if let old = containerView { containerView = rename(old) }
    for index in views.indices {
      views[index].name = rename(views[index].name)
      views[index].superview = rename(views[index].superview)
    }
    renameReferences(rename)
  }

  /// Gives other names to the class and to the controllers that it refers to.
  package mutating func renameReferences(_ rename: (Name) -> Name) {
    for property in Controller.references {
      guard let renamed = property.literal(self).renamed(rename) else { continue }
      _ = property.assign(&self, renamed)
    }
    for index in actions.indices { actions[index] = actions[index].renamed(rename) }
  }

  /// The properties that refer to controllers or to a class.
  private static let references = properties.filter {
    $0.form.reference.map { $0 != .viewOfParent } ?? false
  }
}
