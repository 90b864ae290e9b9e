public import StatusQuoAppearanceModel

/// How well a wrong resolver was diagnosed by laws that its bug is not among.
public struct BugDiagnosis: Hashable, Sendable {
  /// What is wrong with the resolver.
  public let id: String
  /// How many findings a run had.
  public let findings: Int
  /// The first cause of the finding that most scenarios led to.
  public let cause: LikelyCause?
  /// On how many further scenarios the bug showed.
  public private(set) var shown = 0
  /// How many of them the cause predicts, up to where the bug shows.
  public private(set) var predicted = 0
  /// On how many scenarios the cause predicts something though the bug does not show.
  public private(set) var wronglyPredicted = 0

  /// Whether the cause is as good as the bug itself: it leads to the same on nine of ten scenarios.
  public var isEquivalent: Bool {
    cause != nil && predicted * 10 >= shown * 9 && wronglyPredicted * 10 <= shown
  }

  /// Plays scenarios on the resolver to see whether its diagnosis holds.
  ///
  /// - Parameters:
  ///   - report: of a run on the resolver, explained by `explainer`.
  ///   - runner: plays the resolver.
  ///   - scenarios: others than those of the run.
  public init(
    _ id: String, _ report: RunReport, _ explainer: Explainer,
    with runner: inout some ScenarioRunner, on scenarios: some Sequence<Scenario>
  ) throws(RunnerFailure) {
    self.id = id
    findings = report.findings.count
    let main = report.findings.max { $0.count < $1.count }
    cause = main?.causes.first
    guard let main, let cause, let law = explainer.law(cause.law, of: main) else { return }
    for scenario in scenarios where scenario.isQuick {
      guard let seen = try runner.observations(on: scenario) else { continue }
      let observed = ObservedCase(scenario, seen: seen, right: explainer.right)
      let isPredicted = observed.isPredicted(by: law)
      if observed.firstWrong == nil {
        wronglyPredicted += isPredicted ? 0 : 1
      } else {
        shown += 1
        predicted += isPredicted ? 1 : 0
      }
    }
  }
}

extension Explainer {
  /// The law of a cause of a finding.
  fileprivate func law(_ id: String, of finding: Finding) -> Hypothesis? {
    (known + suspects(finding.divergence, finding.scenario)).first { $0.id == id }
  }
}
