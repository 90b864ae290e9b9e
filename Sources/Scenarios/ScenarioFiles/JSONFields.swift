import StatusQuoAppearanceModel
package import StatusQuoJSON

/// Gets a value from its owner.
package typealias JSONGet<Owner, Value> = @Sendable (Owner) -> Value

/// Gives a value to its owner.
package typealias JSONSet<Owner, Value> = @Sendable (inout Owner, Value) -> Void

/// The fields of an object, each added once: its key, its form, a getter and a setter. A field without
/// setter is only written.
package struct JSONFields<Owner: Sendable>: Sendable {
  var all: [JSONField<Owner>] = []

  /// Adds a field that is always there.
  ///
  /// - Parameter mayBeMissing: it is read without, from an earlier version or a program that leaves it out.
  package mutating func field<Value>(
    _ key: String, _ form: JSONForm<Value>, mayBeMissing: Bool = false,
    _ get: @escaping JSONGet<Owner, Value>,
    _ set: JSONSet<Owner, Value>? = nil
  ) {
    let isRequired = set != nil && !mayBeMissing
    add(key, form, isRequired ? .required : .written, get, taking(set))
  }

  /// Adds a field that is left out where there is no value.
  package mutating func optional<Value>(
    _ key: String, _ form: JSONForm<Value>, _ get: @escaping JSONGet<Owner, Value?>,
    _ set: JSONSet<Owner, Value>? = nil
  ) {
    add(key, form, .optional, get, taking(set))
  }

  /// Adds a list that is left out where it is empty; an error calls its elements `what`.
  package mutating func list<Element>(
    _ key: String, _ form: JSONForm<Element>, called what: String = "values",
    _ get: @escaping JSONGet<Owner, [Element]>,
    _ set: JSONSet<Owner, [Element]>? = nil
  ) {
    let elements: @Sendable (Owner) -> [Element]? = { owner in
      let list = get(owner)
      return list.isEmpty ? nil : list
    }
    optional(key, .list(of: form, called: what), elements, set)
  }

  /// Adds a field that is null where there is no value.
  ///
  /// - Parameter isLeftOut: null is read, but not written.
  package mutating func nullable<Value>(
    _ key: String, _ form: JSONForm<Value>, isLeftOut: Bool = false,
    _ get: @escaping JSONGet<Owner, Value?>,
    _ set: JSONSet<Owner, Value?>? = nil
  ) {
    add(key, form, isLeftOut ? .clearable : .nullable, get, set)
  }

  /// Adds a field that always has one value: a version, the kind of a report. An error adds the remedy.
  package mutating func constant(_ key: String, _ value: JSON, remedy: String = "") {
    let form = JSONForm<JSON>(value.compactText + remedy, .leaf(["const": value])) { value, json in
      json.add(value)
    } _: {
      $0 == value ? value : nil
    }
    field(key, form, { _ in value }, { _, _ in })
  }

  /// Adds the fields of a part of the owner, which has no object of its own.
  package mutating func fields<Part>(
    of form: JSONForm<Part>, _ get: @escaping JSONGet<Owner, Part>,
    _ set: JSONSet<Owner, Part>? = nil
  ) {
    for field in form.fields {
      var copy = JSONField<Owner>(
        key: field.key, shape: field.shape, meaning: field.meaning, presence: field.presence,
        write: { field.write(get($0), $1, &$2) })
      if let set, let read = field.read {
        copy.read = { json, names, owner throws(JSONError) in
          var part = get(owner)
          try read(json, &names, &part)
          set(&owner, part)
        }
      }
      all.append(copy)
    }
  }

  private mutating func add<Value>(
    _ key: String, _ form: JSONForm<Value>, _ presence: FieldPresence,
    _ get: @escaping JSONGet<Owner, Value?>,
    _ set: JSONSet<Owner, Value?>?
  ) {
    var field = JSONField<Owner>(
      key: key, shape: form.shape, meaning: form.meaning, presence: presence
    ) { owner, names, json in
      let value = get(owner)
      guard value != nil || presence == .nullable else { return }
      json.key(key)
      if let value { form.write(value, names, &json) } else { json.addNull() }
    }
    if let set {
      field.read = { json, names, owner throws(JSONError) in
        set(&owner, json.isNull ? nil : try form.read(json, &names, get(owner)))
      }
    }
    all.append(field)
  }
}

/// A field of an object.
struct JSONField<Owner: Sendable>: Sendable {
  let key: String
  let shape: JSONShape
  /// The expectation in errors.
  let meaning: String
  let presence: FieldPresence
  /// Writes key and value, unless it is left out.
  let write: @Sendable (Owner, Names, inout JSONBuilder) -> Void
  /// Nil for a field that is only written.
  var read: (@Sendable (JSON, inout Names, inout Owner) throws(JSONError) -> Void)?

  /// Its part of a schema.
  var member: JSONShape.Member {
    let isAlwaysThere = presence != .optional && presence != .clearable
    return JSONShape.Member(
      key: key, shape: presence == .nullable ? .anyOf([shape, .null]) : shape,
      isAlwaysThere: isAlwaysThere)
  }
}

/// When a field is there.
enum FieldPresence {
  /// Always written, and needed when it is read.
  case required
  /// Always written, and may be missing when it is read.
  case written
  /// Left out where there is no value.
  case optional
  /// Null where there is no value.
  case nullable
  /// Left out where there is no value; read, null says that there is none.
  case clearable
}

/// A setter of a value, for a field that is read only where there is one.
private func taking<Owner, Value>(
  _ set: JSONSet<Owner, Value>?
) -> JSONSet<Owner, Value?>? {
  guard let set else { return nil }
  return { owner, value in set(&owner, value!) }
}

extension Fields {
  /// Reads the fields of an owner that are there.
  mutating func read<Owner>(
    _ fields: [JSONField<Owner>], into owner: inout Owner, _ names: inout Names, mayBeMissing: Bool
  ) throws(JSONError) {
    for field in fields {
      if let json = try value(of: field, mayBeMissing: mayBeMissing) {
        try field.read?(json, &names, &owner)
      }
    }
  }

  /// The value to read into a field; nil for a field that keeps its own.
  private mutating func value<Owner>(
    of field: JSONField<Owner>, mayBeMissing: Bool
  ) throws(JSONError) -> JSON? {
    switch field.presence {
    case .required where !mayBeMissing: try required(field.key, field.meaning)
    case .required, .written, .optional: optional(field.key)
    case .nullable, .clearable: present(field.key)
    }
  }
}
