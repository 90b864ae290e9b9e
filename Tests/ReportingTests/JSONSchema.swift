import Foundation
import StatusQuoJSON
import StatusQuoScenarioFiles
import StatusQuoTestSupport

/// A JSON Schema: the keywords that the schemas of this project use. Any other one is an error, so
/// that no rule goes unchecked.
struct JSONSchema {
  let root: JSON

  /// Reads a schema of the package, named from its folder.
  init(_ path: String) throws {
    root = try JSON(parsing: [UInt8](Data(contentsOf: packageFolder.appending(path: path))))
  }

  /// The reasons why `json` does not follow the schema, or one of its definitions; empty if it
  /// does.
  func violations(in json: JSON, of definition: String? = nil) -> [String] {
    check(json, definition.map { ["$ref": JSON("#/$defs/\($0)")] } ?? root, "$")
  }

  private func check(_ json: JSON, _ schema: JSON, _ path: String) -> [String] {
    (schema.members ?? []).flatMap { check(json, $0.key, $0.value, schema, path) }
  }

  private func check(
    _ json: JSON, _ keyword: String, _ rule: JSON, _ schema: JSON, _ path: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$comment", "title", "$defs": []
    case "$ref": check(json, resolved(rule), path)
    case "anyOf":
      fails(unless: rule.elements!.contains { check(json, $0, path).isEmpty }, path, "no variant")
    case "type":
      fails(unless: (rule.elements ?? [rule]).contains { json.isA($0.string!) }, path, "type")
    case "const": fails(unless: json == rule, path, "not \(rule.compactText)")
    case "enum": fails(unless: rule.elements!.contains(json), path, "not in the list")
    case "pattern":
      fails(
        unless: json.string.map { $0.firstMatch(of: try! Regex(rule.string!)) != nil } ?? true,
        path, "not \(rule.string!)")
    case "minimum": fails(unless: json.number.map { $0 >= rule.number! } ?? true, path, "small")
    case "minItems":
      fails(unless: json.elements.map { Double($0.count) >= rule.number! } ?? true, path, "few")
    case "items":
      (json.elements ?? []).enumerated().flatMap { check($1, rule, "\(path)[\($0)]") }
    case "required":
      rule.elements!.flatMap { key in
        fails(unless: json.members == nil || json[key.string!] != nil, path, "no \(key.string!)")
      }
    case "properties":
      (rule.members ?? []).flatMap { member in
        json[member.key].map { check($0, member.value, "\(path).\(member.key)") } ?? []
      }
    case "additionalProperties":
      (json.members ?? []).filter { schema["properties"]?[$0.key] == nil }.flatMap { member in
        rule.bool == false
          ? ["\(path): unknown \(member.key)"]
          : check(member.value, rule, "\(path).\(member.key)")
      }
    default: ["the schema has an unknown keyword \(keyword)"]
    }
  }

  private func fails(unless holds: Bool, _ path: String, _ text: String) -> [String] {
    holds ? [] : ["\(path): \(text)"]
  }

  private func resolved(_ reference: JSON) -> JSON {
    root["$defs"]![String(reference.string!.dropFirst("#/$defs/".count))]!
  }
}

extension JSON {
  fileprivate func isA(_ type: String) -> Bool {
    switch type {
    case "null": isNull
    case "boolean": bool != nil
    case "number": number != nil
    case "integer": number.map { $0 == $0.rounded() } ?? false
    case "string": string != nil
    case "array": elements != nil
    case "object": members != nil
    default: false
    }
  }
}
