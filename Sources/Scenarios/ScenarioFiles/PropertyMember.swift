import StatusQuoAppearanceModel
import StatusQuoCatalog

/// A member of an object in a document: a property, or an object with properties, where their names
/// have a dot.
final class PropertyMember<Owner>: Sendable {
  let key: String
  /// Nil for an object.
  let property: Property<Owner>?
  /// The members of an object, in order.
  let members: [PropertyMember]

  private init(_ key: String, _ property: Property<Owner>?, _ members: [PropertyMember] = []) {
    self.key = key
    self.property = property
    self.members = members
  }

  /// The members in which documents have some properties, whose names begin with `path`. An object
  /// is where its first property is.
  static func all(for properties: [Property<Owner>], below path: String = "") -> [PropertyMember] {
    var keys: [String] = []
    for property in properties {
      let key = String(property.name.dropFirst(path.count).prefix { $0 != "." })
      if !keys.contains(key) { keys.append(key) }
    }
    return keys.map { key in
      let name = path + key
      if let property = properties.first(where: { $0.name == name }) {
        return PropertyMember(key, property)
      }
      let nested = properties.filter { $0.name.hasPrefix(name + ".") }
      return PropertyMember(key, nil, all(for: nested, below: name + "."))
    }
  }

  /// Returns true if documents have it for an owner.
  func isWritten(for owner: Owner) -> Bool {
    guard let property else { return members.contains { $0.isWritten(for: owner) } }
    return property.isAlwaysWritten || !property.isDefault(owner)
  }
}

extension Controller {
  static let members = PropertyMember.all(for: properties)
}

extension Window {
  static let members = PropertyMember.all(for: properties)
}

extension View {
  static let members = PropertyMember.all(for: properties)
}

extension Scenario {
  static let members = PropertyMember.all(for: properties)
}
