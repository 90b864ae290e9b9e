import StatusQuoAppearanceModel

/// What explains a finding, as far as it is known.
public struct Diagnosis: Sendable {
  /// A law that explains it, and how well.
  struct Candidate: Sendable {
    let law: Hypothesis
    /// On how many of the scenarios around the finding it leads to something else than was seen.
    var misses: Int
  }

  /// The scenario of the finding and those around it, as the subject plays them.
  private(set) var found: ObservedCase
  private(set) var around: [ObservedCase]
  /// The laws that explain it, the best first.
  private(set) var candidates: [Candidate] = []

  /// How many candidates are held.
  static let mostCandidates = 12

  /// - Parameter divergence: how the subject is wrong on the found scenario.
  init(
    _ found: ObservedCase, around: [ObservedCase], _ divergence: Divergence, _ explainer: Explainer
  ) {
    self.found = found
    self.around = around
    guard found.firstWrong != nil else { return }
    var laws: [Hypothesis] = []
    for law in explainer.known where found.isPredicted(by: law) { laws.append(law) }
    for law in explainer.suspects(divergence, found.scenario) where found.isPredicted(by: law) {
      if !laws.contains(where: { $0.id == law.id }) { laws.append(law) }
    }
    candidates = laws.enumerated()
      .map { (order: $0, candidate: Candidate(law: $1, misses: misses(of: $1))) }
      .filter { isGoodEnough($0.candidate) }
      .sorted { ($0.candidate.misses, $0.order) < ($1.candidate.misses, $1.order) }
      .prefix(Self.mostCandidates).map(\.candidate)
  }

  /// A law that another finding has led to, as a candidate for this one; nil where it does not
  /// explain it.
  func candidate(_ law: Hypothesis) -> Candidate? {
    if let known = candidates.first(where: { $0.law.id == law.id }) { return known }
    guard found.firstWrong != nil, found.isPredicted(by: law) else { return nil }
    let candidate = Candidate(law: law, misses: misses(of: law))
    return isGoodEnough(candidate) ? candidate : nil
  }

  private func misses(of law: Hypothesis) -> Int { around.count { !$0.isPredicted(by: law) } }

  /// A law that mostly leads to something else explains nothing.
  private func isGoodEnough(_ candidate: Candidate) -> Bool {
    candidate.misses * 6 <= around.count
  }
}
