/// A law under which a right resolver would show what a finding shows.
public struct LikelyCause: Hashable, Sendable {
  /// The law's id.
  public var law: String
  /// What would be wrong, after "the resolver behaves as if".
  public var statement: String
  /// Whether it also explains what the subject shows on each scenario around the finding.
  public var isExact: Bool

  /// A law as a cause.
  public init(law: String, statement: String, isExact: Bool) {
    self.law = law
    self.statement = statement
    self.isExact = isExact
  }
}
