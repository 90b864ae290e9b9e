import AppearanceModel

extension Action {
  /// What an action's `do` may be.
  enum Verb: String, CaseIterable {
    case setNeedsStatusBarAppearanceUpdate, setStored, setShared, swizzleHidden, unswizzleHidden
  }

  /// The stored properties that `setStored` names.
  enum StoredProperty: String, CaseIterable {
    case style, hidden, animation
  }
}

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
        actions.append(Action(in: method, try readCommand(action)))
      }
    }
    return actions
  }

  private mutating func readCommand(_ json: JSON) throws(JSONError) -> Action.Command {
    var fields = try Fields(json, "an action")
    let command: Action.Command
    switch try fields.requiredWord("do") as Action.Verb {
    case .setNeedsStatusBarAppearanceUpdate:
      command = .setNeedsStatusBarAppearanceUpdate(
        on: try readTarget(&fields), animated: try fields.bool("animated") ?? false)
    case .setStored: command = try readSetStored(&fields)
    case .setShared: command = .setShared(try fields.requiredWord("style"))
    case .swizzleHidden: command = .swizzleHidden
    case .unswizzleHidden: command = .unswizzleHidden
    }
    try fields.end()
    return command
  }

  private mutating func readSetStored(
    _ fields: inout Fields
  ) throws(JSONError) -> Action.Command {
    let target = try readTarget(&fields)
    switch try fields.requiredWord("property") as Action.StoredProperty {
    case .style: return .setStoredStyle(on: target, try fields.requiredWord("value"))
    case .hidden:
      let value = try fields.required("value", "true or false")
      return .setStoredHidden(on: target, try value.asBool())
    case .animation: return .setStoredAnimation(on: target, try fields.requiredWord("value"))
    }
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
    var json = JSONBuilder()
    json.object { json in
      for method in methods {
        json.member(method.rawValue) { json in
          json.array { json in
            for action in actions where action.method == method {
              json.add(JSON(action.command, names))
            }
          }
        }
      }
    }
    self = json.finish()
  }

  private init(_ command: Action.Command, _ names: Names) {
    func set(_ target: Action.Target, _ property: Action.StoredProperty, _ value: JSON) -> JSON {
      [
        "do": "setStored", "on": JSON(target, names), "property": JSON(property.rawValue),
        "value": value,
      ]
    }
    switch command {
    case .setNeedsStatusBarAppearanceUpdate(let target, let animated):
      self = [
        "do": "setNeedsStatusBarAppearanceUpdate", "on": JSON(target, names),
        "animated": JSON(animated),
      ]
    case .setStoredStyle(let target, let style): self = set(target, .style, JSON(style.rawValue))
    case .setStoredHidden(let target, let hidden): self = set(target, .hidden, JSON(hidden))
    case .setStoredAnimation(let target, let animation):
      self = set(target, .animation, JSON(animation.rawValue))
    case .setShared(let style): self = ["do": "setShared", "style": JSON(style.rawValue)]
    case .swizzleHidden: self = ["do": "swizzleHidden"]
    case .unswizzleHidden: self = ["do": "unswizzleHidden"]
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
