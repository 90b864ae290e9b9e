package import StatusQuoAppearanceModel
import StatusQuoCatalog

extension Step {
  /// Returns true if its names are of the kinds that it asks for, in a world that begins like
  /// `world`.
  ///
  /// One that does not fit is refused, after any steps.
  package func fits(_ world: Scenario) -> Bool {
    let values = values
    var controllers: [Name] = []
    for (place, argument) in form.arguments.enumerated() {
      switch (argument.role, values[place]) {
      case (.controller(let fit), .name(let name)):
        guard world.kind(of: name).map(fit.includes) ?? false, !controllers.contains(name) else {
          return false
        }
        controllers.append(name)
      case (.controllers, .names(let names)):
        guard names.allSatisfy(world.declares) else { return false }
      case (.window, .name(let name)):
        guard !world.declares(name.withoutView) else { return false }
      case (.newWindow, .window(let window, let root)):
        guard !world.declares(window.name.withoutView), root.map(world.declares) ?? true else {
          return false
        }
      case (.view, .name(let view)):
        guard controllers.last.map({ world.holds(view, in: $0) }) ?? false else { return false }
      case (_, _): continue
      }
    }
    guard case .set(let property, let value, let on) = self else { return true }
    return world.has(property, on) && world.allows(value)
  }
}

extension Scenario {
  /// True if a step names something of the wrong kind or in no tree.
  package var misnames: Bool { !steps.allSatisfy { $0.fits(self) } }

  /// The place in the list of the controller with a name.
  package func position(of name: Name) -> Int? { controllers.firstIndex { $0.name == name } }

  fileprivate func declares(_ name: Name) -> Bool { position(of: name) != nil }

  fileprivate func kind(of name: Name) -> Controller.Kind? {
    position(of: name).map { controllers[$0].kind }
  }

  fileprivate func holds(_ view: Name, in parent: Name) -> Bool {
    if view == parent.rootView { return true }
    return position(of: parent).map { controllers[$0].views.contains { $0.name == view } } ?? false
  }

  /// Returns true if all names in a value are controllers.
  fileprivate func allows(_ value: PropertyValue) -> Bool {
    switch value {
    case .controller(let name), .child(let name, _): declares(name)
    case .null, .bool, .number, .word, .other: true
    }
  }

  fileprivate func has(_ property: PropertyName, _ name: Name) -> Bool {
    guard case .known(let known) = property else { return false }
    if let kind = kind(of: name) { return known.exists(on: .controller(kind)) }
    if declares(name.withoutView) { return known.exists(on: .view) }
    return known.exists(on: .window) || known.exists(on: .view)
  }
}
