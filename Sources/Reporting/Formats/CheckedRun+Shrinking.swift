public import StatusQuoHarness

extension CheckedRun {
  /// The shrinking of one document for a CI.
  ///
  /// - Parameters:
  ///   - file: the document.
  ///   - finding: how the document fails, shrunk; nil where it does not.
  ///   - replay: the command that shows it again.
  ///   - context: whose it is, and why the reference is right.
  ///   - duration: how long it took.
  public init(
    shrinking file: String, _ finding: Finding?, replay: String?, context: FindingContext? = nil,
    took duration: Duration
  ) {
    self.init(
      command: "shrink",
      verdict: finding?.title ?? "the models agree on \(file): there is nothing to shrink",
      facts: [],
      checks: [
        Check(
          group: "statusquo.shrink", name: file,
          problems: finding.map { [$0.problem(file: nil, replay: replay, context)] } ?? [])
      ],
      duration: duration)
  }
}
