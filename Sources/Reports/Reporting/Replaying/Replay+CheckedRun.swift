import StatusQuoAppearanceModel
import StatusQuoArticles
package import StatusQuoHarness
import StatusQuoScenarioFiles

extension Replay {
  /// The run for a CI: one check for each file.
  ///
  /// - Parameters:
  ///   - duration: how long it took.
  ///   - source: the bytes of a file, for the lines in which its steps stand.
  package func checkedRun(duration: Seconds, source: (String) -> [UInt8]?) -> CheckedRun {
    CheckedRun(
      command: "replay", verdict: verdict,
      facts: [
        Block.Term("documents", Phrase(documents.grouped)),
        Block.Term("steps", Phrase(steps.grouped)),
        Block.Term("expectations", Phrase(expectations.grouped)),
        Block.Term("not applicable", Phrase(notApplicable.count.grouped)),
      ],
      checks: documentChecks(source) + self.known.checks(of: "replay") + comparedChecks
        + endingChecks,
      duration: duration)
  }

  /// One check for each document, those included that were not compared.
  private func documentChecks(_ source: (String) -> [UInt8]?) -> [CheckedRun.Check] {
    let failed = Dictionary(failures.map { ($0.file, $0) }) { first, _ in first }
    let known = Set(inKnownWays.map { $0.file })
    let played = files.map { file in
      var check = check(file, failed[file]?.problems(StepLines(source(file))) ?? [])
      if known.contains(file) { check.skipped = "differs in known ways only" }
      return check
    }
    let excluded = notApplicable.map { excluded in
      var check = check(excluded.file, [])
      check.skipped = "not applicable: \(excluded.obstacle.sentence(of: resolver))"
      return check
    }
    return played + excluded + unreadable.map { check($0.file, [$0.problem]) }
  }

  /// Fails where too little was compared.
  private var comparedChecks: [CheckedRun.Check] {
    guard saysLittle else { return [] }
    let moments = compared.text(of: Observation.Part.allCases) + "\n"
    return [
      check(
        "compared", [CheckedRun.Problem(.compared, ofWhole: "replay", verdict, details: moments)])
    ]
  }

  private var endingChecks: [CheckedRun.Check] {
    guard let ending else { return [] }
    let details = ending.output.map { $0 + "\n" }.joined()
    return [
      check("ended", [CheckedRun.Problem(.ended, ofWhole: "replay", verdict, details: details)])
    ]
  }

  /// Folders are groups, as packages are.
  private func check(_ file: String, _ problems: [CheckedRun.Problem]) -> CheckedRun.Check {
    var folders = file.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let name = folders.popLast() ?? ""
    return CheckedRun.Check(
      group: (["statusquo", "replay"] + folders).joined(separator: "."), name: String(name),
      problems: problems)
  }
}

extension Replay.FailedDocument {
  fileprivate func problems(_ lines: StepLines) -> [CheckedRun.Problem] {
    let expected = expectations.map { failed in
      let title = title(failed)
      return CheckedRun.Problem(
        rule: .expectation, title: title,
        details: Article(Phrase(title), blocks: [failed.table]).text(), file: file,
        line: lines[failed.step], steps: scenario.played(upTo: failed.step, lines),
        fingerprint: fingerprint("\(file): \(title)"))
    }
    return expected + (finding.map { [$0.problem(in: file, document: nil, lines)] } ?? [])
  }
}

extension DocumentError {
  fileprivate var problem: CheckedRun.Problem {
    CheckedRun.Problem(
      rule: .unreadable, title: "found \(found), expected \(expected)", details: "\(self)\n",
      file: file, line: max(1, Int(position?.line ?? 1)), fingerprint: fingerprint("\(self)"))
  }
}
