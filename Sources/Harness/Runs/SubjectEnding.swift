/// How a program ended that did not end well once nothing more was asked: sanitizers report exactly there.
package struct SubjectEnding: Hashable, Sendable {
  /// The end in words: "ended with exit code 1 after its last answer".
  package var how: String
  /// The last lines of its standard error.
  package var output: [String]

  /// An end, with the last lines of standard error.
  package init(_ how: String, output: [String] = []) {
    self.how = how
    self.output = output
  }
}
