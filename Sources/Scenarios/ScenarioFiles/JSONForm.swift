package import StatusQuoAppearanceModel
package import StatusQuoJSON

/// The JSON form of a value: one description by which it is written, read, and given a schema, so that each
/// key is spelled in one place.
package struct JSONForm<Value: Sendable>: Sendable {
  /// The part of a schema that it is.
  package let shape: JSONShape
  /// The expectation in errors: "true or false".
  package let meaning: String
  /// Those of an object.
  var fields: [JSONField<Value>] = []
  let write: @Sendable (Value, Names, inout JSONBuilder) -> Void
  /// Reads a value; `base` is the one before, which fills gaps that are kept.
  let read: @Sendable (JSON, inout Names, _ base: Value?) throws(JSONError) -> Value
}

/// The fate of a field that an object leaves out.
package enum JSONGaps: Sendable {
  /// It is an error.
  case refused
  /// The field is that of a blank value.
  case blank
  /// The field stays as it was.
  case kept
  /// The field stays as it was; where nothing was, it is an error.
  case keptIfThere
}

extension JSONGaps {
  fileprivate func allowGaps(hasBase: Bool) -> Bool {
    switch self {
    case .refused: false
    case .blank, .kept: true
    case .keptIfThere: hasBase
    }
  }
}

extension JSONForm {
  /// A value that is written and read as a whole; `read` gives nil for JSON that is no such value.
  package init(
    _ meaning: String, _ shape: JSONShape,
    _ write: @escaping @Sendable (Value, inout JSONBuilder) -> Void,
    _ read: @escaping @Sendable (JSON) throws(JSONError) -> Value?
  ) {
    self.shape = shape
    self.meaning = meaning
    self.write = { value, _, json in write(value, &json) }
    self.read = { json, _, _ throws(JSONError) in
      guard let value = try read(json) else { throw json.isNot(meaning) }
      return value
    }
  }

  /// An object with the fields that `describe` adds.
  ///
  /// - Parameters:
  ///   - what: what it describes: "a bar".
  ///   - blank: the value whose fields are filled by reading; nil for a form that is only written.
  ///   - isOpen: unknown keys are ignored.
  ///   - gaps: what becomes of fields that an object leaves out though they are always written.
  ///   - definition: what schemas call it.
  package init(
    _ what: String, _ blank: Value? = nil, isOpen: Bool = false, gaps: JSONGaps = .refused,
    definition: String? = nil, _ describe: (inout JSONFields<Value>) -> Void
  ) {
    var description = JSONFields<Value>()
    describe(&description)
    let fields = description.all
    self.fields = fields
    let object = JSONShape.object(fields.map { $0.member }, isOpen: isOpen || blank == nil)
    shape = definition.map { .definition($0, object) } ?? object
    meaning = what
    write = { value, names, json in
      json.object { json in
        for field in fields { field.write(value, names, &json) }
      }
    }
    read = { json, names, base throws(JSONError) in
      let kept = gaps == .kept || gaps == .keptIfThere ? base : nil
      guard var value = kept ?? blank else {
        throw json.isNot("nothing, as \(what) is never read")
      }
      var members = try Fields(json, what)
      try members.read(
        fields, into: &value, &names, mayBeMissing: gaps.allowGaps(hasBase: kept != nil))
      if !isOpen { try members.end() }
      return value
    }
  }
}

// MARK: Using a form

extension JSONForm {
  /// The JSON of a value.
  package func json(_ value: Value, _ names: Names = Names()) -> JSON {
    var json = JSONBuilder()
    write(value, names, &json)
    return json.finish()
  }

  /// The value that some JSON is.
  ///
  /// - Parameter base: fills gaps that are kept.
  package func value(
    _ json: JSON, _ names: Names = Names(), base: Value? = nil
  ) throws(JSONError) -> Value {
    var names = names
    return try read(json, &names, base)
  }
}

extension JSONForm {
  /// The value that a file holds; an error names the place in it.
  package func value(parsing bytes: [UInt8], file: String) throws(DocumentError) -> Value {
    try value(JSON(parsing: bytes, file: file), file: file)
  }

  /// The value that the JSON of a file is; an error names the place in it.
  package func value(
    _ json: JSON, _ names: Names = Names(), base: Value? = nil, file: String
  ) throws(DocumentError) -> Value {
    do {
      return try value(json, names, base: base)
    } catch {
      throw DocumentError(error, in: json, file: file)
    }
  }
}

// MARK: Forms made from others

extension JSONForm {
  /// A list; an error calls its elements `what`.
  package static func list<Element>(
    of element: JSONForm<Element>, called what: String = "values"
  ) -> Self where Value == [Element] {
    Self(shape: .list(element.shape), meaning: "a list of \(what)") { list, names, json in
      json.array { json in
        for value in list { element.write(value, names, &json) }
      }
    } read: { json, names, _ throws(JSONError) in
      var list: [Element] = []
      for json in try json.asList(of: what) { list.append(try element.read(json, &names, nil)) }
      return list
    }
  }

  /// An object with a key for each entry. An error calls it `what`; `key` gives nil for what is no key.
  package static func map<Key, Element>(
    _ what: String, _ element: JSONForm<Element>, _ text: @escaping @Sendable (Key) -> String,
    _ key: @escaping @Sendable (String) -> Key?
  ) -> Self where Value == [(Key, Element)] {
    Self(shape: .map(element.shape), meaning: what) { entries, names, json in
      json.object { json in
        for (key, value) in entries {
          json.key(text(key))
          element.write(value, names, &json)
        }
      }
    } read: { json, names, _ throws(JSONError) in
      guard let members = json.members else { throw json.isNot(what) }
      var entries: [(Key, Element)] = []
      for member in members {
        guard let key = key(member.key) else {
          throw JSONError(
            at: member.keyPosition, found: "the unknown key \"\(member.key)\"", expected: what)
        }
        entries.append((key, try element.read(member.value, &names, nil)))
      }
      return entries
    }
  }

  /// The same form, which schemas have a name for.
  package func defined(as name: String) -> Self {
    Self(
      shape: .definition(name, shape), meaning: meaning, fields: fields, write: write, read: read)
  }

  /// The same form for values of which `check` throws what is wrong with them.
  package func checked(
    _ check: @escaping @Sendable (Value, JSON) throws(JSONError) -> Void
  ) -> Self {
    Self(
      shape: shape, meaning: meaning, fields: fields, write: write
    ) { json, names, base throws(JSONError) in
      let value = try read(json, &names, base)
      try check(value, json)
      return value
    }
  }

  /// The form mapped to another type; `read` returns nil for a value that it can't convert.
  package func mapped<Other>(
    _ write: @escaping @Sendable (Other) -> Value, _ read: @escaping @Sendable (Value) -> Other?
  ) -> JSONForm<Other> {
    JSONForm<Other>(shape: shape, meaning: meaning) { value, names, json in
      self.write(write(value), names, &json)
    } read: { json, names, base throws(JSONError) in
      let value = try self.read(json, &names, base.map(write))
      guard let other = read(value) else { throw json.isNot(meaning) }
      return other
    }
  }

  /// The form of a value with the names that it uses.
  package var withNames: JSONForm<(Value, Names)> {
    JSONForm<(Value, Names)>(shape: shape, meaning: meaning) { value, _, json in
      write(value.0, value.1, &json)
    } read: { json, names, base throws(JSONError) in
      (try read(json, &names, base?.0), names)
    }
  }
}

extension JSONBuilder {
  /// Adds a value in its form.
  package mutating func add<Value>(
    _ value: Value, _ form: JSONForm<Value>, _ names: Names = Names()
  ) {
    form.write(value, names, &self)
  }

  /// Adds a key with a value in its form.
  package mutating func member<Value>(
    _ key: String, _ value: Value, _ form: JSONForm<Value>, _ names: Names = Names()
  ) {
    self.key(key)
    add(value, form, names)
  }
}
