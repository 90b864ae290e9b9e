/// One of several ways to do the same work, to be measured beside the others.
public struct Candidate {
  /// What it is called in the results.
  public let name: String
  /// How many operations one pass does.
  public let operations: Int
  /// Does all the operations once and returns a digest of what came out.
  ///
  /// The digest keeps the work from being optimised away, and is held against that of the others.
  public let pass: () -> UInt64

  /// A way to do `operations` operations.
  ///
  /// - Precondition: `operations` > 0.
  public init(_ name: String, operations: Int, pass: @escaping () -> UInt64) {
    precondition(operations > 0, "a pass has at least one operation")
    self.name = name
    self.operations = operations
    self.pass = pass
  }
}
