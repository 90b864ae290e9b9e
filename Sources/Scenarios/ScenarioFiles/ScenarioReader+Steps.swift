import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoJSON

extension ScenarioReader {
  /// A step: `do` and its arguments. What a step names need not exist.
  mutating func readStep(_ json: JSON) throws(JSONError) -> Step {
    var fields = try Fields(json, "a step")
    let kind: Step.Kind = try fields.required("do", "what the step does").asWord()
    var values = StepValues()
    for (place, argument) in StepForm.of(kind).arguments.enumerated() {
      values[place] = try readValue(of: argument, &fields)
    }
    try fields.end()
    let step = Step(kind, values)
    if case .set(.known(let property), let value, _) = step, !property.takes(value) {
      noteStray(json["value"] ?? .null, of: property)
    }
    return step
  }

  private mutating func noteStray(_ value: JSON, of property: PropertyName.Known) {
    let error: JSONError
    do {
      _ = try value.asLiteral(property.form)
      error = value.isNot("a value of \(property.rawValue)")
    } catch let other {
      error = other
    }
    strayValues.append((step: scenario.steps.count + 1, error: error))
  }

  private mutating func readValue(
    of argument: StepForm.Argument, _ fields: inout Fields
  ) throws(JSONError) -> StepValue {
    if argument.isOptional {
      guard let json = fields.optional(argument.key) else { return .none }
      return try readValue(json, argument.role)
    }
    return try readValue(
      try fields.required(argument.key, argument.role.meaning), argument.role)
  }

  private mutating func readValue(
    _ json: JSON, _ role: StepForm.Role
  ) throws(JSONError) -> StepValue {
    switch role {
    case .controller, .window, .view, .node: return .name(try mentionedName(json, role.meaning))
    case .controllers:
      var names: [Name] = []
      for element in try json.asList(of: "names") {
        names.append(try mentionedName(element, "a name"))
      }
      return .names(names)
    case .newWindow: return try readNewWindow(json)
    case .literal(let form, _): return .literal(try json.asLiteral(form))
    case .property:
      let property = PropertyName(try json.asText(role.meaning), &scenario.names)
      if case .unknown = property { note(json, isProperty: true) }
      return .property(property)
    case .value: return .value(try PropertyValue(json, &scenario.names))
    case .anchors:
      var anchors: [Anchor] = []
      for pair in try json.asList(of: "pairs") { anchors.append(try Anchor(pair)) }
      return .anchors(anchors)
    }
  }

  /// A name that need not be declared.
  private mutating func mentionedName(_ json: JSON, _ meaning: String) throws(JSONError) -> Name {
    let name = try name(json, meaning)
    note(json, isProperty: false)
    return name
  }

  private mutating func note(_ json: JSON, isProperty: Bool) {
    stepMentions.append(
      StepMention(
        step: scenario.steps.count + 1, text: json.string ?? "", isProperty: isProperty,
        place: json.position))
  }

  private mutating func readNewWindow(_ json: JSON) throws(JSONError) -> StepValue {
    var fields = try Fields(json, "a window")
    var window = Window(try addedName(&fields, of: "the window"))
    try read(Window.members, of: &window, named: nil, &fields)
    var root: Name?
    if let json = fields.optional("root") { root = try mentionedName(json, "a name") }
    try fields.end()
    return .window(window, root: root)
  }
}

extension StepForm.Role {
  /// The expected value in the words of an error.
  fileprivate var meaning: String {
    switch self {
    case .controller, .window, .view, .node: "a name"
    case .controllers: "a list of names"
    case .newWindow: "a window"
    case .literal(let form, _):
      oneOf(form.takesBool ? ["true", "false"] : form.words.map { "\"\($0)\"" })
    case .property: "the name of a property"
    case .value: "a value"
    case .anchors: "a list of pairs"
    }
  }
}

// MARK: - Writing

extension Step {
  /// Writes the step in the form of a document: `do`, then the arguments.
  func write(to json: inout JSONBuilder, _ names: Names) {
    let values = values
    json.object { json in
      json.member("do", kind.rawValue)
      for (place, argument) in form.arguments.enumerated()
      where !argument.isLeftOut(values[place]) {
        json.member(argument.key, values[place].json(names))
      }
    }
  }
}

extension StepForm.Argument {
  /// Returns true if documents omit a value. That a window has no root is written.
  fileprivate func isLeftOut(_ value: StepValue) -> Bool {
    switch role {
    case .literal(_, let simplest): isOptional && value == .literal(simplest[0])
    case .view, .anchors: value == .none
    case .controller, .controllers, .window, .node, .newWindow, .property, .value: false
    }
  }
}

extension StepValue {
  fileprivate func json(_ names: Names) -> JSON {
    switch self {
    case .none: return .null
    case .name(let name): return JSON(names.text(name))
    case .names(let list): return JSON(list.map { JSON(names.text($0)) })
    case .literal(let literal): return JSON(literal, names)
    case .window(let window, let root):
      return .object { json in
        json.member("name", names.text(window.name))
        json.add(Window.members, of: window, names)
        if let root { json.member("root", names.text(root)) }
      }
    case .property(let property): return JSON(property.text(names))
    case .value(let value): return value.json(names)
    case .anchors(let anchors): return JSON(anchors.map { $0.json })
    }
  }
}
