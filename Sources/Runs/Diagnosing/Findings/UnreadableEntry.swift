/// A kept counterexample that can't be read, so that nothing says whether it still fails.
package struct UnreadableEntry: Hashable, Sendable {
  /// Its file.
  package var file: String
  /// The reason, in words.
  package var problem: String

  /// A file that can't be read, and the reason.
  package init(file: String, problem: String) {
    self.file = file
    self.problem = problem
  }
}
