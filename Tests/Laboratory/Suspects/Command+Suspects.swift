import StatusQuoAppearanceModel
package import StatusQuoCommand
import StatusQuoDiagnosing
import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoHarness
import StatusQuoRunning
import StatusQuoScenarioFiles
import StatusQuoWorkers

private let scenarios = Option.count("--scenarios", "N", "Scenarios to play (default 2,000)")
private let findings = Option.count("--findings", "N", "Findings to explain (default 3)")

extension Command {
  package static let suspects = Command(
    name: "suspects",
    summary: "Explain findings by laws, and by rules as suspects",
    options: [scenarios.entry, findings.entry] + WorkerSettings.entries,
    details: """
      Plays scenarios of seed 1, shrinks what differs without any law, and explains each of the first findings
      twice. Prints a line for each cause: the finding, who names it, whether it explains everything (exact) or
      most of it, the misses, the supports, and the words.
      """
  ) { arguments, console, resolver in
    let settings = try WorkerSettings(arguments, resolver)
    var plan = RunPlan(seed: 1, scenarios: arguments.value(of: scenarios) ?? 2_000)
    let count = arguments.value(of: findings) ?? 3
    plan.samples = count * 3
    plan.evaluations = 60_000
    plan.budget = Shrinking.Budget(evaluations: 8_000, pairs: 300, small: 300)
    var coordinator = settings.coordinator(for: plan, workers: 1)
    coordinator.shrinkTime = 20
    let report = await coordinator.report()
    console.write("found\t\(report.totals.divergences.count)\t\(report.findings.count)\n")
    if let failure = report.failure { console.write("failure\t\(failure)\n") }
    var cursor = ScenarioCursor(report.plan)
    let failed = Set(report.totals.divergences.flatMap { $0.indices })
    let passed = (0..<min(report.totals.positions, 2_000)).filter { !failed.contains($0) }
      .prefix(400).map { cursor.scenario(at: $0) }
    let explainers =
      [("law", Explainer.ofFaults(Readings())), ("suspect", .ofSuspects())] + Explainer.further
    for (number, finding) in report.findings.prefix(count).enumerated() {
      console.write("finding\t\(number + 1)\t\(finding.title)\n")
      let document = ScenarioDocument(finding.scenario).text
      for line in document.split(separator: "\n") { console.write("|\t\(line)\n") }
      guard finding.isReproducible, finding.divergence.part.isObserved else { continue }
      for (name, explainer) in explainers {
        var runner = coordinator.makeRunner()
        let start = SystemClock.now
        let diagnosis = try runner.diagnosis(
          of: finding, passed: passed, failed: [finding.original], explainer)
        _ = try? runner.endSubject()
        for candidate in diagnosis?.candidates ?? [] {
          let grade = candidate.isExact ? "exact" : candidate.coversMost ? "most" : "some"
          console.write(
            "\(name)\t\(number + 1)\t\(grade)\t\(candidate.misses)\t\(candidate.supports)"
              + "\t\(candidate.fault.statement)\n")
        }
        console.write("time\t\(number + 1)\t\(name)\t\((SystemClock.now - start).rough)\n")
      }
    }
    return .agreement
  }
}
