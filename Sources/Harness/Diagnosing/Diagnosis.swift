import StatusQuoAppearanceModel

/// The laws that explain a finding, as far as they are known.
public struct Diagnosis: Sendable {
  /// A law that explains it, and how well.
  struct Candidate: Sendable {
    let law: Hypothesis
    /// The number of scenarios on which it predicts another observation, though the subject is
    /// right there or they are close to the finding.
    var misses: Int
    /// The number of other scenarios with a wrong subject that it explains.
    var supports: Int
  }

  /// The scenario of the finding.
  private let found: ObservedCase
  private let evidence: Evidence
  /// The laws that explain it, the best first.
  private(set) var candidates: [Candidate] = []

  /// The number of candidates.
  static let maxCandidates = 12

  /// The evidence for and against a law, besides the finding.
  struct Evidence: Sendable {
    /// The scenarios around that of the finding, as the subject plays them.
    var around: [ObservedCase] = []
    /// Scenarios on which the subject is right.
    var passed: [ObservedCase] = []
    /// Scenarios on which it is wrong, by this bug or another.
    var failed: [ObservedCase] = []
  }

  /// - Parameter divergence: how the subject is wrong on the found scenario.
  init(
    _ found: ObservedCase, _ evidence: Evidence, _ divergence: Divergence, _ explainer: Explainer
  ) {
    self.found = found
    self.evidence = evidence
    candidates = found.laws(divergence, explainer).compactMap(judged).enumerated()
      .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
      .prefix(Self.maxCandidates).map { $0.element }
  }

  /// A law that another finding has led to, as a candidate for this one; nil where it does not
  /// explain it.
  func candidate(_ law: Hypothesis) -> Candidate? {
    if let known = candidates.first(where: { $0.law.id == law.id }) { return known }
    guard found.firstWrong != nil, found.isPredicted(by: law) else { return nil }
    return judged(law)
  }

  /// Nil for a law that often leads to something else: it explains nothing.
  private func judged(_ law: Hypothesis) -> Candidate? {
    var misses = 0
    for cases in [evidence.around, evidence.passed] {
      for seen in cases where !seen.isPredicted(by: law) {
        misses += 1
        if misses * 6 > evidence.around.count + evidence.passed.count { return nil }
      }
    }
    return Candidate(
      law: law, misses: misses, supports: evidence.failed.count { $0.isPredicted(by: law) })
  }
}

extension Diagnosis.Candidate: Comparable {
  /// Returns true if `one` explains more.
  static func < (one: Self, other: Self) -> Bool {
    (one.misses, other.supports) < (other.misses, one.supports)
  }

  static func == (one: Self, other: Self) -> Bool {
    (one.misses, one.supports) == (other.misses, other.supports)
  }
}
