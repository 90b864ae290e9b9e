package import StatusQuoAppearanceModel
import StatusQuoJSON

extension Observation {
  /// The observation in a line of JSON, in the form of `json(_:)`. Parts that it leaves out are
  /// those of `rest`, and so are empty objects, and an empty list where `rest` has none.
  ///
  /// - Parameters:
  ///   - names: those of the scenario.
  ///   - parts: the keys that may occur besides `step`.
  ///   - said: becomes the keys of which it says something.
  ///   - source: what an error calls the line.
  package init(
    parsing line: [UInt8], names: Names, rest: Observation, only parts: Set<String>,
    said: inout Set<String>, source: String
  ) throws(DocumentError) {
    let json = try JSON(parsing: line, file: source)
    if let other = json.members?.first(where: { $0.key != "step" && !parts.contains($0.key) }) {
      throw DocumentError(
        file: source, position: other.keyPosition, found: "the key \"\(other.key)\"",
        expected: oneOf(parts.sorted().map { "\"\($0)\"" }))
    }
    self = try Self.jsonForm.value(json, names, base: rest, file: source)
    if rest.safeArea == nil, safeArea == [] { safeArea = nil }
    for member in json.members ?? [] where member.value.members?.isEmpty == true {
      if let part = Part(rawValue: member.key) { take(part, from: rest) }
    }
    said = Set((json.members ?? []).filter { $0.saysSomething }.map { $0.key })
  }
}

extension Observation {
  /// Traps where JSON says less of it than it holds: what crosses the border of a process would be lost there.
  package func checkJSON(_ names: Names) {
    if unwritable(slots: names.slotCount) != nil { return }
    let read = (try? JSON(parsing: json(names).compactText)).flatMap {
      try? Self.jsonForm.value($0, names)
    }
    if read == self { return }
    let lost = read.map { read in
      Part.allCases.filter { part in
        var taken = self
        taken.take(part, from: read)
        return taken != self
      }
    }
    fatalError(
      "Observation.jsonForm does not say all: what is read back differs in "
        + (lost.map { $0.isEmpty ? "no part" : $0.map { $0.rawValue }.joined(separator: ", ") }
          ?? "everything") + "; a value is missing in Observation+JSON.swift")
  }
}

extension JSON.Member {
  /// True if a part of an observation is there: null is an answer where there may be none; a bar
  /// has its color or its visibility, and provenance who answers one of them.
  fileprivate var saysSomething: Bool {
    if value.members?.isEmpty == true { return false }
    return switch key {
    case "stale", "geometry": true
    case "provenance": value.isNull || value["style"] != nil || value["hidden"] != nil
    case "bar": value["hidden"]?.isNull == false || value["content"]?.isNull == false
    default: !value.isNull
    }
  }
}
