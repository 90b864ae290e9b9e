import StatusQuoJSON
import StatusQuoScenarioFiles

/// A JSON Schema made from the forms by which reports are written.
struct PublishedSchema {
  private var definitions: [(name: String, schema: JSON)] = []
  /// True to refuse keys that a closed form does not have.
  private let isClosed: Bool

  /// The schema of texts that have one of these shapes, which are definitions.
  static func text(title: String, comment: String, isClosed: Bool, _ shapes: [JSONShape]) -> String
  {
    var schema = PublishedSchema(isClosed: isClosed)
    let variants = shapes.map { schema.schema(of: $0) }
    return JSON.object { json in
      json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      json.member("title", title)
      json.member("$comment", comment)
      json.member("anyOf", JSON(variants))
      json.member(
        "$defs", .object { for (name, part) in schema.definitions { $0.member(name, part) } })
    }.text
  }

  private init(isClosed: Bool) { self.isClosed = isClosed }

  private mutating func schema(of shape: JSONShape) -> JSON {
    switch shape {
    case .leaf(let schema): return schema
    case .list(let element): return ["type": "array", "items": schema(of: element)]
    case .map(let element): return ["type": "object", "additionalProperties": schema(of: element)]
    case .anyOf(let shapes):
      let variants = shapes.map { schema(of: $0) }
      return ["anyOf": JSON(variants)]
    case .definition(let name, let shape):
      if !definitions.contains(where: { $0.name == name }) {
        let place = definitions.count
        definitions.append((name, .null))
        definitions[place].schema = schema(of: shape)
      }
      return ["$ref": JSON("#/$defs/\(name)")]
    case .object(let members, let isOpen):
      let properties = members.map { ($0.key, schema(of: $0.shape)) }
      return .object { json in
        json.member("type", "object")
        let required = members.filter(\.isAlwaysThere).map(\.key)
        if !required.isEmpty { json.member("required", JSON(texts: required)) }
        json.member(
          "properties", .object { for (key, part) in properties { $0.member(key, part) } })
        if isClosed, !isOpen { json.member("additionalProperties", false) }
      }
    }
  }
}
