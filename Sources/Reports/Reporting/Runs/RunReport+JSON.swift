import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
package import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoHarness
package import StatusQuoJSON
import StatusQuoRunFormats
package import StatusQuoScenarioFiles

extension RunReport {
  /// The report for machines, as `Reports/Schemas` has it. Only `durations` differs between two runs with the
  /// same options.
  ///
  /// `outcome` is `agreement`, `cut` (something was not played), `hardlyCompared`, `outdated` (a known difference
  /// is fixed, or another one now), `divergence`, `crash`, or `trap` (code of the harness itself trapped); `known` are differences that are
  /// accepted, with their state and the number of divergences that they account for;
  /// `subject` is there when it is not the resolver that the command is made for, `limit` counts the scenarios
  /// of all shards; `unexamined` diverged and is not among `findings`, for lack of time; `replayed` counts documents
  /// of the corpus; `uses` counts those of rules, by a kind of step in a band of versions; `noticed` has the ids of
  /// the known faults that its scenarios do not notice; `merge` joins `played`, and `--resume`
  /// continues from it; `ending` is how a program ended that did not end well; `failure` is why the run ended early.
  ///
  /// - Parameter reported: the findings, with what is known besides.
  package func json(_ reported: [Finding.Reported]? = nil) -> JSON {
    Self.jsonForm.json((self, reported ?? findings.map { Finding.Reported($0) }))
  }

  package static let jsonForm = JSONForm<(RunReport, findings: [Finding.Reported])>(
    "the report of a run", isOpen: true, definition: "run"
  ) { form in
    form.fields(of: RunPlan.header(as: "report")) { ($0.0.plan, generatorVersion) }
    form.list("subject", .text) { $0.0.subject }
    form.optional("limit", .count) { $0.0.plan.scenarios }
    form.field("isComplete", .bool) { $0.0.isComplete }
    form.optional("isInterrupted", .bool) { $0.0.interruption == nil ? nil : true }
    form.field("scenarios", .count) { $0.0.scenarios }
    form.field("steps", .count) { $0.0.steps }
    form.field("outcomes", outcomesForm) { $0.0.coverage }
    form.field("divergences", .count) { $0.0.divergences }
    form.field("outcome", .word) { $0.0.outcome }
    form.field("findings", .list(of: reportedForm)) { $0.findings }
    form.list("unexamined", Finding.Sample.jsonForm) { $0.0.notShown }
    form.list("examined", .count) { $0.0.examined }
    form.list("known", knownForm) { report, _ in report.known.reported(in: report.totals) }
    form.optional("unrecognized", .count) { $0.0.unrecognized == 0 ? nil : $0.0.unrecognized }
    form.field("replayed", .count) { $0.0.replayed }
    form.list("failing", CorpusEntry.jsonForm) { $0.0.failing }
    form.list("unreadable", unreadableForm) { $0.0.unreadable }
    form.optional("notReplayed", .count) { $0.0.notReplayed == 0 ? nil : $0.0.notReplayed }
    form.field("coverage", areasForm) { $0.0.coverage.areas.map { ($0.key, $0) } }
    form.optional("uses", usesForm) { $0.0.estimatedUses }
    form.optional("noticed", noticedForm) { $0.0.noticed }
    form.list("hardlyCompared", .observedPart) { $0.0.hardlyCompared }
    form.field("played", RunTotals.jsonForm) { $0.0.totals }
    form.optional("ending", SubjectEnding.jsonForm) { $0.0.ending }
    form.optional("failure", .text) { $0.0.failure }
    form.field("durations", durationsForm) { $0.0 }
  }
}

/// A known difference in a report.
struct ReportedKnown: Sendable {
  let known: KnownDifference
  let state: KnownDifference.State
  let divergences: Int
}

extension KnownDifferences {
  /// The differences with what they account for.
  func reported(in totals: RunTotals) -> [ReportedKnown] {
    entries.indices.map {
      ReportedKnown(
        known: entries[$0], state: states[$0], divergences: count(of: $0, in: totals))
    }
  }
}

let knownForm = JSONForm<ReportedKnown>("a known difference", definition: "knownDifference") {
  form in
  form.field("class", DivergenceClass.jsonForm) { $0.known.divergenceClass }
  form.field("title", .text) { $0.known.title }
  form.field("state", .text) { $0.state.word }
  form.list("now", DivergenceClass.jsonForm) { reported in
    if case .same = reported.state {
      []
    } else {
      reported.state.divergences.map { $0.divergenceClass }
    }
  }
  form.field("divergences", .count) { $0.divergences }
  form.optional("reason", .text) { $0.known.reason }
  form.optional("address", .text) { $0.known.address }
}

private let unreadableForm = JSONForm<UnreadableEntry>("a kept counterexample") { form in
  form.field("file", .text) { $0.file }
  form.field("problem", .text) { $0.problem }
}

private let outcomesForm = JSONForm<Coverage>("outcomes") { form in
  form.field("applied", .count) { $0.applied }
  form.field("ignored", .count) { $0.ignored }
  form.field("raised", .count) { $0.raised }
}

extension Finding.Sample {
  /// A scenario of the run, or the file of a kept one.
  fileprivate static let jsonForm = JSONForm<Finding.Sample>("a sample") { form in
    form.field("class", DivergenceClass.jsonForm) { $0.divergenceClass }
    form.optional("index", .count) { $0.index }
    form.optional("scenarios", .count) { $0.index == nil ? nil : $0.count }
    form.optional("file", .text) { if case .kept(let entry) = $0.place { entry.file } else { nil } }
  }
}

private let areasForm = JSONForm<[(String, CoverageArea)]>.map(
  "areas by their keys", areaForm, { $0 }, { $0 })

private let areaForm = JSONForm<CoverageArea>("an area", definition: "area") { form in
  form.field("reached", .count) { $0.reached }
  form.optional("total", .count) { $0.total }
  form.optional("missing", .list(of: .text)) { $0.total == nil ? nil : $0.missing }
}

private let usesForm = JSONForm<RuleUses>("uses of rules") { form in
  form.field("met", .count) { $0.count }
  form.field("metOnce", .count) { $0.countOfOnce }
  form.field("metTwice", .count) { $0.countOfTwice }
  form.field("estimatedRest", .count) { $0.estimatedRest }
}

private let noticedForm = JSONForm<RunReport.NoticedFaults>("known faults noticed") { form in
  form.field("scenarios", .count) { $0.scenarios }
  form.field("faults", .count) { $0.noticed + $0.missed.count }
  form.field("missed", .list(of: .text)) { $0.missed }
}

private let durationsForm = JSONForm<RunReport>("durations") { form in
  form.field("playingSeconds", .number) { $0.playing.milliseconds }
  form.field("shrinkingSeconds", .number) { $0.shrinking.milliseconds }
  form.field("scenariosPerSecond", .number) { $0.rate($0.scenarios - $0.before.coverage.scenarios) }
  form.field("stepsPerSecond", .number) { $0.rate($0.steps - $0.before.coverage.steps) }
}

extension RunReport {
  fileprivate func rate(_ count: Int) -> Double {
    playing > .zero ? (Double(count) / playing).rounded() : 0
  }
}

extension Seconds {
  /// The seconds, to the millisecond.
  var milliseconds: Double { (self * 1_000).rounded() / 1_000 }
}
