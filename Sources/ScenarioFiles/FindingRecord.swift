import StatusQuoAppearanceModel

/// What a document that is a finding says of it: whose it is, what differed, and which rules decide.
public struct FindingRecord: Hashable, Sendable {
  /// The resolver that it was found on.
  public var resolver: TestedResolver
  /// The version of the tool that found it.
  public var tool: String
  /// The fingerprint of the law that it was held against.
  public var law: String
  /// The step after which it shows, 0 for the launch.
  public var step: Int
  /// What differs.
  public var differences: [Value]
  /// The ids of the rules that decide what is expected.
  public var rules: [String]

  /// A value that differs.
  public struct Value: Hashable, Sendable {
    /// Which one: `bar.hidden`.
    public var place: String
    /// What the reference says.
    public var expected: String
    /// What the resolver says.
    public var actual: String

    /// `actual` where there should be `expected`.
    public init(place: String, expected: String, actual: String) {
      self.place = place
      self.expected = expected
      self.actual = actual
    }
  }

  /// What is known of a finding.
  public init(
    _ resolver: TestedResolver, tool: String, law: String = lawFingerprint, step: Int,
    differences: [Value], rules: [String]
  ) {
    self.resolver = resolver
    self.tool = tool
    self.law = law
    self.step = step
    self.differences = differences
    self.rules = rules
  }
}

/// What was held against the reference, as people and the command line call it.
public struct TestedResolver: Hashable, Sendable, CustomStringConvertible {
  /// The type of the resolver that the command line is made for.
  public var name: String
  /// The options that chose it; empty for that resolver as it is.
  public var options: [String]

  /// A resolver.
  public init(_ name: String, options: [String] = []) {
    self.name = name
    self.options = options
  }

  /// `CachedResolver`, `CachedResolver with --bug styles-x`, `--subject ./mine`.
  public var description: String {
    switch options.first {
    case nil: name
    case "--subject": options.joined(separator: " ")
    case .some: "\(name) with \(options.joined(separator: " "))"
    }
  }
}

/// 16 digits that change whenever the text of a rule does.
public let lawFingerprint = fingerprint(
  RuleID.allCases.map { "\($0.id) \($0.statement)\n" }.joined())

// MARK: - JSON

extension FindingRecord {
  init(_ json: JSON, steps: Int) throws(JSONError) {
    var fields = try Fields(json, "a finding")
    resolver = TestedResolver(try fields.required("resolver", "a name").asText("a name"))
    for option in try fields.list("options", of: "options") ?? [] {
      resolver.options.append(try option.asText("an option"))
    }
    tool = try fields.required("tool", "a version").asText("a version")
    law = try fields.required("law", "a fingerprint").asText("a fingerprint")
    let stepJSON = try fields.required("step", "the number of a step")
    guard let step = stepJSON.number.flatMap(Int.init(exactly:)), (0...steps).contains(step) else {
      throw stepJSON.isNot("the number of a step, 0 to \(steps)")
    }
    self.step = step
    differences = []
    for difference in try fields.list("differences", of: "differences") ?? [] {
      differences.append(try Value(difference))
    }
    rules = []
    for rule in try fields.list("rules", of: "ids of rules") ?? [] {
      rules.append(try rule.asText("the id of a rule"))
    }
    try fields.end()
  }

  var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("resolver", resolver.name)
      if !resolver.options.isEmpty {
        json.member("options", JSON(resolver.options.map { JSON($0) }))
      }
      json.member("tool", tool)
      json.member("law", law)
      json.member("step", step)
      json.member("differences", JSON(differences.map { $0.json }))
      json.member("rules", JSON(rules.map { JSON($0) }))
    }
    return json.finish()
  }
}

extension FindingRecord.Value {
  fileprivate init(_ json: JSON) throws(JSONError) {
    var fields = try Fields(json, "a difference")
    place = try fields.required("place", "a text").asText("a text")
    expected = try fields.required("expected", "a text").asText("a text")
    actual = try fields.required("actual", "a text").asText("a text")
    try fields.end()
  }

  fileprivate var json: JSON {
    ["place": JSON(place), "expected": JSON(expected), "actual": JSON(actual)]
  }
}
