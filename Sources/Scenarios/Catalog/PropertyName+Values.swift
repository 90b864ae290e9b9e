public import StatusQuoAppearanceModel

// The properties that steps can set, with nodes and values: from the lists of properties.

/// The kinds of things that a name may stand for.
public enum NodeKind: Hashable, Sendable {
  case window, view
  case controller(Controller.Kind)
}

extension PropertyName.Known {
  /// Returns true if such a node has it, on some version of iOS.
  package func exists(on node: NodeKind) -> Bool {
    switch node {
    case .window: Window.properties.contains { $0.setName == self }
    case .view: View.properties.contains { $0.setName == self }
    case .controller(let kind):
      Controller.properties.contains {
        $0.setName == self && $0.kinds?.contains(kind) ?? true
      }
    }
  }

  /// Its topic.
  package var topic: Topic { Self.topics[place] }

  private static let topics = allCases.map { known in
    Controller.properties.first { $0.setName == known }?.topic ?? .windows
  }

  /// The extent to which setting it can make a resolver out of date.
  package var reach: Reach { Self.reaches[place] }

  private static let reaches = allCases.map { facts(of: $0).reach }

  /// The values that it is mostly set to, the simplest first. Null comes first, though it is not a
  /// value of some.
  package var commonValues: [PropertyValue] { Self.common[place] }

  /// The value that undoes having set it to `value`.
  package func unset(from value: PropertyValue) -> PropertyValue {
    if case .child(let child, _) = value { return .child(child, .unspecified) }
    return PropertyValue(Self.defaults[place]) ?? .null
  }

  private static let defaults = allCases.map { known in facts(of: known).values[0] }

  private static let common: [[PropertyValue]] = allCases.map { known in
    let (values, common, _) = facts(of: known)
    let others = values[..<common].dropFirst() + (values[0] == .null ? [] : [values[0]])
    return [.null] + others.compactMap { PropertyValue($0) }
  }

  private static func facts(
    of known: PropertyName.Known
  ) -> (values: [Literal], common: Int, reach: Reach) {
    if let property = Controller.properties.first(where: { $0.setName == known }) {
      return (property.values, property.common, property.reach)
    }
    guard let property = Window.properties.first(where: { $0.setName == known }) else {
      preconditionFailure("no list of properties has '\(known.rawValue)'")
    }
    return (property.values, property.common, property.reach)
  }
}

extension PropertyName {
  /// Returns true if documents declare such a property, and no `set` step changes it.
  package static func isDeclaredOnly(_ text: String) -> Bool {
    func has<Owner>(_ properties: [Property<Owner>]) -> Bool {
      properties.contains {
        $0.setName == nil && ($0.name == text || $0.name.hasPrefix(text + "."))
      }
    }
    return has(Controller.properties) || has(Window.properties) || has(View.properties)
  }
}

extension PropertyName.Known {
  /// Returns true if it is a value of the property, on some owner.
  package func takes(_ value: PropertyValue) -> Bool {
    let name = Name(index: 0)
    var (window, controller, view) = (Window(name), Controller(.plain, name), View(name, in: name))
    return set(value, on: &controller, among: Controller.properties)
      || set(value, on: &window, among: Window.properties)
      || set(value, on: &view, among: View.properties)
  }

  /// The values that documents write for it.
  package var form: ValueForm {
    Controller.properties.first { $0.setName == self }?.form
      ?? Window.properties.first { $0.setName == self }?.form ?? ValueForm()
  }

  /// Does what a `set` step does to an owner; false where the owner has no such property or the
  /// value is outside its domain.
  package func set<Owner>(
    _ value: PropertyValue, on owner: inout Owner, among properties: [Property<Owner>]
  ) -> Bool {
    guard let property = properties.first(where: { $0.setName == self }),
      let literal = Literal(value)
    else { return false }
    guard case .styles(let new) = literal else { return property.assign(&owner, literal) }
    var styles: [ChildTraits] =
      if case .styles(let old) = property.literal(owner) { old } else { [] }
    styles.removeAll { old in new.contains { $0.child == old.child } }
    return property.assign(&owner, .styles(styles + new))
  }
}
