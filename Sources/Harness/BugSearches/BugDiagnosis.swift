/// How well a wrong resolver was diagnosed by laws that its bug is not among.
public struct BugDiagnosis: Hashable, Sendable {
  /// What is wrong with the resolver.
  public let id: String
  /// How many findings a run had.
  public let findings: Int
  /// The first cause that the largest of them is explained by.
  public let cause: LikelyCause?

  /// A diagnosis.
  public init(id: String, findings: Int, cause: LikelyCause?) {
    self.id = id
    self.findings = findings
    self.cause = cause
  }
}
