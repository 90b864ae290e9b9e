import StatusQuoArticles
package import StatusQuoDiagnosing
package import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoRunFormats
import StatusQuoScenarioFiles

extension RunReport {
  /// The run for a CI: one check for each part of what is observed, or for each property, and one
  /// more for each further finding in the same.
  ///
  /// - Parameter reported: the findings, with what is known besides.
  package func checkedRun(_ reported: [Finding.Reported]? = nil) -> CheckedRun {
    let reported = reported ?? findings.map { Finding.Reported($0) }
    let notShown = notShown
    func problems(of name: String) -> [CheckedRun.Problem] {
      let found = reported.filter { $0.finding.divergenceClass.check == name }.map(\.problem)
      let samples = notShown.filter { $0.divergenceClass.check == name }
      guard found.isEmpty, let first = samples.first else { return found }
      return [unexamined(first, of: samples.count)]
    }
    return CheckedRun(
      command: plan.kind.rawValue, verdict: verdict,
      facts: facts + totals.skipped.terms
        + missing.map { Block.Term("never: \($0.name)", Phrase($0.missingText)) },
      checks: checkNames.flatMap { name in
        checks(named: name, problems(of: name))
      }
        + checks(
          named: "compared",
          isEmpty || saysLittle ? [whole(.compared)] : [])
        + checks(named: "examined", notShown.isEmpty ? [] : [whole(.examined)])
        + checks(named: "ended", [.cut, .trap].contains(outcome) || ending != nil ? [ended] : [])
        + checks(named: "kept", unreadable.map { $0.asProblem })
        + known.checks(of: plan.kind.rawValue),
      duration: playing + shrinking)
  }

  /// The problem of the run as a whole.
  private func whole(_ rule: CheckedRun.Problem.Rule) -> CheckedRun.Problem {
    CheckedRun.Problem(
      rule, ofWhole: plan.kind.rawValue, verdict,
      details: facts.map { "\($0.name): \($0.value.text)\n" }.joined())
  }

  /// The problem of a run that was cut, or whose program did not end well, with the last lines of that.
  private var ended: CheckedRun.Problem {
    var problem = whole(.ended)
    let lines = ending?.output ?? []
    if !lines.isEmpty { problem.details += "\n" + lines.map { $0 + "\n" }.joined() }
    return problem
  }

  /// The problem of a check that no finding fails, and what was not examined does.
  private func unexamined(_ first: Finding.Sample, of count: Int) -> CheckedRun.Problem {
    let title = "not examined: \(count.counted("sample")), the first \(first.text)"
    var problem = whole(.differs(first.divergenceClass.part))
    problem.title = "\(first.divergenceClass); \(title)"
    return problem
  }

  private var checkNames: [String] {
    switch plan.check {
    case .agreement: Divergence.Part.allCases.filter { $0 != .property }.map(\.rawValue)
    case .properties:
      MetamorphicProperty.allCases.flatMap { property in
        PropertyViolation.Model.allCases.map { "\(property.rawValue) of the \($0.rawValue)" }
      } + [Divergence.Part.crash, .hang, .instability].map(\.rawValue)
    case .promises:
      ContainerPromise.allCases.map { $0.rawValue }
        + [Divergence.Part.crash, .hang, .instability].map(\.rawValue)
    }
  }

  private func checks(named name: String, _ problems: [CheckedRun.Problem]) -> [CheckedRun.Check] {
    func check(_ name: String, _ problems: [CheckedRun.Problem]) -> CheckedRun.Check {
      CheckedRun.Check(group: "statusquo.\(plan.kind.rawValue)", name: name, problems: problems)
    }
    guard !problems.isEmpty else { return [check(name, [])] }
    return problems.enumerated().map { index, problem in
      check(index == 0 ? name : "\(name), finding \(index + 1)", [problem])
    }
  }
}

extension UnreadableEntry {
  fileprivate var asProblem: CheckedRun.Problem {
    CheckedRun.Problem(
      rule: .unreadable, title: problem, details: problem + "\n", file: file, line: 1,
      fingerprint: fingerprint(problem))
  }
}

extension KnownDifferences {
  /// A check for each difference, which is skipped while it is there.
  func checks(of command: String) -> [CheckedRun.Check] {
    let outdated = Set(outdated)
    return entries.indices.map { place in
      let (entry, words) = (entries[place], states[place].words)
      let document = ScenarioDocument(entry.scenario, name: entry.title)
      var problem = CheckedRun.Problem(
        rule: .known, title: "\(entry.title): \(words)", details: "\(entry.title): \(words)\n",
        file: "known-\(document.contentHash).json", line: 1, document: document.text,
        fingerprint: "\(CheckedRun.Problem.Rule.known.id)-\(document.contentHash)")
      problem.steps = []
      let isOutdated = outdated.contains(place)
      return CheckedRun.Check(
        group: "statusquo.\(command)", name: "known: \(entry.title), \(document.contentHash)",
        problems: isOutdated ? [problem] : [],
        skipped: isOutdated ? nil : "\(words); \(entry.reason ?? "no reason given")")
    }
  }
}

extension CheckedRun.Problem {
  /// A problem of all of a run, which is in no file.
  init(_ rule: Rule, ofWhole command: String, _ verdict: String, details: String) {
    self.init(
      rule: rule, title: verdict, details: "\(verdict)\n\n\(details)",
      file: "statusquo-\(command).txt", line: 1, document: details,
      fingerprint: "\(rule.id)-\(command)")
  }
}

extension DivergenceClass {
  /// The check that it fails.
  fileprivate var check: String {
    if case .property(.promise(let promise, after: _), of: _) = detail { return promise.rawValue }
    return part == .property ? "\(detail)" : part.rawValue
  }
}
