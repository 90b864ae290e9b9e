package import StatusQuoAppearanceModel
import StatusQuoArticles
package import StatusQuoDiagnosing
import StatusQuoGenerators
package import StatusQuoHarness
package import StatusQuoScenarioFiles

extension Finding {
  /// A finding as reports show it: whose it is, why the reference is right, where its document is kept, and how
  /// to see it again.
  package struct Reported: Sendable {
    /// The finding.
    package var finding: Finding
    /// The resolver that it was found on; nil where that is not known.
    package let resolver: TestedResolver?
    /// The reasons for the reference's answers where the two part, each sentence with its rules.
    package var reasons: [Sentence] = []
    /// The outcomes of steps that have no effect, by their numbers.
    private(set) var refusals: [Int: StepOutcome] = [:]
    /// The readings of the sources that the resolver follows.
    package private(set) var readings = Readings()
    /// Where its document is kept, if it is.
    package var file: String?
    /// The command that shows it again.
    package var replay: String?

    /// A finding alone.
    package init(_ finding: Finding, file: String? = nil, replay: String? = nil) {
      self.finding = finding
      resolver = nil
      self.file = file
      self.replay = replay
    }

    /// A finding on a resolver, with the reasons why the reference is right.
    ///
    /// - Parameter scope: what the resolver answers; a failure is explained by what the law expects of that.
    /// - Complexity: plays and explains the scenario up to where the two part.
    package init(
      _ finding: Finding, on resolver: TestedResolver, answering scope: AnsweredScope = .all
    ) {
      self.finding = finding
      self.resolver = resolver
      readings = scope.readings
      if let promise = finding.divergence.violation?.property.promise {
        reasons = [Sentence("Promised: \(promise.sentence).", rules: promise.rules)]
      }
      guard finding.isExplainable else { return }
      let moments = narrate(finding.shownScenario, upTo: finding.shownStep, readings)
      reasons = finding.reasons(moments, answering: scope)
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

    /// The certainty of these rules; nil where they are not known, or no law is needed to see what is wrong.
    var evidence: Evidence? { finding.divergence.observed == nil ? nil : Evidence(rules) }
  }
}

extension Finding {
  /// True for a scenario that can be explained quickly and in little memory.
  fileprivate var isExplainable: Bool {
    switch divergence.kind {
    case .observed, .failure: break
    case .brokenInvariant, .violation: return false
    }
    return shownStep * shownScenario.controllers.count <= 1_000_000
  }
}

extension Finding.Reported {
  /// The reasons, and the rules that they rest on; of a failure, what the law expects of the step.
  var reasonBlocks: [Block] {
    guard !reasons.isEmpty else { return [] }
    let list = rules.map { $0.id }.joined(separator: ", ")
    let wrong =
      rules.count == 1 ? "\(list) is wrong" : "one of these is wrong: \(list)"
    let texts = rules.map { Block.Item("\($0.id, .strong) \($0.statement)") }
    let last =
      finding.divergence.observed == nil || finding.divergence.violation != nil
      ? [] : [Block.Item("If the resolver is right, \(wrong).")]
    return [
      .list(reasons.map { $0.item } + last),
      .details([.drawn([], words: [.section("Rules", [.list(texts)])])]),
    ]
  }
}
