import StatusQuoHarness
import StatusQuoReporting
import StatusQuoScenarioFiles

extension Scoreboard {
  /// The searches for a CI: one check for each wrong resolver, which fails where a search missed it,
  /// and one for each control and the canary.
  func checkedRun(duration: Seconds) -> CheckedRun {
    CheckedRun(
      command: "bugs", verdict: verdict,
      facts: totals.map {
        let name = $0.prefix { $0 != ":" }
        return CheckedRun.Fact(name: String(name), value: String($0.dropFirst(name.count + 2)))
      },
      checks: scores.map(\.check) + controls.map { $0.check(isReported: false) }
        + (canary.map { [$0.check(isReported: true)] } ?? []),
      duration: duration)
  }
}

extension Scoreboard {
  /// The result in one line.
  var verdict: String {
    "every search found \(foundAlways) of \(scores.count) bugs"
      + (interruptedOf.map { "; interrupted, \(scores.count) of \($0) were searched" } ?? "")
  }
}

extension Score {
  fileprivate var check: CheckedRun.Check {
    let missed = searches.filter { $0.shrinking == nil }.map { "\($0.seed)" }
    return .bugs(
      id,
      problem: missed.isEmpty
        ? nil
        : "\(missed.count) of \(searches.count) searches missed \(id): seed "
          + missed.joined(separator: ", "))
  }
}

extension ControlRun {
  fileprivate func check(isReported: Bool) -> CheckedRun.Check {
    .bugs(
      id,
      problem: (report != nil) == isReported
        ? nil : report.map { "\(id) was reported: \($0)" } ?? "\(id) was not reported")
  }
}

extension CheckedRun.Check {
  fileprivate static func bugs(_ id: String, problem: String?) -> CheckedRun.Check {
    CheckedRun.Check(
      group: "statusquo.bugs", name: id,
      problems: problem.map { text in
        [
          Problem(
            rule: .search, title: text, details: text + "\n", file: id, line: 1,
            document: "", fingerprint: fingerprint(text))
        ]
      } ?? [])
  }
}
