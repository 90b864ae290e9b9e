package import StatusQuoAppearanceModel
package import StatusQuoJSON

/// An enum whose cases are written as words.
package typealias Words = CaseIterable & RawRepresentable<String> & Sendable

extension JSONForm where Value: Words {
  /// The word of a case. A schema does not list them: versions add some.
  package static var word: Self { word(["type": "string"]) }

  /// The word of a case, of which a schema lists all.
  package static var listedWord: Self {
    word(["enum": JSON(Value.allCases.map { JSON($0.rawValue) })])
  }

  private static func word(_ schema: JSON) -> Self {
    let words = Value.allCases.map { "\"\($0.rawValue)\"" }
    return Self(oneOf(words), .leaf(schema)) { value, json in
      json.add(value.rawValue)
    } _: { json throws(JSONError) in
      try json.asWord()
    }
  }
}

extension JSONForm<Bool> {
  /// True or false.
  package static var bool: Self {
    Self("true or false", .leaf(["type": "boolean"]), { $1.add($0) }, { $0.bool })
  }
}

extension JSONForm<Double> {
  /// Any number.
  package static var number: Self {
    Self("a number", .leaf(["type": "number"]), { $1.add($0) }, { $0.number })
  }
}

extension JSONForm<Int> {
  /// A whole number; `meaning` says which.
  package static func whole(
    _ meaning: String = "a whole number", in range: ClosedRange<Int> = 0...Int.max
  ) -> Self {
    Self(meaning, .leaf(["type": "integer", "minimum": JSON(range.lowerBound)]), { $1.add($0) }) {
      json in
      json.number.flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// The number of a step of a scenario, 0 for the launch.
  package static func step(of steps: Int) -> Self {
    whole(
      steps == 0
        ? "0, as the scenario has no steps" : "the number of a step, 0 (the launch) to \(steps)",
      in: 0...steps)
  }
}

extension JSONForm<String> {
  /// Any text.
  package static var text: Self { text("a text") }

  /// A text that an error calls `meaning`.
  package static func text(_ meaning: String) -> Self {
    Self(meaning, .leaf(["type": "string"]), { $1.add($0) }, { $0.string })
  }
}

extension JSONForm<JSON> {
  /// Any value.
  package static var any: JSONForm<JSON> { Self("a value", .leaf([:]), { $1.add($0) }, { $0 }) }
}

extension JSONForm<Name> {
  /// A name of the scenario.
  package static var name: Self {
    Self(shape: .leaf(["type": "string"]), meaning: "a name") { name, names, json in
      json.add(names.text(name))
    } read: { json, names, _ throws(JSONError) in
      let known = names.texts.count
      let name = names[try json.asText("a name of the scenario")]
      guard name.index < known else { throw json.isNot("a name of the scenario") }
      return name
    }
  }
}

extension JSONForm<RuleID> {
  /// The id of a rule.
  package static var rule: JSONForm<RuleID> {
    Self("the id of a rule", .leaf(["type": "string"]), { $1.add($0.id) }) { json in
      json.string.flatMap { RuleID(id: $0) }
    }
  }
}
