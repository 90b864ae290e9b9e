public import StatusQuoAppearanceModel
public import StatusQuoHarness
public import StatusQuoScenarioFiles

/// What there is to say of a finding besides how the resolvers differ: whose it is, and why the
/// reference is right.
public struct FindingContext: Sendable {
  /// The resolver that it was found on.
  public var resolver: TestedResolver
  /// The version of the tool.
  public var tool: String
  /// Why the reference expects what it expects, each sentence with its rules.
  public var reasons: [Explanation.Sentence]

  /// The context of a finding; `narrator` plays the scenario on the reference.
  public init(
    of finding: Finding, on resolver: TestedResolver, tool: String, narrator: Narrator
  ) {
    self.resolver = resolver
    self.tool = tool
    reasons =
      finding.divergence.failure == nil && finding.isExplainable
      ? finding.reasons(narrator(finding.shownScenario, finding.shownStep, { _ in false })) : []
  }

  /// The rules behind the reasons, each once.
  var rules: [RuleID] {
    var rules: [RuleID] = []
    for rule in reasons.flatMap({ $0.rules }) where !rules.contains(rule) { rules.append(rule) }
    return rules
  }
}

extension Finding {
  /// What would take long, or much memory, is not explained.
  fileprivate var isExplainable: Bool {
    shownStep * shownScenario.controllers.count <= 1_000_000
  }

  /// What a document says of the finding.
  func record(_ context: FindingContext) -> FindingRecord {
    FindingRecord(
      context.resolver, tool: context.tool, step: divergence.step,
      differences: divergence.differences(shownScenario.names).prefix(20).map {
        FindingRecord.Value(place: $0.place, expected: $0.expected, actual: $0.actual)
      },
      rules: context.rules.map { $0.id })
  }
}

extension FindingContext {
  /// For a terminal: the reasons with their rules, what the resolver says instead of it, and the
  /// text of each rule.
  func lines(of divergence: Divergence, _ names: Names, ink: Ink) -> [String] {
    guard !reasons.isEmpty else { return [] }
    var lines = ["  " + ink.bold("why")]
    for reason in reasons {
      lines += (reason.text + reason.rules.marks).lines(ofColumns: 96).map { "    " + $0 }
    }
    if let first = divergence.differences(names).first {
      lines.append(
        "    The resolver gives \(first.place) = \(first.actual); by these rules it is "
          + "\(first.expected).")
    }
    if !rules.isEmpty {
      lines.append(
        "    If UIKit does what the resolver does, the reference is wrong about "
          + "\(rules.map { $0.id }.joined(separator: " or ")).")
    }
    lines += ["  " + ink.bold("rules")]
    for rule in rules {
      let texts = rule.statement.lines(ofColumns: 88)
      for (index, text) in texts.enumerated() {
        let label = index == 0 ? rule.id : ""
        lines.append(
          "    " + label + String(repeating: " ", count: max(0, 6 - label.count)) + "  " + text)
      }
    }
    return lines + [""]
  }

  /// For machines: {resolver, options?, tool, law}.
  var json: JSON {
    var json = JSONBuilder()
    json.object { json in
      json.member("resolver", resolver.name)
      if !resolver.options.isEmpty {
        json.member("options", JSON(resolver.options.map { JSON($0) }))
      }
      json.member("tool", tool)
      json.member("law", lawFingerprint)
    }
    return json.finish()
  }

  /// For machines: [{text, rules}].
  var reasonsJSON: JSON {
    JSON(reasons.map { ["text": JSON($0.text), "rules": JSON($0.rules.map { JSON($0.id) })] })
  }

  /// For machines: [{id, statement}].
  var rulesJSON: JSON {
    JSON(rules.map { ["id": JSON($0.id), "statement": JSON($0.statement)] })
  }
}
