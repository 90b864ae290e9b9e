public import StatusQuoAppearanceModel

/// One search for two bugs at once, in a resolver that has both.
public struct PairSearch: Hashable, Sendable {
  /// The two bugs.
  public let ids: [String]
  /// The number of findings.
  public let findings: Int
  /// The number of them that each bug shows alone.
  public let shown: [Int]
  /// The number of them that neither bug shows alone: shrinking has left the bugs behind.
  public let slipped: Int
  /// Whether both were reported, in different findings.
  public let isSeparated: Bool

  /// The search whose run reported `report`.
  ///
  /// - Parameter isShown: whether a resolver with only this one of the two bugs diverges.
  public init(
    _ ids: [String], _ report: RunReport, isShown: (_ bug: Int, Scenario) -> Bool
  ) {
    self.ids = ids
    let owners = report.findings.map { finding in
      ids.indices.filter { isShown($0, finding.scenario) }
    }
    findings = owners.count
    shown = ids.indices.map { bug in owners.count { $0.contains(bug) } }
    slipped = owners.count { $0.isEmpty }
    let touched = owners.count { !$0.isEmpty }
    isSeparated = shown.allSatisfy { $0 > 0 } && touched >= ids.count
  }
}
