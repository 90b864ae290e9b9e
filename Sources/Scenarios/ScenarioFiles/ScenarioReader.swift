import StatusQuoAppearanceModel
import StatusQuoCatalog
import StatusQuoJSON

/// Turns the JSON of a document into a scenario; remembers where names are, for errors.
struct ScenarioReader {
  var scenario = Scenario()
  /// The declarations of windows, controllers and views, in the order of reading.
  var declarations: [Declaration] = []
  /// The windows that steps add.
  var additions: [Declaration] = []
  /// The names in the tree that must exist.
  var mentions: [Mention] = []
  /// The names in steps, which need not exist.
  var stepMentions: [StepMention] = []
  /// The errors of values that steps set and no property takes, by the number of the step.
  var strayValues: [(step: Int, error: JSONError)] = []

  /// The name of a thing, or of a property that no object has, in a step.
  struct StepMention {
    /// The number of the step, from 1.
    var step: Int
    var text: String
    var isProperty: Bool
    var place: SourcePosition
  }

  struct Declaration {
    var name: Name
    var place: SourcePosition
  }

  struct Mention {
    var name: Name
    var owner: Name?
    var kind: Kind
    var place: SourcePosition

    enum Kind { case controller, child, superview, viewOfParent }
  }

  /// Reads what concerns the scenario.
  mutating func read(_ fields: inout Fields) throws(JSONError) {
    var start = Scenario()
    try read(Scenario.members, of: &start, named: nil, &fields)
    start.names = scenario.names
    scenario = start
    for window in try fields.list("windows", of: "windows") ?? [] { try readWindow(window) }
    for tree in try fields.list("controllers", of: "controllers") ?? [] {
      try readTree(tree, at: .detached)
    }
    for step in try fields.list("steps", of: "steps") ?? [] {
      scenario.steps.append(try readStep(step))
    }
  }

  mutating func name(_ json: JSON, _ meaning: String) throws(JSONError) -> Name {
    scenario.names[try json.asText(meaning)]
  }

  mutating func declaredName(
    _ fields: inout Fields, of what: String
  ) throws(JSONError) -> Name {
    let declaration = try declaration(&fields, of: what)
    declarations.append(declaration)
    return declaration.name
  }

  mutating func addedName(_ fields: inout Fields, of what: String) throws(JSONError) -> Name {
    let addition = try declaration(&fields, of: what)
    additions.append(addition)
    return addition.name
  }

  private mutating func declaration(
    _ fields: inout Fields, of what: String
  ) throws(JSONError) -> Declaration {
    let json = try fields.required("name", "the name of \(what)")
    return Declaration(name: try name(json, "a name"), place: json.position)
  }

  /// The name of something that must be declared somewhere, in the tree of `owner`.
  mutating func mention(
    _ json: JSON, _ kind: Mention.Kind, by owner: Name?
  ) throws(JSONError) -> Name {
    mention(try json.asText(kind.meaning), at: json.position, kind, by: owner)
  }

  /// Notes a name that stands at a position.
  mutating func mention(
    _ text: String, at position: SourcePosition, _ kind: Mention.Kind, by owner: Name?
  ) -> Name {
    let name = scenario.names[text]
    mentions.append(Mention(name: name, owner: owner, kind: kind, place: position))
    return name
  }
}
