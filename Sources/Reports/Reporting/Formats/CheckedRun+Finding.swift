package import StatusQuoDiagnosing
package import StatusQuoFindings
package import StatusQuoHarness

extension CheckedRun {
  /// The result of one document, for a CI.
  ///
  /// - Parameters:
  ///   - command: `shrink`.
  ///   - file: the document.
  ///   - reported: how the document fails; nil where it does not.
  ///   - duration: how long it took.
  package init(
    command: String, of file: String, _ reported: Finding.Reported?, took duration: Seconds
  ) {
    self.init(
      command: command,
      verdict: reported?.finding.title
        ?? "the models agree on \(file): there is nothing to \(command)",
      facts: [],
      checks: [
        Check(
          group: "statusquo.\(command)", name: file,
          problems: reported.map { [$0.problem] } ?? [])
      ],
      duration: duration)
  }
}
