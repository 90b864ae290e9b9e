import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoSeededBugs

/// How many further scenarios a diagnosis is held against.
private let furtherScenarios = 400

/// Prints, for each bug, how a run is explained by laws that the bug is not among.
@MainActor func diagnose(
  _ bugs: [SeededBug], scenarios: Int, _ resolver: ResolverUnderTest, _ console: Console
) throws {
  var diagnoses: [BugDiagnosis] = []
  for bug in bugs where !Interruption.isRequested {
    console.progress.show("diagnosing \(bug.id)")
    let diagnosis = try bug.diagnosis(scenarios: scenarios, resolver)
    if Interruption.isRequested { break }
    diagnoses.append(diagnosis)
    let verdict = diagnosis.isEquivalent ? "as good as" : diagnosis.cause == nil ? "none" : "else"
    console.progress.clear()
    console.write(
      "\(bug.id)  \(diagnosis.findings)  \(verdict)  \(diagnosis.cause?.statement ?? "-")"
        + "  \(diagnosis.predicted)/\(diagnosis.shown), \(diagnosis.wronglyPredicted) wrong\n")
    console.flush()
  }
  let found = diagnoses.filter { $0.findings > 0 }
  guard !found.isEmpty else { return }
  let findings = found.map(\.findings).sorted()
  console.write(
    """
    findings of a bug: median \(findings[findings.count / 2]), most \(findings.last!)
    first cause as good as the bug: \(found.count(where: \.isEquivalent)) of \(found.count)

    """)
}

extension SeededBug {
  fileprivate func diagnosis(
    scenarios: Int, _ resolver: ResolverUnderTest
  ) throws -> BugDiagnosis {
    var plan = RunPlan(seed: 1, scenarios: scenarios)
    plan.checksEveryStep = true
    var runner = resolver.runner(plan, .bugs([self]))
    let explainer = Explainer.ofLaws(exceptBugs: [id])
    let report = try plan.report(with: &runner, explainedBy: explainer) {
      Watch.beat()
      return Interruption.isRequested
    }
    let others = (0..<furtherScenarios).lazy.map {
      Profile.mixed.scenario(seed: SeededRandom.seed($0, of: 2))
    }
    return try BugDiagnosis(id, report, explainer, with: &runner, on: others)
  }
}
