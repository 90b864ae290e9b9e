public import Harness

extension FuzzReport {
  /// The run for a CI: one check for each part of what is observed, and one more for each further
  /// finding in the same part.
  ///
  /// - Parameters:
  ///   - files: where each finding was saved, if it was; empty when none was.
  ///   - replay: the command that shows a counterexample again, given the file it was saved in.
  public func checkedRun(
    files: [String?] = [], replay: (Counterexample, String?) -> String?
  ) -> CheckedRun {
    let problems = findings.enumerated().map { index, finding in
      let counterexample = Counterexample(finding, in: self)
      let file = index < files.count ? files[index] : nil
      return counterexample.problem(file: file, replay: replay(counterexample, file))
    }
    return CheckedRun(
      command: "fuzz", verdict: verdict, facts: facts,
      checks: Divergence.Part.allCases.flatMap { checks(of: $0, problems) },
      duration: playing + reducing)
  }

  private func checks(
    of part: Divergence.Part, _ problems: [Problem]
  ) -> [CheckedRun.Check] {
    let problems = problems.filter { $0.rule == .differs(part) }
    func check(_ name: String, _ problems: [Problem]) -> CheckedRun.Check {
      CheckedRun.Check(group: "statusquo.fuzz", name: name, problems: problems)
    }
    guard !problems.isEmpty else { return [check(part.rawValue, [])] }
    return problems.enumerated().map { index, problem in
      check(index == 0 ? part.rawValue : "\(part.rawValue), finding \(index + 1)", [problem])
    }
  }
}
