import StatusQuoAppearanceModel
public import StatusQuoHarness
import StatusQuoPictures
public import StatusQuoScenarioFiles

/// The context of a finding besides the differences of the resolvers: the resolver, and the reasons
/// why the reference is right.
public struct FindingContext: Sendable {
  /// The resolver that it was found on.
  public var resolver: TestedResolver
  /// The version of the tool.
  public var tool: String
  /// The reasons for the reference's answers where the two part, each sentence with its rules.
  public var reasons: [Explanation.Sentence]
  /// The outcomes of steps that have no effect, by their numbers.
  var refusals: [Int: StepOutcome] = [:]

  /// True if the resolver says which controllers it asks.
  public let answersProvenance: Bool

  /// The context of a finding of this version of the tool.
  public init(
    of finding: Finding, on resolver: TestedResolver, answersProvenance: Bool = true
  ) {
    self.resolver = resolver
    self.answersProvenance = answersProvenance && !resolver.isProgram
    tool = toolVersion
    reasons = []
    guard finding.isExplainable else { return }
    let moments = narrate(finding.shownScenario, upTo: finding.shownStep)
    reasons = finding.reasons(moments, answersProvenance: self.answersProvenance)
    for (step, moment) in moments.enumerated() where moment.observation.outcome != .applied {
      refusals[step] = moment.observation.outcome
    }
  }

  /// The rules on which the two part, each once.
  var rules: [RuleID] {
    var rules: [RuleID] = []
    for rule in reasons.flatMap({ $0.rules }) where !rules.contains(rule) { rules.append(rule) }
    return rules
  }

  /// The certainty of these rules.
  var evidence: Evidence? { Evidence(rules) }
}

extension Finding {
  /// True for a scenario that can be explained quickly and in little memory.
  fileprivate var isExplainable: Bool {
    guard case .disagreement = divergence.problem else { return false }
    return shownStep * shownScenario.controllers.count <= 1_000_000
  }

  /// The record of the finding in a document.
  func record(_ context: FindingContext) -> FindingRecord {
    FindingRecord(
      context.resolver, tool: context.tool, step: divergence.step,
      differences: divergence.differences(shownScenario.names).prefix(20).map {
        $0.asText(shownScenario.names)
      },
      rules: context.rules.map { $0.id })
  }
}

extension FindingContext {
  /// The reasons, and the rules that they rest on.
  var reasonBlocks: [Block] {
    guard !reasons.isEmpty else { return [] }
    let list = rules.map { $0.id }.joined(separator: ", ")
    let wrong =
      rules.count == 1 ? "\(list) is wrong" : "one of these is wrong: \(list)"
    let texts = rules.map { Block.Item("\($0.id, .strong) \($0.statement)") }
    return [
      .list(reasons.map { $0.item } + [Block.Item("If the resolver is right, \(wrong).")]),
      .drawn([], words: [.section("Rules", [.list(texts)])]),
    ]
  }

  /// {resolver, options?, tool, law}.
  static let jsonForm = JSONForm<FindingContext>("whose it is") { form in
    form.fields(of: TestedResolver.jsonForm) { $0.resolver }
    form.field("tool", .text) { $0.tool }
    form.field("law", .text) { _ in lawFingerprint }
  }
}
