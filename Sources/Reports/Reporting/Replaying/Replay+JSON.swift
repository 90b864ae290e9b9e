import StatusQuoAppearanceModel
import StatusQuoFindings
import StatusQuoGenerators
import StatusQuoHarness
package import StatusQuoJSON
import StatusQuoRunFormats
package import StatusQuoScenarioFiles

extension Replay {
  /// The version of the JSON form; it changes when a key is renamed, removed or means another thing.
  package static let jsonVersion = 2

  /// The result for machines, as `Reports/Schemas` has it.
  ///
  /// `foreign` are documents that were found on another resolver than they are played on. `fixed` are findings on
  /// this one that hold now; `notShown` hold now, too, but depend on what was played before, so that nothing is
  /// fixed. `known` are differences that are accepted, with their states, `inKnownWays` the documents that differ in
  /// those only. `notApplicable` were not compared, as the resolver does not know what they need, or skips them.
  /// `compared` is there where a subject may leave out parts. With a score, `moved` is the number of documents that
  /// were played on another device or version, or with UIKit's defaults, and `loosen` has the keys of the capabilities
  /// that keep documents out.
  package var json: JSON { Self.jsonForm.json(self) }

  package static let jsonForm = JSONForm<Replay>("a replay", isOpen: true, definition: "replay") {
    form in
    form.constant("report", "replay")
    form.constant("version", JSON(jsonVersion))
    form.field("documents", .count) { $0.documents }
    form.field("hold", .count) { $0.holding }
    form.field("steps", .count) { $0.steps }
    form.field("expectations", .count) { $0.expectations }
    form.field("failures", .list(of: failureForm)) { $0.failures }
    form.field("unreadable", .list(of: unreadableForm)) { $0.unreadable }
    form.list("notApplicable", excludedForm) { $0.notApplicable }
    form.optional("compared", ComparedValues.jsonForm) { replay in
      replay.compared == ComparedValues() ? nil : replay.compared
    }
    form.list("hardlyCompared", .observedPart) { $0.hardlyCompared }
    form.optional("ending", SubjectEnding.jsonForm) { $0.ending }
    form.list("foreign", foreignForm) { $0.foreign }
    form.list("fixed", .text) { $0.fixed }
    form.list("notShown", .text) { $0.notShown }
    form.list("known", knownForm) { $0.known.reported(in: RunTotals()) }
    form.list("inKnownWays", .text) { replay in replay.inKnownWays.map { $0.file } }
    form.optional("score", scoreForm) { $0.score }
    form.optional("moved", .count) { $0.moved == 0 ? nil : $0.moved }
    form.list("loosen", loosenedForm) { $0.loosenedKeys }
  }
}

private let loosenedForm = JSONForm<LoosenedKey>("a key of the capabilities to loosen") { form in
  form.field("key", .text) { $0.key }
  form.field("alone", .count) { $0.alone }
  form.field("documents", .count) { $0.documents }
  form.field("needs", .list(of: .text)) { $0.needs }
}

private let scoreForm = JSONForm<Score>("the documents by what they are about") { form in
  form.field("topics", .list(of: topicForm)) { $0.topics }
  form.field("all", countsForm) { $0.all }
  form.field("documentedOrMeasured", countsForm) { $0.documentedOrMeasured }
}

private let topicForm = JSONForm<(topic: Score.Topic, counts: Score.Counts)>("a topic") { form in
  form.field("topic", .listedWord) { $0.topic }
  form.field("counts", countsForm) { $0.counts }
}

private let countsForm = JSONForm<Score.Counts>("numbers of documents") { form in
  form.field("documents", .count) { $0.documents }
  form.field("holds", .count) { $0.holds }
  form.field("differs", .count) { $0.differs }
  form.field("known", .count) { $0.known }
  form.field("skipped", .count) { $0.skipped }
  form.field("notApplicable", .count) { $0.notApplicable }
  form.field("compared", .count) { $0.compared }
}

private let failureForm = JSONForm<Replay.FailedDocument>("a failure") { form in
  form.field("file", .text) { $0.file }
  form.optional("name", .text) { $0.name }
  form.field("expectations", .list(of: mismatchForm)) { failure in
    failure.expectations.flatMap { failed in failed.mismatches.map { (failed, $0) } }
  }
  form.optional("finding", reportedForm) { $0.finding }
}

private let mismatchForm = JSONForm<(Replay.FailedExpectation, Mismatch)>("a mismatch") { form in
  form.field("model", .listedWord) { $0.0.model }
  form.field("step", .count) { $0.0.step }
  form.field("keyPath", .text) { $0.1.keyPath }
  form.field("expected", .any) { $0.1.expected }
  form.field("actual", .any) { $0.1.found }
}

private let unreadableForm = JSONForm<DocumentError>("an unreadable file") { form in
  form.field("file", .text) { $0.file }
  form.field("problem", .text) { $0.description }
}

private let excludedForm = JSONForm<Replay.Excluded>("a document that was not compared") { form in
  form.field("file", .text) { $0.file }
  form.optional("needs", .text) { excluded in
    if case .needs(let need) = excluded.obstacle { need.words } else { nil }
  }
  form.optional("skipped", .text) { excluded in
    if case .skipped(let skip) = excluded.obstacle { skip.reason } else { nil }
  }
}

private let foreignForm = JSONForm<Replay.ForeignFinding>("a foreign finding") { form in
  form.field("file", .text) { $0.file }
  form.field("resolver", .text) { $0.resolver.name }
  form.field("options", .list(of: .text)) { $0.resolver.options }
}
