/// The keys that each part of an observation can have: what an expectation may ask for.
indirect enum ObservationShape: Sendable {
  case leaf
  case object([(key: String, value: ObservationShape)])
  case list(of: ObservationShape)

  /// Fails when `expected` asks for a key that no observation has.
  static func check(_ expected: JSON) throws(JSONError) {
    guard expected.members != nil else { throw expected.isNot("a part of an observation") }
    try observation.check(expected)
  }

  private func check(_ expected: JSON) throws(JSONError) {
    switch self {
    case .leaf: return
    case .list(let shape):
      if let members = expected.members {
        try Self.object([("includes", .list(of: shape))]).check(expected)
        guard members.count == 1, members[0].value.elements != nil else {
          throw expected.isNot("a list, or {\"includes\": [...]} for a part of one")
        }
      }
      for element in expected.elements ?? [] { try shape.check(element) }
    case .object(let shapes):
      for member in expected.members ?? [] {
        guard let shape = shapes.first(where: { $0.key == member.key }) else {
          let keys = shapes.map { $0.key }
          throw JSONError(
            at: member.keyPosition, found: "the unknown key \"\(member.key)\"",
            expected: oneOf(keys.map { "\"\($0)\"" }),
            suggestion: suggestion(for: member.key, among: keys))
        }
        try shape.value.check(member.value)
      }
    }
  }

  /// Whether the order of a list means something: who was called or asked first.
  static func isOrdered(_ key: String) -> Bool { key == "calls" || key == "chain" }

  private static func leaves(_ keys: String...) -> ObservationShape {
    .object(keys.map { ($0, .leaf) })
  }

  private static let observation = ObservationShape.object([
    ("step", .leaf),
    ("outcome", leaves("result", "reason")),
    ("launchBar", leaves("hidden", "content")),
    ("bar", leaves("hidden", "content", "animation", "animated")),
    ("provenance", provenance),
    ("stale", leaves("hidden", "content")),
    ("calls", .list(of: leaves("controller", "method"))),
    ("styles", .list(of: leaves("node", "style"))),
    ("told", .list(of: leaves("node", "from", "to"))),
    ("geometry", geometry),
  ])

  private static let provenance = ObservationShape.object([
    ("window", .leaf), ("style", answer), ("hidden", answer), ("forcedHidden", .leaf),
    ("lightBehindCard", .leaf),
  ])

  private static let answer = ObservationShape.object([
    ("answeredBy", .leaf),
    ("chain", .list(of: leaves("controller", "reason"))),
    ("stop", leaves("at", "notAsked", "reason")),
  ])

  private static let geometry = ObservationShape.object([
    ("statusBarHeight", .leaf),
    ("safeAreaTop", .list(of: leaves("controller", "top"))),
    ("covers", .list(of: leaves("controller", "height", "visible"))),
  ])
}
