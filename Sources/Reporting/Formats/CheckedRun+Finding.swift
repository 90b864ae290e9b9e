public import StatusQuoHarness

extension CheckedRun {
  /// The result of one document, for a CI.
  ///
  /// - Parameters:
  ///   - command: `shrink`.
  ///   - file: the document.
  ///   - finding: how the document fails; nil where it does not.
  ///   - replay: the command that shows it again.
  ///   - context: whose it is, and why the reference is right.
  ///   - duration: how long it took.
  public init(
    command: String, of file: String, _ finding: Finding?, replay: String?,
    context: FindingContext? = nil, took duration: Seconds
  ) {
    self.init(
      command: command,
      verdict: finding?.title ?? "the models agree on \(file): there is nothing to \(command)",
      facts: [],
      checks: [
        Check(
          group: "statusquo.\(command)", name: file,
          problems: finding.map { [$0.problem(file: nil, replay: replay, context)] } ?? [])
      ],
      duration: duration)
  }
}
