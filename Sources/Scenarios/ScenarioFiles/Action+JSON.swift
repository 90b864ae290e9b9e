import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoJSON

extension ScenarioReader {
  mutating func readActions(_ json: JSON) throws(JSONError) -> [Action] {
    var fields = try Fields(json, "actions by lifecycle method")
    // In the order of the document, which within a method is the order of execution.
    for method in LifecycleMethod.allCases { _ = fields.optional(method.rawValue) }
    try fields.end()
    var actions: [Action] = []
    for member in json.members ?? [] where !member.value.isNull {
      guard let method = LifecycleMethod(rawValue: member.key) else { continue }
      for action in try member.value.asList(of: "actions") {
        actions.append(try readAction(action, in: method))
      }
    }
    return actions
  }

  private mutating func readAction(
    _ json: JSON, in method: LifecycleMethod
  ) throws(JSONError) -> Action {
    var fields = try Fields(json, "an action")
    let step = try fields.optional("step").map { json throws(JSONError) in
      try JSONForm<Int>.whole("the number of a step, 0 for the launch", in: 0...1_000_000).value(
        json)
    }
    let form = try readForm(&fields)
    var parts = CommandParts(form.verb)
    if form.takesTarget { parts.target = try readTarget(&fields) }
    if let key = form.valueKey { parts.value = try readValue(key, of: form, &fields) }
    try fields.end()
    return Action(in: method, step: step, Action.Command(parts))
  }

  private func readForm(_ fields: inout Fields) throws(JSONError) -> CommandForm {
    let name = try readWord("do", from: CommandForm.all.map { $0.name }, &fields)
    let forms = CommandForm.all.filter { $0.name == name }
    guard forms.count > 1 else { return forms[0] }
    let property = try readWord("property", from: forms.compactMap { $0.property }, &fields)
    return forms.first { $0.property == property }!
  }

  private func readWord(
    _ key: String, from words: [String], _ fields: inout Fields
  ) throws(JSONError) -> String {
    var distinct: [String] = []
    for word in words where !distinct.contains(word) { distinct.append(word) }
    let json = try fields.required(key, oneOf(distinct.map { "\"\($0)\"" }))
    guard case .word(let word) = try json.asLiteral(ValueForm(words: distinct)) else {
      preconditionFailure("a form of words gives words")
    }
    return word
  }

  /// A truth value that may be left out is false.
  private func readValue(
    _ key: String, of form: CommandForm, _ fields: inout Fields
  ) throws(JSONError) -> Literal {
    let accepted = form.accepted
    if form.values[0] == .bool(false), fields.optional(key) == nil { return .bool(false) }
    let meaning = accepted.takesBool ? ["true", "false"] : accepted.words.map { "\"\($0)\"" }
    return try fields.required(key, oneOf(meaning)).asLiteral(accepted)
  }

  private mutating func readTarget(_ fields: inout Fields) throws(JSONError) -> Action.Target {
    let meaning = "\"self\", \"parent\", \"presenter\" or {\"named\": a name}"
    let json = try fields.required("on", meaning)
    switch json.string {
    case "self": return .self
    case "parent": return .parent
    case "presenter": return .presenter
    case .some, .none:
      guard json.members != nil else { throw json.isNot(meaning) }
      var target = try Fields(json, meaning)
      let name = try target.required("named", "the name of a controller")
      try target.end()
      return .named(try self.name(name, "the name of a controller"))
    }
  }
}

extension JSON {
  /// Actions by lifecycle method, the methods in the order of their first action.
  init(_ actions: [Action], _ names: Names) {
    var methods: [LifecycleMethod] = []
    for action in actions where !methods.contains(action.method) { methods.append(action.method) }
    self = .object { json in
      for method in methods {
        let done = actions.filter { $0.method == method }
        json.member(method.rawValue, JSON(done.map { JSON($0, names) }))
      }
    }
  }

  private init(_ action: Action, _ names: Names) {
    let parts = action.command.parts
    self = .object { json in
      json.member("do", parts.form.name)
      if let target = parts.target { json.member("on", JSON(target, names)) }
      if let property = parts.form.property { json.member("property", property) }
      if let key = parts.form.valueKey, let value = parts.value {
        json.member(key, JSON(value, names))
      }
      if let step = action.step { json.member("step", JSON(step)) }
    }
  }

  private init(_ target: Action.Target, _ names: Names) {
    switch target {
    case .self: self = "self"
    case .parent: self = "parent"
    case .presenter: self = "presenter"
    case .named(let name): self = ["named": JSON(names.text(name))]
    }
  }
}

extension CommandForm {
  /// The values that a document may write.
  fileprivate var accepted: ValueForm {
    var form = ValueForm()
    for value in values {
      if case .word(let word) = value { form.words.append(word) } else { form.takesBool = true }
    }
    return form
  }
}
