import StatusQuoAppearanceModel
package import StatusQuoDiagnosing
import StatusQuoHarness
package import StatusQuoJSON
import StatusQuoRunFormats
package import StatusQuoScenarioFiles

extension Finding.Reported {
  /// The finding for machines, as `Reports/Schemas` has it.
  ///
  /// `reasons` are those on which the two part, and `rules` theirs; `mayHaveSlipped` is true if the
  /// shrunk scenario may show another mistake than `original`; `causes` has the likeliest first;
  /// `document` is for `replay`.
  package var json: JSON { reportedForm.json(self) }
}

/// A finding as documents and reports for machines have it.
package let reportedForm = JSONForm<Finding.Reported>("a finding", definition: "finding") { form in
  form.field("title", .text) { $0.finding.title }
  form.field("class", DivergenceClass.jsonForm) { $0.finding.divergenceClass }
  form.optional("found", foundForm) { $0.finding.index == nil ? nil : $0.finding }
  form.optional("on", ownerForm) { $0.resolver }
  form.optional("reasons", .list(of: Sentence.jsonForm)) {
    $0.resolver == nil ? nil : $0.reasons
  }
  form.optional("rules", .list(of: ruleForm)) { $0.resolver == nil ? nil : $0.rules }
  form.field("isReproducible", .bool) { $0.finding.isReproducible }
  form.list("playedBefore", .count) { $0.finding.playedBefore }
  form.optional("mayHaveSlipped", .bool) { $0.finding.mayHaveSlipped ? true : nil }
  form.optional("original", .scenario) { $0.finding.mayHaveSlipped ? $0.finding.original : nil }
  form.optional("shrinking", shrinkingForm) { reported in
    reported.finding.shrinking.map { (reported.finding.original, $0) }
  }
  form.optional("standing", standingForm) { reported in
    reported.finding.otherReadings.map { ($0, reported.evidence) }
  }
  form.list("faults", faultForm) { $0.finding.faults }
  form.list("appearances", exampleForm) { $0.finding.examples }
  form.field("divergence", divergenceForm) {
    ($0.finding.divergence, $0.finding.shownScenario.names)
  }
  form.list("crashTrace", .text) { $0.finding.crashTrace }
  form.field("document", ScenarioDocument.jsonForm) { $0.document }
  form.optional("file", .text) { $0.file }
}

/// {resolver, options?, tool, law}.
private let ownerForm = JSONForm<TestedResolver>("whose it is") { form in
  form.fields(of: TestedResolver.jsonForm) { $0 }
  form.field("tool", .text) { _ in toolVersion }
  form.field("law", .text) { _ in lawFingerprint }
}

private let foundForm = JSONForm<Finding>("where it was found") { form in
  form.field("index", .count) { $0.index ?? 0 }
  form.field("scenarios", .count) { $0.count }
}

private let shrinkingForm = JSONForm<(original: Scenario, Shrinking)>("a shrinking") { form in
  form.field("steps", .count) { $0.original.steps.count }
  form.field("controllers", .count) { $0.original.controllers.count }
  form.field("evaluations", .count) { $0.1.evaluations }
  form.fields(of: Certificate.jsonForm) { $0.1.certificate }
}

/// `excuses` are the readings under which the subject is right, `C-7=2`; `otherwise` those that change what is
/// expected there, and under which it is wrong, too.
private let standingForm = JSONForm<(Finding.OtherReadings, evidence: Evidence?)>("a standing") {
  form in
  form.optional("evidence", Evidence.jsonForm) { $0.evidence }
  form.field("excuses", .list(of: .text)) { $0.0.excuses.map { $0.text } }
  form.list("otherwise", .text) { $0.0.otherwise.map { $0.text } }
}

private let faultForm = JSONForm<Fault.Likely>("a fault") { form in
  form.field("id", .text) { $0.id }
  form.field("statement", .text) { $0.statement }
  form.field("isExact", .bool) { $0.isExact }
}

private let exampleForm = JSONForm<Finding.Example>("an appearance") { form in
  form.field("class", DivergenceClass.jsonForm) { $0.divergenceClass }
  form.field("scenarios", .count) { $0.count }
  form.optional("isConsequence", .bool) { $0.isConsequence ? true : nil }
}

private let ruleForm = JSONForm<RuleID>("a rule") { form in
  form.field("id", .rule) { $0 }
  form.field("statement", .text) { $0.statement }
}

/// Where the subject has answered, `expected` and `actual` are whole observations.
private let divergenceForm = JSONForm<(Divergence, Names)>("a divergence") { form in
  form.field("step", .count) { $0.0.step }
  form.field("parts", .list(of: .part)) { $0.0.parts }
  form.field("differences", .list(of: differenceForm)) { divergence, names in
    divergence.differences(names).map { $0.asText(names) }
  }
  form.optional("brokenInvariant", .text) { $0.0.brokenInvariant?.statement }
  form.optional("violation", PropertyViolation.jsonForm) { $0.0.violation }
  form.list("output", .text) { $0.0.output }
  form.optional("expected", Observation.jsonForm.withNames) { divergence, names in
    divergence.observed.map { ($0.expected, names) }
  }
  form.optional("actual", Observation.jsonForm.withNames) { divergence, names in
    divergence.observed.map { ($0.actual, names) }
  }
}
