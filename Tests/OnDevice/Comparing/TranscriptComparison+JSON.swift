import StatusQuoAppearanceModel
import StatusQuoDriver
import StatusQuoHarness
package import StatusQuoJSON
import StatusQuoReporting
import StatusQuoRunFormats
package import StatusQuoScenarioFiles

extension TranscriptComparison {
  /// The comparison for machines, as `Reports/Schemas` has it.
  package var json: JSON { Self.jsonForm.json(self) }

  package static let jsonForm = JSONForm<TranscriptComparison>(
    "a comparison", definition: "comparison"
  ) {
    form in
    form.constant("report", "compare")
    form.constant("version", 1)
    form.field("moments", .count) { $0.moments }
    form.field("silent", .count) { $0.silent }
    form.field("rules", .list(of: ruleForm)) { comparison in
      RuleID.allCases.map { (comparison, $0) }
    }
    form.field("contradictions", .list(of: contradictionForm)) { $0.contradictions }
    form.field("readings", .list(of: readingForm)) { $0.readings }
  }
}

private let ruleForm = JSONForm<(TranscriptComparison, RuleID)>("a rule") { form in
  form.field("id", .rule) { $0.1 }
  form.field("grade", .text) { $0.1.grade.words }
  form.field("iOS", sightsForm) { comparison, rule in
    comparison.versions.compactMap { version in
      comparison.sights[TranscriptComparison.RuleOnVersion(rule: rule, iOS: version)]
        .map { (version.text, $0) }
    }
  }
}

private let sightsForm = JSONForm<[(String, TranscriptComparison.RuleCounts)]>.map(
  "moments by versions", sightForm, { $0 }, { $0 })

private let sightForm = JSONForm<TranscriptComparison.RuleCounts>("moments") { form in
  form.field("confirming", .count) { $0.confirming }
  form.field("contradicting", .count) { $0.contradicting }
}

private let contradictionForm = JSONForm<TranscriptComparison.Contradiction>(
  "a contradiction", definition: "contradiction"
) { form in
  form.nullable("name", .text) { $0.document.name }
  form.field("iOS", .text) { $0.document.scenario.environment.iOS.text }
  form.field("step", .count) { $0.step }
  form.field("mismatches", .list(of: mismatchForm)) { $0.mismatches }
  form.field("rules", .list(of: .rule)) { $0.suspects }
  form.field("readings", .list(of: .text)) { $0.fitting.map { $0.text } }
}

private let mismatchForm = JSONForm<Mismatch>("a mismatch") { form in
  form.field("place", .text) { $0.keyPath }
  form.field("seen", .any) { $0.expected }
  form.field("law", .any) { $0.found }
}

private let readingForm = JSONForm<TranscriptComparison.ReadingSight>("a reading") { form in
  form.field("reading", .text) { $0.reading.text }
  form.field("fits", .count) { $0.fits }
  form.field("fails", .count) { $0.fails }
}
